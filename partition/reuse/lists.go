package reuse

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// Lists lets the images leave out inspectors whose lists are still right. On one image nothing is ever listed.
func Lists(p *spmd.Program) {
	if p.Source.Coarrays {
		again(p, "other images may set index arrays")
		return
	}
	again(p, "messages stand in the loops that list them")
	var all []*list
	into := map[*spmd.Indirect]*spmd.Indirect{} // lists that are part of others
	buffers := map[*ir.Symbol]*ir.Symbol{}
	for _, u := range p.Units {
		u.Body = gathered(u.Body, &[]*list{})
		merge(u, into)
		u.Body = gathered(u.Body, &all)
		for _, a := range u.Arrays {
			if a.Of != nil {
				buffers[a.Sym] = a.Of
			}
		}
	}
	if len(all) == 0 {
		return
	}
	defer func() {
		for list, one := range into {
			list.Again = one.Again
		}
	}()
	c := newClasses(p)
	counted := map[*ir.Symbol]*ir.Symbol{}
	for _, l := range all {
		l.begin.Alone, l.buffers = true, buffers
		l.begin.Indirect.Again = l.whyAgain(c)
		if l.begin.Kept = l.begin.Indirect.Again == ""; l.begin.Kept {
			l.compareArrays(c, counted)
		}
	}
	if len(counted) > 0 {
		newChanges(p, c, counted).write()
	}
}

// again gives all inspectors a reason to list their elements each time.
func again(p *spmd.Program, why string) {
	for _, u := range p.Units {
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			if x, ok := s.(*spmd.Inspect); ok {
				x.Indirect.Again = why
			}
			return true
		})
	}
}

// list is an inspector whose messages stand before it.
type list struct {
	begin   *spmd.Inspect
	loops   []ir.Stmt
	arrays  []*ir.Symbol              // on which it depends
	buffers map[*ir.Symbol]*ir.Symbol // whose elements those of the program take
}

// gathered puts the messages with which inspectors begin before them, in a list of statements and in the blocks of these. What stands
// between beginning and end of an inspector then concerns this image alone.
func gathered(body []ir.Stmt, all *[]*list) []ir.Stmt {
	var out []ir.Stmt
	for i := 0; i < len(body); i++ {
		begin, ok := body[i].(*spmd.Inspect)
		if !ok || begin.End {
			ir.ReplaceBodies(body[i], func(b []ir.Stmt) []ir.Stmt { return gathered(b, all) })
			out = append(out, body[i])
			continue
		}
		n := slices.IndexFunc(body[i:], func(s ir.Stmt) bool { x, ok := s.(*spmd.Inspect); return ok && x.End })
		inside := body[i+1 : i+n]
		first := slices.IndexFunc(inside, func(s ir.Stmt) bool { return !isMessage(s) })
		if first >= 0 && !hasMessage(inside[first:]) {
			out = append(out, inside[:first]...)
			inside = inside[first:]
			own := *begin
			begin = &own
			*all = append(*all, &list{begin: begin, loops: inside})
		}
		out = append(append(out, begin), inside...)
		i += n - 1
	}
	return out
}

// isMessage reports whether a statement is a message that is complete behind it, or makes the buffer of one.
func isMessage(s ir.Stmt) bool {
	switch s := s.(type) {
	case *spmd.ExchangeStep:
		return s.Part == spmd.Whole
	case *spmd.Fetch, *spmd.Gather, *spmd.ArrayCreate:
		return true
	}
	return false
}

// hasMessage reports whether statements are more than loops and conditions around notes, and integers that these follow.
func hasMessage(body []ir.Stmt) bool {
	found := false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Do, *ir.While, *ir.If, *spmd.Note:
		case *ir.Assign:
			_, scalar := s.LHS.(*ir.Var)
			found = found || !scalar
		default:
			found = true
		}
		return !found
	})
	return found
}

// whyAgain finds the arrays and scalars that the loops of a list read, and says which of it cannot be compared, "" for none.
func (l *list) whyAgain(c *classes) (why string) {
	inside := map[*ir.Symbol]bool{}
	use := func(e ir.Expr) {
		if why == "" && !comparable(e) {
			why = fmt.Sprintf("'%s' is no plain integer", ir.UserText(e))
		}
		if s := ir.SymbolOf(e); why == "" && s != nil && !inside[s] {
			why = l.use(s, c)
		}
	}
	ir.WalkStmts(l.loops, func(s ir.Stmt) bool {
		exprs := ir.ExprsOf(s)
		switch s := s.(type) {
		case *ir.Do:
			inside[s.Var] = true
		case *ir.Assign:
			inside[ir.SymbolOf(s.LHS)] = true
		case *spmd.Note:
			exprs = append(slices.Clone(s.Subs), s.Home.Subs...)
		}
		for _, e := range exprs {
			ir.WalkExprs(e, use)
		}
		return true
	})
	return why
}

// use notes a variable on which a list depends; it says why that cannot be compared, "" if it can.
func (l *list) use(s *ir.Symbol, c *classes) string {
	if s.Rank() == 0 {
		l.compare(&ir.Var{Sym: s})
		if s.Type.Base != ir.Integer || s.View {
			return fmt.Sprintf("'%s' is no plain integer", s.UserName())
		}
		return ""
	}
	if of := l.buffers[s]; of != nil {
		s = of
	}
	if slices.Contains(l.arrays, s) {
		return ""
	}
	l.arrays = append(l.arrays, s)
	for k, d := range s.Dims {
		last := k == len(s.Dims)-1 || s.Size == ir.AssumedShape
		if s.Storage == ir.Argument && !(l.bound(d.Lo) && (last || l.bound(d.Hi))) {
			return fmt.Sprintf("bounds of '%s' are expressions", s.UserName())
		}
	}
	return c.whyUnknown(s)
}

// compareArrays compares counters, and addresses where these may change.
func (l *list) compareArrays(c *classes, counted map[*ir.Symbol]*ir.Symbol) {
	for _, s := range l.arrays {
		l.compare(&ir.Var{Sym: c.counter(s, counted)})
		if s.Storage == ir.Argument || s.Allocatable {
			l.begin.Of = append(l.begin.Of, s)
		}
	}
}

// bound notes a bound of a dummy argument, on which the place of its elements depends.
func (l *list) bound(e ir.Expr) bool {
	switch e := e.(type) {
	case nil, *ir.Const:
		return true
	case *ir.Var:
		l.compare(e)
		return true
	}
	return false
}

func (l *list) compare(v *ir.Var) {
	if !slices.ContainsFunc(l.begin.By, func(e ir.Expr) bool { return ir.SymbolOf(e) == v.Sym }) {
		l.begin.By = append(l.begin.By, v)
	}
}

// comparable reports whether the value of an expression is decided by those of the variables in it.
func comparable(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const, *ir.Var, *ir.Elem, *ir.Unary, *ir.Binary, *ir.Conv:
		return e.Type().Base == ir.Integer || e.Type().Base == ir.Logical
	case *ir.Call:
		switch e.Fn {
		case "min", "max", "mod", "modulo", "abs", "merge", "iand", "ior", "ieor", "shiftl", "shiftr", "ishft", "sign":
			return e.Type().Base == ir.Integer || e.Type().Base == ir.Logical
		}
	}
	return false
}
