package codegen

import (
	"fmt"
	"strings"
	"testing"

	"dhpfgo/ir"
)

// nestCopies is how often the nests of a test stand in its program: often enough for a long procedure.
const nestCopies = longProcedure/2 + 10

// TestOutline compares nests that may become a function, because they differ in their arrays only, with nests that may not:
// something after them reads what they set, or they read what something before them set.
func TestOutline(t *testing.T) {
	for _, c := range []struct {
		name string
		body func(p *program, v nestVariables) []ir.Stmt
		want bool
		text string // a(2,3) of the three arrays, and s; where nothing is taken out other tests compare
	}{
		{"arrays", func(p *program, v nestVariables) []ir.Stmt {
			return []ir.Stmt{p.set(v.elem, plus(v.elem, times(v.other, plus(v.other, num(1)))))}
		}, true, "90 90 90 0"},
		{"an own variable", func(p *program, v nestVariables) []ir.Stmt {
			return []ir.Stmt{p.set(v.t, plus(v.elem, num(2))), p.set(v.elem, minus(times(v.t, v.other), plus(v.elem, num(1))))}
		}, true, "1 1 1 0"},
		{"a variable that is set outside", func(p *program, v nestVariables) []ir.Stmt {
			return []ir.Stmt{p.set(v.elem, plus(plus(v.elem, v.n), times(v.other, minus(v.other, num(1)))))}
		}, true, "2970 3015 3060 0"},
		{"a sum", func(p *program, v nestVariables) []ir.Stmt {
			return []ir.Stmt{p.set(v.elem, plus(v.elem, v.other)), p.set(v.s, plus(v.s, times(v.elem, v.other)))}
		}, false, ""},
		{"an old value", func(p *program, v nestVariables) []ir.Stmt {
			return []ir.Stmt{p.set(v.elem, plus(v.elem, times(v.t, plus(v.other, num(1))))), p.set(v.t, plus(v.elem, v.other))}
		}, false, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := nests(c.body)
			text := Text(p.program(), Options{})
			calls := strings.Count(text, "call void @nest.")
			if (calls > nestCopies/2) != c.want {
				t.Errorf("%d calls", calls)
			}
			if c.text != "" {
				p.expect(t, "", c.text)
			}
		})
	}
}

// nestVariables are what the body of a nest may use: an element of an array that differs from copy to copy and one of an array
// that does not, a sum that is read in the end, a variable that no other copy
// has, and the number of the copy.
type nestVariables struct{ elem, other, s, t, n ir.Expr }

// nests makes a program of copies of a nest over three arrays of 4 by 5 elements.
func nests(body func(p *program, v nestVariables) []ir.Stmt) *program {
	p := newProgram()
	i, j, s, n := p.scalar("i", ir.Int4), p.scalar("j", ir.Int4), p.scalar("s", ir.Int4), p.scalar("n", ir.Int4)
	b := p.array("b", ir.Int4, upTo(4), upTo(5))
	var arrays []*ir.Symbol
	for k := range 3 {
		arrays = append(arrays, p.array(fmt.Sprintf("a%d", k), ir.Int4, upTo(4), upTo(5)))
	}
	p.add(p.do(j, num(1), num(5), p.do(i, num(1), num(4), p.set(elem(b, val(i), val(j)), num(1)))))
	line := p.line
	for k := range nestCopies {
		p.line = line // the file of a test has few
		own := p.scalar(fmt.Sprintf("t%d", k), ir.Int4)
		v := nestVariables{elem(arrays[k%3], val(i), val(j)), elem(b, val(i), val(j)), val(s), val(own), val(n)}
		p.add(p.set(val(n), num(int64(k))), p.do(j, num(1), num(5), p.do(i, num(1), num(4), body(p, v)...)))
	}
	two := []ir.Expr{num(2), num(3)}
	p.print(elem(arrays[0], two...), elem(arrays[1], two...), elem(arrays[2], two...), val(s))
	return p
}
