! Elements of array components stand for what follows them in arguments that are arrays.
module m
  implicit none
  type eph
    real(8), dimension(30) :: buf = 0
    real(8) :: two(3,4)
    integer :: ipt(3,5) = 2
    real(8) :: sun(3,2)
    real(8), allocatable :: al(:)
    character(4) :: names(3)
  contains
    procedure :: interp
    procedure :: go
  end type
contains
  subroutine interp(me, buf, ncf, pv)
    class(eph), intent(inout) :: me
    integer, intent(in) :: ncf
    real(8), dimension(ncf,*) :: buf
    real(8) :: pv(ncf,*)
    pv(1,1) = buf(1,2)
    buf(2,1) = buf(2,1) + 1
  end subroutine
  subroutine go(me)
    class(eph), intent(inout) :: me
    integer :: i
    do i = 1, 30
      me%buf(i) = i
    end do
    call me%interp(me%buf(me%ipt(1,2)), 3, me%sun)
    print *, me%sun(1,1), me%buf(1:5)
    call me%interp(me%two(2,1), 3, me%sun(1,2))
  end subroutine
  real(8) function total(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    total = sum(x)
  end function
  subroutine letters(c, n)
    integer, intent(in) :: n
    character(2) :: c(n)
    c(n) = 'zz'
  end subroutine
end module
subroutine fill(x, n)
  integer :: n
  real(8) :: x(n)
  x = 7
end subroutine
program p
  use m
  implicit none
  type(eph), target :: e
  type(eph) :: many(2)
  type(eph), pointer :: q
  integer :: i
  e%two = reshape([(i*1d0, i=1,12)], [3,4])
  call e%go()
  call e%interp(e%buf(4), 2, e%sun(2,1))
  print *, e%sun(:,1), e%two(:,1:2)
  allocate(e%al(6)); e%al = [1,2,3,4,5,6]
  print *, total(e%al(3), 3), total(e%two(1,3), 6), total(e%buf(28), 3)
  call fill(e%al(2), 3)
  call fill(e%two(2,2), 4)
  print *, e%al, e%two
  many(1) = e; many(2) = e
  do i = 1, 2
    call fill(many(i)%buf(i+1), 2)
    print *, many(i)%buf(1:4), total(many(i)%buf(2), 2) + total(many(3-i)%two(1,1), 3)
  end do
  q => e
  call fill(q%buf(29), 2)
  print *, e%buf(27:), total(q%buf(29), 2)
  e%names = ['abcd','efgh','ijkl']
  call letters(e%names(2), 3)
  print *, e%names
end program
