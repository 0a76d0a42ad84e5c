package guards

import (
	"slices"

	"dhpfgo/ir"
)

// Cut cuts loops where conditions on an image's tiles begin and cease to hold, so that most iterations test nothing:
//
//	do i = lo, hi; if (i >= s .and. i <= e) ..   becomes   do i = lo, min(hi, s-1) ..; do i = max(lo, s), min(hi, e) without it; do i = max(lo, s, e+1), hi ..
//
// So do the bounds of the first of several alternatives, if (i >= s .and. i <= e .or. ..): iterations of the image's own tile come
// first there, and then those that it computes for itself beyond it. The iterations keep their order.
func (u *Unit) Cut(body []ir.Stmt) []ir.Stmt {
	if len(u.Tiles) == 0 {
		return body
	}
	g := &guarding{u}
	return g.list(body)
}

// guarding is the work on a unit.
type guarding struct{ *Unit }

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
	if !constant || step < -1 || step == 0 || g.Tiles[d.Var] || g.Exposed[d.Var] || !mayCopy(d, mostGuarded) {
		return nil
	}
	b := &bounded{guarding: g, loop: d, set: map[*ir.Symbol]bool{}}
	ir.EachMention(d.Body, func(s *ir.Symbol, r ir.Role) { b.set[s] = b.set[s] || r.Sets() })
	b.find(d.Body)
	if len(b.lower)+len(b.upper) == 0 {
		return nil
	}
	within := ir.CopyBody([]ir.Stmt{d}, nil, nil)[0].(*ir.Do)
	within.Body = g.list(b.inside().list(within.Body))
	if step < 0 {
		return b.cutUp(d, within, &within.Hi, &within.Lo)
	}
	return b.cutUp(d, within, &within.Lo, &within.Hi)
}

// mayCopy reports whether a loop has at most so many statements, of kinds that may be copied, which no jump leaves.
func mayCopy(d *ir.Do, most int) bool {
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
	return plain && count <= most
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
		if cond := guardOf(s); cond != nil {
			for _, c := range operands(cond, ir.And) {
				if first := operands(c, ir.Or)[0]; first != c {
					b.alternative(first)
				} else if lower, e := b.bound(c); e != nil {
					b.note(lower, e)
				}
			}
		}
		return true
	})
}

// alternative notes the bounds of the first of several alternatives if it has no other conditions.
func (b *bounded) alternative(cond ir.Expr) {
	all := operands(cond, ir.And)
	for _, c := range all {
		if _, e := b.bound(c); e == nil {
			return
		}
	}
	for _, c := range all {
		b.note(b.bound(c))
	}
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

// operands are those of a chain of .and. or of .or., the whole where it is none.
func operands(e ir.Expr, of ir.Op) []ir.Expr {
	if b, ok := e.(*ir.Binary); ok && b.Op == of {
		return append(operands(b.X, of), operands(b.Y, of)...)
	}
	return []ir.Expr{e}
}

// bound is the limit that a comparison gives the loop's variable, nil if it gives none or one that has nothing to do with tiles.
func (b *bounded) bound(c ir.Expr) (lower bool, e ir.Expr) {
	lower, e = limit(b.loop.Var, c)
	if e == nil || !b.isFixed(e) {
		return false, nil
	}
	return lower, e
}

// isFixed reports whether an expression of variables of tiles has the same value in all iterations.
func (b *bounded) isFixed(e ir.Expr) bool {
	a, why := ir.AffineOf(e)
	if why != "" {
		return false
	}
	return len(a.Terms) > 0 && !slices.ContainsFunc(a.Terms, func(t ir.AffTerm) bool { return !b.Tiles[t.Sym] || b.set[t.Sym] })
}

// inside is what is known where all bounds hold, below where the least value is not reached, and above beyond the greatest.
func (b *bounded) inside() *known {
	return &known{unit: b.Unit, v: b.loop.Var, low: b.lower, high: b.upper}
}

func (b *bounded) below() *known {
	k := &known{unit: b.Unit, v: b.loop.Var}
	if len(b.lower) == 1 {
		k.high = []ir.Expr{ir.Plus(b.lower[0], -1)}
	}
	return k
}

func (b *bounded) above() *known {
	k := &known{unit: b.Unit, v: b.loop.Var, low: slices.Clone(b.lower)}
	if len(b.upper) == 1 {
		k.low = append(k.low, ir.Plus(b.upper[0], 1))
	}
	return k
}

// cutUp gives the parts of loop d in their order; low and high are the bounds of the one where the conditions hold.
func (b *bounded) cutUp(d, within *ir.Do, low, high *ir.Expr) []ir.Stmt {
	lo, hi := *low, *high
	step, _ := d.ConstantStep()
	*low, *high = reached(lo, outmost("max", lo, b.lower), step), outmost("min", hi, b.upper)
	var below, above []ir.Stmt
	if len(b.lower) > 0 {
		part := ir.CopyBody([]ir.Stmt{d}, nil, nil)[0].(*ir.Do)
		_, end := ends(part)
		*end = outmost("min", hi, []ir.Expr{ir.Plus(outmost("max", b.lower[0], b.lower[1:]), -1)})
		part.Body = b.below().list(part.Body)
		below = []ir.Stmt{part}
	}
	if len(b.upper) > 0 {
		part := ir.CopyBody([]ir.Stmt{d}, nil, nil)[0].(*ir.Do)
		begin, _ := ends(part)
		*begin = reached(lo, outmost("max", lo, append(slices.Clone(b.lower), ir.Plus(outmost("min", b.upper[0], b.upper[1:]), 1))), step)
		part.Body = b.above().list(part.Body)
		above = []ir.Stmt{part}
	}
	if step < 0 {
		below, above = above, below
	}
	return append(append(below, within), above...)
}

// reached is the first iteration of a loop from lo that is at least a bound, which is not below lo:
//
//	lo + step*ceildiv(bound - lo, step)
func reached(lo, bound ir.Expr, step int64) ir.Expr {
	if step <= 1 {
		return bound
	}
	first := func() ir.Expr { return ir.Int8Of(ir.CloneExpr(lo)) }
	steps := ir.Int8Op(ir.CeilDiv, ir.Int8Op(ir.Sub, bound, first()), ir.Int8Const(step))
	return ir.Int8Op(ir.Add, first(), ir.Int8Op(ir.Mul, steps, ir.Int8Const(step)))
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
	args := []ir.Expr{ir.Int8Of(ir.CloneExpr(first))}
	for _, e := range rest {
		args = append(args, ir.CloneExpr(e))
	}
	if len(args) == 1 {
		return args[0]
	}
	return &ir.Call{Fn: fn, Args: args, T: ir.Int8}
}
