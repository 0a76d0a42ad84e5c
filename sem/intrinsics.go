package sem

import (
	"maps"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// intrinsics are the functions that are taken, Fortran 2008, 13.5 and 13.6. It is filled in by init because the
// functions refer back to the checker.
var intrinsics = map[string]func(*checker, *parse.Ref) Expr{}

// intrinsicNames lists them for suggestions; elementalNames are those whose result has the shape of the arguments.
var (
	intrinsicNames []string
	elementalNames = map[string]bool{}
)

// specific are the specific names of FORTRAN 77: the generic function, the type of its arguments and of the result.
type specific struct {
	generic   string
	arg, then Type
}

var specifics = map[string]specific{
	"dabs": {"abs", Real8, Real8}, "iabs": {"abs", Int4, Int4}, "dsqrt": {"sqrt", Real8, Real8},
	"dexp": {"exp", Real8, Real8}, "alog": {"log", Real4, Real4}, "dlog": {"log", Real8, Real8},
	"alog10": {"log10", Real4, Real4}, "dlog10": {"log10", Real8, Real8}, "dsin": {"sin", Real8, Real8},
	"dcos": {"cos", Real8, Real8}, "dtan": {"tan", Real8, Real8}, "dasin": {"asin", Real8, Real8},
	"dacos": {"acos", Real8, Real8}, "datan": {"atan", Real8, Real8}, "datan2": {"atan2", Real8, Real8},
	"dsinh": {"sinh", Real8, Real8}, "dcosh": {"cosh", Real8, Real8}, "dtanh": {"tanh", Real8, Real8},
	"amod": {"mod", Real4, Real4}, "dmod": {"mod", Real8, Real8}, "isign": {"sign", Int4, Int4},
	"dsign": {"sign", Real8, Real8}, "idim": {"dim", Int4, Int4}, "ddim": {"dim", Real8, Real8},
	"max0": {"max", Int4, Int4}, "min0": {"min", Int4, Int4}, "amax1": {"max", Real4, Real4},
	"amin1": {"min", Real4, Real4}, "dmax1": {"max", Real8, Real8}, "dmin1": {"min", Real8, Real8},
	"amax0": {"max", Int4, Real4}, "amin0": {"min", Int4, Real4}, "max1": {"max", Real4, Int4}, "min1": {"min", Real4, Int4},
	"dint": {"aint", Real8, Real8}, "dnint": {"anint", Real8, Real8}, "idnint": {"nint", Real8, Int4},
	"derf": {"erf", Real8, Real8}, "derfc": {"erfc", Real8, Real8}, "dgamma": {"gamma", Real8, Real8},
	"float": {"real", Int4, Real4}, "sngl": {"real", Real8, Real4}, "dfloat": {"dble", Int4, Real8},
	"ifix": {"int", Real4, Int4}, "idint": {"int", Real8, Int4},
	"cabs": {"abs", Complex4, Real4}, "zabs": {"abs", Complex8, Real8}, "cdabs": {"abs", Complex8, Real8},
	"csqrt": {"sqrt", Complex4, Complex4}, "zsqrt": {"sqrt", Complex8, Complex8}, "cdsqrt": {"sqrt", Complex8, Complex8},
	"cexp": {"exp", Complex4, Complex4}, "zexp": {"exp", Complex8, Complex8}, "cdexp": {"exp", Complex8, Complex8},
	"clog": {"log", Complex4, Complex4}, "zlog": {"log", Complex8, Complex8}, "cdlog": {"log", Complex8, Complex8},
	"csin": {"sin", Complex4, Complex4}, "zsin": {"sin", Complex8, Complex8}, "cdsin": {"sin", Complex8, Complex8},
	"ccos": {"cos", Complex4, Complex4}, "zcos": {"cos", Complex8, Complex8}, "cdcos": {"cos", Complex8, Complex8},
	"dconjg": {"conjg", Complex8, Complex8}, "dimag": {"aimag", Complex8, Real8}, "imag": {"aimag", Complex4, Real4},
	"dreal":  {"real", Complex8, Real8},
	"dasinh": {"asinh", Real8, Real8}, "dacosh": {"acosh", Real8, Real8}, "datanh": {"atanh", Real8, Real8},
	"dbesj0": {"bessel_j0", Real8, Real8}, "dbesj1": {"bessel_j1", Real8, Real8}, "dbesy0": {"bessel_y0", Real8, Real8},
	"dbesy1": {"bessel_y1", Real8, Real8}, "algama": {"log_gamma", Real4, Real4}, "dlgama": {"log_gamma", Real8, Real8},
	"and": {"iand", Type{}, Type{}}, "or": {"ior", Type{}, Type{}}, "xor": {"ieor", Type{}, Type{}},
}

// conversions are the functions that change the type of their argument.
var conversions = map[string]Type{
	"real": Real4, "dble": Real8, "int": Int4, "logical": Log4, "int2": {Base: Integer, Kind: 2}, "int8": Int8,
}

// otherIntrinsics are known by name only.
var otherIntrinsics = wordSet(`image_index null num_images processors_shape reduce`)

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}

func init() {
	add := func(f func(*checker, *parse.Ref) Expr, elemental bool, names string) {
		for _, n := range strings.Fields(names) {
			intrinsics[n] = f
			elementalNames[n] = elemental
		}
	}
	add(realFunction, true, "sqrt exp log log10 sin cos tan asin acos atan sinh cosh tanh gamma erf erfc aint anint atan2 hypot")
	add(numericFunction, true, "abs mod modulo sign dim min max")
	add(bitFunction, true, "iand ior ieor not ishft")
	add(roundingFunction, true, "floor ceiling nint")
	add(mergeFunction, true, "merge")
	add(bitField, true, "btest ibset ibclr ibits")
	add(lexical, true, "lge lgt lle llt")
	add(complexParts, true, "aimag conjg")
	add(complexOf, true, "cmplx dcmplx")
	add(conversion, true, strings.Join(slices.Collect(maps.Keys(conversions)), " "))
	add(specificFunction, true, strings.Join(slices.Collect(maps.Keys(specifics)), " "))
	add(reduction, false, "dot_product")
	add(inquiry, false, "bit_size kind huge tiny epsilon precision digits range")
	add(arrayInquiry, false, "size")
	add(kindSelection, false, "selected_real_kind selected_int_kind")
	add(associated, false, "associated")
	add(statusInquiry, false, "present allocated")
	add(imageInquiry, false, "number_of_processors this_image")
	add(argumentCount, false, "command_argument_count iargc")
	add(secondsFunction, false, "etime dtime second")
	addTransforms()
	addElementals(add)
	intrinsicNames = slices.Sorted(maps.Keys(intrinsics))
}

// values evaluates the arguments of an elemental function, least to most of them, and takes KIND= apart.
func (c *checker) values(x *parse.Ref, least, most int) (args []Expr, kind parse.Expr, ok bool) {
	ok = true
	slots := map[int]Expr{}
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
			if i = place(x.Name, a.Keyword); i < 0 {
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
		ok = ok && e.Type().Base != Invalid
		slots[i] = e
	}
	for i := 0; slots[i] != nil; i++ {
		args = append(args, slots[i])
	}
	if ok && (len(args) < least || len(args) > most || len(args) != len(slots)) {
		c.bag.Errorf(x.Pos, "argument", "'%s' takes %s, this reference has %d", x.Name, argCount(least, most), len(slots))
		ok = false
	}
	return args, kind, ok
}

func argCount(least, most int) string {
	switch {
	case least == most:
		return count(least, "argument")
	case most > 100:
		return "at least " + count(least, "argument")
	}
	return itoa(least) + " to " + count(most, "argument")
}

// argType reports an argument of the wrong type.
func (c *checker) argType(x *parse.Ref, e Expr, want string) Expr {
	c.bag.Errorf(e.Span(), "type-mismatch", "the argument of '%s' must be %s, this is %s", x.Name, want, e.Type())
	return bad(x.Pos)
}

// sameTypes checks that all arguments have one type and kind, Fortran 2008, 13.7.
func (c *checker) sameTypes(x *parse.Ref, args []Expr) bool {
	for _, e := range args[1:] {
		if !sameType(e.Type(), args[0].Type()) {
			c.bag.Errorf(e.Span(), "type-mismatch", "the arguments of '%s' are %s and %s", x.Name, args[0].Type(), e.Type()).
				Because(args[0].Span(), "%s", args[0].Type()).
				Note("they must have the same type and kind").Help("convert one of them with real(), dble() or int()")
			return false
		}
	}
	return true
}

func (c *checker) call(fn string, args []Expr, t Type, pos diag.Span) Expr {
	return c.folded(&Call{pos, fn, args, t})
}

func realFunction(c *checker, x *parse.Ref) Expr {
	n := map[string]int{"atan2": 2, "hypot": 2}[x.Name]
	n = max(n, 1)
	most := n
	if x.Name == "atan" || x.Name == "aint" || x.Name == "anint" {
		most = 2
	}
	args, kind, ok := c.values(x, n, most)
	if !ok {
		return bad(x.Pos)
	}
	if x.Name == "aint" || x.Name == "anint" {
		if len(args) == 2 {
			kind, args = x.Args[1].Value, args[:1]
		}
		return c.roundedReal(x, args, kind)
	}
	for _, e := range args {
		if e.Type().Base != Real && (e.Type().Base != Complex || !complexFunctions[x.Name] || len(args) > 1) {
			return c.argType(x, e, "real")
		}
	}
	if kind != nil {
		c.bag.Errorf(kind.Span(), "argument", "'%s' has no argument 'kind'", x.Name)
		return bad(x.Pos)
	}
	if !c.sameTypes(x, args) || !c.inDomain(x, args) {
		return bad(x.Pos)
	}
	fn := functionName(x.Name)
	if fn == "atan" && len(args) == 2 {
		fn = "atan2"
	}
	return c.call(fn, args, args[0].Type(), x.Pos)
}

// roundedReal is AINT or ANINT, of the kind asked for.
func (c *checker) roundedReal(x *parse.Ref, args []Expr, kind parse.Expr) Expr {
	from := args[0].Type()
	if from.Base != Real {
		return c.argType(x, args[0], "real")
	}
	t, ok := c.resultKind(kind, Real, from)
	if !ok {
		return bad(x.Pos)
	}
	return c.convert(c.call(x.Name, args, from, x.Pos), t)
}

// inDomain refuses constant arguments for which the function has no value.
func (c *checker) inDomain(x *parse.Ref, args []Expr) bool {
	k, ok := args[0].(*Const)
	if !ok || k.T.Base == Complex {
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
		c.bag.Errorf(x.Pos, "arithmetic", "'%s' has no value for %s", x.Name, ExprString(k))
	}
	return !outside
}

func numericFunction(c *checker, x *parse.Ref) Expr {
	least, most := 2, 2
	switch x.Name {
	case "abs":
		least, most = 1, 1
	case "min", "max":
		most = 1000
	}
	args, _, ok := c.values(x, least, most)
	if !ok {
		return bad(x.Pos)
	}
	if args[0].Type().Base == Character && x.Name != "abs" && least == 2 && most > 2 {
		return c.textExtremum(x, args)
	}
	for _, e := range args {
		t := e.Type()
		if t.Base == Complex && x.Name == "abs" {
			return c.call("abs", args, Type{Base: Real, Kind: t.Kind}, x.Pos)
		}
		if !isNumeric(t) || t.Base == Complex {
			return c.argType(x, e, "integer or real")
		}
	}
	if least == 2 && most > 2 {
		c.shareKind(args)
	}
	if !c.sameTypes(x, args) {
		return bad(x.Pos)
	}
	if least == 2 && most > 2 {
		return c.extremumOfPresent(x, args)
	}
	return c.call(x.Name, args, args[0].Type(), x.Pos)
}

// shareKind gives arguments of one type the largest kind among them, as gfortran does for MAX and MIN.
func (c *checker) shareKind(args []Expr) {
	t := args[0].Type()
	for _, e := range args {
		if e.Type().Base != t.Base || isOptional(e) {
			return
		}
		t.Kind = max(t.Kind, e.Type().Kind)
	}
	for i, e := range args {
		args[i] = c.convert(e, t)
	}
}

func bitFunction(c *checker, x *parse.Ref) Expr {
	n := 2
	if x.Name == "not" {
		n = 1
	}
	args, _, ok := c.integers(x, n, n)
	if !ok {
		return bad(x.Pos)
	}
	c.shareBits(args)
	if x.Name == "ishft" {
		args[1] = c.convert(args[1], args[0].Type())
	}
	if !c.sameTypes(x, args) {
		return bad(x.Pos)
	}
	return c.call(x.Name, args, args[0].Type(), x.Pos)
}

// shareBits gives constants in bits the type of the other arguments, Fortran 2008, 13.7.79.
func (c *checker) shareBits(args []Expr) {
	var t Type
	for _, e := range args {
		if k, ok := e.(*Const); !ok || !k.Bits {
			t = e.Type()
		}
	}
	for i, e := range args {
		if k, ok := e.(*Const); ok && k.Bits && t.Base == Integer {
			args[i] = c.convert(e, t)
		}
	}
}

// kindArg evaluates KIND, given by keyword or as the second argument.
func (c *checker) kindArg(x *parse.Ref, base Base, fallback Type) (arg parse.Expr, t Type, ok bool) {
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
			if k, ok = c.constInt(a.Value, "the kind"); ok && k != 4 && k != 8 && (k != 1 && k != 2 || base == Real || base == Complex) {
				c.unsupported(a.Pos, "kind %d is not supported", k)
				ok = false
			}
			t = Type{Base: base, Kind: int(k)}
		}
	}
	if len(x.Args) < 1 || len(x.Args) > 2 || arg == nil {
		c.bag.Errorf(x.Pos, "argument", "'%s' takes 1 to 2 arguments, this reference has %d", x.Name, len(x.Args))
		return nil, t, false
	}
	return arg, t, ok
}

func roundingFunction(c *checker, x *parse.Ref) Expr {
	arg, t, ok := c.kindArg(x, Integer, Int4)
	if !ok {
		return bad(x.Pos)
	}
	e := c.expr(arg)
	switch e.Type().Base {
	case Real:
		return c.call(x.Name, []Expr{e}, t, x.Pos)
	case Invalid:
		return bad(x.Pos)
	}
	return c.argType(x, e, "real")
}

func conversion(c *checker, x *parse.Ref) Expr {
	to := conversions[x.Name]
	arg, t, ok := c.kindArg(x, to.Base, to)
	if !ok {
		return bad(x.Pos)
	}
	e := c.expr(arg)
	switch from := e.Type(); {
	case from.Base == Invalid:
		return bad(x.Pos)
	case !isNumeric(from) && from.Base != to.Base || to.Base == Logical && from.Base != Logical:
		return c.argType(x, e, "a number")
	case from.Base == Complex && x.Name == "real" && len(x.Args) == 1:
		t.Kind = from.Kind // Fortran 2008, 13.7.138
	}
	return c.convert(e, t)
}

func specificFunction(c *checker, x *parse.Ref) Expr {
	s := specifics[x.Name]
	if _, isConversion := conversions[s.generic]; isConversion {
		args, _, ok := c.values(x, 1, 1)
		switch {
		case !ok:
			return bad(x.Pos)
		case args[0].Type().Base != s.arg.Base:
			return c.argType(x, args[0], s.arg.String())
		}
		return c.convert(args[0], s.then)
	}
	y := *x
	y.Name = s.generic
	e := intrinsics[s.generic](c, &y)
	if s.arg.Base == Invalid {
		return e
	}
	call, isCall := e.(*Call)
	switch {
	case e.Type().Base == Invalid:
		return e
	case isCall && call.Args[0].Type() != s.arg, !isCall && e.Type() != s.arg && e.Type() != s.then:
		c.bag.Errorf(x.Pos, "type-mismatch", "the arguments of '%s' must be %s", x.Name, s.arg).
			Help("use the generic name '%s'", s.generic)
		return bad(x.Pos)
	}
	return c.convert(e, s.then)
}

func mergeFunction(c *checker, x *parse.Ref) Expr {
	args, _, ok := c.values(x, 3, 3)
	if !ok || !c.sameTypes(x, args[:2]) {
		return bad(x.Pos)
	}
	if args[2].Type().Base != Logical {
		c.bag.Errorf(args[2].Span(), "type-mismatch", "the mask of 'merge' must be logical, this is %s", args[2].Type())
		return bad(x.Pos)
	}
	if args[0].Type().Base == Character {
		return c.call("merge", args, textMerge(args[0].Type(), args[1].Type()), x.Pos)
	}
	return c.call("merge", args, args[0].Type(), x.Pos)
}
