package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// A subroutine with alternate returns gives back a number, as gfortran's does: which of the labels of its call is to be
// jumped to, 0 for none, Fortran 2008, 12.5.2.5.

// alternateDummy counts the dummy arguments "*".
func (c jumper) alternateDummy(id parse.Ident) {
	if c.src.Kind == parse.Function {
		// Fortran 2008, C1255.
		c.bag.Errorf(id.Pos, "alternate-return", "a function has no alternate returns").Because(c.src.Pos, "the function")
		return
	}
	p := c.unit.Proc
	if p.Alternates++; p.Result == nil {
		p.Result = c.makeSymbol("alternate%", ir.Int4, id.Pos)
	}
}

// returnStmt is RETURN, of an alternate return with its number.
func (c jumper) returnStmt(s *parse.Return) []ir.Stmt {
	p := c.unit.Proc
	switch {
	case s.Alternate != nil && p != nil && p.Alternates == 0 && c.family.hasAlternates():
		return append(atReturn(c.checker, s.Pos), &ir.Return{At: ir.At{Pos: s.Pos}}) // by this entry there is no alternate return
	case s.Alternate != nil && (p == nil || p.Alternates == 0):
		d := c.bag.Errorf(s.Pos, "alternate-return", "RETURN with a number needs '*' among the dummy arguments").
			Note("Fortran 2008, 12.6.2.6")
		if p != nil && p.Result != nil {
			d.Help("a function returns what its variable '%s' holds: assign to that, and write 'return'", p.Result.Name)
		}
		return nil
	case p == nil:
		return []ir.Stmt{&ir.Stop{At: ir.At{Pos: s.Pos}}}
	case s.Alternate == nil:
		return append(atReturn(c.checker, s.Pos), &ir.Return{At: ir.At{Pos: s.Pos}})
	}
	n := c.convert(c.Integer(s.Alternate, "the number of a return"), ir.Int4)
	out := []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: &ir.Var{Pos: s.Pos, Sym: p.Result}, RHS: n}}
	return append(append(out, atReturn(c.checker, s.Pos)...), &ir.Return{At: ir.At{Pos: s.Pos}})
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
func (c jumper) fitLabels(p *ir.Procedure, n int, pos diag.Span) bool {
	if !p.Known && p.Result == nil && n > 0 {
		p.Alternates = n
		p.Result = &ir.Symbol{Name: "alternate%", Pos: pos, Made: true, Type: ir.Int4}
	}
	if n == p.Alternates {
		return true
	}
	c.bag.Errorf(pos, "argument", "'%s' has %s, this call has %s", p.Name, diag.Count(p.Alternates, "alternate return"), diag.Count(n, "label")).
		Because(p.Pos, "declared here")
	return false
}

// callWithReturns is a call that may come back to other places.
func (c jumper) callWithReturns(call *ir.CallProc, labels []int) []ir.Stmt {
	which := c.temp("alternate", ir.Int4, call.Pos)
	call.Result = &ir.Var{Pos: call.Pos, Sym: which}
	return append([]ir.Stmt{call}, c.choice(&ir.Var{Pos: call.Pos, Sym: which}, labels, nil, call.Pos)...)
}
