! N-body with a tree: pointers in derived types, recursion, generic procedures, optional arguments, sorting by procedure
module vectors
  implicit none
  integer, parameter :: dp = selected_real_kind(15, 307)
  type vec
    sequence
    real(dp) :: x, y, z
  end type
  type(vec), parameter :: origin = vec(0.0_dp, 0.0_dp, 0.0_dp)
  interface operator(+)
    module procedure add
  end interface
  interface operator(-)
    module procedure subtract, negate
  end interface
  interface operator(*)
    module procedure scale_left, scale_right
  end interface
  interface operator(.dot.)
    module procedure dot
  end interface
contains
  elemental type(vec) function add(a, b)
    type(vec), intent(in) :: a, b
    add = vec(a%x + b%x, a%y + b%y, a%z + b%z)
  end function
  elemental type(vec) function subtract(a, b)
    type(vec), intent(in) :: a, b
    subtract = vec(a%x - b%x, a%y - b%y, a%z - b%z)
  end function
  elemental type(vec) function negate(a)
    type(vec), intent(in) :: a
    negate = vec(-a%x, -a%y, -a%z)
  end function
  elemental type(vec) function scale_left(s, a)
    real(dp), intent(in) :: s
    type(vec), intent(in) :: a
    scale_left = vec(s * a%x, s * a%y, s * a%z)
  end function
  elemental type(vec) function scale_right(a, s)
    type(vec), intent(in) :: a
    real(dp), intent(in) :: s
    scale_right = s * a
  end function
  elemental real(dp) function dot(a, b)
    type(vec), intent(in) :: a, b
    dot = a%x * b%x + a%y * b%y + a%z * b%z
  end function
end module

module bodies
  use vectors
  implicit none
  type body
    type(vec) :: pos, vel, acc
    real(dp) :: mass
    integer :: id
  end type
  type cell
    type(vec) :: centre, com
    real(dp) :: half, mass
    integer :: count = 0
    type(body), pointer :: one => null()
    type(child), pointer :: sub(:) => null()
  end type
  type child
    type(cell), pointer :: p => null()
  end type
  type stats
    integer :: cells = 0, visits = 0, depth = 0
  end type
  type(stats), save :: st
  real(dp), parameter :: theta = 0.5_dp, eps2 = 1.0e-4_dp
contains
  subroutine init(b, n)
    type(body), intent(out), target, allocatable :: b(:)
    integer, intent(in) :: n
    integer :: i
    integer(8) :: seed
    seed = 12345
    allocate (b(n))
    do i = 1, n
      b(i)%id = i
      b(i)%mass = 1.0_dp / n
      b(i)%pos = vec(rnd(seed), rnd(seed), rnd(seed))
      b(i)%vel = 0.1_dp * (b(i)%pos - vec(0.5_dp, 0.5_dp, 0.5_dp))
      b(i)%acc = origin
    end do
  end subroutine
  real(dp) function rnd(s)
    integer(8), intent(inout) :: s
    s = mod(s * 1103515245_8 + 12345_8, 2147483648_8)
    rnd = real(s, dp) / 2147483648.0_dp
  end function
  function new_cell(centre, half) result(c)
    type(vec), intent(in) :: centre
    real(dp), intent(in) :: half
    type(cell), pointer :: c
    allocate (c)
    c%centre = centre
    c%half = half
    c%mass = 0
    c%com = origin
    st%cells = st%cells + 1
  end function
  pure integer function octant(c, p) result(k)
    type(cell), intent(in) :: c
    type(vec), intent(in) :: p
    k = 1
    if (p%x > c%centre%x) k = k + 1
    if (p%y > c%centre%y) k = k + 2
    if (p%z > c%centre%z) k = k + 4
  end function
  recursive subroutine insert(c, b, level)
    type(cell), pointer :: c
    type(body), target, intent(in) :: b
    integer, intent(in) :: level
    type(body), pointer :: old
    st%depth = max(st%depth, level)
    if (c%count == 0) then
      c%one => b
    else
      if (.not. associated(c%sub)) then
        allocate (c%sub(8))
        old => c%one
        nullify (c%one)
        call into_child(c, old, level)
      end if
      call into_child(c, b, level)
    end if
    c%com = (c%mass / (c%mass + b%mass)) * c%com + (b%mass / (c%mass + b%mass)) * b%pos
    c%mass = c%mass + b%mass
    c%count = c%count + 1
  end subroutine
  recursive subroutine into_child(c, b, level)
    type(cell), pointer :: c
    type(body), target, intent(in) :: b
    integer, intent(in) :: level
    integer :: k
    real(dp) :: q
    k = octant(c, b%pos)
    if (.not. associated(c%sub(k)%p)) then
      q = c%half / 2
      c%sub(k)%p => new_cell(c%centre + vec(merge(q, -q, iand(k - 1, 1) /= 0), merge(q, -q, iand(k - 1, 2) /= 0), &
        merge(q, -q, iand(k - 1, 4) /= 0)), q)
    end if
    call insert(c%sub(k)%p, b, level + 1)
  end subroutine
  recursive function force(c, b) result(a)
    type(cell), intent(in) :: c
    type(body), intent(in) :: b
    type(vec) :: a, d
    real(dp) :: r2
    integer :: k
    a = origin
    st%visits = st%visits + 1
    d = c%com - b%pos
    r2 = (d .dot. d) + eps2
    if (associated(c%one)) then
      if (c%one%id /= b%id) a = (c%mass / (r2 * sqrt(r2))) * d
    else if ((2 * c%half)**2 < theta**2 * r2) then
      a = d * (c%mass / (r2 * sqrt(r2)))
    else
      do k = 1, 8
        if (associated(c%sub(k)%p)) a = a + force(c%sub(k)%p, b)
      end do
    end if
  end function
  recursive subroutine clear(c)
    type(cell), pointer :: c
    integer :: k
    if (.not. associated(c)) return
    if (associated(c%sub)) then
      do k = 1, size(c%sub)
        call clear(c%sub(k)%p)
      end do
      deallocate (c%sub)
    end if
    deallocate (c)
  end subroutine
  subroutine sort(b, before)
    type(body), intent(inout) :: b(:)
    interface
      logical function before(x, y)
        import :: body
        type(body), intent(in) :: x, y
      end function
    end interface
    type(body) :: t
    integer :: i, j
    do i = 2, size(b)
      t = b(i)
      j = i - 1
      do
        if (j < 1) exit
        if (.not. before(t, b(j))) exit
        b(j + 1) = b(j)
        j = j - 1
      end do
      b(j + 1) = t
    end do
  end subroutine
  subroutine energy(b, kinetic, potential, momentum)
    type(body), intent(in) :: b(:)
    real(dp), intent(out) :: kinetic
    real(dp), intent(out), optional :: potential
    type(vec), intent(out), optional :: momentum
    integer :: i, j
    type(vec) :: d
    kinetic = 0.5_dp * sum(b%mass * (b%vel .dot. b%vel))
    if (present(momentum)) then
      momentum = origin
      do i = 1, size(b)
        momentum = momentum + b(i)%mass * b(i)%vel
      end do
    end if
    if (.not. present(potential)) return
    potential = 0
    do i = 1, size(b) - 1
      do j = i + 1, size(b)
        d = b(i)%pos - b(j)%pos
        potential = potential - b(i)%mass * b(j)%mass / sqrt((d .dot. d) + eps2)
      end do
    end do
  end subroutine
end module

program nbody
  use bodies
  implicit none
  type(body), allocatable, target :: b(:)
  type(cell), pointer :: root
  integer :: step, i
  real(dp) :: ke, pe, dt
  type(vec) :: mom
  call init(b, 40)
  dt = 0.01_dp
  do step = 1, 5
    root => new_cell(vec(0.5_dp, 0.5_dp, 0.5_dp), 1.0_dp)
    do i = 1, size(b)
      call insert(root, b(i), 0)
    end do
    do i = 1, size(b)
      b(i)%acc = force(root, b(i))
    end do
    b%vel = b%vel + dt * b%acc
    b%pos = b%pos + dt * b%vel
    call clear(root)
  end do
  call energy(b, ke, pe, mom)
  print '(a, 3f14.9)', ' energy', ke, pe, ke + pe
  call energy(b, kinetic=ke)
  print '(a, 4f14.9)', ' again ', ke, mom
  print *, st%cells, st%visits, st%depth
  call sort(b, by_distance)
  print '(10i4)', b%id
  call sort(b(1:10), by_id)
  print '(10i4)', b(1:10)%id
contains
  logical function by_distance(x, y)
    type(body), intent(in) :: x, y
    by_distance = (x%pos .dot. x%pos) < (y%pos .dot. y%pos)
  end function
  logical function by_id(x, y)
    type(body), intent(in) :: x, y
    by_id = x%id < y%id
  end function
end program
