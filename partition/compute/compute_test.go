package compute_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/partition"
	"dhpfgo/plan"
	"dhpfgo/sem"
	"dhpfgo/specialise"
)

// programs of testdata/hpf that between them reach most of the package.
var programs = []string{"lu_pivot", "write_back_of_some_elements",
	"private_array_carried_inside", "allocated_in_loop", "stencils27", "localize", "bounds_of_mapped_elements", "map_sequence",
	"ext_home", "redistribute_behind_jumps", "rows_of_factors", "views_in_shared_loops", "sums_where_loops_are_left", "windows_pooled", "best_of_columns"}

// numbers are those of loops and values that the compiler made, which say nothing.
var numbers = regexp.MustCompile(`[IN][0-9]+\b`)

// TestPartitions pins who executes each statement and why, and what else was weighed.
func TestPartitions(t *testing.T) {
	var b strings.Builder
	for _, name := range programs {
		p, bag := golden.Checked(t, "../../testdata/hpf/"+name+".hpf")
		specialise.All(p, specialise.Options{}, bag)
		_, why := partition.BuildWith(p, partition.Options{Explain: true, Verify: true}, bag)
		fmt.Fprintln(&b, name)
		for _, s := range why.Plan.Statements {
			fmt.Fprintf(&b, "  %d: %s %s; %s\n", s.Line, s.Home, s.Set, s.Why)
			for _, r := range s.Rejected {
				fmt.Fprintf(&b, "     not %s: %s\n", r.Home, r.Why)
			}
		}
		for _, r := range why.Plan.Reductions {
			fmt.Fprintf(&b, "  %d: %s of %s %s\n", r.Line, r.Op, r.Scalar, r.Where)
		}
	}
	golden.Compare(t, "testdata/partitions.txt", numbers.ReplaceAllString(b.String(), "#"))
}

// explained is what is said about a program whose arrays a, b and c of 40 elements are distributed alike.
func explained(t *testing.T, body string) *partition.Explanation {
	t.Helper()
	source := "program p\nreal :: a(40), b(40), c(40), best, s\ninteger :: i, at\n!hpf$ distribute (block) :: a, b, c\n!hpf$ shadow (1) :: b\n" +
		"a = 0; b = 1; c = 2; best = 0; at = 0; s = 0\n" + body + "\nprint *, best, at, s, a(1)\nend program\n"
	bag := &diag.Bag{}
	p := sem.Check(parse.Parse(diag.NewFile("p.hpf", []byte(source)), bag), lower.Now{}, bag)
	specialise.All(p, specialise.Options{}, bag)
	_, why := partition.BuildWith(p, partition.Options{Explain: true, Verify: true}, bag)
	if why == nil {
		t.Fatalf("%s: refused", body)
	}
	return why
}

// TestDirectedHomes pins who executes an assignment under ON HOME: those whom it names, and the owner where no message could bring
// the value back.
func TestDirectedHomes(t *testing.T) {
	for _, c := range []struct{ home, want string }{
		{"home (a(i))", "the directive ON HOME"},
		{"home (b(i - 1))", "the directive ON HOME"},
		{"ext_home (b(i))", "the directive ON EXT_HOME"},
		{"ext_home (b(i - 1))", "the directive ON EXT_HOME"},
		{"ext_home (b(i - 3))", "the directive ON EXT_HOME, and the owner"},
		{"home (b(i - 1), c(i + 1))", "the directive ON HOME, and the owner"},
		{"home (b(i - 1:i))", "the directive ON HOME"},
		{"home (b(i - 3:i - 2))", "the directive ON HOME, and the owner"},
	} {
		why := explained(t, "do i = 5, 35\n!hpf$ on "+c.home+"\na(i) = c(i)\nend do")
		i := slices.IndexFunc(why.Plan.Statements, func(s *plan.Statement) bool { return s.Text == "a(i) = c(i)" })
		if got := why.Plan.Statements[i].Why.String(); got != c.want {
			t.Errorf("%s: %q, want %q", c.home, got, c.want)
		}
	}
}

// TestSearches pins which conditions make a loop a search for the largest or smallest value and its place, and which updates a
// reduction.
func TestSearches(t *testing.T) {
	for _, c := range []struct {
		body, want string
	}{
		{"if (b(i) > best) then; best = b(i); at = i; end if", "max of best, at"},
		{"if (b(i) >= best) then; best = b(i); at = i; end if", "max of best, at"},
		{"if (best < b(i)) then; at = i; best = b(i); end if", "max of at, best"},
		{"if (b(i) < best) then; best = b(i); at = i; end if", "min of best, at"},
		{"if (best >= b(i)) then; best = b(i); at = i; end if", "min of best, at"},
		{"if (c(i) > 0 .and. b(i) > best) then; best = b(i); at = i; end if", "max of best, at"},
		{"if (b(i) > best .and. c(i) > 0) then; best = b(i); at = i; end if", "max of best, at"},
		{"if (at == 0 .or. b(i) > best) then; best = b(i); at = i; end if", "max of best, at"},
		{"if (b(i) > best .or. c(i) > 0) then; best = b(i); at = i; end if", ""},
		{"if (at /= 0 .or. b(i) > best) then; best = b(i); at = i; end if", ""},
		{"if (b(i) == best) then; best = b(i); at = i; end if", ""},
		{"if (b(i) > best) then; best = c(i); at = i; end if", ""},
		{"if (b(i) > best) then; best = b(i); at = at + 1; end if", "+ of at"}, // best is found by all images
		{"if (b(i) > best) then; best = b(i); at = i; end if; s = best", ""},
		{"s = s + b(i)", "+ of s"},
		{"s = b(i) - s", ""},
		{"s = s - b(i)", "+ of s"},
		{"s = max(s, b(i))", "max of s"},
		{"s = s + b(i) * s", ""},
		{"s = s + b(i); a(i) = s", ""},
	} {
		why := explained(t, "do i = 1, 40\n"+c.body+"\nend do")
		var got []string
		for _, r := range why.Plan.Reductions {
			got = append(got, r.Op+" of "+r.Scalar)
		}
		if text := strings.Join(got, "; "); text != c.want {
			t.Errorf("%s: %q, want %q", c.body, text, c.want)
		}
	}
}

// TestSumsNearTheirUse pins that who uses a sum computes it where its terms lie as far away as a number says that no loop around changes,
// and that all images share it where the distance grows with that loop, or is wide.
func TestSumsNearTheirUse(t *testing.T) {
	for _, c := range []struct {
		bounds, term, want string
	}{
		{"-1, 1", "b(i+k)", ""},
		{"-m, m", "b(i+k)", ""},
		{"-m, m", "b(2*i+k)", "+ of t"},
		{"-20, 20", "b(i+k)", "+ of t"},
	} {
		why := explained(t, "read *, m\ndo i = 1, 40\nt = 0\ndo k = "+c.bounds+"\nt = t + "+c.term+"\nend do\na(i) = t\nend do")
		var got []string
		for _, r := range why.Plan.Reductions {
			got = append(got, r.Op+" of "+r.Scalar)
		}
		if text := strings.Join(got, "; "); text != c.want {
			t.Errorf("%s in %s: %q, want %q", c.term, c.bounds, text, c.want)
		}
	}
}
