! Allocatable scalar components: characters of deferred and of constant length, numbers, derived types; copies, results, arrays.
module people
  implicit none
  type address
    character(len=:), allocatable :: street
    integer :: number = 1
  end type
  type person
    character(len=:), allocatable :: name
    integer :: age = 0
    character(len=:), allocatable :: nick
    real, allocatable :: height
    real, allocatable :: code
    type(address), allocatable :: home
    type(address) :: work
  end type
contains
  subroutine show(p)
    type(person), intent(in) :: p
    print *, allocated(p%name), allocated(p%nick), allocated(p%height), allocated(p%code), allocated(p%home)
    if (allocated(p%name)) print *, p%name//'|', len(p%name), p%age
    if (allocated(p%home)) print *, p%home%street, p%home%number
  end subroutine
  subroutine rename(p, s)
    type(person), intent(inout) :: p
    character(len=*), intent(in) :: s
    p%name = s
    p%nick = p%name(1:1)//p%name(len(p%name):)
  end subroutine
  function made(n) result(p)
    integer, intent(in) :: n
    type(person) :: p
    p%name = repeat('n', n)
    p%age = n
  end function
  subroutine text(s)
    character(len=*), intent(inout) :: s
    s(1:1) = '#'
    print *, len(s), s
  end subroutine
end module

program allocatable_components
  use people
  implicit none
  type(person) :: p, q, list(3)
  type(address) :: a
  integer :: i
  call show(p)
  p%name = 'Grace'
  p%age = 3
  q = p
  q%name = q%name//' Hopper'
  print *, q%name, '|', p%name, len(q%name), len(p%name)
  call rename(q, 'Ada')
  print *, q%name, q%nick, q%name(2:), index(q%name, 'd')
  q%height = 1.5
  q%height = q%height*2
  q%code = 2.5
  allocate (q%home)
  q%home%street = 'Main Street'
  q%work%street = 'Lab'
  p = q
  deallocate (q%home, q%name)
  call show(p)
  call show(q)
  print *, p%height, p%code, p%work%street, p%home%number
  allocate (character(len=p%age+4) :: q%name)
  q%name = 'x'
  print *, len(q%name), q%name//'|'
  q%name = p%home%street
  do i = 1, 3
    list(i) = made(i)
    list(i)%name = list(i)%name//'.'
  end do
  list(2) = q
  do i = 1, 3
    print *, i, list(i)%name, len(list(i)%name), allocated(list(i)%height)
  end do
  q = made(5)
  call show(q)
  call text(q%name)
  call text(p%home%street(1:4))
  a = address('Elm', 7)
  p%home = a
  a%street = 'other'
  print *, p%home%street, p%home%number, a%street
  if (q%name == '#nnnn' .and. p%home%street < 'F') print *, 'as expected'
end program
