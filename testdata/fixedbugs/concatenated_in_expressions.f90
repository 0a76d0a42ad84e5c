! array functions of characters of a computed length inside of other expressions
module m
contains
  function words(n, k) result(w)
    integer, intent(in) :: n, k
    character(k) :: w(n)
    integer :: i
    do i = 1, n
      w(i) = repeat(achar(96 + i), k)
    end do
  end function
end module
program p
  use m
  character(5) :: v(4)
  character(:), allocatable :: a(:)
  integer :: i
  v = ['_'//words(2, 3), words(2, 4)]
  print *, v
  do i = 1, 2
    print *, '<'//words(i, i)//'>'
  end do
  v(1:2) = words(2, 2)//words(2, 3)
  print *, v, [words(1, 2), words(2, 2)]
  a = words(2, 3)
  print *, len(a), a
  associate (w => '['//words(2, 2)//']')
    print *, size(w), w(2)
  end associate
  print *, count(words(3, 2) == 'bb'), maxval(iachar(words(3, 1)))
  if (all(words(2, 1)//'z' == ['az', 'bz'])) print *, 'all'
  call s(words(3, 4), '.'//words(2, 1))
contains
  subroutine s(x, y)
    character(*) :: x(3), y(:)
    print *, len(x), x, len(y), y
  end subroutine
end program
