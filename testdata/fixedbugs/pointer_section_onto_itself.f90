! The array that held a pointer's section while it was assigned to another section of the same pointer had the bounds that the
! pointer had when the procedure began.
program pointer_section_onto_itself
  implicit none
  real(8), target :: t(8)
  real(8), pointer :: p(:), q(:,:)
  logical, pointer :: m(:)
  integer :: i
  t = (/ (2*i, i = 1, 8) /)
  p => t
  p(2:) = p(1:7)*2
  print *, t
  p => t(8:2:-2)
  p(1:size(p)-1) = p(2:) + 1
  print *, t
  allocate(q(0:3,5))
  q = 1
  q(1:,:) = q(0:2,5:1:-1) + q(2,1)
  where (q > 1) q(:,:) = q(3:0:-1,:)
  print *, q
  allocate(m(6))
  m = (/ (mod(i,3) == 0, i = 1, 6) /)
  m(2:5) = m(1:4) .neqv. m(3:6)
  print *, m
end program
