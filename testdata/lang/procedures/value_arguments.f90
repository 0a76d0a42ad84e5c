! Arguments with VALUE of procedures with and without BIND(C): characters, types, complex numbers, optional ones.
module m
  use, intrinsic :: iso_c_binding
  implicit none
  type, bind(c) :: pt
    integer(c_int) :: a
    real(c_double) :: b
  end type
  type :: own
    integer :: a(5) = 1
  end type
contains
  subroutine c1(x, y, z, w) bind(c, name='c_one')
    character(kind=c_char), value :: x
    integer(c_int), value :: y
    real(c_float), value :: z
    complex(c_double_complex), value :: w
    print *, x, y, z, w
    x = 'X'; y = 0; z = 0; w = 0
  end subroutine
  function c2(x) result(r) bind(c)
    character(kind=c_char), value :: x
    character(kind=c_char) :: r
    r = achar(iachar(x) + 1)
    x = ' '
  end function
  subroutine f1(x, s, n, y, z, w, q, l)
    character, value :: x
    character(3), value :: s
    integer, value :: n
    integer(1), value :: y
    real(8), value :: z
    complex, value :: w
    type(own), value :: q
    logical, value :: l
    print *, x, s, n, y, z, w, q, l
    x = '-'; s = '---'; n = 0; y = 0; z = 0; w = 0; q%a = 0; q%a = 0; l = .false.
    print *, x, s, n, y, z, w, q, l
  end subroutine
  character(2) function f2(x)
    character(2), value :: x
    x(1:1) = '#'
    f2 = x
  end function
  subroutine opt(i, r, c)
    integer, value, optional :: i
    real, value, optional :: r
    complex, value, optional :: c
    if (present(i)) then
      print *, 'i', i
      i = -1
    end if
    if (present(r)) print *, 'r', r
    if (present(c)) print *, 'c', c
    if (.not. present(i) .and. .not. present(r)) print *, 'nothing'
  end subroutine
end module
program main
  use m
  implicit none
  interface
    subroutine again(x, y, z, w) bind(c, name='c_one')
      import
      character(kind=c_char), value :: x
      integer(c_int), value :: y
      real(c_float), value :: z
      complex(c_double_complex), value :: w
    end subroutine
  end interface
  character :: a = 'a'
  character(3) :: s = 'str'
  character(2) :: t = 'ab'
  integer :: n = 5
  type(pt) :: p = pt(3, 4d0)
  type(own) :: o
  call c1(a, n, 1.5, (1d0, 2d0))
  call again(a, n + 1, 2.5, (3d0, 4d0))
  print *, a, n, p, c2(a), c2('x')
  call f1(a, s, n, 3_1, 2d0, (1., 2.), o, .true.)
  print *, a, s, n, o
  call f1('q', 'abc', 1, 2_1, 3d0, (0., 0.), own([1, 2, 3, 4, 5]), .false.)
  print *, f2(t), t, f2('zz')
  call opt(n, 1.)
  call opt(r=2.)
  call opt(c=(1., 2.))
  call opt
  print *, n
end program
