! two-dimensional incompressible flow in modules: derived types, generics, procedure arguments, namelist-free parameters
module kinds
  implicit none
  integer, parameter :: wp = kind(1.0d0)
  integer, parameter :: ip = selected_int_kind(9)
end module kinds

module mesh_mod
  use kinds
  implicit none
  private
  public :: mesh, make_mesh, destroy_mesh, operator(.x.)
  type mesh
    integer(ip) :: nx = 0, ny = 0
    real(wp) :: dx, dy
    real(wp), allocatable :: x(:), y(:)
    logical, allocatable :: solid(:, :)
  end type mesh
  interface operator(.x.)
    module procedure cross
  end interface
contains
  subroutine make_mesh(m, nx, ny, lx, ly)
    type(mesh), intent(out) :: m
    integer, intent(in) :: nx, ny
    real(wp), intent(in) :: lx, ly
    integer :: i, j
    m%nx = nx
    m%ny = ny
    m%dx = lx / real(nx, wp)
    m%dy = ly / real(ny, wp)
    allocate (m%x(0:nx), m%y(0:ny), m%solid(nx, ny))
    m%x = [(i * m%dx, i = 0, nx)]
    m%y = [(j * m%dy, j = 0, ny)]
    do j = 1, ny
      do i = 1, nx
        m%solid(i, j) = (m%x(i) - 0.5_wp)**2 + (m%y(j) - 0.5_wp)**2 < 0.02_wp
      end do
    end do
  end subroutine make_mesh
  subroutine destroy_mesh(m)
    type(mesh), intent(inout) :: m
    if (allocated(m%x)) deallocate (m%x, m%y, m%solid)
  end subroutine destroy_mesh
  pure function cross(a, b) result(c)
    real(wp), intent(in) :: a(3), b(3)
    real(wp) :: c(3)
    c = [a(2)*b(3) - a(3)*b(2), a(3)*b(1) - a(1)*b(3), a(1)*b(2) - a(2)*b(1)]
  end function cross
end module mesh_mod

module field_mod
  use kinds
  use mesh_mod, only: mesh
  implicit none
  type field
    character(len=16) :: name = ' '
    real(wp), pointer :: v(:, :) => null()
  end type field
  interface norm
    procedure norm_field, norm_array
  end interface norm
  interface assignment(=)
    module procedure set_constant
  end interface
  abstract interface
    pure real(wp) function profile(x, y)
      import :: wp
      real(wp), intent(in) :: x, y
    end function profile
  end interface
contains
  subroutine new_field(f, m, name)
    type(field), intent(inout) :: f
    type(mesh), intent(in) :: m
    character(*), intent(in) :: name
    f%name = name
    if (associated(f%v)) deallocate (f%v)
    allocate (f%v(0:m%nx + 1, 0:m%ny + 1))
    f%v = 0.0_wp
  end subroutine new_field
  elemental function limiter(r) result(phi)
    real(wp), intent(in) :: r
    real(wp) :: phi
    phi = max(0.0_wp, min(1.0_wp, r))
  end function limiter
  subroutine set_constant(f, c)
    type(field), intent(inout) :: f
    real(wp), intent(in) :: c
    f%v = c
  end subroutine set_constant
  subroutine fill(f, m, p)
    type(field), intent(inout) :: f
    type(mesh), intent(in) :: m
    procedure(profile) :: p
    integer :: i, j
    forall (i = 1:m%nx, j = 1:m%ny) f%v(i, j) = p(m%x(i), m%y(j))
  end subroutine fill
  real(wp) function norm_field(f)
    type(field), intent(in) :: f
    norm_field = norm_array(f%v)
  end function norm_field
  real(wp) function norm_array(a)
    real(wp), intent(in) :: a(:, :)
    norm_array = sqrt(sum(a**2) / size(a))
  end function norm_array
end module field_mod

module solver_mod
  use kinds
  use mesh_mod
  use field_mod
  implicit none
  type options
    integer :: steps = 20, sweeps = 30
    real(wp) :: re = 100.0_wp, dt = 1.0e-3_wp, omega = 1.5_wp
    logical :: upwind = .true.
  end type options
  type(options), save :: opt
  integer, private :: total_sweeps = 0
contains
  subroutine advect(u, v, q, dq, m)
    type(field), intent(in) :: u, v, q
    real(wp), intent(out) :: dq(:, :)
    type(mesh), intent(in) :: m
    integer :: i, j
    real(wp) :: fx, fy
    associate (uu => u%v, vv => v%v, qq => q%v, idx => 1.0_wp / m%dx, idy => 1.0_wp / m%dy)
      do j = 1, m%ny
        do i = 1, m%nx
          if (opt%upwind) then
            fx = merge(qq(i, j) - qq(i - 1, j), qq(i + 1, j) - qq(i, j), uu(i, j) > 0) * idx
            fy = merge(qq(i, j) - qq(i, j - 1), qq(i, j + 1) - qq(i, j), vv(i, j) > 0) * idy
          else
            fx = 0.5_wp * (qq(i + 1, j) - qq(i - 1, j)) * idx
            fy = 0.5_wp * (qq(i, j + 1) - qq(i, j - 1)) * idy
          end if
          dq(i, j) = -(uu(i, j) * fx + vv(i, j) * fy) + (1.0_wp / opt%re) * &
            ((qq(i + 1, j) - 2 * qq(i, j) + qq(i - 1, j)) * idx**2 &
            + (qq(i, j + 1) - 2 * qq(i, j) + qq(i, j - 1)) * idy**2)
        end do
      end do
    end associate
  end subroutine advect
  subroutine poisson(p, rhs, m, residual)
    type(field), intent(inout) :: p
    real(wp), dimension(:, :), intent(in) :: rhs
    type(mesh), intent(in) :: m
    real(wp), intent(out), optional :: residual
    integer :: k, i, j, colour
    real(wp) :: ax, ay, ap, r, worst
    ax = 1 / m%dx**2
    ay = 1 / m%dy**2
    ap = -2 * (ax + ay)
    sweeps: do k = 1, opt%sweeps
      worst = 0
      do colour = 0, 1
        do j = 1, m%ny
          do i = 1 + mod(j + colour, 2), m%nx, 2
            if (m%solid(i, j)) cycle
            r = rhs(i, j) - ax * (p%v(i - 1, j) + p%v(i + 1, j)) - ay * (p%v(i, j - 1) + p%v(i, j + 1)) - ap * p%v(i, j)
            p%v(i, j) = p%v(i, j) + opt%omega * r / ap
            worst = max(worst, abs(r))
          end do
        end do
      end do
      total_sweeps = total_sweeps + 1
      call edges(p%v)
      if (worst < 1.0e-6_wp) exit sweeps
    end do sweeps
    if (present(residual)) residual = worst
  end subroutine poisson
  subroutine edges(a)
    real(wp), intent(inout) :: a(0:, 0:)
    integer :: nx, ny
    nx = ubound(a, 1) - 1
    ny = ubound(a, 2) - 1
    a(0, :) = a(1, :)
    a(nx + 1, :) = a(nx, :)
    a(:, 0) = a(:, 1)
    a(:, ny + 1) = a(:, ny)
  end subroutine edges
  integer function sweeps_done()
    sweeps_done = total_sweeps
  end function sweeps_done
end module solver_mod

program flow
  use kinds
  use mesh_mod
  use field_mod
  use solver_mod
  implicit none
  type(mesh) :: m
  type(field), target :: fields(3)
  type(field), pointer :: u, v, p
  real(wp), allocatable :: du(:, :), dv(:, :), div(:, :)
  real(wp) :: res
  integer :: n, i, j
  call make_mesh(m, 24, 16, 1.5_wp, 1.0_wp)
  u => fields(1)
  v => fields(2)
  p => fields(3)
  call new_field(u, m, 'u')
  call new_field(v, m, 'v')
  call new_field(p, m, 'pressure')
  allocate (du(m%nx, m%ny), dv(m%nx, m%ny), div(m%nx, m%ny))
  call fill(u, m, start)
  v = 0.01_wp
  p = 0.0_wp
  time: do n = 1, opt%steps
    call advect(u, v, u, du, m)
    call advect(u, v, v, dv, m)
    u%v(1:m%nx, 1:m%ny) = u%v(1:m%nx, 1:m%ny) + opt%dt * du
    v%v(1:m%nx, 1:m%ny) = v%v(1:m%nx, 1:m%ny) + opt%dt * dv
    where (m%solid)
      u%v(1:m%nx, 1:m%ny) = 0
      v%v(1:m%nx, 1:m%ny) = 0
    end where
    call edges(u%v)
    call edges(v%v)
    do concurrent (i = 1:m%nx, j = 1:m%ny)
      div(i, j) = (u%v(i + 1, j) - u%v(i - 1, j)) / (2 * m%dx) + (v%v(i, j + 1) - v%v(i, j - 1)) / (2 * m%dy)
    end do
    call poisson(p, div / opt%dt, m, res)
    do j = 1, m%ny
      do i = 1, m%nx
        u%v(i, j) = u%v(i, j) - opt%dt * (p%v(i + 1, j) - p%v(i - 1, j)) / (2 * m%dx)
        v%v(i, j) = v%v(i, j) - opt%dt * (p%v(i, j + 1) - p%v(i, j - 1)) / (2 * m%dy)
      end do
    end do
    if (mod(n, 5) == 0) write (*, '(a, i4, 3es14.6)') ' step', n, norm(u), norm(v), norm(div)
  end do time
  print '(3a, f10.6)', trim(fields(3)%name), ' ', 'norm', norm(p)
  print *, sweeps_done(), count(m%solid)
  print '(3f8.3)', [1.0_wp, 0.0_wp, 0.0_wp] .x. [0.0_wp, 1.0_wp, 0.0_wp]
  print '(5f8.4)', limiter([-1.0_wp, 0.25_wp, 0.5_wp, 2.0_wp, 1.0_wp])
  call destroy_mesh(m)
  print *, allocated(m%x)
contains
  pure real(wp) function start(x, y)
    real(wp), intent(in) :: x, y
    start = 4 * y * (1 - y) * (1 + 0.1_wp * sin(6.0_wp * x))
  end function start
end program flow
