! what has CLASS(*) has no type but in SELECT TYPE
module m
contains
  subroutine s(x, y, z, w)
    class(*), intent(in) :: x, y, z(:)
    class(*), intent(inout) :: w
    class(*), allocatable :: a, b(:)
    integer, pointer :: p
    class(*), pointer :: q
    integer :: k
    k = transfer(x, k) ! ERROR "'x' has CLASS"
    call t([x, y]) ! ERROR "'x' has CLASS"
    call u((z)) ! ERROR "an array of CLASS"
    w = x ! ERROR "not ALLOCATABLE"
    p => q ! ERROR "the pointer is integer"
    allocate (a) ! ERROR "must give a type"
    allocate (integer :: b) ! ERROR "has 1 dimension"
    a = b ! ERROR "has 0 dimensions"
    print *, x ! ERROR "cannot be read or written"
    k = f(x) ! ERROR "this is class"
    select type (x)
    class is (integer) ! ERROR "no type that SELECT TYPE can tell"
      k = x
    type is (character(5)) ! ERROR "length of the selector"
    end select
  end subroutine
  subroutine t(a)
    class(*) :: a(:)
  end subroutine
  subroutine u(a)
    class(*) :: a(:)
  end subroutine
  subroutine v(a) ! ERROR "bounds of its own"
    class(*) :: a(*)
  end subroutine
  integer function f(k)
    integer, intent(in) :: k
    f = k
  end function
end module
program p
end program
