package main

import (
	"cmp"
	"dhpfgo/ir"
	"strings"

	"dhpfgo/diag"
)

// remembersCalls notes where a program first refers to each procedure, by the name that linkers know.
func (s *session) remembersCalls(p *ir.Program) {
	s.calls = map[string]diag.Span{}
	note := func(proc *ir.Procedure, at diag.Span) {
		if proc == nil || proc.Unit != nil {
			return
		}
		name := cmp.Or(proc.Link, proc.CName)
		if _, known := s.calls[name]; !known {
			s.calls[name] = at
		}
	}
	actuals := func(list []ir.Actual, at diag.Span) {
		for _, a := range list {
			note(a.Proc, at)
		}
	}
	for _, u := range p.Units {
		ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
			if c, ok := st.(*ir.CallProc); ok {
				note(c.Proc, c.Pos)
				actuals(c.Args, c.Pos)
			}
			for _, e := range ir.ExprsOf(st) {
				ir.WalkExprs(e, func(x ir.Expr) {
					if f, ok := x.(*ir.FuncRef); ok {
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
