package tally

import (
	"fmt"
	"strings"

	"dhpfgo/ir"
)

// A program that can do without an input file asks whether it could be opened:
//
//	open (unit=2, file='input.data', status='old', iostat=status)
//	if (status == 0) then; read (2,*) n; else; n = 64; end if
//
// Nobody knows what stands in a file, but what a program does without one its text says. So a likely run has no such files.

// noSuchFile is what opening an old file gives that does not exist.
const noSuchFile = 2

// opens gives the variables that tell whether an old file could be opened their likely value.
func (m *machine) opens(begin *ir.IOBegin, end *ir.IOEnd) {
	if !m.guesses || begin == nil || begin.Op != ir.OpenOp || !isOld(begin) {
		return
	}
	status := []ir.Expr{end.Branch}
	for _, r := range begin.Results {
		if r.Keyword == "iostat" {
			status = append(status, r.X)
		}
	}
	for _, x := range status {
		if v, ok := x.(*ir.Var); ok {
			m.cell(v.Sym).likely = &ir.Const{T: v.Sym.Type, I: noSuchFile}
		}
	}
}

func isOld(begin *ir.IOBegin) bool {
	for _, v := range begin.Values {
		if c, ok := v.X.(*ir.Const); ok && v.Keyword == "status" && strings.EqualFold(strings.TrimSpace(c.S), "old") {
			return true
		}
	}
	return false
}

// guessed is the value that the condition of a branch is likely to have: the one without old files, if it asks for these, as long as the program
// goes on with it. A procedure is not left before its end.
func (m *machine) guessed(b ir.Branch, v value) value {
	if !m.guesses {
		return v
	}
	m.likely = true
	is := m.eval(b.Cond)
	m.likely = false
	switch {
	case endsIn(b.Body) && (is.c == nil || is.c.L):
		m.assumed[fmt.Sprintf("the condition at line %d, of which the plan does not know the value, ends nothing", b.Cond.Span().Line())] = true
		return truth(false)
	case is.c == nil:
		return v
	}
	m.assumed[fmt.Sprintf("the file does not exist that the condition at line %d asks for", b.Cond.Span().Line())] = true
	return is
}

// endsIn reports whether the program ends in a list of statements.
func endsIn(list []ir.Stmt) bool {
	found := false
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		_, stops := s.(*ir.Stop)
		_, returns := s.(*ir.Return)
		found = found || stops || returns
		return !found
	})
	return found
}
