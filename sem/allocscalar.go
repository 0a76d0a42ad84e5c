package sem

import "dhpfgo/parse"

// allocateType is the type in an ALLOCATE statement, Fortran 2008, 6.7.1: that of the objects, or for characters of
// deferred length the length that they get. The statements set that length.
func (c *checker) allocateType(spec *parse.TypeSpec, sym *Symbol, o parse.Entity) ([]Stmt, bool) {
	if spec == nil && !sym.Deferred {
		return nil, true
	}
	if spec == nil {
		c.bag.Errorf(o.Pos, "length", "'%s' has a deferred length, ALLOCATE must give it", sym.Name).
			Help("write 'allocate(character(len=80) :: %s)'", sym.Name)
		return nil, false
	}
	t := c.typeSpec(spec)
	if t.Base == Invalid || sym.Type.Base == Invalid {
		return nil, false
	}
	if !sameType(t, sym.Type) {
		c.bag.Errorf(spec.Pos, "type-mismatch", "'%s' is %s, ALLOCATE gives %s", sym.Name, sym.Type, t).Because(sym.Pos, "declared here")
		return nil, false
	}
	if !sym.Deferred {
		return nil, true
	}
	var n Expr = int8Const(int64(t.Len), spec.Pos)
	if t.Len < 0 {
		if n = c.convert(c.integer(spec.Len, "the length"), Int8); n.Type().Base == Invalid {
			return nil, false
		}
		n = c.call("max", []Expr{n, int8Const(0, spec.Pos)}, Int8, spec.Pos)
	}
	v := sym.Len.(*Var)
	return []Stmt{&Assign{At{o.Pos}, &Var{o.Pos, v.Sym}, n}}, true
}

// allocatableActual reports whether an actual argument is an allocatable variable of the rank of its dummy.
func allocatableActual(x Actual) bool {
	if x.Section != nil {
		return x.Section.Sym.Allocatable && isWholeSection(x.Section)
	}
	v, ok := x.X.(*Var)
	return ok && v.Sym.Allocatable && !x.Copy
}

// allocatableResult calls a function whose value is an allocatable scalar before the current statement; a variable takes
// the value over.
func (c *checker) allocatableResult(p *Procedure, args []Actual, x *parse.Ref) Expr {
	v := c.temp("f", p.Result.Type, x.Pos)
	v.Allocatable = true
	switch {
	case p.Result.Deferred:
		v.Len, v.Deferred = &Var{x.Pos, c.temp("len", Int8, x.Pos)}, true
	case v.Type.Base == Character && v.Type.Len < 0:
		ref := &FuncRef{Pos: x.Pos, Proc: p, Args: args, T: v.Type}
		if !c.resultLength(ref, x) {
			return bad(x.Pos)
		}
		if v.Type = ref.T; v.Type.Len < 0 {
			v.Len = c.keepLen(ref.Len, x.Pos)
		}
	}
	c.pre = append(c.pre, &CallProc{At: At{x.Pos}, Proc: p, Args: args, Result: &Var{x.Pos, v}})
	return &Var{x.Pos, v}
}
