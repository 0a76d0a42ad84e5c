! multigrid.f90: MG of the NAS Parallel Benchmarks, class S, with the Fortran 95 interface: four V-cycles for a Poisson equation with
! periodic bounds on 32 x 32 x 32 points. Planes k are divided over the images; put_fa sends the planes at the ends of a part to the
! neighbours. Where a level has fewer planes than there are images, every image gets all of them by get_fa and computes all of it.
program multigrid
  use pgas
  use pgas_slices
  implicit none
  integer, parameter :: finest = 5, cycles = 4
  real(c_double), parameter :: verified = 0.5307707005734d-04
  ! Points 1 to n in each dimension, with one on both sides: planes first to last of them are this image's.
  type level
    integer :: n, first, last
    logical :: divided
    real(c_double), pointer :: u(:, :, :) => null(), r(:, :, :) => null()
  end type
  type(level) :: grid(finest)
  real(c_double), pointer :: v(:, :, :)
  integer(c_int) :: me, images
  integer :: lowest, turn
  integer(c_int64_t) :: begin, end, rate
  real(c_double) :: norm

  call pgas_init(0_c_int, c_null_ptr)
  me = pgas_this_image()
  images = pgas_num_images()
  call make_levels()
  call set_charges(v)
  grid(finest)%u = 0
  call residual(grid(finest), v, grid(finest)%r)
  call pgas_barrier()
  call system_clock(begin, rate)
  do turn = 1, cycles
    call v_cycle()
    call residual(grid(finest), v, grid(finest)%r)
  end do
  norm = norm_of(grid(finest), grid(finest)%r)
  call system_clock(end)
  if (abs(norm - verified) > 1d-8*verified) call fail('another norm than the verified one')
  if (me == 1) print '(a,f9.6)', 'seconds ', real(end - begin, c_double)/real(rate, c_double)
  call pgas_finalize()
contains
  ! The lowest divided level has at least a plane for each image; a level above has twice the planes of the one below.
  subroutine make_levels()
    integer :: k, n, most
    lowest = 1
    do while (2**lowest < images)
      lowest = lowest + 1
    end do
    if (lowest > finest) call fail('at most 32 images have a plane')
    most = 0
    do k = 1, finest
      n = 2**k
      grid(k)%n = n
      grid(k)%divided = k >= lowest
      grid(k)%first = 1
      grid(k)%last = n
      if (k < lowest) then
        allocate (grid(k)%u(0:n + 1, 0:n + 1, 0:n + 1), grid(k)%r(0:n + 1, 0:n + 1, 0:n + 1))
        cycle
      end if
      grid(k)%first = first_plane(k, me)
      grid(k)%last = first_plane(k, me + 1) - 1
      most = 2**(k - lowest)*((2**lowest + images - 1)/images)
      call malloc_fa(grid(k)%u, [0, 0, 0], [n + 1, n + 1, most + 1])
      call malloc_fa(grid(k)%r, [0, 0, 0], [n + 1, n + 1, most + 1])
    end do
    allocate (v(0:n + 1, 0:n + 1, 0:most + 1))
  end subroutine

  integer function first_plane(k, image)
    integer, intent(in) :: k
    integer(c_int), intent(in) :: image
    first_plane = 2**(k - lowest)*((2**lowest*(image - 1))/images) + 1
  end function

  integer function planes(g)
    type(level), intent(in) :: g
    planes = g%last - g%first + 1
  end function

  subroutine v_cycle()
    integer :: k
    do k = finest, 2, -1
      call restrict(k)
    end do
    grid(1)%u = 0
    call smooth(grid(1))
    do k = 2, finest
      if (k < finest) grid(k)%u = 0
      call prolongate(grid(k - 1), grid(k))
      if (k < finest) call residual(grid(k), grid(k)%r, grid(k)%r)
      if (k == finest) call residual(grid(k), v, grid(k)%r)
      call smooth(grid(k))
    end do
  end subroutine

  ! The planes and lines around a part: the last becomes the one before the first.
  subroutine exchange(g, a)
    type(level), intent(in) :: g
    real(c_double), pointer, intent(in) :: a(:, :, :)
    integer :: n, own
    integer(c_int) :: before, after
    n = g%n
    own = planes(g)
    a(0, 1:n, 1:own) = a(n, 1:n, 1:own)
    a(n + 1, 1:n, 1:own) = a(1, 1:n, 1:own)
    a(:, 0, 1:own) = a(:, n, 1:own)
    a(:, n + 1, 1:own) = a(:, 1, 1:own)
    if (.not. g%divided) then
      a(:, :, 0) = a(:, :, n)
      a(:, :, n + 1) = a(:, :, 1)
      return
    end if
    before = modulo(me - 2, images) + 1
    after = mod(me, images) + 1
    call pgas_barrier()                     ! the neighbours need theirs no more
    call put_fa(a, plane(n, own), a, plane(n, 0), after)
    call put_fa(a, plane(n, 1), a, plane(n, planes_of(n, before) + 1), before)
    call pgas_barrier()
  end subroutine

  integer function planes_of(n, image)
    integer, intent(in) :: n
    integer(c_int), intent(in) :: image
    integer :: k
    k = nint(log(real(n))/log(2.0))
    planes_of = first_plane(k, image + 1) - first_plane(k, image)
  end function

  function plane(n, k) result(slice)
    integer, intent(in) :: n, k
    type(fa_slice) :: slice
    slice = planes_from(n, k, k)
  end function

  function planes_from(n, first, last) result(slice)
    integer, intent(in) :: n, first, last
    type(fa_slice) :: slice
    slice%lo(1:3) = [0, 0, first]
    slice%hi(1:3) = [n + 1, n + 1, last]
  end function

  ! r = b - A u
  subroutine residual(g, b, r)
    type(level), intent(in) :: g
    real(c_double), pointer, intent(in) :: b(:, :, :), r(:, :, :)
    real(c_double) :: faces(0:g%n + 1), edges(0:g%n + 1)
    integer :: i, j, k
    associate (u => g%u)
      do k = 1, planes(g)
        do j = 1, g%n
          faces = u(:g%n + 1, j - 1, k) + u(:g%n + 1, j + 1, k) + u(:g%n + 1, j, k - 1) + u(:g%n + 1, j, k + 1)
          edges = u(:g%n + 1, j - 1, k - 1) + u(:g%n + 1, j + 1, k - 1) + u(:g%n + 1, j - 1, k + 1) + u(:g%n + 1, j + 1, k + 1)
          do i = 1, g%n
            r(i, j, k) = b(i, j, k) + 8*u(i, j, k)/3 - (edges(i) + faces(i - 1) + faces(i + 1))/6 - (edges(i - 1) + edges(i + 1))/12
          end do
        end do
      end do
    end associate
    call exchange(g, r)
  end subroutine

  ! u = u + S r
  subroutine smooth(g)
    type(level), intent(in) :: g
    real(c_double) :: faces(0:g%n + 1), edges(0:g%n + 1)
    integer :: i, j, k
    associate (u => g%u, r => g%r)
      do k = 1, planes(g)
        do j = 1, g%n
          faces = r(:g%n + 1, j - 1, k) + r(:g%n + 1, j + 1, k) + r(:g%n + 1, j, k - 1) + r(:g%n + 1, j, k + 1)
          edges = r(:g%n + 1, j - 1, k - 1) + r(:g%n + 1, j + 1, k - 1) + r(:g%n + 1, j - 1, k + 1) + r(:g%n + 1, j + 1, k + 1)
          do i = 1, g%n
            u(i, j, k) = u(i, j, k) - 3*r(i, j, k)/8 + (r(i - 1, j, k) + r(i + 1, j, k) + faces(i))/32 &
              - (edges(i) + faces(i - 1) + faces(i + 1))/64
          end do
        end do
      end do
    end associate
    call exchange(g, g%u)
  end subroutine

  ! The residual of level k - 1 from that of level k: a point of the coarse grid is every second of the fine one.
  subroutine restrict(k)
    integer, intent(in) :: k
    real(c_double), pointer :: fine(:, :, :)
    integer :: x, y, z
    fine => grid(k)%r
    if (k == lowest) call get_whole(grid(k), fine)
    associate (coarse => grid(k - 1)%r)
      do z = 1, planes(grid(k - 1))
        do y = 1, grid(k - 1)%n
          do x = 1, grid(k - 1)%n
            coarse(x, y, z) = sum(weight()*fine(2*x - 1:2*x + 1, 2*y - 1:2*y + 1, 2*z - 1:2*z + 1))
          end do
        end do
      end do
    end associate
    if (k == lowest) deallocate (fine)
    call exchange(grid(k - 1), grid(k - 1)%r)
  end subroutine

  pure function weight()
    real(c_double) :: weight(3, 3, 3)
    integer :: i, j, k
    weight = reshape([(((0.5d0**(1 + abs(i) + abs(j) + abs(k)), i=-1, 1), j=-1, 1), k=-1, 1)], [3, 3, 3])
  end function

  ! All planes of a divided level, the ones around it among them.
  subroutine get_whole(g, whole)
    type(level), intent(in) :: g
    real(c_double), pointer, intent(out) :: whole(:, :, :)
    integer(c_int) :: image
    integer :: own, first
    allocate (whole(0:g%n + 1, 0:g%n + 1, 0:g%n + 1))
    first = 1
    do image = 1, images
      own = planes_of(g%n, image)
      call get_fa(g%r, planes_from(g%n, 1, own), whole, planes_from(g%n, first, first + own - 1), image)
      first = first + own
    end do
    whole(:, :, 0) = whole(:, :, g%n)
    whole(:, :, g%n + 1) = whole(:, :, 1)
  end subroutine

  ! Adds to the fine solution the coarse one, between its points the mean of those around. A level that is not divided has all planes.
  subroutine prolongate(coarse, fine)
    type(level), intent(in) :: coarse, fine
    integer :: i, j, k, low, high
    do k = 1, planes(fine)
      low = (fine%first - 1 + k)/2 - coarse%first + 1
      high = (fine%first + k)/2 - coarse%first + 1
      do j = 1, fine%n
        do i = 1, fine%n
          fine%u(i, j, k) = fine%u(i, j, k) + sum(coarse%u(i/2:(i + 1)/2, j/2:(j + 1)/2, low:high))/ &
            (((i + 1)/2 - i/2 + 1)*((j + 1)/2 - j/2 + 1)*(high - low + 1))
        end do
      end do
    end do
    call exchange(fine, fine%u)
  end subroutine

  ! Charges of +1 where the ten greatest of the benchmark's random numbers stand, and of -1 where the ten least do.
  subroutine set_charges(v)
    real(c_double), pointer, intent(in) :: v(:, :, :)
    real(c_double), allocatable :: numbers(:, :, :)
    integer(c_int64_t), parameter :: factor = 5_c_int64_t**13
    integer(c_int64_t) :: x
    integer :: n, i, j, k
    n = grid(finest)%n
    allocate (numbers(n, n, n))
    x = 314159265
    do k = 1, n
      do j = 1, n
        do i = 1, n
          x = product_mod(factor, x)
          numbers(i, j, k) = x*0.5d0**46
        end do
      end do
    end do
    v = 0
    do i = 1, 10
      call set_charge(numbers, v, maxloc(numbers), 1d0)
      call set_charge(numbers, v, minloc(numbers), -1d0)
    end do
  end subroutine

  ! The number there is none of the others' extremes any more.
  subroutine set_charge(numbers, v, at, charge)
    real(c_double), intent(inout) :: numbers(:, :, :)
    real(c_double), pointer, intent(in) :: v(:, :, :)
    integer, intent(in) :: at(3)
    real(c_double), intent(in) :: charge
    associate (g => grid(finest))
      if (at(3) >= g%first .and. at(3) <= g%last) v(at(1), at(2), at(3) - g%first + 1) = charge
    end associate
    numbers(at(1), at(2), at(3)) = 0.5d0
  end subroutine

  ! a*x modulo 2**46
  pure integer(c_int64_t) function product_mod(a, x)
    integer(c_int64_t), intent(in) :: a, x
    integer(c_int64_t), parameter :: half = 2_c_int64_t**23
    integer(c_int64_t) :: high
    high = mod((a/half)*mod(x, half) + mod(a, half)*(x/half), half)
    product_mod = mod(high*half + mod(a, half)*mod(x, half), half*half)
  end function

  real(c_double) function norm_of(g, r)
    type(level), intent(in) :: g
    real(c_double), pointer, intent(in) :: r(:, :, :)
    real(c_double), target :: total(1)
    total = sum(r(1:g%n, 1:g%n, 1:planes(g))**2)
    call pgas_allreduce(c_loc(total), 1_c_size_t, int(PGAS_R8, c_int), int(PGAS_SUM, c_int))
    norm_of = sqrt(total(1)/real(g%n, c_double)**3)
  end function

  subroutine fail(why)
    character(*), intent(in) :: why
    if (me == 1) print '(2a)', 'multigrid: ', why
    call pgas_error_stop(1_c_int, c_null_char)
  end subroutine
end program
