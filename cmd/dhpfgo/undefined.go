package main

import (
	"cmp"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/sem"
)

// remembersCalls notes where a program first refers to each procedure, by the name that linkers know.
func (s *session) remembersCalls(p *sem.Program) {
	s.calls = map[string]diag.Span{}
	note := func(proc *sem.Procedure, at diag.Span) {
		if proc == nil || proc.Unit != nil {
			return
		}
		name := cmp.Or(proc.Link, proc.CName)
		if _, known := s.calls[name]; !known {
			s.calls[name] = at
		}
	}
	actuals := func(list []sem.Actual, at diag.Span) {
		for _, a := range list {
			note(a.Proc, at)
		}
	}
	for _, u := range p.Units {
		sem.WalkStmts(u.Body, func(st sem.Stmt) bool {
			if c, ok := st.(*sem.CallProc); ok {
				note(c.Proc, c.Pos)
				actuals(c.Args, c.Pos)
			}
			for _, e := range sem.ExprsOf(st) {
				sem.WalkExprs(e, func(x sem.Expr) {
					if f, ok := x.(*sem.FuncRef); ok {
						note(f.Proc, f.Pos)
						actuals(f.Args, f.Pos)
					}
				})
			}
			return true
		})
	}
}

// reportUndefined tells the user of procedures that the program refers to and no file defines; it reports whether that is all
// that a linker complained of.
func (s *session) reportUndefined(symbols []string) bool {
	var bag diag.Bag
	for _, name := range symbols {
		at, known := s.calls[name]
		if !known {
			return false
		}
		bag.Errorf(at, "undefined-procedure", "no file defines the procedure '%s'", strings.TrimSuffix(name, "_")).
			Note("the linker looks for '%s'", name).
			Help("name the source file, the object file or the library (-l) that holds it in the command, too")
	}
	s.show(&bag)
	return len(symbols) > 0
}
