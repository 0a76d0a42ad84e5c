package sem

import (
	"dhpfgo/diag"
	"dhpfgo/parse"
)

// A subroutine with alternate returns gives back a number, as gfortran's does: which of the labels of its call is to be
// jumped to, 0 for none, Fortran 2008, 12.5.2.5.

// alternateDummy counts the dummy arguments "*".
func (c *checker) alternateDummy(id parse.Ident) {
	if c.src.Kind == parse.Function {
		// Fortran 2008, C1255.
		c.bag.Errorf(id.Pos, "alternate-return", "a function has no alternate returns").Because(c.src.Pos, "the function")
		return
	}
	p := c.unit.Proc
	if p.Alternates++; p.Result == nil {
		p.Result = c.makeSymbol("alternate%", Int4, id.Pos)
	}
}

// returnStmt is RETURN, of an alternate return with its number.
func (c *checker) returnStmt(s *parse.Return) []Stmt {
	p := c.unit.Proc
	switch {
	case s.Alternate != nil && p != nil && p.Alternates == 0 && c.family.hasAlternates():
		return append(c.finalizeLocals(s.Pos), &Return{At{s.Pos}}) // by this entry there is no alternate return
	case s.Alternate != nil && (p == nil || p.Alternates == 0):
		c.bag.Errorf(s.Pos, "alternate-return", "RETURN with a number needs '*' among the dummy arguments").
			Note("Fortran 2008, 12.6.2.6")
		return nil
	case p == nil:
		return []Stmt{&Stop{At: At{s.Pos}}}
	case s.Alternate == nil:
		return append(c.finalizeLocals(s.Pos), &Return{At{s.Pos}})
	}
	n := c.convert(c.integer(s.Alternate, "the number of a return"), Int4)
	return []Stmt{&Assign{At{s.Pos}, &Var{s.Pos, p.Result}, n}, &Return{At{s.Pos}}}
}

// withoutLabels splits the labels off the arguments of a call.
func withoutLabels(args []parse.Arg) (rest []parse.Arg, labels []int) {
	for _, a := range args {
		if a.Label != 0 {
			labels = append(labels, a.Label)
		} else {
			rest = append(rest, a)
		}
	}
	return rest, labels
}

// fitLabels checks the number of labels in a call.
func (c *checker) fitLabels(p *Procedure, n int, pos diag.Span) bool {
	if !p.Known && p.Result == nil && n > 0 {
		p.Alternates = n
		p.Result = &Symbol{Name: "alternate%", Pos: pos, Made: true, Type: Int4}
	}
	if n == p.Alternates {
		return true
	}
	c.bag.Errorf(pos, "argument", "'%s' has %s, this call has %s", p.Name, count(p.Alternates, "alternate return"), count(n, "label")).
		Because(p.Pos, "declared here")
	return false
}

// callWithReturns is a call that may come back to other places.
func (c *checker) callWithReturns(call *CallProc, labels []int) []Stmt {
	which := c.temp("alternate", Int4, call.Pos)
	call.Result = &Var{call.Pos, which}
	return append([]Stmt{call}, c.choice(&Var{call.Pos, which}, labels, nil, call.Pos)...)
}
