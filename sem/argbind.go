package sem

import (
	"dhpfgo/ir"
	"strings"

	"dhpfgo/parse"
)

// dummies are the names of the arguments of intrinsic functions in order, Fortran 2008, 13.7; '?' marks optional ones. They
// are those of elemental functions with other names than x, y, and of all transformational ones.
var dummies = map[string]string{
	"abs": "a", "aint": "a kind?", "anint": "a kind?", "atan2": "y x", "sign": "a b", "mod": "a p", "modulo": "a p",
	"iand": "i j", "ior": "i j", "ieor": "i j", "not": "i", "ishft": "i shift", "btest": "i pos", "ibset": "i pos",
	"ibclr": "i pos", "ibits": "i pos len", "merge": "tsource fsource mask", "aimag": "z", "conjg": "z", "cmplx": "x y? kind?",
	"lge": "string_a string_b", "lgt": "string_a string_b", "lle": "string_a string_b", "llt": "string_a string_b",
	"ishftc": "i shift size?", "shiftl": "i shift", "shiftr": "i shift", "shifta": "i shift", "lshift": "i shift",
	"rshift": "i shift", "popcnt": "i", "poppar": "i", "leadz": "i", "trailz": "i", "merge_bits": "i j mask",
	"dshiftl": "i j shift", "dshiftr": "i j shift", "maskl": "i kind?", "maskr": "i kind?",
	"bge": "i j", "bgt": "i j", "ble": "i j", "blt": "i j", "scale": "x i", "set_exponent": "x i", "nearest": "x s",
	"bessel_jn": "n x", "bessel_yn": "n x", "besjn": "n x", "besyn": "n x", "dbesjn": "n x", "dbesyn": "n x", "dprod": "x y",

	"sum": "array dim? mask?", "product": "array dim? mask?", "maxval": "array dim? mask?", "minval": "array dim? mask?",
	"iall": "array dim? mask?", "iany": "array dim? mask?", "iparity": "array dim? mask?", "parity": "mask dim?",
	"any": "mask dim?", "all": "mask dim?", "count": "mask dim? kind?", "norm2": "x dim?",
	"dot_product": "vector_a vector_b", "matmul": "matrix_a matrix_b", "transpose": "matrix",
	"maxloc": "array dim? mask? kind? back?", "minloc": "array dim? mask? kind? back?",
	"findloc": "array value dim? mask? kind? back?",
	"mvbits":  "from frompos len to topos", "move_alloc": "from to",
	"processors_shape": "", "cshift": "array shift dim?", "eoshift": "array shift boundary? dim?", "spread": "source dim ncopies",
	"reshape": "source shape pad? order?", "pack": "array mask vector?", "unpack": "vector mask field",
	"transfer": "source mold size?", "size": "array dim? kind?", "shape": "source kind?", "lbound": "array dim? kind?",
	"ubound": "array dim? kind?", "selected_int_kind": "r", "selected_char_kind": "name", "is_iostat_end": "i", "is_iostat_eor": "i", "selected_real_kind": "p? r? radix?",
}

// given are the typed arguments of a reference by the names of the dummy arguments.
type given map[string]ir.Expr

// bind evaluates the arguments of a reference, each once; false after an error.
func (c *checker) bind(x *parse.Ref) (given, bool) {
	args, ok := c.matchArguments(x)
	if !ok {
		return nil, false
	}
	out := given{}
	for _, name := range strings.Fields(strings.ReplaceAll(dummies[x.Name], "?", "")) {
		switch a := args[name]; {
		case a == nil:
		case name == "kind":
			out[name] = c.constant(a)
		case name == "order":
			out[name] = constantVector(c, a, name)
		case name == "mold":
			out[name] = c.unevaluated(a)
		case name == "source" && x.Name == "transfer":
			out[name] = c.expr(c.throughLogical(a))
		default:
			out[name] = c.expr(a)
		}
	}
	return out, true
}

// constantVector is a constant array of one dimension and default integers.
func constantVector(c *checker, x parse.Expr, name string) ir.Expr {
	elems, extents, ok := c.constantArray(x, ir.Int4, name)
	if !ok {
		return ir.Poison(spanOf(x))
	}
	s := &ir.Symbol{Name: name, Type: ir.Int4, Pos: spanOf(x), Made: true, InitElems: elems}
	for _, n := range extents {
		s.Dims = append(s.Dims, ir.Dim{Lo: ir.IntConst(1, s.Pos), Hi: ir.IntConst(n, s.Pos)})
	}
	return wholeExpr(s, s.Pos)
}

// matchArguments matches the arguments of a reference with the names of dummies, Fortran 2008, 12.5.2.2. A mask may stand where DIM
// is due, Fortran 2008, 13.5: such functions have two forms.
func (c *checker) matchArguments(x *parse.Ref) (map[string]parse.Expr, bool) {
	list := strings.Fields(dummies[x.Name])
	out := map[string]parse.Expr{}
	place := 0
	for _, a := range x.Args {
		if a.Section || a.Value == nil {
			c.bag.Errorf(a.Pos, "argument", "a section is no argument")
			return nil, false
		}
		name := a.Keyword
		if name == "" {
			if place < len(list) && list[place] == "dim?" && place+1 < len(list) && list[place+1] == "mask?" && c.isLogical(a.Value) {
				place++
			}
			if place >= len(list) {
				c.bag.Errorf(x.Pos, "argument", "'%s' takes at most %s", x.Name, count(len(list), "argument"))
				return nil, false
			}
			name = strings.TrimSuffix(list[place], "?")
			place++
		}
		if !hasDummy(list, name) {
			d := c.bag.Errorf(a.Pos, "argument", "'%s' has no argument '%s'", x.Name, name)
			suggest(d, name, strings.Fields(strings.ReplaceAll(dummies[x.Name], "?", "")))
			return nil, false
		}
		if out[name] != nil {
			c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' is given twice", name, x.Name)
			return nil, false
		}
		out[name] = a.Value
	}
	for _, name := range list {
		if !strings.HasSuffix(name, "?") && out[name] == nil {
			c.bag.Errorf(x.Pos, "argument", "'%s' lacks the argument '%s'", x.Name, name)
			return nil, false
		}
	}
	return out, true
}

func hasDummy(list []string, name string) bool {
	for _, d := range list {
		if strings.TrimSuffix(d, "?") == name {
			return true
		}
	}
	return false
}

// place is the position of a keyword argument of an elemental function, -1 if it has no such argument.
func place(fn, keyword string) int {
	names := dummies[fn]
	if names == "" {
		names = "x y"
	}
	for i, d := range strings.Fields(names) {
		if strings.TrimSuffix(d, "?") == keyword {
			return i
		}
	}
	if fn == "max" || fn == "min" {
		if n, ok := ir.ParseInt(strings.TrimPrefix(keyword, "a")); ok && strings.HasPrefix(keyword, "a") && n >= 1 && n < 1000 {
			return int(n) - 1
		}
	}
	return -1
}

// resultKind is the type of the kind that KIND= asks for of a result of base type base; fallback without it.
func (c *checker) resultKind(x parse.Expr, base ir.Base, fallback ir.Type) (ir.Type, bool) {
	if x == nil {
		return fallback, true
	}
	return c.kindFrom(c.constant(x), base, fallback)
}

// kindFrom is resultKind for a value.
func (c *checker) kindFrom(e ir.Expr, base ir.Base, fallback ir.Type) (ir.Type, bool) {
	if e == nil {
		return fallback, true
	}
	v, ok := e.(*ir.Const)
	if !ok || v.T.Base != ir.Integer {
		if ok && v.T.Base != ir.Invalid {
			c.bag.Errorf(v.Pos, "type-mismatch", "the kind must be an integer, this is %s", v.T)
		}
		return fallback, false
	}
	k := v.I
	if k == 4 || k == 8 || (k == 1 || k == 2) && base != ir.Real && base != ir.Complex {
		return ir.Type{Base: base, Kind: int(k)}, true
	}
	c.unsupported(e.Span(), "kind %d is not supported", k)
	return fallback, false
}

// dimension is the constant argument DIM of a function of an array with rank dimensions, 1 <= DIM <= rank.
func (c *checker) dimension(x *parse.Ref, dim ir.Expr, rank int) (int, bool) {
	e := c.integerValue(dim, "the dimension")
	k, ok := e.(*ir.Const)
	if !ok {
		if e.Type().Base == ir.Integer {
			c.unsupported(dim.Span(), "'%s' with a variable DIM is not supported yet", x.Name).
				Help("write a SELECT CASE over the dimensions")
		}
		return 0, false
	}
	if k.T.Base != ir.Integer {
		return 0, false
	}
	if k.I < 1 || k.I > int64(rank) {
		c.bag.Errorf(dim.Span(), "argument", "dimension %d of an array with %s", k.I, count(rank, "dimension"))
		return 0, false
	}
	return int(k.I), true
}
