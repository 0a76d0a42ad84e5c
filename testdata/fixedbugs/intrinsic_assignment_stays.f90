module am
  implicit none
  type box
     integer :: n
  end type
  interface assignment(=)
     module procedure put
  end interface
contains
  subroutine put(a, b)
    class(*), intent(inout) :: a
    class(*), intent(in) :: b
    select type (a)
    type is (box)
      select type (b)
      type is (integer)
        a%n = b + 100
      end select
    type is (integer)
      select type (b)
      type is (box)
        a = b%n
      end select
    end select
  end subroutine
end module
program intrinsic_assignment_stays
  use am
  type(box) :: x
  integer :: i
  real :: r
  character(3) :: c
  i = 3
  r = i
  c = 'abc'
  x = 5
  print *, i, r, c, x%n
  i = x
  print *, i
end program
