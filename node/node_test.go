package node

import (
	"strings"
	"testing"
)

// TestRemarks pins what is done to some small nests, and the reasons for leaving others alone.
func TestRemarks(t *testing.T) {
	const declarations = "integer, parameter :: n = 64\nreal(8) :: a(n,n), b(n,n), c(n,n), u(n,n,n), w(n), v(3), t\ninteger :: i, j, k\n"
	for _, c := range []struct{ name, body, want string }{
		{"row by row", "do i = 1, n\ndo j = 1, n\na(i,j) = b(i,j)\nend do\nend do",
			"the order of the loops is now j, i: neighbouring elements in the innermost"},
		{"sweep along y", "do k = 1, n\ndo i = 1, n\ndo j = 2, n\nu(i,j,k) = u(i,j-1,k)*a(i,j)\nend do\nend do\nend do",
			"the order of the loops is now k, j, i: neighbouring elements in the innermost"},
		{"skewed", "do i = 2, n\ndo j = 1, n-1\na(i,j) = a(i-1,j+1) + b(i,j)\nend do\nend do",
			"another order of the loops would pass memory better, but a(i - 1,j + 1) and a(i,j) would meet in another order"},
		{"scalar", "do i = 1, n\ndo j = 1, n\nt = t*2 + a(i,j)\nb(i,j) = t\nend do\nend do\nprint *, t",
			"another order of the loops would pass memory better, but t keeps its value from one iteration to the next"},
		{"triangle", "do i = 1, n\ndo j = 1, i\na(i,j) = b(i,j)\nend do\nend do",
			"the order of the loops is now j, i: neighbouring elements in the innermost"},
		{"triangle of unknown shape", "do i = 1, n\ndo j = 1, i*i\na(i,j) = b(i,j)\nend do\nend do",
			"another order of the loops would pass memory better, but the bounds of the loop over j use i"},
		{"sweep along x", "do k = 1, n\ndo j = 1, n\ndo i = 2, n\nu(i,j,k) = u(i-1,j,k)*a(i,j)\nend do\nend do\nend do",
			"4 iterations of the loop over k run together: elements are loaded once for all of them"},
		{"line of two arrays", "do j = 1, n\ndo i = 2, n\na(i,j) = a(i-1,j)*2 + b(i,j)\nc(i,j) = c(i-1,j) - a(i,j)\nend do\nend do",
			"4 iterations of the loop over j run together: what one of them waits for, the others compute meanwhile"},
		{"line without a wait", "do j = 1, n\ndo i = 1, n-1\na(i,j) = a(i+1,j)*2 + b(i,j)\nend do\nend do", ""},
		{"line that goes on", "do j = 2, n\ndo i = 2, n\na(i,j) = a(i-1,j)*2 + a(i,j-1)\nend do\nend do",
			"4 iterations of the loop over j run together: each an iteration of the innermost loop behind the one before, so that they do not wait for each other"},
		{"line that looks ahead", "do j = 2, n\ndo i = 2, n-2\na(i,j) = a(i-1,j)*2 + a(i+2,j-1)\nend do\nend do", ""},
		{"line in a work array", "do i = 1, n\ndo j = 1, n\nw(j) = b(i,j)\nend do\ndo j = 2, n-1\na(i,j) = w(j-1) + w(j+1)\nend do\nend do\nprint *, a",
			"w has a place for each iteration: the loops that set and use it can change places"},
		{"line that is kept", "do i = 1, n\ndo j = 2, n\nw(j) = b(i,j)\nend do\ndo j = 2, n-1\na(i,j) = w(j-1) + w(j+1)\nend do\nend do\nprint *, a", ""},
		{"two lines beside each other", "do i = 1, n\ndo j = 2, n\na(i,j) = a(i,j)*2 - a(i,j-1)\nend do\nb(i,n) = a(i,n)\ndo j = n-1, 1, -1\n" +
			"b(i,j) = b(i,j+1) + a(i,j)\nend do\nend do",
			"the loop over j is apart from the statements beside it: it can change places"},
		{"two lines with a counter that goes on", "do i = 1, n\ndo j = 2, n\na(i,j) = a(i,j)*2 - a(i,j-1)\nend do\nb(i,n) = j\ndo j = n-1, 1, -1\n" +
			"b(i,j) = b(i,j+1) + a(i,j)\nend do\nend do",
			"4 iterations of the loop over i run together: what one of them waits for, the others compute meanwhile"},
		{"product", "do j = 1, n\ndo k = 1, n\ndo i = 1, n\nc(i,j) = c(i,j) + a(i,k)*b(k,j)\nend do\nend do\nend do",
			"4 iterations of the loop over j run together: elements are loaded once for all of them"},
		{"scalar product of columns", "do j = 1, n\nt = 0\ndo i = 1, n\nt = t + a(i,j)*b(i,3)\nend do\nc(j,1) = t\nend do",
			"4 iterations of the loop over j run together: their sums in t do not wait for each other"},
		{"sum of columns", "do j = 1, n\ndo i = 1, n\nb(j,1) = b(j,1) + a(i,j)\nend do\nend do",
			"4 iterations of the loop over j run together: their sums do not wait for each other"},
		{"sums that meet", "do j = 1, n\nt = 0\ndo i = 1, n\nt = t + a(i,j)*b(i,3)\nend do\na(j,1) = t\nend do",
			"t keeps the order of the source, each operation waits for the one before; --reassociate allows any order"},
		{"sum of what is set", "do i = 1, n\na(i,1) = b(i,1)\nend do\nt = 0\ndo i = 1, n\nt = t + a(i,1)\nend do\nprint *, t",
			"runs together with the loop before, iteration by iteration of i: its sums do not wait alone"},
		{"sum of what is set elsewhere", "do i = 1, n\na(i,1) = b(i,1)\nend do\nb(3,3) = 1\nt = b(3,1)\nb(2,1) = t\ndo i = 1, n\nt = t + a(i,1)\nend do\nprint *, t",
			"t keeps the order of the source, each operation waits for the one before; --reassociate allows any order"},
		{"one sum", "t = 0\ndo i = 1, n\nt = t + a(i,1)\nend do\nprint *, t",
			"t keeps the order of the source, each operation waits for the one before; --reassociate allows any order"},
		{"branches", "do i = 1, n\nif (a(i,1) > 2) then\na(i,1) = 1\nelse if (a(i,1) < 1) then\na(i,1) = t\nelse\na(i,1) = 2\nend if\nend do",
			"the branches of IF are values of one assignment to a(i,1): none is jumped to"},
		{"points with work arrays", "do i = 1, n\ndo k = 1, 3\nv(k) = b(i,k)\nend do\ndo k = 1, 3\na(i,k) = v(4-k)*v(1)\nend do\nend do",
			"the short loops in the loop over i are written out: vectors of its iterations"},
		{"points that read before they set", "do i = 1, n\ndo k = 2, 3\na(i,k) = v(k-1)\nv(k) = b(i,k)\nend do\nend do",
			"another order of the loops would pass memory better, but v(k - 1) and v(k) would meet in another order"},
		{"points that choose places", "do i = 1, n\ndo k = 1, 3\nv(k) = b(i,k)\nend do\ndo k = 1, 3\na(i,k) = v(1 + mod(i+k,3))\nend do\nend do", ""},
		{"points across memory", "do i = 1, n\ndo k = 1, 3\nv(k) = b(k,i)\nend do\ndo k = 1, 3\na(k,i) = v(4-k)*v(1)\nend do\nend do", ""},
		{"points that hand on", "do i = 2, n\ndo k = 1, 3\nv(k) = a(i-1,k)\nend do\ndo k = 1, 3\na(i,k) = v(4-k)\nend do\nend do", ""},
		{"points with long loops", "do i = 1, n\ndo k = 1, 3\nv(k) = b(i,k)\nend do\ndo k = 1, 9\na(i,k) = v(2)\nend do\nend do",
			"v has a place for each iteration: the loops that set and use it can change places"},
		{"extremum", "t = 0\ndo i = 1, n\nt = max(t, a(i,1))\nend do\nprint *, t", ""},
	} {
		var got []string
		for _, r := range Optimize(compile(t, "program p\n"+declarations+c.body+"\nend program p\n"), Options{}) {
			got = append(got, r.Why.String())
		}
		if first := append(got, "")[0]; first != c.want {
			t.Errorf("%s: %q, want %q first", c.name, strings.Join(got, "; "), c.want)
		}
	}
}

// TestTilesOfCallers wants one loop over all tiles' cells also in a procedure that works on arrays of its caller, whose layouts are not its own.
func TestTilesOfCallers(t *testing.T) {
	const source = `program p
  real(8) :: a(64,64)
!hpf$ distribute a(*,cyclic)
  a = 1
  call scale(a)
  print *, sum(a)
contains
  subroutine scale(x)
    real(8) :: x(:,:)
    integer :: i, j
    do j = 2, 64
      do i = 1, 64
        x(i,j) = 2*x(i,j)
      end do
    end do
  end subroutine scale
end program p
`
	if found := coalescedOver(t, source, "j"); found != 1 {
		t.Errorf("%d loops over j pass all tiles' cells in turn", found)
	}
}

// TestTilesBesideBuffers wants one loop over all tiles' cells also where it reads a buffer whose elements lie along another dimension in
// the array that it is filled from.
func TestTilesBesideBuffers(t *testing.T) {
	const source = `program p
  real(8) :: a(64,64), b(64)
  integer :: i, j
!hpf$ distribute a(*,cyclic)
!hpf$ distribute b(cyclic)
  a = 1
  do j = 3, 64
    b(j) = 2*a(j,3)
  end do
  print *, sum(b)
end program p
`
	if found := coalescedOver(t, source, "j"); found != 1 {
		t.Errorf("%d loops over j pass all tiles' cells in turn", found)
	}
}

// coalescedOver counts the loops over a variable that take the place of loops over tiles.
func coalescedOver(t *testing.T, source, name string) int {
	t.Helper()
	found := 0
	for _, r := range Optimize(compile(t, source), Options{}) {
		if strings.Contains(r.Why.String(), coalescedTiles.Of(name).String()) {
			found++
		}
	}
	return found
}

// TestDistributedBesideCondition wants a loop that does better in another order to leave what stands beside it under a condition.
func TestDistributedBesideCondition(t *testing.T) {
	const source = `program p
  real(8) :: a(64,64), b(64), q(64)
  integer :: i, j, k
  k = 3
  do j = 1, 64
    if (k > 2) b(j) = q(j) + 1
    do i = 1, 64
      a(j,i) = a(j,i) - q(i)*b(j)
    end do
  end do
  print *, a
end program p
`
	var got []string
	for _, r := range Optimize(compile(t, source), Options{}) {
		got = append(got, r.Why.String())
	}
	if !strings.Contains(strings.Join(got, "; "), splitOff.Of("i").String()) {
		t.Error(got)
	}
}
