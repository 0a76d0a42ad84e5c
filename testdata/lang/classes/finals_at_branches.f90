! Variables of BLOCKs that branches of I/O statements, computed and arithmetic jumps, alternate returns and exits of constructs leave.
module m
  implicit none
  type t
    integer :: n = 0
  contains
    final :: gone
  end type
contains
  subroutine gone(x)
    type(t), intent(inout) :: x
    print *, 'gone', x%n
  end subroutine
  subroutine alt(n, *, *)
    integer, intent(in) :: n
    return n
  end subroutine
end module
program main
  use m
  implicit none
  integer :: i, k
  character(3) :: text(3) = ['1  ', 'abc', '   ']
  do i = 1, 3
    block
      type(t) :: x
      x%n = i
      read (text(i), *, err=10, end=20) k
      print *, 'read', k
      block
        type(t) :: y
        y%n = 10 * i
        go to (30, 40), i
      end block
    end block
10  print *, 'error'
    cycle
20  print *, 'end'
    cycle
30  print *, 'thirty'
40  continue
  end do
  do i = 0, 2
    block
      type(t) :: x
      x%n = 100 + i
      block
        type(t) :: z
        z%n = 200 + i
        call alt(i, *50, *60)
      end block
      print *, 'plain'
      if (i - 1) 70, 70, 70
50    print *, 'fifty'
    end block
60  print *, 'sixty'
70  continue
  end do
  checked: if (i == 3) then
    block
      type(t) :: w
      w%n = 300
      exit checked
    end block
    print *, 'no'
  end if checked
  chosen: select case (i)
  case (3)
    associate (j => i)
      block
        type(t) :: v
        type(t), allocatable :: a
        allocate (a)
        v%n = 400 + j
        a%n = 500
        if (j == 3) exit chosen
      end block
    end associate
    print *, 'no'
  end select chosen
  print *, 'done'
end program
