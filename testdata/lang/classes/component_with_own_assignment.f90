! an assignment of structures uses the assignments that the types of components have
module m
  type a
    integer :: i = 99
  contains
    procedure :: set
    generic :: assignment(=) => set
  end type
  type c
    type(a) :: ta
    type(a), pointer :: p => null()
    integer :: k = 1
  end type
  type :: b
    type(c) :: tc
    type(a) :: list(2)
  end type
contains
  elemental subroutine set(out, in)
    class(a), intent(inout) :: out
    type(a), intent(in) :: in
    out%i = 2*in%i
  end subroutine
end module
program p
  use m
  type(b) :: x, y
  type(a), target :: t
  y%tc%p => t
  y%tc%k = 5
  x = y
  print *, x%tc%ta%i, x%tc%k, associated(x%tc%p, t), x%list%i
end program
