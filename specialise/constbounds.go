package specialise

import (
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// settleConstants puts the bounds that every ALLOCATE of the program gives a distributed array in place of the variables that hold them,
// where they are constants, whichever units allocate the array:
//
//	x%lb1 = 0; x%ub1 = n; x%lb2 = 1; x%ub2 = 4; allocate x    in a procedure that the array's unit contains     =>     x(0:x%ub1,1:4)
//
// so that a dummy argument with these bounds is known to have them. Arrays that assignments allocate keep their variables, as the values
// assigned are made before the array has its new bounds. Of arrays of procedures that no directive maps the lower bounds are settled: they may
// lie as an argument does. Bounds of pointers, which temporary arrays share, are set by what they point to as well. It reports whether there are any.
func (x *extents) settleConstants() bool {
	values, pointed := map[*ir.Symbol]ir.Expr{}, pointerBounds(x.prog)
	for s := range x.of {
		if !s.Allocatable || s.Pointer || s.Storage == ir.Argument {
			continue
		}
		var settle []*ir.Symbol
		switch {
		case s.Map == nil && x.isLocalWork(s):
			settle = lowerBounds(s)
		case s.Map != nil && x.writtenInSource(s):
			settle = boundVariables(s)
		}
		for _, v := range settle {
			if c := x.constantOf(v); c != nil && !pointed[v] {
				values[v] = c
			}
		}
	}
	if len(values) == 0 {
		return false
	}
	settled := map[ir.Stmt]bool{}
	for v := range values {
		for _, set := range x.sets[v] {
			settled[set.stmt] = true
		}
	}
	by := &ir.Substitution{Values: values}
	redeclare(x.prog, by, func(s *ir.Symbol) bool { return values[s] != nil })
	for _, u := range x.prog.Units {
		u.Entry, u.Body = folded(by.Copy(without(u.Entry, settled))), folded(by.Copy(without(u.Body, settled)))
	}
	return true
}

// pointerBounds are the variables that hold the bounds of pointers.
func pointerBounds(prog *ir.Program) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			for _, v := range boundVariables(s) {
				out[v] = out[v] || s.Pointer
			}
		}
	}
	return out
}

// isLocalWork reports whether an array is one that a procedure makes for itself, and that no directive maps.
func (x *extents) isLocalWork(s *ir.Symbol) bool {
	return !slices.ContainsFunc(x.of[s], func(a *allocation) bool { return !isLocalWork(a.unit, s) || !isAllocatedAlone(a.unit, s) })
}

// lowerBounds are the variables that ALLOCATE sets to the lower bounds of an array.
func lowerBounds(s *ir.Symbol) []*ir.Symbol {
	var out []*ir.Symbol
	for _, d := range s.Dims {
		if v := affine.ScalarOf(d.Lo); v != nil && v.Made {
			out = append(out, v)
		}
	}
	return out
}

// writtenInSource reports whether the source says what the bounds of an array are: nothing that sets them has variables of the compiler's own.
func (x *extents) writtenInSource(s *ir.Symbol) bool {
	for _, v := range boundVariables(s) {
		for _, set := range x.sets[v] {
			a, ok := set.stmt.(*ir.Assign)
			if x.moving[set.stmt] {
				continue
			}
			if !ok || slices.ContainsFunc(variablesOf([]ir.Expr{a.RHS}), func(e *ir.Symbol) bool { return e.Made }) {
				return false
			}
		}
	}
	return true
}

// constantOf is the constant that all statements which set a variable give it, nil if there is none. In MOVE_ALLOC it is what the variable of
// the other array holds, which then has the same constant from all statements.
func (x *extents) constantOf(v *ir.Symbol) *ir.Const {
	var c *ir.Const
	seen := map[*ir.Symbol]bool{v: true}
	for list := []*ir.Symbol{v}; len(list) > 0; list = list[1:] {
		if list[0].Init != nil {
			return nil
		}
		for _, set := range x.sets[list[0]] {
			a, ok := set.stmt.(*ir.Assign)
			if !ok || ir.SymbolOf(a.LHS) != list[0] {
				return nil
			}
			if w := affine.ScalarOf(a.RHS); x.moving[a] && w != nil {
				if !seen[w] {
					seen[w] = true
					list = append(list, w)
				}
				continue
			}
			n, known := ir.Difference(a.RHS, &ir.Const{T: ir.Int8})
			if !known || c != nil && c.I != n {
				return nil
			}
			c = &ir.Const{Pos: a.Span(), T: v.Type, I: n}
		}
	}
	return c
}

// callers are the arguments of all calls of procedures of which no other calls are made.
type callers struct {
	args  map[*ir.Procedure][][]ir.Actual
	units map[*ir.Procedure][]*ir.Unit
}

func callersIn(prog *ir.Program) *callers {
	c := &callers{map[*ir.Procedure][][]ir.Actual{}, map[*ir.Procedure][]*ir.Unit{}}
	unseen := prog.PassedProcedures()
	eachCall(prog, func(u *ir.Unit, p *ir.Procedure, args []ir.Actual) {
		if p.Unit != nil && !unseen[p.Unit] {
			c.args[p], c.units[p] = append(c.args[p], args), append(c.units[p], u)
		}
	})
	return c
}

// values puts what all calls of a procedure pass for arguments that it never sets in place of these.
//
//	call init(n);  subroutine init(m);  u%ub1 = m      u%ub1 is n
func (c *callers) values(u *ir.Unit, list []ir.Expr) []ir.Expr {
	out := slices.Clone(list)
	for u.Proc != nil && !u.IsRecursive() && len(c.args[u.Proc]) > 0 {
		host, changed := c.units[u.Proc][0], false
		for i, e := range out {
			if e == nil {
				continue
			}
			out[i] = ir.MapExpr(e, func(x ir.Expr) ir.Expr {
				if passed := c.passed(u.Proc, affine.ScalarOf(x)); passed != nil {
					changed = true
					return ir.CloneExpr(passed)
				}
				return x
			})
		}
		if !changed {
			break
		}
		u = host
	}
	return out
}

// passed is the integer that all calls of a procedure, in one unit, pass for argument d, which it never sets; nil for others.
func (c *callers) passed(p *ir.Procedure, d *ir.Symbol) ir.Expr {
	k := slices.Index(p.Dummies, d)
	if d == nil || k < 0 || d.Optional || d.Type.Base != ir.Integer || p.Effects.Arg(k).Written {
		return nil
	}
	var first ir.Expr
	for i, args := range c.args[p] {
		x := args[k].X
		if x == nil || i > 0 && (!ir.EqualStripped(first, x) || c.units[p][i] != c.units[p][0]) || x.Type().Base != ir.Integer {
			return nil
		}
		first = x
	}
	return first
}

// settleLayouts lets the layouts of allocatable arrays whose bounds are constants be there from the start, and those that are cut alike be one.
func settleLayouts(prog *ir.Program) {
	var known, settled []*ir.Layout
	for _, u := range prog.Units {
		for _, l := range u.Layouts {
			x := *l
			x.Deferred = false
			switch {
			case l.Dynamic || !x.IsConstant():
			case l.Deferred:
				settled = append(settled, l)
			default:
				known = append(known, l)
			}
		}
	}
	to := map[*ir.Layout]*ir.Layout{}
	for _, l := range settled {
		l.Deferred = false
		if k := slices.IndexFunc(known, func(x *ir.Layout) bool { return x != l && ir.CutAlike(x, l) }); k >= 0 {
			to[l] = known[k]
			seenByAll(known[k].Variables())
			continue
		}
		seenByAll(l.Variables())
		known = ir.AppendLayout(known, l)
	}
	if len(to) > 0 {
		replaceLayouts(prog, to)
	}
}

// replaceLayouts puts layouts in place of others.
func replaceLayouts(prog *ir.Program, to map[*ir.Layout]*ir.Layout) {
	for _, u := range prog.Units {
		var layouts []*ir.Layout
		for _, l := range u.Layouts {
			if to[l] != nil {
				l = to[l]
			}
			layouts = ir.AppendLayout(layouts, l)
		}
		u.Layouts = layouts
		for l := range to {
			u.Symbols = slices.DeleteFunc(u.Symbols, func(s *ir.Symbol) bool { return slices.Contains(l.Variables(), s) })
		}
		for _, s := range u.Symbols {
			if s.Map != nil && to[s.Map.Layout] != nil {
				s.Map = &ir.Mapping{Layout: to[s.Map.Layout], Dims: s.Map.Dims, Cells: s.Map.Cells}
			}
		}
	}
}

// seenByAll lets variables be those of a module, so that arrays of other modules may have them.
func seenByAll(list []*ir.Symbol) {
	for _, v := range list {
		v.Captured, v.Storage = true, ir.Static
	}
}

// cutAlike reports whether two layouts deal cells alike; the second one may be deferred for an array that every ALLOCATE gives the same
// constant bounds.
func cutAlike(a, b *ir.Layout) bool {
	x := *b
	if x.Deferred && !slices.ContainsFunc(x.Bounds(), func(e ir.Expr) bool { return !ir.IsConst(e) }) {
		x.Deferred = a.Deferred
	}
	return ir.CutAlike(a, &x)
}

// settleAllocated puts constants in place of ALLOCATED for arrays of a call where the statements before it tell: an assignment is what first
// allocates an array, or finds it allocated.
//
//	if (.not.allocated(w)) allocate w        at first in a procedure whose array w is        →   allocate w
func settleAllocated(prog *ir.Program) {
	for _, u := range prog.Units {
		if u.Proc == nil || u.Proc.Recursive {
			continue
		}
		a := &allocatedNow{state: map[*ir.Symbol]bool{}}
		for _, s := range u.Symbols {
			if s.Allocatable && isLocalWork(u, s) && isAllocatedAlone(u, s) {
				a.state[s] = false
			}
		}
		if len(a.state) > 0 {
			a.list(u.Body)
			if a.found {
				u.Body = folded(u.Body)
			}
		}
	}
}

// allocatedNow knows which arrays are allocated where the statement at hand stands.
type allocatedNow struct {
	state map[*ir.Symbol]bool
	found bool
}

func (a *allocatedNow) list(body []ir.Stmt) {
	for _, st := range body {
		switch st := st.(type) {
		case *ir.If:
			a.test(st)
			continue
		case *ir.Allocate:
			a.known(st.Sym, true)
			continue
		case *ir.Deallocate:
			a.known(st.Sym, false)
			continue
		case *ir.CallProc:
			a.forget([]ir.Stmt{st})
		}
		st.EachBlock(func(b []ir.Stmt) { a.forget(b) })
	}
}

func (a *allocatedNow) known(s *ir.Symbol, is bool) {
	if _, ok := a.state[s]; ok {
		a.state[s] = is
	}
}

// test looks at an IF: a single branch that is certain to run, or not to, leaves what is known.
func (a *allocatedNow) test(st *ir.If) {
	cond := a.settled(st.Branches[0].Cond)
	if c, ok := cond.(*ir.Const); ok && len(st.Branches) == 1 {
		st.Branches[0].Cond, a.found = c, true
		if c.L {
			a.list(st.Branches[0].Body)
		}
		return
	}
	a.forget([]ir.Stmt{st})
}

// settled is a condition with what is known of arrays, as a constant where it asks for nothing else.
func (a *allocatedNow) settled(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Status:
		if is, ok := a.state[e.Sym]; ok && e.Sym != nil && !e.Present && e.With == nil && e.Section == nil {
			return &ir.Const{Pos: e.Pos, T: ir.Log4, L: is}
		}
	case *ir.Unary:
		if c, ok := a.settled(e.X).(*ir.Const); ok && e.Op == ir.Not {
			return &ir.Const{Pos: e.Pos, T: ir.Log4, L: !c.L}
		}
	}
	return e
}

// forget leaves out the arrays that statements name other than as elements.
func (a *allocatedNow) forget(body []ir.Stmt) {
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Allocate:
			delete(a.state, st.Sym)
		case *ir.Deallocate:
			delete(a.state, st.Sym)
		case *ir.CallProc:
			ir.EachNamed([]ir.Stmt{st}, func(s *ir.Symbol) { delete(a.state, s) })
		case *ir.Jump:
			clear(a.state)
		}
		return true
	})
}

// settleLocals puts constants in place of the variables that hold bounds of arrays which the compiler has made in a version of a procedure for
// values of expressions, where its arguments give them values that are known.
//
//	t%b%1 = max(size(k,1),0); allocate t(t%b%1)     in a version for an array k of 400 elements     →     allocate t(400)
func settleLocals(u *ir.Unit) {
	for {
		values := constantsSet(u)
		if len(values) == 0 {
			return
		}
		symbols := map[*ir.Symbol]*ir.Symbol{}
		for k, s := range u.Symbols {
			if dims, changed := boundsWith(s.Dims, values); changed {
				c := *s
				c.Dims = dims
				symbols[s], u.Symbols[k] = &c, &c
			}
		}
		by := &ir.Substitution{Symbols: symbols, Values: values}
		u.Body = folded(by.Copy(without(u.Body, settersOf(u.Body, values))))
	}
}

// constantsSet gives the values of the variables that hold bounds of values of expressions, where all statements that set one give it the same
// constant.
func constantsSet(u *ir.Unit) map[*ir.Symbol]ir.Expr {
	values, others := map[*ir.Symbol]ir.Expr{}, map[*ir.Symbol]bool{}
	ir.EachNamed(u.Entry, func(s *ir.Symbol) { others[s] = true })
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		a, ok := st.(*ir.Assign)
		if v := settled(a, ok); v != nil && (values[v] == nil || values[v].(*ir.Const).I == a.RHS.(*ir.Const).I) {
			values[v] = &ir.Const{Pos: a.Pos, T: v.Type, I: a.RHS.(*ir.Const).I}
			return true
		}
		ir.Mentions(st, func(s *ir.Symbol, r ir.Role) { others[s] = others[s] || r.Sets() })
		return true
	})
	mine, beside := boundsOfValues(u)
	maps.DeleteFunc(values, func(v *ir.Symbol, _ ir.Expr) bool { return others[v] || !mine[v] || beside[v] })
	return values
}

// boundsOfValues are the variables in bounds of arrays that the compiler has made for values of expressions in a unit, and those in bounds and
// lengths of others, and of layouts.
func boundsOfValues(u *ir.Unit) (mine, beside map[*ir.Symbol]bool) {
	mine, beside = map[*ir.Symbol]bool{}, map[*ir.Symbol]bool{}
	note := func(in map[*ir.Symbol]bool, list ...ir.Expr) {
		for _, v := range variablesOf(list) {
			in[v] = true
		}
	}
	for _, l := range u.Layouts {
		note(beside, l.Bounds()...)
		for _, v := range l.Variables() {
			beside[v] = true
		}
	}
	for _, s := range u.Symbols {
		in := beside
		if s.HasMadeName() && s.Storage == ir.Automatic && !s.Captured && !s.Pointer && s != u.Proc.Result && !slices.Contains(u.Proc.Dummies, s) {
			in = mine
		}
		note(beside, s.Len)
		for _, d := range s.Dims {
			note(in, d.Lo, d.Hi)
		}
	}
	return mine, beside
}

// settled is the variable that an assignment gives a constant, nil if it is no local integer of the compiler.
func settled(a *ir.Assign, ok bool) *ir.Symbol {
	if !ok {
		return nil
	}
	if k, constant := a.RHS.(*ir.Const); !constant || k.T.Base != ir.Integer {
		return nil
	}
	v, is := a.LHS.(*ir.Var)
	if !is || !v.Sym.HasMadeName() || v.Sym.Type.Base != ir.Integer || v.Sym.Storage != ir.Automatic || v.Sym.Captured || v.Sym.Init != nil {
		return nil
	}
	return v.Sym
}

// settersOf are the assignments to some variables.
func settersOf(body []ir.Stmt, values map[*ir.Symbol]ir.Expr) map[ir.Stmt]bool {
	out := map[ir.Stmt]bool{}
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		if a, ok := st.(*ir.Assign); ok && values[ir.SymbolOf(a.LHS)] != nil {
			out[st] = true
		}
		return true
	})
	return out
}
