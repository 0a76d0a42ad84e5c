! CONTIGUOUS for an argument of assumed rank, which may be a scalar; branches that the ranks exclude may say what does not conform.
program contiguous_of_any_rank
  implicit none
  integer :: x(2, 3), y(4), z(2)
  x = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  y = [7, 8, 9, 10]
  z = 0
  call show(x)
  call show(y)
  call show(y(::2))
  call show(x(:, 2:3))
  call show(5)
  print *, alike(x, x), alike(x, y), alike(y, z), alike(x(1, :), y(2:)), alike(3, y), alike(1, 2)
  print *, last(x), last(y), last(4)
contains
  subroutine show(a)
    integer, intent(in), contiguous :: a(..)
    print *, rank(a), shape(a), is_contiguous(a)
    select rank (a)
    rank (0)
      print *, a
    rank (1)
      print *, a
    rank (2)
      print *, a
    end select
  end subroutine
  logical function alike(a, b)
    integer, intent(in) :: a(..), b(..)
    if (rank(a) /= rank(b)) then
      alike = .false.
    else if (rank(a) == 0 .and. .not. rank(b) > 0) then
      alike = .true.
    else
      alike = all(shape(a) == shape(b))
    end if
  end function
  integer function last(a)
    integer, intent(in) :: a(..)
    last = -1
    if (rank(a) > 0) last = ubound(a, rank(a))
  end function
end program
