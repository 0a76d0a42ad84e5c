! SIZEOF and STORAGE_SIZE of CLASS, units beyond 32 bits, records longer than 32 bits can tell
program p
  implicit none
  type :: t
    integer(4) :: i
    real(4) :: r
  end type
  type, extends(t) :: t2
    integer(4) :: j
  end type
  class(t), allocatable :: cp
  class(t), pointer :: pp
  type(t2), target :: tt
  character(80) :: str
  integer :: i
  integer(8) :: r
  allocate (t2 :: cp)
  pp => tt
  print *, sizeof(cp), storage_size(cp), sizeof(pp), storage_size(pp)
  call inner(tt)
  call inner(t(1, 2.0))
  write (2_8*int(huge(0_4), kind=8) + 9_8, iostat=i, iomsg=str) 555
  print *, i, trim(str)
  open (2_8*int(huge(0_4), kind=8) + 9_8, iostat=i, iomsg=str)
  print *, i, trim(str)
  r = 12345678901_8
  open (10, status='scratch', recl=r, form='unformatted', access='direct')
  inquire (10, recl=r)
  print *, r
contains
  subroutine inner(x)
    class(t), intent(in) :: x
    print *, sizeof(x), storage_size(x)
  end subroutine
end program
