package sem

import (
	"maps"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/standard"
)

// intrinsics are the functions that are taken, Fortran 2008, 13.5 and 13.6. It is filled in by init because the
// functions refer back to the checker.
var intrinsics = map[string]func(*checker, *parse.Ref) ir.Expr{}

// intrinsicNames lists them for suggestions.
var intrinsicNames []string

// specific are the specific names of FORTRAN 77: the generic function, the type of its arguments and of the result.
type specific struct {
	generic   string
	arg, then ir.Type
}

var specifics = map[string]specific{
	"dabs": {"abs", ir.Real8, ir.Real8}, "iabs": {"abs", ir.Int4, ir.Int4}, "dsqrt": {"sqrt", ir.Real8, ir.Real8},
	"dexp": {"exp", ir.Real8, ir.Real8}, "alog": {"log", ir.Real4, ir.Real4}, "dlog": {"log", ir.Real8, ir.Real8},
	"alog10": {"log10", ir.Real4, ir.Real4}, "dlog10": {"log10", ir.Real8, ir.Real8}, "dsin": {"sin", ir.Real8, ir.Real8},
	"dcos": {"cos", ir.Real8, ir.Real8}, "dtan": {"tan", ir.Real8, ir.Real8}, "dasin": {"asin", ir.Real8, ir.Real8},
	"dacos": {"acos", ir.Real8, ir.Real8}, "datan": {"atan", ir.Real8, ir.Real8}, "datan2": {"atan2", ir.Real8, ir.Real8},
	"dsinh": {"sinh", ir.Real8, ir.Real8}, "dcosh": {"cosh", ir.Real8, ir.Real8}, "dtanh": {"tanh", ir.Real8, ir.Real8},
	"amod": {"mod", ir.Real4, ir.Real4}, "dmod": {"mod", ir.Real8, ir.Real8}, "isign": {"sign", ir.Int4, ir.Int4},
	"dsign": {"sign", ir.Real8, ir.Real8}, "idim": {"dim", ir.Int4, ir.Int4}, "ddim": {"dim", ir.Real8, ir.Real8},
	"max0": {"max", ir.Int4, ir.Int4}, "min0": {"min", ir.Int4, ir.Int4}, "amax1": {"max", ir.Real4, ir.Real4},
	"amin1": {"min", ir.Real4, ir.Real4}, "dmax1": {"max", ir.Real8, ir.Real8}, "dmin1": {"min", ir.Real8, ir.Real8},
	"amax0": {"max", ir.Int4, ir.Real4}, "amin0": {"min", ir.Int4, ir.Real4}, "max1": {"max", ir.Real4, ir.Int4}, "min1": {"min", ir.Real4, ir.Int4},
	"dint": {"aint", ir.Real8, ir.Real8}, "dnint": {"anint", ir.Real8, ir.Real8}, "idnint": {"nint", ir.Real8, ir.Int4},
	"derf": {"erf", ir.Real8, ir.Real8}, "derfc": {"erfc", ir.Real8, ir.Real8}, "dgamma": {"gamma", ir.Real8, ir.Real8},
	"float": {"real", ir.Int4, ir.Real4}, "sngl": {"real", ir.Real8, ir.Real4}, "dfloat": {"dble", ir.Int4, ir.Real8},
	"ifix": {"int", ir.Real4, ir.Int4}, "idint": {"int", ir.Real8, ir.Int4},
	"cabs": {"abs", ir.Complex4, ir.Real4}, "zabs": {"abs", ir.Complex8, ir.Real8}, "cdabs": {"abs", ir.Complex8, ir.Real8},
	"csqrt": {"sqrt", ir.Complex4, ir.Complex4}, "zsqrt": {"sqrt", ir.Complex8, ir.Complex8}, "cdsqrt": {"sqrt", ir.Complex8, ir.Complex8},
	"cexp": {"exp", ir.Complex4, ir.Complex4}, "zexp": {"exp", ir.Complex8, ir.Complex8}, "cdexp": {"exp", ir.Complex8, ir.Complex8},
	"clog": {"log", ir.Complex4, ir.Complex4}, "zlog": {"log", ir.Complex8, ir.Complex8}, "cdlog": {"log", ir.Complex8, ir.Complex8},
	"csin": {"sin", ir.Complex4, ir.Complex4}, "zsin": {"sin", ir.Complex8, ir.Complex8}, "cdsin": {"sin", ir.Complex8, ir.Complex8},
	"ccos": {"cos", ir.Complex4, ir.Complex4}, "zcos": {"cos", ir.Complex8, ir.Complex8}, "cdcos": {"cos", ir.Complex8, ir.Complex8},
	"dconjg": {"conjg", ir.Complex8, ir.Complex8}, "dimag": {"aimag", ir.Complex8, ir.Real8},
	"dreal":  {"real", ir.Complex8, ir.Real8},
	"dasinh": {"asinh", ir.Real8, ir.Real8}, "dacosh": {"acosh", ir.Real8, ir.Real8}, "datanh": {"atanh", ir.Real8, ir.Real8},
	"dbesj0": {"bessel_j0", ir.Real8, ir.Real8}, "dbesj1": {"bessel_j1", ir.Real8, ir.Real8}, "dbesy0": {"bessel_y0", ir.Real8, ir.Real8},
	"dbesy1": {"bessel_y1", ir.Real8, ir.Real8}, "algama": {"log_gamma", ir.Real4, ir.Real4}, "dlgama": {"log_gamma", ir.Real8, ir.Real8},
	"and": {"iand", ir.Type{}, ir.Type{}}, "or": {"ior", ir.Type{}, ir.Type{}}, "xor": {"ieor", ir.Type{}, ir.Type{}},
}

// logicalSpecifics are functions of GNU Fortran that take logical values too, as these operators.
var logicalSpecifics = map[string]string{"and": "and", "or": "or", "xor": "neqv"}

// conversions are the functions that change the type of their argument.
var conversions = map[string]ir.Type{
	"real": ir.Real4, "dble": ir.Real8, "int": ir.Int4, "logical": ir.Log4, "int2": {Base: ir.Integer, Kind: 2}, "int8": ir.Int8,
}

// otherIntrinsics are known by name only.
var otherIntrinsics = wordSet(`null processors_shape reduce`)

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}

func init() {
	add := func(f func(*checker, *parse.Ref) ir.Expr, names string) {
		for _, n := range strings.Fields(names) {
			intrinsics[n] = f
		}
	}
	add(realFunction, "sqrt exp log log10 sin cos tan asin acos atan sinh cosh tanh gamma erf erfc aint anint atan2 hypot")
	add(numericFunction, "abs mod modulo sign dim min max")
	add(bitFunction, "iand ior ieor not ishft")
	add(roundingFunction, "floor ceiling nint")
	add(mergeFunction, "merge")
	add(bitField, "btest ibset ibclr ibits")
	add(lexical, "lge lgt lle llt")
	add(complexParts, "aimag conjg imag imagpart realpart")
	add(complexOf, "cmplx dcmplx complex")
	add(conversion, strings.Join(slices.Collect(maps.Keys(conversions)), " "))
	add(specificFunction, strings.Join(slices.Collect(maps.Keys(specifics)), " "))
	add(transform, "dot_product")
	add(inquiry, "bit_size kind rank huge tiny epsilon precision digits range")
	add(arrayInquiry, "size")
	add(kindSelection, "selected_real_kind selected_int_kind")
	add(associated, "associated")
	add(statusInquiry, "present allocated")
	add(isContiguous, "is_contiguous")
	add(addressOf, "loc")
	add(imageInquiry, "number_of_processors")
	add(imagesInquiry, "this_image num_images image_index lcobound ucobound coshape failed_images stopped_images image_status get_team team_number")
	add(argumentCount, "command_argument_count iargc")
	add(systemFunction, strings.Join(slices.Collect(maps.Keys(systemFunctions)), " "))
	addTransforms()
	addElementals(add)
	intrinsicNames = slices.Sorted(maps.Keys(intrinsics))
}

// hasIntrinsic reports whether the standard that the file is written in leaves a name to the intrinsic procedure that may have it. All
// of sem asks this before it takes a name for that of one.
func (c *checker) hasIntrinsic(name string) bool { return standard.Has(c.file.Dialect.Library, name) }

// intrinsic is what types the references to an intrinsic function; nil where the file has no such one.
func (c *checker) intrinsic(name string) func(*checker, *parse.Ref) ir.Expr {
	if !c.hasIntrinsic(name) {
		return nil
	}
	return intrinsics[name]
}

// leftOut tells what has the intrinsic procedure that the standard of the file leaves out; false where it does not.
func leftOut(c *checker, d *diag.Diagnostic, name string) bool {
	if c.hasIntrinsic(name) {
		return false
	}
	std := c.file.Dialect.Library.Standard
	if standard.Since(name) == standard.GNU {
		d.Note("GNU Fortran has it, and -std=%s leaves it out", std)
	} else {
		d.Note("Fortran %d has it, and -std=%s leaves it out", standard.Since(name), std)
	}
	d.Help("take -std=%s away, or add -fall-intrinsics", std)
	return true
}

// values evaluates the arguments of an elemental function, least to most of them, and takes KIND= apart.
func (c intrinsicArgs) values(x *parse.Ref, least, most int) (args []ir.Expr, kind parse.Expr, ok bool) {
	ok = true
	slots := map[int]ir.Expr{}
	for i, a := range x.Args {
		if a.Section || a.Value == nil {
			c.bag.Errorf(a.Pos, "argument", "a section is no argument")
			ok = false
			continue
		}
		if a.Keyword == "kind" {
			kind = a.Value
			continue
		}
		if a.Keyword != "" {
			if i = arguments.Place(x.Name, a.Keyword); i < 0 {
				c.bag.Errorf(a.Pos, "argument", "'%s' has no argument '%s'", x.Name, a.Keyword)
				ok = false
				continue
			}
		}
		if slots[i] != nil {
			c.bag.Errorf(a.Pos, "argument", "an argument of '%s' is given twice", x.Name)
			ok = false
			continue
		}
		e := c.expr(a.Value)
		ok = ok && e.Type().Base != ir.Invalid
		slots[i] = e
	}
	for i := 0; slots[i] != nil; i++ {
		args = append(args, slots[i])
	}
	elements.Conforming(c.em, args...)
	if ok && (len(args) < least || len(args) > most || len(args) != len(slots)) {
		c.bag.Errorf(x.Pos, "argument", "'%s' takes %s, this reference has %d", x.Name, arguments.Count(least, most), len(slots))
		ok = false
	}
	return args, kind, ok
}

// argType reports an argument of the wrong type.
func (c intrinsicArgs) argType(x *parse.Ref, e ir.Expr, want string) ir.Expr {
	d := c.bag.Errorf(e.Span(), "type-mismatch", "the argument of '%s' must be %s, this is %s", x.Name, want, e.Type())
	if want == "real" && e.Type().Base == ir.Integer && e.Span().Valid() {
		d.Help("convert it: 'real(%s)'", e.Span().Text())
	}
	return ir.Poison(x.Pos)
}

// sameTypes checks that all arguments have one type and kind, Fortran 2008, 13.7.
func (c intrinsicArgs) sameTypes(x *parse.Ref, args []ir.Expr) bool {
	for _, e := range args[1:] {
		if !ir.SameType(e.Type(), args[0].Type()) {
			c.bag.Errorf(e.Span(), "type-mismatch", "the arguments of '%s' are %s and %s", x.Name, args[0].Type(), e.Type()).
				Because(args[0].Span(), "%s", args[0].Type()).
				Note("they must have the same type and kind").Help("convert one of them with real(), dble() or int()")
			return false
		}
	}
	return true
}

func realFunction(c *checker, x *parse.Ref) ir.Expr {
	n := map[string]int{"atan2": 2, "hypot": 2}[x.Name]
	n = max(n, 1)
	most := n
	if x.Name == "atan" || x.Name == "aint" || x.Name == "anint" {
		most = 2
	}
	args, kind, ok := intrinsicArgs{c}.values(x, n, most)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if x.Name == "aint" || x.Name == "anint" {
		if len(args) == 2 {
			kind, args = x.Args[1].Value, args[:1]
		}
		return intrinsicArgs{c}.roundedReal(x, args, kind)
	}
	for _, e := range args {
		if e.Type().Base != ir.Real && (e.Type().Base != ir.Complex || !complexFunctions[x.Name] || len(args) > 1) {
			return intrinsicArgs{c}.argType(x, e, "real")
		}
	}
	if kind != nil {
		c.bag.Errorf(kind.Span(), "argument", "'%s' has no argument 'kind'", x.Name)
		return ir.Poison(x.Pos)
	}
	if !(intrinsicArgs{c}).sameTypes(x, args) || !(intrinsicArgs{c}).inDomain(x, args) {
		return ir.Poison(x.Pos)
	}
	fn := functionName(x.Name)
	if fn == "atan" && len(args) == 2 {
		fn = "atan2"
	}
	return c.call(fn, args, args[0].Type(), x.Pos)
}

// roundedReal is AINT or ANINT, of the kind asked for.
func (c intrinsicArgs) roundedReal(x *parse.Ref, args []ir.Expr, kind parse.Expr) ir.Expr {
	from := args[0].Type()
	if from.Base != ir.Real {
		return c.argType(x, args[0], "real")
	}
	t, ok := c.resultKind(kind, ir.Real, from)
	if !ok {
		return ir.Poison(x.Pos)
	}
	return c.convert(c.call(x.Name, args, from, x.Pos), t)
}

// inDomain refuses constant arguments for which the function has no value.
func (c intrinsicArgs) inDomain(x *parse.Ref, args []ir.Expr) bool {
	k, ok := args[0].(*ir.Const)
	if !ok || k.T.Base == ir.Complex {
		return true
	}
	outside := false
	switch x.Name {
	case "sqrt":
		outside = k.R < 0
	case "log", "log10":
		outside = k.R <= 0
	case "asin", "acos":
		outside = k.R < -1 || k.R > 1
	case "acosh":
		outside = k.R < 1
	case "atanh":
		outside = k.R <= -1 || k.R >= 1
	}
	if outside {
		c.bag.Errorf(x.Pos, "arithmetic", "'%s' has no value for %s", x.Name, ir.ExprString(k))
	}
	return !outside
}

func numericFunction(c *checker, x *parse.Ref) ir.Expr {
	least, most := 2, 2
	switch x.Name {
	case "abs":
		least, most = 1, 1
	case "min", "max":
		most = 1000
	}
	args, _, ok := intrinsicArgs{c}.values(x, least, most)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if args[0].Type().Base == ir.Character && x.Name != "abs" && least == 2 && most > 2 {
		return texts{c}.textExtremum(x, args)
	}
	for _, e := range args {
		t := e.Type()
		if t.Base == ir.Complex && x.Name == "abs" {
			return c.call("abs", args, ir.Type{Base: ir.Real, Kind: t.Kind}, x.Pos)
		}
		if !ir.IsNumeric(t) || t.Base == ir.Complex {
			return intrinsicArgs{c}.argType(x, e, "integer or real")
		}
	}
	compared := args
	if len(args) > 1 && x.Name != "sign" {
		compared = c.shareKind(args)
	}
	if !(intrinsicArgs{c}).sameTypes(x, compared) {
		return ir.Poison(x.Pos)
	}
	if least == 2 && most > 2 {
		return inquirer{c}.extremumOfPresent(x, args)
	}
	if t := args[0].Type(); x.Name == "sign" && t.Base == ir.Real && unsignedZero(c) {
		zero := &ir.Const{Pos: x.Pos, T: t}
		args[1] = c.folded(&ir.Binary{Pos: x.Pos, Op: ir.Add, X: args[1], Y: zero, T: t}) // -0.0 + 0.0 is 0.0
	}
	return c.call(x.Name, args, args[0].Type(), x.Pos)
}

// unsignedZero reports whether the options of the file take -0.0 for 0.0.
func unsignedZero(c *checker) bool { l := c.file.Dialect.Library; return l != nil && l.UnsignedZero }

// shareKind gives arguments of one type the largest kind among them, as gfortran does for MAX and MIN. Those that may be absent get
// it where they are present.
func (c *emission) shareKind(args []ir.Expr) (converted []ir.Expr) {
	t := args[0].Type()
	for _, e := range args {
		if e.Type().Base != t.Base {
			return args
		}
		t.Kind = max(t.Kind, e.Type().Kind)
	}
	for i, e := range args {
		if i < 2 || !isOptional(e) {
			args[i] = c.convert(e, t)
			converted = append(converted, args[i])
		}
	}
	return converted
}

func bitFunction(c *checker, x *parse.Ref) ir.Expr {
	n := 2
	if x.Name == "not" {
		n = 1
	}
	args, _, ok := intrinsicArgs{c}.integers(x, n, n)
	if !ok {
		return ir.Poison(x.Pos)
	}
	c.shareBits(args)
	if x.Name == "ishft" {
		if k, ok := args[1].(*ir.Const); ok && (k.I > int64(8*args[0].Type().Kind) || -k.I > int64(8*args[0].Type().Kind)) {
			c.bag.Errorf(k.Span(), "argument", "a shift by %d, but %s has %d bits", k.I, args[0].Type(), 8*args[0].Type().Kind)
			return ir.Poison(x.Pos)
		}
		args[1] = c.convert(args[1], args[0].Type())
	}
	if !(intrinsicArgs{c}).sameTypes(x, args) {
		return ir.Poison(x.Pos)
	}
	return c.call(x.Name, args, args[0].Type(), x.Pos)
}

// shareBits gives constants in bits the type of the other arguments, Fortran 2008, 13.7.79.
func (c *emission) shareBits(args []ir.Expr) {
	var t ir.Type
	for _, e := range args {
		if k, ok := e.(*ir.Const); !ok || !k.Bits {
			t = e.Type()
		}
	}
	for i, e := range args {
		if k, ok := e.(*ir.Const); ok && k.Bits && t.Base == ir.Integer {
			args[i] = c.convert(e, t)
		}
	}
}

// kindArg evaluates KIND, given by keyword or as the second argument.
func (c intrinsicArgs) kindArg(x *parse.Ref, base ir.Base, fallback ir.Type) (arg parse.Expr, t ir.Type, ok bool) {
	t, ok = fallback, true
	for i, a := range x.Args {
		switch {
		case a.Section || a.Value == nil || a.Keyword != "" && a.Keyword != "kind" && a.Keyword != "a":
			c.bag.Errorf(a.Pos, "argument", "'%s' has no such argument", x.Name)
			return nil, t, false
		case i == 0 && a.Keyword != "kind":
			arg = a.Value
		default:
			var k int64
			if k, ok = c.ConstInt(a.Value, "the kind"); ok && !ir.HasKind(base, k) {
				c.unsupported(a.Pos, "kind %d is not supported", k).Note("the kinds are %s", ir.KindList(base))
				ok = false
			}
			t = ir.Type{Base: base, Kind: int(k)}
		}
	}
	if len(x.Args) < 1 || len(x.Args) > 2 || arg == nil {
		c.bag.Errorf(x.Pos, "argument", "'%s' takes 1 to 2 arguments, this reference has %d", x.Name, len(x.Args))
		return nil, t, false
	}
	return arg, t, ok
}

func roundingFunction(c *checker, x *parse.Ref) ir.Expr {
	arg, t, ok := intrinsicArgs{c}.kindArg(x, ir.Integer, ir.Int4)
	if !ok {
		return ir.Poison(x.Pos)
	}
	e := c.expr(arg)
	switch e.Type().Base {
	case ir.Real:
		return c.call(x.Name, []ir.Expr{e}, t, x.Pos)
	case ir.Invalid:
		return ir.Poison(x.Pos)
	}
	return intrinsicArgs{c}.argType(x, e, "real")
}

func conversion(c *checker, x *parse.Ref) ir.Expr {
	to := promoted(c, conversions[x.Name])
	arg, t, ok := intrinsicArgs{c}.kindArg(x, to.Base, to)
	if !ok {
		return ir.Poison(x.Pos)
	}
	e := c.expr(arg)
	switch from := e.Type(); {
	case from.Base == ir.Invalid:
		return ir.Poison(x.Pos)
	case !ir.IsNumeric(from) && from.Base != to.Base || to.Base == ir.Logical && from.Base != ir.Logical:
		return intrinsicArgs{c}.argType(x, e, "a number")
	case from.Base == ir.Complex && x.Name == "real" && len(x.Args) == 1:
		t.Kind = from.Kind // Fortran 2008, 13.7.138
	}
	return c.convert(e, t)
}

// specificOf is a specific function with the types that a program means.
func specificOf(c *checker, name string) specific {
	s := specifics[name]
	s.arg, s.then = promoted(c, s.arg), promoted(c, s.then)
	return s
}

func specificFunction(c *checker, x *parse.Ref) ir.Expr {
	s := specificOf(c, x.Name)
	if _, isConversion := conversions[s.generic]; isConversion {
		args, _, ok := intrinsicArgs{c}.values(x, 1, 1)
		if k, bits := bitsOf(args); bits && s.arg.Base == ir.Integer {
			args[0] = &ir.Const{Pos: k.Pos, T: s.arg, I: k.I}
		}
		switch {
		case !ok:
			return ir.Poison(x.Pos)
		case args[0].Type().Base != s.arg.Base:
			return intrinsicArgs{c}.argType(x, args[0], s.arg.String())
		}
		return c.convert(args[0], s.then)
	}
	if op, known := logicalSpecifics[x.Name]; known && len(x.Args) == 2 && c.unevaluated(x.Args[0].Value).Type().Base == ir.Logical {
		return operations{c}.binary(&parse.Binary{Node: x.Node, Op: op, X: x.Args[0].Value, Y: x.Args[1].Value})
	}
	y := *x
	y.Name = s.generic
	e := intrinsics[s.generic](c, &y)
	if s.arg.Base == ir.Invalid {
		return e
	}
	call, isCall := e.(*ir.Call)
	switch {
	case e.Type().Base == ir.Invalid || isExtremum(s.generic) && e.Type().Base == s.arg.Base: // MAX0 and its like take all kinds, as gfortran's do
		return c.convert(e, s.then)
	case isCall && call.Args[0].Type() != s.arg, !isCall && e.Type() != s.arg && e.Type() != s.then:
		c.bag.Errorf(x.Pos, "type-mismatch", "the arguments of '%s' must be %s", x.Name, s.arg).
			Help("use the generic name '%s'", s.generic)
		return ir.Poison(x.Pos)
	}
	return c.convert(e, s.then)
}

// isExtremum holds for the generic functions MAX and MIN.
func isExtremum(name string) bool { return name == "max" || name == "min" }

// bitsOf is the first argument if it is a constant in bits.
func bitsOf(args []ir.Expr) (*ir.Const, bool) {
	if len(args) == 0 {
		return nil, false
	}
	k, ok := args[0].(*ir.Const)
	return k, ok && k.Bits && k.T.Base == ir.Integer
}

func mergeFunction(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.values(x, 3, 3)
	if !ok || !(intrinsicArgs{c}).sameTypes(x, args[:2]) {
		return ir.Poison(x.Pos)
	}
	if args[2].Type().Base != ir.Logical {
		c.bag.Errorf(args[2].Span(), "type-mismatch", "the mask of 'merge' must be logical, this is %s", args[2].Type())
		return ir.Poison(x.Pos)
	}
	if args[0].Type().Base == ir.Character {
		return c.call("merge", args, textMerge(args[0].Type(), args[1].Type()), x.Pos)
	}
	return c.call("merge", args, args[0].Type(), x.Pos)
}
