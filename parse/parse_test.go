package parse

import (
	"testing"

	"dhpfgo/diag"
)

func TestSmoke(t *testing.T) {
	f := diag.NewFile("a.hpf", []byte(`program jac
  implicit none
  integer, parameter :: n = 100
  real(8) a(n,n), b(0:n+1)
!hpf$ processors p(2,2)
!hpf$ template t(n,n)
!hpf$ align a(i,j) with t(i,j)
!hpf$ distribute t(block,*) onto p
!hpf$ distribute (block), dynamic :: b
  integer i, j
!hpf$ independent, new(x), reduction(+:s)
  do i = 1, n
    a(i,:) = b(i) + 2.d0**3 &
      & *b(1:n:2)
    if (a(i,1) .gt. 3) then
      print *, 'it''s', a(i,j)
    else if (i==3) then
      s = s + 1
    else
      exit
    end if
  end do
  do 10 i = 1, n
  do 10 j = 1, n
10 continue
  write(*,'(a)') (a(i,1), i=1,3)
end program
`))
	var bag diag.Bag
	tree := Parse(f, &bag)
	for _, d := range bag.All() {
		t.Errorf("%v\n%v", d, d.Helps)
	}
	if len(tree.Units) != 1 {
		t.Fatal("no unit")
	}
	t.Logf("%+v", tree.Units[0])
}
