package guards

import (
	"slices"

	"dhpfgo/ir"
)

// Unswitch makes two loops of one in which some statements run only on the images whose tile has an element that all iterations
// name, so that no iteration tests that:
//
//	do i = lo, hi; a; if (c) b   →   if (c) then; do i = lo, hi; a; b; else; do i = lo, hi; a        c is the same in all iterations
//
// Rotations of two rows or columns are such loops: one image has the first, another the second. So that the conditions stand in
// scalars, searches of the image's tiles that are the same in all iterations stand before the loop first:
//
//	do i = lo, hi; mine = .false.; do V = ..; if (c(V)) mine = .true.; if (mine) a   →   mine = .false.; ..; do i = lo, hi; if (mine) a
func (u *Unit) Unswitch(body []ir.Stmt) []ir.Stmt {
	if len(u.Tiles) == 0 {
		return body
	}
	s := &switching{Unit: u, found: map[*ir.Symbol]bool{}}
	return s.list(body)
}

// switching is the work on a unit; found are the scalars that say what searches have found.
type switching struct {
	*Unit
	found map[*ir.Symbol]bool
}

func (s *switching) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		ir.ReplaceBodies(st, s.list)
		if d, ok := st.(*ir.Do); ok {
			out = append(append(out, s.searches(d)...), s.loop(d, mostSwitches))
			continue
		}
		out = append(out, st)
	}
	return out
}

// mostSwitches is how many conditions are taken out of a loop, mostSwitched how many statements it may have.
const mostSwitches, mostSwitched = 3, 16

// searches takes searches of the image's tiles that are the same in all iterations out of a loop. Where it has none there may be no tiles.
func (s *switching) searches(d *ir.Do) []ir.Stmt {
	runs := hasIterations(d)
	if runs == nil || !mayCopy(d, mostGuarded) {
		return nil
	}
	var before, rest []ir.Stmt
	for i := 0; i < len(d.Body); {
		n := s.search(d, i)
		if n == 0 {
			rest, i = append(rest, d.Body[i]), i+1
			continue
		}
		before = append(before, d.Body[i], ir.Guarded(ir.At{Pos: d.Pos}, ir.CloneExpr(runs), d.Body[i+1:i+n]...))
		i += n
	}
	d.Body = rest
	return before
}

// hasIterations is a condition under which a loop runs, nil if that is not to be told by comparing its bounds.
func hasIterations(d *ir.Do) ir.Expr {
	low, high := ends(d)
	step, constant := d.ConstantStep()
	calls := func(e ir.Expr) bool { _, is := e.(*ir.FuncRef); return is }
	if !constant || step == 0 || ir.AnyExpr(d.Lo, calls) || ir.AnyExpr(d.Hi, calls) {
		return nil
	}
	return ir.Compare(ir.LE, ir.Int8Of(ir.CloneExpr(*low)), ir.Int8Of(ir.CloneExpr(*high)))
}

// search is how many statements, from one of a loop on, find out whether a tile is there, the same in all iterations; 0 for others.
func (s *switching) search(d *ir.Do, from int) int {
	mine := unset(d.Body[from])
	if mine == nil {
		return 0
	}
	end := from + 1
	for end < len(d.Body) && s.finds(d.Body[end], mine) {
		end++
	}
	set := map[*ir.Symbol]bool{d.Var: true}
	for i, st := range d.Body {
		if i < from || i >= end {
			ir.EachMention([]ir.Stmt{st}, func(v *ir.Symbol, r ir.Role) { set[v] = set[v] || r.Sets() })
		}
	}
	fixed := !set[mine] && end > from+1
	ir.EachMention(d.Body[from:end], func(v *ir.Symbol, _ ir.Role) { fixed = fixed && (s.Tiles[v] || !set[v]) })
	if !fixed {
		return 0
	}
	s.found[mine] = true
	return end - from
}

// unset is the scalar that a statement makes false, nil for others.
func unset(st ir.Stmt) *ir.Symbol {
	a, ok := st.(*ir.Assign)
	if !ok {
		return nil
	}
	c, isConst := a.RHS.(*ir.Const)
	v, isVar := a.LHS.(*ir.Var)
	if !isConst || !isVar || c.T != ir.Log4 || c.L {
		return nil
	}
	return v.Sym
}

// finds reports whether a statement is a loop over tiles that does nothing but set a scalar.
func (s *switching) finds(st ir.Stmt, mine *ir.Symbol) bool {
	d, ok := st.(*ir.Do)
	if !ok || !s.Tiles[d.Var] {
		return false
	}
	only := true
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Assign:
			v, ok := st.LHS.(*ir.Var)
			only = only && ok && v.Sym == mine
		case *ir.If:
		case *ir.Do:
			only = only && s.Tiles[st.Var]
		default:
			only = false
		}
		return only
	})
	return only
}

// loop is a loop without conditions that are the same in all its iterations.
func (s *switching) loop(d *ir.Do, most int) ir.Stmt {
	if choice := s.alternatives(d); choice != nil {
		return choice
	}
	cond := s.condition(d)
	if most == 0 || cond == nil {
		return d
	}
	holds, fails := copyOf(d), copyOf(d)
	k := &known{unit: s.Unit, v: d.Var, conditions: append(operands(cond, ir.And), cond)}
	holds.Body = k.list(holds.Body)
	fails.Body = without(fails.Body, cond)
	choice := &ir.If{At: d.At, Branches: []ir.Branch{{Pos: d.Pos, Cond: s.safe(cond), Body: []ir.Stmt{s.loop(holds, most-1)}}}}
	if len(fails.Body) > 0 {
		choice.Branches = append(choice.Branches, ir.Branch{Pos: d.Pos, Body: []ir.Stmt{s.loop(fails, most-1)}})
	}
	return choice
}

// alternatives is a choice of loops in the place of one that does nothing but choose, nil for others.
func (s *switching) alternatives(d *ir.Do) ir.Stmt {
	if len(d.Body) != 1 {
		return nil
	}
	choice, ok := d.Body[0].(*ir.If)
	if !ok || len(choice.Branches) != 2 || choice.Branches[1].Cond != nil || !mayCopy(d, mostSwitched) {
		return nil
	}
	if fixed := s.fixedPart(choice.Branches[0].Cond, d); fixed == nil || !ir.EqualStripped(fixed, choice.Branches[0].Cond) {
		return nil
	}
	choice.Branches[0].Cond = s.safe(choice.Branches[0].Cond)
	for i := range choice.Branches {
		part := *d
		part.Body = choice.Branches[i].Body
		choice.Branches[i].Body = []ir.Stmt{&part}
	}
	return choice
}

func copyOf(d *ir.Do) *ir.Do { return ir.CopyBody([]ir.Stmt{d}, nil, nil)[0].(*ir.Do) }

// condition is what the first statements under a condition on the image's tiles wait for in all iterations alike, nil if there are none
// or the test costs little beside loops inside.
func (s *switching) condition(d *ir.Do) ir.Expr {
	if !mayCopy(d, mostSwitched) {
		return nil
	}
	var found ir.Expr
	innermost := true
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		_, loop := st.(*ir.Do)
		innermost = innermost && !loop
		if cond := guardOf(st); cond != nil && found == nil {
			found = s.fixedPart(cond, d)
		}
		return !loop
	})
	if !innermost && (len(d.Body) > 1 || guardOf(d.Body[0]) == nil) {
		return nil
	}
	return found
}

// fixedPart is what is the same in all iterations of a loop among the conditions that a guard joins; nil where that is nothing on tiles.
func (s *switching) fixedPart(guard ir.Expr, d *ir.Do) ir.Expr {
	var fixed ir.Expr
	for _, c := range operands(guard, ir.And) {
		if s.isOnTiles(c) && ir.Occurrences(c, d.Var) == 0 && staysTrue(c, d.Body) {
			fixed = and(fixed, c)
		}
	}
	return fixed
}

// isOnTiles reports whether a condition compares integers, at least one of them of a tile, or says what a search has found.
func (s *switching) isOnTiles(c ir.Expr) bool {
	switch c := c.(type) {
	case *ir.Var:
		return s.found[c.Sym]
	case *ir.Binary:
		if c.Op == ir.And || c.Op == ir.Or {
			return s.isOnTiles(c.X) && s.isOnTiles(c.Y)
		}
	}
	plain, tile := true, false
	ir.WalkExprs(c, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Var:
			tile = tile || s.Tiles[e.Sym]
			plain = plain && e.Sym.Type.Base == ir.Integer
		case *ir.Binary:
			plain = plain && e.Op != ir.Div && e.Op != ir.Pow && e.Op != ir.FloorDiv && e.Op != ir.CeilDiv
		case *ir.Call:
			plain = plain && s.periodOf(e) != nil
		case *ir.Const, *ir.Conv, *ir.Unary:
		default:
			plain = false
		}
	})
	return plain && tile
}

// periodOf is the distance of an image's tiles in the distance of a cell from the one before it, nil for other calls.
func (s *switching) periodOf(c *ir.Call) ir.Expr {
	if c.Fn != "modulo" {
		return nil
	}
	if v, ok := c.Args[1].(*ir.Var); ok && s.Tiles[v.Sym] {
		return v
	}
	return nil
}

// safe is a condition as it can be evaluated where no iteration follows: an array that is not there has tiles at no distance.
func (s *switching) safe(cond ir.Expr) ir.Expr {
	var all ir.Expr
	ir.WalkExprs(cond, func(e ir.Expr) {
		if c, ok := e.(*ir.Call); ok {
			all = and(all, ir.Compare(ir.GE, ir.CloneExpr(s.periodOf(c)), ir.Int8Const(1)))
		}
	})
	return and(all, ir.CloneExpr(cond))
}

// without is a list without the statements that run only where a condition holds.
func without(body []ir.Stmt, cond ir.Expr) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if guard := guardOf(s); guard != nil && implies(guard, cond) {
			continue
		}
		ir.ReplaceBodies(s, func(list []ir.Stmt) []ir.Stmt { return without(list, cond) })
		out = append(out, s)
	}
	return out
}

// implies reports whether one joined condition has all operands of another.
func implies(guard, cond ir.Expr) bool {
	have := operands(guard, ir.And)
	return !slices.ContainsFunc(operands(cond, ir.And), func(c ir.Expr) bool {
		return !slices.ContainsFunc(have, func(h ir.Expr) bool { return ir.EqualStripped(h, c) })
	})
}
