package affine

import (
	"slices"

	"dhpfgo/ir"
)

// PairByBits writes sums in place of numbers with a bit more, where conditions say that the bit is not set, in loops over distributed arrays, so
// that the analysis sees how far apart two elements are; and it has conditions say so in one way, with one scalar for a power in a loop:
//
//	iand(x,m) = 0   =>   ior(x,m) = ieor(x,m) = x + m;       m = 2**q, iand(x,m) /= 0   =>   ieor(x,m) = x - m
//	btest(x,q)      <=>  iand(x,2**q) /= 0
//	ieor(x,m) > x   <=>  m > 0 and iand(x,m) = 0             where m is a power of two or not above 0
//	mod(x/m,2) = 0,  mod(x,2*m) < m   <=>   iand(x,m) = 0    where m is one and x not below 0
//
// A scalar that was set to ieor(x,m) before is set to the sum again where that is known. What holds only where masks are bits, or have none in common,
// is asked before the loop (combinedbits.go).
func PairByBits(u *ir.Unit) {
	b := &bits{unit: u, found: &found{}}
	u.Body = b.list(u.Body)
}

// bits is the step at work on a unit.
type bits struct {
	unit     *ir.Unit
	found    *found
	loops    []*ir.Do
	changes  *ir.Changes // of the innermost loop around, if it is to be looked at
	body     []ir.Stmt   // of that loop
	before   []ir.Stmt   // what goes in front of it
	names    ir.ExprMap[*ir.Symbol]
	known    []bitsOf
	partners map[*ir.Symbol]bitsOf // scalars set to ieor or ior of x and m
	asked    *asked                // of the innermost loop around; nil where nothing may be asked
}

// found is what is known of powers of two in the unit, once it is looked for.
type found struct {
	powers *powers
	held   map[*ir.Do][]holder
}

// bitsOf says of a value and a mask that they have no bits in common, or some.
type bitsOf struct {
	x, mask ir.Expr
	none    bool
	differ  bool // as a partner: ieor, not ior
}

func (b *bits) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			out = append(out, b.loop(s)...)
		case *ir.If:
			b.branches(s)
		default:
			b.rewrite(s)
			b.used(s)
			b.note(s)
			ir.ReplaceBodies(s, b.list)
		}
		if _, isLoop := s.(*ir.Do); !isLoop {
			out = append(out, s)
		}
	}
	return out
}

// loop looks at a loop, and gives it behind what it needs.
func (b *bits) loop(d *ir.Do) []ir.Stmt {
	b.rewrite(d)
	outside := *b
	b.loops = append(slices.Clip(b.loops), d)
	b.changes, b.body, b.before, b.names, b.partners, b.asked = nil, d.Body, nil, ir.ExprMap[*ir.Symbol]{}, map[*ir.Symbol]bitsOf{}, nil
	var other []ir.Stmt
	if len(b.known) > 0 || hasBits(d.Body) && NamesMapped(d) {
		b.changes = ir.ChangesOf(d.Body)
		if b.found.powers == nil {
			b.found.powers, b.found.held = powersOf(b.unit), holdersOf(b.unit)
		}
		if testsBits(d.Body) {
			b.asked, other = &asked{}, (&ir.Substitution{}).Copy([]ir.Stmt{d})
		}
	}
	d.Body = b.list(d.Body)
	out := append(b.before, b.asked.choice(d, other))
	*b = outside
	return out
}

// hasBits reports whether conditions in a list, those of loops inside left out, may be about bits.
func hasBits(body []ir.Stmt) bool {
	return slices.ContainsFunc(body, func(s ir.Stmt) bool {
		c, ok := s.(*ir.If)
		return ok && slices.ContainsFunc(c.Branches, func(br ir.Branch) bool { return br.Cond != nil || hasBits(br.Body) })
	})
}

// branches has the conditions of an IF say what they do of bits, and its branches use it.
func (b *bits) branches(s *ir.If) {
	outside := len(b.known)
	for i := range s.Branches {
		br := &s.Branches[i]
		before := len(b.known)
		if br.Cond != nil {
			br.Cond = b.replaced(br.Cond)
			if b.changes != nil {
				br.Cond = b.plain(br.Cond)
				b.learn(br.Cond, true)
			}
		}
		kept := b.partners
		again := b.partnersIn(br.Body)
		b.partners = cloneOf(kept)
		br.Body = append(again, b.list(br.Body)...)
		b.partners = kept
		b.known = b.known[:before]
		if br.Cond != nil && b.changes != nil {
			b.learn(br.Cond, false)
		}
	}
	b.known = b.known[:outside]
}

func cloneOf(m map[*ir.Symbol]bitsOf) map[*ir.Symbol]bitsOf {
	out := map[*ir.Symbol]bitsOf{}
	for k, v := range m {
		out[k] = v
	}
	return out
}

// plain puts iand(x,m) compared with 0 in place of what says the same of bits.
func (b *bits) plain(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Unary:
		if e.Op == ir.Not {
			return &ir.Unary{Pos: e.Pos, Op: ir.Not, X: b.plain(e.X)}
		}
	case *ir.Binary:
		if e.Op == ir.And || e.Op == ir.Or {
			return &ir.Binary{Pos: e.Pos, Op: e.Op, X: b.plain(e.X), Y: b.plain(e.Y), T: e.T}
		}
		for _, rule := range []func(*ir.Binary) ir.Expr{b.tested, b.halved, b.compared} {
			if x := rule(e); x != nil {
				return x
			}
		}
	}
	return e
}

// tested is for iand(x,m) = 0 itself, also with the bit moved: iand(shiftr(x,q),1) = 0.
func (b *bits) tested(e *ir.Binary) ir.Expr {
	and, ok := e.X.(*ir.Call)
	if !ok || and.Fn != "iand" && and.Fn != "modulo" || !isNumber(e.Y, 0) || e.Op != ir.EQ && e.Op != ir.NE {
		return nil
	}
	x, mask := and.Args[0], and.Args[1]
	shift, moved := x.(*ir.Call)
	switch {
	case moved && shift.Fn == "shiftr" && (and.Fn == "iand" && isNumber(mask, 1) || and.Fn == "modulo" && isNumber(mask, 2)):
		one := &ir.Const{Pos: e.Pos, T: shift.Type(), I: 1}
		x, mask = shift.Args[0], &ir.Call{Pos: e.Pos, Fn: "ishft", Args: []ir.Expr{one, shift.Args[1]}, T: shift.T}
	case and.Fn != "iand":
		return nil
	case exponentOf(mask) == nil && exponentOf(x) != nil:
		x, mask = mask, x
	}
	return b.compare(e, x, mask, e.Op == ir.EQ)
}

// halved is for mod(x/m,2) = 0 and mod(x,2*m) < m.
func (b *bits) halved(e *ir.Binary) ir.Expr {
	mod, ok := e.X.(*ir.Call)
	if !ok || mod.Fn != "mod" && mod.Fn != "modulo" || mod.T.Base != ir.Integer {
		return nil
	}
	var x, mask ir.Expr
	none := false
	switch by, isDiv := mod.Args[0].(*ir.Binary); {
	case isDiv && by.Op == ir.Div && isNumber(mod.Args[1], 2) && (e.Op == ir.EQ || e.Op == ir.NE) && (isNumber(e.Y, 0) || isNumber(e.Y, 1)):
		x, mask, none = by.X, by.Y, (e.Op == ir.EQ) == isNumber(e.Y, 0)
	case (e.Op == ir.LT || e.Op == ir.GE) && isTwice(mod.Args[1], e.Y):
		x, mask, none = mod.Args[0], e.Y, e.Op == ir.LT
	default:
		return nil
	}
	if !b.found.powers.is(mask, true) || !nowhereNegative(x, b.loops) {
		return nil
	}
	return b.compare(e, x, mask, none)
}

// isTwice reports whether a value is written as twice another one.
func isTwice(e, half ir.Expr) bool {
	m, ok := e.(*ir.Binary)
	if !ok || m.Op != ir.Mul {
		return false
	}
	return isNumber(m.X, 2) && ir.EqualStripped(m.Y, half) || isNumber(m.Y, 2) && ir.EqualStripped(m.X, half)
}

// compared is for ieor(x,m) > x, or a scalar set to ieor(x,m).
func (b *bits) compared(e *ir.Binary) ir.Expr {
	greater, x := e.X, e.Y
	switch e.Op {
	case ir.GT, ir.LT:
	default:
		return nil
	}
	at, ok := b.partner(greater)
	if !ok {
		greater, x = e.Y, e.X
		at, ok = b.partner(greater)
	}
	if !ok || !at.differ || !ir.EqualStripped(at.x, x) || !b.found.powers.is(at.mask, true) {
		return nil
	}
	above := (e.Op == ir.GT) == (greater == e.X)
	test := b.compare(e, at.x, at.mask, above)
	if b.found.powers.positive(at.mask, b.loops) {
		return test
	}
	mask := b.named(at.mask)
	if test == nil || mask == nil {
		return nil
	}
	zero := &ir.Const{Pos: e.Pos, T: mask.Type(), I: 0}
	return &ir.Binary{Pos: e.Pos, Op: ir.And, X: &ir.Binary{Pos: e.Pos, Op: ir.GT, X: mask, Y: zero, T: e.T}, Y: test, T: e.T}
}

// partner is what a value is that differs from another one by a bit.
func (b *bits) partner(e ir.Expr) (bitsOf, bool) {
	if s := ScalarOf(e); s != nil {
		at, ok := b.partners[s]
		return at, ok
	}
	c, ok := e.(*ir.Call)
	if !ok || c.Fn != "ieor" && c.Fn != "ior" || len(c.Args) != 2 {
		return bitsOf{}, false
	}
	x, mask := c.Args[0], c.Args[1]
	if b.found.powers != nil && b.found.powers.is(x, true) && !b.found.powers.is(mask, true) {
		x, mask = mask, x
	}
	return bitsOf{x: x, mask: mask, differ: c.Fn == "ieor"}, true
}

// compare is a comparison of iand(x,m) with 0; nil where the loop may change them.
func (b *bits) compare(e *ir.Binary, x, mask ir.Expr, none bool) ir.Expr {
	m := b.named(mask)
	if m == nil || !b.lasts(x) || !ir.SameType(x.Type(), m.Type()) {
		return nil
	}
	op := ir.NE
	if none {
		op = ir.EQ
	}
	and := &ir.Call{Pos: e.Pos, Fn: "iand", Args: []ir.Expr{ir.CloneExpr(x), m}, T: x.Type()}
	return &ir.Binary{Pos: e.Pos, Op: op, X: and, Y: &ir.Const{Pos: e.Pos, T: x.Type(), I: 0}, T: e.T}
}

// named is a mask as a constant or a scalar that the innermost loop does not change, set in front of it where it is a power; else nil.
func (b *bits) named(mask ir.Expr) ir.Expr {
	if !b.lasts(mask) {
		return nil
	}
	if _, ok := mask.(*ir.Const); ok || ScalarOf(mask) != nil {
		return ir.CloneExpr(mask)
	}
	q := exponentOf(mask)
	if q == nil {
		return nil
	}
	if s := b.holding(q); s != nil && ir.SameType(s.Type, mask.Type()) {
		return &ir.Var{Pos: mask.Span(), Sym: s}
	}
	s, ok := b.names.Get(q)
	if !ok || !ir.SameType(s.Type, mask.Type()) {
		pos := mask.Span()
		s = &ir.Symbol{Name: ir.ExprString(mask), Source: sourceOf(mask), Pos: pos, Type: mask.Type(), Made: true, Uniform: true, Storage: ir.Static}
		if b.unit.Proc != nil {
			s.Storage = ir.Automatic
		}
		b.unit.Symbols = append(b.unit.Symbols[:len(b.unit.Symbols):len(b.unit.Symbols)], s)
		b.names.Set(q, s)
		b.before = append(b.before, &ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: s}, RHS: ir.CloneExpr(mask)})
	}
	return &ir.Var{Pos: mask.Span(), Sym: s}
}

// lasts reports whether a value is made of integer scalars that the innermost loop does not change, but for its variable.
func (b *bits) lasts(e ir.Expr) bool {
	return !ir.AnyExpr(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Const, *ir.Unary, *ir.Binary, *ir.Conv, *ir.Call:
			return x.Type().Base != ir.Integer
		case *ir.Var:
			s := x.Sym
			return s.Rank() > 0 || s.Type.Base != ir.Integer || s.Pointer || s.Target || s.Overlaid || b.changes.Hit(s, b.unit.IsRecursive())
		}
		return true
	})
}

// learn adds what a condition says that holds or does not.
func (b *bits) learn(cond ir.Expr, holds bool) {
	switch c := cond.(type) {
	case *ir.Unary:
		if c.Op == ir.Not {
			b.learn(c.X, !holds)
		}
	case *ir.Binary:
		if c.Op == ir.And && holds || c.Op == ir.Or && !holds {
			b.learn(c.X, holds)
			b.learn(c.Y, holds)
			return
		}
		and, none, ok := ir.BitTest(c)
		if ok && b.lasts(and.Args[0]) && b.lasts(and.Args[1]) {
			k := bitsOf{x: and.Args[0], mask: and.Args[1], none: none == holds}
			if b.varies(k.mask) && !b.varies(k.x) {
				k.x, k.mask = k.mask, k.x
			}
			b.known = append(b.known, k)
		}
	}
}

// isNamed reports whether a mask is a scalar that holds a power of two, one of this step among them.
func (b *bits) isNamed(mask ir.Expr) bool { return ScalarOf(mask) != nil && b.exponent(mask) != nil }

// alike reports whether two masks or values are the same, also where one is a scalar and the other one the power that it holds.
func (b *bits) alike(x, y ir.Expr) bool {
	if ir.EqualStripped(x, y) {
		return true
	}
	p, q := b.exponent(x), b.exponent(y)
	return p != nil && q != nil && ir.EqualStripped(p, q)
}

// exponent is q of a power 2**q, also of a scalar that holds it in the innermost loop around; else nil.
func (b *bits) exponent(e ir.Expr) ir.Expr {
	s := ScalarOf(e)
	if s == nil {
		return exponentOf(e)
	}
	for _, st := range b.before {
		if a := st.(*ir.Assign); ScalarOf(a.LHS) == s {
			return exponentOf(a.RHS)
		}
	}
	for _, h := range b.found.held[b.loops[len(b.loops)-1]] {
		if h.scalar == s && b.lasts(e) && b.lasts(h.exponent) {
			return h.exponent
		}
	}
	return nil
}

// holding is a scalar that holds the power 2**q in the innermost loop around; nil if there is none.
func (b *bits) holding(q ir.Expr) *ir.Symbol {
	for _, h := range b.found.held[b.loops[len(b.loops)-1]] {
		if ir.EqualStripped(h.exponent, q) && b.lasts(&ir.Var{Pos: q.Span(), Sym: h.scalar}) {
			return h.scalar
		}
	}
	return nil
}

// replaced puts sums in place of the values in an expression that are known to be such.
func (b *bits) replaced(e ir.Expr) ir.Expr {
	if len(b.known) == 0 {
		return e
	}
	return ir.MapExpr(e, b.asSum)
}

func (b *bits) asSum(x ir.Expr) ir.Expr {
	if m := b.asMask(x); m != nil {
		return m
	}
	c, ok := x.(*ir.Call)
	if !ok {
		return x
	}
	at, ok := b.partner(c)
	if not, isCall := lastCall(c); c.Fn == "iand" && isCall && not.Fn == "not" { // ibclr(x,q)
		at, ok = bitsOf{x: c.Args[0], mask: not.Args[0], differ: true}, true
	}
	if ok {
		if s := b.sum(at, c); s != nil && (c.Fn != "iand" || s.(*ir.Binary).Op == ir.Sub) {
			return s
		}
	}
	return x
}

func lastCall(c *ir.Call) (*ir.Call, bool) {
	if len(c.Args) != 2 {
		return nil, false
	}
	last, ok := c.Args[1].(*ir.Call)
	return last, ok
}

// rewrite puts sums in place of values in a statement, blocks inside left out.
func (b *bits) rewrite(s ir.Stmt) {
	if len(b.known) == 0 {
		return
	}
	changed := false
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr {
		return ir.MapRoles(x, r, func(_, x ir.Expr, _ ir.Role) ir.Expr {
			y := b.asSum(x)
			changed = changed || y != x
			return y
		})
	}}
	if n := s.Rewritten(m, ir.Use); changed {
		s.Become(n)
	}
}

// note remembers a scalar that is set to a value that differs from another one by a bit, in one place of the loop.
func (b *bits) note(s ir.Stmt) {
	a, ok := s.(*ir.Assign)
	if !ok || b.changes == nil {
		return
	}
	v := ScalarOf(a.LHS)
	if v == nil {
		return
	}
	delete(b.partners, v)
	at, ok := b.partner(a.RHS)
	if _, isCall := a.RHS.(*ir.Call); !ok || !isCall || !b.lasts(at.x) || !b.lasts(at.mask) || v.Pointer || v.Target || v.Overlaid || !ir.SameType(v.Type, a.RHS.Type()) {
		return
	}
	set, calls := 0, false
	ir.WalkStmts(b.body, func(st ir.Stmt) bool {
		c := &ir.Changes{Set: map[*ir.Symbol]bool{}}
		c.Stmt(st)
		calls = calls || len(c.Procs) > 0
		if c.Set[v] {
			set++
		}
		return true
	})
	if set == 1 && !calls {
		b.partners[v] = at
	}
}

// partnersIn sets those of the scalars again that a branch names and whose sums are known there.
func (b *bits) partnersIn(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	named := map[*ir.Symbol]bool{}
	ir.EachNamed(body, func(s *ir.Symbol) { named[s] = true })
	for _, s := range b.unit.Symbols {
		at, ok := b.partners[s]
		if !ok || !named[s] {
			continue
		}
		pos := at.x.Span()
		v := &ir.Var{Pos: pos, Sym: s}
		if sum := b.sum(at, v); sum != nil {
			a := &ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: sum}
			b.used(a)
			out = append(out, a)
		}
	}
	return out
}
