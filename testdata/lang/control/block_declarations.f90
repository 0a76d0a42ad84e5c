! BLOCK with all kinds of declarations: shapes from outside, SAVE, defaults, IMPORT.
module m
  implicit none
  type t
    integer :: n = 7
    real, allocatable :: a(:)
  contains
    final :: gone
  end type
  integer :: freed = 0
contains
  impure elemental subroutine gone(x)
    type(t), intent(inout) :: x
    freed = freed + 1
    print *, 'gone', x%n
  end subroutine
  recursive subroutine work(n)
    integer, intent(in) :: n
    integer :: i, j
    do i = 1, 2
      block
        integer, save :: count = 10
        integer, save :: sums(3)
        integer :: a(n), b(0:n, 2)
        type(t) :: x
        type(t), save :: kept
        type(t), save :: keptlist(2)
        character(n + 1) :: c
        character(len=:), allocatable :: d
        real, allocatable :: v(:)
        integer, pointer :: p => null()
        logical, parameter :: yes = .true.
        count = count + 1
        if (count == 11) sums = 0
        sums(2) = sums(2) + n
        a = [(n * i + j, j = 1, n)]
        b = i
        c = repeat('z', n + 1)
        d = c // c
        kept%n = kept%n + 1
        keptlist(2)%n = keptlist(2)%n + kept%n
        print *, allocated(v), associated(p), yes, x%n, kept%n, keptlist%n
        allocate (v(n))
        x%n = n * 10 + i
        print *, count, sums(2), a, shape(b), len(d), size(v)
        if (n > 2) exit
        if (i == 2) cycle
      end block
    end do
  end subroutine
end module
program main
  use m
  implicit none
  integer :: x = 1, i
  call work(1)
  call work(3)
  print *, freed
  block
    real :: x
    integer, parameter :: k = 3
    integer, dimension(k) :: z
    common_like: block
      integer :: i
      do i = 1, k
        z(i) = i * i
      end do
    end block common_like
    x = 2.5
    print *, x, z
  end block
  print *, x
  block
    x = x + 1
    print *, x
  end block
  block
    print *, x
  end block
  block
    use, intrinsic :: iso_fortran_env, only: k8 => real64, int16
    real(k8) :: y
    integer(int16) :: s
    y = 1._k8 / 3
    s = huge(s)
    print *, y, s
  end block
  block
    type u
      integer :: a, b = 5
    end type
    type(u) :: v, w(2)
    enum, bind(c)
      enumerator :: red = 4, green
    end enum
    interface
      integer function ext(i)
        integer, intent(in) :: i
      end function
    end interface
    procedure(ext), pointer :: f
    external :: sub
    v%a = green
    w%b = [1, 2]
    f => ext
    print *, v, w%b, f(3)
    call sub(x)
  end block
  outer: block
    integer :: n
    n = 0
    do i = 1, 10
      block
        integer :: m
        m = i
        n = n + m
        if (n > 20) exit outer
      end block
    end do
    print *, 'not here'
  end block outer
  print *, 'end', i
  block
    integer, volatile :: vv
    integer, target :: tt(3)
    integer, pointer :: pp(:)
    real, asynchronous :: aa
    intrinsic :: sin
    tt = [1, 2, 3]
    vv = 3
    pp => tt(::2)
    aa = sin(0.)
    print *, vv, pp, aa
  end block
end program
integer function ext(i)
  integer, intent(in) :: i
  ext = -i
end function
subroutine sub(i)
  integer :: i
  print *, 'sub', i
end subroutine
