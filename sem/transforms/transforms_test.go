package transforms

import (
	"fmt"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// arg is an argument from its text: "r8(3,4)" is an array, "i4" a scalar, "7" a constant.
func arg(text string) ir.Expr {
	types := map[string]ir.Type{"i4": ir.Int4, "i8": ir.Int8, "r4": ir.Real4, "r8": ir.Real8, "l4": ir.Log4}
	var n int64
	if _, err := fmt.Sscan(text, &n); err == nil {
		return ir.IntConst(n, diag.Span{})
	}
	name, bounds, _ := strings.Cut(strings.TrimSuffix(text, ")"), "(")
	s := &ir.Symbol{Name: "x", Type: types[name]}
	for _, b := range strings.FieldsFunc(bounds, func(r rune) bool { return r == ',' }) {
		fmt.Sscan(b, &n)
		s.Dims = append(s.Dims, ir.Dim{Lo: ir.IntConst(1, diag.Span{}), Hi: ir.IntConst(n, diag.Span{})})
	}
	if s.Dims == nil {
		return &ir.Var{Sym: s}
	}
	return shapes.WholeExpr(s, diag.Span{})
}

// TestType gives for references their types with their ranks, or the code of the error.
func TestType(t *testing.T) {
	for in, want := range map[string]string{
		"sum array=r8(3,4)":                          "real(8) 0",
		"sum array=r8(3,4) dim=2":                    "real(8) 1",
		"sum array=r8":                               "rank-mismatch",
		"sum array=l4(3)":                            "type-mismatch",
		"sum array=r8(3) mask=i4(3)":                 "type-mismatch",
		"count mask=l4(3,4) kind=8":                  "integer(8) 0",
		"any mask=l4(3,4) dim=1":                     "logical(4) 1",
		"maxloc array=r4(3,4)":                       "integer(4) 1",
		"maxloc array=r4(3,4) dim=1 kind=8":          "integer(8) 1",
		"dot_product vector_a=i4(3) vector_b=r8(3)":  "real(8) 0",
		"dot_product vector_a=i4(3) vector_b=r8(4)":  "shape-mismatch",
		"dot_product vector_a=i4(3) vector_b=l4(3)":  "type-mismatch",
		"matmul matrix_a=r4(2,3) matrix_b=r8(3)":     "real(8) 1",
		"matmul matrix_a=r4(3) matrix_b=r8(3)":       "rank-mismatch",
		"transpose matrix=r4(2,3)":                   "real(4) 2",
		"transpose matrix=r4(2)":                     "rank-mismatch",
		"spread source=r4(2,3) dim=1":                "real(4) 3",
		"cshift array=r4(2,3)":                       "real(4) 2",
		"pack array=r4(2,3) mask=l4(2,3)":            "real(4) 1",
		"unpack vector=r4(2) mask=l4(2,3)":           "real(4) 2",
		"transfer source=r4 mold=i4":                 "integer(4) 0",
		"transfer source=r4 mold=i4 size=2":          "integer(4) 1",
		"reshape source=r4(6) shape=i4(2) pad=r4(1)": "real(4) 2",
		"reshape source=r4(6) shape=i4":              "rank-mismatch",
	} {
		words := strings.Fields(in)
		x, g, bag := &ir.Transform{Fn: words[0]}, elements.Given{}, &diag.Bag{}
		for _, w := range words[1:] {
			name, text, _ := strings.Cut(w, "=")
			g[name] = arg(text)
			x.Names, x.Args = append(x.Names, name), append(x.Args, g[name])
		}
		em := &elements.Emitter{Unit: &ir.Unit{}, Bag: bag, Made: map[string]int{}}
		got := ""
		if ok := Type(em, bag, x, g); ok && !bag.HasErrors() {
			got = fmt.Sprintf("%v %d", x.T, x.Dims)
		} else if all := bag.All(); len(all) > 0 {
			got = string(all[0].Code)
		}
		if got != want {
			t.Errorf("%s: %s, not %s", in, got, want)
		}
	}
}
