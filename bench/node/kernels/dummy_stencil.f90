! A stencil in procedures of a module whose dummy arguments are assumed-shape and allocatable arrays.
module stencils
  implicit none
contains
  subroutine smooth(a, b)
    real(8), intent(in) :: a(:, :)
    real(8), intent(out) :: b(:, :)
    integer :: i, j
    do j = 2, size(a, 2) - 1
      do i = 2, size(a, 1) - 1
        b(i, j) = 0.2d0 * (a(i, j) + a(i - 1, j) + a(i + 1, j) + a(i, j - 1) + a(i, j + 1))
      end do
    end do
  end subroutine
  subroutine relax(a, b, w)
    real(8), allocatable, intent(inout) :: a(:, :)
    real(8), allocatable, intent(in) :: b(:, :)
    real(8), intent(in) :: w
    integer :: i, j
    do j = lbound(a, 2) + 1, ubound(a, 2) - 1
      do i = lbound(a, 1) + 1, ubound(a, 1) - 1
        a(i, j) = a(i, j) + w * (b(i, j) - a(i, j))
      end do
    end do
  end subroutine
end module
program dummy_stencil
  use stencils
  implicit none
  integer, parameter :: n = 1000, steps = 60
  real(8), allocatable :: a(:, :), b(:, :)
  real(8) :: before, after
  integer :: step, i, j
  allocate (a(n, n), b(n, n))
  do j = 1, n
    do i = 1, n
      a(i, j) = mod(i * 7 + j * 3, 11)
    end do
  end do
  b = a
  call cpu_time(before)
  do step = 1, steps
    call smooth(a, b)
    call relax(a, b, 0.9d0)
  end do
  call cpu_time(after)
  print *, 'checksum', sum(a)
  print *, 'seconds', after - before
end program
