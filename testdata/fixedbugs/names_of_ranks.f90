! The copies of a procedure for the ranks of its argument have names that no name of the program can be.
module names
  implicit none
  integer :: s_rank_1 = 7
contains
  subroutine s(x)
    integer, intent(in) :: x(..)
    select rank (x)
    rank (1)
      print *, 'one', x, s_rank_2()
    rank (2)
      print *, 'two', size(x), s_rank_1
    end select
  end subroutine
  integer function s_rank_2()
    s_rank_2 = 42
  end function
end module
program names_of_ranks
  use names
  implicit none
  call s([1, 2])
  call s(reshape([1, 2, 3, 4], [2, 2]))
end program
