package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
)

// constructor types an array constructor, Fortran 2008, 4.8.
func (c operations) constructor(x *parse.ArrayCons) ir.Expr {
	l := &consList{c: c.checker}
	if x.Type != nil {
		if l.t = declarer(c).typeSpec(x.Type); l.t.Base == ir.Invalid {
			return ir.Poison(x.Pos)
		}
		l.given = true
	}
	length := l.length(x.Type)
	items := l.items(x.Items)
	if l.failed || l.t.Base == ir.Invalid {
		return ir.Poison(x.Pos)
	}
	return &ir.Constructor{Pos: x.Pos, Items: items, Len: length, T: l.t}
}

// length is the length that is given for the values, found before them; nil where none is given and for a constant one.
func (l *consList) length(spec *parse.TypeSpec) ir.Expr {
	if !l.given || l.t.Base != ir.Character || l.t.Len >= 0 {
		return nil
	}
	if leavesLengthOpen(l.c, spec) {
		l.failed = true
		return nil
	}
	n := allocator{l.c}.allocatedLength(spec, nil, parse.Entity{})
	if n == nil {
		l.failed = true
		return nil
	}
	return l.c.em.KeepLen(n, spec.Pos)
}

// leavesLengthOpen refuses a constructor of characters of length '*' or ':', Fortran 2008, C471.
func leavesLengthOpen(c *checker, spec *parse.TypeSpec) bool {
	switch spec.Len.(type) {
	case *parse.AnyLen, *parse.Colon:
		c.bag.Errorf(parse.SpanOf(spec.Len), "length", "an array constructor must give a length").Help("write '[character(len=80) :: ...]'")
		return true
	}
	return false
}

// consList types the items of a constructor: t is their type, which is given or that of the first value.
type consList struct {
	c      *checker
	t      ir.Type
	given  bool
	first  ir.Expr
	depth  int // of the implied DOs around
	failed bool
}

func (l *consList) items(list []parse.Expr) []ir.Expr {
	var out []ir.Expr
	for _, x := range list {
		if do, isDo := x.(*parse.ImpliedDo); isDo {
			out = append(out, l.loop(do))
		} else {
			out = append(out, l.item(x))
		}
	}
	return out
}

// item is a value. What it needs computed first belongs into the implied DOs around it.
func (l *consList) item(x parse.Expr) ir.Expr {
	if l.depth == 0 {
		return l.value(l.c.expr(x))
	}
	before := l.c.takePre()
	e := l.c.prepared(l.value(l.c.expr(x)))
	l.c.em.Pre = before
	return e
}

// loop is an implied DO; its variable has a scope of its own, Fortran 2008, 16.4.
func (l *consList) loop(do *parse.ImpliedDo) ir.Expr {
	c := l.c
	before := c.takePre()
	index := []parse.ForallIndex{{Var: do.Var, Lo: do.Lo, Hi: do.Hi, Step: do.Step}}
	list, restore := masker{c}.bindIndices(&parse.Forall{Base: parse.Base{Pos: do.Pos}, Indices: index})
	defer restore()
	out := &ir.ImpliedDo{Pos: do.Pos, Var: list[0].Var, Lo: list[0].Lo, Hi: list[0].Hi, Step: list[0].Step}
	if l.depth > 0 {
		out.Lo = c.prepared(out.Lo)
	}
	c.em.Pre = append(before, c.em.Pre...)
	for _, e := range []ir.Expr{out.Lo, out.Hi, out.Step} {
		l.failed = l.failed || e.Type() != out.Var.Type
	}
	l.depth++
	out.Items = l.items(do.Items)
	l.depth--
	out.T = l.t
	return out
}

// value is a value of the constructor, converted to the type that is given. Without one, all values have the same type and kind,
// Fortran 2008, 4.8.
func (l *consList) value(e ir.Expr) ir.Expr {
	t := e.Type()
	switch {
	case t.Base == ir.Invalid:
		l.failed = true
	case l.given && !ir.Assignable(t, l.t):
		l.c.bag.Errorf(e.Span(), "type-mismatch", "the type of the array constructor is %s, this value is %s", l.t, t)
		l.failed = true
	case l.given:
		return l.c.convert(e, l.t)
	case l.first == nil:
		l.t, l.first = t, e
	case !ir.SameType(t, l.t):
		l.c.bag.Errorf(e.Span(), "type-mismatch", "the values of an array constructor are %s and %s", l.t, t).
			Because(l.first.Span(), "%s", l.t)
		l.failed = true
	default:
		l.mustBeAsLong(e)
	}
	return e
}

// mustBeAsLong lets the run end, with --check, where a value has not as many characters as the first one, Fortran 2008, 4.8.
func (l *consList) mustBeAsLong(e ir.Expr) {
	c := l.c
	if !c.em.Check || l.t.Base != ir.Character || l.depth > 0 || elements.CallsFunctions(e) || elements.CallsFunctions(l.first) {
		return
	}
	n, m := c.lenOf(l.first), c.lenOf(e)
	if ir.IsConst(n) && ir.IsConst(m) || ir.EqualStripped(n, m) {
		return
	}
	differs := &ir.Binary{Pos: e.Span(), Op: ir.NE, X: c.convert(n, ir.Int8), Y: c.convert(m, ir.Int8), T: ir.Log4}
	c.emit(ir.Guarded(ir.At{Pos: e.Span()}, differs, elements.Stopping("the values of the array constructor have different lengths", e.Span())))
}
