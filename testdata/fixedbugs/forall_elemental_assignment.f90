! an elemental defined assignment of a column in FORALL is called for each column
module m
  type t
    integer :: v
  end type
  interface assignment(=)
    module procedure setit
  end interface
contains
  elemental subroutine setit(x, n)
    type(t), intent(inout) :: x
    integer, intent(in) :: n
    x%v = n*10
  end subroutine
end module
program p
  use m
  type(t) :: a(3,4)
  integer :: b(3,4), i
  b = reshape([1,2,3,4,5,6,7,8,9,10,11,12],[3,4])
  a%v = 0
  forall (i=1:4) a(:,i) = b(:,5-i)
  print *, a%v
end program
