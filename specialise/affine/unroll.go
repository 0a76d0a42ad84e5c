package affine

import (
	"slices"

	"dhpfgo/ir"
)

// Unroll writes out loops over small tables of constants that say how far neighbours are, so that each distance is a number and
// each neighbour a shift:
//
//	do k = 0, 8;  jp = j + cy(k);  g(i,jp,k) = ..   →   jp = j + 0;  g(i,jp,0) = ..;  jp = j + 1;  g(i,jp,1) = ..;  ..
//
// So are short loops over the neighbours in an array that a loop around sets: images wait for those neighbours alone that come before.
//
//	do j; do k = j-1, j+1; s = s + a(k); end do; a(j) = s   →   do j; s = s + a(j-1); s = s + a(j); s = s + a(j+1); a(j) = s
func Unroll(t Tables, u *ir.Unit) {
	w := &unrolling{unit: u, tables: t, index: indexScalars(u), room: splitRoom, outside: u.OutsideLoops()}
	u.Body = w.list(u.Body)
}

// unrolling is the step at work on a unit.
type unrolling struct {
	unit    *ir.Unit
	tables  Tables
	index   map[*ir.Symbol]bool
	room    int
	outside func(*ir.Symbol) bool
	around  []enclosing // the loops around the statement at hand
}

// unrollTrips and unrollSize bound how many iterations are written out, and how many statements this makes.
const (
	unrollTrips = 32
	unrollSize  = 400
	mostBeside  = 9 // neighbours along one dimension
)

// Tables are the values of small arrays of integers, nil where one is not known.
type Tables map[*ir.Symbol][]*ir.Const

// TablesOf finds the arrays that begin with values and that no statement of the program changes, and those of which each element is set
// by one statement at most, to a constant, outside of loops and conditions: whoever reads it reads that, as an element that was not set yet must not be read (Fortran
// 2018, 19.6.1). With checked that may happen, and is reported when the program runs.
func TablesOf(prog *ir.Program, checked bool) Tables {
	t := Tables{}
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			switch n := tableSize(s); {
			case n == 0:
			case s.InitElems != nil:
				t[s] = s.InitElems
			case !checked:
				t[s] = make([]*ir.Const, n)
			}
		}
	}
	for _, u := range prog.Units {
		for _, st := range slices.Concat(u.Entry, u.Body) {
			if !t.defines(st) {
				t.without(ir.ChangesOf([]ir.Stmt{st}))
			}
		}
	}
	return t
}

// tableSize is the number of elements of an array of integers that its name alone changes, 0 for others and for large ones.
func tableSize(s *ir.Symbol) int64 {
	if s.Rank() == 0 || s.Type.Base != ir.Integer || s.Map != nil || s.PartMap != nil || s.Root != nil || s.Storage == ir.InCommon ||
		s.Storage == ir.Argument || s.Pointer || s.Target || s.Overlaid || s.View || s.Allocatable || s.Proc != nil || !ir.ConstantDims(s.Dims) {
		return 0
	}
	n := int64(1)
	for _, d := range s.Dims {
		if n *= d.Hi.(*ir.Const).I - d.Lo.(*ir.Const).I + 1; n <= 0 || n > tableLimit {
			return 0
		}
	}
	return n
}

// tableLimit is the size up to which arrays are looked at.
const tableLimit = 128

// defines takes the constant that a statement outside of loops and conditions gives an element that has no value yet.
func (t Tables) defines(st ir.Stmt) bool {
	a, ok := st.(*ir.Assign)
	if !ok {
		return false
	}
	e, ok := a.LHS.(*ir.Elem)
	c, isConst := a.RHS.(*ir.Const)
	if !ok || !isConst || t[e.Sym] == nil || e.Sym.InitElems != nil {
		return false
	}
	at, known := elementNumber(e)
	if !known || t[e.Sym][at] != nil {
		return false
	}
	t[e.Sym][at] = c
	return true
}

// without drops the arrays that may change.
func (t Tables) without(c *ir.Changes) {
	for s := range t {
		if c.Set[s] || s.Captured && c.Hit(s, false) {
			delete(t, s)
		}
	}
}

// elementNumber is the place of an element with constant subscripts in its array.
func elementNumber(e *ir.Elem) (int64, bool) {
	at, stride := int64(0), int64(1)
	for k, d := range e.Sym.Dims {
		sub, ok := FormOf(e.Subs[k], func(ir.Expr) bool { return true })
		lo, hi := d.Lo.(*ir.Const).I, d.Hi.(*ir.Const).I
		if !ok || len(sub.terms) > 0 || sub.c < lo || sub.c > hi {
			return 0, false
		}
		at += (sub.c - lo) * stride
		stride *= hi - lo + 1
	}
	return at, true
}

func (w *unrolling) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		d, isLoop := s.(*ir.Do)
		if isLoop {
			w.around = append(w.around, enclosing{d, ir.ChangesOf(d.Body)})
		}
		blocks(s, w.list)
		if isLoop {
			w.around = w.around[:len(w.around)-1]
		}
		if isLoop && (w.wanted(d) || w.besideSet(d)) {
			out = append(out, w.iterations(d)...)
			continue
		}
		out = append(out, s)
	}
	return out
}

// besideSet reports whether a short loop counts through neighbours, in a distributed dimension, in an array that it does not set but a loop around does.
func (w *unrolling) besideSet(d *ir.Do) bool {
	n, ok := w.trips(d)
	if !ok || n < 1 || n > mostBeside || n*size(d) > min(unrollSize, w.room) || d.Deals != nil || JumpsOut(d) {
		return false
	}
	found, plain := false, true
	own := ir.ChangesOf(d.Body).Set
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		subscriptsIn(s, func(v *ir.Symbol, k int, e ir.Expr) bool {
			if distributed(v, k, e) && ir.Occurrences(e, d.Var) > 0 {
				found = found || !own[v] && w.isSetAround(v, d, e)
			}
			return false
		}, nil)
		switch s.(type) {
		case *ir.Assign, *ir.If, *ir.Do:
		default:
			plain = false
		}
		return plain
	})
	return found && plain
}

// isSetAround reports whether a loop around sets an array whose variable is in the bounds of a loop, or with its variable in a subscript.
func (w *unrolling) isSetAround(v *ir.Symbol, d *ir.Do, sub ir.Expr) bool {
	return slices.ContainsFunc(w.around, func(e enclosing) bool {
		by := e.loop.(*ir.Do).Var
		return e.Set[v] && (ir.Occurrences(sub, by) > 0 || ir.Occurrences(d.Lo, by) > 0)
	})
}

// trips is how many iterations a loop has whose bounds are constants, or at a constant distance from the variable of a loop around.
func (w *unrolling) trips(d *ir.Do) (int, bool) {
	if n, ok := d.ConstantTrips(); ok {
		return n, true
	}
	apart, ok := ir.Difference(d.Hi, d.Lo)
	step, constant := d.ConstantStep()
	fixed := func(v *ir.Symbol) bool {
		return slices.ContainsFunc(w.around, func(e enclosing) bool { return e.loop.(*ir.Do).Var == v })
	}
	form, affine := FormOf(d.Lo, func(ir.Expr) bool { return true })
	if !ok || !constant || step == 0 || !affine || !form.affine() || slices.ContainsFunc(form.mentions(), func(v *ir.Symbol) bool { return !fixed(v) }) {
		return 0, false
	}
	return int(max(0, min((apart+step)/step, unrollTrips+1))), true
}

// wanted reports whether a table tells by the variable of a loop how far a subscript in a distributed dimension is, and whether the loop
// is small and nothing leaves it.
func (w *unrolling) wanted(d *ir.Do) bool {
	n, ok := d.ConstantTrips()
	if !ok || n < 1 || n > unrollTrips || n*size(d) > min(unrollSize, w.room) || d.Deals != nil {
		return false
	}
	distance, leaves := false, false
	look := func(e ir.Expr) ir.Expr {
		distance = distance || w.byTable(e, d.Var)
		return e
	}
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		subscriptsIn(s, distributed, look)
		switch s := s.(type) {
		case *ir.Assign:
			if v := ScalarOf(s.LHS); v != nil && w.index[v] {
				look(s.RHS)
			}
		case *ir.Jump:
			leaves = leaves || s.Loop == d
		case *ir.Do:
			leaves = leaves || s.Deals != nil
		}
		return true
	})
	return distance && !leaves
}

// byTable reports whether an expression has an element of a table in it that the variable of a loop alone tells.
func (w *unrolling) byTable(e ir.Expr, v *ir.Symbol) bool {
	return ir.AnyExpr(e, func(x ir.Expr) bool {
		t, ok := x.(*ir.Elem)
		if !ok || w.tables[t.Sym] == nil {
			return false
		}
		of := false
		for _, sub := range t.Subs {
			form, ok := FormOf(sub, func(ir.Expr) bool { return true })
			if !ok || slices.ContainsFunc(form.mentions(), func(s *ir.Symbol) bool { return s != v }) {
				return false
			}
			of = of || len(form.terms) > 0
		}
		return of
	})
}

// iterations are copies of the body of a loop, one for each value of its variable.
func (w *unrolling) iterations(d *ir.Do) []ir.Stmt {
	n, _ := w.trips(d)
	step, _ := d.ConstantStep()
	value, _ := FormOf(d.Lo, func(ir.Expr) bool { return true })
	var out []ir.Stmt
	for range n {
		c := value.expr(d.Var.Type, d.Pos)
		s := &ir.Substitution{Values: map[*ir.Symbol]ir.Expr{d.Var: c}, Expr: w.element}
		out = append(out, s.Copy(d.Body)...)
		value = value.less(-step)
	}
	w.room -= n * size(d)
	if w.outside(d.Var) {
		out = append(out, &ir.Assign{At: ir.At{Pos: d.Pos}, LHS: &ir.Var{Pos: d.Pos, Sym: d.Var}, RHS: value.expr(d.Var.Type, d.Pos)})
	}
	return out
}

// element is the constant that an element of a table is.
func (w *unrolling) element(e ir.Expr) ir.Expr {
	t, ok := e.(*ir.Elem)
	if !ok || w.tables[t.Sym] == nil {
		return e
	}
	at, ok := elementNumber(t)
	if values := w.tables[t.Sym]; ok && values[at] != nil && !values[at].Absent {
		return &ir.Const{Pos: t.Pos, T: t.Sym.Type, I: values[at].I}
	}
	return e
}
