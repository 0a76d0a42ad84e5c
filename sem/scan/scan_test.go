package scan

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// TestBody lists for statements how often each name is defined, with * in a loop.
func TestBody(t *testing.T) {
	for _, c := range []struct{ in, defs, allocs, wholes string }{
		{"a = 1\na = 2\nb(1) = 3", "a:2", "", "a:2"},
		{"do i = 1, 2\na = i\nend do", "a:1* i:1*", "", "a:1"},
		{"if (x > 0) then\na = 1\nelse\na = 2\nend if", "a:2", "", "a:2"},
		{"read (5, *, iostat=k) a, (b(i), i = 1, 2)", "a:1 i:1* k:1", "", ""},
		{"write (6, *, iostat=k) a", "k:1", "", ""},
		{"read (5, nml=grp)", "m:1* n:1*", "", ""},
		{"call s(a, b + 1)", "a:1", "", ""},
		{"call move_alloc(a, b)", "a:1 b:1", "a b", ""},
		{"allocate (a(n), b(2))", "", "a b", ""},
		{"associate (k => n)\nallocate (a(k))\nend associate", "n:1*", "a(inner)", ""},
		{"block\ninteger :: k\nk = 1\na = k\nend block", "a:1*", "", "a:1"},
		{"assign 10 to k\n10 continue", "k:1", "", ""},
	} {
		u := New(map[string][]parse.Ident{"grp": {{Name: "m"}, {Name: "n"}}})
		u.Body(parsed(t, c.in).Body, false)
		if got := defs(u); got != c.defs {
			t.Errorf("%s\ndefines %q, not %q", c.in, got, c.defs)
		}
		var allocs, wholes []string
		for _, name := range slices.Sorted(maps.Keys(u.Allocs)) {
			if u.Allocs[name][0].Inner {
				name += "(inner)"
			}
			allocs = append(allocs, name)
		}
		for _, name := range slices.Sorted(maps.Keys(u.Wholes)) {
			wholes = append(wholes, fmt.Sprintf("%s:%d", name, len(u.Wholes[name])))
		}
		if strings.Join(allocs, " ") != c.allocs || strings.Join(wholes, " ") != c.wholes {
			t.Errorf("%s\nallocates %q and assigns %q", c.in, allocs, wholes)
		}
	}
}

// TestContained counts what internal procedures do as if in loops, and arguments of procedures that nobody knows.
func TestContained(t *testing.T) {
	u := New(nil)
	p := parsed(t, "x = f(a) + sin(b)\ncontains\nsubroutine s\ninteger e\nc = 1\ne = 2\nallocate (d(2))\nend subroutine")
	u.Contained(p.Contains)
	u.Passed(p, func(name string) bool { return name == "sin" })
	if got := defs(u); got != "a:1* c:1*" || !u.Elsewhere["d"] || len(u.Allocs) > 0 {
		t.Errorf("%s, elsewhere %v", got, u.Elsewhere)
	}
}

// TestOtherExtent tells forms that keep an extent from those that may not.
func TestOtherExtent(t *testing.T) {
	for in, want := range map[string]bool{
		"a = b": false, "a = -(a + 1)": false, "a = pack(a, m)": true, "a = a(2:3)": true, "a = a(1)": false,
		"a = 2*(b + grown)": true, "a = (/ 1, 2, 3 /)": false, "a = (/ 1, 2 /)": true, "a = b + (/ a, 4 /)": true, "a = (/ a /)": false,
		"a = reshape(b, (/ 3 /))": true, "a = reshape(b, shape(c))": true,
	} {
		u := Of(parsed(t, "allocate (a(-1:1))\n"+in).Body)
		if got := OtherExtent(u.Wholes["a"][0], "a", u.Allocs["a"], map[string]bool{"grown": true}); got != want {
			t.Errorf("%s: %v", in, got)
		}
	}
}

// TestReshaped: RESHAPE keeps the extents of ALLOCATE where it names the same ones.
func TestReshaped(t *testing.T) {
	for in, want := range map[string]bool{
		"reshape(b, (/ n, 3 /))": false, "reshape(b, shape=(/ n, 3 /))": false, "reshape(b, (/ 3, n /))": true, "reshape(b, (/ n, 2+1 /))": true,
		"reshape(b, shape(a))": true, "reshape(b, (/ n, 3*(k+1) /))": true, "reshape(b, (/ n, 3 /), pad=c)": false,
	} {
		u := Of(parsed(t, "allocate (a(n,3))\na = "+in).Body)
		if got := OtherExtent(u.Wholes["a"][0], "a", u.Allocs["a"], nil); got != want {
			t.Errorf("%s: %v", in, got)
		}
	}
}

func defs(u *Unit) string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(u.Defs)) {
		d := u.Defs[name]
		item := fmt.Sprintf("%s:%d", name, d.Count)
		if d.InLoop {
			item += "*"
		}
		out = append(out, item)
	}
	return strings.Join(out, " ")
}

func parsed(t *testing.T, body string) *parse.Unit {
	t.Helper()
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("m.f90", []byte("program p\n"+body+"\nend program\n")), bag, parse.Options{Form: parse.FreeForm})
	if bag.HasErrors() {
		t.Fatal(bag.All())
	}
	return f.Units[0]
}

// TestAssignedFreed: after DEALLOCATE, or in a main program before all else; not where a construct, a call or ALLOCATE stands between.
func TestAssignedFreed(t *testing.T) {
	for text, want := range map[string]string{
		"a = b":                  "a",
		"allocate (a(2))\na = b": "",
		"b = 1\nallocate (a(2))\ndeallocate (a)\na = b":                  "a b",
		"allocate (a(2))\ndeallocate (a)\nif (x) allocate (a(3))\na = b": "",
		"allocate (a(2))\ndeallocate (a)\ncall s\na = b":                 "",
		"call s\nb = a": "",
		"allocate (a(2))\ndo i = 1, 3\ndeallocate (a)\na = b\nend do": "a",
	} {
		got := strings.Join(slices.Sorted(maps.Keys(AssignedFreed(parsed(t, text).Body, true))), " ")
		if got != want {
			t.Errorf("%q: %q, not %q", text, got, want)
		}
	}
}

// TestAllocatedBefore: on the way to a statement, with no DEALLOCATE after it.
func TestAllocatedBefore(t *testing.T) {
	for text, want := range map[string]bool{
		"allocate (a(2))\nx = 1\ncall s":                                                  true,
		"call s\nallocate (a(2))":                                                         false,
		"if (x) allocate (a(2))\ncall s":                                                  false,
		"allocate (a(2))\ndo i = 1, 3\ncall s\nend do":                                    true,
		"allocate (a(2))\ndo i = 1, 3\ncall s\ndeallocate (a)\nend do":                    false,
		"allocate (a(2))\ncall move_alloc(a, b)\ncall s":                                  false,
		"allocate (a(2))\ndeallocate (b)\ncall s":                                         true,
		"allocate (a(2))\ncall s\ncontains\nsubroutine t\ndeallocate (a)\nend subroutine": false,
	} {
		u := parsed(t, text)
		var call parse.Stmt
		tree.EveryStmt(u.Body, func(s parse.Stmt) {
			if c, ok := s.(*parse.Call); ok && c.Name.Name == "s" {
				call = s
			}
		})
		if got := AllocatedBefore(u, "a", call); got != want {
			t.Errorf("%q: %t, not %t", text, got, want)
		}
	}
}
