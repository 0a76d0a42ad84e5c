! The bounds of a pointer that an ALLOCATE sets, and an assignment by a temporary array shares, are also those of what it points to.
module pointers
  implicit none
contains
  subroutine s(n, one)
    integer, intent(in) :: n
    logical, intent(in) :: one
    real, pointer :: dn(:, :), up(:, :)
    real, allocatable, target :: own(:, :)
    integer :: i, j
    if (one) then
      allocate (own(n, n + 1))
      dn(0:, -1:) => own
      up => own
      own = 3
    else
      allocate (dn(n, n + 1), up(n, n + 1))
      dn = 2; up = 5
    end if
    if (n > 2) then
      dn(:, :) = up(:, :)
    else
      do i = 1, size(dn, 2)
        do j = 1, size(dn, 1)
          dn(j, i) = up(j, i)
        end do
      end do
    end if
    call fill(n, dn)
    print *, sum(dn), lbound(dn), ubound(dn), sum(up)
    if (.not. one) deallocate (dn, up)
  end subroutine
  subroutine fill(n, a)
    integer, intent(in) :: n
    real, intent(inout) :: a(n, n)
    a = a + 1
  end subroutine
end module
program bounds_shared_with_pointer
  use pointers
  call s(3, .true.)
  call s(3, .false.)
  call s(2, .false.)
end program
