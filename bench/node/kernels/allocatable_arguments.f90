! A solver of procedures with allocatable arrays of assumed shape.
program allocatable_arguments
  implicit none
  integer, parameter :: n = 400
  real(8), allocatable :: u(:,:), f(:,:)
  real(8) :: change
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  allocate(u(n,n), f(n,n))
  do j = 1, n
    do i = 1, n
      u(i,j) = dble(mod(i*j, 13))
      f(i,j) = dble(mod(i + j, 7))
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 60
    call relax(u, f)
    change = norm(u, f)
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', change, u(n/2,n/2)
contains
  subroutine relax(u, f)
    real(8), intent(inout) :: u(:,:)
    real(8), intent(in) :: f(:,:)
    real(8), allocatable :: old(:,:)
    integer :: i, j
    old = u
    do j = 2, size(u, 2) - 1
      do i = 2, size(u, 1) - 1
        u(i,j) = 0.25d0*(old(i-1,j) + old(i+1,j) + old(i,j-1) + old(i,j+1) - 0.1d0*f(i,j))
      end do
    end do
  end subroutine

  real(8) function norm(u, f)
    real(8), intent(in) :: u(:,:), f(:,:)
    norm = sqrt(sum((u - f)**2))/size(u)
  end function
end program allocatable_arguments
