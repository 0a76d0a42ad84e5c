package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/uses"
)

// maxLen bounds constant character lengths.
const maxLen = 1 << 30

// lengths knows the lengths of characters: of declarations, values of functions and pointers.
type lengths struct{ *checker }

// charLen evaluates a character length; varLen for '*', ':' and what is not constant, which is evaluated when all
// declarations are known.
func (c lengths) charLen(x parse.Expr) int {
	if !c.constantForm(x) {
		return ir.VarLen
	}
	n, ok := c.ConstInt(x, "the length")
	if !ok {
		return 0
	}
	return c.lengthInRange(n, x.Span())
}

// lengthInRange is a length, 0 for a negative one, Fortran 2008, 4.4.3.2.
func (c lengths) lengthInRange(n int64, pos diag.Span) int {
	if n > maxLen {
		c.unsupported(pos, "a length of %d characters is not supported", n).Note("at most %d are supported", maxLen)
		return 0
	}
	return int(max(n, 0))
}

// constantForm reports whether an expression consists of literals, named constants and functions of these.
func (c lengths) constantForm(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.IntLit, *parse.StringLit, *parse.RealLit, *parse.LogicalLit, *parse.BOZ:
		return true
	case *parse.Paren:
		return c.constantForm(x.X)
	case *parse.Unary:
		return c.constantForm(x.X)
	case *parse.Binary:
		return c.constantForm(x.X) && c.constantForm(x.Y)
	case *parse.Name:
		e := c.Lookup(x.Ident)
		return e != nil && e.Class == names.Constant
	case *parse.ArrayCons:
		return !slices.ContainsFunc(x.Items, func(item parse.Expr) bool { return !c.constantForm(item) })
	case *parse.ImpliedDo:
		return true // whose own variable is none of the program
	case *parse.Ref:
		e := c.Lookup(x.Name)
		ok := e == nil && c.intrinsic(x.Name) != nil || e != nil && e.Class == names.Constant
		for _, a := range x.Args {
			for _, part := range []parse.Expr{a.Value, a.Lo, a.Hi, a.Step} {
				ok = ok && (part == nil || c.constantForm(part))
			}
		}
		return ok
	}
	return false
}

// fixLength finds the length of a character variable whose type does not tell it.
func (c lengths) fixLength(e *names.Entity) {
	s := e.Sym
	if e.Value != nil {
		s.Type.Len = e.Value.T.Len
		return
	}
	switch x := e.Length.(type) {
	case *parse.Colon:
		c.deferredLength(e)
	case nil, *parse.AnyLen:
		c.assumedLength(e)
	default:
		c.computedLength(e, x)
	}
}

// lengthOfElems takes the length of a constant array of length '*' from its values, which have one length.
func (c lengths) lengthOfElems(e *names.Entity) {
	e.Type.Len = 0
	if len(e.Elems) == 0 && e.Model != nil {
		t := c.unevaluated(e.Model).Type()
		if cons, ok := stripParens(e.Model).(*parse.ArrayCons); ok && cons.Type != nil {
			t = constants(c).typeOfValues(cons.Type)
		}
		if t.Base == ir.Character && t.Len >= 0 {
			e.Type.Len = t.Len
		}
	}
	for _, k := range e.Elems {
		if e.Type.Len = e.Elems[0].T.Len; k.T.Len != e.Type.Len {
			c.bag.Errorf(k.Pos, "type-mismatch", "the values of '%s' have the lengths %d and %d", e.Name, e.Type.Len, k.T.Len).
				Help("begin the list with a type: '[character(len=%d) :: ...]'", max(e.Type.Len, k.T.Len))
			return
		}
	}
}

// assumedLength is '*': the length of the actual argument, or of the result that the caller declares.
func (c lengths) assumedLength(e *names.Entity) {
	if e.Class == names.Constant {
		return
	}
	if !e.Dummy && e != c.result {
		c.bag.Errorf(e.Pos, "length", "the length of '%s' is unknown", e.Name).Help("write 'character(len=80) :: %s'", e.Name)
		e.Sym.Type, e.Type = ir.Type{}, ir.Type{}
		return
	}
	c.lengthAtEntry(e, &ir.TextLen{Pos: e.Pos, Sym: e.Sym})
}

// computedLength is an expression, Fortran 2008, 7.1.11: constant, or in a procedure what is known at its entry.
func (c lengths) computedLength(e *names.Entity, x parse.Expr) {
	var n ir.Expr
	if c.unit.Proc == nil && c.around == nil || e.Class == names.Constant {
		n = c.constant(x)
	} else {
		refuseUnsettled(c.checker, x)
		n = c.Integer(x, "the length")
	}
	if n.Type().Base != ir.Integer {
		e.Sym.Type, e.Type = ir.Type{}, ir.Type{}
		return
	}
	if k, ok := n.(*ir.Const); ok {
		e.Sym.Type.Len = c.lengthInRange(k.I, x.Span())
		e.Type = e.Sym.Type
		return
	}
	if !settledAtEntry(c.checker, x, n) {
		e.Sym.Type, e.Type = ir.Type{}, ir.Type{}
		return
	}
	if e.Saved && !e.Dummy {
		// Fortran 2008, C530: a saved variable has a constant length.
		c.bag.Errorf(x.Span(), "not-constant", "the saved variable '%s' must have a constant length", e.Name)
	}
	c.lengthAtEntry(e, c.call("max", []ir.Expr{c.convert(n, ir.Int8), ir.Int8At(0, x.Span())}, ir.Int8, x.Span()))
	c.longEnough(e)
}

// longEnough lets the run end, with --check, where fewer characters are passed for a scalar than it is declared with, Fortran 2008, 12.5.2.4.
func (c lengths) longEnough(e *names.Entity) {
	if !c.em.Check || !e.Dummy || e.Absent || e.Sym.Rank() > 0 || e.Pointer || e.Allocatable.Valid() || e.ByValue || c.unit.Proc == nil || c.unit.Proc.Link == "" {
		return
	}
	short := ir.Expr(&ir.Binary{Pos: e.Pos, Op: ir.LT, X: &ir.TextLen{Pos: e.Pos, Sym: e.Sym}, Y: ir.CloneExpr(e.Sym.Len), T: ir.Log4})
	stop := elements.Stopping("fewer characters are passed for '"+e.Name+"' than it is declared with", e.Pos)
	check := ir.Guarded(ir.At{Pos: e.Pos}, short, stop)
	if e.Optional {
		check = ir.Guarded(ir.At{Pos: e.Pos}, c.em.Presence(e.Sym, e.Pos), check)
	}
	c.unit.Entry = append(c.unit.Entry, check)
}

// refuseUnsettled refuses in an interface body an inquiry about an allocatable array of the host, whose bounds are not found yet.
func refuseUnsettled(c *checker, x parse.Expr) {
	if c.importing == nil {
		return
	}
	uses.EveryCall(x, func(_ string, args []parse.Arg) {
		for _, a := range args {
			n, ok := a.Value.(*parse.Name)
			if !ok {
				continue
			}
			e := c.Lookup(n.Ident)
			if e != nil && e.Home == c.importing && e.Allocatable.Valid() && !e.Dummy && len(e.Dims) > 0 {
				c.unsupported(x.Span(), "bounds and lengths of an interface that depend on the allocatable array '%s' are not supported", e.Name).
					Because(e.Pos, "declared here").Help("keep the extent in a variable of the module")
			}
		}
	})
}

// lengthAtEntry keeps a length in a variable of its own, as what it depends on may change later.
func (c lengths) lengthAtEntry(e *names.Entity, n ir.Expr) {
	v := c.temp(e.Name+"%len", ir.Int8, e.Pos)
	v.Captured = len(c.src.Contains) > 0
	c.kept[v] = n
	e.Sym.Len = &ir.Var{Pos: e.Pos, Sym: v}
	set := &ir.Assign{At: ir.At{Pos: e.Pos}, LHS: &ir.Var{Pos: e.Pos, Sym: v}, RHS: n}
	switch {
	case e.Absent:
		c.takePre()
	case c.around != nil:
		c.em.Pre = append(c.em.Pre, set)
	default:
		c.unit.Entry = append(append(c.unit.Entry, c.takePre()...), set)
	}
}

// componentLength fixes the length of a character component, which is constant.
func (c lengths) componentLength(comp *ir.Component, x parse.Expr) {
	if x == nil {
		comp.Type.Len = 1
		return
	}
	if comp.Type.Len = c.charLen(x); comp.Type.Len >= 0 {
		return
	}
	if _, deferred := x.(*parse.Colon); deferred {
		comp.Deferred = true
		return
	}
	c.bag.Errorf(x.Span(), "length", "the length of the component '%s' must be constant", comp.Name)
	comp.Type = ir.Type{}
}

// deferredLength is ':', the length of an allocatable or pointer variable that each allocation sets.
func (c lengths) deferredLength(e *names.Entity) {
	if !e.Allocatable.Valid() && !e.Pointer {
		// Fortran 2008, C418.
		c.bag.Errorf(e.Pos, "length", "'%s' has a deferred length, but is neither ALLOCATABLE nor POINTER", e.Name).
			Note("Fortran 2008, C418").Help("write 'character(len=:), allocatable :: %s'", e.Name)
		e.Sym.Type, e.Type = ir.Type{}, ir.Type{}
		return
	}
	v := c.makeSymbol(e.Name+"%len", ir.Int8, e.Pos)
	v.Captured = len(c.src.Contains) > 0 || c.unit.Module
	e.Sym.Len, e.Sym.Deferred = &ir.Var{Pos: e.Pos, Sym: v}, true
}

// pointerLength gives a pointer of deferred length the length of its target.
func (c lengths) pointerLength(st *ir.PointTo) {
	var n ir.Expr
	if st.Section != nil {
		n = c.lenOf(&ir.Elem{Pos: st.Pos, Sym: st.Section.Sym})
	} else {
		n = c.lenOf(st.Scalar)
	}
	c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: st.Pos}, LHS: &ir.Var{Pos: st.Pos, Sym: st.Sym.Len.(*ir.Var).Sym}, RHS: n})
}

// refuseLengths refuses, by name, what needs an array of characters whose length no variable holds.
func refuseLengths(p *ir.Program, bag *diag.Bag) {
	for _, u := range p.Units {
		for _, s := range u.Symbols {
			if s.Made && s.Proc == nil && s.Type.Base == ir.Character && s.Type.Len < 0 && s.Len == nil {
				bag.Errorf(s.Pos, "unsupported", "characters of a length that is known at run time only are not supported here yet").
					Help("assign them to a variable of constant length first")
			}
		}
	}
}
