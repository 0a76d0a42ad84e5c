package tuples

import (
	"slices"

	"dhpfgo/ir"
)

// group are scalars whose values are followed together; the remainders of loop variables stand behind the scalars in each tuple.
type group struct {
	vars       []*ir.Symbol
	remainders []remainder
}

// remainder is the variable of a loop modulo a constant.
type remainder struct {
	v *ir.Symbol
	m int64
}

// mostVars bounds the scalars of a group.
const mostVars = 8

// grouping finds the groups of a program.
type grouping struct {
	prog   *ir.Program
	unfit  map[*ir.Symbol]bool
	head   map[*ir.Symbol]*ir.Symbol // of the trees of scalars that belong together
	paired [][2]*ir.Symbol           // scalars that choose elements of one array in one dimension
	given  map[*ir.Symbol]bool       // scalars that have values from assignments, arguments or the start; variables of loops alone do not
}

// groupsOf lists the groups in which two scalars that may have few values choose elements of one array in the same dimension: only of these
// it matters whether they differ.
func groupsOf(prog *ir.Program) []*group {
	g := &grouping{prog: prog, unfit: map[*ir.Symbol]bool{}, head: map[*ir.Symbol]*ir.Symbol{}, given: map[*ir.Symbol]bool{}}
	for _, u := range prog.Units {
		g.findUnfit(u)
	}
	for _, u := range prog.Units {
		g.pairs(u)
	}
	if len(g.paired) == 0 {
		return nil
	}
	for grown := true; grown; {
		before := len(g.head)
		for _, u := range prog.Units {
			g.sources(u)
		}
		grown = len(g.head) > before
	}
	return g.list()
}

// findUnfit notes what can not be followed by its name, and what has values.
func (g *grouping) findUnfit(u *ir.Unit) {
	eachValue(u, func(s *ir.Symbol, _ ir.Expr) { g.given[s] = true })
	for _, s := range u.Symbols {
		g.given[s] = g.given[s] || s.Init != nil
		if s.View && s.Root != nil {
			g.unfit[s.Root] = true
		}
	}
}

// fits reports whether a variable is an integer scalar that is given values, and changes only by its name and by calls.
func (g *grouping) fits(s *ir.Symbol) bool {
	return g.given[s] && s.Rank() == 0 && s.Type.Base == ir.Integer && s.Storage != ir.InCommon && s.Map == nil && s.PartMap == nil && s.Proc == nil &&
		!s.Pointer && !s.Target && !s.Overlaid && !s.View && !s.Allocatable && !s.Optional && !s.Absent && !s.Class && !g.unfit[s]
}

// pairs joins the scalars that stand, with constants added, as subscripts of one array in one dimension, in statements of one loop.
func (g *grouping) pairs(u *ir.Unit) {
	type place struct {
		array *ir.Symbol
		dim   int
		loop  *ir.Do
	}
	first := map[place]*ir.Symbol{}
	eachInLoop(append(slices.Clip(u.Entry), u.Body...), nil, func(e ir.Expr, loop *ir.Do) {
		x, ok := e.(*ir.Elem)
		if !ok || len(x.Subs) < 2 || loop == nil {
			return
		}
		for k, sub := range x.Subs {
			s, _ := shifted(sub)
			if s == nil || !g.fits(s) {
				continue
			}
			p := place{x.Sym, k, loop}
			if first[p] == nil {
				first[p] = s
			} else if first[p] != s {
				g.join(first[p], s)
				g.paired = append(g.paired, [2]*ir.Symbol{first[p], s})
			}
		}
	})
}

// eachInLoop calls f for all expressions of statements with the innermost DO around each.
func eachInLoop(body []ir.Stmt, loop *ir.Do, f func(ir.Expr, *ir.Do)) {
	for _, st := range body {
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) { f(x, loop) })
		}
		inside := loop
		if d, ok := st.(*ir.Do); ok {
			inside = d
		}
		st.EachBlock(func(list []ir.Stmt) { eachInLoop(list, inside, f) })
	}
}

// sources joins the scalars of which others get their values, by assignments and as arguments.
func (g *grouping) sources(u *ir.Unit) {
	feed := func(s *ir.Symbol, e ir.Expr) {
		if s == nil || g.head[s] == nil || e == nil {
			return
		}
		ir.WalkExprs(e, func(x ir.Expr) {
			if v := scalarOf(x); v != nil && v != s && g.fits(v) {
				g.join(s, v)
			}
		})
	}
	eachValue(u, feed)
	eachArgument(u, func(p *ir.Procedure, i int, e ir.Expr) {
		if x := scalarOf(e); x != nil && g.head[x] != nil && p.Effects.Arg(i).Written && g.fits(p.Dummies[i]) {
			g.join(x, p.Dummies[i])
		}
	})
}

// eachValue calls f for what a unit assigns to scalars, and for its arguments of procedures of the program.
func eachValue(u *ir.Unit, f func(*ir.Symbol, ir.Expr)) {
	ir.WalkStmts(append(slices.Clip(u.Entry), u.Body...), func(st ir.Stmt) bool {
		if a, ok := st.(*ir.Assign); ok {
			f(scalarOf(a.LHS), a.RHS)
		}
		return true
	})
	eachArgument(u, func(p *ir.Procedure, i int, e ir.Expr) { f(p.Dummies[i], e) })
}

// eachArgument calls f for the arguments of procedures of the program in a unit.
func eachArgument(u *ir.Unit, f func(p *ir.Procedure, i int, e ir.Expr)) {
	ir.EachCall(append(slices.Clip(u.Entry), u.Body...), func(p *ir.Procedure, args []ir.Actual) {
		if p.Unit == nil {
			return
		}
		for i := range min(len(p.Dummies), len(args)) {
			f(p, i, args[i].X)
		}
	})
}

// few finds the scalars whose values are made of constants, of each other and of remainders, as far as assignments tell.
func (g *grouping) few() map[*ir.Symbol]bool {
	few := map[*ir.Symbol]bool{}
	for s := range g.head {
		few[s] = true
	}
	for changed := true; changed; {
		changed = false
		for _, u := range g.prog.Units {
			eachValue(u, func(s *ir.Symbol, e ir.Expr) {
				if few[s] && (e == nil || !isFew(e, few)) {
					few[s], changed = false, true
				}
			})
		}
	}
	return few
}

func isFew(e ir.Expr, few map[*ir.Symbol]bool) bool {
	switch e := e.(type) {
	case *ir.Const:
		return true
	case *ir.Var:
		return few[e.Sym]
	case *ir.Conv:
		return isFew(e.X, few)
	case *ir.Unary:
		return isFew(e.X, few)
	case *ir.Binary:
		return isFew(e.X, few) && isFew(e.Y, few)
	case *ir.Call:
		return e.Fn == "mod" || e.Fn == "modulo" || e.Fn == "merge" && isFew(e.Args[0], few) && isFew(e.Args[1], few)
	}
	return false
}

func (g *grouping) root(s *ir.Symbol) *ir.Symbol {
	for g.head[s] != nil && g.head[s] != s {
		s = g.head[s]
	}
	return s
}

func (g *grouping) join(a, b *ir.Symbol) {
	for _, s := range []*ir.Symbol{a, b} {
		if g.head[s] == nil {
			g.head[s] = s
		}
	}
	g.head[g.root(b)] = g.root(a)
}

// list makes the groups, in the order of the program's symbols.
func (g *grouping) list() []*group {
	var out []*group
	few := g.few()
	of, seen := map[*ir.Symbol]*group{}, map[*ir.Symbol]bool{}
	for _, u := range g.prog.Units {
		for _, s := range u.Symbols {
			if !few[s] || seen[s] {
				continue
			}
			seen[s] = true
			r := g.root(s)
			if of[r] == nil {
				of[r] = &group{}
				out = append(out, of[r])
			}
			of[r].vars = append(of[r].vars, s)
		}
	}
	return slices.DeleteFunc(out, func(x *group) bool {
		pair := slices.ContainsFunc(g.paired, func(p [2]*ir.Symbol) bool {
			return slices.Contains(x.vars, p[0]) && slices.Contains(x.vars, p[1])
		})
		return !pair || len(x.vars) > mostVars
	})
}

// shifted gives the scalar and the constant whose sum an expression is.
func shifted(e ir.Expr) (*ir.Symbol, int64) {
	switch e := e.(type) {
	case *ir.Conv:
		if e.T.Base == ir.Integer {
			return shifted(e.X)
		}
	case *ir.Binary:
		x, nx := shifted(e.X)
		y, ny := shifted(e.Y)
		cx, xIs := e.X.(*ir.Const)
		cy, yIs := e.Y.(*ir.Const)
		switch {
		case e.Op == ir.Add && yIs && x != nil:
			return x, nx + cy.I
		case e.Op == ir.Add && xIs && y != nil:
			return y, ny + cx.I
		case e.Op == ir.Sub && yIs && x != nil:
			return x, nx - cy.I
		}
	}
	return scalarOf(e), 0
}

// scalarOf gives the variable that an expression is.
func scalarOf(e ir.Expr) *ir.Symbol {
	switch e := e.(type) {
	case *ir.Var:
		return e.Sym
	case *ir.Conv:
		if e.T.Base == ir.Integer {
			return scalarOf(e.X)
		}
	}
	return nil
}
