! values of functions that are arrays of characters of a computed length
module m
  type t
    integer :: k = 3
  contains
    procedure :: list
  end type
  interface operator(.twice.)
    module procedure twice
  end interface
  integer :: modlen = 4
contains
  function same(a) result(r)
    character(*), intent(in) :: a(:)
    character(len(a)) :: r(size(a))
    integer :: i
    do i = 1, size(a)
      r(i) = a(size(a) + 1 - i)
    end do
  end function
  function twice(a) result(r)
    character(*), intent(in) :: a(:)
    character(2*len(a)) :: r(size(a))
    r = a//a
  end function
  function list(x, n) result(r)
    class(t), intent(in) :: x
    integer, intent(in) :: n
    character(n + 1) :: r(2)
    r = repeat('k', x%k)
  end function
  function bymodule() result(r)
    character(modlen) :: r(2, 2)
    r = 'mnopq'
  end function
  pure integer function spec(n)
    integer, intent(in) :: n
    spec = n + 2
  end function
  function byfunction(n) result(r)
    integer, intent(in) :: n
    character(spec(n)) :: r(2)
    r = '1234567890'
  end function
  function byentry(s) result(r)
    character(*), intent(in) :: s
    character(len_trim(s)) :: r(2)
    r(1) = s
    r(2) = adjustr(s)
  end function
end module
program p
  use m
  type(t) :: x
  character(3) :: a(3) = ['abc', 'd  ', 'ef ']
  character(8) :: b(3)
  character(:), allocatable :: c(:)
  integer :: i, n
  n = 3
  b = same(a)
  print *, b
  print *, same(a), '_'//same(a)
  print *, same(a(:2)//'x'), len(same(a)), len(twice(a(1:2)))
  print *, .twice. a, same(same(a))//same(a)
  print *, x%list(n), '<'//x%list(n)//'>'
  print *, '<'//bymodule()//'>', size(bymodule()), byfunction(n)//'.'
  print *, '<'//byentry('ab  ')//'>'
  print *, same(a) == a, index(same(a), 'e'), len_trim(same(a)), trim('x')//same(a)
  call show(same(a))
  call show('_'//same(a))
  c = same(a)
  print *, len(c), c
  c = twice(a)
  print *, len(c), c
  do i = 1, 2
    modlen = i
    print *, '<'//bymodule()//'>'
    if (any(same(a) == 'ef')) print *, merge(same(a), a, [.true., .false., .true.])
  end do
  where (same(a) /= 'abc') b = '_'//same(a)
  print *, b
  write (*, '(3a5)') same(a)
contains
  subroutine show(s)
    character(*), intent(in) :: s(:)
    print *, len(s), s
  end subroutine
end program
