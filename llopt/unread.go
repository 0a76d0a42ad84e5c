package llopt

import (
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// DropUnread removes the variables that nothing reads, most of them counters of loops, which are in registers, and what was
// computed for them alone. It is not for modules that debuggers are to read, which show all variables.
func DropUnread(m *ir.Module) {
	for _, fn := range m.Funcs {
		if len(fn.Blocks) > 0 {
			dropUnreadIn(fn)
		}
	}
}

func dropUnreadIn(fn *ir.Func) {
	uses := countUses(fn)
	gone := map[ir.Instruction]bool{}
	var drop func(i ir.Instruction)
	drop = func(i ir.Instruction) {
		gone[i] = true
		for _, op := range i.Operands() {
			uses[*op]--
			if x, ok := (*op).(ir.Instruction); ok && uses[*op] == 0 && !gone[x] && isPure(x) {
				drop(x)
			}
		}
	}
	for again := true; again; { // what is dropped may have been the last to read another variable
		again = false
		for _, b := range fn.Blocks {
			for _, i := range b.Insts {
				if s, ok := i.(*ir.InstStore); ok && !gone[i] && asAlloca(s.Dst) != nil && uses[s.Dst] == 0 {
					uses[s.Dst]++ // that of this store
					drop(i)
					again = true
				}
			}
		}
	}
	for _, b := range fn.Blocks {
		b.Insts = slices.DeleteFunc(b.Insts, func(i ir.Instruction) bool {
			a, ok := i.(*ir.InstAlloca)
			return gone[i] || ok && uses[a] == 0
		})
	}
}

// countUses counts how often each value is an operand; that a variable is set does not count.
func countUses(fn *ir.Func) map[value.Value]int {
	uses := map[value.Value]int{}
	for _, b := range fn.Blocks {
		for _, i := range b.Insts {
			for n, op := range i.Operands() {
				if _, isStore := i.(*ir.InstStore); !isStore || n == 0 || asAlloca(*op) == nil {
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
func isPure(i ir.Instruction) bool {
	switch i.(type) {
	case *ir.InstTrunc, *ir.InstSExt, *ir.InstZExt, *ir.InstAdd, *ir.InstSub, *ir.InstMul, *ir.InstICmp, *ir.InstSelect, *ir.InstBitCast,
		*ir.InstGetElementPtr, *ir.InstLoad:
		return true
	}
	return false
}
