! dgemm.f90: the Parallel Research Kernel DGEMM, c = c + a*b in blocks of columns, a block of a at a time. Usage: dgemm N ITERATIONS
program dgemm
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: me, images, n, block, iterations, phase, from, i, j, k, l
  integer(int64) :: begin, finish, rate
  real(real64), allocatable :: a(:, :)[:], b(:, :), c(:, :), panel(:, :)
  me = this_image()
  images = num_images()
  block = number(1)/images
  n = block*images
  iterations = number(2)
  allocate (a(n, block)[*], b(n, block), c(n, block), panel(n, block))
  do j = 1, block
    a(:, j) = block*(me - 1) + j - 1
    b(:, j) = block*(me - 1) + j - 1
  end do
  c = 0
  sync all
  call system_clock(begin, rate)
  do k = 1, iterations
    do phase = 0, images - 1
      from = mod(me + phase - 1, images) + 1
      panel(:, :) = a(1:n, 1:block)[from]
      do j = 1, block
        do l = 1, block
          do i = 1, n
            c(i, j) = c(i, j) + panel(i, l)*b(block*(from - 1) + l, j)
          end do
        end do
      end do
    end do
    sync all
  end do
  call system_clock(finish)
  do j = 1, block
    if (any(abs(c(:, j) - iterations*(block*(me - 1d0) + j - 1)*n*(n - 1d0)/2) > 1d-4)) error stop 'c is wrong'
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
