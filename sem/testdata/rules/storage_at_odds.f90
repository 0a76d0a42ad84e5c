! COMMON and EQUIVALENCE.
program storage_at_odds
  implicit none
  type part
    integer :: n = 1
    integer, allocatable :: v(:)
  end type
  type plain
    sequence
    integer :: n, w(3)
  end type
  type(part) :: x ! ERROR "'x', whose type has default values or allocatable components, cannot be in a common block"
  type(plain) :: y
  integer :: i, k(4), scalar, later, both, m(2,2), e(3)
  character(4) :: c
  integer, allocatable :: a(:) ! ERROR "the allocatable array 'a' cannot be in a common block"
  integer, parameter :: constant = 2
  common /three/ constant ! ERROR "'constant' cannot be in a common block"
  common /four/ a
  common /five/ x
  equivalence (scalar(1), later) ! ERROR "'scalar' is a scalar"
  equivalence (k(1:2), later) ! ERROR "a section cannot stand in EQUIVALENCE"
  print *, i
end program
