package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/types"
)

// Borrowers are the arrays of a unit that may stand in the memory of others in it: of which, for each time.
func Borrowers(u *spmd.Unit) map[*ir.Symbol][]*ir.Symbol {
	out := map[*ir.Symbol][]*ir.Symbol{}
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		switch s := st.(type) {
		case *ir.Borrow:
			for k, x := range s.Into {
				if !s.End {
					out[x] = append(out[x], s.From[k])
				}
			}
		case *ir.CopyArray:
			if s.Base != nil && s.To != s.Base {
				out[s.To] = append(out[s.To], s.Base)
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
