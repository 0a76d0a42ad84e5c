package llopt

import (
	"fmt"
	"slices"
	"strings"

	llvm "github.com/llir/llvm/ir"
)

// Unique holds the functions of a module that were made so far, by their code.
type Unique map[string]*llvm.Func

// Same gives the function that has the same code as fn, and takes fn out of m if that is another. The types of the
// parameters and the result are the same for all that are asked for.
func (u Unique) Same(m *llvm.Module, fn *llvm.Func) (*llvm.Func, error) {
	dropUnreadIn(fn)
	for _, i := range fn.Blocks[0].Insts {
		if a, ok := i.(*llvm.InstAlloca); ok {
			a.SetName("")
		}
	}
	if err := fn.AssignIDs(); err != nil {
		return nil, fmt.Errorf("llopt: %s: %w", fn.Name(), err)
	}
	var text strings.Builder
	for _, b := range fn.Blocks {
		text.WriteString(b.LLString())
	}
	if old := u[text.String()]; old != nil {
		m.Funcs = slices.DeleteFunc(m.Funcs, func(x *llvm.Func) bool { return x == fn })
		return old, nil
	}
	u[text.String()] = fn
	return fn, nil
}
