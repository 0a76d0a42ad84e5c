package partition

import "dhpfgo/sem"

// itemExprs lists what an I/O item evaluates: subscripts always, the item itself when it is written.
func itemExprs(it sem.Item, written bool) []sem.Expr {
	if it.Section != nil {
		return sectionExprs(it.Section)
	}
	if written {
		return []sem.Expr{it.X}
	}
	return subscriptsOf(it.X)
}

func sectionExprs(s *sem.Section) []sem.Expr {
	return append(append(append([]sem.Expr(nil), s.Lo...), s.Hi...), s.Step...)
}

// subscriptsOf lists what is evaluated to find a variable that is set.
func subscriptsOf(e sem.Expr) []sem.Expr {
	switch e := e.(type) {
	case *sem.Elem:
		return e.Subs
	case *sem.Field, *sem.Substr:
		return []sem.Expr{e}
	}
	return nil
}

// ioInputs lists what the beginning of an I/O statement evaluates.
func ioInputs(s *sem.IOBegin) []sem.Expr {
	var out []sem.Expr
	for _, v := range s.Values {
		out = append(out, v.X)
	}
	for _, v := range s.Results {
		out = append(out, subscriptsOf(v.X)...)
	}
	if s.Choice != nil {
		out = append(out, s.Choice)
	}
	if s.File != nil {
		out = append(out, itemExprs(*s.File, true)...)
	}
	if s.Pieces != nil {
		out = append(out, sectionExprs(s.Pieces)...)
	}
	for _, m := range s.Members {
		out = append(out, m.X)
	}
	return out
}

// ioTargets lists what the parts of an I/O statement set.
func ioTargets(s sem.Stmt) []sem.Expr {
	var out []sem.Expr
	add := func(it sem.Item) {
		if it.Section != nil {
			out = append(out, &sem.Elem{Pos: it.Pos, Sym: it.Section.Sym})
		} else {
			out = append(out, it.X)
		}
	}
	switch s := s.(type) {
	case *sem.IOBegin:
		if s.File != nil && s.Op == sem.WriteOp {
			add(*s.File)
		}
		for _, v := range s.Results {
			out = append(out, v.X)
		}
	case *sem.Transfer:
		if s.Input {
			add(s.Item)
		}
	case *sem.IOEnd:
		out = append(out, s.Results...)
		if s.Branch != nil {
			out = append(out, s.Branch)
		}
		for _, m := range s.Members {
			if s.Input {
				out = append(out, m.X)
			}
		}
	}
	return out
}

// readsSection reports whether an I/O statement reads array s as a whole or in sections.
func readsSection(st sem.Stmt, s *sem.Symbol) bool {
	is := func(sec *sem.Section) bool { return sec != nil && sec.Sym == s }
	switch st := st.(type) {
	case *sem.Transfer:
		return !st.Input && is(st.Item.Section)
	case *sem.IOBegin:
		return is(st.Pieces) || st.File != nil && is(st.File.Section)
	}
	return false
}

// mapIOBegin rebuilds the beginning of an I/O statement with f applied to what it evaluates.
func mapIOBegin(s *sem.IOBegin, f func(sem.Expr) sem.Expr) *sem.IOBegin {
	c := *s
	c.Values, c.Results = nil, nil
	for _, v := range s.Values {
		c.Values = append(c.Values, sem.IOSpec{Keyword: v.Keyword, X: f(v.X)})
	}
	for _, v := range s.Results {
		c.Results = append(c.Results, sem.IOSpec{Keyword: v.Keyword, X: mapTarget(v.X, f)})
	}
	if s.Choice != nil {
		c.Choice = f(s.Choice)
	}
	if s.File != nil {
		file := mapItem(*s.File, f, s.Op == sem.WriteOp)
		c.File = &file
	}
	return &c
}

// mapItem rebuilds an item; one that is set stays a variable.
func mapItem(it sem.Item, f func(sem.Expr) sem.Expr, set bool) sem.Item {
	if s := it.Section; s != nil {
		return sem.Item{Pos: it.Pos, Section: &sem.Section{
			Sym: s.Sym, Lo: mapAll(s.Lo, f), Hi: mapAll(s.Hi, f), Step: mapAll(s.Step, f), Single: s.Single}}
	}
	if set {
		return sem.Item{Pos: it.Pos, X: mapTarget(it.X, f)}
	}
	return sem.Item{Pos: it.Pos, X: f(it.X)}
}

// ioSymbols calls f for the arrays that the beginning of an I/O statement uses as a whole.
func ioSymbols(s *sem.IOBegin, f func(*sem.Symbol)) {
	if s.File != nil && s.File.Section != nil {
		f(s.File.Section.Sym)
	}
	if s.Pieces != nil {
		f(s.Pieces.Sym)
	}
}
