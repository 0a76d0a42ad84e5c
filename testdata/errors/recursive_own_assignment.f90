! A type that holds itself, with a component whose type has an assignment of its own: its parts have no end, and are not written out.
module trees
  implicit none
  type vector
    integer :: n = 0
  contains
    procedure :: set_vector
    generic :: assignment(=) => set_vector
  end type vector
  type tree
    integer :: key = 0
    type(tree), allocatable :: left
    type(vector) :: v
  end type tree
contains
  elemental subroutine set_vector(x, y)
    class(vector), intent(inout) :: x
    class(vector), intent(in) :: y
    x%n = y%n
  end subroutine set_vector
end module trees
program copies
  use trees
  implicit none
  type(tree), allocatable :: t, u
  type(tree) :: v(2)
  allocate (t)
  u = t  ! ERROR "a component of which has an assignment of its own, is not supported" HELP "assign the components one by one"
  v = t  ! ERROR "a component of which has an assignment of its own, is not supported" HELP "assign the components one by one"
end program copies
