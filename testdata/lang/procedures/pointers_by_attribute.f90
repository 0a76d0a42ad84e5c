! Procedure pointers that get the attribute POINTER apart from what declares the procedure.
program pointers_by_attribute
  implicit none
  interface
    real function twice(x)
      real, intent(in) :: x
    end function
    subroutine s(a, b)
      real, intent(inout) :: a
      real, intent(in) :: b
    end subroutine
  end interface
  pointer :: s
  real, external, pointer :: f
  real, external :: other
  procedure(twice) :: g
  pointer :: g
  save :: g
  interface
    subroutine add(a, b)
      real, intent(inout) :: a
      real, intent(in) :: b
    end subroutine
  end interface
  real :: c = 1.5
  nullify (s)
  g => null()
  print *, associated(s), associated(g)
  s => add
  f => other
  g => twice
  call s(c, 2.0)
  print *, c, f(3.0), g(3.0), associated(s, add), associated(g, twice)
  call inner
contains
  subroutine inner
    print *, g(5.0)
    call s(c, g(1.0))
    print *, c
  end subroutine
end program
real function twice(x)
  real, intent(in) :: x
  twice = 2*x
end function
real function other(x)
  real :: x
  other = x - 1
end function
subroutine add(a, b)
  real, intent(inout) :: a
  real, intent(in) :: b
  a = a + b
end subroutine
