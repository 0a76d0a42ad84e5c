! ALLOCATE of the wrong things
! gfortran 12: 11 Symbol 'x' has no IMPLICIT type; 8 Allocate-object must be ALLOCATABLE or a POINTER; ...
! flang 19: 8 Entity in ALLOCATE statement must have the ALLOCATABLE or POINTER attribute; 9 Arrays in ALLOCATE must have a shape specification or an expression of the same rank must ; ...
program p
  implicit none
  real :: a(10)
  real, allocatable :: b(:), c(:,:)
  allocate(a(10)) ! ERROR "'a' is not allocatable" HELP "declare it with 'allocatable' and ':' for each dimension"
  allocate(b) ! ERROR "'b' has 1 dimension, ALLOCATE gives 0 bounds"
  allocate(c(10)) ! ERROR "'c' has 2 dimensions, ALLOCATE gives 1 bound"
  allocate(b(10), stat=x) ! ERROR "'x' is not declared"
  deallocate(a) ! ERROR "'a' is not allocatable" HELP "declare it with 'allocatable' and ':' for each dimension"
end program
