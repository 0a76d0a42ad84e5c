package sem

import (
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
