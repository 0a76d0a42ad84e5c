! Procedures with BIND(C) whose arguments have descriptors: texts of any length, addresses, structures, optional and absent ones.
module m
  use, intrinsic :: iso_c_binding
  implicit none
  type, bind(c) :: pt
    integer(c_int) :: a
    real(c_double) :: b
  end type
contains
  subroutine text(s, n) bind(c)
    character(kind=c_char, len=*), intent(inout) :: s
    integer(c_int), intent(in) :: n
    print *, len(s), n, s
    s(1:1) = '#'
  end subroutine
  subroutine texts(s, o) bind(c)
    character(kind=c_char, len=*), intent(inout) :: s(:)
    character(kind=c_char, len=*), intent(in), optional :: o
    print *, len(s), size(s), s, present(o)
    if (present(o)) s(2) = o
  end subroutine
  subroutine flat(s) bind(c)
    character(kind=c_char, len=1), intent(inout) :: s(*)
    s(2) = '!'
    print *, s(1:4)
  end subroutine
  subroutine addresses(p, f) bind(c)
    type(c_ptr), intent(in) :: p(:)
    type(c_funptr), intent(in), optional :: f(:)
    integer(c_int), pointer :: x
    integer :: i
    do i = 1, size(p)
      if (c_associated(p(i))) then
        call c_f_pointer(p(i), x)
        print *, i, x
      else
        print *, i, 'none'
      end if
    end do
    if (present(f)) print *, c_associated(f(1)), size(f)
  end subroutine
  subroutine points(x, y) bind(c)
    type(pt), intent(inout) :: x(:)
    type(pt), intent(in), optional :: y(:, :)
    print *, size(x), x%a, x%b
    if (present(y)) print *, shape(y), y%a
    x%a = -x%a
  end subroutine
  subroutine numbers(x, l, z) bind(c)
    real(c_float), intent(inout) :: x(:, :)
    logical(c_bool), intent(in), optional :: l(:)
    complex(c_double_complex), intent(in), optional :: z(0:)
    print *, shape(x), lbound(x), x
    if (present(l)) print *, l
    if (present(z)) print *, lbound(z), z
    x = x + 1
  end subroutine
  subroutine dynamic(a, p, s) bind(c)
    integer(c_int), allocatable, intent(inout) :: a(:)
    real(c_double), pointer, intent(inout) :: p(:)
    integer(c_int), allocatable, intent(inout) :: s
    if (allocated(a)) then
      print *, lbound(a), a
      deallocate (a)
    else
      allocate (a(-1:1), source=[7, 8, 9])
    end if
    if (associated(p)) then
      print *, lbound(p), p
      nullify (p)
    else
      allocate (p(3), source=[1d0, 2d0, 3d0])
    end if
    if (allocated(s)) print *, s
    s = 5
  end subroutine
  integer(c_int) function total(x, n) bind(c)
    integer(c_int), value :: n
    integer(c_int), intent(in) :: x(n, *)
    total = sum(x(:, 1)) + x(1, 2)
  end function
end module
program main
  use m
  implicit none
  character(5) :: c = 'hello', cs(3) = ['one  ', 'two  ', 'three']
  character(:), allocatable :: d
  integer(c_int), target :: i = 11, j = 22, k(4, 3)
  integer(c_int), allocatable :: a(:), s
  real(c_double), pointer :: p(:)
  real(c_double), target :: r(4) = [1d0, 2d0, 3d0, 4d0]
  type(pt) :: x(3), y(2, 2)
  real(c_float) :: f(3, 4)
  integer :: n
  call text(c, 1_c_int)
  call text(c(2:4), 2_c_int)
  d = 'deferred'
  call text(d, 3_c_int)
  call text(cs(2), 4_c_int)
  print *, c, d, cs
  call texts(cs)
  call texts(cs(3:1:-2), 'abc')
  call texts(cs, c)
  print *, cs
  call flat(c)
  call addresses([c_loc(i), c_null_ptr, c_loc(j)])
  call addresses([c_loc(j)], [c_funloc(total), c_null_funptr])
  x = [pt(1, 1.5d0), pt(2, 2.5d0), pt(3, 3.5d0)]
  y = reshape([pt(4, 0d0), pt(5, 0d0), pt(6, 0d0), pt(7, 0d0)], [2, 2])
  call points(x)
  call points(x(::2), y)
  call points(y(2, :), y(2:1:-1, :))
  print *, x%a, y%a
  f = reshape([(real(n), n = 1, 12)], [3, 4])
  call numbers(f)
  call numbers(f(::2, 2:3), [.true._c_bool, .false._c_bool])
  call numbers(f(3:1:-1, :1), z=[(1d0, 2d0)])
  print *, f
  nullify (p)
  call dynamic(a, p, s)
  print *, lbound(a), a, p, s
  call dynamic(a, p, s)
  print *, allocated(a), associated(p), s
  p(0:) => r(::2)
  call dynamic(a, p, s)
  k = reshape([(n, n = 1, 12)], [4, 3])
  print *, total(k, 4), total(k(:, 2:), 2)
end program
