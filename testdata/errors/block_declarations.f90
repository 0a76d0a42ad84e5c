! What cannot be declared in BLOCK.
subroutine s(x, y)
  implicit none
  real :: x, y
  integer :: a(4)
  optional :: y
  block
    integer :: n, m
    common /c/ n ! ERROR "COMMON cannot stand in BLOCK"
    equivalence (n, m) ! ERROR "EQUIVALENCE cannot stand in BLOCK"
    implicit real (a) ! ERROR "IMPLICIT cannot stand in BLOCK"
    namelist /l/ n ! ERROR "NAMELIST cannot stand in BLOCK"
    intent(in) :: x ! ERROR "this attribute cannot stand in BLOCK"
    optional :: y ! ERROR "this attribute cannot stand in BLOCK"
    value :: x ! ERROR "this attribute cannot stand in BLOCK"
    save :: m
    target :: n
    n = m
  end block
  block
    integer :: b(4)
!hpf$ distribute b(block) ! ERROR "a directive in BLOCK is not supported" HELP "declare the array in the procedure"
    integer, target, save :: t
    integer, pointer :: p => t
    data x /1./ ! ERROR "cannot stand in DATA here: it is no variable of this BLOCK"
    b = 1
  end block
end subroutine
