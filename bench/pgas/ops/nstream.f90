! nstream.f90: the Parallel Research Kernel Nstream, a = a + b + s*c on each image. Usage: nstream N ITERATIONS
program nstream
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: n, iterations, i, k
  integer(int64) :: begin, finish, rate
  real(real64), allocatable :: a(:)[:], b(:)[:], c(:)[:]
  n = number(1)
  iterations = number(2)
  allocate (a(n)[*], b(n)[*], c(n)[*])
  a = 0
  b = 2
  c = 2
  sync all
  call system_clock(begin, rate)
  do k = 1, iterations
    do i = 1, n
      a(i) = a(i) + b(i) + 3*c(i)
    end do
    sync all
  end do
  call system_clock(finish)
  if (any(abs(a - 8d0*iterations) > 1d-8)) error stop 'a is wrong'
  if (this_image() == 1) print '(a,f12.6)', 'seconds ', real(finish - begin, real64)/real(rate, real64)
contains
  integer function number(at)
    integer, intent(in) :: at
    character(20) :: text
    call get_command_argument(at, text)
    read (text, *) number
  end function
end program
