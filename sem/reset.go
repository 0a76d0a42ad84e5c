package sem

import (
	"math"
	"slices"
	"strconv"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// Arguments with INTENT(OUT) begin with the default values of their types, and their allocatable components are freed, Fortran
// 2008, 5.3.10 and 6.7.3.2. Code for a scalar of the declared type does so where it takes the arguments; the statements for
// all others are made here.

// resetter gives arguments with INTENT(OUT) their default values.
type resetter struct{ *checker }

// resetArguments gives arguments with INTENT(OUT) that are arrays their default values, and CLASS arguments those of their
// dynamic types.
func (c resetter) resetArguments() []ir.Stmt {
	var out []ir.Stmt
	if c.unit.Proc == nil {
		return nil
	}
	for _, d := range c.unit.Proc.Visible() {
		switch {
		case d.Intent != "out" || d.Pointer || d.Type.Derived == nil:
		case d.Allocatable && d.Tag != nil:
			begin := &ir.Assign{At: ir.At{Pos: d.Pos}, LHS: &ir.Var{Pos: d.Pos, Sym: d.Tag}, RHS: typeTag(d.Type.Derived, d.Pos)}
			out = append(out, c.em.IfPresent(d.Present(), []ir.Stmt{begin}, d.Pos)...)
		case d.Allocatable:
		case d.Rank() > 0 && d.Tag != nil:
			out = append(out, c.em.IfPresent(d.Present(), resetArrayByType(c.checker, d), d.Pos)...)
		case d.Rank() > 0:
			out = append(out, c.em.IfPresent(d.Present(), c.resetArray(d), d.Pos)...)
		case d.Tag != nil:
			out = append(out, c.resetByType(d)...)
		}
	}
	return out
}

// resetArray gives the elements of an array their default values. Elements with allocatable components are reset one by one,
// through a pointer, as these are freed.
func (c resetter) resetArray(d *ir.Symbol) []ir.Stmt {
	t := d.Type.Derived
	if !t.HasDefault() && !t.HasAllocatable() {
		return nil
	}
	if d.Size == ir.AssumedSize {
		// Fortran 2008, C534: the number of elements is not known.
		c.bag.Errorf(d.Pos, "intent", "'%s' has INTENT(OUT) and assumed size, so its type can have no default values and no allocatable components", d.Name).
			Help("write '%s(:)', or INTENT(INOUT)", d.Name)
		return nil
	}
	at := ir.At{Pos: d.Pos}
	if !t.HasAllocatable() {
		model := &ir.Var{Pos: d.Pos, Sym: c.temp(d.Name, d.Type, d.Pos)}
		return []ir.Stmt{&ir.Reset{At: at, Var: model}, &ir.Assign{At: at, LHS: shapes.WholeExpr(d, d.Pos), RHS: model}}
	}
	n := elements.NewNest(c.em, shapes.OfSection(shapes.Whole(d), d.Pos))
	e := n.At(c.em, shapes.WholeExpr(d, d.Pos))
	d.Target = true
	q := c.pointerTemp(d.Name, d.Type, 0, d.Pos)
	return n.Loops(c.em, []ir.Stmt{&ir.PointTo{At: at, Sym: q, Scalar: e}, &ir.Reset{At: at, Var: &ir.Var{Pos: d.Pos, Sym: q}}}, elements.Always)
}

// resetArrayByType gives the elements of an array of CLASS the default values of their dynamic type.
func resetArrayByType(c *checker, d *ir.Symbol) []ir.Stmt {
	st := &ir.If{At: ir.At{Pos: d.Pos}}
	for _, t := range d.Type.Derived.Family() {
		if t.IsUnlimited() || t.Abstract || !t.HasDefault() && !t.HasAllocatable() {
			continue
		}
		d.Target = true
		tag := &ir.Var{Pos: d.Pos, Sym: d.Tag}
		p, body := seenAs(c, d.Name, ir.Type{Base: ir.Derived, Derived: t}, tag, nil, shapes.Section(d, shapes.Whole(d), d.Pos).Section, d.Pos)
		body = append(body, resetter{c}.resetArray(p)...)
		st.Branches = append(st.Branches, ir.Branch{Pos: d.Pos, Cond: ofType(tag, []*ir.DerivedType{t}, d.Pos), Body: body})
	}
	if st.Branches == nil {
		return nil
	}
	return []ir.Stmt{st}
}

// resetByType gives what extensions of its declared type add to a CLASS argument with INTENT(OUT) their default values.
func (c *emission) resetByType(d *ir.Symbol) []ir.Stmt {
	st := &ir.If{At: ir.At{Pos: d.Pos}}
	for _, t := range d.Type.Derived.Family()[1:] {
		if !t.HasDefault() && !t.HasAllocatable() {
			continue
		}
		d.Target = true
		q := c.pointerTemp(d.Name, ir.Type{Base: ir.Derived, Derived: t}, 0, d.Pos)
		body := []ir.Stmt{&ir.PointTo{At: st.At, Sym: q, Scalar: &ir.Var{Pos: d.Pos, Sym: d}}, &ir.Reset{At: st.At, Var: &ir.Var{Pos: d.Pos, Sym: q}}}
		st.Branches = append(st.Branches, ir.Branch{Pos: d.Pos, Cond: ofType(&ir.Var{Pos: d.Pos, Sym: d.Tag}, []*ir.DerivedType{t}, d.Pos), Body: body})
	}
	if st.Branches == nil {
		return nil
	}
	return c.em.IfPresent(d.Present(), []ir.Stmt{st}, d.Pos)
}

// fillLocals gives local variables without a value the one that options want.
func fillLocals(c *checker) []ir.Stmt {
	if c.file.Dialect.Fill == (parse.Fill{}) || c.unit.Module || c.entry != nil {
		return nil
	}
	var out []ir.Stmt
	for _, s := range slices.Clone(c.unit.Symbols) {
		e := names.Of(s)
		k := fillOf(c, s.Type, s.Pos)
		if e == nil || e.Class != names.Variable || e.Home != c || e.Dummy || e.Equivalenced || e.CommonPos.Valid() || s.Common != nil || k == nil ||
			s.Allocatable || s.Pointer || s.Proc != nil || s.Made || s.Init != nil || s.InitElems != nil {
			continue
		}
		if (c.unit.Proc == nil || e.Saved || c.saveAll) && ir.ConstantDims(s.Dims) && s.Len == nil {
			giveFill(s, k)
			continue
		}
		out = append(out, fillNow(c, s, k)...)
	}
	return out
}

// giveFill lets a variable that lives as long as the program begin with a value.
func giveFill(s *ir.Symbol, k *ir.Const) {
	if s.Rank() == 0 {
		s.Init = k
		return
	}
	n := int64(1)
	for _, d := range s.Dims {
		n *= max(0, d.Hi.(*ir.Const).I-d.Lo.(*ir.Const).I+1)
	}
	s.InitElems = slices.Repeat([]*ir.Const{k}, int(n))
}

// fillNow assigns a value to a variable.
func fillNow(c *checker, s *ir.Symbol, k *ir.Const) []ir.Stmt {
	at := ir.At{Pos: s.Pos}
	value := ir.Expr(k)
	if s.Len != nil {
		value = &ir.Call{Pos: s.Pos, Fn: "repeat", Args: []ir.Expr{k, s.Len}, T: s.Type.OfLength(ir.VarLen)}
	}
	if s.Rank() == 0 {
		return []ir.Stmt{&ir.Assign{At: at, LHS: &ir.Var{Pos: s.Pos, Sym: s}, RHS: value}}
	}
	return []ir.Stmt{&ir.Assign{At: at, LHS: shapes.WholeExpr(s, s.Pos), RHS: value}}
}

// fillOf is the value that options give to variables of a type, nil for none.
func fillOf(c *checker, t ir.Type, pos diag.Span) *ir.Const {
	fill := c.file.Dialect.Fill
	k := &ir.Const{Pos: pos, T: t}
	switch {
	case t.Base == ir.Integer && fill.Integer != "":
		k.I, _ = strconv.ParseInt(fill.Integer, 10, 64)
	case t.Base == ir.Real && fill.Real != "":
		k.R = fillReals[fill.Real]
	case t.Base == ir.Complex && fill.Real != "":
		k.R, k.Im = fillReals[fill.Real], fillReals[fill.Real]
	case t.Base == ir.Logical && fill.Logical != "":
		k.L = fill.Logical == "true"
	case t.Base == ir.Character && fill.Character != "":
		n, _ := strconv.Atoi(fill.Character)
		length := t.Len
		if length < 0 {
			length = 1 // it is repeated
		}
		k = ir.CharsConst(slices.Repeat([]rune{rune(n)}, length), t, pos)
	default:
		return nil
	}
	return k
}

var fillReals = map[string]float64{"zero": 0, "nan": math.NaN(), "snan": math.NaN(), "inf": math.Inf(1), "-inf": math.Inf(-1)}
