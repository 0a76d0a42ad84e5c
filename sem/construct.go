package sem

import (
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// constructor gives the compiler-made array that holds the value of an array constructor inside an expression; nil after
// an error. Constants become its initial value, anything else is assigned first.
func (c *checker) constructor(x *parse.ArrayCons) *ir.Symbol {
	if c.openItems(x.Items) {
		return c.gathered(x)
	}
	values, ok := c.consValues(x.Items, nil)
	if ok = c.ofConsType(x, values) && ok; !ok || len(values) == 0 {
		return nil
	}
	t := values[0].Type()
	for _, e := range values {
		// Fortran 2008, 4.8: without a type, all values have the same type and kind.
		if !ir.SameType(e.Type(), t) {
			c.bag.Errorf(e.Span(), "type-mismatch", "the values of an array constructor are %s and %s", t, e.Type()).
				Because(values[0].Span(), "%s", t)
			return nil
		}
	}
	s := c.temp("c", t, x.Pos)
	s.Dims = []ir.Dim{{Lo: ir.IntConst(1, x.Pos), Hi: ir.IntConst(int64(len(values)), x.Pos)}}
	if t.Base == ir.Character && t.Len < 0 {
		lower.MakeTextArray(c.em, s, c.lenOf(values[0]))
	}
	c.setConstructor(s, values)
	return s
}

func (c *checker) setConstructor(s *ir.Symbol, values []ir.Expr) {
	var elems []*ir.Const
	for _, e := range values {
		if k, ok := e.(*ir.Const); ok {
			elems = append(elems, k)
		}
	}
	if len(elems) == len(values) {
		s.InitElems = elems
		return
	}
	for i, e := range values {
		at := &ir.Elem{Pos: s.Pos, Sym: s, Subs: []ir.Expr{ir.IntConst(int64(i+1), s.Pos)}}
		c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: at, RHS: e})
	}
}

// maxUnrolled bounds the values of an implied DO that is written out.
const maxUnrolled = 1000

// consValues evaluates the items, implied DOs with constant bounds written out.
func (c *checker) consValues(items []parse.Expr, out []ir.Expr) ([]ir.Expr, bool) {
	ok := true
	for _, item := range items {
		if do, isDo := item.(*parse.ImpliedDo); isDo {
			ok = ok && c.eachIteration(do, func() bool {
				out, ok = c.consValues(do.Items, out)
				return ok && len(out) <= maxUnrolled
			})
			if !ok {
				c.unsupported(do.Pos, "this implied DO is not supported here").Help("assign it to an array first")
				return nil, false
			}
			continue
		}
		e := c.scalar(item)
		ok = ok && e.Type().Base != ir.Invalid
		out = append(out, e)
	}
	return out, ok
}

// eachIteration calls f with the variable of an implied DO standing for each of its values, until f returns false. It
// reports whether the bounds are constant and f never did.
func (c *checker) eachIteration(do *parse.ImpliedDo, f func() bool) bool {
	r, ok := c.constRange(do)
	if !ok {
		return false
	}
	outer := c.names[do.Var.Name]
	for i := r.lo; ok && r.holds(i); i += r.step {
		c.names[do.Var.Name] = loopConst(do, i)
		ok = f()
	}
	if c.names[do.Var.Name] = outer; outer == nil {
		delete(c.names, do.Var.Name)
	}
	return ok
}

// constRange is the range of an implied DO with constant bounds.
type constRange struct{ lo, hi, step int64 }

func (r constRange) holds(i int64) bool { return r.step > 0 && i <= r.hi || r.step < 0 && i >= r.hi }

func (c *checker) constRange(do *parse.ImpliedDo) (constRange, bool) {
	r := constRange{step: 1}
	for _, part := range []struct {
		x  parse.Expr
		to *int64
	}{{do.Lo, &r.lo}, {do.Hi, &r.hi}, {do.Step, &r.step}} {
		if part.x == nil {
			continue
		}
		k, ok := c.integer(part.x, "a loop bound").(*ir.Const)
		if !ok || k.T.Base != ir.Integer {
			return r, false
		}
		*part.to = k.I
	}
	return r, r.step != 0 && do.Lo != nil && do.Hi != nil && r.step > -maxInitial && r.step < maxInitial
}

// loopConst is the variable of an implied DO while it has the value i.
func loopConst(do *parse.ImpliedDo, i int64) *entity {
	return &entity{name: do.Var.Name, pos: do.Var.Pos, class: constant, typ: ir.Int4, typePos: do.Pos, value: ir.IntConst(i, do.Pos)}
}

// ofConsType converts the values of a constructor to the type that stands in it, Fortran 2008, 4.8; false after an error.
func (c *checker) ofConsType(x *parse.ArrayCons, values []ir.Expr) bool {
	if x.Type == nil {
		return true
	}
	t := c.typeSpec(x.Type)
	if t.Base == ir.Character && t.Len < 0 {
		c.unsupported(x.Type.Pos, "a length that is not constant in an array constructor is not supported yet").
			Help("assign the values to an array of that length")
		return false
	}
	for i, e := range values {
		from := e.Type()
		if from.Base == ir.Invalid || t.Base == ir.Invalid {
			return false
		}
		if !ir.Assignable(from, t) {
			c.bag.Errorf(e.Span(), "type-mismatch", "the type of the array constructor is %s, this value is %s", t, from)
			return false
		}
		values[i] = c.convert(e, t)
	}
	return true
}
