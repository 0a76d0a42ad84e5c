package llopt

import (
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// useTable tells where a function uses its registers and variables.
type useTable struct {
	number      map[*llvm.Block]int
	first, last map[value.Value]int // blocks
	escapes     map[*llvm.InstAlloca]bool
}

// newUseTable looks through a function. That a variable is set is no use of it.
func newUseTable(fn *llvm.Func) *useTable {
	t := &useTable{map[*llvm.Block]int{}, map[value.Value]int{}, map[value.Value]int{}, map[*llvm.InstAlloca]bool{}}
	for k, b := range fn.Blocks {
		t.number[b] = k
		for _, i := range b.Insts {
			for n, op := range i.Operands() {
				if _, isStore := i.(*llvm.InstStore); !isStore || n == 0 || asAlloca(*op) == nil {
					t.note(*op, k, i)
				}
			}
		}
		for _, op := range b.Term.Operands() {
			t.note(*op, k, nil)
		}
	}
	return t
}

func (t *useTable) note(v value.Value, block int, user llvm.Instruction) {
	switch x := v.(type) {
	case *llvm.InstAlloca:
		if _, direct := user.(*llvm.InstLoad); !direct {
			t.escapes[x] = true
		}
	case llvm.Instruction:
	default:
		return
	}
	if _, known := t.first[v]; !known {
		t.first[v] = block
	}
	t.last[v] = block
}

// within reports whether all uses of v are in the blocks from up to to.
func (t *useTable) within(v value.Value, from, to int) bool {
	first, used := t.first[v]
	return !used || from <= first && t.last[v] < to
}

func (t *useTable) inside(b *llvm.Block, from, to int) bool {
	k, ok := t.number[b]
	return ok && from <= k && k < to
}
