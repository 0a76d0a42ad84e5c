package elements

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
)

// asked notes what is asked of package lower while a program is typed.
type asked []string

func (a *asked) Resolve(_ *Emitter, e ir.Expr) ir.Expr {
	*a = append(*a, ir.ExprString(e))
	return e
}
func (a *asked) Arrays(_ *Emitter, list []ir.Stmt) []ir.Stmt { return list }
func (a *asked) Images(_ *Emitter, list []ir.Stmt, _ Runtime, _ func(diag.Span, string)) []ir.Stmt {
	return list
}

func emitter() (*Emitter, *asked) {
	a := &asked{}
	return &Emitter{Unit: &ir.Unit{Name: "u"}, Bag: &diag.Bag{}, Made: map[string]int{}, Out: a,
		Value: func(e *ir.Elem) ir.Expr { return e }}, a
}

// array is a variable with the given constant extents.
func array(name string, extents ...int64) *ir.Symbol {
	s := &ir.Symbol{Name: name, Type: ir.Real4}
	for _, n := range extents {
		s.Dims = append(s.Dims, ir.Dim{Lo: ir.IntConst(1, diag.Span{}), Hi: ir.IntConst(n, diag.Span{})})
	}
	return s
}

func text(list []ir.Stmt) string {
	p := &ir.Program{Units: []*ir.Unit{{Name: "u", Body: list}}}
	_, body, _ := strings.Cut(p.String(), "begin\n")
	var out []string
	for line := range strings.Lines(body) {
		out = append(out, strings.TrimSpace(line))
	}
	return strings.Join(out, "; ")
}

// TestHold computes an expression once; a constant and a variable stay what they are. What it holds is written out first.
func TestHold(t *testing.T) {
	c, a := emitter()
	n := &ir.Var{Sym: &ir.Symbol{Name: "n", Type: ir.Int4}}
	sum := c.Arith(ir.Add, n, ir.IntConst(1, diag.Span{}), diag.Span{})
	for _, e := range []ir.Expr{ir.IntConst(7, diag.Span{}), n, sum, sum} {
		c.Hold(e, "h")
	}
	if got := text(c.TakePre()); !strings.HasPrefix(got, "h%1 = n + 1; h%2 = n + 1; ") || len(*a) != 4 || c.TakePre() != nil {
		t.Errorf("emits %q after %v", got, *a)
	}
}

// TestNest has loops over the shape of a section, in which the section is its element.
func TestNest(t *testing.T) {
	c, _ := emitter()
	x, y := array("x", 4, 6), array("y", 4, 6)
	n := NewNest(c, shapes.OfSection(shapes.Whole(x), diag.Span{}))
	assign := &ir.Assign{LHS: n.At(c, shapes.WholeExpr(x, diag.Span{})), RHS: n.At(c, shapes.WholeExpr(y, diag.Span{}))}
	got := text(n.Wrap(c, []ir.Stmt{assign}))
	for _, want := range []string{"1, 6", "1, 4", "x(i%1,i%2) = y(i%1,i%2)"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in %q", want, got)
		}
	}
	if !Reads(assign.RHS, y) || Reads(assign.RHS, x) {
		t.Error("the right side reads y alone")
	}
}

// TestConforming reports arrays of other extents, and no others.
func TestConforming(t *testing.T) {
	for _, x := range []struct {
		other *ir.Symbol
		want  bool
	}{{array("b", 4), false}, {array("b", 5), true}, {array("b", 4, 4), true}} {
		c, _ := emitter()
		Conforming(c, shapes.WholeExpr(array("a", 4), diag.Span{}), shapes.WholeExpr(x.other, diag.Span{}))
		if c.Bag.HasErrors() != x.want {
			t.Errorf("%v: %v", x.other.Dims, c.Bag.All())
		}
	}
}

// TestArith folds what is constant.
func TestArith(t *testing.T) {
	c, _ := emitter()
	k := func(n int64) ir.Expr { return ir.IntConst(n, diag.Span{}) }
	if e := c.Arith(ir.Mul, c.Arith(ir.Add, k(2), k(3), diag.Span{}), k(4), diag.Span{}); ir.ExprString(e) != "20" {
		t.Error(ir.ExprString(e))
	}
	if e := c.Convert(k(3), ir.Real8); e.Type() != ir.Real8 || !ir.IsConst(e) {
		t.Errorf("%v of type %v", ir.ExprString(e), e.Type())
	}
	if !Transforms["sum"] || !Transforms["pack"] || Transforms["dot_product"] || !Reduces("sum", ir.Int4) || Reduces("iall", ir.Real4) {
		t.Error("the tables of functions")
	}
}
