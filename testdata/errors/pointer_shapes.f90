! Targets of pointers with bounds.
program main
  implicit none
  type t
    integer, pointer :: n(:,:)
    character(4) :: c(3)
  end type
  type(t), target :: x
  integer, target :: k(4, 3)
  integer, pointer :: p(:), q(:,:)
  character(2), pointer :: s(:)
  character(4), target :: a(3)
  q => k
  p(1:12) => q ! ERROR "must have one dimension or be contiguous" HELP "declare 'q' CONTIGUOUS"
  p(1:12) => x%n ! ERROR "must have one dimension or be contiguous"
  p(1:4) => k(1:2, 2:3) ! ERROR "must have one dimension or be contiguous"
  p(1:4) => k(:, :1:-1) ! ERROR "must have one dimension or be contiguous"
  p(1:12) => k(2:, :) ! ERROR "must have one dimension or be contiguous"
  p(1:) => k ! ERROR "of rank 1, its target integer.4. of rank 2"
  p(1:2:1) => k(:, 1) ! ERROR "the bounds of a pointer are"
  q(1:, :) => k ! ERROR "the bounds of a pointer are"
  q(1:2, 3:) => k ! ERROR "the bounds of a pointer are"
  q(1:) => k ! ERROR "the pointer has 2 dimensions, 1 lower bounds are given"
  q(1) => k ! ERROR "the bounds of a pointer are"
  p => k([1, 2], 1) ! ERROR "is no array that a pointer can point to"
  s => a(:)(1:2) ! ERROR "substrings of all elements"
  s => x%c(:)(2:3) ! ERROR "substrings of all elements"
  call shaped(k)
contains
  subroutine shaped(b)
    integer, target :: b(:, :)
    p(1:6) => b ! ERROR "must have one dimension or be contiguous" HELP "declare 'b' CONTIGUOUS"
  end subroutine
end program
