package ir

import (
	"math"
	"strings"
	"testing"
)

var (
	symI = &Symbol{Name: "i", Type: Int4}
	symJ = &Symbol{Name: "j", Type: Int4}
	symA = &Symbol{Name: "a", Type: Real8, Dims: []Dim{{intK(1), intK(9)}}}
	symQ = &Symbol{Name: "q", Type: Int4, Pointer: true}
)

func intK(n int64) *Const            { return &Const{T: Int4, I: n} }
func v(s *Symbol) *Var               { return &Var{Sym: s} }
func int8Form(e Expr) Expr           { return &Conv{T: Int8, X: e} }
func sum(x, y Expr) Expr             { return &Binary{Op: Add, X: x, Y: y, T: x.Type()} }
func elem(subs ...Expr) *Elem        { return &Elem{Sym: symA, Subs: subs} }
func points(to Expr) *Status         { return &Status{Sym: symQ, With: to} }
func truncated(e Expr) Expr          { return &Conv{T: Int4, X: e} }
func call(fn string, a ...Expr) Expr { return &Call{Fn: fn, Args: a, T: a[0].Type()} }

func TestEqual(t *testing.T) {
	for _, x := range []struct {
		a, b            Expr
		equal, stripped bool
	}{
		{v(symI), v(symI), true, true},
		{v(symI), v(symJ), false, false},
		{v(symI), v(&Symbol{Name: "i", Type: Int4}), false, false},
		{elem(v(symI)), elem(int8Form(v(symI))), false, true},
		{elem(sum(v(symI), intK(1))), elem(sum(int8Form(v(symI)), &Const{T: Int8, I: 1})), false, true},
		{elem(v(symI)), truncated(elem(v(symI))), false, false},
		{&Conv{T: Type{Base: Integer, Kind: 2}, X: v(symI)}, v(symI), false, false},
		{call("max", v(symI), intK(2)), call("max", int8Form(v(symI)), &Const{T: Int8, I: 2}), false, true},
		{call("ishft", v(symI), intK(2)), call("ishft", int8Form(v(symI)), intK(2)), false, false},
		{points(elem(intK(1))), points(elem(intK(2))), false, false},
		{points(elem(intK(1))), points(elem(intK(1))), true, true},
		{points(nil), points(elem(intK(1))), false, false},
		{&Status{Sym: symQ}, &Status{Sym: symQ, Present: true}, false, false},
		{&Const{T: Real8, R: 0}, &Const{T: Real8, R: negativeZero}, false, false},
		{nil, nil, true, true},
		{nil, v(symI), false, false},
	} {
		if got := Equal(x.a, x.b); got != x.equal {
			t.Errorf("Equal(%s, %s) = %v", dumpText(x.a), dumpText(x.b), got)
		}
		if got := EqualStripped(x.a, x.b); got != x.stripped {
			t.Errorf("EqualStripped(%s, %s) = %v", dumpText(x.a), dumpText(x.b), got)
		}
	}
}

var negativeZero = math.Copysign(0, -1)

func TestExprMap(t *testing.T) {
	var m ExprMap[int]
	m.Set(elem(v(symI)), 1)
	m.Set(points(elem(intK(1))), 2)
	m.Set(points(elem(intK(2))), 3)
	m.Set(elem(int8Form(v(symI))), 4)
	for _, x := range []struct {
		e    Expr
		want int
		ok   bool
	}{{elem(v(symI)), 4, true}, {points(elem(intK(1))), 2, true}, {points(elem(intK(2))), 3, true}, {elem(v(symJ)), 0, false}} {
		if got, ok := m.Get(x.e); got != x.want || ok != x.ok {
			t.Errorf("%s: %d, %v", ExprString(x.e), got, ok)
		}
	}
	var s ExprSet
	if !s.Add(v(symI)) || s.Add(v(symI)) || !s.Add(v(symJ)) {
		t.Error("ExprSet")
	}
}

// TestRoles names what each part of a statement is to it.
func TestRoles(t *testing.T) {
	for _, x := range []struct {
		s    Stmt
		want string
	}{
		{&Assign{LHS: elem(v(symI)), RHS: v(symJ)}, "i use, a def, j use"},
		{&Transfer{Input: true, Item: Item{X: elem(v(symI))}}, "i use, a def"},
		{&Transfer{Item: Item{Section: &Section{Sym: symA, Lo: []Expr{v(symI)}, Hi: []Expr{v(symJ)}, Step: []Expr{intK(1)}}}}, "a use, i use, j use"},
		{&PointTo{Sym: symQ, Scalar: elem(v(symI))}, "q def, i use, a place"},
		{&CallProc{Args: []Actual{{X: elem(v(symI))}, {X: v(symJ), Copy: true}}}, "i use, a update, j use"},
		{&Do{Var: symI, Lo: intK(1), Hi: v(symJ), Step: intK(1), Independent: &Independent{New: []*Symbol{symA}}}, "i def, a directive, j use"},
		{&Assign{LHS: v(symI), RHS: truncated(points(elem(v(symJ))))}, "i def, q place, j use, a place"},
	} {
		seen := map[string]bool{}
		Mentions(x.s, func(s *Symbol, r Role) { seen[s.Name+" "+r.String()] = true })
		for _, w := range strings.Split(x.want, ", ") {
			if !seen[w] {
				t.Errorf("%T: no %q in %v", x.s, w, seen)
			}
			delete(seen, w)
		}
		if len(seen) > 0 {
			t.Errorf("%T: also %v", x.s, seen)
		}
	}
}

// TestMapValues replaces values, and of what is set or only named what stands inside.
func TestMapValues(t *testing.T) {
	seven := func(e Expr) Expr {
		return MapExpr(e, func(x Expr) Expr {
			if y, ok := x.(*Var); ok && y.Sym == symI {
				return intK(7)
			}
			return x
		})
	}
	for _, x := range []struct {
		s    Stmt
		want Stmt
	}{
		{&Assign{LHS: v(symI), RHS: v(symI)}, &Assign{LHS: v(symI), RHS: intK(7)}},
		{&Assign{LHS: elem(v(symI)), RHS: v(symI)}, &Assign{LHS: elem(intK(7)), RHS: intK(7)}},
		{&CallProc{Args: []Actual{{X: v(symI)}, {X: elem(v(symI))}, {X: sum(v(symI), intK(1))}}},
			&CallProc{Args: []Actual{{X: v(symI)}, {X: elem(intK(7))}, {X: sum(intK(7), intK(1))}}}},
		{&PointTo{Sym: symQ, Scalar: elem(v(symI))}, &PointTo{Sym: symQ, Scalar: elem(intK(7))}},
	} {
		if got := MapValues(x.s, seven); !EqualBodies([]Stmt{got}, []Stmt{x.want}) {
			t.Errorf("%T: another result", x.s)
		}
	}
}
