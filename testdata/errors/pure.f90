! A PURE procedure changes its arguments alone, and a PURE function not even these
module m
  implicit none
  integer :: counter = 0
contains
  pure integer function f(x, k)  ! ERROR "'k' is an argument of a PURE function, which may not change it"
    integer, intent(in) :: x
    integer, intent(out) :: k
    f = x
  end function
  pure subroutine a(x)           ! ERROR "'x' is an argument of a PURE subroutine and needs an INTENT"
    real :: x
    x = 1
  end subroutine
  pure subroutine b(x, y, z)
    real, intent(out) :: x
    real, value :: y
    real, pointer, intent(in) :: z
    counter = counter + 1        ! ERROR "'counter' outlives the PURE procedure 'b'"
    x = counter + y
    print *, x                   ! ERROR "the PURE procedure 'b' may not read or write files"
    call c(x)                    ! ERROR "'c' is not PURE, but the PURE procedure 'b' calls it"
  end subroutine
  subroutine c(x)
    real, intent(inout) :: x
    counter = 3
    x = 2
  end subroutine
  pure real function d(x)
    real, intent(in) :: x
    character(10) :: t
    write (t, '(f10.2)') x
    d = e(x) + e2(x)             ! ERROR "'e' is not PURE, but the PURE procedure 'd' calls it"
  end function
  real function e(x)
    real, intent(in) :: x
    e = x
  end function
  elemental real function e2(x)
    real, intent(in) :: x
    e2 = x
  end function
  impure elemental subroutine said(x)
    real, intent(in) :: x
    print *, x
  end subroutine
end module
program pure
  use m
  implicit none
  call said([d(1.0), d(2.0)])
end program
