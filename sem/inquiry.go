package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/number"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// inquirer types inquiries about arrays, types and optional arguments.
type inquirer struct{ *checker }

// typeOfArg is the type of an argument whose value does not matter.
func (c inquirer) typeOfArg(x *parse.Ref) (ir.Type, bool) {
	if len(x.Args) != 1 || x.Args[0].Value == nil || x.Args[0].Section {
		c.bag.Errorf(x.Pos, "argument", "'%s' takes 1 argument, this reference has %d", x.Name, len(x.Args))
		return ir.Type{}, false
	}
	if n, ok := x.Args[0].Value.(*parse.Name); ok {
		if e := c.resolve(parse.Ident{Name: n.Ident, Pos: n.Pos}); e.Class <= names.Constant {
			t := c.TypeOf(e)
			return t, t.Base != ir.Invalid
		}
	}
	return intrinsicArgs(c).typeOfMold(x.Args[0].Value)
}

// inquiry folds the functions that ask for a property of a type, Fortran 2008, 13.5.6.
func inquiry(c *checker, x *parse.Ref) ir.Expr {
	t, ok := inquirer{c}.typeOfArg(x)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if x.Name == "rank" {
		return ir.IntConst(int64(c.traitOf(x.Args[0].Value).Rank), x.Pos)
	}
	if x.Name == "bit_size" && t.Base == ir.Integer {
		return &ir.Const{Pos: x.Pos, T: t, I: int64(8 * t.Kind)}
	}
	if x.Name == "kind" && t.Base != ir.Derived {
		return ir.IntConst(int64(t.Kind), x.Pos)
	}
	if k := numberModel(x.Name, t); k != nil {
		k.Pos = x.Pos
		return k
	}
	c.bag.Errorf(x.Pos, "type-mismatch", "'%s' does not apply to %s", x.Name, t)
	return ir.Poison(x.Pos)
}

// numberModel gives the constants of the number models, Fortran 2008, 13.4; nil where the type has none.
func numberModel(name string, t ir.Type) *ir.Const {
	if t.Base == ir.Complex && (name == "precision" || name == "range") {
		t.Base = ir.Real
	}
	count := func(n int) *ir.Const { return &ir.Const{T: ir.Int4, I: int64(n)} }
	if t.Base == ir.Integer {
		switch name {
		case "huge":
			return ir.HugeConst(t)
		case "radix":
			return count(2)
		case "digits":
			return count(8*t.Kind - 1)
		case "range":
			return count(number.IntRange(t.Kind))
		}
	}
	if t.Base != ir.Real {
		return nil
	}
	m := number.ModelOf(t.Kind)
	switch name {
	case "huge":
		return ir.HugeConst(t)
	case "tiny":
		return ir.PowerOfTwo(t, m.MinExp-1)
	case "epsilon":
		return ir.PowerOfTwo(t, 1-m.Digits)
	case "precision":
		return count(m.Precision)
	case "digits":
		return count(m.Digits)
	case "range":
		return count(m.Range)
	case "maxexponent":
		return count(m.MaxExp)
	case "minexponent":
		return count(m.MinExp)
	case "radix":
		return count(2)
	}
	return nil
}

// arrayInquiry gives SIZE, and LBOUND and UBOUND with DIM, as expressions over the bounds.
func arrayInquiry(c *checker, x *parse.Ref) ir.Expr {
	before := c.takePre()
	e := inquirer{c}.inquired(x)
	if made := c.takePre(); !ir.IsConst(e) {
		before = append(before, made...)
	}
	c.em.Pre = before
	return e
}

func (c inquirer) inquired(x *parse.Ref) ir.Expr {
	g, ok := intrinsicArgs(c).bind(x)
	if !ok {
		return ir.Poison(x.Pos)
	}
	t, ok := elements.KindFrom(c.em, g["kind"], ir.Integer, ir.Int4)
	if !ok {
		return ir.Poison(x.Pos)
	}
	array := g["array"]
	if x.Name != "lbound" && !knownShape(array) { // the lowest bounds of values are 1
		return c.inquiredLater(x, array, g["dim"], t)
	}
	sh := shapes.Of(array)
	if sh == nil {
		if array.Type().Base != ir.Invalid {
			c.bag.Errorf(x.Args[0].Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Name)
		}
		return ir.Poison(x.Pos)
	}
	if g["dim"] == nil {
		return c.convert(c.elementCount(sh, x), t)
	}
	isWhole := shapes.IsWholeArray(array)
	e := c.once(c.em.IntegerValue(g["dim"], "the dimension"))
	if e = elements.VariableDim(c.em, e); e != nil {
		along := c.anyDimension(x, sh, e, isWhole, t)
		if s := elements.OptionalOf(g["dim"]); s != nil && x.Name == "size" {
			return c.optionalDim(s, along, c.convert(c.elementCount(sh, x), t), x.Pos)
		}
		return along
	}
	d, ok := elements.Dimension(c.em, x.Name, g["dim"], len(sh.Dims))
	if !ok {
		return ir.Poison(x.Pos)
	}
	return c.convert(c.boundOf(x.Name, sh.Dims[d-1], isWhole, x.Pos), t)
}

// knownShape reports whether the extents of an array follow from declarations, without its value.
func knownShape(array ir.Expr) bool {
	sh := shapes.Of(array)
	if sh == nil {
		return true
	}
	return !slices.ContainsFunc(sh.Dims, func(t shapes.Triplet) bool {
		return !shapes.IsKnown(t) || ir.AnyExpr(t.Lo, isComputed) || ir.AnyExpr(t.Hi, isComputed) || ir.AnyExpr(t.Step, isComputed)
	})
}

// inquiredLater is a reference of SIZE, SHAPE or UBOUND whose value is known when its argument is computed.
func (c *emission) inquiredLater(x *parse.Ref, array, dim ir.Expr, t ir.Type) ir.Expr {
	out := &ir.Transform{Pos: x.Pos, Fn: x.Name, Names: []string{"array"}, Args: []ir.Expr{array}, T: t}
	switch {
	case dim != nil:
		e := c.em.IntegerValue(dim, "the dimension")
		if e.Type().Base != ir.Integer {
			return ir.Poison(x.Pos)
		}
		if ir.IsConst(e) {
			if _, ok := elements.Dimension(c.em, x.Name, e, ir.Rank(array)); !ok {
				return ir.Poison(x.Pos)
			}
		}
		out.Names, out.Args = append(out.Names, "dim"), append(out.Args, e)
	case x.Name != "size":
		out.Dims = 1
	}
	return out
}

// elementCount is the number of elements of a shape.
func (c *emission) elementCount(sh *shapes.Shape, x *parse.Ref) ir.Expr {
	var product ir.Expr = ir.IntConst(1, x.Pos)
	for _, d := range sh.Dims {
		product = c.Arith(ir.Mul, product, c.em.ExtentOf(d, x.Pos), x.Pos)
	}
	return product
}

// imageInquiry takes NUMBER_OF_PROCESSORS([dim]), HPF 2.0, 7.1. The processors are one row.
func imageInquiry(c *checker, x *parse.Ref) ir.Expr {
	if len(x.Args) == 1 && x.Name == "number_of_processors" && x.Args[0].Value != nil {
		if n, ok := c.ConstInt(x.Args[0].Value, "the dimension"); ok && n != 1 {
			c.bag.Errorf(x.Pos, "dimension", "the processors have 1 dimension").Note("HPF 2.0, 7.1: DIM is from 1 to the rank of the processors")
			return ir.Poison(x.Pos)
		}
		return &ir.Call{Pos: x.Pos, Fn: x.Name, T: ir.Int4}
	}
	if len(x.Args) > 0 {
		c.unsupported(x.Pos, "'%s' with an argument is not supported yet", x.Name)
		return ir.Poison(x.Pos)
	}
	return &ir.Call{Pos: x.Pos, Fn: x.Name, T: ir.Int4}
}

// processorsShape is PROCESSORS_SHAPE(), HPF 2.0, 7.2: the extents of the processors, an array of one element.
func processorsShape(c *checker, x *parse.Ref, _ elements.Given) ir.Expr {
	one := c.expr(&parse.Ref{Node: parse.Node{Pos: x.Pos}, Name: "number_of_processors"})
	return &ir.Constructor{Pos: x.Pos, Items: []ir.Expr{one}, T: one.Type()}
}

// statusInquiry takes PRESENT and ALLOCATED, Fortran 2008, 13.7.130 and 13.7.11.
func statusInquiry(c *checker, x *parse.Ref) ir.Expr {
	var e *names.Entity
	if len(x.Args) == 1 && x.Name == "allocated" {
		if s, ok := x.Args[0].Value.(*parse.Coindexed); ok { // a coarray is allocated on all images of the team, or on none
			x = &parse.Ref{Node: x.Node, Name: x.Name, Args: []parse.Arg{{Pos: x.Args[0].Pos, Value: s.X}}}
		} else if s := selectorIn(x.Args[0].Value); s != nil {
			return allocatedThere(c, x.Args[0].Value, s)
		}
	}
	if len(x.Args) == 1 {
		if n, ok := x.Args[0].Value.(*parse.Name); ok {
			e = c.Lookup(n.Ident)
		}
	}
	if len(x.Args) == 1 && x.Name == "allocated" {
		if _, ok := x.Args[0].Value.(*parse.Component); ok {
			f := structures{c}.wholeComponent(x.Args[0].Value)
			switch {
			case f != nil && !f.Comp.Allocatable:
				c.bag.Errorf(x.Pos, "argument", "the argument of 'allocated' must be allocatable, '%s' is a pointer", f.Comp.Name).
					Help("write 'associated'")
			case f != nil:
				return &ir.Status{Pos: x.Pos, Field: f}
			}
			return ir.Poison(x.Pos)
		}
	}
	switch {
	case e == nil || e.Class != names.Variable && !e.Dummy:
	case x.Name == "present" && e.Optional:
		if e.Sym == nil && e.Class == names.Variable {
			c.Symbol(e)
		}
		return &ir.Status{Pos: x.Pos, Sym: e.Sym, Present: true}
	case x.Name == "allocated" && e.Allocatable.Valid():
		return &ir.Status{Pos: x.Pos, Sym: c.Symbol(e)}
	}
	want := map[string]string{"present": "an optional dummy argument", "allocated": "an allocatable array"}[x.Name]
	c.bag.Errorf(x.Pos, "argument", "the argument of '%s' must be %s", x.Name, want)
	return ir.Poison(x.Pos)
}

// wholeArray reports whether an expression names an array, so that it has the bounds of the array.
func wholeArray(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name:
		return true
	case *parse.Component:
		return x.Args == nil
	}
	return false
}

// boundVector is SHAPE, and LBOUND and UBOUND without DIM: arrays of one dimension, Fortran 2008, 13.7.90, 13.7.149, 13.7.171.
func boundVector(c *checker, x *parse.Ref, g elements.Given) ir.Expr {
	source := g["source"]
	if x.Name != "shape" {
		source = g["array"]
	}
	t, ok := elements.KindFrom(c.em, g["kind"], ir.Integer, ir.Int4)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if x.Name != "lbound" && !knownShape(source) {
		return c.inquiredLater(x, source, nil, t)
	}
	sh := shapes.Of(source)
	if sh == nil && x.Name != "shape" {
		if source.Type().Base != ir.Invalid {
			c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Name)
		}
		return ir.Poison(x.Pos)
	}
	var values []ir.Expr
	if sh != nil {
		for _, d := range sh.Dims {
			values = append(values, c.convert(inquirer{c}.boundOf(x.Name, d, shapes.IsWholeArray(source), x.Pos), t))
		}
	}
	return &ir.Constructor{Pos: x.Pos, Items: values, T: t}
}

// boundOf is a bound or the extent of one dimension. The bounds of an array without elements are 1 and 0 there, and those
// of an expression or a section begin with 1. In the ranges of loops and sections, where it makes no difference, they stay
// as they are declared: then the range is known to be that of the array.
func (c inquirer) boundOf(name string, t shapes.Triplet, isWhole bool, pos diag.Span) ir.Expr {
	switch {
	case name == "size" || name == "shape" || name == "ubound" && !isWhole:
		return c.em.ExtentOf(t, pos)
	case name == "lbound" && !isWhole:
		return ir.IntConst(1, pos)
	}
	n, known := t.Extent()
	bound, none := t.Lo, ir.IntConst(1, pos)
	if name == "ubound" {
		bound, none = t.Hi, ir.IntConst(0, pos)
	}
	switch {
	case known && n == 0:
		return none
	case elements.IsOpen(t) && name == "ubound":
		return bound
	case known, c.asRange, ir.IsInt(t.Lo, 1) && name == "lbound":
		return bound
	case ir.IsInt(t.Lo, 1):
		return c.call("max", []ir.Expr{bound, c.convert(none, bound.Type())}, bound.Type(), pos)
	}
	some := c.operate(ir.LE, t.Lo, t.Hi, pos)
	return c.call("merge", []ir.Expr{bound, c.convert(none, bound.Type()), some}, bound.Type(), pos)
}

// anyDimension is SIZE, LBOUND or UBOUND along a dimension that is known only at run time.
func (c inquirer) anyDimension(x *parse.Ref, sh *shapes.Shape, dim ir.Expr, isWhole bool, t ir.Type) ir.Expr {
	dim = c.convert(dim, ir.Int8)
	value := c.convert(c.boundOf(x.Name, sh.Dims[len(sh.Dims)-1], isWhole, x.Pos), t)
	for k := len(sh.Dims) - 1; k > 0; k-- {
		mine := c.convert(c.boundOf(x.Name, sh.Dims[k-1], isWhole, x.Pos), t)
		here := c.operate(ir.EQ, dim, c.int8(int64(k), x.Pos), x.Pos)
		value = c.call("merge", []ir.Expr{mine, value, here}, t, x.Pos)
	}
	return value
}

// constantKind is IEEE_SELECTED_REAL_KIND of constants, Fortran 2008, 14.11.15, which may stand in constant expressions as no other
// function of a module does; nil for other references.
func constantKind(c *checker, x *parse.Ref, e *names.Entity) ir.Expr {
	if e == nil || e.Name != "ieee_selected_real_kind" || e.Home == nil || !homeOf(e).src.Intrinsic {
		return nil
	}
	for _, a := range x.Args {
		if a.Value == nil || !ir.IsConst(c.unevaluated(a.Value)) {
			return nil
		}
	}
	args := x.Args
	if len(args) == 0 { // unlike SELECTED_REAL_KIND it needs no argument
		args = []parse.Arg{{Pos: x.Pos, Value: &parse.IntLit{Node: x.Node, Text: "0"}}}
	}
	return kindSelection(c, &parse.Ref{Node: x.Node, Name: "selected_real_kind", Args: args})
}

// asksEnvironment reports whether a unit sets or asks for how real operations round and what they raise, by procedures of the IEEE
// modules, Fortran 2008, 14.
func asksEnvironment(c *checker) bool {
	found := false
	for h := c; h != nil; h = h.host {
		if h.src.Intrinsic {
			return false // the procedures of these modules do just that for their callers
		}
	}
	tree.EveryStmt(c.src.Body, func(s parse.Stmt) {
		call, ok := s.(*parse.Call)
		if !ok || call.Object != nil {
			return
		}
		e := c.Lookup(call.Name.Name)
		found = found || e != nil && e.Home != nil && homeOf(e).src.Intrinsic && strings.HasPrefix(homeOf(e).unit.Name, "ieee_")
	})
	return found
}
