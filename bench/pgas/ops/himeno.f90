! himeno.f90: the Himeno benchmark, Jacobi's method with 19 points and coefficients, in slabs. Usage: himeno N ITERATIONS
program himeno
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: me, images, n, lo, hi, mine, most, iterations, i, j, k, step
  integer(int64) :: begin, finish, rate
  real, allocatable :: p(:, :, :)[:], a(:, :, :, :), b(:, :, :, :), c(:, :, :, :), bnd(:, :, :), wrk1(:, :, :), wrk2(:, :, :)
  real :: s0, ss, gosa
  me = this_image()
  images = num_images()
  n = number(1)
  iterations = number(2)
  lo = n*(me - 1)/images + 1
  hi = n*me/images
  mine = hi - lo + 1
  most = (n + images - 1)/images
  allocate (p(2*n, n, 0:most + 1)[*])
  allocate (a(2*n, n, mine, 4), b(2*n, n, mine, 3), c(2*n, n, mine, 3), bnd(2*n, n, mine), wrk1(2*n, n, mine), wrk2(2*n, n, mine))
  a(:, :, :, 1:3) = 1
  a(:, :, :, 4) = 1/6.0
  b = 0
  c = 1
  bnd = 1
  wrk1 = 0
  do k = 0, mine + 1
    p(:, :, k) = real((lo + k - 2)**2)/real((n - 1)**2)
  end do
  sync all
  call system_clock(begin, rate)
  do step = 1, iterations
    gosa = 0
    do k = merge(2, 1, me == 1), merge(mine - 1, mine, me == images)
      do j = 2, n - 1
        do i = 2, 2*n - 1
          s0 = a(i, j, k, 1)*p(i + 1, j, k) + a(i, j, k, 2)*p(i, j + 1, k) + a(i, j, k, 3)*p(i, j, k + 1) &
            + b(i, j, k, 1)*(p(i + 1, j + 1, k) - p(i + 1, j - 1, k) - p(i - 1, j + 1, k) + p(i - 1, j - 1, k)) &
            + b(i, j, k, 2)*(p(i, j + 1, k + 1) - p(i, j - 1, k + 1) - p(i, j + 1, k - 1) + p(i, j - 1, k - 1)) &
            + b(i, j, k, 3)*(p(i + 1, j, k + 1) - p(i - 1, j, k + 1) - p(i + 1, j, k - 1) + p(i - 1, j, k - 1)) &
            + c(i, j, k, 1)*p(i - 1, j, k) + c(i, j, k, 2)*p(i, j - 1, k) + c(i, j, k, 3)*p(i, j, k - 1) + wrk1(i, j, k)
          ss = (s0*a(i, j, k, 4) - p(i, j, k))*bnd(i, j, k)
          gosa = gosa + ss*ss
          wrk2(i, j, k) = p(i, j, k) + 0.8*ss
        end do
      end do
    end do
    sync all
    do k = merge(2, 1, me == 1), merge(mine - 1, mine, me == images)
      p(2:2*n - 1, 2:n - 1, k) = wrk2(2:2*n - 1, 2:n - 1, k)
    end do
    if (me > 1) p(:, :, n*(me - 1)/images - n*(me - 2)/images + 1)[me - 1] = p(:, :, 1)
    if (me < images) p(:, :, 0)[me + 1] = p(:, :, mine)
    call co_sum(gosa)
    sync all
  end do
  call system_clock(finish)
  if (me == 1) print '(a,f12.6,a,es12.5)', 'seconds ', real(finish - begin, real64)/real(rate, real64), ' gosa ', gosa
contains
  integer function number(at)
    integer, intent(in) :: at
    character(20) :: text
    call get_command_argument(at, text)
    read (text, *) number
  end function
end program
