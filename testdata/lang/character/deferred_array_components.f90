! Array components of characters whose length each allocation sets, and pointer components of such characters
module texts
  implicit none
  type page
    integer :: n = 0
    character(:), allocatable :: lines(:)
    character(:), pointer :: title => null()
    character(:), allocatable :: author
  end type
contains
  subroutine show(p)
    type(page), intent(in) :: p
    integer :: i
    print *, p%n, allocated(p%lines), associated(p%title)
    if (allocated(p%lines)) then
      print *, len(p%lines), shape(p%lines), lbound(p%lines)
      do i = lbound(p%lines, 1), ubound(p%lines, 1)
        print *, '[', p%lines(i), ']', p%lines(i)(2:2)
      end do
    end if
    if (associated(p%title)) print *, len(p%title), p%title
    if (allocated(p%author)) print *, p%author
  end subroutine
  subroutine fill(list, n, length)
    character(:), allocatable, intent(out) :: list(:)
    integer, intent(in) :: n, length
    integer :: i
    allocate (character(length) :: list(n))
    do i = 1, n
      list(i) = repeat(achar(96 + i), length)
    end do
  end subroutine
  subroutine take(list)
    character(*), intent(inout) :: list(:)
    print *, 'take', len(list), size(list), list
    list(1)(1:1) = '*'
  end subroutine
end module
program deferred_array_components
  use texts
  implicit none
  type(page) :: p, q
  character(:), allocatable :: free(:)
  character(7), target :: name
  character(4), target :: words(3)
  name = 'heading'
  words = ['one ', 'two ', 'six ']
  allocate (character(5) :: p%lines(3))
  p%lines(1) = 'first'
  p%lines(2) = 'no'
  p%lines(3) = 'ir!?'
  p%n = 3
  p%author = 'me'
  p%title => name
  call show(p)
  q%lines = p%lines
  q%lines(2) = 'yes'
  deallocate (p%lines)
  call show(p)
  call show(q)
  q%lines = ['ab', 'cd', 'ef', 'gh']
  call show(q)
  call fill(q%lines, 2, 4)
  call show(q)
  call take(q%lines)
  call show(q)
  allocate (p%lines(2:4), source=words)
  call show(p)
  call move_alloc(q%lines, free)
  print *, allocated(q%lines), len(free), free
  call move_alloc(free, p%lines)
  print *, allocated(free), len(p%lines), p%lines
  allocate (character(3) :: q%title)
  q%title = 'abcdef'
  call show(q)
  deallocate (q%title)
end program
