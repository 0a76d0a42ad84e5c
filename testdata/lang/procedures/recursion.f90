! recursive procedures: local arrays of each activation, mutual recursion, results by RESULT, quick sort on sections
module sorting
  implicit none
contains
  recursive subroutine quick(a)
    integer, intent(inout) :: a(:)
    integer :: pivot, i, j, t
    if (size(a) <= 1) return
    pivot = a((1 + size(a))/2)
    i = 1
    j = size(a)
    do
      do while (a(i) < pivot)
        i = i + 1
      end do
      do while (a(j) > pivot)
        j = j - 1
      end do
      if (i <= j) then
        t = a(i)
        a(i) = a(j)
        a(j) = t
        i = i + 1
        j = j - 1
      end if
      if (i > j) exit
    end do
    call quick(a(1:j))
    call quick(a(i:size(a)))
  end subroutine
  recursive function paths(n, m) result(r)
    integer, intent(in) :: n, m
    integer :: r, part(2)
    part = 1
    if (n > 0 .and. m > 0) then
      part(1) = paths(n-1, m)
      part(2) = paths(n, m-1)
      r = sum(part)
    else
      r = part(1)
    end if
  end function
  recursive logical function even(n)
    integer, intent(in) :: n
    even = .true.
    if (n > 0) even = odd(n-1)
  end function
  recursive logical function odd(n)
    integer, intent(in) :: n
    odd = .false.
    if (n > 0) odd = even(n-1)
  end function
  recursive subroutine hanoi(n, from, to, moves, trace)
    integer, intent(in) :: n, from, to
    integer, intent(inout) :: moves
    integer, intent(inout) :: trace(:)
    if (n == 0) return
    call hanoi(n-1, from, 6-from-to, moves, trace)
    moves = moves + 1
    trace(moves) = 10*from + to
    call hanoi(n-1, 6-from-to, to, moves, trace)
  end subroutine
end module
program p
  use sorting
  implicit none
  integer :: a(20), i, moves, trace(31)
  do i = 1, 20
    a(i) = mod(i*37, 23)
  end do
  call quick(a)
  print *, a
  print *, paths(4, 5), even(10), odd(10)
  moves = 0
  trace = 0
  call hanoi(4, 1, 3, moves, trace)
  print *, moves, trace(1:15)
end program
