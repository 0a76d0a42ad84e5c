! The value of a function may be as long as a text in an argument, which may be the value of a function bound to its type.
module strings
  implicit none
  type string
    character(:), allocatable :: s
  contains
    procedure :: up
    procedure :: twice
  end type
contains
  function up(self) result(r)
    class(string), intent(in) :: self
    type(string) :: r
    integer :: i
    r%s = self%s
    do i = 1, len(r%s)
      if (r%s(i:i) >= 'a' .and. r%s(i:i) <= 'z') r%s(i:i) = achar(iachar(r%s(i:i)) - 32)
    end do
  end function
  function twice(self) result(r)
    class(string), intent(in) :: self
    type(string) :: r
    r%s = self%s // self%s
  end function
  function text(x) result(r)
    class(string), intent(in) :: x
    character(len(x%s)) :: r
    r = x%s
  end function
  function plain(x) result(r)
    type(string), intent(in) :: x
    character(len(x%s) + 1) :: r
    r = x%s // '!'
  end function
end module
program length_from_text_in_object
  use strings
  type(string) :: a
  character(:), allocatable :: c
  a%s = 'hello'
  print *, text(a), '|', plain(a), '|'
  print *, text(a%up()), '|', plain(a%up()), '|'
  c = text(a%twice())
  print *, c, len(text(up(a))), len(plain(twice(a)))
  print *, text(string('made')) // plain(string('too'))
end
