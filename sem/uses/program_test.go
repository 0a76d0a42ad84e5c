package uses_test

import (
	"maps"
	"slices"
	"strconv"
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
	return all, uses.Of(func() []uses.Unit { return all }, func(name string) bool { return slices.Contains([]string{"sum", "size", "lbound", "move_alloc"}, name) })
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

const passing = `recursive subroutine takes(x)
 real, allocatable :: x(:)
end subroutine
recursive subroutine reads(y)
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

const lending = `module m
 interface generic
  module procedure g, h
 end interface
 interface mixed
  module procedure g, r
 end interface
 interface operator(.with.)
  module procedure op
 end interface
 public :: init
contains
 subroutine init(a, n)
  real, allocatable, intent(out) :: a(:)
  allocate(a(n))
 end subroutine
 subroutine outer(b)
  real, allocatable :: b(:)
  call init(b, 3)
  call move_alloc(t, b)
 end subroutine
 subroutine beyond(c)
  real, allocatable :: c(:)
  call r(c)
 end subroutine
 real function f(d) result(v)
  real, allocatable, intent(in) :: d(:)
  v = size(d)
 end function
 real function again(d) result(v)
  real, allocatable, intent(in) :: d(:)
  v = again(d)
 end function
 recursive subroutine r(d)
  real, allocatable :: d(:)
 end subroutine
 subroutine g(d)
  real, allocatable :: d(:)
 end subroutine
 subroutine h(e, q)
  real, allocatable :: e(:,:)
  real :: q
 end subroutine
 real function op(d, e)
  real, allocatable, intent(in) :: d(:)
  real, intent(in) :: e
  op = e
 end function
 subroutine passed(d)
  real, allocatable :: d(:)
 end subroutine
 subroutine pointed(d)
  real, allocatable, target :: d(:)
 end subroutine
 subroutine late(d)
  real :: d
  allocatable d(:)
 end subroutine
 subroutine listed(d)
  real, allocatable :: d(:)
  namelist /group/ d
 end subroutine
 subroutine entered(d)
  real, allocatable :: d(:)
  entry below(d)
 end subroutine
 subroutine plain(d)
  real :: d(:)
 end subroutine
 subroutine renamed(d)
  real, allocatable :: d(:)
 end subroutine
 subroutine twice(d)
  real, allocatable :: d(:)
 end subroutine
 subroutine scalar(d)
  real, allocatable :: d
 end subroutine
 subroutine kept(d, o)
  real, allocatable :: d(:)
  type(box) :: o
  call move_alloc(d, o%part)
 end subroutine
 subroutine any(d)
  real, allocatable :: d(:)
  class(*), allocatable :: all(:)
  call move_alloc(all, d)
 end subroutine
 subroutine below(d)
  real, allocatable :: d(:)
  call inner()
 contains
  subroutine inner()
   call kept(d, o)
  end subroutine
 end subroutine
end module
subroutine twice(d)
end subroutine
subroutine caller
 use m, only: other => renamed
 real, allocatable :: x(:)
!hpf$ distribute x(block)
 call init(x, 4)
 call integrate(passed)
 y = f(z)
 call r(w)
 call generic(k, 3.0)
 call mixed(l)
end subroutine
`

// TestLends: versions are made of procedures that are only called, whose allocatable arguments are plain arrays and go to such alone.
func TestLends(t *testing.T) {
	_, p := program(t, lending)
	names := "init outer beyond f again r g h generic mixed op passed pointed late listed entered below plain renamed other twice scalar kept any below"
	if got := yes(p.Lends, names); got != "init outer f g h generic" {
		t.Errorf("procedures that lend: %s", got)
	}
	if got := yes(p.PassedInPlace, "a b c d x y z w t k l passed"); got != "b x z k l" {
		t.Errorf("passed in place: %s", got)
	}
	if got := yes(p.AllocatedByCalls, "a b c d x y z w k l"); got != "c d w l" {
		t.Errorf("passed to others: %s", got)
	}
}

// TestReceiver: the first procedure for which something is no argument in place, and why.
func TestReceiver(t *testing.T) {
	_, p := program(t, lending)
	for name, want := range map[string]string{"x": "", "w": "r: which is recursive", "l": "mixed: which is recursive"} {
		procedure, why := p.Receiver(name)
		if got := strings.TrimPrefix(procedure+": "+why, ": "); got != want {
			t.Errorf("%s goes to %q, want %q", name, got, want)
		}
	}
	_, p = program(t, passing+"subroutine o(a)\n real, allocatable, optional :: a(:)\nend subroutine\nsubroutine s(a)\n real, allocatable :: a(:)\nend subroutine\nsubroutine user\n call o(n1)\n call s(n2)\n call t(s)\nend subroutine\n")
	for name, want := range map[string]string{"d": "unknown: of which the statements are not known", "n1": "o: where the argument has more than an intent", "n2": "s: which passes or moves it on, or is used other than in calls"} {
		if procedure, why := p.Receiver(name); procedure+": "+why != want {
			t.Errorf("%s goes to %q: %q, want %q", name, procedure, why, want)
		}
	}
}

// TestKeepsShape: where all calls pass distributed arrays, also by way of others; and what arguments make of what is passed for them.
func TestKeepsShape(t *testing.T) {
	all, p := program(t, `module m
 real, allocatable, dimension(:) :: u, v, w, z
!hpf$ distribute (block) :: u, v, z
contains
 subroutine step(a, b)
  real, allocatable :: a(:)
  real, allocatable, intent(out) :: b(:)
  a = 2*a
  b = a
 end subroutine
 subroutine outer(c, d)
  real, allocatable :: c(:), d(:)
  call step(c, d)
 end subroutine
 subroutine alone(e)
  real, allocatable :: e(:)
 end subroutine
 subroutine some(f)
  real, allocatable :: f(:)
 end subroutine
 subroutine make(g)
  real, allocatable :: g(:)
  allocate(g(5))
 end subroutine
 subroutine fill(h)
  real, allocatable :: h(:)
  h = 1
 end subroutine
end module
subroutine caller
 use m
 real, allocatable :: w(:)
 call step(u, v)
 call outer(u, z)
 call some(u)
 call some(w)
 call make(w)
 call fill(w)
end subroutine
`)
	for i, want := range map[int]string{1: "a b", 2: "c d", 3: "", 4: "", 5: ""} {
		if got := yes(func(name string) bool { return p.KeepsShape(all[i].Tree, name) }, "a b c d e f g h"); got != want {
			t.Errorf("in %s keep their shapes: %q, want %q", all[i].Tree.Name, got, want)
		}
	}
	if got := yes(p.AllocatedAnew, "a b c d e f g h u v w z"); got != "b d v z" {
		t.Errorf("allocated anew: %s", got)
	}
}

// TestLowerBound: one literal from ALLOCATE, in procedures that allocate arguments, too, and in MOVE_ALLOC from arrays with it.
func TestLowerBound(t *testing.T) {
	_, p := program(t, `module m
!hpf$ distribute (block) :: k
contains
 subroutine init(a, n)
  real, allocatable :: a(:)
  allocate(a(0:n))
 end subroutine
 subroutine fill(f, n)
  real, allocatable :: f(:)
  allocate(f(0:n))
 end subroutine
 subroutine swap(x, y)
  real, allocatable :: x(:), y(:), t(:)
  call move_alloc(x, t)
  call move_alloc(from=y, to=x)
  call move_alloc(to=y, from=t)
 end subroutine
 recursive subroutine r(d)
  real, allocatable :: d(:)
 end subroutine
end module
subroutine caller
 use m, only: local => z
 integer :: one
 real, allocatable, dimension(:) :: h, k, mo, so
 real :: fixed(0:5)
 call init(u, 4)
 call swap(u, v)
 call fill(n=4, f=w)
 allocate(w(5), b(-1:5,3), c(n:5), d(2:4), e(2:4), g(2:4), h(3), k(3), l(3), z(3), s(3))
 call move_alloc(c, d)
 call move_alloc(o%p, e)
 call r(g)
 allocate(q, source=fixed)
 allocate(mo, mold=h)
 allocate(so(lbound(k,1):9))
 l = b
 k = b
 h = -one
 call move_alloc(l, s)
end subroutine
`)
	for name, want := range map[string]string{"u": "0", "v": "0", "a": "0", "t": "0", "w": "", "b": "-1", "c": "", "d": "", "e": "", "g": "", "h": "1", "k": "1", "l": "", "z": "", "q": "", "s": "", "mo": "1", "so": "1", "fixed": "", "nothing": ""} {
		got := ""
		if n, ok := p.LowerBound(name, 0); ok {
			got = strconv.FormatInt(n, 10)
		}
		if got != want {
			t.Errorf("%s begins at %q, want %q", name, got, want)
		}
	}
	if n, ok := p.LowerBound("b", 1); !ok || n != 1 {
		t.Errorf("the second dimension of b begins at %d, %v", n, ok)
	}
	if _, ok := p.LowerBound("b", 2); ok {
		t.Error("b has a third dimension")
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

// TestComesBack: calls by names lead back, also by a generic one; a call of itself, arguments and NON_RECURSIVE do not count, and nothing
// in a program without mapped arrays.
func TestComesBack(t *testing.T) {
	source := `module m
 interface g
  module procedure third
 end interface
contains
 subroutine first(x)
  if (f(2) > 0) call g(1)
 end subroutine
 subroutine third(n)
  call first(arr)
  call arg(n)
 end subroutine
 integer function f(n)
  f = f(n - 1)
 end function
 subroutine arg(third)
  call third(1)
 end subroutine
 non_recursive subroutine once
  call more
 end subroutine
 subroutine more
  real :: arr(8)
!hpf$ distribute arr(block)
  call once
 end subroutine
end module
`
	for _, mapped := range []bool{true, false} {
		want := "first third more"
		if !mapped {
			source, want = strings.Replace(source, "!hpf$ distribute arr(block)\n", "", 1), ""
		}
		all, p := program(t, source)
		holds := func(name string) bool {
			return slices.ContainsFunc(all, func(u uses.Unit) bool { return u.Tree.Name == name && p.ComesBack(u.Tree) })
		}
		if got := yes(holds, "first third f arg once more"); got != want {
			t.Errorf("with mapped arrays: %v: %q, want %q", mapped, got, want)
		}
	}
}
