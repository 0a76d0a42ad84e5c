! Variables of a BLOCK are finalized by their names backwards, as those of procedures; saved ones are not.
module finals
  type t
    integer :: i = 0
  contains
    final :: one, many
  end type
contains
  subroutine one(x)
    type(t), intent(inout) :: x
    print *, 'one', x%i
  end subroutine
  subroutine many(x)
    type(t), intent(inout) :: x(:)
    print *, 'many', x%i
  end subroutine
end module
program final_in_block
  use finals
  implicit none
  integer :: k
  do k = 1, 2
    block
      type(t) :: b, a(2), z, c
      type(t), save :: s
      type(t), allocatable :: d
      b%i = k; a%i = 20 + k; z%i = 30 + k; c%i = 40 + k; s%i = 50
      allocate (d)
      d%i = 60
    end block
  end do
end program
