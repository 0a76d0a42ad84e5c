package reuse

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// Lists lets the images leave out inspectors whose lists are still right. On one image nothing is ever listed.
func Lists(p *spmd.Program) {
	if p.Source.Coarrays {
		return
	}
	var all []*list
	buffers := map[*ir.Symbol]*ir.Symbol{}
	for _, u := range p.Units {
		u.Body = gathered(u.Body, &[]*list{})
		merge(u)
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
	c := newClasses(p)
	counted := map[*ir.Symbol]*ir.Symbol{}
	for _, l := range all {
		l.begin.Alone, l.buffers = true, buffers
		if l.begin.Kept = l.dependsOn(c); l.begin.Kept {
			l.compareArrays(c, counted)
		}
	}
	if len(counted) > 0 {
		newChanges(p, c, counted).write()
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

func isMessage(s ir.Stmt) bool {
	switch s := s.(type) {
	case *spmd.ExchangeStep:
		return s.Part == spmd.Whole
	case *spmd.Fetch, *spmd.Gather:
		return true
	}
	return false
}

// hasMessage reports whether statements are more than loops and conditions around notes.
func hasMessage(body []ir.Stmt) bool {
	found := false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Do, *ir.If, *spmd.Note:
		default:
			found = true
		}
		return !found
	})
	return found
}

// dependsOn finds the arrays and scalars that the loops of a list read, and reports whether all of it can be compared.
func (l *list) dependsOn(c *classes) bool {
	inside := map[*ir.Symbol]bool{}
	ok := true
	use := func(e ir.Expr) {
		ok = ok && comparable(e)
		if s := ir.SymbolOf(e); ok && s != nil && !inside[s] {
			ok = l.use(s, c)
		}
	}
	ir.WalkStmts(l.loops, func(s ir.Stmt) bool {
		exprs := ir.ExprsOf(s)
		switch s := s.(type) {
		case *ir.Do:
			inside[s.Var] = true
		case *spmd.Note:
			exprs = append(slices.Clone(s.Subs), s.Home.Subs...)
		}
		for _, e := range exprs {
			ir.WalkExprs(e, use)
		}
		return true
	})
	return ok
}

// use notes a variable on which a list depends.
func (l *list) use(s *ir.Symbol, c *classes) bool {
	if s.Rank() == 0 {
		l.compare(&ir.Var{Sym: s})
		return s.Type.Base == ir.Integer && !s.View
	}
	if of := l.buffers[s]; of != nil {
		s = of
	}
	if slices.Contains(l.arrays, s) {
		return true
	}
	l.arrays = append(l.arrays, s)
	for k, d := range s.Dims {
		last := k == len(s.Dims)-1 || s.Size == ir.AssumedShape
		if s.Storage == ir.Argument && !(l.bound(d.Lo) && (last || l.bound(d.Hi))) {
			return false
		}
	}
	return c.tracks(s)
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
