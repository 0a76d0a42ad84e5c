! The length of a function's value depends on an array constant that is private to the function's module.
module names_of_kinds
  implicit none
  private
  public :: kind_name
  character(len=*), dimension(0:2), parameter :: names = ['el0 ', 'el11', 'e2  ']
contains
  function kind_name(i) result(f)
    integer, intent(in) :: i
    character(len=len_trim(names(i))) :: f
    f = names(i)
  end function
end module

program length_by_private_constants
  use names_of_kinds
  implicit none
  character(:), allocatable :: text
  integer :: i
  do i = 0, 2
    text = kind_name(i)
    print *, len(text), '<', text, '>'
  end do
end program
