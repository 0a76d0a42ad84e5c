package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// optionalName is the optional dummy argument that an expression names; nil for other expressions.
func (c *checker) optionalName(x parse.Expr) *Symbol {
	n, ok := x.(*parse.Name)
	if !ok {
		return nil
	}
	e := c.lookup(n.Ident)
	if e == nil || !e.optional || e.class != variable {
		return nil
	}
	return c.symbol(e)
}

// presentOr is an optional argument of an intrinsic function: where it names a dummy argument that is absent, the function is
// called without it, Fortran 2008, 13.2.1, which is the same as with the value without.
func (c *checker) presentOr(x parse.Expr, e Expr, without *Const) Expr {
	s := c.optionalName(x)
	if s == nil || s.Rank() > 0 || e.Type().Base != without.T.Base {
		return e
	}
	if v := c.calls[x]; v != nil {
		return v
	}
	v := &Var{e.Span(), c.temp(s.Name, without.T, e.Span())}
	at := At{e.Span()}
	given := []Stmt{&Assign{at, v, c.convert(e, without.T)}}
	c.emit(&Assign{at, v, without}, &If{at, []Branch{{e.Span(), c.presence(s, e.Span()), given}}})
	c.calls[x] = v
	return v
}

func (c *checker) presence(s *Symbol, pos diag.Span) Expr {
	return &Status{Pos: pos, Sym: s, Present: true}
}

// masked runs a step of a function where the mask holds; everywhere if that is an optional argument that is absent.
func (c *checker) masked(step []Stmt, mask Expr, x parse.Expr, pos diag.Span) []Stmt {
	if mask == nil {
		return step
	}
	under := []Stmt{&If{At{pos}, []Branch{{pos, mask, step}}}}
	s := c.optionalName(x)
	if s == nil {
		return under
	}
	return []Stmt{&If{At{pos}, []Branch{{pos, c.presence(s, pos), under}, {pos, nil, step}}}}
}

// optionalDim is SIZE, LBOUND or UBOUND along an optional dimension: of SIZE all elements where that is absent.
func (c *checker) optionalDim(s *Symbol, along, all Expr, pos diag.Span) Expr {
	v := &Var{pos, c.temp("size", along.Type(), pos)}
	at := At{pos}
	c.emit(&If{at, []Branch{
		{pos, c.presence(s, pos), []Stmt{&Assign{at, v, along}}},
		{pos, nil, []Stmt{&Assign{at, v, all}}},
	}})
	return v
}

// ifPresent runs statements where an optional argument is present; always where there is none.
func (c *checker) ifPresent(s *Symbol, body []Stmt, pos diag.Span) []Stmt {
	if s == nil || len(body) == 0 {
		return body
	}
	return []Stmt{&If{At{pos}, []Branch{{pos, c.presence(s, pos), body}}}}
}

// optionalArg tells which argument of an intrinsic subroutine is an optional dummy argument.
type optionalArg struct {
	at    int
	dummy *Symbol
}

// withPresent calls an intrinsic subroutine with those of its arguments that are present, Fortran 2008, 12.5.2.12.
func (c *checker) withPresent(st *CallIntrinsic, list []optionalArg) []Stmt {
	if len(list) == 0 {
		return []Stmt{st}
	}
	without := *st
	without.Args = slices.Clone(st.Args)
	without.Args[list[0].at] = nil
	pos := st.Pos
	return []Stmt{&If{At{pos}, []Branch{{pos, c.presence(list[0].dummy, pos), c.withPresent(st, list[1:])},
		{pos, nil, c.withPresent(&without, list[1:])}}}}
}
