package llopt

import (
	"slices"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// DropUnread removes the variables that nothing reads, most of them counters of loops, which are in registers, and what was
// computed for them alone. It is not for modules that debuggers are to read, which show all variables.
func DropUnread(m *llvm.Module) {
	for _, fn := range m.Funcs {
		if len(fn.Blocks) > 0 {
			dropUnreadIn(fn)
		}
	}
}

func dropUnreadIn(fn *llvm.Func) {
	uses := countUses(fn)
	gone := map[llvm.Instruction]bool{}
	var drop func(i llvm.Instruction)
	drop = func(i llvm.Instruction) {
		gone[i] = true
		for _, op := range i.Operands() {
			uses[*op]--
			if x, ok := (*op).(llvm.Instruction); ok && uses[*op] == 0 && !gone[x] && isPure(x) {
				drop(x)
			}
		}
	}
	for again := true; again; { // what is dropped may have been the last to read another variable
		again = false
		for _, b := range fn.Blocks {
			for _, i := range b.Insts {
				if s, ok := i.(*llvm.InstStore); ok && !gone[i] && asAlloca(s.Dst) != nil && uses[s.Dst] == 0 {
					uses[s.Dst]++ // that of this store
					drop(i)
					again = true
				}
			}
		}
	}
	for _, b := range fn.Blocks {
		b.Insts = slices.DeleteFunc(b.Insts, func(i llvm.Instruction) bool {
			a, ok := i.(*llvm.InstAlloca)
			return gone[i] || ok && uses[a] == 0
		})
	}
}

// countUses counts how often each value is an operand; that a variable is set does not count.
func countUses(fn *llvm.Func) map[value.Value]int {
	uses := map[value.Value]int{}
	for _, b := range fn.Blocks {
		for _, i := range b.Insts {
			for n, op := range i.Operands() {
				if _, isStore := i.(*llvm.InstStore); !isStore || n == 0 || asAlloca(*op) == nil {
					uses[*op]++
				}
			}
		}
		for _, op := range b.Term.Operands() {
			uses[*op]++
		}
	}
	return uses
}

// isPure reports whether an instruction does nothing but give its result.
func isPure(i llvm.Instruction) bool {
	switch i.(type) {
	case *llvm.InstTrunc, *llvm.InstSExt, *llvm.InstZExt, *llvm.InstAdd, *llvm.InstSub, *llvm.InstMul, *llvm.InstICmp, *llvm.InstSelect, *llvm.InstBitCast,
		*llvm.InstGetElementPtr, *llvm.InstLoad:
		return true
	}
	return false
}
