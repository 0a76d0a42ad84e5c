! Generic procedures, optional and keyword arguments, statement functions, pointers and targets with characters.
module m
  implicit none
  interface show
    module procedure show_text, show_int, show_list
  end interface
  character(len=8), target :: t8 = 'target'
  character(len=3) :: table(4) = ['a  ', 'bb ', 'ccc', 'd  ']
  private :: show_int
contains
  subroutine show_text(s, prefix)
    character(len=*), intent(in) :: s
    character(len=*), intent(in), optional :: prefix
    if (present(prefix)) then
      print *, prefix//s
    else
      print *, s
    end if
  end subroutine
  subroutine show_int(i)
    integer, intent(in) :: i
    print *, i
  end subroutine
  subroutine show_list(s)
    character(len=*), intent(in) :: s(:)
    integer :: i
    do i = 1, size(s)
      print *, i, trim(s(i))
    end do
  end subroutine
  elemental subroutine mark(s, c)
    character(len=*), intent(inout) :: s
    character, intent(in) :: c
    s(len(s):) = c
  end subroutine
  pure integer function vowels(s)
    character(len=*), intent(in) :: s
    integer :: i
    vowels = 0
    do i = 1, len(s)
      if (scan('aeiou', s(i:i)) > 0) vowels = vowels + 1
    end do
  end function
  function apply(f, s) result(n)
    interface
      pure integer function f(x)
        character(len=*), intent(in) :: x
      end function
    end interface
    character(len=*), intent(in) :: s
    integer :: n
    n = f(s)
  end function
end module
program b1
  use m
  implicit none
  character(len=8), pointer :: p
  character(len=3), pointer :: q(:)
  character(len=3), target :: arr(5) = 'xyz'
  character(len=2) :: sf, x
  character(len=6) :: word
  character(len=5) :: names(3)
  integer :: i, k
  sf(x) = x(2:2)//x(1:1)
  call show('text')
  call show(3)
  call show(table)
  call show('text', prefix='> ')
  call show(prefix='# ', s='keyword')
  p => t8
  p(2:3) = '--'
  print *, p, t8, associated(p, t8)
  q => arr(1:5:2)
  q(2) = 'Q'
  print *, arr, size(q), q
  allocate (p)
  p = 'fresh'
  print *, p
  deallocate (p)
  print *, sf('ab'), sf('xy')//'.'
  word = 'orange'
  print *, vowels(word), vowels(word(2:3)), vowels('sky'), apply(vowels, 'education')
  names = ['anna ', 'bob  ', 'carol']
  call mark(names, '!')
  print *, names
  call mark(names(2:3), ['1', '2'])
  print *, names
  k = 0
  do i = 1, len(word)
    k = k + ichar(word(i:i))
  end do
  print *, k
  call host('outer')
  print *, word
contains
  subroutine host(s)
    character(len=*), intent(in) :: s
    character(len=len(s)+3) :: loc
    loc = s//'...'
    word(1:1) = s(1:1)
    call show(loc)
    print *, (trim(names(i))//',', i = 1, 3)
  end subroutine
end program
