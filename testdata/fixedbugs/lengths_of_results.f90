! Lengths of the values of functions that callers cannot compute from the arguments: the host's variables, functions, components, elements.
module fruits
  implicit none
  type named
    character(7) :: name
  end type
  character(7), parameter, private :: names(3) = ['Apple  ', 'Orange ', 'Mango  ']
contains
  function get(i) result(s)
    integer, intent(in) :: i
    character(len_trim(names(i))) :: s
    s = names(i)
  end function
  recursive function joined(words, sep) result(str)
    character(*), intent(in) :: words(:), sep
    character((size(words) - 1)*len_trim(sep) + sum(len_trim(words))) :: str
    integer :: i
    str = words(1)
    if (size(words) == 1) return
    do i = 2, size(words)
      str = trim(str)//trim(sep)//words(i)
    end do
  end function
  function twice(x)
    type(named), intent(in) :: x
    character(2*len_trim(x%name)) :: twice
    twice = trim(x%name)//trim(x%name)
  end function
end module
program lengths_of_results
  use fruits
  implicit none
  integer :: i, n = 5
  character(5) :: words(4) = ['two  ', 'three', 'four ', 'five ']
  do i = 1, 3
    print *, len(get(i)), get(i)//'|'
  end do
  print *, joined(words, '+')//'|', len(joined(words(::2), '--')), joined(words(2:2), ' ')//'|'
  print *, twice(named('ab'))//'|', padded('x')//'|', len(padded('y'))
  n = 2
  print *, padded('xyz')//'|', len(padded('')), [padded('k'), padded('l')]
  call show(padded('abc'))
contains
  function padded(s)
    character(*), intent(in) :: s
    character(n + 1) :: padded
    padded = s
    if (n == 2) padded(1:1) = '_'
  end function
  subroutine show(s)
    character(*), intent(in) :: s
    print *, len(s), s//'|'
  end subroutine
end program
