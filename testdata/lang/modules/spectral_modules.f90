! spectral solver: complex FFT in a module, keyword arguments, contained procedures, saved tables, character output, select case
module fft_module
  implicit none
  private
  integer, parameter, public :: rk = kind(1d0)
  real(rk), parameter :: pi = 3.14159265358979323846_rk
  complex(rk), allocatable, save :: table(:)
  integer, save :: planned = 0
  public :: fft, ifft, plan, wavenumbers, fft2
  interface fft
    module procedure fft_complex, fft_real
  end interface
contains
  subroutine plan(n, ierr)
    integer, intent(in) :: n
    integer, intent(out), optional :: ierr
    integer :: k
    if (present(ierr)) ierr = 0
    if (iand(n, n - 1) /= 0 .or. n <= 0) then
      if (.not. present(ierr)) stop 'plan: no power of two'
      ierr = n
      return
    end if
    if (planned == n) return
    if (allocated(table)) deallocate (table)
    allocate (table(0:n / 2 - 1))
    do k = 0, n / 2 - 1
      table(k) = exp(cmplx(0.0_rk, -2 * pi * k / n, kind=rk))
    end do
    planned = n
  end subroutine plan
  recursive subroutine step(x, n, stride)
    integer, intent(in) :: n, stride
    complex(rk), intent(inout) :: x(0:n - 1)
    complex(rk) :: even(0:n / 2 - 1), odd(0:n / 2 - 1), t
    integer :: k
    if (n == 1) return
    even = x(0::2)
    odd = x(1::2)
    call step(even, n / 2, 2 * stride)
    call step(odd, n / 2, 2 * stride)
    do k = 0, n / 2 - 1
      t = table(k * stride) * odd(k)
      x(k) = even(k) + t
      x(k + n / 2) = even(k) - t
    end do
  end subroutine step
  function fft_complex(x) result(y)
    complex(rk), intent(in) :: x(:)
    complex(rk) :: y(size(x))
    call plan(size(x))
    y = x
    call step(y, size(x), 1)
  end function fft_complex
  function fft_real(x) result(y)
    real(rk), intent(in) :: x(:)
    complex(rk), dimension(size(x)) :: y
    y = fft_complex(cmplx(x, kind=rk))
  end function fft_real
  function ifft(x) result(y)
    complex(rk), intent(in) :: x(:)
    complex(rk) :: y(size(x))
    y = conjg(fft_complex(conjg(x))) / size(x)
  end function ifft
  subroutine fft2(a, inverse)
    complex(rk), intent(inout) :: a(:, :)
    logical, intent(in), optional :: inverse
    logical :: back
    integer :: i
    back = .false.
    if (present(inverse)) back = inverse
    do i = 1, size(a, 2)
      if (back) then
        a(:, i) = ifft(a(:, i))
      else
        a(:, i) = fft(a(:, i))
      end if
    end do
    do i = 1, size(a, 1)
      if (back) then
        a(i, :) = ifft(a(i, :))
      else
        a(i, :) = fft(a(i, :))
      end if
    end do
  end subroutine fft2
  pure function wavenumbers(n, length) result(k)
    integer, intent(in) :: n
    real(rk), intent(in), optional :: length
    real(rk) :: k(n)
    integer :: i
    k = [(merge(i - 1, i - 1 - n, i <= n / 2), i = 1, n)]
    if (present(length)) k = k * 2 * pi / length
  end function wavenumbers
end module fft_module

module integrators
  use fft_module, only: wp => rk
  implicit none
  type scheme
    character(len=8) :: name
    integer :: stages
    real(wp), allocatable :: a(:, :), b(:)
  end type scheme
contains
  function make_scheme(name) result(s)
    character(len=*), intent(in) :: name
    type(scheme) :: s
    s%name = name
    select case (trim(name))
    case ('euler')
      s%stages = 1
    case ('heun')
      s%stages = 2
    case ('rk4')
      s%stages = 4
    case default
      s%stages = 0
    end select
    allocate (s%a(s%stages, s%stages), s%b(s%stages))
    s%a = 0
    select case (s%stages)
    case (1)
      s%b = 1
    case (2)
      s%a(2, 1) = 1
      s%b = 0.5_wp
    case (3:)
      s%a(2, 1) = 0.5_wp
      s%a(3, 2) = 0.5_wp
      s%a(4, 3) = 1
      s%b = [1, 2, 2, 1] / 6.0_wp
    end select
  end function make_scheme
  subroutine advance(s, u, dt, rhs)
    type(scheme), intent(in) :: s
    complex(wp), intent(inout) :: u(:)
    real(wp), intent(in) :: dt
    interface
      function rhs(v) result(f)
        import :: wp
        complex(wp), intent(in) :: v(:)
        complex(wp) :: f(size(v))
      end function rhs
    end interface
    complex(wp) :: k(size(u), s%stages), v(size(u))
    integer :: i, j
    do i = 1, s%stages
      v = u
      do j = 1, i - 1
        if (s%a(i, j) /= 0) v = v + dt * s%a(i, j) * k(:, j)
      end do
      k(:, i) = rhs(v)
    end do
    u = u + dt * matmul(k, cmplx(s%b, kind=wp))
  end subroutine advance
end module integrators

program burgers
  use fft_module
  use integrators
  implicit none
  integer, parameter :: n = 32
  real(rk), parameter :: nu = 0.05_rk, length = 2 * 3.14159265358979323846_rk
  real(rk) :: x(n), u(n), k(n), e
  complex(rk) :: uh(n), grid(8, 8)
  type(scheme) :: s
  character(len=8), dimension(3) :: names = ['euler   ', 'heun    ', 'rk4     ']
  integer :: i, it, m, err
  logical, dimension(n) :: keep
  x = [(length * (i - 1) / n, i = 1, n)]
  k = wavenumbers(n, length)
  keep = abs(k) < n / 3
  do m = 1, size(names)
    s = make_scheme(names(m))
    u = sin(x) + 0.5_rk * cos(2 * x)
    uh = fft(u)
    do it = 1, 50
      call advance(s, uh, 0.01_rk, rhs=burgers_rhs)
    end do
    u = real(ifft(uh), rk)
    e = sum(abs(uh)**2) / n
    write (*, '(a8, i3, 3f16.10)') s%name, s%stages, maxval(u), minval(u), e
  end do
  write (*, '(8f9.5)') u
  call plan(12, ierr=err)
  print *, 'plan', err
  grid = reshape([(cmplx(i, -i, kind=rk), i = 1, 64)], [8, 8])
  call fft2(grid)
  print '(a, 4f12.5)', ' corner', grid(1, 1), grid(2, 3)
  call fft2(grid, inverse=.true.)
  print '(a, es9.2)', ' error ', merge(1d0, 0d0, maxval(abs(grid - reshape([(cmplx(i, -i, kind=rk), i = 1, 64)], [8, 8]))) > 1e-9)
  print *, count(keep), maxloc(abs(uh)), pack(k, .not. keep .and. k > 0)
contains
  function burgers_rhs(v) result(f)
    complex(rk), intent(in) :: v(:)
    complex(rk) :: f(size(v))
    real(rk) :: phys(size(v))
    complex(rk), parameter :: im = (0, 1)
    phys = real(ifft(v), rk)
    f = -0.5_rk * im * k * fft(phys**2) - nu * k**2 * v
    where (.not. keep) f = 0
  end function burgers_rhs
end program burgers
