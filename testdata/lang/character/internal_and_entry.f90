! Character arrays of assumed shape of the host in an internal procedure; ENTRY of character procedures.
module mm
contains
  subroutine host(a, x)
    character(len=*), intent(inout) :: a(:)
    real, intent(in) :: x(0:)
    call inner
    print *, a
  contains
    subroutine inner
      integer :: i
      print *, size(a), len(a), size(x), ubound(x, 1), lbound(x, 1)
      do i = 1, size(a)
        a(i)(1:1) = achar(64 + i)
      end do
    end subroutine
  end subroutine
  subroutine first(s, n)
    character(len=*) :: s
    integer :: n
    print *, 'first', s, n
    return
    entry second(s)
    print *, 'second', s, len(s)
  end subroutine
  character(len=6) function f1(k)
    integer :: k
    character(len=6) :: f2
    f1 = 'one'//achar(48+k)
    return
    entry f2(k)
    f2 = 'two'//achar(48+k)
  end function
end module
program i2
  use mm
  character(len=2) :: a(3) = 'xy'
  real :: x(4) = 0
  call host(a, x)
  call first('text', 3)
  call second('other')
  print *, f1(3), f2(4)
end program
