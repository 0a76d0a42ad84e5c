package turned

import (
	"os"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/ir"
)

// TestUnit wants of each loop in testdata that the arrays are cut anew for it which the comment at it names, and those copied back that
// have a star there, with a plus where no element is wanted before; images may wait for any line.
func TestUnit(t *testing.T) {
	const file = "testdata/turned.f90"
	prog, bag := golden.Checked(t, file)
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatal(file, "does not compile")
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines, asked := strings.Split(string(text), "\n"), 0
	p := &Program{Crossing: func() Crossing { asked++; return all(prog) }}
	got := map[int]string{}
	for _, u := range prog.Units {
		p.Unit(u)
		collect(u.Body, got)
	}
	seen := 0
	for k, l := range lines {
		if _, want, said := strings.Cut(l, "! cut: "); said && want != "with the loop before" {
			seen++
			if got[k+1] != want {
				t.Errorf("line %d: cut anew %q, want %q", k+1, got[k+1], want)
			}
		} else if got[k+1] != "" {
			t.Errorf("line %d: cut anew %q, want none", k+1, got[k+1])
		}
	}
	if seen < 8 || asked == 0 {
		t.Errorf("%d loops are cut anew, asked %d times", seen, asked)
	}
}

// all are all loops and arrays of a program.
func all(prog *ir.Program) Crossing {
	c := Crossing{Loops: map[diag.Span]bool{}, Arrays: map[diag.Span]bool{}}
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			c.Arrays[s.Pos] = true
		}
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			c.Loops[s.Span()] = true
			return true
		})
	}
	return c
}

// collect lists by its line what is copied around a loop, in the order of the names.
func collect(body []ir.Stmt, out map[int]string) {
	names := map[int][]string{}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if c, ok := s.(*ir.CopyArray); ok {
			line := c.Pos.Line()
			if name := c.To.UserName(); c.To.Made {
				names[line] = append(names[line], map[bool]string{true: "+"}[c.Fresh]+name)
			} else {
				k := slices.IndexFunc(names[line], func(s string) bool { return strings.TrimPrefix(s, "+") == name })
				names[line][k] = "*" + names[line][k]
			}
		}
		return true
	})
	for line, list := range names {
		slices.SortFunc(list, func(a, b string) int { return strings.Compare(strings.TrimLeft(a, "*+"), strings.TrimLeft(b, "*+")) })
		out[line] = strings.Join(list, " ")
	}
}
