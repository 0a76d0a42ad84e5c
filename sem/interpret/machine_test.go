package interpret_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"dhpfgo/internal/golden"
	"dhpfgo/ir"
	"dhpfgo/sem/interpret"
)

// The variables of each program are as those that the compiler makes; s is what it computes.
const declarations = `type pair
  integer :: a = 3, b(2) = (/ 5, 7 /)
  real :: c
end type
integer, parameter :: five = 5, odd(0:2) = (/ 1, 3, 5 /)
integer :: s, i, k, t(4), u(-1:1,2)
logical :: l
type(pair) :: p
`

// value runs a program and gives what s has at its end.
func value(t *testing.T, body string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.f90")
	if err := os.WriteFile(file, []byte("program main\n"+declarations+body+"\nend program\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p, _ := golden.Checked(t, file)
	u := p.Units[0]
	m := interpret.New(func(s *ir.Symbol) (*ir.Const, []*ir.Const) {
		switch s.Name {
		case "five":
			return &ir.Const{T: s.Type, I: 5}, nil
		case "odd":
			return nil, []*ir.Const{{T: s.Type, I: 1}, {T: s.Type, I: 3}, {T: s.Type, I: 5}}
		}
		return nil, nil
	})
	var s *ir.Symbol
	for _, x := range u.Symbols {
		if x.Made = x.Name != "five" && x.Name != "odd"; x.Name == "s" {
			s = x
		}
	}
	if !m.Run(u.Body) {
		return "stopped"
	}
	k := m.Value(&ir.Var{Sym: s})
	if k == nil {
		return "none: " + m.Why
	}
	return fmt.Sprint(k.I)
}

func TestRun(t *testing.T) {
	for body, want := range map[string]string{
		"s = 2 + five":                                                                               "7",
		"i = 4\nk = i*i\ns = k - 1":                                                                  "15",
		"k = 2\ns = odd(k) + odd(0)":                                                                 "6",
		"s = 0\ndo i = 1, 10, 3\n s = s + i\nend do":                                                 "22",
		"s = 0\ndo i = 4, 1, -1\n s = 10*s + i\nend do":                                              "4321",
		"s = 9\ndo i = 2, 1\n s = 0\nend do":                                                         "9",
		"k = 3\nif (k > 2) then\n s = 1\nelse\n s = 2\nend if":                                       "1",
		"k = 1\nif (k > 2) then\n s = 1\nelse if (k == 1) then\n s = 4\nend if":                      "4",
		"s = 6\nk = 1\nif (k > 2) s = 1":                                                             "6",
		"do i = 1, 4\n t(i) = i*i\nend do\ns = t(2) + t(4)":                                          "20",
		"do i = -1, 1\n do k = 1, 2\n  u(i,k) = 10*i + k\n end do\nend do\ns = 100*u(1,1) + u(-1,2)": "1092",
		"p%a = 8\np%b(2) = 1\ns = p%a + p%b(1) + p%b(2)":                                             "stopped",
		"s = t(1)":                      "stopped",
		"k = 5\nt(k) = 1\ns = 1":        "stopped",
		"k = 0\ns = 1/k":                "stopped",
		"s = i":                         "stopped",
		"k = 0\ndo i = 1, 2, k\nend do": "stopped",
		"k = 1\ns = odd(k + 2)":         "stopped",
		"write(*,*) 1\ns = 1":           "stopped",
	} {
		if got := value(t, body); got != want {
			t.Errorf("%s: %s, want %s", body, got, want)
		}
	}
}

// TestComponents: a constant of a type whose components have defaults, and what becomes of them.
func TestComponents(t *testing.T) {
	two := &ir.Const{T: ir.Int4, I: 2}
	bounds := []ir.Dim{{Lo: &ir.Const{T: ir.Int4, I: 1}, Hi: two}}
	inner := &ir.DerivedType{Name: "inner", Components: []*ir.Component{{Name: "x", Type: ir.Int4, Init: two}}}
	of := &ir.DerivedType{Name: "outer", Components: []*ir.Component{
		{Name: "a", Type: ir.Int4, Init: &ir.Const{T: ir.Int4, I: 3}},
		{Name: "b", Type: ir.Int4, Dims: bounds, InitElems: []*ir.Const{two, two}, Index: 1},
		{Name: "c", Type: ir.Real4, Index: 2},
		{Name: "d", Type: ir.Type{Base: ir.Derived, Derived: inner}, Index: 3},
		{Name: "e", Type: ir.Type{Base: ir.Derived, Derived: inner}, Dims: bounds, Index: 4},
		{Name: "f", Type: ir.Int4, Pointer: true, Init: two, Index: 5},
	}}
	k := interpret.DefaultsOf(ir.Type{Base: ir.Derived, Derived: of}, two.Pos)
	part := func(i int) *ir.Const { return interpret.PartOf(k, of.Components[i]) }
	if part(0).I != 3 || len(part(1).Parts) != 2 || part(2) != nil || interpret.PartOf(part(3), inner.Components[0]) != two || len(part(4).Parts) != 2 || part(5) != nil {
		t.Errorf("the defaults are %v", k)
	}
	p := &ir.Symbol{Name: "p", Type: k.T, Made: true}
	m := interpret.New(func(*ir.Symbol) (*ir.Const, []*ir.Const) { return nil, nil })
	field := func(i int, subs ...ir.Expr) *ir.Field {
		return &ir.Field{X: &ir.Var{Sym: p}, Comp: of.Components[i], Subs: subs}
	}
	nine := &ir.Const{T: ir.Int4, I: 9}
	ok := m.Run([]ir.Stmt{&ir.Reset{Var: &ir.Var{Sym: p}}, &ir.Assign{LHS: field(0), RHS: nine}, &ir.Assign{LHS: field(1, two), RHS: nine}})
	one := &ir.Const{T: ir.Int4, I: 1}
	if !ok || m.Value(field(0)).I != 9 || m.Value(field(1, two)).I != 9 || m.Value(field(1, one)).I != 2 || m.Value(field(2)) != nil {
		t.Errorf("set: %v; %v, %v, %v", ok, m.Value(field(0)), m.Value(field(1, two)), m.Value(field(1, one)))
	}
	if m.Run([]ir.Stmt{&ir.Assign{LHS: field(1, nine), RHS: nine}}) {
		t.Error("an element outside of a component was set")
	}
}

func TestRange(t *testing.T) {
	for _, c := range []struct {
		r    interpret.Range
		want int
	}{{interpret.Range{Lo: 1, Hi: 5, Step: 2}, 3}, {interpret.Range{Lo: 5, Hi: 1, Step: -4}, 2}, {interpret.Range{Lo: 1, Hi: 0, Step: 1}, 0}, {interpret.Range{Lo: 1, Hi: 9}, 0}} {
		n := 0
		for i := c.r.Lo; c.r.Holds(i); i += c.r.Step {
			n++
		}
		if n != c.want {
			t.Errorf("%+v has %d values, want %d", c.r, n, c.want)
		}
	}
}
