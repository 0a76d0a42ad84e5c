! pointers and targets that do not fit
! gfortran 12: 10 Pointer assignment target is neither TARGET nor POINTER; 11 Different ranks in pointer assignment; ...
! flang 19: 10 In assignment to object pointer 'q', the target 'b' is not an object with POINTER or TARGE; 11 Pointer has rank 0 but target has rank 1; ...
program p
  implicit none
  real, target :: a(10)
  real :: b(10)
  real, pointer :: q(:), s
  integer, pointer :: k(:)
  q => b ! ERROR "'b' cannot be pointed to" HELP "add the attribute TARGET"
  s => a ! ERROR "the pointer is real\(4\) of rank 0, its target real\(4\) of rank 1"
  b => a ! ERROR "'b' is not a pointer" HELP "declare it with the attribute POINTER"
  k => a ! ERROR "the pointer is integer\(4\) of rank 1, its target real\(4\) of rank 1"
  q => a(1:2) + 1 ! ERROR "is no array that a pointer can point to"
end program
