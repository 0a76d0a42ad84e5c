! A saved allocatable array keeps its memory and its bounds from one call to the next; one that is not saved does not.
program saved_allocatable
  implicit none
  integer :: k
  do k = 1, 4
    call use_it(k, k + 2)
  end do
contains
  subroutine use_it(k, n)
    integer, intent(in) :: k, n
    real, allocatable, save :: p(:), m(:,:)
    real, allocatable :: q(:)
    print *, allocated(p), allocated(m), allocated(q)
    if (allocated(p)) then
      print *, size(p), lbound(p,1), p, ubound(m,2), m(2,0)
      deallocate(p, m)
    else
      allocate(p(k:n), m(n,0:k))
      p = k
      m = n
    end if
    allocate(q(n))
    q = n
    print *, sum(q)
  end subroutine
end program
