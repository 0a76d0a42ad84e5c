! MAX and MIN with absent optional arguments from the third on
module m
contains
  subroutine chars(a, b, c, d)
    character(*) :: a, b
    character(*), optional :: c, d
    print *, '[', max(a, b, c), '] [', min(a, b, c, d), ']', len(max(a, b, c, d)), len(max(a, b))
    if (max(a, b, c) == 'zz') print *, 'zz'
  end subroutine
  subroutine numbers(i, j, k, l)
    integer :: i, j
    integer, optional :: k, l
    print *, max(i, j, k), min(i, j, k, l), max(i, j, l, k)
  end subroutine
  subroutine reals(x, y, z)
    real :: x, y
    real, optional :: z
    print *, max(x, y, z), min(x, y, z), 2*max(x, y, z) + 1
  end subroutine
  subroutine fixed(a, b, c)
    character(3) :: a, b
    character(3), optional :: c
    character(3) :: r
    r = max(a, b, c)
    print *, r, min(a, b, c)
  end subroutine
  subroutine arrays(x, y, z)
    integer :: x(:), y(:)
    integer, optional :: z(:)
    print *, max(x, y, z), sum(min(x, y, z))
  end subroutine
  subroutine scalarinarray(x, y, z)
    integer :: x(:), y(:)
    integer, optional :: z
    if (present(z)) then
      print *, max(x, y, z)
    else
      print *, max(x, y)
    end if
  end subroutine
end module
program p
  use m
  integer :: v(3) = [1, 5, 3]
  call chars('ab', 'cd')
  call chars('ab', 'cd', 'zz')
  call chars('abc', 'cd', d='a')
  call numbers(1, 2)
  call numbers(1, 2, 3)
  call numbers(1, 2, l=-3)
  call numbers(1, 2, 7, -3)
  call reals(1.5, 2.5)
  call reals(1.5, 2.5, -1.0)
  call fixed('abc', 'xyz')
  call fixed('abc', 'xyz', 'zzz')
  call arrays(v, v + 1, [9, 0, 9])
  call scalarinarray(v, v + 1)
  call scalarinarray(v, v + 1, 4)
end program
