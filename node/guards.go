package node

import (
	"slices"

	"dhpfgo/ir"
)

// cutByGuards cuts loops where conditions on an image's tiles begin and cease to hold, so that most iterations test nothing:
//
//	do i = lo, hi; if (i >= s .and. i <= e) ..   becomes   do i = lo, min(hi, s-1) ..; do i = max(lo, s), min(hi, e) without it; do i = max(lo, s, e+1), hi ..
//
// The iterations keep their order.
func cutByGuards(u *unit, body []ir.Stmt) []ir.Stmt {
	tiles := map[*ir.Symbol]bool{}
	for _, l := range u.spmd.Source.Layouts {
		for _, v := range l.Variables() {
			tiles[v] = true
		}
	}
	if len(tiles) == 0 {
		return body
	}
	g := &guarding{unit: u, tiles: tiles}
	return g.list(body)
}

// guarding is the work on a unit. tiles are the variables that describe the tiles of its image.
type guarding struct {
	unit  *unit
	tiles map[*ir.Symbol]bool
}

func (g *guarding) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			if parts := g.cut(s); parts != nil {
				out = append(out, parts...)
				continue
			}
			s.Body = g.list(s.Body)
		case *ir.While:
			s.Body = g.list(s.Body)
		case *ir.If:
			for i := range s.Branches {
				s.Branches[i].Body = g.list(s.Branches[i].Body)
			}
		}
		out = append(out, s)
	}
	return out
}

// mostGuarded is how many statements a loop may have of which parts are made.
const mostGuarded = 200

// cut gives the parts of a loop, nil if it stays whole.
func (g *guarding) cut(d *ir.Do) []ir.Stmt {
	step, constant := d.ConstantStep()
	if !constant || step != 1 && step != -1 || g.tiles[d.Var] || g.unit.exposed[d.Var] || !mayCopy(d) {
		return nil
	}
	b := &bounded{guarding: g, loop: d, set: map[*ir.Symbol]bool{}}
	ir.EachMention(d.Body, func(s *ir.Symbol, r ir.Role) { b.set[s] = b.set[s] || r.Sets() })
	b.find(d.Body)
	if len(b.lower)+len(b.upper) == 0 {
		return nil
	}
	within := ir.CopyBody([]ir.Stmt{d}, nil, nil)[0].(*ir.Do)
	within.Body = g.list(b.without(within.Body))
	if step < 0 {
		return b.parts(d, within, &within.Hi, &within.Lo)
	}
	return b.parts(d, within, &within.Lo, &within.Hi)
}

// mayCopy reports whether a loop has few statements, of kinds that may be copied, which no jump leaves.
func mayCopy(d *ir.Do) bool {
	count, plain := 0, true
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		count++
		switch s.(type) {
		case *ir.Assign, *ir.If, *ir.Do, *ir.CallProc:
		default:
			plain = false
		}
		return plain
	})
	return plain && count <= mostGuarded
}

// bounded is a loop with the bounds that conditions in it give its variable.
type bounded struct {
	*guarding
	loop         *ir.Do
	set          map[*ir.Symbol]bool // what its body sets
	lower, upper []ir.Expr
}

// find notes the bounds that conditions on tiles give the variable of the loop.
func (b *bounded) find(body []ir.Stmt) {
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if test, ok := s.(*ir.If); ok && len(test.Branches) == 1 {
			for _, c := range conjuncts(test.Branches[0].Cond) {
				if lower, e := b.bound(c); e != nil {
					b.note(lower, e)
				}
			}
		}
		return true
	})
}

func (b *bounded) note(lower bool, e ir.Expr) {
	list := &b.upper
	if lower {
		list = &b.lower
	}
	if !slices.ContainsFunc(*list, func(x ir.Expr) bool { return ir.EqualStripped(x, e) }) {
		*list = append(*list, e)
	}
}

// conjuncts takes a condition apart at .and.
func conjuncts(e ir.Expr) []ir.Expr {
	if b, ok := e.(*ir.Binary); ok && b.Op == ir.And {
		return append(conjuncts(b.X), conjuncts(b.Y)...)
	}
	return []ir.Expr{e}
}

// bound is the least or greatest value of the loop's variable v for which a comparison v + c >= e or e >= v + c holds, nil if it is none or
// has nothing to do with tiles.
func (b *bounded) bound(c ir.Expr) (lower bool, e ir.Expr) {
	cmp, ok := c.(*ir.Binary)
	if !ok || cmp.Op != ir.GE || cmp.X.Type().Base != ir.Integer {
		return false, nil
	}
	if n, ok := b.shift(cmp.X); ok && b.isFixed(cmp.Y) {
		return true, plus(long(ir.CloneExpr(cmp.Y)), -n)
	}
	if n, ok := b.shift(cmp.Y); ok && b.isFixed(cmp.X) {
		return false, plus(long(ir.CloneExpr(cmp.X)), -n)
	}
	return false, nil
}

// shift is c of an expression v + c, with the variable v of the loop.
func (b *bounded) shift(e ir.Expr) (int64, bool) {
	a, why := ir.AffineOf(e)
	if why != "" || len(a.Terms) != 1 || a.Terms[0].Sym != b.loop.Var || a.Terms[0].Coef != 1 {
		return 0, false
	}
	return a.Const, true
}

// isFixed reports whether an expression of variables of tiles has the same value in all iterations.
func (b *bounded) isFixed(e ir.Expr) bool {
	a, why := ir.AffineOf(e)
	if why != "" {
		return false
	}
	return len(a.Terms) > 0 && !slices.ContainsFunc(a.Terms, func(t ir.AffTerm) bool { return !b.tiles[t.Sym] || b.set[t.Sym] })
}

// without copies statements without the comparisons that hold where all bounds do.
func (b *bounded) without(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			s.Body = b.without(s.Body)
		case *ir.If:
			for i := range s.Branches {
				s.Branches[i].Body = b.without(s.Branches[i].Body)
			}
			if len(s.Branches) == 1 && s.Branches[0].Cond != nil {
				if s.Branches[0].Cond = b.rest(s.Branches[0].Cond); s.Branches[0].Cond == nil {
					out = append(out, s.Branches[0].Body...)
					continue
				}
			}
		}
		out = append(out, s)
	}
	return out
}

// rest is what is left of a condition where all bounds hold, nil for nothing.
func (b *bounded) rest(cond ir.Expr) ir.Expr {
	var out ir.Expr
	for _, c := range conjuncts(cond) {
		if _, e := b.bound(c); e != nil {
			continue
		}
		if out == nil {
			out = c
		} else {
			out = &ir.Binary{Pos: c.Span(), Op: ir.And, X: out, Y: c, T: ir.Log4}
		}
	}
	return out
}

// parts gives the parts of loop d in their order; low and high are the bounds of the one where the conditions hold.
func (b *bounded) parts(d, within *ir.Do, low, high *ir.Expr) []ir.Stmt {
	lo, hi := *low, *high
	*low, *high = outmost("max", lo, b.lower), outmost("min", hi, b.upper)
	var below, above []ir.Stmt
	if len(b.lower) > 0 {
		part := ir.CopyBody([]ir.Stmt{d}, nil, nil)[0].(*ir.Do)
		_, end := ends(part)
		*end = outmost("min", hi, []ir.Expr{plus(outmost("max", b.lower[0], b.lower[1:]), -1)})
		below = []ir.Stmt{part}
	}
	if len(b.upper) > 0 {
		part := ir.CopyBody([]ir.Stmt{d}, nil, nil)[0].(*ir.Do)
		begin, _ := ends(part)
		*begin = outmost("max", lo, append(slices.Clone(b.lower), plus(outmost("min", b.upper[0], b.upper[1:]), 1)))
		above = []ir.Stmt{part}
	}
	if step, _ := d.ConstantStep(); step < 0 {
		below, above = above, below
	}
	return append(append(below, within), above...)
}

// ends are the bounds of a loop by their values.
func ends(d *ir.Do) (low, high *ir.Expr) {
	if step, _ := d.ConstantStep(); step < 0 {
		return &d.Hi, &d.Lo
	}
	return &d.Lo, &d.Hi
}

// outmost is the least or greatest value of a list.
func outmost(fn string, first ir.Expr, rest []ir.Expr) ir.Expr {
	args := []ir.Expr{long(ir.CloneExpr(first))}
	for _, e := range rest {
		args = append(args, ir.CloneExpr(e))
	}
	if len(args) == 1 {
		return args[0]
	}
	return &ir.Call{Fn: fn, Args: args, T: ir.Int8}
}
