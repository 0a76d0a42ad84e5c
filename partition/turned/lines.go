package turned

import (
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
)

// lines is what loops need whose iterations each work on lines of arrays.
type lines struct {
	Crossing
	arrays []*ir.Symbol
	at     map[*ir.Symbol]int  // the dimension in which the loop's variable stands
	set    map[*ir.Symbol]bool // arrays of which the loops set elements
	values []*ir.Symbol        // distributed arrays for values of functions, which each iteration has for itself

	along  *ir.Symbol
	passed bool // images need whole lines
}

// linesOf finds what a loop needs whose iterations are independent of each other but for the places of the arrays; nil if it is no such
// loop, or if no image waits for lines there.
func (t *turning) linesOf(s ir.Stmt) *lines {
	d, ok := s.(*ir.Do)
	if !ok || d.Var.Made || d.Independent != nil && (d.Independent.Array || d.Independent.On != nil) {
		return nil
	}
	l := &lines{Crossing: t.crossing, at: map[*ir.Symbol]int{}, set: map[*ir.Symbol]bool{}, along: d.Var}
	if !l.body(d) || !l.coversEnough(d) || t.sharesVariables(d) {
		return nil
	}
	if _, known := l.bounds(); !known {
		return nil
	}
	return l
}

// body notes the references in a loop; it fails where one does not lie at the place of the iteration, or where a statement is none that an
// image can run for itself.
func (l *lines) body(d *ir.Do) bool {
	fits := true
	var refs []reference
	inner := map[ir.Stmt]bool{d: true}
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		inner[s] = true
		l.noteValue(s)
		fits = fits && l.mayRunApart(s, inner)
		eachReference(s, func(r reference) { refs = append(refs, r) })
		return fits
	})
	refs = slices.DeleteFunc(refs, func(r reference) bool { return l.isValue(r.sym) })
	for _, r := range refs {
		fits = fits && l.add(r)
	}
	for _, r := range refs {
		fits = fits && (!l.set[r.sym] || ir.IsVar(r.subs[l.at[r.sym]], d.Var))
		l.passed = l.passed || l.crosses(r, d)
	}
	return fits && l.passed && l.setsOne()
}

// crosses reports whether a reference is why images need whole lines: it is known of the loop, or of the array of which a procedure gets one.
func (l *lines) crosses(r reference, d *ir.Do) bool {
	at := l.at[r.sym]
	if r.call && r.runsAcross(at) {
		return r.isWhole(at, d) && (l.Arrays[PlaceOf(r.sym.Pos)] || l.Loops[PlaceOf(d.Pos)])
	}
	return l.Loops[PlaceOf(d.Pos)] && r.isWhole(at, d) && r.leadsAcross(at, loopsIn(d))
}

// noteValue notes an array that takes the value of a function, and that the compiler has distributed: it was made for the statement alone.
func (l *lines) noteValue(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Allocate:
		if s.Sym.Made && s.Sym.Map != nil && s.Sym.HasMadeName() {
			l.values = append(l.values, s.Sym)
		}
	case *ir.CallProc:
		for k, a := range s.Args {
			if v := ir.ActualSymbol(a); v != nil && v.Map != nil && v.HasMadeName() && s.Proc.Dummies[k].Intent == "out" && !l.isValue(v) {
				l.values = append(l.values, v)
			}
		}
	}
}

func (l *lines) isValue(s *ir.Symbol) bool { return slices.Contains(l.values, s) }

// setsOne reports whether the loop sets elements of an array that is cut anew.
func (l *lines) setsOne() bool {
	return slices.ContainsFunc(l.arrays, func(s *ir.Symbol) bool { return l.set[s] && !isCutAlong(s, l.at[s]) })
}

// mayRunApart reports whether a statement is one that an image may run by itself and that does not leave the loop; inner are the statements
// of the loop so far. A procedure that reaches distributed arrays by another way than its arguments is called by all.
func (l *lines) mayRunApart(s ir.Stmt, inner map[ir.Stmt]bool) bool {
	apart := true
	switch s := s.(type) {
	case *ir.Assign, *ir.If, *ir.While:
	case *ir.Do:
		apart = s.Independent == nil || s.Independent.On == nil
	case *ir.CallProc:
		apart = s.Proc.Unit != nil
	case *ir.Jump:
		apart = inner[s.Loop]
	case *ir.Allocate:
		return s.Sym.HasMadeName()
	case *ir.Deallocate:
		return s.Sym.HasMadeName()
	default:
		return false
	}
	ir.EachCall([]ir.Stmt{s}, func(p *ir.Procedure, _ []ir.Actual) {
		e := p.Effects
		apart = apart && e != nil && !e.Opaque && !e.Once && !e.Mapped
	})
	return apart
}

// add notes an array with the dimension in which the loop's variable stands; it fails where that is none or another one than elsewhere, or
// if the array cannot be cut anew.
func (l *lines) add(r reference) bool {
	at := r.place(l.along)
	if at < 0 || !mayTurn(r.sym) {
		return false
	}
	if known, seen := l.at[r.sym]; seen && known != at {
		return false
	} else if !seen {
		l.at[r.sym] = at
		l.arrays = append(l.arrays, r.sym)
	}
	l.set[r.sym] = l.set[r.sym] || r.sets
	return true
}

// mayTurn reports whether an array may stand elsewhere for a while: it is known by one name, and lies in blocks that stay as they are.
func mayTurn(s *ir.Symbol) bool {
	if s.Made || s.Pointer || s.Target || s.Overlaid || s.View || s.Root != nil || s.Type.Base == ir.Derived || s.Map.Layout.IsDynamic() || len(s.Map.Cells) > 0 {
		return false
	}
	for _, m := range s.Map.Dims {
		if m.Grid >= 0 && s.Map.Layout.Dims[m.Grid].Format != "block" {
			return false
		}
	}
	return s.Map.Layout.Onto == ""
}

// isCutAlong reports whether a dimension is the only one in which an array is cut.
func isCutAlong(s *ir.Symbol, at int) bool {
	for k, m := range s.Map.Dims {
		if (m.Grid >= 0) != (k == at) {
			return false
		}
	}
	return true
}

// coversEnough reports whether a loop goes through a good part of each array, as far as that is known: an array is copied whole.
func (l *lines) coversEnough(d *ir.Do) bool {
	n, known := ir.Difference(d.Hi, d.Lo)
	for _, s := range l.arrays {
		x := s.Dims[l.at[s]]
		if extent, fixed := ir.Difference(x.Hi, x.Lo); known && fixed && 4*(max(n, -n)+1) < extent {
			return false
		}
	}
	return true
}

// sharesVariables reports whether an iteration of a loop gets a value from another one in what is not distributed, sums and extrema left out. Whether other
// units use what a loop leaves in a variable of theirs is known of the whole program alone.
func (t *turning) sharesVariables(d *ir.Do) bool {
	u := tree.New(t.unit, nil, nil)
	u.Plant(tree.Normalize(t.unit.Body))
	private := tree.FindPrivate(u, func(*ir.Symbol) bool { return false }, t.flow)
	for _, n := range u.Nodes {
		if x, ok := n.Stmt.(*ir.Do); ok && x.Pos == d.Pos && x.Var == d.Var {
			own := t.crossing.Own[PlaceOf(d.Pos)]
			return slices.ContainsFunc(private.Shared(n), func(s *ir.Symbol) bool { return !own[VariableOf(s)] && !isAddedUp(n, s) })
		}
	}
	return true
}

// isAddedUp reports whether a loop does nothing with a scalar but put it together with other values.
func isAddedUp(l *tree.Node, s *ir.Symbol) bool {
	adds := s.Rank() == 0
	l.Each(func(n *tree.Node) {
		if n != l && (n.Reads(s) || n.Writes(s)) {
			adds = adds && combines(n.Stmt, s)
		}
	})
	return adds
}

// combines reports whether a statement is s = s + e, or another operation whose order makes no difference.
func combines(st ir.Stmt, s *ir.Symbol) bool {
	a, ok := st.(*ir.Assign)
	if !ok || ir.SymbolOf(a.LHS) != s {
		return false
	}
	var operands []ir.Expr
	switch e := a.RHS.(type) {
	case *ir.Binary:
		if e.Op != ir.Add && e.Op != ir.Mul && !(e.Op == ir.Sub && ir.IsVar(e.X, s)) {
			return false
		}
		operands = []ir.Expr{e.X, e.Y}
	case *ir.Call:
		if e.Fn != "max" && e.Fn != "min" {
			return false
		}
		operands = e.Args
	}
	own := 0
	for _, e := range operands {
		if ir.IsVar(e, s) {
			own++
		} else if mentions(e, s) {
			return false
		}
	}
	return own == 1
}

// with is what two loops need together; nil if they have no array in common, or cannot have theirs cut alike.
func (l *lines) with(o *lines) *lines {
	if !slices.ContainsFunc(o.arrays, func(s *ir.Symbol) bool { _, known := l.at[s]; return known }) {
		return nil
	}
	both := &lines{at: maps.Clone(l.at), set: maps.Clone(l.set), arrays: slices.Clone(l.arrays), values: slices.Concat(l.values, o.values)}
	for _, s := range o.arrays {
		at, known := both.at[s]
		if known && at != o.at[s] {
			return nil
		}
		if !known {
			both.at[s] = o.at[s]
			both.arrays = append(both.arrays, s)
		}
		both.set[s] = both.set[s] || o.set[s]
	}
	if _, known := both.bounds(); !known {
		return nil
	}
	return both
}

// bounds are the least ones that hold the places of all lines; known is false if they depend on the run.
func (l *lines) bounds() (b ir.Dim, known bool) {
	b = l.arrays[0].Dims[l.at[l.arrays[0]]]
	for _, s := range l.arrays {
		x := s.Dims[l.at[s]]
		below, known := ir.Difference(x.Lo, b.Lo)
		above, fixed := ir.Difference(x.Hi, b.Hi)
		if !known || !fixed {
			return b, false
		}
		if below < 0 {
			b.Lo = x.Lo
		}
		if above > 0 {
			b.Hi = x.Hi
		}
	}
	return b, true
}

// touchedBy reports whether a statement reaches one of the arrays, or does not lead to the next one.
func (l *lines) touchedBy(s ir.Stmt) bool {
	found := false
	body := []ir.Stmt{s}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Jump, *ir.Return, *ir.Stop, *ir.OnMark:
			found = true
		}
		return !found
	})
	ir.EachMention(body, func(s *ir.Symbol, _ ir.Role) {
		_, known := l.at[s]
		found = found || known
	})
	ir.EachCall(body, func(p *ir.Procedure, _ []ir.Actual) {
		for _, s := range l.arrays {
			found = found || p.Effects == nil || p.Effects.ReadsShared(s) || p.Effects.WritesShared(s)
		}
	})
	return found
}

// mayCross reports whether a loop of a unit could work on lines that lie across the images: its variable stands beside a dimension in which
// an array is cut; a procedure gets a section through that, or a loop inside takes elements along it into another array.
func mayCross(u *ir.Unit) bool {
	found := false
	ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Do); ok && !found && (d.Independent == nil || !d.Independent.Array) {
			inner := loopsIn(d)
			ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
				takes := takesElements(s)
				eachReference(s, func(r reference) {
					at := r.place(d.Var)
					found = found || at >= 0 && mayTurn(r.sym) && (r.call && r.runsAcross(at) || takes && r.leadsAcross(at, inner))
				})
				return !found
			})
		}
		return !found
	})
	return found
}

// takesElements reports whether a statement sets an element of an array that is not distributed.
func takesElements(s ir.Stmt) bool {
	a, ok := s.(*ir.Assign)
	if !ok {
		return false
	}
	e, ok := a.LHS.(*ir.Elem)
	return ok && e.Sym.Map == nil
}
