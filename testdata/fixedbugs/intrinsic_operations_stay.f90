module operators
  implicit none
  type pvar
     integer :: level
  end type
  interface operator (==)
     module procedure star_eq
  end interface
  interface operator (.not.)
     module procedure star_not
  end interface
  interface operator (+)
     module procedure star_add
  end interface
contains
  recursive function star_eq(a, b)
    class(*), intent(in) :: a, b
    logical :: star_eq
    star_eq = .false.
    select type (a)
    type is (pvar)
      select type (b)
      type is (integer)
        star_eq = a%level == b
      end select
    end select
  end function
  function star_not(a)
    class(*), intent(in) :: a
    type(pvar) :: star_not
    star_not%level = -7
  end function
  function star_add(a, b)
    class(*), intent(in) :: a, b
    integer :: star_add
    star_add = 77
  end function
end module
program intrinsic_operations_stay
  use operators
  integer :: i = 4
  real :: r = 2
  type(pvar) :: x
  class(*), allocatable :: c
  x%level = 3
  print *, i == 2*int(r), r == 1.0, x == 3, x == 4, i == 'c', .not. (i == 4)
  print *, i + 1, i + r, x + 1, 'a' + 1, [1,2] == [1,3]
  allocate(c, source=3)
  print *, c == 3, c + 1
  x = .not. c
  print *, x%level
end
