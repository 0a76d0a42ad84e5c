package tree

import (
	"fmt"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// TestSubstitute has text in, text out: designators take the place of names, with the subscripts of the reference, but not where a
// construct gives the name another meaning.
func TestSubstitute(t *testing.T) {
	const in = `x = y(2) + x
do i = 1, 2
  y(i) = f(x)
end do
associate (x => x(1))
  x = y
end associate
block
  integer :: y
  y = x
end block`
	const want = `q = a%b(2) + q
do i = 1, 2
  a%b(i) = f(q)
end do
associate (x => q(1))
  x = a%b
end associate
block
  integer :: y
  y = q
end block`
	f, y := parsed(t, in), parsed(t, "z = a%b").Units[0].Body[0].(*parse.Assign).RHS
	f.Units[0].Body = Substitute(f.Units[0].Body, map[string]parse.Expr{"x": &parse.Name{Ident: "q"}, "y": y})
	if got, want := text(f), text(parsed(t, want)); got != want {
		t.Errorf("got\n%s", got)
	}
}

// TestWalks lists what the walks meet.
func TestWalks(t *testing.T) {
	f := parsed(t, "if (f(1) > 0) then\nx = g(h(2))\nelse\ncall s(3)\nend if\ndo\nexit\nend do")
	var got []string
	EveryStmt(f.Units[0].Body, func(s parse.Stmt) { got = append(got, fmt.Sprintf("%T", s)) })
	EveryRef(f.Units[0], func(x *parse.Ref) { got = append(got, x.Name) })
	if want := "*parse.If *parse.Assign *parse.Call *parse.Do *parse.Jump f g h"; strings.Join(got, " ") != want {
		t.Error(got)
	}
	names := DeclaredNames(parsed(t, "integer :: a, b(2)\nparameter (a = 1)\ntype t\nend type\nprocedure(f), pointer :: g\nx = 1").Units[0].Decls)
	if strings.Join(names, " ") != "a b a t g" {
		t.Error(names)
	}
}

func parsed(t *testing.T, body string) *parse.File {
	t.Helper()
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("m.f90", []byte("program p\n"+body+"\nend program\n")), bag, parse.Options{Form: parse.FreeForm})
	if bag.HasErrors() {
		t.Fatal(bag.All())
	}
	return f
}

func text(f *parse.File) string {
	var out strings.Builder
	parse.Fprint(&out, f)
	return out.String()
}

// TestDeclarations asks for what declarations say of entities: an own shape goes before DIMENSION.
func TestDeclarations(t *testing.T) {
	u := parsed(t, "integer, dimension(3), target :: a, b(2,4)\ninteger :: c").Units[0]
	first, second := u.Decls[0].(*parse.TypeDecl), u.Decls[1].(*parse.TypeDecl)
	for k, want := range []int{1, 2} {
		if got := len(DimsOf(first, first.Entities[k])); got != want {
			t.Errorf("%s has %d dimensions", first.Entities[k].Name, got)
		}
	}
	if DimsOf(second, second.Entities[0]) != nil {
		t.Error("c has dimensions")
	}
	if !HasAttr(first.Attrs, "save", "target") || HasAttr(first.Attrs, "save") || HasAttr(second.Attrs, "target") {
		t.Error("attributes")
	}
	u.Args = []parse.Ident{{Name: "b"}}
	if IsDummy(u, "a") || !IsDummy(u, "b") {
		t.Error("dummy arguments")
	}
}
