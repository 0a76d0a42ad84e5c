package interpret

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Components in constant expressions: the constructors of structures are statements that set components of a variable, and
// components of arrays are views of them.

// subscripts evaluates subscripts, nil where one is not constant.
func (v *Machine) subscripts(list []ir.Expr) []int64 {
	var out []int64
	for _, x := range list {
		k := v.Value(x)
		if k == nil {
			return nil
		}
		out = append(out, k.I)
	}
	return out
}

// field is the value of a component, or of an element of one that is an array; nil if it has none.
func (v *Machine) field(f *ir.Field) *ir.Const {
	of := v.Value(f.X)
	if of == nil {
		return nil
	}
	part := PartOf(of, f.Comp)
	if part == nil || len(f.Comp.Dims) == 0 {
		return part
	}
	if at := v.partIndex(f); at >= 0 && at < int64(len(part.Parts)) {
		return part.Parts[at]
	}
	return nil
}

// partIndex is the number of the element that the subscripts of a component name, -1 for none.
func (v *Machine) partIndex(f *ir.Field) int64 {
	a := &constArray{}
	for _, d := range f.Comp.Dims {
		lo, hi := v.Value(d.Lo), v.Value(d.Hi)
		if lo == nil || hi == nil {
			return -1
		}
		a.lo, a.extent = append(a.lo, lo.I), append(a.extent, max(hi.I-lo.I+1, 0))
	}
	subs := v.subscripts(f.Subs)
	if subs == nil {
		return -1
	}
	return a.place(subs)
}

// setField sets a component, or an element of one, of a variable that the compiler made.
func (v *Machine) setField(f *ir.Field, k *ir.Const) bool {
	of := v.Value(f.X)
	if of == nil {
		return false
	}
	whole := *of
	whole.Parts = slices.Clone(of.Parts)
	if len(f.Comp.Dims) > 0 {
		at := v.partIndex(f)
		if at < 0 {
			return false
		}
		part := &ir.Const{Pos: k.Pos, T: f.Comp.Type, Parts: make([]*ir.Const, f.Comp.Elements())}
		if old := PartOf(of, f.Comp); old != nil {
			copy(part.Parts, old.Parts)
		}
		part.Parts[at] = k
		k = part
	}
	whole.Parts[f.Comp.Index] = k
	return v.set(f.X, &whole)
}

// viewed is the component that an element of a view stands for; nil for an element of another array.
func (v *Machine) viewed(e *ir.Elem) *ir.Field {
	view := v.views[e.Sym]
	if view == nil {
		return nil
	}
	f := *view.First
	if view.Parent == nil {
		f.Subs = e.Subs
		return &f
	}
	base := &ir.Elem{Pos: e.Pos, Sym: view.Parent.Sym}
	d := 0
	for k, lo := range view.Parent.Lo {
		if view.Parent.Single[k] {
			base.Subs = append(base.Subs, lo)
			continue
		}
		at := v.subscripts([]ir.Expr{lo, view.Parent.Step[k], e.Subs[d]})
		if at == nil {
			return nil
		}
		base.Subs = append(base.Subs, &ir.Const{Pos: e.Pos, T: ir.Int8, I: at[0] + (at[2]-1)*at[1]})
		d++
	}
	f.X = base
	return &f
}

// transfer copies the bytes of constants.
func (v *Machine) transfer(args []ir.Expr) bool {
	to, from := v.array(args[0].(*ir.Elem).Sym), v.array(args[1].(*ir.Elem).Sym)
	n := v.Value(args[2])
	if to == nil || from == nil || n == nil {
		return false
	}
	var bytes []byte
	for _, k := range from.elems {
		b := ir.BytesOfConst(k)
		if b == nil {
			return false
		}
		bytes = append(bytes, b...)
	}
	t := args[0].Type()
	size := ir.BytesPer(t)
	for i := range to.elems {
		at := int64(i) * size
		if at+size > min(n.I, int64(len(bytes))) {
			break
		}
		if to.elems[i] = ir.ConstOfBytes(bytes[at:at+size], t, args[0].Span()); to.elems[i] == nil {
			return false
		}
	}
	return true
}

// PartOf is the value of a component of a constant: its own or the default value, nil where it has none.
func PartOf(of *ir.Const, comp *ir.Component) *ir.Const {
	if comp.Index < len(of.Parts) && of.Parts[comp.Index] != nil {
		return of.Parts[comp.Index]
	}
	switch {
	case comp.Pointer || comp.Allocatable:
		return nil
	case comp.InitElems != nil:
		return &ir.Const{Pos: of.Pos, T: comp.Type, Parts: comp.InitElems}
	case len(comp.Dims) == 0 && comp.Init != nil:
		return comp.Init
	case comp.Type.Base != ir.Derived:
		return nil
	case len(comp.Dims) == 0:
		return DefaultsOf(comp.Type, of.Pos)
	}
	out := &ir.Const{Pos: of.Pos, T: comp.Type}
	for range comp.Elements() {
		out.Parts = append(out.Parts, DefaultsOf(comp.Type, of.Pos))
	}
	return out
}

// DefaultsOf is the constant of derived type whose components have their default values.
func DefaultsOf(t ir.Type, pos diag.Span) *ir.Const {
	return &ir.Const{Pos: pos, T: t, Parts: make([]*ir.Const, len(t.Derived.Components))}
}
