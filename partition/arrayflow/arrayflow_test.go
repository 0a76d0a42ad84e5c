package arrayflow

import (
	"os"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/sem"
	"dhpfgo/sets"
)

// TestPrivate wants, in programs that say so, of each loop that its iterations set before they read them the arrays that its
// comment names, and no others; and likewise what is used behind it:
//
//	do i = 1, n ! private: w, q
//	do i = 1, n ! used behind: w
func TestPrivate(t *testing.T) {
	for _, file := range []string{"testdata/private.f90", "testdata/private_calls.f90", "testdata/private_pieces.f90", "testdata/private_shapes.f90"} {
		t.Run(file, func(t *testing.T) {
			text, prog := program(t, file)
			lines := strings.Split(text, "\n")
			for _, u := range prog.Units {
				ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
					if d, ok := s.(*ir.Do); ok {
						line, _ := d.Pos.LineCol()
						compareLoop(t, prog, u, d, lines[line-1], line)
					}
					return true
				})
			}
		})
	}
}

// compareLoop holds what is found of a loop against what its line says.
func compareLoop(t *testing.T, prog *ir.Program, u *ir.Unit, d *ir.Do, text string, line int) {
	f := New(sets.NewMemo())
	f.Enter(u)
	for tag, holds := range map[string]func(*ir.Symbol) bool{
		"! private:":     func(s *ir.Symbol) bool { return setIn(d, s) && f.WhyNotPrivate(d, s) == nil },
		"! used behind:": func(s *ir.Symbol) bool { return f.UsedBehind(u.Body, d, s, u.Proc != nil && ir.SharedKey(s) != nil) },
	} {
		_, want, said := strings.Cut(text, tag)
		if got := arraysOf(f, prog, u, d, holds); said && got != strings.TrimSpace(want) {
			t.Errorf("line %d: %s %q, want %q", line, tag, got, strings.TrimSpace(want))
		}
	}
}

// arraysOf lists the arrays of the unit and of modules in loop d that satisfy a condition; x and y are not asked for.
func arraysOf(f *Flow, prog *ir.Program, u *ir.Unit, d *ir.Do, holds func(*ir.Symbol) bool) string {
	var names []string
	list := u.Symbols
	for _, m := range prog.Units {
		if m.Module {
			list = slices.Concat(list, m.Symbols)
		}
	}
	for _, s := range list {
		name := s.UserName()
		if s.Rank() > 0 && !s.Made && name != "x" && name != "y" && f.touches(d, s) && holds(s) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

// setIn reports whether an assignment in loop d sets elements of s, or a call may.
func setIn(d *ir.Do, s *ir.Symbol) bool {
	found := false
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		eachCall(st, func(*ir.Procedure, []ir.Actual) { found = true })
		ir.Mentions(st, func(sym *ir.Symbol, role ir.Role) { found = found || sym == s && role.Sets() })
		return !found
	})
	return found
}

// TestOwn wants the variables of testdata/own.f90 whose names begin with own to belong to each activation, and no others.
func TestOwn(t *testing.T) {
	_, prog := program(t, "testdata/own.f90")
	own := New(sets.NewMemo()).Own(prog)
	seen := 0
	for _, u := range prog.Units {
		for _, s := range ir.WithNamed(u.Symbols, u.Body) {
			if !outlives(u, s) {
				continue
			}
			if want := strings.HasPrefix(s.Name, "own"); own[s] != want {
				t.Errorf("%s: %s is own: %v, want %v", u.Name, s.Name, own[s], want)
			}
			seen++
		}
	}
	if seen < 12 {
		t.Errorf("%d variables seen", seen)
	}
}

// program checks a source file and gives its text, too.
func program(t *testing.T, file string) (string, *ir.Program) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	bag := &diag.Bag{}
	prog := sem.Check(parse.Parse(diag.NewFile(file, text), bag), lower.Now{}, bag)
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s does not compile", file)
	}
	return string(text), prog
}
