package specialise

import (
	"fmt"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// standin is what stands for a distributed dummy argument in a version of a procedure: an array with the same bounds, or a
// section of an array, through a view.
type standin struct {
	sym  *ir.Symbol
	view *view
	proc *ir.Procedure // for a dummy procedure
}

// view is a section as a dummy argument sees it. What of it only the call knows are further arguments of the version: given are
// the values here, taken the dummy arguments that hold them there.
type view struct {
	of    *ir.ArrayView
	hi    []ir.Expr // upper bound of each dimension of the dummy argument
	given []ir.Actual
	taken []*ir.Symbol
	shape string // what is the same for all calls of a version
	dims  []int  // of the array, for each dimension of the dummy argument
}

// viewFor makes a view of a section for dummy argument d, so that the procedure works on the array in place; nil where it
// cannot, or where the elements would not lie as the dummy argument is mapped.
func (s *specializer) viewFor(p *ir.Procedure, d *ir.Symbol, args []ir.Actual, sec *ir.Section, pos diag.Span) *view {
	x := sec.Sym
	if x.Map == nil || x.Storage != ir.Static || d.Optional || !s.canView(p, d) {
		return nil
	}
	v := &view{of: &ir.ArrayView{Sym: x}}
	for k := range sec.Lo {
		if !v.along(p, d, args, sec, k, pos) {
			return nil
		}
	}
	if len(v.dims) != d.Rank() || !d.Inherit && !v.lies(p, d, args, sec) {
		return nil
	}
	return v
}

// canView reports whether a procedure uses a dummy argument in a way that a view allows.
func (s *specializer) canView(p *ir.Procedure, d *ir.Symbol) bool {
	known, ok := s.viewable[d]
	if !ok {
		var entry []ir.Stmt
		for _, st := range p.Unit.Entry {
			if a, isAssign := st.(*ir.Assign); !isAssign || !isBoundOf(d, ir.SymbolOf(a.LHS)) {
				entry = append(entry, st)
			}
		}
		known = ir.CanView(entry, d) && ir.CanView(p.Unit.Body, d)
		for _, u := range s.inside[p.Unit] {
			known = known && ir.CanView(u.Entry, d) && ir.CanView(u.Body, d)
		}
		s.viewable[d] = known
	}
	return known
}

func isBoundOf(d, v *ir.Symbol) bool {
	for _, x := range d.Dims {
		if b, ok := x.Hi.(*ir.Var); ok && b.Sym == v {
			return true
		}
	}
	return false
}

// along adds dimension k of the array to a view.
func (v *view) along(p *ir.Procedure, d *ir.Symbol, args []ir.Actual, sec *ir.Section, k int, pos diag.Span) bool {
	if sec.Single[k] {
		v.add(-1, 1, v.known(d, sec.Lo[k], pos))
		return true
	}
	n := len(v.dims)
	step, constant := sec.Step[k].(*ir.Const)
	if n >= d.Rank() || !constant || step.I == 0 || step.I != 1 && !d.Inherit {
		return false
	}
	first, ok := d.Dims[n].Lo.(*ir.Const)
	if !ok {
		return false
	}
	count := v.count(sec, k, step.I)
	if n := d.Dims[n]; d.Size < ir.AssumedShape && !isOpen(d, len(v.dims)) {
		declared, same := ir.Difference(atCall(p, args, n.Hi), ir.Int8Op(ir.Add, count, ir.Int8Const(first.I-1)))
		if !same || declared != 0 {
			return false
		}
	}
	v.shape += fmt.Sprintf(" %d+", step.I)
	v.add(n, step.I, v.known(d, offsetOf(sec.Lo[k], first, step.I), pos))
	v.dims = append(v.dims, k)
	v.shape += ":"
	v.hi = append(v.hi, v.known(d, ir.Int8Op(ir.Add, count, ir.Int8Const(first.I-1)), pos))
	return true
}

func (v *view) add(dim int, step int64, add ir.Expr) {
	v.of.Dim, v.of.Step, v.of.Add = append(v.of.Dim, dim), append(v.of.Step, step), append(v.of.Add, add)
}

// count is the number of elements of a section along dimension k.
func (v *view) count(sec *ir.Section, k int, step int64) ir.Expr {
	if n, ok := ir.Difference(sec.Hi[k], sec.Lo[k]); ok {
		return ir.Int8Const(max(0, ir.DivFloor(n+step, step)))
	}
	span := ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(sec.Hi[k])), ir.Int8Of(ir.CloneExpr(sec.Lo[k]))), ir.Int8Const(step))
	if step != 1 {
		span = ir.Int8Op(ir.Div, span, ir.Int8Const(step))
	}
	return &ir.Call{Fn: "max", Args: []ir.Expr{span, ir.Int8Const(0)}, T: ir.Int8}
}

// offsetOf is what is added to step times the index of a dummy argument that begins at first.
func offsetOf(lo ir.Expr, first *ir.Const, step int64) ir.Expr {
	if n, ok := ir.Difference(lo, ir.Int8Const(step*first.I)); ok {
		return ir.Int8Const(n)
	}
	return ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(lo)), ir.Int8Const(step*first.I))
}

// known is an expression as the version sees it: a constant, or one more argument.
func (v *view) known(d *ir.Symbol, e ir.Expr, pos diag.Span) ir.Expr {
	if n, ok := e.(*ir.Const); ok {
		v.shape += fmt.Sprintf(" %d", n.I)
		return ir.Int8Const(n.I)
	}
	v.shape += " ?"
	arg := &ir.Symbol{Name: fmt.Sprintf("%s%%v%d", d.Name, len(v.taken)+1), Pos: d.Pos, Type: ir.Int8, Made: true,
		Storage: ir.Argument, Intent: "in"}
	v.taken = append(v.taken, arg)
	v.given = append(v.given, ir.Actual{Pos: pos, X: ir.Int8Of(ir.CloneExpr(e)), Copy: true})
	return &ir.Var{Pos: d.Pos, Sym: arg}
}

// lies reports whether the elements of a section lie as those of a dummy argument are mapped: along the same dimensions of the
// grid, from the same place of templates of the same size.
func (v *view) lies(p *ir.Procedure, d *ir.Symbol, args []ir.Actual, sec *ir.Section) bool {
	a, b := d.Map, sec.Sym.Map
	for k, m := range b.Dims {
		if v.of.Dim[k] < 0 && m.Grid >= 0 {
			return false
		}
	}
	if len(a.Cells)+len(b.Cells) > 0 || len(a.Layout.Dims) != len(b.Layout.Dims) || (a.Layout.Onto == "") != (b.Layout.Onto == "") ||
		isIrregular(a) || isIrregular(b) || a.Layout.IsDynamic() || b.Layout.IsDynamic() {
		return false
	}
	for n, k := range v.dims {
		g := a.Dims[n].Grid
		if g != b.Dims[k].Grid || g >= 0 && !v.liesAlong(p, d, args, sec, n, k) {
			return false
		}
	}
	return true
}

// liesAlong compares dimension n of a dummy argument with dimension k of the array, both along one dimension of the grid.
func (v *view) liesAlong(proc *ir.Procedure, d *ir.Symbol, args []ir.Actual, sec *ir.Section, n, k int) bool {
	mine, its := d.Map.Dims[n], sec.Sym.Map.Dims[k]
	p, q := d.Map.Layout.Dims[mine.Grid], sec.Sym.Map.Layout.Dims[its.Grid]
	if p.Format != q.Format || !ir.EqualStripped(p.Arg, q.Arg) || !ir.EqualStripped(p.Fixed, q.Fixed) || !sameSizes(p.Table, q.Table) {
		return false
	}
	first, okF := ir.Difference(d.Dims[n].Lo, p.Lo)
	second, okS := ir.Difference(sec.Lo[k], q.Lo)
	if !okF || !okS || first+mine.Offset != second+its.Offset {
		return false
	}
	size, okN := ir.Difference(atCall(proc, args, p.Hi), atCall(proc, args, p.Lo))
	other, okM := ir.Difference(q.Hi, q.Lo)
	if okN && okM {
		return size == other
	}
	own, okOwn := keptGap(proc, p.Hi, d.Dims[n].Hi)
	rest, okRest := ir.Difference(q.Hi, sec.Hi[k])
	return okOwn && okRest && own == mine.Offset && rest == its.Offset
}
