! Versions of a procedure for the ranks of its arguments are made for calls that name it.
module m
  type :: t
  contains
    procedure :: show
  end type
  type, extends(t) :: u
  contains
    procedure :: show => show_u
  end type
contains
  subroutine show(this, a, b, c) ! ERROR "several arguments of assumed rank of 'show'" HELP "give it another name in each type"
    class(t), intent(in) :: this
    integer, intent(in) :: a(..), b(..), c(..)
    print *, 't', rank(a), rank(b), rank(c)
  end subroutine
  subroutine show_u(this, a, b, c)
    class(u), intent(in) :: this
    integer, intent(in) :: a(..), b(..), c(..)
    print *, 'u', rank(a), rank(b), rank(c)
  end subroutine
  subroutine tell(a, b, c) ! ERROR "'tell', which has several arguments of assumed rank, is supported in calls only"
    integer, intent(in) :: a(..), b(..), c(..)
    print *, rank(a), rank(b), rank(c)
  end subroutine
  subroutine run(f)
    external f
    call f
  end subroutine
end module
program many_ranks_given_away
  use m
  class(t), allocatable :: x
  allocate (u :: x)
  call x%show(1, [2], 3)
  call run(tell)
end program
