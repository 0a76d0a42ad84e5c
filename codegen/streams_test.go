package codegen

import (
	"strings"
	"testing"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"dhpfgo/codegen/module"
	"dhpfgo/ir"
)

// TestWideVectors wants vectors of 256 bits in loops that pass along long rows, in whole functions where elements have gaps between
// them or no loop becomes vectors, and of 512 bits in others.
func TestWideVectors(t *testing.T) {
	const short, long = 1000, 5 << 20
	kind := map[int]ir.Type{4: ir.Real4, 8: ir.Real8}
	for _, c := range []struct {
		name      string
		length    int64
		size      int
		step      int64
		terms     int  // of the sum that an iteration forms
		more      int  // products around it
		root      bool // of the sum
		recurrent bool
		summed    bool   // in a scalar
		hint      string // width of the loop
		function  string // width of the function
	}{
		{"long row", long, 8, 1, 3, 0, false, false, false, `!"llvm.loop.vectorize.width", i32 4`, "512"},
		{"long row of single precision", 2 * long, 4, 1, 3, 0, false, false, false, `!"llvm.loop.vectorize.width", i32 8`, "512"},
		{"short row", short, 8, 1, 3, 0, false, false, false, "", "512"},
		{"backwards", long, 8, -1, 3, 0, false, false, false, `!"llvm.loop.vectorize.width", i32 4`, "512"},
		{"much to compute", long, 8, 1, 3, 8, false, false, false, "", "512"},
		{"a root", long, 8, 1, 3, 0, true, false, false, "", "512"},
		{"sum of a long row", long, 8, 1, 3, 0, false, false, true, "", "512"},
		{"sum in an element", long, 8, 1, 3, 0, false, false, true, "", "512"},
		{"recurrence", long, 8, 1, 3, 0, false, true, false, "", "256"},
		{"every other", long, 8, 2, 3, 0, false, false, false, "", "256"},
		{"sets every other of few", short, 8, 2, 3, 0, false, false, false, "", "256"},
	} {
		p := newProgram()
		a, b := p.array("a", kind[c.size], upTo(c.length)), p.array("b", kind[c.size], upTo(c.length))
		i, x := p.scalar("i", ir.Int4), p.scalar("x", kind[c.size])
		sum := ir.Expr(elem(b, val(i)))
		for range c.terms - 1 {
			sum = &ir.Binary{Op: ir.Add, X: sum, Y: elem(b, val(i)), T: kind[c.size]}
		}
		for range c.more {
			sum = &ir.Binary{Op: ir.Mul, X: sum, Y: val(x), T: kind[c.size]}
		}
		if c.root {
			sum = &ir.Call{Fn: "sqrt", Args: []ir.Expr{sum}, T: kind[c.size]}
		}
		first, last := num(1), num(c.length)
		if c.step < 0 {
			first, last = last, first
		}
		set := ir.Expr(elem(a, val(i)))
		if c.name == "sum in an element" {
			set, sum = elem(a, num(7)), plus(elem(a, num(7)), sum)
		} else if c.summed {
			set, sum = val(x), &ir.Binary{Op: ir.Add, X: val(x), Y: sum, T: kind[c.size]}
		}
		d := p.do(i, first, last, p.set(set, sum))
		d.Step, d.Parallel = num(c.step), !c.recurrent
		p.add(d)
		text := Text(p.program(), Options{Triple: "x86_64-pc-linux-gnu", Wide: true})
		if c.hint == "" && strings.Contains(text, "vectorize.width") || !strings.Contains(text, c.hint) {
			t.Errorf("%s: loops have no %q", c.name, c.hint)
		}
		if !strings.Contains(text, `"prefer-vector-width"="`+c.function+`"`) {
			t.Errorf("%s: no function has vectors of %s bits", c.name, c.function)
		}
		if narrow := Text(p.program(), Options{Triple: "x86_64-pc-linux-gnu"}); strings.Contains(narrow, `"512"`) || strings.Contains(narrow, "vectorize.width") {
			t.Errorf("%s: wide vectors for any processor", c.name)
		}
	}
}

// TestEightLanes offers functions of eight doubles where vectors have 512 bits.
func TestEightLanes(t *testing.T) {
	for _, c := range []struct {
		fn    string
		kind  ir.Type
		wide  bool
		offer bool
	}{{"sin", ir.Real8, true, true}, {"log", ir.Real8, true, true}, {"sin", ir.Real8, false, false}, {"sin", ir.Real4, true, false}, {"tan", ir.Real8, true, false}} {
		p := newProgram()
		a, i := p.array("a", c.kind, upTo(100)), p.scalar("i", ir.Int4)
		p.add(p.do(i, num(1), num(100), p.set(elem(a, val(i)), &ir.Call{Fn: c.fn, Args: []ir.Expr{elem(a, val(i))}, T: c.kind})))
		text := Text(p.program(), Options{Triple: "x86_64-pc-linux-gnu", Wide: c.wide})
		for _, part := range []string{`"vector-function-abi-variant"="_ZGV_LLVM_N8v_llvm.` + c.fn + `.f64(_ZGVeN8v_` + c.fn + `)"`, "declare <8 x double> @_ZGVeN8v_" + c.fn, "@llvm.compiler.used"} {
			if strings.Contains(text, part) != c.offer {
				t.Errorf("%s of %v, wide %v: %q is there: %v", c.fn, c.kind, c.wide, part, !c.offer)
			}
		}
	}
}

// TestNarrow keeps the other attributes of a function.
func TestNarrow(t *testing.T) {
	fn := llvm.NewFunc("f", types.Void)
	fn.FuncAttrs = append(module.New(nil, module.Options{Triple: "x86_64-pc-linux-gnu", Wide: true}).Attributes(), enum.FuncAttrAlwaysInline)
	before := fn.LLString()
	module.Narrow(fn)
	if want := strings.Replace(before, `"512"`, `"256"`, 1); fn.LLString() != want || want == before {
		t.Errorf("%s, want %s", fn.LLString(), want)
	}
}
