package codegen

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/eval"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// bindDescribedResult takes over the descriptor that the caller has for the value of the function.
func (f *entry) bindDescribedResult(s *ir.Symbol) {
	f.Descriptors[s] = f.Cast(f.Fn.Params[0], types.NewPointer(build.DescriptorType(s.Rank())))
}

// takeTexts takes the lengths of characters that C describes, and the addresses of those that are no descriptor here.
func (f *entry) takeTexts(p *ir.Procedure) {
	for i, d := range p.Dummies {
		if !convention.ByCDescriptor(p, d) || !convention.DescribedText(d) {
			continue
		}
		var address value.Value
		if address, f.Lengths[d] = eval.TextFromC(f.Coder, f.Params[i], d); !convention.ByDescriptor(d) {
			f.Params[i] = f.Cast(address, convention.ArgumentType(d))
		}
	}
}

// bindLengths lets the lengths of character arguments and of the result be found.
func (f *entry) bindLengths(p *ir.Procedure) {
	if convention.IsHidden(p) && convention.IsText(p.Result) {
		if f.Lengths[p.Result] = f.Fn.Params[1]; p.Result.Deferred {
			f.Vars[p.Result.Len.(*ir.Var).Sym] = f.Fn.Params[1]
		}
	}
	next := len(p.Dummies)
	for _, d := range p.Dummies {
		switch {
		case convention.HasHiddenLength(p, d):
			if f.Lengths[d] = f.Params[next]; d.Deferred {
				f.Vars[d.Len.(*ir.Var).Sym] = f.Params[next]
			}
			next++
		case convention.IsText(d) && f.Lengths[d] == nil:
			f.Lengths[d] = build.I64(1)
		}
	}
}

// checkLengths ends the run where characters are passed to a dummy argument that is declared with another number of them: a pointer,
// an allocatable or an assumed shape takes no other, a scalar none that is smaller, Fortran 2008, 12.5.2.4 to 12.5.2.7.
func (f *entry) checkLengths(p *ir.Procedure) {
	for _, d := range p.Dummies {
		declared := build.I64(int64(d.Type.Len))
		exact := d.Pointer || d.Allocatable || d.Size >= ir.AssumedShape
		switch {
		case !f.Opt.Check || !convention.HasHiddenLength(p, d) || d.Deferred || d.Type.Len < 0:
		case exact:
			f.WhenPresent(d, func() {
				f.FailIf(f.Icmp(enum.IPredNE, f.Lengths[d], declared), fmt.Sprintf("the characters passed for '%s' are not the %d that it is declared with", d.Name, d.Type.Len))
			})
		case d.Rank() == 0:
			f.WhenPresent(d, func() {
				f.FailIf(f.Icmp(enum.IPredSLT, f.Lengths[d], declared), fmt.Sprintf("fewer characters are passed for '%s' than the %d that it is declared with", d.Name, d.Type.Len))
			})
		}
	}
}

// bindArguments lets the scalar dummy arguments be found. One that the procedure never sets, nor hands to its internal
// procedures, is read once: Fortran forbids that it changes by another way meanwhile.
func (f *entry) bindArguments(p *ir.Procedure) {
	switch {
	case !convention.IsHidden(p) || convention.IsArrayFunction(p):
	case convention.IsSlot(p.Result):
		f.Vars[p.Result] = f.Fn.Params[0]
		f.Store(constant.NewNull(build.BytePtr), f.Fn.Params[0])
	case convention.IsText(p.Result):
		f.Vars[p.Result] = f.Cast(f.Fn.Params[0], types.NewPointer(build.MemoryType(p.Result.Type)))
	default:
		to := f.Cast(f.Fn.Params[0], types.NewPointer(build.MemoryType(p.Result.Type)))
		f.Vars[p.Result] = to
		f.Store(build.Zero(build.MemoryType(p.Result.Type)), to)
		f.CopyBytes(to, f.Private("", build.DefaultValue(p.Result.Type.Derived)), build.I64(build.SizeOf(p.Result.Type)))
	}
	f.bindAbsent()
	for i, d := range p.Dummies {
		param := f.Params[i]
		switch {
		case d.Proc != nil:
			f.Vars[d] = param
		case d.Rank() > 0 && convention.IsDescribed(d) && p.CName != "":
			f.Descriptors[d] = eval.TakenFromC(f.Coder, param, d)
		case d.Rank() > 0 && convention.ByDescriptor(d) && p.CName != "":
			f.Descriptors[d] = f.Sections.FromCDescriptor(param, d)
		case d.Rank() > 0 && convention.ByDescriptor(d):
			f.Descriptors[d] = eval.PresentDescriptor(f.Coder, param, d)
		case d.Rank() > 0:
		case convention.IsSlot(d):
			if f.Vars[d] = param; convention.ByCDescriptor(p, d) {
				f.WhenPresent(d, func() { eval.FreedForC(f.Coder, param, d) })
			}
		case d.ByValue:
			f.Store(param, f.Cast(f.DeclareScalar(d), types.NewPointer(param.Type())))
		case !d.Optional && !d.Target && d.Type.Base != ir.Character && d.Type.Base != ir.Derived && !d.Captured && !p.Effects.Arg(i).Written:
			a := f.DeclareScalar(d)
			f.Store(f.Load(param), a)
		default:
			f.Vars[d] = param
			f.Debug.Variable(d, param)
			if d.Intent == "out" && d.Type.Base == ir.Derived {
				f.WhenPresent(d, func() { resetArgument(f.Coder, d, param) })
			}
		}
	}
}

// resetArgument gives an argument with INTENT(OUT) the default values of its type.
func resetArgument(c *module.Coder, d *ir.Symbol, param value.Value) {
	if d.Type.Derived.HasAllocatable() {
		derived.FreeVariable(c, d.Type.Derived, param)
	}
	if d.Type.Derived.HasDefault() {
		c.CopyBytes(param, c.Private("", build.DefaultValue(d.Type.Derived)), build.I64(build.SizeOf(d.Type)))
	}
}

// bindAbsent gives the dummy arguments that only another entry has something to stand for them: no statement that runs uses
// them.
func (f *entry) bindAbsent() {
	for _, s := range f.Unit.Symbols {
		switch {
		case !s.Absent:
		case s.Proc != nil:
			f.Vars[s] = constant.NewNull(build.BytePtr)
		case convention.IsSlot(s):
			f.PointerSlot(s)
		case s.Rank() == 0:
			f.DeclareScalar(s)
		case s.Pointer || s.Allocatable:
			f.Homes[s] = f.DynamicHome(s)
		default:
			h := &storage.Home{Bytes: s.CountsBytes(), Origin: constant.NewNull(types.NewPointer(build.MemoryType(s.Type)))}
			for range s.Dims {
				h.Strides = append(h.Strides, build.I64(1))
			}
			f.Homes[s] = h
		}
	}
}

// bindArrays lets the chosen dummy arrays be found, once their bounds are known.
func (f *entry) bindArrays(p *ir.Procedure, chosen func(*ir.Symbol) bool) {
	for i, d := range p.Dummies {
		if d.Rank() == 0 || !chosen(d) {
			continue
		}
		f.At(d.Pos)
		switch {
		case d.Size >= ir.AssumedShape:
			f.Homes[d] = f.Sections.DescribedHome(d, f.Descriptors[d])
			f.Debug.Show(d, f.Load(f.Field(f.Descriptors[d], build.DescBase)))
		case storage.HasConstantShape(d):
			strides, _, offset := storage.LayOut(d)
			f.Homes[d] = &storage.Home{Strides: strides, Origin: f.ShiftedArray(d, f.Params[i], -offset)}
			f.Debug.Show(d, f.Params[i])
		default:
			strides, _, offset := f.layOutNow(d)
			f.Homes[d] = &storage.Home{Strides: strides, Origin: f.Stepped(d, f.Params[i], f.Minus(build.I64(0), offset))}
			f.Debug.ShowSized(d, f.Params[i])
		}
	}
}

// bindMapped takes origin and strides of distributed arrays, which the start of the program has made, into registers.
func (f *entry) bindMapped(u *spmd.Unit) {
	borrowing := storage.Borrowers(u)
	for _, a := range u.Arrays {
		if a.Sym.Allocatable {
			continue
		}
		shared := f.HomeOf(a.Sym)
		if borrowing[a.Sym] != nil {
			f.Homes[a.Sym] = storage.MovingHome(f.Memory, a.Sym)
			storage.Follow(f.Memory, a.Sym, shared)
			continue
		}
		h := &storage.Home{Origin: f.Load(shared.Origin)}
		for k := range shared.Strides {
			h.Strides = append(h.Strides, shared.Stride(f.Memory, k))
		}
		f.Homes[a.Sym] = h
	}
}
