! A PURE procedure calls an external one that only an interface says to be PURE.
module faces
  interface
    pure subroutine twice(x)
      real, intent(inout) :: x
    end subroutine
  end interface
end module
module m
contains
  pure subroutine four(x)
    use faces, only: twice
    real, intent(inout) :: x
    call twice(x)
    call twice(x)
  end subroutine
end module
program pure_by_interface
  use m
  real :: x = 1.5
  call four(x)
  print *, x
end program
subroutine twice(x)
  real :: x
  x = 2*x
end subroutine
