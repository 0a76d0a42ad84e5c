! Array constructors whose length is no constant were refused.
module m
  implicit none
  type holder
    character(:), allocatable :: words(:)
  end type
contains
  function padded(list, n) result(out)
    character(*), intent(in) :: list(:)
    integer, intent(in) :: n
    character(n) :: out(size(list) + 1)
    out = [character(n) :: list, 'end']
  end function
  subroutine append(list, word)
    character(:), allocatable, intent(inout) :: list(:)
    character(*), intent(in) :: word
    integer :: n
    if (.not. allocated(list)) then
      list = [character(len(word)) :: word]
      return
    end if
    n = max(len(list), len(word))
    list = [character(len=n) :: list, word]
  end subroutine
  subroutine show(list)
    character(*), intent(in) :: list(:)
    integer :: i
    print *, size(list), len(list), ('|'//list(i), i = 1, size(list)), '|'
  end subroutine
  integer function counted()
    counted = 3
  end function
  function word(k) result(w)
    integer, intent(in) :: k
    character(k) :: w
    w = repeat(achar(96 + k), k)
  end function
end module
program constructors_of_any_length
  use m
  implicit none
  integer :: n, i
  character(:), allocatable :: list(:), none(:)
  character(4) :: fixed(3), a = 'abcd'
  character(8) :: wide(3), five(5)
  type(holder) :: h
  n = 3
  five(:3) = [character(n) :: a, a//'x', 'fg']
  call show(five(:3))
  call append(list, 'one')
  call append(list, 'three')
  call append(list, 'to')
  call show(list)
  fixed = [character(n) :: 'wxyz', a, 'q']
  wide = [character(n) :: fixed(3), a//a, 'q']
  call show(fixed)
  call show(wide)
  wide(2:) = [character(n+3) :: (a//'123456', i = 1, 2)]
  call show(wide)
  list = [character(n) ::]
  print *, size(list), len(list)
  none = [character(len(wide) - 6) :: wide, 'x', fixed(2:3)]
  call show(none)
  five(:5) = [character(counted()) :: 'a', ('bcde', i = 1, n), wide(n)]
  call show(five(:5))
  five(:4) = [character(2*n) :: (word(i), i = 1, 4)]
  call show(five(:4))
  call show(padded(['ab', 'cd'], 5))
  list = [character(n+1) :: 'red', a, 'blue']
  h%words = list
  call show(h%words)
  h%words = [character(len(h%words)) :: h%words(2:), 'x']
  call show(h%words)
  print '(5(a,":"))', [character(n) :: a, 'a'], [character(-n) :: a]
  print *, [character(n) :: 'abc', 'd'] == ['abc', 'd  '], index([character(n) :: 'xxa'], 'a')
  wide = ' '
  where ([.true., .false., .true.]) wide = [character(n) :: a, 'second', wide(1)]
  call show(wide)
  five(:2) = [character(n) :: trim(wide(1))//a, adjustl(wide(3))]
  call show(five(:2))
end program
