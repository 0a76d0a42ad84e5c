! pointers with the initial value null() keep what they point to from one call to the next, procedure pointers and arrays too
program p
  call s(.true.)
  call s(.false.)
contains
  subroutine s(first)
    logical :: first
    integer, pointer :: x => null()
    integer, pointer :: a(:) => null()
    procedure(real), pointer :: f => null()
    type t
      integer :: i = 3
    end type
    type(t), pointer :: q => null()
    type(t) :: v = t(4)
    integer, pointer, save :: b(:,:)
    if (first) then
      allocate (x, a(2), q)
      x = 5; a = 6; q%i = 7; v%i = 8
      f => g
      allocate (b(0:1,2)); b = 9
    else
      print *, associated(x), associated(a), associated(q), associated(f), v%i
      if (associated(x)) print *, x, a, q%i
      if (associated(f)) print *, f(), lbound(b), ubound(b), b, size(a)
    end if
  end subroutine
  real function g()
    g = 2.5
  end function
end program
