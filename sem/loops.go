package sem

import (
	"maps"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// loop is an enclosing loop: the statement that EXIT and CYCLE refer to, its variables and its construct name.
type loop struct {
	name       string
	stmt       ir.Stmt
	vars       []*ir.Symbol
	pos        diag.Span
	concurrent bool
	construct  bool // no loop, but another construct that EXIT leaves by its name
}

// looper types DO loops and what directives assert of them: INDEPENDENT, ON HOME and the locality of variables.
type looper struct{ *checker }

func (c looper) do(s *parse.Do) []ir.Stmt {
	switch {
	case s.While != nil:
		return c.doWhile(s)
	case s.Var.Name == "":
		w := &ir.While{At: ir.At{Pos: s.Pos}}
		w.Body = c.loopBody(loop{name: s.Block, stmt: w, pos: s.Pos}, s.Body)
		return []ir.Stmt{w}
	}
	v := c.doVariable(s.Var)
	if v.Type.Base == ir.Real {
		return c.realDo(s, v, func(d *ir.Do) []ir.Stmt {
			return c.loopBody(loop{name: s.Block, stmt: d, vars: []*ir.Symbol{v}, pos: s.Pos}, s.Body)
		})
	}
	d := &ir.Do{At: ir.At{Pos: s.Pos}, Var: v}
	d.Lo, d.Hi = c.loopBound(s.Lo, v.Type), c.loopBound(s.Hi, v.Type)
	d.Step = &ir.Const{Pos: s.Pos, T: v.Type, I: 1}
	if s.Step != nil {
		d.Step = c.loopBound(s.Step, v.Type)
		c.nonZero(d.Step)
	}
	warnOfNoTrip(c.checker, s, d)
	c.settleBounds(d)
	d.Independent = c.asserted[s.Var.Name]
	asserted := c.asserted
	if ind := c.independent(s.Directives, []parse.Ident{s.Var}); ind != nil {
		d.Independent = ind
	}
	d.Body = c.loopBody(loop{name: s.Block, stmt: d, vars: []*ir.Symbol{v}, pos: s.Pos}, s.Body)
	c.asserted = asserted
	return []ir.Stmt{d}
}

// warnOfNoTrip warns of a loop whose bounds, both written as numbers, leave it no iteration.
func warnOfNoTrip(c *checker, s *parse.Do, d *ir.Do) {
	lo, okLo := d.Lo.(*ir.Const)
	hi, okHi := d.Hi.(*ir.Const)
	step, okStep := d.Step.(*ir.Const)
	_, literal := s.Lo.(*parse.IntLit)
	_, literalHi := s.Hi.(*parse.IntLit)
	if !okLo || !okHi || !okStep || !literal || !literalHi || step.I == 0 {
		return
	}
	if step.I > 0 && lo.I > hi.I {
		c.bag.Warnf(s.Pos, "zero-trip", "this loop has no iteration: it counts up from %d to %d", lo.I, hi.I).
			Help("to count down, give it a step: 'do %s = %d, %d, -1'", s.Var.Name, lo.I, hi.I)
	} else if step.I < 0 && lo.I < hi.I {
		c.bag.Warnf(s.Pos, "zero-trip", "this loop has no iteration: it counts down from %d to %d", lo.I, hi.I)
	}
}

// settleBounds keeps the bounds of a loop that read its own variable, so that the variable means one thing in the loop:
//
//	do i = i + 1, n   →   lo = i + 1; do i = lo, n
func (c looper) settleBounds(d *ir.Do) {
	for _, e := range []*ir.Expr{&d.Lo, &d.Hi, &d.Step} {
		if ir.Occurrences(*e, d.Var) > 0 {
			v := &ir.Var{Pos: d.Pos, Sym: c.temp("bound", d.Var.Type, d.Pos)}
			c.emit(&ir.Assign{At: d.At, LHS: v, RHS: *e})
			*e = ir.CloneExpr(v)
		}
	}
}

// nonZero refuses a zero step, Fortran 2008, 8.1.6.6.1.
func (c looper) nonZero(step ir.Expr) {
	if ir.IsInt(step, 0) {
		c.bag.Errorf(step.Span(), "zero-step", "the step of a loop must not be zero")
	}
}

// doVariable is the variable of a DO, Fortran 2008, R819: an integer scalar; up to Fortran 90 it could be real.
func (c looper) doVariable(id parse.Ident) *ir.Symbol {
	e := c.resolve(id)
	if e.Class == names.Variable {
		s := c.Symbol(e)
		definitions(c).definable(s, id.Pos)
		definitions(c).mayDefine(s, id.Pos)
		refuseWideLoop(c.checker, id, s.Type)
		switch {
		case s.Rank() == 0 && (s.Type.Base == ir.Integer || s.Type.Base == ir.Real):
			return s
		case s.Type.Base != ir.Invalid:
			c.bag.Errorf(id.Pos, "do-variable", "the DO variable '%s' must be an integer scalar", id.Name).
				Because(e.Pos, "declared here")
		}
	} else {
		c.bag.Errorf(id.Pos, "do-variable", "the DO variable '%s' is %s", id.Name, e.Describe())
	}
	return &ir.Symbol{Name: id.Name, Pos: id.Pos}
}

// refuseWideLoop refuses a loop whose variable is wider than the numbers in which images count iterations.
func refuseWideLoop(c *checker, id parse.Ident, t ir.Type) {
	if t.Base == ir.Integer && t.Kind > 8 {
		c.bag.Errorf(id.Pos, "unsupported", "loops over a variable of %s are not supported", t).
			Help("declare '%s' as integer(8)", id.Name)
	}
}

// indexBound is a bound or step of an index of FORALL or DO CONCURRENT; all of them are evaluated before the first iteration.
func (c looper) indexBound(x parse.Expr, t ir.Type) ir.Expr {
	if t.Base == ir.Invalid || x == nil {
		return ir.Poison(diag.Span{})
	}
	return c.convert(c.rangeOf(x, "a loop bound"), t)
}

// rangeOf is an integer that begins or ends a range.
func (c looper) rangeOf(x parse.Expr, what string) ir.Expr {
	saved := c.asRange
	c.asRange = true
	defer func() { c.asRange = saved }()
	return c.Integer(x, what)
}

// loopBound is a bound or step of a DO, which was allowed to be real up to Fortran 90; those of a loop whose variable is
// faulty are not looked at.
func (c looper) loopBound(x parse.Expr, t ir.Type) ir.Expr {
	if t.Base == ir.Invalid || x == nil {
		return ir.Poison(diag.Span{})
	}
	e := c.scalar(x)
	if b := e.Type().Base; b != ir.Integer && b != ir.Real && b != ir.Invalid {
		c.bag.Errorf(e.Span(), "type-mismatch", "a loop bound must be an integer, this is %s", e.Type())
		return ir.Poison(e.Span())
	}
	return c.convert(e, t)
}

func (c looper) loopBody(l loop, body []parse.Stmt) []ir.Stmt {
	c.loops = append(c.loops, l)
	c.ownBody = true
	out := c.body(body)
	c.loops = c.loops[:len(c.loops)-1]
	return out
}

// doWhile keeps the form DO WHILE unless the condition must be prepared: then it is an endless loop that begins with the
// preparation and a test.
func (c looper) doWhile(s *parse.Do) []ir.Stmt {
	outer := c.takePre()
	w := &ir.While{At: ir.At{Pos: s.Pos}, Cond: c.condition(s.While)}
	test := c.takePre()
	c.em.Pre = outer
	body := c.loopBody(loop{name: s.Block, stmt: w, pos: s.Pos}, s.Body)
	if len(test) > 0 {
		leave := &ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: c.folded(&ir.Unary{Pos: s.Pos, Op: ir.Not, X: w.Cond}), Body: []ir.Stmt{&ir.Jump{At: ir.At{Pos: s.Pos}, Exit: true, Loop: w}}}}}
		w.Cond = nil
		body = append(append(test, leave), body...)
	}
	w.Body = body
	return []ir.Stmt{w}
}

// jump finds the loop of EXIT or CYCLE, Fortran 2008, 8.1.6.4 and 8.1.10.
func (c looper) jump(s *parse.Jump) []ir.Stmt {
	word := "CYCLE"
	if s.Exit {
		word = "EXIT"
	}
	for i := len(c.loops) - 1; i >= 0; i-- {
		l := c.loops[i]
		if s.Target == "" && l.construct {
			continue
		}
		if s.Target != "" && l.name != s.Target {
			// Fortran 2008, C819: a jump does not leave DO CONCURRENT.
			if l.concurrent {
				c.bag.Errorf(s.Pos, "jump", "%s must not leave a DO CONCURRENT", word).Because(l.pos, "this loop")
				return nil
			}
			continue
		}
		if l.concurrent && s.Exit {
			c.bag.Errorf(s.Pos, "jump", "EXIT must not leave a DO CONCURRENT").Because(l.pos, "this loop")
			return nil
		}
		if l.construct && !s.Exit {
			c.bag.Errorf(s.Pos, "jump", "CYCLE needs a loop, '%s' is none", s.Target).Because(l.pos, "the construct")
			return nil
		}
		left := finalizer(c).leaveBlocks(func(o outside) bool { return i < o.loops }, s.Pos)
		return append(left, &ir.Jump{At: ir.At{Pos: s.Pos}, Exit: s.Exit, Loop: l.stmt})
	}
	if s.Target == "" {
		c.bag.Errorf(s.Pos, "jump", "%s stands in no loop", word)
		return nil
	}
	d := c.bag.Errorf(s.Pos, "jump", "no enclosing loop is named '%s'", s.Target)
	var known []string
	for _, l := range c.loops {
		known = append(known, l.name)
	}
	names.Suggest(d, s.Target, known)
	return nil
}

// independent checks the INDEPENDENT directives before a loop over the given variables, HPF 2.0, 5.1.
func (c looper) independent(directives []parse.Stmt, vars []parse.Ident) *ir.Independent {
	var out *ir.Independent
	for _, s := range directives {
		d, ok := s.(*parse.Independent)
		if !ok {
			c.refuseStmt(s)
			continue
		}
		out = &ir.Independent{Pos: d.Pos}
		if d.On != nil {
			out.On = c.on(d.On)
		}
		for _, id := range d.Localize {
			if sym := c.clauseVariable(id, "LOCALIZE"); sym != nil {
				out.Localize = append(out.Localize, sym)
			}
		}
		for _, id := range d.New {
			if sym := c.clauseVariable(id, "NEW"); sym != nil {
				out.New = append(out.New, sym)
			}
		}
		for _, r := range d.Reductions {
			if sym := c.clauseVariable(r.Ident, "REDUCTION"); sym != nil {
				out.Reductions = append(out.Reductions, sym)
			}
		}
		c.assertList(d, out, vars)
	}
	return out
}

// assertList notes for which inner loops the list form INDEPENDENT(i,j) also stands.
func (c looper) assertList(d *parse.Independent, ind *ir.Independent, vars []parse.Ident) {
	if len(d.Indices) == 0 {
		return
	}
	list := map[string]*ir.Independent{}
	for name, outer := range c.asserted {
		list[name] = outer
	}
	own := false
	for _, id := range d.Indices {
		list[id.Name] = ind
		for _, v := range vars {
			own = own || v.Name == id.Name
		}
	}
	c.asserted = list
	if !own && len(vars) > 0 {
		c.bag.Errorf(d.Pos, "independent", "the list of INDEPENDENT does not name the loop variable '%s'", vars[0].Name).
			Because(vars[0].Pos, "the loop that follows")
	}
}

func (c looper) clauseVariable(id parse.Ident, clause string) *ir.Symbol {
	e := c.Lookup(id.Name)
	if e == nil && !mustDeclare(c.checker, id.Name) && c.found.Defs[id.Name] != nil {
		e = c.resolve(id)
	}
	if e == nil {
		d := c.bag.Errorf(id.Pos, "undeclared", "'%s' in %s is not a variable of this unit", id.Name, clause).
			Note("HPF 2.0, INDEPENDENT: %s lists variables of the scope", clause)
		known := append(c.Known(func(e *names.Entity) bool { return e.Class == names.Variable }), slices.Sorted(maps.Keys(c.found.Defs))...)
		names.Suggest(d, id.Name, known)
		return nil
	}
	if e.Class != names.Variable {
		c.bag.Errorf(id.Pos, "not-variable", "'%s' in %s is %s", id.Name, clause, e.Describe()).
			Note("HPF 2.0, INDEPENDENT: %s lists variables", clause)
		return nil
	}
	return c.Symbol(e)
}
