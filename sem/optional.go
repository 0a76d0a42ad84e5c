package sem

import (
	"math"
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

func isOptional(e Expr) bool {
	v, ok := e.(*Var)
	return ok && v.Sym.Optional
}

// extremumOfPresent is MAX or MIN of the arguments that are present: from the third on they need not be, Fortran 2008,
// 13.7.104 and 13.7.110.
func (c *checker) extremumOfPresent(x *parse.Ref, args []Expr) Expr {
	var absent []Expr
	needed := slices.Clone(args[:2])
	for _, e := range args[2:] {
		switch {
		case !isOptional(e):
			needed = append(needed, e)
		case c.nest != nil && e.Type().Base != Character:
			needed = append(needed, c.presentOr(c.argumentNamed(x, e), e, leastOf(x.Name, e.Type(), x.Pos)))
		default:
			absent = append(absent, e)
		}
	}
	if len(absent) == 0 {
		return c.extremumOf(x, needed)
	}
	if c.nest != nil {
		c.unsupported(x.Pos, "'%s' of arrays of characters and optional arguments is not supported yet", x.Name).
			Help("assign the argument to a variable where it is present")
		return bad(x.Pos)
	}
	return c.stepwise(x, needed, absent)
}

// leastOf is the value that changes no MAX or MIN.
func leastOf(fn string, t Type, pos diag.Span) *Const {
	k := identity(fn+"val", t, pos)
	if t.Base == Real {
		k.R = math.Copysign(math.Inf(1), k.R)
	}
	return k
}

// stepwise computes MAX or MIN of the needed arguments, and takes the others in where they are present. Characters are as long
// as the longest argument from the start, which an absent one with a length of its own is too, as in gfortran.
func (c *checker) stepwise(x *parse.Ref, needed, absent []Expr) Expr {
	at := At{x.Pos}
	v := &Var{x.Pos, c.textTemp("x", c.extremumOf(x, slices.Concat(needed, absent)))}
	c.emit(&Assign{at, v, c.extremumOf(x, needed)})
	for _, e := range absent {
		more := &Assign{at, v, c.extremumOf(x, []Expr{v, e})}
		c.emit(&If{at, []Branch{{x.Pos, &Status{Pos: x.Pos, Sym: e.(*Var).Sym}, []Stmt{more}}}})
	}
	return v
}

// extremumOf is MAX or MIN of arguments that are present.
func (c *checker) extremumOf(x *parse.Ref, args []Expr) Expr {
	return c.call(x.Name, args, extremumType(args), x.Pos)
}

// extremumType is the type of MAX or MIN: that of the arguments, for characters with the length of the longest.
func extremumType(args []Expr) Type {
	t := args[0].Type()
	for _, e := range args {
		if n := e.Type().Len; n < 0 || t.Len < 0 {
			t.Len = varLen
		} else {
			t.Len = max(t.Len, n)
		}
	}
	return t
}

// argumentNamed is the argument of a reference that names the optional dummy argument e.
func (c *checker) argumentNamed(x *parse.Ref, e Expr) parse.Expr {
	for _, a := range x.Args {
		if s := c.optionalName(a.Value); s != nil && s == e.(*Var).Sym {
			return a.Value
		}
	}
	return nil
}
