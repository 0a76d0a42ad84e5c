package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/types"
)

// Borrowers are the arrays of a unit that borrow memory in it.
func Borrowers(u *spmd.Unit) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		if s, ok := st.(*ir.Borrow); ok {
			for _, x := range s.Into {
				out[x] = true
			}
		}
		return true
	})
	return out
}

// MovingHome is what a procedure keeps itself of where an array is that may be elsewhere in other parts of it.
func MovingHome(f *Memory, sym *ir.Symbol) *Home {
	h := &Home{Dynamic: true, Origin: f.Alloca(sym.Name+".origin", types.NewPointer(build.MemoryType(sym.Type))), Strides: knownStrides(f, sym)}
	for len(h.Strides) < sym.Rank() {
		h.Strides = append(h.Strides, f.Alloca(sym.Name+".stride", types.I64))
	}
	return h
}

// Follow takes over where an array is now.
func Follow(f *Memory, sym *ir.Symbol, shared *Home) {
	h := f.HomeOf(sym)
	if h == shared {
		return
	}
	f.Store(f.Load(shared.Origin), h.Origin)
	for k := range shared.Strides {
		if !h.Knows(k) {
			f.Store(shared.Stride(f, k), h.Strides[k])
		}
	}
}
