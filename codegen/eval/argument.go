package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// passing is an actual argument on its way: what is passed, its hidden length, and what to do after the call.
type passing struct {
	value  value.Value
	length value.Value
	after  func()
}

// passed prepares one argument for dummy d, nil if that is not known.
func (f *Calls) passed(a ir.Actual, d *ir.Symbol, effect ir.ArgEffect) passing {
	if a.Copy && d != nil && d.Copied && (isOptional(a.X) || d.Optional && isSlotVariable(a.X)) {
		return f.passedCopy(a, d, effect)
	}
	return f.passedPresent(a, d, effect)
}

// passedPresent prepares an argument that no copy is made of where it may be absent.
func (f *Calls) passedPresent(a ir.Actual, d *ir.Symbol, effect ir.ArgEffect) passing {
	switch {
	case d != nil && d.Pointer && d.Proc == nil:
		return f.passedPointer(a, d)
	case d != nil && d.Allocatable && allocatableField(a) != nil:
		return passedField(f, allocatableField(a), d)
	case a.Proc != nil:
		return f.passedProcedure(a.Proc, d)
	case a.Section != nil && d != nil && d.Allocatable:
		return f.passedAllocatable(a.Section.Sym, d.Intent == "out")
	case a.Section != nil:
		if h := f.HomeOf(a.Section.Sym); h != nil && !mayBeAbsent(d) {
			storage.CheckAllocated(f.Coder, a.Section.Sym, h)
		}
		x := f.passedArray(a.Section, d, effect)
		if convention.IsText(a.Section.Sym) {
			x.length = f.LengthOf(a.Section.Sym)
		}
		return x
	case a.X != nil && d != nil && convention.IsSlot(d):
		return f.passedSlot(a.X.(*ir.Var).Sym, d)
	case a.X == nil:
		x := passing{value: constant.NewNull(convention.ArgumentType(d).(*types.PointerType))}
		if convention.IsText(d) {
			x.length = build.Zero(convention.LengthType(d))
		}
		return x
	case a.X.Type().Base == ir.Character:
		return f.passedText(a, d)
	case d != nil && d.ByValue && d.Type.Base == ir.Derived:
		return passing{value: f.Load(targetAddress(f.Values, a.X, f.Place(a.X), d))}
	case d != nil && d.ByValue:
		return passing{value: build.ToMemory(f.Builder, d.Type, f.Expr(a.X))}
	}
	t := a.X.Type()
	switch e := a.X.(type) {
	case *ir.Elem:
		if !a.Copy {
			return f.passedElement(e, d)
		}
	case *ir.Field:
		if !a.Copy {
			return passing{value: targetAddress(f.Values, a.X, f.FieldAddress(e), d)}
		}
	}
	if t.Base == ir.Derived {
		return f.passedStructure(a, t, d)
	}
	if v, ok := a.X.(*ir.Var); ok && !a.Copy && (effect.Written || v.Sym.Captured || v.Sym.Optional || mayBeAbsent(d) && convention.IsSlot(v.Sym) || v.Sym.Pointer || v.Sym.Target) {
		return passing{value: targetAddress(f.Values, v, f.Variable(v.Sym), d)}
	}
	temp := build.Temporary(f.Builder, t)
	f.Store(build.ToMemory(f.Builder, t, f.Expr(a.X)), temp)
	return passing{value: temp}
}

// targetAddress is the address p of actual argument e for dummy d: with checks, a pointer must point to something.
func targetAddress(f *Values, e ir.Expr, p value.Value, d *ir.Symbol) value.Value {
	if !mayBeAbsent(d) {
		storage.CheckTarget(f.Coder, e, p)
	}
	return p
}

// passedStructure passes a derived-type variable, or a copy of it where it stands in parentheses.
func (f *Calls) passedStructure(a ir.Actual, t ir.Type, d *ir.Symbol) passing {
	if !a.Copy {
		return passing{value: targetAddress(f.Values, a.X, f.Place(a.X), d)}
	}
	temp := build.Temporary(f.Builder, t)
	f.Store(build.Zero(build.MemoryType(t)), temp)
	derived.CopyDerived(f.Coder, t.Derived, temp, f.Place(a.X))
	return passing{value: temp}
}

// passedArray passes an array or a section for dummy d, nil if that is not known.
func (f *Calls) passedArray(s *ir.Section, d *ir.Symbol, effect ir.ArgEffect) passing {
	switch {
	case d == nil || !convention.ByDescriptor(d):
		x := f.passedIfPresent(s, d, effect)
		if d != nil {
			x.value = f.Cast(x.value, convention.ArgumentType(d))
		}
		return x
	case f.HomeOf(s.Sym).Bytes && !d.CountsBytes():
		return f.passedDense(s, effect)
	case d.Copied && !f.contiguous(s):
		return f.passedDenseIfPresent(s, d, effect)
	}
	return passing{value: f.describedActual(s, d)}
}

// openEnded reports whether what is passed for an argument of assumed rank is an assumed-size array, or may be one: its last dimension
// has -1 elements there.
func openEnded(s *ir.Section, d *ir.Symbol) bool {
	return s != nil && (s.Sym.Size == ir.AssumedSize || s.Sym.Size == ir.AssumedRank) && s.IsWhole() && d.Size == ir.AssumedRank
}

// passedDense passes the description of a copy of a section that no descriptor can describe, or of an array itself that needs no copy.
func (f *Calls) passedDense(s *ir.Section, effect ir.ArgEffect) passing {
	if !f.maybeContiguous(s) {
		d, sec := f.Sections.describedCopy(s)
		return passing{value: d, after: func() { f.Sections.bringBack(sec, effect.Written) }}
	}
	x := f.passedIfContiguous(s, effect)
	x.value = f.Sections.describedDense(s, f.Sections.Section(s), x.value)
	return x
}

// passedDenseIfPresent does so for what may be absent, of which nothing is passed.
func (f *Calls) passedDenseIfPresent(s *ir.Section, d *ir.Symbol, effect ir.ArgEffect) passing {
	present := presence(f.Values, s.Sym, d)
	if present == nil {
		return f.passedDense(s, effect)
	}
	address := f.Alloca("optional", build.BytePtr)
	f.Store(constant.NewNull(build.BytePtr), address)
	var x passing
	f.When(present, func() {
		x = f.passedDense(s, effect)
		f.Store(f.Cast(x.value, build.BytePtr), address)
	})
	return passing{value: f.Cast(f.Load(address), x.value.Type()), after: func() { f.When(present, x.after) }}
}

// passedSection passes the address of the first element, of the array itself where the section is contiguous, else of a
// copy that goes back after the call.
func (f *Calls) passedSection(s *ir.Section, effect ir.ArgEffect) passing {
	if f.contiguous(s) {
		return passing{value: f.AddressUnchecked(s.Sym, f.Indices(s.Lo))}
	}
	if f.maybeContiguous(s) {
		return f.passedIfContiguous(s, effect)
	}
	sec := f.Sections.copyOut(s)
	return passing{
		value: f.Cast(sec.Buffer, types.NewPointer(build.MemoryType(s.Sym.Type))),
		after: func() { f.Sections.bringBack(sec, effect.Written) },
	}
}

// passedIfContiguous passes a section itself if its elements stand one after the other, else a copy.
func (f *Calls) passedIfContiguous(s *ir.Section, effect ir.ArgEffect) passing {
	dense := f.isDense(s, false)
	here := f.AddressUnchecked(s.Sym, f.Indices(s.Lo))
	copied := f.Alloca("copy", build.BytePtr)
	f.Store(constant.NewNull(build.BytePtr), copied)
	pack, join := f.NewBlock("pack"), f.NewBlock("packed")
	f.Branch(dense, join, pack)
	f.Cur = pack
	sec := f.Sections.copyOut(s)
	f.Store(sec.Buffer, copied)
	f.Jump(join)
	f.Cur = join
	buffer := f.Load(copied)
	absent := f.Icmp(enum.IPredEQ, buffer, constant.NewNull(build.BytePtr))
	return passing{
		value: f.Choose(absent, here, f.Cast(buffer, here.Type())),
		after: func() { f.unpack(s, copied, effect) },
	}
}

// unpack brings a copy back and frees it, if there is one.
func (f *Calls) unpack(s *ir.Section, copied value.Value, effect ir.ArgEffect) {
	back, done := f.NewBlock("unpack"), f.NewBlock("unpacked")
	buffer := f.Load(copied)
	f.Branch(f.Icmp(enum.IPredNE, buffer, constant.NewNull(build.BytePtr)), back, done)
	f.Cur = back
	if effect.Written {
		sec := f.Sections.Section(s)
		sec.Buffer = buffer
		f.Sections.copyIn(sec)
	}
	f.CallRuntime("free", buffer)
	f.Jump(done)
	f.Cur = done
}

// isSlotVariable holds for a scalar that is allocatable or a pointer, and may be nothing, therefore.
func isSlotVariable(e ir.Expr) bool {
	v, ok := e.(*ir.Var)
	return ok && convention.IsSlot(v.Sym)
}

// passedCopy passes a copy of an optional argument of this procedure, or of a scalar that may be nothing; nothing where there is none.
func (f *Calls) passedCopy(a ir.Actual, d *ir.Symbol, effect ir.ArgEffect) passing {
	address, length := f.Alloca("optional", build.BytePtr), f.Alloca("length", types.I64)
	f.Store(constant.NewNull(build.BytePtr), address)
	f.Store(build.I64(0), length)
	there := &ir.Status{Pos: a.X.Span(), Sym: a.X.(*ir.Var).Sym}
	there.Present = !isSlotVariable(a.X)
	present := f.status(there)
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
func (f *Calls) passedIfPresent(s *ir.Section, d *ir.Symbol, effect ir.ArgEffect) passing {
	present := presence(f.Values, s.Sym, d)
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

// passedElement passes an element of an array for dummy d of an elemental procedure: nothing, where the array may be absent and is.
func (f *Calls) passedElement(e *ir.Elem, d *ir.Symbol) passing {
	var present value.Value
	if mayBeAbsent(d) {
		present = presence(f.Values, e.Sym, d)
	}
	if present == nil {
		return passing{value: f.ElemAddress(e)}
	}
	t := types.NewPointer(build.MemoryType(e.Sym.Type))
	address := f.Alloca("optional", t)
	f.Store(constant.NewNull(t), address)
	f.When(present, func() { f.Store(f.Cast(f.ElemAddress(e), t), address) })
	return passing{value: f.Load(address)}
}

// passedText passes characters with their length. A value, or a variable in parentheses, is passed as a copy.
func (f *Calls) passedText(a ir.Actual, d *ir.Symbol) passing {
	if d != nil && d.ByValue {
		p, _ := f.Texts.Chars(a.X)
		return passing{value: f.Load(p)}
	}
	p, n := passedChars(f.Values, a.X, d)
	if a.Copy {
		to := f.Texts.textBuffer(a.X.Type(), n)
		f.CopyBytes(to, p, build.BytesOfChars(f.Builder, a.X.Type(), n))
		p = to
	}
	if d != nil {
		p = f.Cast(p, convention.ArgumentType(d))
	}
	return passing{value: p, length: n}
}

// passedChars is chars of an actual argument, which may be absent.
func passedChars(f *Values, e ir.Expr, d *ir.Symbol) (p, n value.Value) {
	if v, ok := e.(*ir.Var); ok && mayBeAbsent(d) {
		return f.Cast(f.Variable(v.Sym), build.BytePtr), f.LengthOf(v.Sym)
	}
	return f.Texts.Chars(e)
}
