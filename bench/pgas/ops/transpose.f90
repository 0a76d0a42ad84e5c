! transpose.f90: the Parallel Research Kernel Transpose, b = b + transpose(a), both in blocks of columns. Usage: transpose N ITERATIONS
program transposed
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: me, images, n, block, iterations, phase, from, i, j, k
  integer(int64) :: begin, finish, rate
  real(real64), allocatable :: a(:, :)[:], b(:, :), part(:, :)
  me = this_image()
  images = num_images()
  block = number(1)/images
  n = block*images
  iterations = number(2)
  allocate (a(n, block)[*], b(n, block), part(block, block))
  do j = 1, block
    do i = 1, n
      a(i, j) = n*(block*(me - 1) + j - 1d0) + i
    end do
  end do
  b = 0
  sync all
  call system_clock(begin, rate)
  do k = 1, iterations
    do phase = 0, images - 1
      from = mod(me + phase - 1, images) + 1
      part(:, :) = a(block*(me - 1) + 1:block*me, 1:block)[from]
      do j = 1, block
        do i = 1, block
          b(block*(from - 1) + i, j) = b(block*(from - 1) + i, j) + part(j, i)
        end do
      end do
    end do
    sync all
    a = a + 1
    sync all
  end do
  call system_clock(finish)
  do j = 1, block
    do i = 1, n
      if (abs(b(i, j) - iterations*(n*(i - 1d0) + block*(me - 1) + j + (iterations - 1)/2d0)) > 1d-4) error stop 'b is wrong'
    end do
  end do
  if (me == 1) print '(a,f12.6)', 'seconds ', real(finish - begin, real64)/real(rate, real64)
contains
  integer function number(at)
    integer, intent(in) :: at
    character(20) :: text
    call get_command_argument(at, text)
    read (text, *) number
  end function
end program
