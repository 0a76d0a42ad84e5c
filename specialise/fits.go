package specialise

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
)

// compareExtents lets the run tell where a distributed array has the bounds of the dummy argument that it is passed to: there the
// procedure works on it where it is, else on a copy of its elements one after the other.
//
//	allocate (u(nx,ny));  call f(u, n, m);  subroutine f(a, n, m); real a(n,m)
//	→   if (n == u%ub1 .and. m == u%ub2) then; call f(u, n, m); else; call f(u, n, m); end if
//
// The first call is noted to fit, the other to be the exception, of which nobody is warned. Functions are called first, by themselves.
func compareExtents(prog *ir.Program) {
	bound := boundProcedures(prog)
	for _, u := range prog.Units {
		if u.Module {
			continue
		}
		g := &fitter{unit: u, bound: bound}
		u.Body = g.list(u.Body)
	}
	findSections(prog, true)
}

// fitter is the step at work on a unit.
type fitter struct {
	unit  *ir.Unit
	bound map[*ir.Procedure][]*ir.Procedure // what dummy procedures stand for
	made  int
}

func (g *fitter) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		for _, b := range blocksOf(st) {
			*b = g.list(*b)
		}
		switch s := st.(type) {
		case *ir.CallProc:
			out = append(out, g.guarded(s, s.Proc, s.Args))
			continue
		case *ir.Assign, *ir.Transfer:
			out = append(out, g.functions(st)...)
		}
		out = append(out, st)
	}
	return out
}

// blocksOf are the lists of statements inside of one.
func blocksOf(st ir.Stmt) []*[]ir.Stmt {
	switch st := st.(type) {
	case *ir.Do:
		return []*[]ir.Stmt{&st.Body}
	case *ir.While:
		return []*[]ir.Stmt{&st.Body}
	case *ir.If:
		var out []*[]ir.Stmt
		for i := range st.Branches {
			out = append(out, &st.Branches[i].Body)
		}
		return out
	}
	return nil
}

// guarded is a statement that calls a procedure, in a version for arguments that fit and one for others where that is not certain.
func (g *fitter) guarded(st ir.Stmt, p *ir.Procedure, args []ir.Actual) ir.Stmt {
	var tests []ir.Expr
	var fit []int
	for k := range args {
		if list, ok := g.tests(p, k, args); ok {
			fit = append(fit, k)
			for _, t := range list {
				if !slices.ContainsFunc(tests, func(x ir.Expr) bool { return ir.Equal(x, t) }) {
					tests = append(tests, t)
				}
			}
		}
	}
	if len(tests) == 0 {
		note(args, fit, func(a *ir.Actual) { a.Fits = true })
		return st
	}
	other := (&ir.Substitution{}).Copy([]ir.Stmt{st})
	note(args, fit, func(a *ir.Actual) { a.Fits = true })
	note(argumentsOf(other[0]), fit, func(a *ir.Actual) { a.Exception = true })
	cond := tests[0]
	for _, t := range tests[1:] {
		cond = &ir.Binary{Pos: st.Span(), Op: ir.And, X: cond, Y: t, T: ir.Log4}
	}
	return &ir.If{At: ir.At{Pos: st.Span()}, Branches: []ir.Branch{{Pos: st.Span(), Cond: cond, Body: []ir.Stmt{st}}, {Pos: st.Span(), Body: other}}}
}

func note(args []ir.Actual, which []int, f func(*ir.Actual)) {
	for _, k := range which {
		f(&args[k])
	}
}

// argumentsOf are those of the call that a statement is, or assigns the value of.
func argumentsOf(st ir.Stmt) []ir.Actual {
	if c, ok := st.(*ir.CallProc); ok {
		return c.Args
	}
	return st.(*ir.Assign).RHS.(*ir.FuncRef).Args
}

// functions calls the functions in a statement whose arguments may fit or not, and puts variables in place of their values.
func (g *fitter) functions(st ir.Stmt) []ir.Stmt {
	var before []ir.Stmt
	call := func(_, x ir.Expr, _ ir.Role) ir.Expr {
		f, ok := x.(*ir.FuncRef)
		if !ok || f.T.Base == ir.Character || f.T.Base == ir.Derived || ir.Rank(f) > 0 {
			return x
		}
		for k := range f.Args {
			if tests, ok := g.tests(f.Proc, k, f.Args); ok && len(tests) > 0 {
				v := &ir.Var{Pos: f.Pos, Sym: g.variable(f.T)}
				before = append(before, g.guarded(&ir.Assign{At: ir.At{Pos: f.Pos}, LHS: v, RHS: f}, f.Proc, f.Args))
				return ir.CloneExpr(v)
			}
		}
		for k := range f.Args {
			_, ok := g.tests(f.Proc, k, f.Args)
			f.Args[k].Fits = f.Args[k].Fits || ok
		}
		return x
	}
	if !slices.ContainsFunc(ir.ExprsOf(st), func(e ir.Expr) bool { return ir.AnyExpr(e, isFunction) }) {
		return nil
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr { return ir.MapRoles(x, r, call) }}
	if n := st.Rewritten(m, ir.Use); len(before) > 0 {
		st.Become(n)
	}
	return before
}

func isFunction(e ir.Expr) bool {
	_, ok := e.(*ir.FuncRef)
	return ok
}

// tests are the equations of bounds by which an array fits argument k of a procedure, none of them where that is certain; false where it
// does not, or where nothing is gained. What fits a dummy procedure fits all that it stands for.
func (g *fitter) tests(p *ir.Procedure, k int, args []ir.Actual) ([]ir.Expr, bool) {
	var all []ir.Expr
	for _, q := range g.bound[p] {
		list, ok := g.testsOf(q, k, args)
		if !ok {
			return nil, false
		}
		all = append(all, list...)
	}
	if len(g.bound[p]) > 0 {
		return all, true
	}
	return g.testsOf(p, k, args)
}

func (g *fitter) testsOf(p *ir.Procedure, k int, args []ir.Actual) ([]ir.Expr, bool) {
	if p.Unit == nil || k >= len(p.Dummies) || args[k].Section == nil || args[k].Exception {
		return nil, false
	}
	d, x := p.Dummies[k], args[k].Section.Sym
	if !d.Inherit && (d.Map == nil || d.Rank() > 1) || !isSequence(d) || !args[k].Section.IsWhole() || x.Rank() != d.Rank() || x.Pointer || x.View || !g.mayLie(x) {
		return nil, false
	}
	var tests []ir.Expr
	for i := range d.Dims {
		if n, ok := ir.Difference(d.Dims[i].Lo, x.Dims[i].Lo); !ok || n != 0 {
			return nil, false
		}
		if isOpen(d, i) {
			continue
		}
		hi, ok := g.here(p, atCall(p, args, d.Dims[i].Hi))
		n, known := ir.Difference(g.settled(hi), g.settled(x.Dims[i].Hi))
		if !known && isSame(x.Dims[i].Lo, ir.Int8Const(1)) && !namesArgument(unkept(p, d.Dims[i].Hi)) && isSame(declared(g.unit, plainExtent(hi)), declared(g.unit, x.Dims[i].Hi)) {
			n, known = 0, true
		}
		if !ok || known && n != 0 {
			return nil, false
		}
		if !known {
			tests = append(tests, ir.Compare(ir.EQ, ir.Int8Of(ir.CloneExpr(hi)), ir.Int8Of(ir.CloneExpr(x.Dims[i].Hi))))
		}
	}
	return tests, true
}

// mayLie reports whether an array is distributed, or may be where a version stands in place of the unit.
func (g *fitter) mayLie(x *ir.Symbol) bool {
	return x.Map != nil || x.Inherit || asLarge(g.unit, x, isMappedDummy)
}

// here reports whether the unit can evaluate a bound, which names nothing that the procedure alone has and calls nothing. An element is one of
// an array that every image has.
func (g *fitter) here(p *ir.Procedure, e ir.Expr) (ir.Expr, bool) {
	ok := true
	known := func(s *ir.Symbol) bool {
		own := slices.Contains(p.Unit.Symbols, s) && !slices.Contains(g.unit.Symbols, s)
		return !own && !s.Optional && !s.Pointer && s.Map == nil
	}
	ir.WalkExprs(e, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.FuncRef, *ir.Extent:
			ok = false
		case *ir.Field: // of a variable
			ok = ok && len(x.Subs) == 0 && !x.Comp.Pointer && !x.Comp.Allocatable
		case *ir.Elem:
			ok = ok && known(x.Sym)
		case *ir.Var:
			ok = ok && known(x.Sym)
		}
	})
	return e, ok
}

// settled puts arguments of the unit in place of the variables that keep bounds made of them, if it never sets these.
func (g *fitter) settled(e ir.Expr) ir.Expr {
	return (&sequence{u: g.unit}).settled(e)
}

// variable makes a scalar of the unit.
func (g *fitter) variable(t ir.Type) *ir.Symbol {
	g.made++
	v := &ir.Symbol{Name: fmt.Sprintf("f%%e%d", g.made), Type: t, Made: true, Storage: ir.Static}
	if g.unit.Proc != nil {
		v.Storage = ir.Automatic
	}
	g.unit.Symbols = append(g.unit.Symbols[:len(g.unit.Symbols):len(g.unit.Symbols)], v)
	return v
}
