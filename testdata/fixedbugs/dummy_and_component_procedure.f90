! A dummy argument with a procedure component of its own name was taken for a dummy procedure.
module runs
  implicit none
  type case
    integer :: n = 0
    procedure(work), pointer, nopass :: test => null()
  end type
  abstract interface
    subroutine work(k)
      integer, intent(inout) :: k
    end subroutine
  end interface
contains
  subroutine run(test, k)
    type(case), intent(in) :: test
    integer, intent(inout) :: k
    call test%test(k)
    k = k + test%n
  end subroutine
  subroutine double(k)
    integer, intent(inout) :: k
    k = 2*k
  end subroutine
end module
program dummy_and_component_procedure
  use runs
  implicit none
  type(case) :: c
  integer :: k = 4
  c = case(3, double)
  call run(c, k)
  print *, k
end program
