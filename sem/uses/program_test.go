package uses_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/uses"
)

// program parses units, in which "arr" is an array, and gives them with what is found in them.
func program(t *testing.T, text string) ([]uses.Unit, *uses.Program) {
	t.Helper()
	bag := &diag.Bag{}
	f := parse.Parse(diag.NewFile("units.f90", []byte(text)), bag)
	if bag.HasErrors() {
		t.Fatal(bag.All()[0].Message)
	}
	var all []uses.Unit
	for _, u := range f.Units {
		for _, inner := range append([]*parse.Unit{u}, u.Contains...) {
			all = append(all, uses.Unit{Tree: inner, IsArray: func(name string) bool { return name == "arr" }})
		}
	}
	return all, uses.Of(func() []uses.Unit { return all }, []string{"sum"})
}

// yes lists the names for which something holds.
func yes(holds func(string) bool, names string) string {
	return strings.Join(slices.DeleteFunc(strings.Fields(names), func(n string) bool { return !holds(n) }), " ")
}

func TestPointed(t *testing.T) {
	_, p := program(t, "subroutine a\n p => x(2:3)\n y = z\nend subroutine\nsubroutine b\n if (l) q%next => w%data(1)\nend subroutine\n")
	if got := yes(p.Pointed, "p x y z q w l next data"); got != "p x q w" {
		t.Errorf("pointed at: %s", got)
	}
}

func TestExtended(t *testing.T) {
	_, p := program(t, "module m\n type a\n end type\n type, extends(a) :: b\n end type\nend module\nsubroutine s\n type, extends(b) :: c\n end type\nend subroutine\n")
	if got := yes(p.Extended, "a b c m s"); got != "a b" {
		t.Errorf("extended: %s", got)
	}
}

func TestInNamelist(t *testing.T) {
	all, _ := program(t, "subroutine a\n namelist /g/ x, y /h/ z\nend subroutine\nsubroutine b\n x = 1\nend subroutine\n")
	for i, want := range []string{"x y z", ""} {
		if got := yes(func(n string) bool { return uses.InNamelist(all[i].Tree, n) }, "x y z g h"); got != want {
			t.Errorf("unit %d: %q, want %q", i, got, want)
		}
	}
}

// TestDeclaresBounds: elements count, inquiries do not, and a variable of the reader's own is another one.
func TestDeclaresBounds(t *testing.T) {
	all, p := program(t, `module m
 integer :: a(3), b(3), c(3), n
 real :: s(n)
contains
 subroutine r
  real :: x(maxval(a)), y(size(b)), z(c(1))
 end subroutine
 subroutine own(c)
  integer :: c(3)
  integer :: u(c(2)), v(d(1))
  integer :: d(5)
 end subroutine
end module
`)
	if got := yes(func(n string) bool { return p.DeclaresBounds(all[0].Tree, n) }, "a b c d n s x"); got != "a c n" {
		t.Errorf("the module: %s", got)
	}
	if got := yes(func(n string) bool { return p.DeclaresBounds(all[2].Tree, n) }, "c d"); got != "c d" {
		t.Errorf("own: %s", got)
	}
}

const passing = `subroutine takes(x)
 real, allocatable :: x(:)
end subroutine
subroutine reads(y)
 real, allocatable, intent(in) :: y(:)
end subroutine
subroutine plain(z)
 real :: z(:)
end subroutine
subroutine caller
 call takes(a)
 call reads(b)
 call plain(c)
 call unknown(d)
 e = sum(f) + arr(g) + other(h)
 call takes(v(1))
end subroutine
`

func TestPassed(t *testing.T) {
	all, p := program(t, passing)
	taken := p.PassedToAllocatable(all[3])
	if got := strings.Join(slices.Sorted(maps.Keys(taken)), " "); got != "a d h" {
		t.Errorf("what callees may allocate: %s", got)
	}
	if got := yes(p.AllocatedByCalls, "a b c d e f g h v arr"); got != "a b d h" {
		t.Errorf("what may be asked about: %s", got)
	}
	all, p = program(t, "subroutine a\n call unknown(x)\nend subroutine\n")
	if got := p.PassedToAllocatable(all[0]); len(got) != 0 {
		t.Errorf("without a procedure that allocates: %v", got)
	}
}

// TestAllocations: bounds by name over all units; what is renamed or passed may have any.
func TestAllocations(t *testing.T) {
	_, p := program(t, passing+`subroutine one
 use other, only: r => s
 allocate(k(3), m(0:2))
end subroutine
subroutine two
 allocate(k(5))
end subroutine
`)
	for name, want := range map[string]int{"k": 2, "m": 1, "s": 1, "r": 0, "a": 1, "b": 0} {
		if got := p.Allocations(name); len(got) != want {
			t.Errorf("%s: %d allocations, want %d", name, len(got), want)
		}
	}
	if dims := p.Allocations("s")[0].Object.Dims; len(dims) != 0 {
		t.Errorf("a renamed array has bounds: %v", dims)
	}
}

// TestAllocatedAnew: arrays that nothing allocates but an assignment, or that one gives another extent; not scalars, nor what others are
// aligned with, nor what has the name of a dummy argument that an assignment leaves its shape.
func TestAllocatedAnew(t *testing.T) {
	_, p := program(t, `subroutine s
 integer :: n
 real, allocatable, dimension(:) :: a, b, c, d, e, f, g
!hpf$ align a(i) with t(i)
 allocate(b(4), c(4), d(4), e(4), f(4))
 n = 1
 a = 0
 b = 1
 c = pack(b, l)
 d = c
 e = b + 1
 t = 3
 g = e
 deallocate(b)
 b = e
end subroutine
subroutine r(f)
 real :: f(:)
 f = pack(f, l)
end subroutine
`)
	if got := yes(p.AllocatedAnew, "n a b c d e f g t"); got != "a b c d e g" {
		t.Errorf("allocated anew: %s", got)
	}
}
