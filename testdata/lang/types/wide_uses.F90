! Where numbers of 80 and 128 bits stand: loops, DATA, COMMON, EQUIVALENCE, NAMELIST, bits, random numbers, optional arguments.
program wide_uses
  implicit none
  integer, parameter :: q = 16, x = 10
  real(q) :: r, list(3), h(4), shared
  real(x) :: t, g(4)
  integer(q) :: i, first, last, total
  integer(q), parameter :: far = 2_q**100
  complex(q) :: z, pair(2)
  complex(x) :: y
  real(q) :: halves(4)
  integer(8) :: words(2), k
  integer :: n
  character(200) :: text
  character(60) :: lines(6)
  real(q), allocatable :: v(:)
  real(q), pointer :: p
  real(q), target :: place
  logical(16) :: flags(3)
  namelist /group/ r, i, t
  common /block/ n, shared
  equivalence (pair, halves)
  data list /1.1_q, 2*0.3_q/
  print *, list
  total = 0
  do k = 1, 10, 3
    total = total + k
  end do
  print *, total, k
  first = -3
  last = 3
  do k = last, first, -2_q
    write (*, '(i0, 1x)', advance='no') k
  end do
  print *
  select case (far + 1)
  case (:far)
    print *, 'below'
  case (far + 1:)
    print *, 'above', far
  end select
  if (far > huge(1_8) .and. -far < -huge(1_8)) print *, 'ordered'
  call random_number(r)
  call random_number(t)
  call random_number(h)
  call random_number(g)
  print *, r >= 0 .and. r < 1, t >= 0 .and. t < 1, all(h >= 0 .and. h < 1), all(g >= 0 .and. g < 1), any(h /= h(1)), any(g /= g(1))
  r = 1/3.0_q
  i = -far
  t = 2/3.0_x
  write (text, nml=group)
  r = 0; i = 0; t = 0
  read (text, nml=group)
  print *, r == 1/3.0_q, i == -far, t == 2/3.0_x
  lines = ' '
  write (lines, nml=group)
  print '(a)', lines
  pair = [(1.0_q, 2.0_q), (3.0_q, 0.3_q)]
  print *, halves, sum(pair), product(pair)
  shared = 1/9.0_q
  n = 4
  call in_common
  i = ibset(0_q, 120)
  print *, i, btest(i, 120), ibclr(i, 120), ibits(far + 5, 0, 4), ishftc(i, 10), not(0_q), &
    popcnt(far - 1), trailz(far), shiftr(far, 90)
  print *, maskl(100, q), maskr(100, q), merge_bits(far, 3_q, far), dshiftl(1_q, far, 40), ieor(far, far + 1), bge(far, 1_q)
  print *, int(z'ffff', q), int(z'123456789abcdef0123456789abcdef', q), real(z'3fff8000000000000000000000000000', q)
  words = transfer(far + 7, words)
  print *, words, transfer(words, 1_q) == far + 7
  allocate (v(3), source=[1.0_q, 2.0_q, 4.0_q])
  v = v/3
  print *, v, minloc(v), findloc(v, 2/3.0_q), any(v > 1), spread(v, 1, 2)
  place = 5/7.0_q
  p => place
  p = p + 1
  print *, place
  flags = [.true., .false., .true.]
  print *, flags, count_of(flags), all(flags), flags(1) .neqv. flags(2)
  print *, optional(1.5_q), optional()
  z = (1, 2)
  y = z
  print *, real(z), aimag(y), z == y, cmplx(1.5_x, 2), real(z, 4), dble(r), sngl(1.25d0), abs((3.0_x, 4.0_x)), &
    int(1e18_x, 8), nint(-7.5_q, q)
  print *, 3_q/2, (-7_q)/2, mod(-7_q, 3_q), modulo(-7_q, 3_q), abs(-far), sign(far, -1_q), max(far, 1_q), &
    min(far, 1_q), dim(1_q, far)
  print *, ceiling(2.1_q), floor(-2.1_q, 8), ceiling(-2.1_x), aint(3.7_x), 7_q**3, 2_q**126, (-2_q)**127, 2.0_x**10, 10.0_q**(-20)
  print '(e50.40e4, /, d45.30, /, f0.10, /, en50.30, /, g0)', 1/3.0_q, 1/7.0_x, far*1.0_q, 123456.789_q, 1/3.0_x
  print '(2f20.10)', (1.5_q, 2.5_q), cmplx(0.1_x, 0.2_x, x)
  print *, tiny(1.0_q)/2, tiny(1.0_x)/4, 1e4000_q*1e900_q, 1e-4000_x
contains
  subroutine in_common
    integer :: n
    real(q) :: shared
    common /block/ n, shared
    print *, n, shared
  end subroutine
  integer function count_of(a)
    logical(16), intent(in) :: a(:)
    count_of = int(count(a))
  end function
  real(q) function optional(a)
    real(q), intent(in), optional :: a
    optional = -1
    if (present(a)) optional = a**2
  end function
end program
