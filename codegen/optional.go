package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// whenPresent makes code that runs unless sym is an optional argument that is absent.
func (f *values) whenPresent(sym *ir.Symbol, body func()) {
	if !sym.Optional {
		body()
		return
	}
	f.When(f.isPresent(sym), body)
}

func isOptional(e ir.Expr) bool {
	v, ok := e.(*ir.Var)
	return ok && v.Sym.Optional
}

// passedCopy passes a copy of an optional argument of this procedure, or nothing where that is absent.
func (f *calls) passedCopy(a ir.Actual, d *ir.Symbol, effect ir.ArgEffect) passing {
	address, length := f.Alloca("optional", build.BytePtr), f.Alloca("length", types.I64)
	f.Store(constant.NewNull(build.BytePtr), address)
	f.Store(build.I64(0), length)
	present := f.isPresent(a.X.(*ir.Var).Sym)
	var x passing
	f.When(present, func() {
		x = f.passedPresent(a, d, effect)
		f.Store(f.Cast(x.value, build.BytePtr), address)
		if x.length != nil {
			f.Store(x.length, length)
		}
	})
	out := passing{value: f.Cast(f.Load(address), x.value.Type())}
	if x.length != nil {
		out.length = f.Load(length)
	}
	return out
}

// passedIfPresent passes the address of a section; of an optional argument of this procedure that is absent it passes none,
// Fortran 2008, 12.5.2.12.
func (f *calls) passedIfPresent(s *ir.Section, d *ir.Symbol, effect ir.ArgEffect) passing {
	present := presence(f.values, s.Sym, d)
	if present == nil {
		return f.passedSection(s, effect)
	}
	t := types.NewPointer(build.MemoryType(s.Sym.Type))
	address := f.Alloca("optional", t)
	f.Store(constant.NewNull(t), address)
	var x passing
	f.When(present, func() {
		x = f.passedSection(s, effect)
		f.Store(f.Cast(x.value, t), address)
	})
	out := passing{value: f.Load(address)}
	if x.after != nil {
		out.after = func() { f.When(present, x.after) }
	}
	return out
}

// mayBeAbsent reports whether nothing may be passed for a dummy argument, Fortran 2008, 12.5.2.12: an actual argument that is not
// allocated or points to nothing is absent there.
func mayBeAbsent(d *ir.Symbol) bool {
	return d != nil && d.Optional && !d.Pointer && !d.Allocatable
}

// presence tells whether an array that is passed for dummy d is there; nil where it is for certain.
func presence(f *values, sym, d *ir.Symbol) value.Value {
	h := f.homeOf(sym)
	described := sym.Allocatable || sym.Pointer || showsDescribed(sym)
	switch {
	case mayBeAbsent(d) && described && sym.Map == nil && h != nil && h.base != nil:
		base := f.Load(h.base)
		return f.Icmp(enum.IPredNE, base, constant.NewNull(base.Type().(*types.PointerType)))
	case sym.Optional:
		return f.isPresent(sym)
	}
	return nil
}
