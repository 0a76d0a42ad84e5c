package advise

import (
	"slices"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/sem"
)

// TestScratch wants a line that each iteration sets anew to be left alone, and not what sums up, what a loop of its own sets, or what an index array
// names.
func TestScratch(t *testing.T) {
	const text = `program lines
  implicit none
  integer, parameter :: n = 300
  real :: u(n,n), r(n,n), line(n), y(n), w(n), p(n), a(n*n)
  integer :: i, j, k, col(n*n), timers(20)
  do i = 1, n
    w(i) = i
    y(i) = 0
  end do
  do j = 1, n
    do i = 1, n
      line(i) = u(i,j)*w(j)
      line(i) = line(i) + 1
    end do
    do i = 1, n
      r(i,j) = line(i)
      y(i) = y(i) + u(i,j)*w(j)
    end do
  end do
  do k = 1, n*n
    a(k) = a(k)*p(col(k))
  end do
  timers(1) = 0
end program
`
	var bag diag.Bag
	f := parse.Parse(diag.NewFile("p.f90", []byte(text)), &bag)
	prog := &ir.Program{}
	sem.CheckAll([]*parse.File{f}, sem.Options{Program: prog, Lower: lower.Now{}}, &bag)
	if bag.HasErrors() {
		t.Fatal(bag.All()[0])
	}
	g := Build(prog)
	by := map[string]*Array{}
	for _, a := range g.Arrays {
		by[a.Symbol.UserName()] = a
		if g.isScratch(a) != (a.Symbol.UserName() == "line") {
			t.Errorf("%s is scratch: %v", a.Symbol.UserName(), g.isScratch(a))
		}
	}
	if by["p"].group == by["a"].group || by["u"].group != by["r"].group || by["w"].group != by["u"].group || by["u"].class[1] != by["r"].class[1] {
		t.Error("groups are wrong")
	}
	if i := slices.IndexFunc(g.groups(), func(list []*Array) bool { return list[0] == by["timers"] }); len(g.options()[i]) != 1 || len(g.options()[i][0]) != 0 {
		t.Errorf("timers are distributed: %v", g.options()[i])
	}
	for images, want := range map[int]bool{2: false, 3: false, 4: true, 6: true, 7: false} {
		if hasFactors(images) != want {
			t.Errorf("%d images", images)
		}
	}
}
