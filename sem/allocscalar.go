package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// allocateType is the type in an ALLOCATE statement, Fortran 2008, 6.7.1: that of the objects, or for characters of
// deferred length the length that they get. The statements set that length.
func (c allocator) allocateType(spec *parse.TypeSpec, model parse.Expr, sym *ir.Symbol, o parse.Entity) ([]ir.Stmt, bool) {
	if !c.allocateTypeFits(spec, sym.Type, o) {
		return nil, false
	}
	if !sym.Deferred {
		return nil, true
	}
	n := c.allocatedLength(spec, model, o)
	if n == nil {
		return nil, false
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: o.Pos}, LHS: &ir.Var{Pos: o.Pos, Sym: sym.Len.(*ir.Var).Sym}, RHS: n}}, true
}

// allocateTypeFits compares the type in an ALLOCATE statement with that of an object.
func (c allocator) allocateTypeFits(spec *parse.TypeSpec, t ir.Type, o parse.Entity) bool {
	if spec == nil {
		return true
	}
	given := declarer(c).typeSpec(spec)
	if given.Base == ir.Invalid || t.Base == ir.Invalid {
		return false
	}
	if !ir.SameType(given, t) {
		c.bag.Errorf(spec.Pos, "type-mismatch", "'%s' is %s, ALLOCATE gives %s", o.Pos.Text(), t, given)
		return false
	}
	return true
}

// allocatedLength is the length that ALLOCATE gives: in its type, or that of SOURCE= or MOLD=; nil after an error.
func (c allocator) allocatedLength(spec *parse.TypeSpec, model parse.Expr, o parse.Entity) ir.Expr {
	switch {
	case spec != nil && spec.Len == nil:
		return ir.Int8At(1, spec.Pos)
	case spec != nil:
		n := c.convert(c.Integer(spec.Len, "the length"), ir.Int8)
		if n.Type().Base == ir.Invalid {
			return nil
		}
		return c.call("max", []ir.Expr{n, ir.Int8At(0, spec.Pos)}, ir.Int8, spec.Pos)
	case model != nil:
		return c.lengthOfValue(model)
	}
	c.bag.Errorf(o.Pos, "length", "'%s' has a deferred length, ALLOCATE must give it", o.Pos.Text()).
		Help("write 'allocate(character(len=80) :: %s)'", o.Pos.Text())
	return nil
}

// lengthOfValue is the length of a value, or of each element of an array; nil after an error.
func (c allocator) lengthOfValue(x parse.Expr) ir.Expr { return c.lengthOf(c.expr(x), parse.SpanOf(x)) }

func (c allocator) lengthOf(e ir.Expr, pos diag.Span) ir.Expr {
	if t := e.Type(); t.Base != ir.Character {
		if t.Base != ir.Invalid {
			c.bag.Errorf(pos, "type-mismatch", "this is %s where a character is needed", t)
		}
		return nil
	}
	return c.lenOf(e)
}

// componentAllocLen is the length that ALLOCATE gives a component of deferred length; nil for any other.
func (c allocator) componentAllocLen(comp *ir.Component, spec *parse.TypeSpec, model parse.Expr, o parse.Entity) ir.Expr {
	if !c.allocateTypeFits(spec, comp.Type, o) || !comp.Deferred {
		return nil
	}
	return c.allocatedLength(spec, model, o)
}

// allocatableActual reports whether an actual argument is an allocatable variable of the rank of its dummy.
func allocatableActual(x ir.Actual) bool {
	if x.Section != nil {
		return x.Section.Sym.Allocatable && x.Section.IsWhole()
	}
	v, ok := x.X.(*ir.Var)
	return ok && v.Sym.Allocatable && !x.Copy
}

// allocatableResult calls a function whose value is an allocatable scalar before the current statement; a variable takes
// the value over.
func (c allocator) allocatableResult(p *ir.Procedure, args []ir.Actual, x *parse.Ref) ir.Expr {
	v := c.temp("f", p.Result.Type, x.Pos)
	v.Allocatable, v.Class = true, p.Result.Class
	if p.Result.Tag != nil {
		v.Tag = args[len(args)-1].X.(*ir.Var).Sym
	}
	switch {
	case p.Result.Deferred:
		v.Len, v.Deferred = &ir.Var{Pos: x.Pos, Sym: c.temp("len", ir.Int8, x.Pos)}, true
	case v.Type.Base == ir.Character && v.Type.Len < 0:
		ref := &ir.FuncRef{Pos: x.Pos, Proc: p, Args: args, T: v.Type}
		if !lengths(c).resultLength(ref, x) {
			return ir.Poison(x.Pos)
		}
		if v.Type = ref.T; v.Type.Len < 0 {
			v.Len = c.em.KeepLen(ref.Len, x.Pos)
		}
	}
	call := &ir.CallProc{At: ir.At{Pos: x.Pos}, Proc: p, Args: args, Result: &ir.Var{Pos: x.Pos, Sym: v}}
	c.emit(elements.WithAllocated(call, elements.Unknown)...)
	return &ir.Var{Pos: x.Pos, Sym: v}
}

// allocatableValue gives an allocatable array component or an allocatable component of CLASS of a structure constructor its value, Fortran 2008, 4.5.10: NULL() and an
// allocatable variable that is not allocated leave it without one.
func (c allocator) allocatableValue(v *ir.Symbol, comp *ir.Component, a parse.Arg) []ir.Stmt {
	if isNull(a.Value) {
		return nil
	}
	left := &parse.Component{Node: parse.Node{Pos: a.Pos}, X: c.nameFor(v, a.Pos), Name: comp.Name}
	before := c.takePre()
	out := assigner(c).copyValue(&parse.Assign{Base: parse.Base{Pos: a.Pos}, LHS: left, RHS: a.Value})
	out = append(c.takePre(), out...)
	c.em.Pre = before
	if there := c.allocatedStatus(a.Value); there != nil {
		return []ir.Stmt{&ir.If{At: ir.At{Pos: a.Pos}, Branches: []ir.Branch{{Pos: a.Pos, Cond: there, Body: out}}}}
	}
	return out
}

// allocatedStatus tells whether the allocatable variable that an expression names is allocated; nil for other expressions.
func (c allocator) allocatedStatus(x parse.Expr) ir.Expr {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.Lookup(x.Ident); e != nil && e.Class == names.Variable && e.Allocatable.Valid() {
			return &ir.Status{Pos: x.Pos, Sym: c.Symbol(e)}
		}
	case *parse.Component:
		if f := reallocator(c).wholeField(x); f != nil {
			return &ir.Status{Pos: x.Pos, Field: f}
		}
	}
	return nil
}
