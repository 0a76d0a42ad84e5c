package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/interpret"
	"dhpfgo/sem/names"
)

// initialElems evaluates the initial values of an array, in element order; nil after an error.
func (c constants) initialElems(x parse.Expr, t ir.Type, dims []ir.Dim, name string) []*ir.Const {
	n := int64(1)
	for _, d := range dims {
		extent, ok := shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: ir.IntConst(1, x.Span())}.Extent()
		if !ok {
			return nil
		}
		if extent > interpret.MaxElements || n*extent > interpret.MaxElements {
			c.unsupported(x.Span(), "an initial value of more than %d elements is not supported", interpret.MaxElements).
				Help("assign '%s' in the first executable statement", name)
			return nil
		}
		n *= extent
	}
	cons, isList := stripParens(x).(*parse.ArrayCons)
	if isList && c.hasArrayItem(cons.Items) || !isList && c.arrayConstant(x) {
		return c.initialArray(x, t, dims, n, name)
	}
	if !isList {
		k := declarer(c).initial(c.constant(x), t, name)
		out := make([]*ir.Const, n)
		for i := range out {
			out[i] = k
		}
		return out
	}
	of := t
	if cons.Type != nil {
		of = c.typeOfValues(cons.Type)
	}
	list, ok := c.constItems(cons.Items, of, name, nil)
	if ok && of != t {
		for i, k := range list {
			list[i] = declarer(c).initial(k, t, name)
		}
	}
	if !ok {
		return nil
	}
	// Fortran 2008, 5.2.3: the value conforms with the array; a constructor has rank one.
	if len(dims) != 1 || int64(len(list)) != n {
		c.bag.Errorf(x.Span(), "shape-mismatch", "'%s' has %d elements in %s, its value has %d in 1 dimension", name, n,
			diag.Count(len(dims), "dimension"), len(list))
		return nil
	}
	return list
}

// typeOfValues is the type that a constant constructor gives its values. Its length may ask for that of a variable.
func (c constants) typeOfValues(spec *parse.TypeSpec) ir.Type {
	t := declarer(c).typeSpec(spec)
	if t.Base != ir.Character || t.Len >= 0 {
		return t
	}
	t.Len = 0
	if leavesLengthOpen(c.checker, spec) {
		return t
	}
	if n := c.constant(spec.Len); n.T.Base == ir.Integer {
		t.Len = lengths(c).lengthInRange(n.I, n.Pos)
	}
	return t
}

// arrayConstant reports whether a constant expression is an array.
func (c constants) arrayConstant(x parse.Expr) bool {
	array := false
	c.aside(func(*interpret.Machine) { array = ir.Rank(c.expr(x)) > 0 })
	return array
}

// hasArrayItem reports whether a constructor takes whole arrays apart.
func (c constants) hasArrayItem(items []parse.Expr) bool {
	for _, item := range items {
		switch item := item.(type) {
		case *parse.ImpliedDo:
			if c.loopOfArrays(item) {
				return true
			}
		case *parse.IntLit, *parse.RealLit, *parse.LogicalLit, *parse.StringLit, *parse.ComplexLit:
		default:
			if c.arrayConstant(item) {
				return true
			}
		}
	}
	return false
}

// loopOfArrays reports whether an implied DO has arrays as its items, which are the same in each iteration.
func (c constants) loopOfArrays(do *parse.ImpliedDo) bool {
	arrays := false
	c.aside(func(*interpret.Machine) {
		c.eachIteration(do, func() bool {
			arrays = c.hasArrayItem(do.Items)
			return false
		})
	})
	return arrays
}

// initialArray evaluates a constant array expression of n elements.
func (c constants) initialArray(x parse.Expr, t ir.Type, dims []ir.Dim, n int64, name string) []*ir.Const {
	elems, extents, ok := c.constantArray(x, t, name)
	if !ok {
		return nil
	}
	fits := len(extents) == len(dims)
	for k, d := range dims {
		want, _ := shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: ir.IntConst(1, x.Span())}.Extent()
		fits = fits && extents[k] == want
	}
	if !fits {
		// Fortran 2008, 5.2.3: the value conforms with the array.
		c.bag.Errorf(x.Span(), "shape-mismatch", "'%s' has %d elements in %s, its value has %d in %s", name, n,
			diag.Count(len(dims), "dimension"), len(elems), diag.Count(len(extents), "dimension"))
		return nil
	}
	return elems
}

// constItems evaluates the items of a constant constructor.
func (c constants) constItems(items []parse.Expr, t ir.Type, name string, out []*ir.Const) ([]*ir.Const, bool) {
	ok := true
	for _, item := range items {
		if do, isDo := item.(*parse.ImpliedDo); isDo {
			if out, ok = c.constLoop(do, t, name, out); !ok {
				return nil, false
			}
			continue
		}
		out = append(out, declarer(c).initial(c.constant(item), t, name))
	}
	return out, ok
}

// constLoop evaluates an implied DO of constants.
func (c constants) constLoop(do *parse.ImpliedDo, t ir.Type, name string, out []*ir.Const) ([]*ir.Const, bool) {
	ok := true
	constant := c.eachIteration(do, func() bool {
		out, ok = c.constItems(do.Items, t, name, out)
		return ok && len(out) <= interpret.MaxElements
	})
	switch {
	case len(out) > interpret.MaxElements:
		c.unsupported(do.Pos, "an initial value of more than %d elements is not supported", interpret.MaxElements)
	case !constant && ok:
		c.bag.Errorf(do.Pos, "not-constant", "the bounds of this implied DO are not constant")
	}
	return out, constant && ok
}

// eachIteration calls f with the variable of an implied DO standing for each of its values, until f returns false. It
// reports whether the bounds are constant and f never did.
func (c constants) eachIteration(do *parse.ImpliedDo, f func() bool) bool {
	r, ok := c.constRange(do)
	if !ok {
		return false
	}
	outer := c.names[do.Var.Name]
	for i := r.Lo; ok && r.Holds(i); i += r.Step {
		c.names[do.Var.Name] = loopConst(do, i)
		ok = f()
	}
	if c.names[do.Var.Name] = outer; outer == nil {
		delete(c.names, do.Var.Name)
	}
	return ok
}

// constRange is the range of an implied DO with constant bounds.
func (c constants) constRange(do *parse.ImpliedDo) (r interpret.Range, ok bool) {
	r.Step, ok = 1, do.Lo != nil && do.Hi != nil
	c.aside(func(v *interpret.Machine) {
		for _, part := range []struct {
			x  parse.Expr
			to *int64
		}{{do.Lo, &r.Lo}, {do.Hi, &r.Hi}, {do.Step, &r.Step}} {
			if part.x == nil || !ok {
				continue
			}
			k := valueIn(c.checker, v, c.Integer(part.x, "a loop bound"))
			if ok = k != nil && k.T.Base == ir.Integer; ok {
				*part.to = k.I
			}
		}
	})
	return r, ok && r.Step != 0 && r.Step > -interpret.MaxElements && r.Step < interpret.MaxElements
}

// loopConst is the variable of an implied DO while it has the value i.
func loopConst(do *parse.ImpliedDo, i int64) *names.Entity {
	return names.IntegerConstant(do.Var, i, do.Pos)
}

// startup assigns the initial values of mapped arrays, whose storage is made when the program runs, at its start: the owner of
// each element takes its value from a table that all images have.
func (c constants) startup(symbols []*ir.Symbol) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range append([]*ir.Symbol(nil), symbols...) {
		if s.Map == nil || len(s.InitElems) == 0 {
			continue
		}
		elems := s.InitElems
		s.InitElems = nil
		var rhs ir.Expr = elems[0]
		if !uniform(elems) {
			table := c.makeSymbol(s.Name+"%initial", s.Type, s.Pos)
			table.Dims, table.InitElems = s.Dims, elems
			rhs = shapes.WholeExpr(table, s.Pos)
		}
		out = append(out, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: shapes.WholeExpr(s, s.Pos), RHS: rhs})
	}
	return c.em.Arrays(out)
}

func uniform(elems []*ir.Const) bool {
	for _, k := range elems {
		if k != elems[0] {
			return false
		}
	}
	return len(elems) > 0
}
