package mapping_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dhpfgo/internal/semtest"
	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
)

// read takes the directives of a subroutine, which are separated by semicolons. Lines that begin with ! are directives.
func read(t *testing.T, text string) (*semtest.Unit, *mapping.Directives) {
	t.Helper()
	lines := strings.Split(text, "; ")
	for i, l := range lines {
		if strings.HasPrefix(l, "!") {
			lines[i] = "\n!hpf$ " + l[1:]
		}
	}
	u := semtest.Parse(t, lines...)
	r := mapping.Reader{Scope: u, Bag: u.Bag, Proc: true, Commons: func(string) ([]*names.Entity, bool) { return nil, false }}
	m := r.Read(u.Tree.Decls)
	r.CheckSequence(u.Tree.Decls, m)
	return u, m
}

// placed says where an array is placed: "t(2*i+1,*,3)" for its first dimension along the first of t, in all cells of the second, and in
// cell 3 of the third. Its indices are i, j, k; those in no dimension follow after '/'.
func placed(u *semtest.Unit, m *mapping.Directives, name string) string {
	root, at, ok := mapping.Ultimate(u.Names[name], func(e *names.Entity) *mapping.Alignment { return m.Aligns[e.Name] })
	if !ok {
		return "a ring"
	}
	subs := slices.Repeat([]string{"*"}, len(root.Dims))
	rest := ""
	for n, d := range at.Dims {
		index := string("ijk"[n])
		if d.Target < 0 {
			rest += "/" + index
			continue
		}
		if subs[d.Target] = index; d.Coef != 1 {
			subs[d.Target] = fmt.Sprintf("%d*%s", d.Coef, index)
		}
		if d.Offset != 0 {
			subs[d.Target] += fmt.Sprintf("%+d", d.Offset)
		}
	}
	for d, cell := range at.Fixed {
		subs[d] = fmt.Sprint(cell)
	}
	if at.Why.Some() {
		rest += " at run time: " + at.Why.String()
	}
	return root.Name + "(" + strings.Join(subs, ",") + ")" + rest
}

func TestAlign(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"real a(8), b(8); !align a with b", "b(i)"},
		{"real a(8), b(9); !align a(i) with b(i+1)", "b(i+1)"},
		{"real a(4), b(9); !align a(i) with b(2*i+1)", "b(2*i+1)"},
		{"real a(8), b(8); !align a(i) with b(9-i)", "b(-1*i+9)"},
		{"real a(0:7), b(8); !align a(:) with b(:)", "b(i+1)"},
		{"real a(4), b(8); !align a(:) with b(2:8:2)", "b(2*i)"},
		{"real a(4,5), b(5,4); !align a(i,j) with b(j,i)", "b(j,i)"},
		{"real a(4,5), b(4); !align a(i,*) with b(i)", "b(i)/j"},
		{"real a(4), b(4,5); !align a(i) with b(i,*)", "b(i,*)"},
		{"real a(4), b(4,5); !align a(i) with b(i,3)", "b(i,3)"},
		{"real a(4); !template t(10); !align a(i) with t(i+6)", "t(i+6)"},
		{"real a(4), b(9), c(20); !align a(i) with b(2*i+1); !align b(i) with c(2*i-1)", "c(4*i+1)"},
		{"real a(4), b(4), c(4,5); !align a(i) with b(i); !align b(i) with c(i,2)", "c(i,2)"},
		{"real a(4), b(4); !align a(i) with b(i); !align b(i) with a(i)", "a ring"},
		{"integer, intent(in) :: n; real a(4), b(9); !align a(i) with b(i+n)", "b(i) at run time: the subscript 'i+n' of its align target holds a variable"},
	} {
		u, m := read(t, x.text)
		if got := placed(u, m, "a"); got != x.want || u.Bag.HasErrors() {
			t.Errorf("%s\ngot  %s %s\nwant %s", x.text, got, u.Messages(), x.want)
		}
	}
}

// distributed is a distribution as DISTRIBUTE would have it, with the extents of the arrangement.
func distributed(m *mapping.Directives, name string) string {
	d := m.Dists[name]
	if d == nil {
		return "none"
	}
	var formats []string
	for k := range d.Self.Dims {
		f := d.Format(k)
		if d.Args[k] != nil {
			f += "(" + ir.ExprString(d.Args[k]) + ")"
		}
		if d.Tables[k] != nil {
			f += fmt.Sprint(d.Tables[k].Values)
		}
		formats = append(formats, f)
	}
	out := strings.Join(formats, ",")
	if d.Onto != nil {
		out += " onto " + d.OntoText()
		for _, n := range d.Grid {
			out += " " + ir.ExprString(n)
		}
	}
	return out
}

func TestDistribute(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"real a(8); !distribute a(block)", "block"},
		{"real a(8,8); !distribute a(*,cyclic(2+1))", "*,cyclic(3)"},
		{"real a(8,8); !distribute a", "block,block"},
		{"real a(8,8); !processors p(4); !distribute a(block,*) onto p", "block,* onto p 4"},
		{"real a(6); !processors p(2); !distribute a(block(3)) onto p", "block(3) onto p 2"},
		{"real a(8,8); !processors p(0:3,2); !distribute a(block,block) onto p(1:3:2,:)", "block,block onto p(1:3:2,:) 2 2"},
		{"real a(8,8); !processors p(4); !distribute a(multi,multi) onto p", "multi,multi onto p 4"},
		{"integer, parameter :: s(2) = (/3, 5/); real a(8); !processors p(2); !distribute a(gen_block(s)) onto p", "gen_block[3 5] onto p 2"},
		{"integer, parameter :: m(3) = (/2, 1, 2/); real a(3); !distribute a(indirect(m))", "indirect[2 1 2]"},
	} {
		u, m := read(t, x.text)
		if got := distributed(m, "a"); got != x.want || u.Bag.HasErrors() {
			t.Errorf("%s\ngot  %s %s\nwant %s", x.text, got, u.Messages(), x.want)
		}
	}
}

func TestFaults(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"real a(8), b(8); !align a(i) with b(i+1)", "i+1: alignment places 'a' outside array 'b'"},
		{"real a(8), b(8); !align a(i) with b(9)", "9: alignment places 'a' outside 'b'"},
		{"real a(8), b(8,8); !align a with b", "a: 'a' has 1 dimension, the align target 'b' has 2"},
		{"real a(8,8), b(9); !align a(i,j) with b(i+j)", "i+j: an align subscript can hold one align dummy, 'i+j' holds 2"},
		{"real a(8), b(99); !align a(i) with b(i*i)", "i*i: 'i*i' is not an align subscript: product of i and i"},
		{"real a(8), b(8); !align a(i) with b(m)", "m: 'm' is neither an align dummy nor a constant"},
		{"real a(8), b(8); !align a(:) with b(1:8:2)", "1:8:2: the section '1:8:2' has 4 elements, dimension 1 of 'a' has 8"},
		{"real x; !distribute x(block)", "x: 'x' in DISTRIBUTE is a scalar"},
		{"real arr(8); !distribute ary(block)", "ary: 'ary' in DISTRIBUTE is not declared"},
		{"real a(8); !distribute a(block,block)", "distribute a(block,block): DISTRIBUTE gives 2 formats, 'a' has 1 dimension"},
		{"real a(8); !distribute a(blok)", "blok: 'blok' is not a distribution format"},
		{"real a(8); !distribute a(cyclic(0))", "cyclic(0): the size in 'cyclic(0)' must be positive"},
		{"real a(8); !processors p(2); !distribute a(block(3)) onto p", "block(3): 2 blocks of 3 elements do not hold the 8 of dimension 1 of 'a'"},
		{"real a(7); !processors p(2); !distribute a(block(3)) onto p", "block(3): 2 blocks of 3 elements do not hold the 7 of dimension 1 of 'a'"},
		{"real a(8,8); !processors p(2,2); !distribute a(block,*) onto p", "p: 'p' has 2 dimensions, but 1 dimension of 'a' is distributed"},
		{"integer, parameter :: s(2) = (/3, 4/); real a(8); !distribute a(gen_block(s))", "gen_block(s): the sizes in 's' add up to 7, but dimension 1 of 'a' has 8 elements"},
		{"integer, parameter :: s(2) = (/9, -1/); real a(8); !distribute a(gen_block(s))", "gen_block(s): 's' holds the negative size -1"},
		{"integer, parameter :: s(2) = (/4, 4/); real a(8); !processors p(3); !distribute a(gen_block(s)) onto p", "gen_block(s): 's' holds 2 sizes, but dimension 1 of 'p' has 3"},
		{"integer, parameter :: m(2) = (/1, 0/); real a(2); !distribute a(indirect(m))", "indirect(m): element 2 of 'm' is 0, which is no processor"},
		{"integer, parameter :: m(2) = (/1, 3/); real a(2); !processors p(2); !distribute a(indirect(m)) onto p", "indirect(m): element 2 of 'm' is 3, but 'p' has 2 processors"},
		{"integer, parameter :: m(2) = (/1, 2/); real a(3); !distribute a(indirect(m))", "indirect(m): 'm' holds 2 processors, but dimension 1 of 'a' has 3 elements"},
		{"real m(3), a(3); !distribute a(indirect(m))", "indirect(m): 'm' in 'indirect(m)' is not an integer array"},
		{"real a(3); !distribute a(owner(f))", "owner(f): 'f' in 'owner(f)' is not a function of the program"},
		{"real a(8,8); !distribute a(multi,*)", "multi: MULTI in one dimension alone"},
		{"real a(8); !distribute a(block); !distribute a(cyclic)", "a: 'a' is distributed twice"},
		{"real a(8); !shadow a(1,1)", "shadow a(1,1): SHADOW gives 2 widths, 'a' has 1 dimension"},
		{"real a(8); !distribute a(block); !sequence a", "a: 'a' is sequential and mapped"},
		{"real a(8); !inherit a", "a: 'a' has no actual argument whose mapping it could inherit"},
		{"!processors p(0)", "0: the processor arrangement 'p' has no processors"},
	} {
		u, _ := read(t, x.text)
		if got := u.Messages(); got != x.want {
			t.Errorf("%s\ngot  %s\nwant %s", x.text, got, x.want)
		}
	}
}

// TestIn: what a dimension of the template is distributed by becomes a dimension of the grid; an array that none of them cuts has no
// mapping.
func TestIn(t *testing.T) {
	l := &ir.Layout{Dims: []ir.LayoutDim{{TemplateDim: 2, Format: "block"}}}
	for text, want := range map[string]string{
		"real a(4), b(4,5); !align a(i) with b(*,i+1)": "grid 0 1*i+1",
		"real a(4), b(4,5); !align a(i) with b(i,3)":   "grid -1 1*i+0, cell 3",
		"real a(4), b(4,5); !align a(i) with b(i,*)":   "none",
	} {
		u, m := read(t, text)
		_, at, _ := mapping.Ultimate(u.Names["a"], func(e *names.Entity) *mapping.Alignment { return m.Aligns[e.Name] })
		got := "none"
		if in := at.In(l, []int{1}); in != nil {
			got = fmt.Sprintf("grid %d %d*i%+d", in.Dims[0].Grid, in.Dims[0].Coef, in.Dims[0].Offset)
			for _, c := range in.Cells {
				got += fmt.Sprintf(", cell %d", c.Cell)
			}
		}
		if got != want {
			t.Errorf("%s\ngot  %s\nwant %s", text, got, want)
		}
	}
}
