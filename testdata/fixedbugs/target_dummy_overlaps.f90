! A dummy argument with TARGET may be the same memory as another variable with TARGET: an array assignment between them must
! not read what it has assigned.
module shared
  implicit none
  integer, target :: arr(5)
contains
  subroutine shift(arg)
    integer, target :: arg(:)
    arr(2:5) = arg(1:4)
  end subroutine
  subroutine both(a, b)
    integer, target :: a(:), b(:)
    a(2:) = b(:size(b) - 1) + a(1)
    arr(1) = 50
    a(1) = 60
    print *, arr(1), b(1)
  end subroutine
end module
program target_dummy_overlaps
  use shared
  implicit none
  arr = [1, 2, 3, 4, 5]
  call outer(arr)
  print *, arr
  call both(arr, arr)
  print *, arr
contains
  subroutine outer(x)
    integer, target :: x(:)
    call shift(x)
  end subroutine
end program
