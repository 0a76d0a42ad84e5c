! Numbers of 80 and 128 bits: real(10), real(16), the complex ones of them, integer(16), logical(16).
module wide
  implicit none
  integer, parameter :: q = selected_real_kind(30), x = selected_real_kind(18), l = selected_int_kind(30)
  real(q), parameter :: pi = 4*atan(1.0_q), third = 1/3.0_q, list(3) = [1/3.0_q, sqrt(2.0_q), -tiny(1.0_q)]
  real(x), parameter :: pix = 4*atan(1.0_x)
  integer(l), parameter :: large = 170141183460469231731687303715884105727_l
  type :: point
    character :: name = 'p'
    real(q) :: x = 1/7.0_q
    integer :: n = 3
    integer(l) :: i = -large
    complex(x) :: z = (1.5_x, 0.1_x)
    real(x) :: w(2) = [0.1_x, 1/3.0_x]
  end type
  real(q) :: kept = third
contains
  function twice(a) result(b)
    real(q), intent(in) :: a(:)
    real(q) :: b(size(a))
    b = 2*a
  end function
  elemental real(x) function half(a)
    real(x), intent(in) :: a
    half = a/2
  end function
  complex(q) function turned(z)
    complex(q), intent(in) :: z
    turned = z*(0, 1)
  end function
  integer(l) function factorial(n)
    integer, intent(in) :: n
    integer :: k
    factorial = 1
    do k = 2, n
      factorial = factorial*k
    end do
  end function
end module

program widekinds
  use wide
  implicit none
  real(q) :: r, s, v(5), m(3, 3)
  real(x) :: t, w(5)
  complex(q) :: z
  complex(x) :: y
  integer(l) :: i, k
  integer :: n
  logical(16) :: truth
  character(60) :: line
  type(point) :: p
  print *, q, x, l, pi, third, pix, list, kept
  r = 2.0_q
  s = sqrt(r)
  print *, s, s**2-2, r**0.5_q, r**(-3), s**n_of(40)
  print *, sin(r), cos(r), tan(r), exp(r), log(r), log10(r), atan(r), asinh(r), gamma(r), erf(r), bessel_jn(2, r)
  t = 2.0_x
  print *, sqrt(t), sin(t), exp(t), t**7, t**(-3), erfc_scaled(t), bessel_j0(t)
  z = cmplx(r, s, q)
  print *, z*z, z/(1, 2), sqrt(z), exp(z), abs(z), z**3, z**r, z**n_of(33), turned(z)
  y = cmplx(t, 1, x)
  print *, y*y, y/(1, 2), abs(y), aimag(y), conjg(y), y**n_of(33), cmplx(y, kind=q)
  i = huge(i)
  print *, i, -i-1, i/3, mod(i, 10_l), popcnt(i), leadz(i), i == large, iand(i, 255_l), ishft(i, -100)
  n = 5
  print *, r**n, t**n, 3_l**n, i/n, real(i, q), int(r, l), nint(2.5_q), floor(-2.5_x), factorial(33), int(1e30_q, l)
  v = [(real(n, q)/3, n=1, 5)]
  print *, v, sum(v), maxval(v), minval(v), product(v), maxloc(v), dot_product(v, v), norm2(v), twice(v)
  w = [(real(n, x)/3, n=1, 5)]
  print *, w, sum(w), maxval(w), half(w)
  m = reshape([(real(n, q)/7, n=1, 9)], [3, 3])
  print *, matmul(m, m), transpose(m), sum(m, 1), cshift(v, 1), pack(v, v > 1)
  print *, epsilon(r), huge(r), tiny(r), digits(r), precision(r), range(r), kind(r), maxexponent(r), minexponent(r), radix(r)
  print *, epsilon(t), huge(t), tiny(t), digits(t), precision(t), range(t), kind(t), maxexponent(t), minexponent(t)
  print *, nearest(r, 1.0), spacing(r), rrspacing(r), exponent(r), fraction(r), scale(r, 3), set_exponent(r, 2)
  print *, nearest(1.0_q, -1.0), nearest(0.0_q, 1.0), spacing(1.0_x), nearest(1.0_x, 1.0), fraction(0.3_q), exponent(0.1_x)
  print '(f45.36, es45.36e4, g45.36)', r/3, r/7, r/11
  print '(f35.20, i45, z40)', t/3, i, i
  truth = .true.
  print *, truth, .not. truth, range(i), digits(i), huge(1_l)
  print *, storage_size(r), storage_size(t), storage_size(z), storage_size(i), bit_size(i), storage_size(p)
  print *, 1.5q0, 1.25_16 == 1.25_4, real(1.1_16), real(1.1_16, 8), 1.1_16 - 1.1_8, 0.1_10 - 0.1_16
  print *, mod(r, 0.7_q), modulo(-r, 0.7_q), sign(r, -1.0_q), dim(r, 1.0_q), aint(-2.7_q), anint(2.5_x), hypot(r, s), atan2(r, s)
  print *, selected_real_kind(19), selected_real_kind(34), selected_real_kind(10, 5000), selected_real_kind(18, 4000)
  print *, selected_int_kind(38), selected_int_kind(39), selected_real_kind(40, 5000), max(r, s, 3.0_q), min(t, 1.0_x)
  line = ' 0.333333333333333333333333333333333333 -170141183460469231731687303715884105728'
  line = '0.33333333333333333333333333333333333'
  read (line, *) s
  print *, s == third, s - third
  write (line, '(i0)') -large - 1
  read (line, *) k
  print *, trim(line), k == -large - 1
  print *, p
  p%x = p%x + 1; p%i = 7; p%w(2) = -1
  print *, p%name, p%x, p%n, p%i, p%z, p%w
  print *, transfer(1.0_q, 1_l), transfer(0.1_q, 1_l), transfer(1.0_8, 1_8)
  select case (i)
  case (large)
    print *, 'large'
  case default
    print *, 'other'
  end select
  open (10, status='scratch', form='unformatted')
  write (10) r/3, t/3, i, z, y, p
  rewind (10)
  read (10) s, t, k, z, y, p
  print *, s == r/3, t, k, z, y, p%i
contains
  integer function n_of(k)
    integer, intent(in) :: k
    n_of = k
  end function
end program
