// Package arguments matches actual arguments with dummy arguments: those of intrinsic functions by the names that the standard gives
// them, those of procedures by their interfaces, and finds the specific procedure of a generic name that takes them.
package arguments

import (
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// dummies are the names of the arguments of intrinsic functions in order, Fortran 2008, 13.7; '?' marks optional ones. They
// are those of elemental functions with other names than x, y, and of all transformational ones.
var dummies = map[string]string{
	"abs": "a", "aint": "a kind?", "anint": "a kind?", "atan2": "y x", "sign": "a b", "mod": "a p", "modulo": "a p",
	"iand": "i j", "ior": "i j", "ieor": "i j", "not": "i", "ishft": "i shift", "btest": "i pos", "ibset": "i pos",
	"ibclr": "i pos", "ibits": "i pos len", "merge": "tsource fsource mask", "aimag": "z", "imag": "z", "imagpart": "z", "realpart": "z", "conjg": "z", "cmplx": "x y? kind?",
	"lge": "string_a string_b", "lgt": "string_a string_b", "lle": "string_a string_b", "llt": "string_a string_b",
	"ishftc": "i shift size?", "shiftl": "i shift", "shiftr": "i shift", "shifta": "i shift", "lshift": "i shift",
	"rshift": "i shift", "popcnt": "i", "poppar": "i", "leadz": "i", "trailz": "i", "ilen": "i", "merge_bits": "i j mask",
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

// ordered are the arguments of intrinsic procedures that are looked at by their places.
var ordered = map[string]string{
	"associated": "pointer target", "c_associated": "c_ptr_1 c_ptr_2", "c_f_pointer": "cptr fptr shape", "c_f_procpointer": "cptr fptr",
	"int": "a kind", "real": "a kind",
}

// ByPlace puts the arguments of an intrinsic procedure that is looked at by places into their order, whatever keywords they have. Others
// stay as they are, and so do arguments without a place.
func ByPlace(name string, args []parse.Arg) []parse.Arg {
	list := strings.Fields(ordered[name])
	if len(list) == 0 || !slices.ContainsFunc(args, func(a parse.Arg) bool { return a.Keyword != "" }) {
		return args
	}
	out := make([]parse.Arg, len(args))
	for i, a := range args {
		if a.Keyword != "" {
			i = slices.Index(list, a.Keyword)
		}
		if i < 0 || i >= len(out) || out[i].Pos.Valid() {
			return args
		}
		a.Keyword = ""
		out[i] = a
	}
	return out
}

// Names lists the names of the arguments of an intrinsic function.
func Names(fn string) []string { return strings.Fields(strings.ReplaceAll(dummies[fn], "?", "")) }

// Match matches the arguments of a reference with the names of dummies, Fortran 2008, 12.5.2.2. A mask may stand where DIM
// is due, Fortran 2008, 13.5: such functions have two forms.
func Match(x *parse.Ref, isLogical func(parse.Expr) bool, bag *diag.Bag) (map[string]parse.Expr, bool) {
	list := strings.Fields(dummies[x.Name])
	out := map[string]parse.Expr{}
	place := 0
	if !KeywordsLast(x.Args, bag) {
		return nil, false
	}
	for _, a := range x.Args {
		if a.Section || a.Value == nil {
			bag.Errorf(a.Pos, "argument", "a section is no argument")
			return nil, false
		}
		name := a.Keyword
		if name == "" {
			if place < len(list) && list[place] == "dim?" && place+1 < len(list) && list[place+1] == "mask?" && isLogical(a.Value) {
				place++
			}
			if place >= len(list) {
				bag.Errorf(x.Pos, "argument", "'%s' takes at most %s", x.Name, diag.Count(len(list), "argument"))
				return nil, false
			}
			name = strings.TrimSuffix(list[place], "?")
			place++
		}
		if !hasDummy(list, name) {
			d := bag.Errorf(a.Pos, "argument", "'%s' has no argument '%s'", x.Name, name)
			names.Suggest(d, name, Names(x.Name))
			return nil, false
		}
		if out[name] != nil {
			bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' is given twice", name, x.Name)
			return nil, false
		}
		out[name] = a.Value
	}
	for _, name := range list {
		if !strings.HasSuffix(name, "?") && out[name] == nil {
			bag.Errorf(x.Pos, "argument", "'%s' lacks the argument '%s'", x.Name, name)
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

// Place is the position of a keyword argument of an elemental function, -1 if it has no such argument.
func Place(fn, keyword string) int {
	list := dummies[fn]
	if list == "" {
		list = "x y"
	}
	for i, d := range strings.Fields(list) {
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

// InOrder gives the arguments of an intrinsic function by their names, nil for absent ones; the first need ones must be
// there.
func InOrder(bag *diag.Bag, x *parse.Ref, need int, list ...string) ([]parse.Expr, bool) {
	out := make([]parse.Expr, len(list))
	if !KeywordsLast(x.Args, bag) {
		return nil, false
	}
	for i, a := range x.Args {
		k := i
		if a.Keyword != "" {
			k = -1
			for n, name := range list {
				if name == a.Keyword {
					k = n
				}
			}
		}
		switch {
		case a.Section || a.Value == nil:
			bag.Errorf(a.Pos, "argument", "a section is no argument")
			return nil, false
		case k < 0:
			d := bag.Errorf(a.Pos, "argument", "'%s' has no argument '%s'", x.Name, a.Keyword)
			names.Suggest(d, a.Keyword, list)
			return nil, false
		case k >= len(out) || out[k] != nil:
			bag.Errorf(x.Pos, "argument", "'%s' takes %s, this reference has %d", x.Name, Count(need, len(list)), len(x.Args))
			return nil, false
		}
		out[k] = a.Value
	}
	for k := range need {
		if out[k] == nil {
			bag.Errorf(x.Pos, "argument", "the argument '%s' of '%s' is missing", list[k], x.Name)
			return nil, false
		}
	}
	return out, true
}

// Count is "1 argument", "2 to 3 arguments".
func Count(least, most int) string {
	switch {
	case least == most:
		return diag.Count(least, "argument")
	case most > 100:
		return "at least " + diag.Count(least, "argument")
	}
	return strconv.Itoa(least) + " to " + diag.Count(most, "argument")
}
