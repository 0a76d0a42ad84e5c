package sem

import (
	"math"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/scan"
)

// optionalName is the optional dummy argument that an expression names; nil for other expressions.
func (c inquirer) optionalName(x parse.Expr) *ir.Symbol {
	n, ok := x.(*parse.Name)
	if !ok {
		return nil
	}
	e := c.Lookup(n.Ident)
	if e == nil || !e.Optional || e.Class != names.Variable {
		return nil
	}
	return c.Symbol(e)
}

// optionalDim is SIZE, LBOUND or UBOUND along an optional dimension: of SIZE all elements where that is absent.
func (c *emission) optionalDim(s *ir.Symbol, along, all ir.Expr, pos diag.Span) ir.Expr {
	v := &ir.Var{Pos: pos, Sym: c.temp("size", along.Type(), pos)}
	at := ir.At{Pos: pos}
	c.emit(&ir.If{At: at, Branches: []ir.Branch{
		{Pos: pos, Cond: c.em.Presence(s, pos), Body: []ir.Stmt{&ir.Assign{At: at, LHS: v, RHS: along}}},
		{Pos: pos, Cond: nil, Body: []ir.Stmt{&ir.Assign{At: at, LHS: v, RHS: all}}},
	}})
	return v
}

// optionalArg tells which argument of an intrinsic subroutine is an optional dummy argument.
type optionalArg struct {
	at    int
	dummy *ir.Symbol
}

// withPresent calls an intrinsic subroutine with those of its arguments that are present, Fortran 2008, 12.5.2.12.
func (c *emission) withPresent(st *ir.CallIntrinsic, list []optionalArg) []ir.Stmt {
	if len(list) == 0 {
		return []ir.Stmt{st}
	}
	without := *st
	without.Args = slices.Clone(st.Args)
	without.Args[list[0].at] = nil
	pos := st.Pos
	return []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.em.Presence(list[0].dummy, pos), Body: c.withPresent(st, list[1:])},
		{Pos: pos, Cond: nil, Body: c.withPresent(&without, list[1:])}}}}
}

// withAllocated calls a subroutine with those of its mapped arguments that are allocated (elements.WithAllocated): some surely are.
func withAllocated(c *checker, s *parse.Call, call *ir.CallProc) []ir.Stmt {
	return elements.WithAllocated(call, func(a *ir.Symbol) bool {
		return reallocator{c}.directed(a.Name) && scan.AllocatedBefore(c.src, a.Name, s)
	})
}

func isOptional(e ir.Expr) bool {
	v, ok := e.(*ir.Var)
	return ok && v.Sym.Optional
}

// extremumOfPresent is MAX or MIN of the arguments that are present: from the third on they need not be, Fortran 2008,
// 13.7.104 and 13.7.110.
func (c inquirer) extremumOfPresent(x *parse.Ref, args []ir.Expr) ir.Expr {
	var absent []ir.Expr
	needed := slices.Clone(args[:2])
	elementwise := slices.ContainsFunc(args, func(e ir.Expr) bool { return ir.Rank(e) > 0 })
	for _, e := range args[2:] {
		switch {
		case !isOptional(e):
			needed = append(needed, e)
		case elementwise && e.Type().Base != ir.Character:
			needed = append(needed, c.em.PresentOr(e, c.convert(e, args[0].Type()), leastOf(x.Name, args[0].Type(), x.Pos)))
		default:
			absent = append(absent, e)
		}
	}
	if len(absent) == 0 {
		return c.extremumOf(x, needed)
	}
	if elementwise {
		c.unsupported(x.Pos, "'%s' of arrays of characters and optional arguments is not supported yet", x.Name).
			Help("assign the argument to a variable where it is present")
		return ir.Poison(x.Pos)
	}
	return c.stepwise(x, needed, absent)
}

// leastOf is the value that changes no MAX or MIN.
func leastOf(fn string, t ir.Type, pos diag.Span) *ir.Const {
	k := elements.Identity(fn+"val", t, pos)
	if t.Base == ir.Real {
		k.R = math.Copysign(math.Inf(1), k.R)
	}
	return k
}

// stepwise computes MAX or MIN of the needed arguments, and takes the others in where they are present. Characters are as long
// as the longest argument from the start, which an absent one with a length of its own is too, as in gfortran.
func (c *emission) stepwise(x *parse.Ref, needed, absent []ir.Expr) ir.Expr {
	at := ir.At{Pos: x.Pos}
	v := &ir.Var{Pos: x.Pos, Sym: c.textTemp("x", c.extremumOf(x, slices.Concat(needed, absent)))}
	c.emit(&ir.Assign{At: at, LHS: v, RHS: c.extremumOf(x, needed)})
	for _, e := range absent {
		more := &ir.Assign{At: at, LHS: v, RHS: c.extremumOf(x, []ir.Expr{v, c.sameKind(e, v.Type())})}
		c.emit(&ir.If{At: at, Branches: []ir.Branch{{Pos: x.Pos, Cond: &ir.Status{Pos: x.Pos, Sym: e.(*ir.Var).Sym}, Body: []ir.Stmt{more}}}})
	}
	return v
}

// sameKind is a number of a kind; characters stay as long as they are.
func (c *emission) sameKind(e ir.Expr, t ir.Type) ir.Expr {
	if t.Base == ir.Character {
		return e
	}
	return c.convert(e, t)
}

// extremumOf is MAX or MIN of arguments that are present.
func (c *emission) extremumOf(x *parse.Ref, args []ir.Expr) ir.Expr {
	return c.call(x.Name, args, extremumType(args), x.Pos)
}

// extremumType is the type of MAX or MIN: that of the arguments, for characters with the length of the longest.
func extremumType(args []ir.Expr) ir.Type {
	t := args[0].Type()
	for _, e := range args {
		if n := e.Type().Len; n < 0 || t.Len < 0 {
			t.Len = ir.VarLen
		} else {
			t.Len = max(t.Len, n)
		}
	}
	return t
}
