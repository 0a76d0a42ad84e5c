! Character components: default values, arrays of them, nested types, constructors, sections of one component, arguments.
module types
  implicit none
  type name
    character(len=5) :: first = 'none', last
  end type
  type person
    type(name) :: n
    integer :: age
    character(len=3) :: tags(2) = ['t1 ', 't2 ']
  end type
contains
  subroutine show(p)
    type(person), intent(in) :: p
    print *, trim(p%n%first)//' '//trim(p%n%last), p%age, p%tags
  end subroutine
  subroutine set(s, c)
    character(len=*), intent(out) :: s
    character(len=*), intent(in) :: c
    s = c//c
  end subroutine
  subroutine all_of(a)
    character(len=*), intent(inout) :: a(:)
    a(2) = 'second'
    print *, size(a), len(a), a
  end subroutine
end module

program components
  use types
  implicit none
  type(person) :: p, list(3)
  type(name) :: nobody
  integer :: i
  p = person(name('Ada', 'Byron'), 36, ['a', 'b'])
  call show(p)
  p%n%first(2:) = 'nn'
  p%tags(2) = p%n%last(3:5)
  call set(p%n%last, p%tags(1)(1:1))
  call show(p)
  do i = 1, 3
    list(i)%n%last = repeat(achar(64 + i), i)
    list(i)%age = i
  end do
  list(2) = p
  print *, list%age, list%n%first, list%n%last
  list%n%first = 'same'
  list(1:3:2)%n%last = ['x', 'y']
  list(3)%tags = p%tags
  do i = 1, 3
    call show(list(i))
  end do
  call all_of(list%n%last)
  call all_of(p%tags)
  print *, list(2)%n%last, p%tags, list(:)%n%first(1:2)
  nobody = name('no', 'body')
  print *, nobody%last
  print *, any(list%n%first == 'same'), len(list%n%last), len(p%n%first)
end program
