package storage_test

import (
	"fmt"
	"strings"
	"testing"

	"dhpfgo/internal/semtest"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/storage"
)

// laidOut gives the places of the variables of a subroutine, "block+offset" for each, or its messages.
func laidOut(t *testing.T, blocks *storage.Blocks, lines ...string) string {
	t.Helper()
	u := semtest.Parse(t, lines...)
	m := &storage.Unit{}
	for _, d := range u.Tree.Decls {
		switch d := d.(type) {
		case *parse.Common:
			m.Common(d, u, nil, u.Bag)
		case *parse.Equivalence:
			m.Equivalence(d, u)
		}
	}
	m.LayOut(storage.Frame{Unit: u.IR, Home: u, Scope: u, Names: u.Order, Blocks: blocks, Bag: u.Bag})
	if u.Bag.HasErrors() {
		return u.Messages()
	}
	var out []string
	for _, e := range u.Order {
		if e.Sym != nil && e.Sym.Storage == ir.InCommon {
			out = append(out, fmt.Sprintf("%s %s+%d", e.Name, e.Sym.Common.Name, e.Sym.Offset))
		}
	}
	return strings.Join(out, ", ")
}

func TestLayOut(t *testing.T) {
	for _, x := range []struct{ name, text, want string }{
		{"one after the other", "integer i, j; real x(3); common /c/ i, x, j", "i c+0, j c+16, x c+4"},
		{"each aligned", "integer i; double precision d; common /c/ i, d", "i c+0, d c+8"},
		{"continued", "integer i, j, k; common /c/ i; common /d/ k; common /c/ j", "i c+0, j c+4, k d+0"},
		{"behind its end", "integer i, a(4); common /c/ i; equivalence (i, a)", "i c+0, a c+0"},
		{"elements", "integer a(2,3), b(4); equivalence (a(2,2), b(1))", "a s.equivalence.1+0, b s.equivalence.1+12"},
		{"elements counted", "integer a(2,3), b; equivalence (a(4), b)", "a s.equivalence.1+0, b s.equivalence.1+12"},
		{"before its beginning", "integer a(4), b(4); equivalence (a(1), b(3))", "a s.equivalence.1+8, b s.equivalence.1+0"},
		{"joined", "integer a, b, c, d; equivalence (a, b), (c, d), (b, c)", "a s.equivalence.1+0, b s.equivalence.1+0, c s.equivalence.1+0, d s.equivalence.1+0"},
		{"joined at another place", "integer p, q(3), r; equivalence (p, q(3)), (r, q(1))", "p s.equivalence.1+8, q s.equivalence.1+0, r s.equivalence.1+0"},
		{"characters", "character(8) s; character(2) p; equivalence (s(3:4), p)", "s s.equivalence.1+0, p s.equivalence.1+2"},
		{"aligned together", "integer i; double precision d; integer j(2); common /c/ i, d; equivalence (d, j)", "i c+0, d c+8, j c+8"},
	} {
		if got := laidOut(t, &storage.Blocks{}, strings.Split(x.text, "; ")...); got != x.want {
			t.Errorf("%s: %s\ngot  %s\nwant %s", x.name, x.text, got, x.want)
		}
	}
}

func TestRefused(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"integer i; common /c/ i, i", "i: 'i' is in a common block already"},
		{"integer, intent(in) :: i; common /c/ i", "i: 'i' cannot be in a common block"},
		{"real, allocatable :: a(:); common /c/ a", "a: the allocatable array 'a' cannot be in a common block"},
		{"integer a(2), b(2); equivalence (a(1), b(1)), (a(1), b(2))", "b(2): 'a' and 'b' are associated already, 4 bytes apart from this"},
		{"integer i, j, a(2); common /c/ i, j; equivalence (i, a(2))", "i: EQUIVALENCE extends the common block 'c' before its first variable"},
		{"integer i, j, k; common /c/ i, j, k; equivalence (i, k)", "k: EQUIVALENCE associates 'k' with another place in a common block"},
		{"integer a(2), i; equivalence (a(3), i)", "3: subscript 1 of 'a' must be from 1 to 2"},
		{"integer, parameter :: n = 1; integer i; equivalence (n, i)", "n: 'n' cannot stand in EQUIVALENCE: it is a named constant"},
		{"integer, intent(in) :: n; integer i; equivalence (n, i)", "n: 'n' cannot stand in EQUIVALENCE: it is a dummy argument"},
	} {
		if got := laidOut(t, &storage.Blocks{}, strings.Split(x.text, "; ")...); got != x.want {
			t.Errorf("%s\ngot  %s\nwant %s", x.text, got, x.want)
		}
	}
}

// TestUnitsShareBlocks: a block has the length of the longest declaration; those of EQUIVALENCE are each unit's own.
func TestUnitsShareBlocks(t *testing.T) {
	blocks := &storage.Blocks{}
	laidOut(t, blocks, "integer i", "common /c/ i")
	laidOut(t, blocks, "real x(5)", "integer a, b", "common /c/ x", "equivalence (a, b)")
	laidOut(t, blocks, "integer j", "common /c/ j")
	var got []string
	for _, b := range blocks.List {
		got = append(got, fmt.Sprintf("%s %d %v", b.Name, b.Size, b.Local))
	}
	if want := "c 20 false, s.equivalence.1 4 true"; strings.Join(got, ", ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, ", "), want)
	}
}

// TestInitialValues: two variables may not give one byte different values.
func TestInitialValues(t *testing.T) {
	for _, x := range []struct {
		groups string
		second int64 // the value of j
		want   string
	}{
		{"(i, j)", 1, ""},
		{"(i, j)", 2, "j: 'j' has an initial value where 'i' has one"},
		{"(i, k(1)), (j, k(2))", 2, ""},
	} {
		u := semtest.Parse(t, "integer i, j, k(2)", "equivalence "+x.groups)
		m := &storage.Unit{}
		m.Equivalence(u.Tree.Decls[1].(*parse.Equivalence), u)
		u.Names["i"].Symbol().Init = ir.IntConst(1, u.Names["i"].Pos)
		u.Names["j"].Symbol().Init = ir.IntConst(x.second, u.Names["j"].Pos)
		m.LayOut(storage.Frame{Unit: u.IR, Home: u, Scope: u, Names: u.Order, Blocks: &storage.Blocks{}, Bag: u.Bag})
		if got := u.Messages(); got != x.want {
			t.Errorf("%s, %d: %q, want %q", x.groups, x.second, got, x.want)
		}
	}
}

// TestMarkOverlaid: of two variables that share bytes each is overlaid, their neighbour is not.
func TestMarkOverlaid(t *testing.T) {
	u := semtest.Parse(t, "integer a(2), b, c(2)", "common /k/ a, c", "equivalence (a(2), b)")
	m := &storage.Unit{}
	m.Common(u.Tree.Decls[1].(*parse.Common), u, nil, u.Bag)
	m.Equivalence(u.Tree.Decls[2].(*parse.Equivalence), u)
	m.LayOut(storage.Frame{Unit: u.IR, Home: u, Scope: u, Names: u.Order, Blocks: &storage.Blocks{}, Bag: u.Bag})
	storage.MarkOverlaid(&ir.Program{Units: []*ir.Unit{u.IR}})
	for name, want := range map[string]bool{"a": true, "b": true, "c": false} {
		if got := u.Names[name].Sym.Overlaid; got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
