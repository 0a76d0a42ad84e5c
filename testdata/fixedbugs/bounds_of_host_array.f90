! Internal procedures name arrays of their host, but not the variables that the bounds in ALLOCATE consist of.
module work
  implicit none
contains
  subroutine run(n, m)
    integer, intent(in) :: n, m
    real, allocatable :: a(:,:), b(:)
    integer :: k
    k = m + 1
    allocate(a(n:m,2*k))
    allocate(b(m - n + k))
    call fill()
    print '(a,4i4,2f7.1)', 'run', shape(a), lbound(a,1), size(b), sum(a), sum(b)
  contains
    subroutine fill()
      a = 12
      b = [sum(a(:,1)), a(n,2:size(b))]
      if (size(a) > 30) a(:,2) = reshape(b, [size(a, 1)])
    end subroutine
  end subroutine
end module
program bounds_of_host_array
  use work
  implicit none
  real, allocatable :: a(:), grid(:,:)
  integer :: n, half
  n = 3
  half = 2
  allocate(a(2*n))
  call two()
  print *, a
  call run(3, 6)
  call run(-1, 3)
contains
  subroutine two()
    a = 12
    allocate(grid(half,n))
    grid = 99
    call three()
    grid = transpose(reshape(a, [n,half]))
    print *, grid, size(a), ubound(grid)
  end subroutine
  subroutine three()
    a(2:) = a(:size(a) - 1) + 1
  end subroutine
end program
