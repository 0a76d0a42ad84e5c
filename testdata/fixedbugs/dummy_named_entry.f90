! names that the compiler's own code might have: start, entry, and others, as dummy arguments and variables
module m
  integer :: entry, start, loop, exit
contains
  subroutine one(start, n)
    integer, intent(in) :: start, n
    integer :: i
    do i = start, n
      write (*, '(i4)', advance='no') i
    end do
    print *
  end subroutine
  subroutine two(entry, x)
    integer, intent(inout) :: entry
    real :: x(entry)
    x = 2
    entry = entry + size(x)
  end subroutine
  function f(start, entry) result(return)
    integer :: start, entry, return
    return = start*entry
  end function
  subroutine arr(start, entry)
    real, intent(inout) :: start(:), entry(3)
    start = start + 1
    entry = entry + sum(start)
  end subroutine
  subroutine text(start, entry)
    character(*), intent(inout) :: start
    character(*) :: entry
    start = trim(start)//entry
  end subroutine
  subroutine opt(start, entry)
    integer, optional :: start, entry
    print *, present(start), present(entry)
    if (present(start)) print *, start
  end subroutine
  subroutine proc(start, entry)
    external :: start
    interface
      integer function entry(i)
        integer :: i
      end function
    end interface
    call start(entry(3))
  end subroutine
  recursive subroutine byvalue(start)
    integer, value :: start
    if (start > 0) then
      start = start - 1
      call byvalue(start)
    end if
    print *, start
  end subroutine
  subroutine host(start)
    integer :: start
    start = start
    call inner
  contains
    subroutine inner
      print *, start
    end subroutine
  end subroutine
end module
program p
  use m
  real :: x(5), y(3), main(2), loop1
  character(8) :: t
  integer :: alloca, entry1, body, then, next
  x = 1
  y = 3
  main = 5
  call one(2, 5)
  entry = 3
  call two(entry, x)
  print *, entry, x, f(3, 4)
  call arr(x, y)
  print *, x, y, main
  t = 'ab'
  call text(t, 'cd')
  print *, t
  call opt(entry=3)
  call opt(4)
  call proc(sub, fun)
  call byvalue(2)
  next = 7
  call host(next)
contains
  subroutine sub(entry)
    integer :: entry
    print *, entry
  end subroutine
  integer function fun(start)
    integer :: start
    fun = 2*start
  end function
end program
