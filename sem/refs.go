package sem

import (
	"cmp"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// designators types names, elements and sections.
type designators struct{ *checker }

func (c designators) name(x *parse.Name) ir.Expr {
	e := c.resolve(parse.Ident{Name: x.Ident, Pos: x.Pos})
	if e.Replaced != nil {
		return e.Replaced
	}
	if e.Class == names.Constant && e.Value != nil && e.Value.T.Base == ir.Derived {
		return &ir.Var{Pos: x.Pos, Sym: c.Symbol(e)}
	}
	if e.Class == names.Constant && e.Value != nil {
		k := *e.Value
		k.Pos = x.Pos
		return &k
	}
	if s := c.arrayOf(e); s != nil {
		a := shapes.WholeExpr(s, x.Pos)
		a.Whole = true
		return a
	}
	if e.Class != names.Variable {
		c.bag.Errorf(x.Pos, "no-value", "'%s' is %s, which has no value", e.Name, e.Describe()).
			Because(e.Pos, "declared here")
		return ir.Poison(x.Pos)
	}
	s := c.Symbol(e)
	if s.Type.Base == ir.Invalid {
		return ir.Poison(x.Pos)
	}
	return &ir.Var{Pos: x.Pos, Sym: s}
}

// arrayOf gives the array that an entity is, a variable or a constant, or nil.
func (c *checker) arrayOf(e *names.Entity) *ir.Symbol {
	if e == nil || e.Dims == nil || e.Class != names.Variable && e.Class != names.Constant {
		return nil
	}
	s := c.Symbol(e)
	if s.Type.Base == ir.Invalid {
		return nil
	}
	return s
}

// ref is name(args): an element, a section or a function reference.
func (c designators) ref(x *parse.Ref) ir.Expr {
	if x.Intrinsic {
		return ofDefaultKind(c.checker, x, intrinsics[x.Name])
	}
	e := c.Lookup(x.Name)
	if x.Params != nil && (e == nil || e.Class != names.TypeName) {
		return c.secondList(x)
	}
	if e != nil && e.Dims != nil && e.Class <= names.Constant {
		s := c.arrayOf(e)
		if s == nil {
			return ir.Poison(x.Pos)
		}
		subs, ok := c.subscripts(s, x)
		if !ok {
			return ir.Poison(x.Pos)
		}
		return c.element(s, subs, x.Pos)
	}
	if texts(c).isSubstring(e, x.Args) {
		return texts(c).substring(c.name(&parse.Name{Node: x.Node, Ident: x.Name}), x.Args[0], x.Pos)
	}
	if e != nil && e.Class == names.TypeName && functions(c).makerOf(x, e) == nil {
		return structures(c).structure(e.Derived, x)
	}
	if f := functions(c).statementFunction(x.Name); f != nil {
		return functions(c).expand(f, x)
	}
	if behind := intrinsicBehind(e, x.Name); behind != "" && !intrinsicSubroutine(behind) {
		return renamedRef(c.checker, x, e, behind)
	}
	if kind := constantKind(c.checker, x, e); kind != nil {
		return kind
	}
	if p := functions(c).userFunction(x, e); p != nil {
		return functions(c).funcRef(p, x)
	}
	if e != nil && e.Class == names.Generic && c.intrinsic(x.Name) == nil {
		return ir.Poison(x.Pos)
	}
	if f := c.intrinsic(x.Name); f != nil {
		return ofDefaultKind(c.checker, x, f)
	}
	c.unknownFunction(x, e)
	return ir.Poison(x.Pos)
}

func hasSection(args []parse.Arg) bool {
	for _, a := range args {
		if a.Section {
			return true
		}
	}
	return false
}

func (c designators) unknownFunction(x *parse.Ref, e *names.Entity) {
	switch {
	case e != nil && e.Class != names.Variable && e.Class != names.Procedure:
		c.bag.Errorf(x.Pos, "not-array", "'%s' is %s and takes no subscripts", x.Name, e.Describe()).
			Because(e.Pos, "declared here")
	case c.isSubroutine(x.Name) || intrinsicSubroutine(cmp.Or(intrinsicBehind(e, x.Name), x.Name)):
		c.bag.Errorf(x.Pos, "not-function", "'%s' is a subroutine", x.Name).Help("write 'call %s(...)'", x.Name)
	case otherIntrinsics[x.Name]:
		c.unsupported(x.Pos, "the intrinsic function '%s' is not supported yet", x.Name).
			Help("write it out as a loop")
	default:
		d := c.bag.Errorf(x.Pos, "not-array", "'%s' is neither an array nor a known function", x.Name)
		if e != nil {
			d.Because(e.Pos, "a scalar variable")
		}
		if leftOut(c.checker, d, x.Name) {
			return
		}
		known := append(c.Known(func(e *names.Entity) bool { return e.Dims != nil || e.Class == names.Procedure }), intrinsicNames...)
		names.Suggest(d, x.Name, known)
		switch {
		case e != nil && c.TypeOf(e).Base == ir.Character && len(x.Args) == 1:
			d.Help("for a character of the text, write '%s(i:i)'", x.Name)
		case e == nil && diag.Nearest(x.Name, known) == "":
			d.Help("if it is a function in an object file or a library, declare its type and name it in EXTERNAL")
		}
	}
}

func (c designators) isSubroutine(name string) bool {
	p := c.FindProcedure(parse.Ident{Name: name})
	return p != nil && p.Known && !p.IsFunction()
}

// secondList refuses name(list)(list) where the name is not that of a type.
func (c designators) secondList(x *parse.Ref) ir.Expr {
	c.bag.Errorf(x.Pos, "syntax", "a second list of subscripts cannot follow the first").Help("a substring is written '(first:last)'")
	return ir.Poison(x.Pos)
}

// subscripts evaluates the subscripts and sections of an array reference.
func (c designators) subscripts(s *ir.Symbol, x *parse.Ref) ([]shapes.Triplet, bool) {
	if x.Params != nil {
		c.secondList(x)
		return nil, false
	}
	// Fortran 2008, C617: as many subscripts as dimensions.
	if len(x.Args) != s.Rank() {
		c.bag.Errorf(x.Pos, "rank-mismatch", "'%s' has %s, this reference has %s", s.Name,
			diag.Count(s.Rank(), "dimension"), diag.Count(len(x.Args), "subscript")).Because(s.Pos, "declared here")
		return nil, false
	}
	out := make([]shapes.Triplet, len(x.Args))
	ok := true
	for k, a := range x.Args {
		if a.Keyword != "" {
			c.bag.Errorf(a.Pos, "subscript", "a subscript cannot have a keyword")
			return nil, false
		}
		if a.Section {
			out[k] = c.sectionOf(s.Dims[k], a)
			c.checkSection(s, k, out[k])
		} else {
			out[k] = c.single(s, k, a)
			if out[k].Single && hasSection(x.Args) {
				out[k].Lo = c.once(out[k].Lo)
				out[k].Hi = out[k].Lo
			}
		}
		for _, e := range []ir.Expr{out[k].Lo, out[k].Hi, out[k].Step} {
			ok = ok && e.Type().Base == ir.Integer
		}
	}
	return out, ok
}

func (c designators) sectionOf(d ir.Dim, a parse.Arg) shapes.Triplet {
	t := shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: ir.IntConst(1, a.Pos)}
	if a.Lo != nil {
		t.Lo = c.once(looper(c).rangeOf(a.Lo, "a subscript"))
	}
	if a.Hi != nil {
		t.Hi = c.once(looper(c).rangeOf(a.Hi, "a subscript"))
	}
	if a.Step != nil {
		t.Step = c.once(c.Integer(a.Step, "a stride"))
	}
	if ir.IsInt(t.Step, 0) {
		// Fortran 2008, 6.5.3.3.1: the stride shall not be zero.
		c.bag.Errorf(a.Pos, "subscript", "the stride of a section cannot be zero")
		t.Step = ir.Poison(a.Pos)
	}
	return t
}

func (c designators) single(s *ir.Symbol, k int, a parse.Arg) shapes.Triplet {
	e := c.expr(a.Value)
	if ir.Rank(e) > 0 {
		return c.vectorSubscript(s, a, e)
	}
	return c.singleSubscript(s, k, e)
}

// singleSubscript is a subscript that is a scalar.
func (c designators) singleSubscript(s *ir.Symbol, k int, e ir.Expr) shapes.Triplet {
	e = c.em.MustBeInteger(e, "a subscript")
	c.checkBounds(s, k, e)
	return shapes.Triplet{Lo: e, Hi: e, Step: ir.IntConst(1, e.Span()), Single: true}
}

// checkBounds warns of a constant subscript outside constant bounds, Fortran 2008, 6.5.3.2.
func (c designators) checkBounds(s *ir.Symbol, k int, e ir.Expr) {
	i, ok := e.(*ir.Const)
	lo, okLo := s.Dims[k].Lo.(*ir.Const)
	hi, okHi := s.Dims[k].Hi.(*ir.Const)
	if ok && okLo && okHi && i.T.Base == ir.Integer && (i.I < lo.I || i.I > hi.I) {
		c.bag.Warnf(e.Span(), "out-of-bounds", "subscript %d of dimension %d of '%s' is outside %d:%d", i.I, k+1, s.Name, lo.I, hi.I).
			Because(s.Pos, "declared here")
	}
}

// checkSection warns of a section with constant bounds, not empty, that leaves its array, Fortran 2008, 6.5.3.3.2.
func (c designators) checkSection(s *ir.Symbol, k int, t shapes.Triplet) {
	lo, okLo := t.Lo.(*ir.Const)
	hi, okHi := t.Hi.(*ir.Const)
	if okLo && okHi && ir.IsInt(t.Step, 1) && lo.I <= hi.I {
		c.checkBounds(s, k, t.Lo)
		c.checkBounds(s, k, t.Hi)
	}
}

// element is what a reference with subscripts stands for: an element, or with sections an array.
func (c *checker) element(s *ir.Symbol, subs []shapes.Triplet, pos diag.Span) ir.Expr {
	e := &ir.Elem{Pos: pos, Sym: s}
	for _, t := range subs {
		if !t.Single {
			return shapes.ArrayExpr(s, subs, pos)
		}
		e.Subs = append(e.Subs, t.Lo)
	}
	return designators{c}.constElem(e)
}

// constElem folds an element of a constant array; one of derived type stays, as code takes its components from memory.
func (c designators) constElem(e *ir.Elem) ir.Expr { return valueOfElement(e) }

func valueOfElement(e *ir.Elem) ir.Expr {
	if k := constantElement(e); k != nil && k.T.Base != ir.Derived {
		return k
	}
	return e
}

// constantElement is the value of an element of a constant array, nil where the subscripts are not constant.
func constantElement(e *ir.Elem) *ir.Const {
	ent := names.Of(e.Sym)
	if ent == nil || ent.Class != names.Constant || ent.Elems == nil {
		return nil
	}
	at, stride := int64(0), int64(1)
	for k, x := range e.Subs {
		i, ok := x.(*ir.Const)
		lo, okLo := e.Sym.Dims[k].Lo.(*ir.Const)
		hi, okHi := e.Sym.Dims[k].Hi.(*ir.Const)
		if !ok || !okLo || !okHi || i.I < lo.I || i.I > hi.I {
			return nil
		}
		at += (i.I - lo.I) * stride
		stride *= hi.I - lo.I + 1
	}
	if at >= int64(len(ent.Elems)) {
		return nil
	}
	k := *ent.Elems[at]
	k.Pos = e.Pos
	return &k
}
