! Allocatable scalars, of deferred and constant length and of other types, as arguments, in modules and in internal procedures.
module holder
  implicit none
  character(len=:), allocatable :: shared
  integer, allocatable :: number
contains
  subroutine make(s, n)
    character(len=:), allocatable, intent(out) :: s
    integer, intent(in) :: n
    print *, allocated(s)
    s = repeat('m', n)
  end subroutine
  subroutine grow(s)
    character(len=:), allocatable, intent(inout) :: s
    if (.not. allocated(s)) s = ''
    s = s//'+'
    print *, len(s)
  end subroutine
  subroutine look(s, x)
    character(len=:), allocatable, intent(in) :: s
    real, allocatable, intent(inout) :: x
    if (allocated(s)) print *, s//'|', len(s)
    if (allocated(x)) then
      x = 2*x
      deallocate (x)
    else
      allocate (x)
      x = 1.5
    end if
  end subroutine
  subroutine drop
    if (allocated(shared)) deallocate (shared)
  end subroutine
end module

program allocatable_arguments
  use holder
  implicit none
  character(len=:), allocatable :: t
  character(len=4), allocatable :: four
  real, allocatable :: x
  integer :: i
  call make(t, 3)
  print *, t, len(t)
  call make(t, 5)
  call grow(t)
  print *, t
  do i = 1, 3
    call grow(shared)
  end do
  print *, shared, len(shared)
  call look(shared, x)
  print *, x
  call look(t, x)
  print *, allocated(x)
  call drop
  print *, allocated(shared), allocated(number), allocated(four)
  number = 7
  number = number + 1
  four = t
  print *, number, four, len(four)
  allocate (character(len=2*number) :: shared)
  shared = 'sixteen'
  print *, len(shared)
  call inner
  print *, t, len(t)
contains
  subroutine inner
    t = t(2:3)//'inner'
    call grow(t)
  end subroutine
end program
