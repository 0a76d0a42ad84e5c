package tree_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/partition/arrayflow"
	"dhpfgo/partition/tree"
	"dhpfgo/sem"
	"dhpfgo/sets"
	"dhpfgo/specialise"
)

// plant is the tree of the program with the given statements.
func plant(t *testing.T, body string) *tree.Unit {
	t.Helper()
	source := "program p\ninteger :: i, j, k, n\nreal :: a(10), b(10), s, x\n" + body + "\nend program\n"
	var bag diag.Bag
	prog := sem.Check(parse.Parse(diag.NewFile("p.f90", []byte(source)), &bag), lower.Now{}, &bag)
	specialise.All(prog, specialise.Options{}, &bag)
	if bag.HasErrors() {
		var text strings.Builder
		bag.Print(&text, diag.Options{})
		t.Fatal(text.String())
	}
	u := tree.New(prog.Units[0], nil, nil)
	statements := tree.Normalize(prog.Units[0].Body)
	u.Plant(statements)
	u.FinalValues(statements)
	return u
}

// list gives the nodes that are assignments and loops as "k: text", by their order.
func list(u *tree.Unit) string {
	var b strings.Builder
	for _, n := range u.Nodes {
		switch s := n.Stmt.(type) {
		case *ir.Do:
			fmt.Fprintf(&b, "%sdo %s\n", strings.Repeat("  ", n.Depth()), s.Var.Name)
		case *ir.Assign:
			fmt.Fprintf(&b, "%s%s = %s\n", strings.Repeat("  ", n.Depth()), ir.ExprString(s.LHS), ir.ExprString(s.RHS))
		}
	}
	return b.String()
}

// TestFinalValues wants what a loop leaves in its variable as an assignment after the loop, where it is still used and nowhere else.
func TestFinalValues(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"unused", "do i = 1, n\n a(i) = 0\nend do\nprint *, a", "do i\n  a(i) = 0.0\n"},
		{"used", "do i = 1, 10\n a(i) = 0\nend do\nprint *, i", "do i\n  a(i) = 0.0\ni = 11\n"},
		{"set anew", "do i = 1, 10\n a(i) = 0\nend do\ni = 3\nprint *, i", "do i\n  a(i) = 0.0\ni = 3\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := list(plant(t, c.body)); got != c.want {
				t.Errorf("got\n%swant\n%s", got, c.want)
			}
		})
	}
}

// TestPrivate wants the loops in which a scalar is private to the iteration, by their variables.
func TestPrivate(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"set before use", "do i = 1, 10\n s = b(i)\n a(i) = s\nend do", "s: i"},
		{"used behind", "do i = 1, 10\n s = b(i)\n a(i) = s\nend do\nprint *, s", ""},
		{"carried", "s = 0\ndo i = 1, 10\n a(i) = s\n s = b(i)\nend do", ""},
		{"set under a condition", "do i = 1, 10\n if (b(i) > 0) s = 1\n a(i) = s\nend do", ""},
		{"set in both branches", "do i = 1, 10\n if (b(i) > 0) then\n s = 1\n else\n s = 2\n end if\n a(i) = s\nend do", "s: i"},
		{"set in a loop behind", "do i = 1, 10\n s = b(i)\n a(i) = s\nend do\ndo j = 1, 3\n s = b(j)\nend do\nprint *, s", "s: i"},
		{"set by no iteration behind", "do i = 1, 10\n s = b(i)\n a(i) = s\nend do\ndo j = 3, 1\n s = b(j)\nend do\nprint *, s", ""},
		{"set behind unless skipped", "do i = 1, 10\n s = b(i)\n a(i) = s\nend do\ndo j = 1, 3\n if (b(j) > 0) cycle\n s = b(j)\nend do\nprint *, s", ""},
		{"an array", "do j = 1, 3\ndo i = 1, 10\n b(i) = j\nend do\ndo i = 1, 10\n a(i) = b(11 - i)\nend do\nend do", "b: j"},
		{"in both loops", "do j = 1, 3\ndo i = 1, 10\n s = b(i)\n a(i) = s\nend do\nend do", "s: j i"},
		{"in the outer loop only", "do j = 1, 3\n s = j\ndo i = 1, 10\n a(i) = s\n s = b(i)\nend do\nend do", "s: j"},
	} {
		t.Run(c.name, func(t *testing.T) {
			u := plant(t, c.body)
			var got []string
			for s, loops := range tree.FindPrivate(u, func(*ir.Symbol) bool { return false }, arrayflow.New(sets.NewMemo())) {
				line := s.Name + ":"
				for _, l := range loops {
					line += " " + l.Stmt.(*ir.Do).Var.Name
				}
				if s.Name == "s" || s.Name == "b" {
					got = append(got, line)
				}
			}
			if text := strings.Join(got, "; "); text != c.want {
				t.Errorf("got %q, want %q", text, c.want)
			}
		})
	}
}

// TestAlike wants a scalar that all images compute alike to be private nowhere.
func TestAlike(t *testing.T) {
	u := plant(t, "do i = 1, 10\n s = b(i)\n a(i) = s\nend do")
	if p := tree.FindPrivate(u, func(s *ir.Symbol) bool { return s.Name == "s" }, nil); len(p) != 0 {
		t.Errorf("%d private scalars", len(p))
	}
}

// TestReplace wants the index to follow a node that gets another statement.
func TestReplace(t *testing.T) {
	u := plant(t, "do i = 1, 10\n s = b(i)\n a(i) = x\nend do")
	loop, first := u.Nodes[0], u.Nodes[1]
	set := first.Stmt.(*ir.Assign)
	s, x := ir.SymbolOf(set.LHS), ir.SymbolOf(u.Nodes[2].Stmt.(*ir.Assign).RHS)
	if !tree.AssignedIn(s, loop) || tree.AssignedIn(x, loop) {
		t.Fatal("the index is wrong before")
	}
	first.Replace(&ir.Assign{At: set.At, LHS: &ir.Var{Sym: x}, RHS: set.RHS})
	if tree.AssignedIn(s, loop) || !tree.AssignedIn(x, loop) {
		t.Error("the index is that of the old statement")
	}
	if readers := u.ReadersIn(loop, x); !slices.Equal(readers, u.Nodes[2:3]) {
		t.Errorf("%d readers of x", len(readers))
	}
	if _, err := u.Verify(); err != nil {
		t.Error(err)
	}
	u.Nodes[2].Stmt.(*ir.Assign).RHS = &ir.Var{Sym: s} // what no pass may do
	if _, err := u.Verify(); err == nil {
		t.Error("a statement that was changed in place is not found")
	}
}
