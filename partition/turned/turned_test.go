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
	checkStays(t, prog, lines)
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
	if seen < 14 || asked == 0 {
		t.Errorf("%d loops are cut anew, asked %d times", seen, asked)
	}
}

// all are all loops and arrays of a program.
func all(prog *ir.Program) Crossing {
	c := Crossing{Loops: map[Place]bool{}, Arrays: map[Place]bool{}}
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			c.Arrays[PlaceOf(s.Pos)] = true
		}
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			c.Loops[PlaceOf(s.Span())] = true
			return true
		})
	}
	return c
}

// checkStays wants loops that stay to name no array that is cut anew, the layout of one to hold its bounds, and to come into being once in a row
// of allocations.
func checkStays(t *testing.T, prog *ir.Program, lines []string) {
	t.Helper()
	fresh := map[*ir.Layout]bool{}
	for _, u := range prog.Units {
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			switch s := s.(type) {
			case *ir.Do:
				line := s.Pos.Line()
				ir.EachNamed(s.Body, func(x *ir.Symbol) {
					if strings.Contains(lines[line-1], "! stays") && isVersion(x) {
						t.Errorf("line %d names %s", line, x.Name)
					}
				})
			case *ir.Allocate:
				if l := s.Sym.Map; isVersion(s.Sym) && s.Cut != fresh[l.Layout] {
					t.Errorf("%s: the layout is there already: %v", s.Sym.Name, s.Cut)
				} else if l != nil {
					fresh[l.Layout] = true
				}
			case *ir.Deallocate:
				clear(fresh)
			case *ir.CopyArray:
				if isVersion(s.To) && !lieWithin(s.To) {
					t.Errorf("%s does not lie within its layout", s.To.Name)
				}
			}
			return true
		})
	}
}

func isVersion(s *ir.Symbol) bool { return s.Map != nil && s.Map.Lines.Valid() }

// lieWithin reports whether the cut dimension of an array lies in the bounds of its layout.
func lieWithin(s *ir.Symbol) bool {
	for k, m := range s.Map.Dims {
		if m.Grid >= 0 {
			below, known := ir.Difference(s.Dims[k].Lo, s.Map.Layout.Dims[0].Lo)
			above, fixed := ir.Difference(s.Dims[k].Hi, s.Map.Layout.Dims[0].Hi)
			return known && fixed && below >= 0 && above <= 0
		}
	}
	return false
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
