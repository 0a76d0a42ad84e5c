package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
)

// complexFunctions are the real functions that also take complex arguments, Fortran 2008, 13.5.
var complexFunctions = wordSet("sqrt exp log sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh")

// complexParts is AIMAG or CONJG.
func complexParts(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.values(x, 1, 1)
	if !ok {
		return ir.Poison(x.Pos)
	}
	t := args[0].Type()
	if t.Base != ir.Complex {
		return intrinsicArgs{c}.argType(x, args[0], "complex")
	}
	part := ir.Type{Base: ir.Real, Kind: t.Kind}
	switch fn := functionName(x.Name); fn {
	case "aimag":
		return c.call(fn, args, part, x.Pos)
	case "realpart":
		return c.convert(args[0], part)
	default:
		return c.call(fn, args, t, x.Pos)
	}
}

// complexOf is CMPLX(x, y, kind) or DCMPLX(x, y), Fortran 2008, 13.7.36.
func complexOf(c *checker, x *parse.Ref) ir.Expr {
	most := 3
	t := ir.Complex4
	switch x.Name {
	case "dcmplx":
		most, t = 2, ir.Complex8
	case "complex":
		most = 2
	}
	args, kind, ok := intrinsicArgs{c}.values(x, 1, most)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if len(args) == 3 {
		kind, args = x.Args[2].Value, args[:2]
	}
	if kind != nil {
		k, known := c.ConstInt(kind, "the kind")
		if known && !ir.HasKind(ir.Complex, k) {
			c.unsupported(kind.Span(), "kind %d is not supported", k).Note("the kinds are %s", ir.KindList(ir.Complex))
			return ir.Poison(x.Pos)
		}
		t.Kind = int(k)
	}
	for i, e := range args {
		if other := args[len(args)-1-i].Type(); isBOZ(x, i) && x.Name == "complex" && other.Base == ir.Integer {
			args[i] = c.convert(e, other) // the bits of an integer, as gfortran reads them beside one
			continue
		}
		if !ir.IsNumeric(e.Type()) || e.Type().Base == ir.Complex && len(args) > 1 {
			return intrinsicArgs{c}.argType(x, e, "a number")
		}
		if x.Name == "complex" && e.Type().Base == ir.Real { // GNU's function keeps the precision of its arguments
			t.Kind = max(t.Kind, e.Type().Kind)
		}
	}
	if args[0].Type().Base == ir.Complex {
		return c.convert(args[0], t)
	}
	part := ir.Type{Base: ir.Real, Kind: t.Kind}
	im := ir.Expr(&ir.Const{Pos: x.Pos, T: part})
	if len(args) == 2 {
		im = c.convert(args[1], part)
		if isOptional(args[1]) {
			im = c.em.PresentOr(args[1], im, &ir.Const{Pos: x.Pos, T: part})
		}
	}
	return c.call("cmplx", []ir.Expr{c.convert(args[0], part), im}, t, x.Pos)
}

// isBOZ reports whether an argument is written as bits, z'1f'.
func isBOZ(x *parse.Ref, i int) bool {
	_, ok := x.Args[i].Value.(*parse.BOZ)
	return ok
}

// partInquiries are the functions that x%kind, c%len, z%re and z%im stand for, Fortran 2008, R616 and R915.
var partInquiries = map[string]string{"kind": "kind", "len": "len", "re": "real", "im": "aimag"}

// typeInquiry is the function that a component of a value of intrinsic type stands for; nil for other components.
func typeInquiry(c *checker, x *parse.Component) *parse.Ref {
	fn := partInquiries[x.Name]
	if fn == "" || x.Args != nil {
		return nil
	}
	t := c.traitOf(x.X).Type
	isPart := t.Base == ir.Complex && (fn == "real" || fn == "aimag")
	if isPart || t.Base == ir.Character && fn == "len" || t.Base != ir.Derived && t.Base != ir.Invalid && fn == "kind" {
		return &parse.Ref{Node: x.Node, Name: fn, Args: []parse.Arg{{Pos: x.Pos, Value: x.X}}, Intrinsic: true}
	}
	return nil
}

// partAssignment is the assignment of a complex value that z%re = x or z%im = x stands for; nil for others.
func partAssignment(c *checker, s *parse.Assign) *parse.Assign {
	x, ok := s.LHS.(*parse.Component)
	if !ok || x.Name != "re" && x.Name != "im" {
		return nil
	}
	if ref := typeInquiry(c, x); ref == nil {
		return nil
	}
	call := func(fn string, args ...parse.Expr) *parse.Ref {
		ref := &parse.Ref{Node: x.Node, Name: fn, Intrinsic: true}
		for _, a := range args {
			ref.Args = append(ref.Args, parse.Arg{Pos: x.Pos, Value: a})
		}
		return ref
	}
	kind := &parse.IntLit{Node: x.Node, Text: itoa(c.traitOf(x.X).Type.Kind)}
	value := call("cmplx", s.RHS, call("aimag", x.X), kind)
	if x.Name == "im" {
		value = call("cmplx", call("real", x.X), s.RHS, kind)
	}
	return &parse.Assign{Base: s.Base, LHS: x.X, RHS: value}
}

// place is an expression that may be set: z%re is a part of z then, not a value.
func place(c *checker, x parse.Expr) ir.Expr {
	if part := complexPart(c, x); part != nil && c.traitOf(part.X).Rank == 0 {
		return structures{c}.component(part)
	}
	return c.expr(x)
}

// complexPart is an expression that is a part of a complex variable, nil for others.
func complexPart(c *checker, x parse.Expr) *parse.Component {
	part, ok := x.(*parse.Component)
	if !ok || part.Name != "re" && part.Name != "im" || part.Args != nil || selectorIn(x) != nil ||
		ir.ComplexPart(c.traitOf(part.X).Type, part.Name) == nil || !(enclosures{c}).isDesignator(part.X) {
		return nil
	}
	return part
}

// partArrays lets a call have copies of arguments that are the parts of complex arrays and that the procedure may set; the statements
// take what it sets back.
func partArrays(c *checker, p *ir.Procedure, args []parse.Arg) (given []parse.Arg, back []ir.Stmt) {
	given = append(given, args...)
	for i, a := range args {
		part := complexPart(c, a.Value)
		if part == nil || p.Elemental || c.traitOf(part.X).Rank == 0 || !mayBeSet(p, args, i) {
			continue
		}
		part = &parse.Component{Node: part.Node, X: enclosures{c}.frozen(part.X), Name: part.Name}
		sec := c.keep(c.expr(part), a.Pos)
		if sec == nil {
			continue
		}
		sec.Sym.Target = true
		p := c.pointerTemp(part.Name, sec.Sym.Type, sec.Sym.Rank(), a.Pos) // a name that may be set
		c.em.Pre = append(c.em.Pre, &ir.PointTo{At: ir.At{Pos: a.Pos}, Sym: p, Section: sec})
		name := c.nameFor(p, a.Pos)
		given[i].Value = name
		pre := c.takePre()
		st := assigner{c}.assign(&parse.Assign{Base: parse.Base{Pos: a.Pos}, LHS: part, RHS: name})
		back = append(append(back, c.takePre()...), st...)
		c.em.Pre = pre
	}
	return given, back
}

// mayBeSet reports whether a procedure may set an argument.
func mayBeSet(p *ir.Procedure, args []parse.Arg, i int) bool {
	if !p.Known {
		return true
	}
	matched, _ := arguments.Of(p, args, &diag.Bag{})
	for k, d := range p.Visible() {
		if matched[k] == &args[i] {
			return d.Intent != "in" && !d.ByValue
		}
	}
	return false
}
