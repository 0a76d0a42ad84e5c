package sem

import (
	"math/big"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
)

// addElementals enters the elemental functions that are not in FORTRAN 77 but for a few.
func addElementals(add func(f func(*checker, *parse.Ref) ir.Expr, names string)) {
	add(realFunction, `asinh acosh atanh bessel_j0 bessel_j1 bessel_y0 bessel_y1 log_gamma erfc_scaled
		besj0 besj1 besy0 besy1 lgamma`)
	add(besselOfOrder, "bessel_jn bessel_yn besjn besyn dbesjn dbesyn")
	add(bitShift, "shiftl shiftr shifta lshift rshift ishftc")
	add(bitCount, "popcnt poppar leadz trailz ilen")
	add(bitMask, "maskl maskr")
	add(bitCombination, "merge_bits dshiftl dshiftr")
	add(bitComparison, "bge bgt ble blt")
	add(floatPart, "exponent fraction rrspacing spacing scale set_exponent nearest")
	add(notANumber, "isnan")
	add(inDegrees, "sind cosd tand cotand asind acosd atand atan2d cotan")
	add(doubleProduct, "dprod")
	add(statusEnd, "is_iostat_end is_iostat_eor")
	add(sizeInquiry, "storage_size c_sizeof sizeof")
	add(sameTypeAs, "same_type_as extends_type_of")
	add(characterKind, "selected_char_kind")
	add(inquiry, "maxexponent minexponent radix")
}

// renamed are other names of functions.
var renamed = map[string]string{
	"besj0": "bessel_j0", "besj1": "bessel_j1", "besy0": "bessel_y0", "besy1": "bessel_y1", "besjn": "bessel_jn",
	"besyn": "bessel_yn", "dbesjn": "bessel_jn", "dbesyn": "bessel_yn", "lgamma": "log_gamma", "lshift": "shiftl", "rshift": "shifta", "imag": "aimag", "imagpart": "aimag",
}

// functionName is the name by which later stages know a function.
func functionName(name string) string {
	if other := renamed[name]; other != "" {
		return other
	}
	return name
}

// integers evaluates integer arguments; ok is false after an error.
func (c intrinsicArgs) integers(x *parse.Ref, least, most int) (args []ir.Expr, kind parse.Expr, ok bool) {
	args, kind, ok = c.values(x, least, most)
	if !ok {
		return nil, nil, false
	}
	for _, e := range args {
		if e.Type().Base != ir.Integer {
			c.argType(x, e, "integer")
			return nil, nil, false
		}
	}
	return args, kind, true
}

// besselOfOrder is BESSEL_JN or BESSEL_YN of an order and a number, or of the first and the last of several orders.
func besselOfOrder(c *checker, x *parse.Ref) ir.Expr {
	most := 2
	if _, ofOrders := renamed[x.Name]; !ofOrders {
		most = 3
	}
	args, _, ok := intrinsicArgs{c}.values(x, 2, most)
	if !ok {
		return ir.Poison(x.Pos)
	}
	of := len(args) - 1
	for i, e := range args[:of] {
		if e.Type().Base != ir.Integer {
			return intrinsicArgs{c}.argType(x, e, "integer")
		}
		args[i] = c.convert(e, ir.Int4)
	}
	if args[of].Type().Base != ir.Real {
		return intrinsicArgs{c}.argType(x, args[of], "real")
	}
	if of == 2 {
		return besselOfOrders(c, x, args)
	}
	return c.call(functionName(x.Name), args, args[1].Type(), x.Pos)
}

// besselOfOrders is an array, Fortran 2008, 13.7.23: an element for each order.
func besselOfOrders(c *checker, x *parse.Ref, args []ir.Expr) ir.Expr {
	for _, e := range args {
		if ir.Rank(e) > 0 {
			c.bag.Errorf(e.Span(), "rank-mismatch", "'%s' of several orders takes scalars, this is an array", x.Name)
			return ir.Poison(x.Pos)
		}
	}
	order, of := c.temp("order", ir.Int4, x.Pos), c.em.Hold(args[2], "of")
	value := c.call(x.Name, []ir.Expr{&ir.Var{Pos: x.Pos, Sym: order}, of}, of.Type(), x.Pos)
	loop := &ir.ImpliedDo{Pos: x.Pos, Var: order, Lo: args[0], Hi: args[1], Step: ir.IntConst(1, x.Pos), Items: []ir.Expr{value}, T: of.Type()}
	return &ir.Constructor{Pos: x.Pos, Items: []ir.Expr{loop}, T: of.Type()}
}

// bitShift is a shift of an integer by a number of bits.
func bitShift(c *checker, x *parse.Ref) ir.Expr {
	most := 2
	if x.Name == "ishftc" {
		most = 3
	}
	args, _, ok := intrinsicArgs{c}.integers(x, 2, most)
	if !ok {
		return ir.Poison(x.Pos)
	}
	t := args[0].Type()
	if x.Name != "ishftc" && !inBits(c, x, args[1], int64(8*t.Kind)) {
		return ir.Poison(x.Pos)
	}
	by := c.convert(args[1], t)
	switch functionName(x.Name) {
	case "shiftl":
		return c.call("ishft", []ir.Expr{args[0], by}, t, x.Pos)
	case "shiftr":
		return c.call("ishft", []ir.Expr{args[0], c.folded(&ir.Unary{Pos: x.Pos, Op: ir.Neg, X: by})}, t, x.Pos)
	case "shifta":
		return c.call("shifta", []ir.Expr{args[0], by}, t, x.Pos)
	}
	all := &ir.Const{Pos: x.Pos, T: t, I: int64(8 * t.Kind)}
	var size ir.Expr = all
	if len(args) == 3 {
		size = c.convert(args[2], t)
	}
	if len(args) == 3 && isOptional(args[2]) {
		size = c.em.PresentOr(args[2], size, all)
	}
	return c.call("ishftc", []ir.Expr{args[0], by, size}, t, x.Pos)
}

// bitCount is a function that counts bits.
func bitCount(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.integers(x, 1, 1)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if x.Name == "ilen" {
		return bitLength(c, args[0], x.Pos)
	}
	return c.call(x.Name, args, ir.Int4, x.Pos)
}

// bitLength is ILEN, HPF 2.0, 7.3: the bits of an integer in two's complement without its sign.
func bitLength(c *checker, i ir.Expr, pos diag.Span) ir.Expr {
	t := i.Type()
	width := int64(8 * t.Kind)
	sign := c.call("shifta", []ir.Expr{i, &ir.Const{Pos: pos, T: t, I: width - 1}}, t, pos)
	unused := c.call("leadz", []ir.Expr{c.call("ieor", []ir.Expr{i, sign}, t, pos)}, ir.Int4, pos)
	return c.Arith(ir.Sub, ir.IntConst(width, pos), unused, pos)
}

// bitMask is MASKL or MASKR: I bits that are one at the left or right end.
func bitMask(c *checker, x *parse.Ref) ir.Expr {
	args, kind, ok := intrinsicArgs{c}.integers(x, 1, 2)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if len(args) == 2 {
		kind, args = x.Args[1].Value, args[:1]
	}
	t, ok := intrinsicArgs{c}.resultKind(kind, ir.Integer, ir.Int4)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if !inBits(c, x, args[0], int64(8*t.Kind)) {
		return ir.Poison(x.Pos)
	}
	n := c.convert(args[0], t)
	ones := &ir.Const{Pos: x.Pos, T: t, I: -1}
	if x.Name == "maskr" {
		return c.call("not", []ir.Expr{c.call("ishft", []ir.Expr{ones, n}, t, x.Pos)}, t, x.Pos)
	}
	rest := c.operate(ir.Sub, &ir.Const{Pos: x.Pos, T: t, I: int64(8 * t.Kind)}, n, x.Pos)
	return c.call("ishft", []ir.Expr{ones, rest}, t, x.Pos)
}

// bitCombination takes bits from two integers.
func bitCombination(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.integers(x, 3, 3)
	if !ok {
		return ir.Poison(x.Pos)
	}
	if x.Name == "merge_bits" {
		c.shareBits(args)
	} else {
		c.shareBits(args[:2])
		args[2] = c.convert(args[2], args[0].Type())
	}
	if !(intrinsicArgs{c}).sameTypes(x, args) {
		return ir.Poison(x.Pos)
	}
	return c.call(x.Name, args, args[0].Type(), x.Pos)
}

// bitComparison compares integers as numbers without a sign, Fortran 2008, 13.7.22: with the highest bit turned over they are
// in that order as signed numbers.
func bitComparison(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.integers(x, 2, 2)
	if !ok {
		return ir.Poison(x.Pos)
	}
	c.shareBits(args)
	t := ir.Int8
	for _, e := range args {
		t.Kind = max(t.Kind, e.Type().Kind)
	}
	power := func(n int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(n)) }
	call := func(fn string, e ir.Expr, bits *big.Int) ir.Expr {
		return c.call(fn, []ir.Expr{e, c.convert(ir.BitsConst(bits, x.Pos), t)}, t, x.Pos)
	}
	for i, e := range args {
		kind := e.Type().Kind
		e = c.convert(e, t)
		if kind < t.Kind {
			e = call("iand", e, new(big.Int).Sub(power(8*kind), big.NewInt(1)))
		}
		args[i] = call("ieor", e, power(8*t.Kind-1))
	}
	return c.operate(map[string]ir.Op{"bge": ir.GE, "bgt": ir.GT, "ble": ir.LE, "blt": ir.LT}[x.Name], args[0], args[1], x.Pos)
}

// floatPart is a function on the parts of a floating-point number, Fortran 2008, 13.4.
func floatPart(c *checker, x *parse.Ref) ir.Expr {
	n := 1
	if x.Name == "scale" || x.Name == "set_exponent" || x.Name == "nearest" {
		n = 2
	}
	args, _, ok := intrinsicArgs{c}.values(x, n, n)
	switch {
	case !ok:
		return ir.Poison(x.Pos)
	case args[0].Type().Base != ir.Real:
		return intrinsicArgs{c}.argType(x, args[0], "real")
	}
	t := args[0].Type()
	switch {
	case x.Name == "exponent":
		return c.call(x.Name, args, ir.Int4, x.Pos)
	case x.Name == "nearest" && args[1].Type().Base != ir.Real:
		return intrinsicArgs{c}.argType(x, args[1], "real")
	case x.Name == "nearest":
		args[1] = c.convert(args[1], t)
	case n == 2 && args[1].Type().Base != ir.Integer:
		return intrinsicArgs{c}.argType(x, args[1], "integer")
	case n == 2:
		args[1] = c.convert(args[1], ir.Int4)
	}
	return c.call(x.Name, args, t, x.Pos)
}

// notANumber is ISNAN.
func notANumber(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.values(x, 1, 1)
	switch {
	case !ok:
		return ir.Poison(x.Pos)
	case args[0].Type().Base != ir.Real:
		return intrinsicArgs{c}.argType(x, args[0], "real")
	}
	return c.call("isnan", args, ir.Log4, x.Pos)
}

// inDegrees are the trigonometric functions of angles in degrees, Fortran 2023, and COTAN and COTAND, in the words in which gfortran has
// them.
func inDegrees(c *checker, x *parse.Ref) ir.Expr {
	n := 1
	if x.Name == "atan2d" {
		n = 2
	}
	args, _, ok := intrinsicArgs{c}.values(x, n, n)
	if !ok {
		return ir.Poison(x.Pos)
	}
	for _, e := range args {
		if e.Type().Base != ir.Real || e.Type() != args[0].Type() {
			return intrinsicArgs{c}.argType(x, e, "real")
		}
	}
	t := args[0].Type()
	number := func(text string) ir.Expr {
		k, _ := ir.ReadReal(text, t, x.Pos)
		return k
	}
	switch x.Name {
	case "sind", "cosd", "tand":
		return c.call(x.Name, args, t, x.Pos)
	case "cotand":
		turned := c.operate(ir.Add, args[0], number("90"), x.Pos)
		return c.folded(&ir.Unary{Pos: x.Pos, Op: ir.Neg, X: c.call("tand", []ir.Expr{turned}, t, x.Pos)})
	case "cotan":
		turned := c.operate(ir.Add, args[0], number("1.57079632679489661923132169163975144209858469968755"), x.Pos)
		return c.folded(&ir.Unary{Pos: x.Pos, Op: ir.Neg, X: c.call("tan", []ir.Expr{turned}, t, x.Pos)})
	}
	angle := c.call(strings.TrimSuffix(x.Name, "d"), args, t, x.Pos)
	degree := c.operate(ir.Div, number("180"), number("3.14159265358979323846264338327950288419716939937511"), x.Pos)
	return c.operate(ir.Mul, angle, degree, x.Pos)
}

// doubleProduct is DPROD.
func doubleProduct(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.values(x, 2, 2)
	if !ok {
		return ir.Poison(x.Pos)
	}
	for _, e := range args {
		if e.Type() != ir.Real4 {
			return intrinsicArgs{c}.argType(x, e, "default real")
		}
	}
	return c.operate(ir.Mul, c.convert(args[0], ir.Real8), c.convert(args[1], ir.Real8), x.Pos)
}

// statusEnd is IS_IOSTAT_END or IS_IOSTAT_EOR: the statuses are those of ISO_FORTRAN_ENV.
func statusEnd(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.integers(x, 1, 1)
	if !ok {
		return ir.Poison(x.Pos)
	}
	status := int64(-1)
	if x.Name == "is_iostat_eor" {
		status = -2
	}
	return c.operate(ir.EQ, args[0], ir.IntConst(status, x.Pos), x.Pos)
}

// sizeInquiry is STORAGE_SIZE, in bits, or C_SIZEOF and the SIZEOF of GNU, in bytes.
func sizeInquiry(c *checker, x *parse.Ref) ir.Expr {
	kind := parse.Expr(nil)
	if x.Name == "storage_size" && len(x.Args) == 2 {
		kind = x.Args[1].Value
	} else if len(x.Args) != 1 {
		c.bag.Errorf(x.Pos, "argument", "'%s' takes 1 argument, this reference has %d", x.Name, len(x.Args))
		return ir.Poison(x.Pos)
	}
	a := x.Args[0]
	if a.Section || a.Value == nil {
		c.bag.Errorf(a.Pos, "argument", "a section is no argument")
		return ir.Poison(x.Pos)
	}
	fallback := ir.Int4
	if x.Name != "storage_size" {
		fallback = ir.Int8
	}
	t, ok := intrinsicArgs{c}.resultKind(kind, ir.Integer, fallback)
	if !ok {
		return ir.Poison(x.Pos)
	}
	of, ok := intrinsicArgs{c}.typeOfMold(a.Value)
	if !ok {
		return ir.Poison(x.Pos)
	}
	size := ir.Expr(c.int8(ir.BytesPer(of), x.Pos))
	if of.Base == ir.Character && of.Len < 0 {
		if size = (allocator{c}).lengthOfValue(a.Value); size == nil {
			return ir.Poison(x.Pos)
		}
		size = c.Arith(ir.Mul, c.convert(size, ir.Int8), c.int8(of.CharBytes(), x.Pos), x.Pos)
	}
	if of.Derived != nil {
		size = dynamicSize(c, a.Value, of.Derived, size)
	}
	if x.Name == "storage_size" {
		return c.convert(c.Arith(ir.Mul, size, c.int8(8, x.Pos), x.Pos), t)
	}
	array := c.expr(a.Value)
	if !knownShape(array) {
		count := c.inquiredLater(&parse.Ref{Node: x.Node, Name: "size"}, array, nil, ir.Int8)
		size = c.Arith(ir.Mul, count, size, x.Pos)
	} else if sh := shapes.Of(array); sh != nil {
		size = c.Arith(ir.Mul, elements.ProductOf(c.em, elements.ExtentsOf(c.em, sh.Dims, x.Pos), x.Pos), size, x.Pos)
	}
	return c.convert(size, t)
}

// dynamicSize is the number of bytes of a value of CLASS, by the type that it has.
func dynamicSize(c *checker, x parse.Expr, t *ir.DerivedType, size ir.Expr) ir.Expr {
	seen := c.unevaluated(x)
	tag := dynamicTag(seen)
	if ref, ok := seen.(*ir.ArrayRef); ok {
		tag = dynamicTag(&ir.Elem{Pos: x.Span(), Sym: ref.Section.Sym})
	}
	if tag == nil {
		return size
	}
	if t.IsUnlimited() {
		size = c.call("merge", []ir.Expr{bytesOfTag(c, tag, x.Span()), size, isIntrinsicTag(tag, x.Span())}, ir.Int8, x.Span())
	}
	for _, d := range t.Family() {
		if d != t && !d.Abstract {
			own := c.int8(ir.BytesPer(ir.Type{Base: ir.Derived, Derived: d}), x.Span())
			size = c.call("merge", []ir.Expr{own, size, ofType(tag, []*ir.DerivedType{d}, x.Span())}, ir.Int8, x.Span())
		}
	}
	return size
}

// characterKind is SELECTED_CHAR_KIND: the kinds are those of gfortran, of which only the default one can be declared.
func characterKind(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.values(x, 1, 1)
	if !ok {
		return ir.Poison(x.Pos)
	}
	k, ok := args[0].(*ir.Const)
	if !ok || k.T.Base != ir.Character {
		return intrinsicArgs{c}.argType(x, args[0], "a character constant")
	}
	switch strings.ToLower(strings.TrimRight(k.S, " ")) {
	case "ascii", "default":
		return ir.IntConst(1, x.Pos)
	case "iso_10646":
		return ir.IntConst(4, x.Pos)
	}
	return ir.IntConst(-1, x.Pos)
}
