! stencil.f90: the kernel of examples/pgas/stencil.c with coarrays, in blocks of columns. Usage: stencil N SWEEPS
program stencil
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: me, images, n, most, block, lo, hi, sweeps, i, j
  integer(int64) :: begin, finish, rate
  real(real64) :: error, change
  real(real64), allocatable :: a(:, :), b(:, :)[:]
  me = this_image()
  images = num_images()
  n = number(1)
  most = number(2)
  block = (n + images - 1)/images
  lo = block*(me - 1) + 1
  hi = min(block*me, n)
  allocate (a(n, lo - 1:lo + block), b(n, 0:block + 1)[*])
  b = 0
  b(1, :) = 1
  if (me == 1) b(2:, 1) = 0.5d0
  a = 0
  sync all
  call system_clock(begin, rate)
  error = 1
  sweeps = 0
  do while (error > 1d-4 .and. sweeps < most)
    if (me < images) b(:, 0)[me + 1] = b(:, hi - lo + 1)
    if (me > 1) b(:, block + 1)[me - 1] = b(:, 1)
    sync all
    do j = max(lo, 2), min(hi, n - 1)
      do i = 2, n - 1
        a(i, j) = 0.25d0*(b(i, j - lo) + b(i, j - lo + 2) + b(i - 1, j - lo + 1) + b(i + 1, j - lo + 1))
      end do
    end do
    error = 0
    do j = max(lo, 2), min(hi, n - 1)
      do i = 2, n - 1
        change = abs(a(i, j) - b(i, j - lo + 1))
        error = max(error, change)
        b(i, j - lo + 1) = a(i, j)
      end do
    end do
    call co_max(error)
    sweeps = sweeps + 1
  end do
  sync all
  call system_clock(finish)
  if (me == 1) print '(a,f12.6)', 'seconds ', real(finish - begin, real64)/real(rate, real64)
contains
  integer function number(at)
    integer, intent(in) :: at
    character(20) :: text
    call get_command_argument(at, text)
    read (text, *) number
  end function
end program
