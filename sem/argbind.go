package sem

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
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

// bind evaluates the arguments of a reference, each once; false after an error.
func (c *checker) bind(x *parse.Ref) (elements.Given, bool) {
	args, ok := c.matchArguments(x)
	if !ok {
		return nil, false
	}
	out := elements.Given{}
	for _, name := range strings.Fields(strings.ReplaceAll(dummies[x.Name], "?", "")) {
		switch a := args[name]; {
		case a == nil:
		case name == "kind":
			out[name] = c.constant(a)
		case name == "order" && (lengths{c}).constantForm(a):
			out[name] = constantVector(c, a, name)
		case name == "mold":
			if out[name] = c.unevaluated(a); out[name].Type().Base == ir.Invalid {
				out[name] = c.expr(a) // says why
			}
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
	elems, extents, ok := constants{c}.constantArray(x, ir.Int4, name)
	if !ok {
		return ir.Poison(parse.SpanOf(x))
	}
	s := &ir.Symbol{Name: name, Type: ir.Int4, Pos: parse.SpanOf(x), Made: true, InitElems: elems}
	for _, n := range extents {
		s.Dims = append(s.Dims, ir.Dim{Lo: ir.IntConst(1, s.Pos), Hi: ir.IntConst(n, s.Pos)})
	}
	return shapes.WholeExpr(s, s.Pos)
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
				c.bag.Errorf(x.Pos, "argument", "'%s' takes at most %s", x.Name, diag.Count(len(list), "argument"))
				return nil, false
			}
			name = strings.TrimSuffix(list[place], "?")
			place++
		}
		if !hasDummy(list, name) {
			d := c.bag.Errorf(a.Pos, "argument", "'%s' has no argument '%s'", x.Name, name)
			names.Suggest(d, name, strings.Fields(strings.ReplaceAll(dummies[x.Name], "?", "")))
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
	return elements.KindFrom(c.em, c.constant(x), base, fallback)
}

// isLogical looks at the form of an argument that is either DIM or MASK.
func (c *checker) isLogical(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.LogicalLit:
		return true
	case *parse.Paren:
		return c.isLogical(x.X)
	case *parse.Unary:
		return x.Op == "not"
	case *parse.Binary:
		return binaryOps[x.Op] >= ir.EQ
	case *parse.Name:
		e := c.Lookup(x.Ident)
		return e != nil && c.TypeOf(e).Base == ir.Logical
	case *parse.Ref:
		e := c.Lookup(x.Name)
		return e != nil && c.TypeOf(e).Base == ir.Logical
	}
	return false
}

// typeOfMold is the type of an argument whose value does not matter.
func (c *checker) typeOfMold(x parse.Expr) (ir.Type, bool) {
	t := c.traitOf(x).typ
	if t.Base == ir.Invalid {
		t = c.expr(x).Type()
	}
	return t, t.Base != ir.Invalid
}

// throughLogical is the argument of an inner TRANSFER to a logical value of the same size: a logical value in a register has one
// bit, but in gfortran the bytes go through it unchanged.
func (c *checker) throughLogical(x parse.Expr) parse.Expr {
	ref, ok := stripParens(x).(*parse.Ref)
	if !ok || ref.Name != "transfer" || len(ref.Args) != 2 || ref.Args[0].Keyword != "" || ref.Args[1].Keyword != "" {
		return x
	}
	if e := c.Lookup(ref.Name); e != nil && !e.Intrinsic {
		return x
	}
	from, to := c.traitOf(ref.Args[0].Value), c.traitOf(ref.Args[1].Value)
	if to.typ.Base != ir.Logical || from.rank > 0 || to.rank > 0 || !elements.Movable(from.typ) || ir.BytesPer(from.typ) != ir.BytesPer(to.typ) {
		return x
	}
	return ref.Args[0].Value
}
