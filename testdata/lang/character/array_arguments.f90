! Character arrays as arguments: assumed shape, assumed size, explicit shape, all lengths; sections; sequence association.
module takes
  implicit none
contains
  subroutine shaped(a)
    character(len=*), intent(inout) :: a(:)
    integer :: i
    print *, size(a), len(a), a
    do i = 1, size(a)
      a(i)(len(a):) = achar(48 + i)
    end do
  end subroutine
  subroutine parts(a)
    character(len=*), intent(in) :: a(:)
    print *, size(a), len(a), a
  end subroutine
  subroutine matrix(a, n)
    integer, intent(in) :: n
    character(len=n), intent(in) :: a(:, :)
    print *, shape2(size(a, 1), size(a, 2)), a(1, 2), a(2, 1)(2:)
  end subroutine
  function shape2(i, j) result(t)
    integer, intent(in) :: i, j
    character(len=3) :: t
    t = achar(48 + i)//'x'//achar(48 + j)
  end function
  function longest(a) result(r)
    character(len=*), intent(in) :: a(:)
    character(len=len(a)) :: r
    integer :: i
    r = ' '
    do i = 1, size(a)
      if (len_trim(a(i)) > len_trim(r)) r = a(i)
    end do
  end function
end module

program array_arguments
  use takes
  implicit none
  character(len=4) :: a(5), m(2, 2)
  character(len=12) :: s
  integer :: i
  a = ['a1  ', 'b22 ', 'c333', 'd   ', 'e   ']
  call shaped(a)
  call shaped(a(1:5:2))
  call parts(a(2:3)(2:3))
  print *, a
  m = reshape4('north', 'south')
  call matrix(m, 4)
  print *, longest(a), '|', longest(['xx  ', 'yyyy', 'z   '])
  call sized(a, 3)
  call sized(a(2), 2)
  call explicit(a, 5)
  print *, a
  s = 'abcdefghijkl'
  call letters(s, 6)
  call letters(s(4:), 2)
  call pieces(s)
  print *, s
contains
  function reshape4(x, y) result(r)
    character(len=*), intent(in) :: x, y
    character(len=4) :: r(2, 2)
    r(1, :) = x
    r(2, :) = y
  end function
  subroutine sized(x, n)
    integer, intent(in) :: n
    character(len=*) :: x(*)
    print *, len(x), (x(i), i = 1, n)
  end subroutine
  subroutine explicit(x, n)
    integer, intent(in) :: n
    character(len=*) :: x(n)
    x(n) = 'last'
    x(1)(2:3) = '=='
  end subroutine
  subroutine letters(x, n)
    integer, intent(in) :: n
    character(len=1) :: x(n)
    do i = 1, n
      print *, x(i)//'.'
    end do
  end subroutine
  subroutine pieces(x)
    character(len=3) :: x(4)
    x(2) = x(4)
    print *, x
  end subroutine
end program
