! Procedures: what PURE, dummy arguments and interfaces forbid.
module procedures_at_odds
  implicit none
  integer, parameter :: n = 4
contains
  subroutine of_real(r)
    real, intent(in) :: r
    print *, r
  end subroutine
  subroutine takes(a)
    real, intent(inout) :: a(:,:)
    a = 1
  end subroutine
  pure subroutine quiet(a, b) ! ERROR "'a' is an argument of a PURE subroutine and needs an INTENT"
    real :: a
    real, intent(in) :: b
    print *, b ! ERROR "the PURE procedure 'quiet' may not read or write files"
    call of_real(b) ! ERROR "'of_real' is not PURE, but the PURE procedure 'quiet' calls it"
  end subroutine
  pure real function still(x) ! ERROR "'x' is an argument of a PURE function, which may not change it"
    real, intent(inout) :: x
    still = x
  end function
  subroutine rest(s)
    real :: s(*)
    call takes(s) ! ERROR "the argument 'a' of 'takes' has 2 dimensions, this has 1"
  end subroutine
  subroutine twice(a, a) ! ERROR "'a' is a dummy argument twice"
    integer :: a
    a = 1
  end subroutine
  subroutine takes(b) ! ERROR "there are two procedures 'takes' in 'procedures_at_odds'"
    integer :: b
    b = 1
  end subroutine
  integer function value(x) ! ERROR "'value' already has a type"
    real :: value
    real, intent(in) :: x
    value = x
  end function
  subroutine begun(d)
    integer :: d = 3 ! ERROR "the dummy argument 'd' cannot have an initial value"
    d = 1
  end subroutine
  subroutine full(e)
    integer, allocatable :: e(4) ! ERROR "the allocatable array 'e' must have deferred shape"
    e = 1
  end subroutine
  subroutine other(d)
    integer :: d
    integer, intent(in) :: local ! ERROR "'local' is no dummy argument, so it cannot have the attribute INTENT"
    d = local
  end subroutine
  subroutine optional_local(d)
    integer :: d
    integer, optional :: local ! ERROR "'local' is no dummy argument, so it cannot have the attribute OPTIONAL"
    d = local
  end subroutine
  subroutine value_local(d)
    integer :: d
    integer, value :: local ! ERROR "'local' is no dummy argument, so it cannot have the attribute VALUE"
    d = local
  end subroutine
  integer function alternate(*) ! ERROR "a function has no alternate returns"
    alternate = 1
  end function
  subroutine written(x)
    real, intent(in) :: x
    x = 1 ! ERROR "'x' has INTENT\(IN\) and cannot be changed"
  end subroutine
  subroutine unknown_length(c) ! ERROR "'c' has a deferred length, but is neither ALLOCATABLE nor POINTER"
    character(:) :: c
    c = 'a'
  end subroutine
  subroutine deep
  contains
    subroutine deeper
    contains
      subroutine deepest ! ERROR "the internal procedure 'deeper' cannot contain 'deepest'"
      end subroutine
    end subroutine
  end subroutine
end module
program p
  use procedures_at_odds
  implicit none
  print *, n
end program
