package affine

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// NameInvariants keeps values that do not change in a loop, and that the analysis cannot look into, in scalars in front of it. It names
// equal values by one scalar, so that their differences are numbers.
//
//	do j = lo(l), hi(l); a(j) = b(lo(l)-1); ..   →   s = lo(l); t = hi(l);  do j = s, t; a(j) = b(s-1); ..
//
// The scalar gets the text of the value for a name. A value that the loop may not come to is taken where that does no harm: subscripts
// are kept inside the array, so that a loop without iterations reads an element whatever its bounds are.
func NameInvariants(u *ir.Unit, checked bool) {
	n := &naming{follower: newFollower(u), checked: checked, dealing: map[ir.Stmt]bool{}}
	n.use, n.ahead = n.statement, n.before
	markUniform(n)
	at := &facts{}
	u.Entry = n.list(u.Entry, at)
	u.Body = n.list(u.Body, at)
}

// markUniform says of integer scalars in subscripts that all images compute them alike: loops that images do not share set them, to
// what is made of constants, the variables of such loops, and each other. Else a distance of one step would be private to that step.
//
//	do l = 0, m-1;  d = 2**l;  do k ..;  y(k) = x(k+d)
func markUniform(n *naming) {
	s := &settings{values: map[*ir.Symbol][]ir.Expr{}, unfit: map[*ir.Symbol]bool{}, bounds: map[*ir.Do][]ir.Expr{}, all: ir.ChangesOf(n.unit.Body), recursive: n.unit.IsRecursive()}
	s.list(n, n.unit.Body, false)
	for v := range s.values {
		s.unfit[v] = s.unfit[v] || slices.ContainsFunc(s.all.Procs, func(p *ir.Procedure) bool { return p.Effects.WritesShared(v) })
	}
	for grown := true; grown; {
		grown = false
		for v := range s.values {
			if !s.unfit[v] && slices.ContainsFunc(s.values[v], func(e ir.Expr) bool { return !s.plain(e) }) {
				s.unfit[v], grown = true, true
			}
		}
	}
	ir.WalkStmts(n.unit.Body, func(st ir.Stmt) bool {
		inSubscripts(st, mapped, func(e ir.Expr) ir.Expr {
			ir.EverySymbol(func(v *ir.Symbol) { v.Uniform = v.Uniform || len(s.values[v]) > 0 && !s.unfit[v] }, e)
			return e
		})
		return true
	})
}

// settings are the values that scalars are given where all images come to, and the scalars that are set in other ways.
type settings struct {
	values    map[*ir.Symbol][]ir.Expr
	unfit     map[*ir.Symbol]bool
	all       *ir.Changes
	recursive bool
	around    []*ir.Do             // loops that all images run
	bounds    map[*ir.Do][]ir.Expr // what their bounds are made of
}

// list looks at statements; shared are those that not all images need come to.
func (s *settings) list(n *naming, body []ir.Stmt, shared bool) {
	for _, st := range body {
		a, ok := st.(*ir.Assign)
		if ok && !shared {
			if x, isVar := a.LHS.(*ir.Var); isVar && x.Sym.Type.Base == ir.Integer {
				s.values[x.Sym] = append(s.values[x.Sym], s.behindLoops(a.RHS)...)
				continue
			}
		}
		d, isDo := st.(*ir.Do)
		inside := shared || !isDo || n.deals(d)
		if isDo && !inside {
			for _, e := range []ir.Expr{d.Lo, d.Hi, d.Step} {
				s.bounds[d] = append(s.bounds[d], s.behindLoops(e)...)
			}
			s.values[d.Var] = append(s.values[d.Var], s.bounds[d]...)
			s.around = append(s.around, d)
		} else {
			c := &ir.Changes{Set: s.unfit}
			c.Stmt(st)
		}
		st.EachBlock(func(b []ir.Stmt) { s.list(n, b, inside) })
		if isDo && !inside {
			s.around = s.around[:len(s.around)-1]
		}
	}
}

// behindLoops is a value with constants in place of the variables of the loops around, and what bounds these: another loop may use such a variable,
// too, but not here.
func (s *settings) behindLoops(e ir.Expr) []ir.Expr {
	if e == nil {
		return nil
	}
	out := []ir.Expr{nil}
	out[0] = ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		for _, d := range slices.Backward(s.around) {
			if ir.IsVar(x, d.Var) {
				out = append(out, s.bounds[d]...)
				return &ir.Const{Pos: x.Span(), T: x.Type(), I: 1}
			}
		}
		return x
	})
	return out
}

// plain reports whether all images evaluate an expression to the same value.
func (s *settings) plain(e ir.Expr) bool {
	return e == nil || !ir.AnyExpr(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Const, *ir.Unary, *ir.Binary, *ir.Conv, *ir.Call:
			return false
		case *ir.Var:
			known := len(s.values[x.Sym]) > 0 && !s.unfit[x.Sym]
			return x.Sym.Rank() > 0 || x.Sym.Pointer || x.Sym.Target || x.Sym.Overlaid || !known && s.all.Hit(x.Sym, s.recursive)
		}
		return true
	})
}

// naming is the step at work on a unit. With checked only what the program evaluates in any case is evaluated in front of loops, as
// the program ends where it reads what it has not set.
type naming struct {
	*follower
	checked bool
	dealing map[ir.Stmt]bool // what deals says
	made    ir.ExprMap[*ir.Symbol]
}

// statement has nothing to do: values in statements are named at the loops around them.
func (n *naming) statement(ir.Stmt, *facts) {}

// before names the invariants of a loop and gives the assignments that go in front of it.
func (n *naming) before(loop ir.Stmt, at *facts) []ir.Stmt {
	if at.dead || !NamesMapped(loop) || slices.ContainsFunc(n.around, func(e enclosing) bool { return n.deals(e.loop) }) {
		return nil
	}
	p := &nest{naming: n, at: at, Changes: ir.ChangesOf([]ir.Stmt{loop})}
	if d, ok := loop.(*ir.Do); ok {
		p.certain = true
		p.bounds(d)
		p.certain = false
	}
	loop.EachBlock(p.block)
	return p.pre
}

func (n *naming) deals(loop ir.Stmt) bool {
	known, ok := n.dealing[loop]
	if !ok {
		known = deals(loop)
		n.dealing[loop] = known
	}
	return known
}

// deals reports whether a loop runs along cut dimensions of arrays, so that images share its iterations. A scalar set inside would
// be another one on each image, which no message can be described by. What a subscript has in common with the bounds of loops inside
// runs over no elements: a(jlow(l)) does not, where loops begin at jlow(l). Nor does a power or a shift: x(k+2**l) is as far from x(k)
// for all k, and x(k-w(l)), with k of a loop inside, as far as w(l) says.
func deals(loop ir.Stmt) bool {
	d, ok := loop.(*ir.Do)
	if !ok {
		return false
	}
	limits := limitsIn(d)
	inside := map[*ir.Symbol]bool{}
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		if l, ok := s.(*ir.Do); ok {
			inside[l.Var] = true
		}
		return true
	})
	found, distances := false, false
	var visit func(ir.Expr, ir.Role)
	visit = func(e ir.Expr, _ ir.Role) {
		if e == nil {
			return
		}
		_, element := e.(*ir.Elem)
		if _, limit := limits.Get(e); !limit && !isDistance(e) && !(distances && element) {
			found = found || ScalarOf(e) == d.Var
			e.EachExpr(ir.Use, visit)
		}
	}
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		inSubscripts(s, distributed, func(e ir.Expr) ir.Expr {
			distances = hasTerm(e, inside)
			visit(e, ir.Use)
			return e
		})
		return !found
	})
	return found
}

// hasTerm reports whether a sum has one of several variables for a term.
func hasTerm(e ir.Expr, vars map[*ir.Symbol]bool) bool {
	switch x := e.(type) {
	case *ir.Var:
		return vars[x.Sym]
	case *ir.Conv:
		return hasTerm(x.X, vars)
	case *ir.Binary:
		return (x.Op == ir.Add || x.Op == ir.Sub) && (hasTerm(x.X, vars) || hasTerm(x.Y, vars))
	}
	return false
}

// isDistance reports whether a part of a subscript is a power of a constant or a shifted constant.
func isDistance(e ir.Expr) bool {
	switch x := e.(type) {
	case *ir.Binary:
		k, ok := x.X.(*ir.Const)
		return x.Op == ir.Pow && ok && k.T.Base == ir.Integer && k.I != 0
	case *ir.Call:
		return (x.Fn == "ishft" || x.Fn == "shiftl" || x.Fn == "shiftr") && ir.IsConst(x.Args[0])
	}
	return false
}

// limitsIn gives the elements and components that bounds of loops inside a loop have in them.
func limitsIn(loop *ir.Do) *ir.ExprMap[bool] {
	out := &ir.ExprMap[bool]{}
	note := func(e ir.Expr) {
		switch e.(type) {
		case *ir.Elem, *ir.Field:
			out.Set(e, true)
		}
	}
	ir.WalkStmts(loop.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Do); ok {
			ir.WalkExprs(d.Lo, note)
			ir.WalkExprs(d.Hi, note)
		}
		return true
	})
	return out
}

// nest is a loop whose invariants are named. pre goes in front of it; certain says that what is looked at is evaluated there anyhow.
type nest struct {
	*naming
	*ir.Changes
	at      *facts
	certain bool
	limit   bool // what is looked at is a bound of a loop
	anew    bool // what is looked at is a subscript of an array that each iteration of the loop around sets anew
	pre     []ir.Stmt
}

func (p *nest) block(body []ir.Stmt) {
	for _, s := range body {
		p.limit = false
		inSubscripts(s, mapped, p.name)
		if len(p.around) > 0 {
			p.anew = true
			inSubscripts(s, func(v *ir.Symbol, _ int, _ ir.Expr) bool { return v.Map != nil && p.outer().Hit(v, p.recursive()) }, p.name)
			p.anew = false
		}
		if d, ok := s.(*ir.Do); ok && NamesMapped(d) {
			p.bounds(d)
		}
		s.EachBlock(p.block)
	}
}

// bounds names what is in the bounds of a loop, of which a step can only be a constant. The analysis knows min, max and remainders in bounds by themselves.
func (p *nest) bounds(d *ir.Do) {
	p.limit = true
	if lo, ok := d.Lo.(*ir.Const); ok {
		if step, constant := d.ConstantStep(); constant && step > 0 {
			d.Hi = ifAtLeast(d.Hi, lo.I)
		}
	}
	d.Lo, d.Hi = p.name(d.Lo), p.name(d.Hi)
}

// ifAtLeast is a simpler expression for an upper bound that has the same value where that is no less than the lower one, and is less
// where the other is: size(u) is max(n,0), which is no sum, and do i = 2, max(n,0)-1 is do i = 2, n-1.
func ifAtLeast(e ir.Expr, least int64) ir.Expr {
	switch x := e.(type) {
	case *ir.Conv:
		if y := ifAtLeast(x.X, least); x.T.Base == ir.Integer && x.X.Type().Base == ir.Integer && y != x.X {
			return OfType(y, x.T)
		}
	case *ir.Binary:
		k, ok := x.Y.(*ir.Const)
		if !ok || x.Op != ir.Add && x.Op != ir.Sub {
			return e
		}
		rest := least - k.I
		if x.Op == ir.Sub {
			rest = least + k.I
		}
		if y := ifAtLeast(x.X, rest); y != x.X {
			return &ir.Binary{Pos: x.Pos, Op: x.Op, X: y, Y: x.Y, T: x.T}
		}
	case *ir.Call:
		if k, ok := x.Args[len(x.Args)-1].(*ir.Const); ok && x.Fn == "max" && len(x.Args) == 2 && k.I < least {
			return OfType(ifAtLeast(x.Args[0], least), x.T)
		}
	}
	return e
}

// name puts scalars in place of the invariants in an integer expression.
func (p *nest) name(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.Const, *ir.Var:
		return e
	case *ir.Conv, *ir.Unary:
		return p.operands(e)
	case *ir.Binary:
		if x.Op == ir.Add || x.Op == ir.Sub || x.Op == ir.Mul && (ir.IsConst(x.X) || ir.IsConst(x.Y)) {
			return p.operands(e)
		}
	case *ir.Call:
		if known[x.Fn] {
			return p.operands(e)
		}
	}
	if !p.constant(e) || p.hitBy(e) {
		return e
	}
	if held, ok := p.at.holder(e); ok && !p.AnyHit(held.mentions(), p.recursive()) {
		return held.expr(e.Type(), e.Span())
	}
	return p.keep(e)
}

// known are the functions in bounds and subscripts that the analysis knows.
var known = map[string]bool{"min": true, "max": true, "mod": true, "modulo": true}

func (p *nest) operands(e ir.Expr) ir.Expr {
	changed := false
	m := &ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr {
		y := p.name(x)
		changed = changed || y != x
		return y
	}}
	if out := e.Rewritten(m, ir.Use).(ir.Expr); changed {
		return out
	}
	return e
}

// outer is what the loop around changes.
func (p *nest) outer() *ir.Changes { return p.around[len(p.around)-1].Changes }

func (p *nest) hitBy(e ir.Expr) bool {
	return p.AnyHit(Form{terms: []term{{e, 1}}}.mentions(), p.recursive())
}

// keep makes a scalar hold a value from before the loop on.
func (p *nest) keep(e ir.Expr) ir.Expr {
	if len(p.around) > 0 && !p.limit && !isDistance(e) && !(p.anew && p.outer().AnyHit(Form{terms: []term{{e, 1}}}.mentions(), p.recursive())) {
		return e // an inspector may serve all iterations of the loops around
	}
	taken := e
	if !p.certain {
		var ok bool
		if taken, ok = anywhere(e); p.checked || !ok {
			return e
		}
	}
	v, old := p.made.Get(e)
	if !old {
		v = p.scalar(e)
		p.made.Set(ir.CloneExpr(e), v)
	}
	pos := e.Span()
	p.pre = append(p.pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: v}, RHS: OfType(ir.CloneExpr(taken), v.Type)})
	p.at.learn(v, Form{terms: []term{{ir.CloneExpr(e), 1}}})
	return OfType(&ir.Var{Pos: pos, Sym: v}, e.Type())
}

// scalar makes a variable of the unit that has the text of a value for a name.
func (p *nest) scalar(e ir.Expr) *ir.Symbol {
	text := ir.ExprString(e)
	s := &ir.Symbol{Name: text, Source: sourceOf(e), Pos: e.Span(), Type: e.Type(), Made: true, Uniform: true, Storage: ir.Static}
	if p.unit.Proc != nil {
		s.Storage = ir.Automatic
	}
	p.unit.Symbols = append(p.unit.Symbols[:len(p.unit.Symbols):len(p.unit.Symbols)], s)
	return s
}

// anywhere makes an integer expression into one that has the same value wherever the program evaluates it, and some value elsewhere;
// false where that cannot be.
func anywhere(e ir.Expr) (ir.Expr, bool) {
	ok := true
	out := ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		switch x := x.(type) {
		case *ir.Elem:
			c := *x
			c.Subs = within(x.Subs, x.Sym.Dims, &ok)
			ok = ok && x.Sym.Size < ir.AssumedShape
			return &c
		case *ir.Field:
			c := *x
			c.Subs = within(x.Subs, x.Comp.Dims, &ok)
			return &c
		case *ir.Binary:
			ok = ok && (x.Op == ir.Add || x.Op == ir.Sub || x.Op == ir.Mul || divides(x.Op) && divisor(x.Y) || isDistance(x))
		case *ir.Call:
			ok = ok && (x.Fn != "mod" && x.Fn != "modulo" || divisor(x.Args[1]))
		}
		return x
	})
	return out, ok
}

func divides(op ir.Op) bool { return op == ir.Div || op == ir.FloorDiv || op == ir.CeilDiv }

func divisor(e ir.Expr) bool {
	k, ok := e.(*ir.Const)
	return ok && k.I > 0
}

// within keeps subscripts inside constant bounds, Fortran 2008, 6.5.3.2: no other ones are evaluated by a program.
func within(subs []ir.Expr, dims []ir.Dim, ok *bool) []ir.Expr {
	var out []ir.Expr
	for k, e := range subs {
		lo, okLo := dims[k].Lo.(*ir.Const)
		hi, okHi := dims[k].Hi.(*ir.Const)
		if !okLo || !okHi || lo.I > hi.I {
			*ok = false
			return subs
		}
		out = append(out, between(e, lo.I, hi.I, e.Span()))
	}
	return out
}

func between(e ir.Expr, lo, hi int64, pos diag.Span) ir.Expr {
	if k, ok := e.(*ir.Const); ok && lo <= k.I && k.I <= hi {
		return e
	}
	t := e.Type()
	least := &ir.Call{Pos: pos, Fn: "min", Args: []ir.Expr{e, &ir.Const{Pos: pos, T: t, I: hi}}, T: t}
	return &ir.Call{Pos: pos, Fn: "max", Args: []ir.Expr{least, &ir.Const{Pos: pos, T: t, I: lo}}, T: t}
}

// sourceOf is the text of an expression, "" where it names variables that no source has.
func sourceOf(e ir.Expr) string {
	made := false
	ir.EverySymbol(func(s *ir.Symbol) { made = made || s.HasMadeName() && s.Source == "" }, e)
	if made {
		return ""
	}
	return ir.ExprString(e)
}
