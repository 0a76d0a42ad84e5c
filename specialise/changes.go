package specialise

import "dhpfgo/ir"

// changes are the variables that statements may set, by themselves and by the procedures that they call.
type changes struct {
	set   map[*ir.Symbol]bool
	procs []*ir.Procedure
}

// changesOf collects what statements may set, blocks inside included.
func changesOf(body []ir.Stmt) *changes {
	c := &changes{set: map[*ir.Symbol]bool{}}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		c.stmt(s)
		return true
	})
	return c
}

// changesOfCalls collects what the functions may set that a statement refers to, and what a CALL may.
func changesOfCalls(s ir.Stmt) *changes {
	c := &changes{set: map[*ir.Symbol]bool{}}
	s.EachExpr(ir.Use, func(e ir.Expr, _ ir.Role) { c.expr(e, ir.Use) })
	return c
}

func (c *changes) stmt(s ir.Stmt) {
	call, isCall := s.(*ir.CallProc)
	if !isCall {
		s.EachExpr(ir.Use, c.expr)
		s.EachSymbol(ir.Use, c.note)
		return
	}
	c.call(call.Proc, call.Args)
	if call.Result != nil {
		c.expr(call.Result, ir.Def)
	}
	if call.Into != nil {
		c.note(call.Into, ir.Def)
	}
}

func (c *changes) expr(e ir.Expr, r ir.Role) {
	if e == nil {
		return
	}
	if ref, ok := e.(*ir.FuncRef); ok {
		c.call(ref.Proc, ref.Args)
		return
	}
	e.EachExpr(r, c.expr)
	e.EachSymbol(r, c.note)
}

// call adds what a call sets: arguments, and what the procedure reaches otherwise.
func (c *changes) call(p *ir.Procedure, args []ir.Actual) {
	c.procs = append(c.procs, p)
	for i, a := range args {
		if s := ir.ActualSymbol(a); s != nil && p.Effects.Arg(i).Written {
			c.note(s, ir.Def)
		}
		a.EachExpr(ir.Use, func(e ir.Expr, _ ir.Role) { c.expr(e, ir.Use) })
	}
}

func (c *changes) note(s *ir.Symbol, r ir.Role) {
	if !r.Sets() {
		return
	}
	for ; s != nil && !c.set[s]; s = s.Root {
		c.set[s] = true
	}
}

// hit reports whether a variable may be set; of a recursive unit a call may set what all its activations share.
func (c *changes) hit(s *ir.Symbol, recursive bool) bool {
	if c.set[s] || recursive && len(c.procs) > 0 && s.Storage != ir.Automatic && s.Storage != ir.Argument {
		return true
	}
	for _, p := range c.procs {
		if p.Effects.WritesShared(s) {
			return true
		}
	}
	return false
}

// anyHit reports whether one of several variables may be set.
func (c *changes) anyHit(list []*ir.Symbol, recursive bool) bool {
	for _, s := range list {
		if c.hit(s, recursive) {
			return true
		}
	}
	return false
}
