! Calls and references that do not match what is called.
module callees
  implicit none
  interface same
    module procedure of_integer, of_real
  end interface
  abstract interface
    subroutine shape_only(x)
      real :: x
    end subroutine
  end interface
contains
  subroutine of_integer(i)
    integer, intent(in) :: i
    print *, i
  end subroutine
  subroutine of_real(r)
    real, intent(in) :: r
    print *, r
  end subroutine
  subroutine takes(a, p, v, c)
    real, intent(inout) :: a(:,:)
    real, pointer, optional :: p(:)
    real, allocatable, optional :: v(:)
    character(4), optional :: c
    a = 1
  end subroutine
  real function gives(x)
    real, intent(in) :: x
    gives = x
  end function
  subroutine passes(f)
    real, external :: f
    print *, f(1.0)
  end subroutine
end module
program calls_that_do_not_match
  use callees
  implicit none
  real :: m(2,2), a(4), r
  real, target :: t(4)
  real, allocatable :: v(:), v2(:,:)
  real, pointer :: p(:), p2(:,:), nobody(:)
  integer :: i
  procedure(gives), pointer :: f
  character(2) :: c
  real :: squared, x
  squared(x) = x*x
  m = 1; a = 1; r = 1
  call same('a') ! ERROR "no procedure of 'same' takes these arguments: character\(1\)"
  call same(1, 2) ! ERROR "no procedure of 'same' takes these arguments: integer\(4\), integer\(4\)"
  call takes(a) ! ERROR "the argument 'a' of 'takes' has 2 dimensions, this has 1"
  call takes(m, a) ! ERROR "the argument 'p' is a pointer, this is none"
  call takes(m, p2) ! ERROR "the argument 'p' of 'takes' is a pointer to real\(4\) of rank 1, this is one to real\(4\) of rank 2"
  call takes(m, v=a) ! ERROR "the argument 'v' of 'takes' must be an allocatable variable"
  call takes(m, v=v2) ! ERROR "the argument 'v' of 'takes' has 1 dimension, this has 2"
  call takes(m, q=1) ! ERROR "'takes' has no argument 'q'"
  call takes(m, a=m) ! ERROR "the argument 'a' of 'takes' is given twice"
  call takes() ! ERROR "the argument 'a' of 'takes' is missing"
  call takes(m*2) ! ERROR "'takes' sets its argument 'a', but this is not a variable"
  call takes(3) ! ERROR "the argument 'a' of 'takes' is real\(4\), this is integer\(4\)"
  call gives(r) ! ERROR "'gives' is a function"
  r = takes(m) ! ERROR "'takes' is a subroutine"
  r = gives() ! ERROR "the argument 'x' of 'gives' is missing"
  r = gives('a') ! ERROR "the argument 'x' of 'gives' is real\(4\), this is character\(1\)"
  r = gives(r, r) ! ERROR "'gives' takes 1 argument, this call has 2"
  call shape_only(r) ! ERROR "'shape_only' is an abstract interface and cannot be called"
  call passes(r) ! ERROR "the argument 'f' of 'passes' is a procedure, this is no procedure"
end program
! ---
! Calls and references that do not match what is called.
module callees
  implicit none
  interface same
    module procedure of_integer, of_real
  end interface
  abstract interface
    subroutine shape_only(x)
      real :: x
    end subroutine
  end interface
contains
  subroutine of_integer(i)
    integer, intent(in) :: i
    print *, i
  end subroutine
  subroutine of_real(r)
    real, intent(in) :: r
    print *, r
  end subroutine
  subroutine takes(a, p, v, c)
    real, intent(inout) :: a(:,:)
    real, pointer, optional :: p(:)
    real, allocatable, optional :: v(:)
    character(4), optional :: c
    a = 1
  end subroutine
  real function gives(x)
    real, intent(in) :: x
    gives = x
  end function
  subroutine passes(f)
    real, external :: f
    print *, f(1.0)
  end subroutine
end module
program calls_that_do_not_match
  use callees
  implicit none
  real :: m(2,2), a(4), r
  real, target :: t(4)
  real, allocatable :: v(:), v2(:,:)
  real, pointer :: p(:), p2(:,:), nobody(:)
  integer :: i
  procedure(gives), pointer :: f
  character(2) :: c
  real :: squared, x
  squared(x) = x*x
  m = 1; a = 1; r = 1
  call m(1) ! ERROR "'m' is a variable"
  r = squared(r, r) ! ERROR "'squared' takes 1 argument, this reference has 2"
  r = squared('a') ! ERROR "the argument 'x' of 'squared' is real\(4\), this is character\(1\)"
  p => a ! ERROR "'a' cannot be pointed to"
  p => r ! ERROR "'r' cannot be pointed to"
  p => m ! ERROR "'m' cannot be pointed to"
  p => t + 1 ! ERROR "is no array that a pointer can point to"
  p(1:,1:) => t ! ERROR "the pointer has 1 dimension, 2 lower bounds are given"
  p(1:2) => m ! ERROR "'m' cannot be pointed to"
  f => r ! ERROR "'r' is no procedure"
  nullify (r) ! ERROR "'r' is not a pointer"
  nullify (a) ! ERROR "'a' is not a pointer"
  allocate (r) ! ERROR "'r' is not allocatable"
  allocate (a(3)) ! ERROR "'a' is not allocatable"
  allocate (v(2,2)) ! ERROR "'v' has 1 dimension, ALLOCATE gives 2 bounds"
  allocate (v(:)) ! ERROR "the upper bound of dimension 1 of 'v' is missing"
  allocate (v(3), stat=r) ! ERROR "STAT= needs an integer variable, this is real\(4\)"
  allocate (v(3), errmsg=i) ! ERROR "ERRMSG= needs a character variable, this is integer\(4\)"
  allocate (v(3), colour=3) ! ERROR "'colour=' cannot stand here"
end program
! ---
! Calls and references that do not match what is called.
module callees
  implicit none
  interface same
    module procedure of_integer, of_real
  end interface
  abstract interface
    subroutine shape_only(x)
      real :: x
    end subroutine
  end interface
contains
  subroutine of_integer(i)
    integer, intent(in) :: i
    print *, i
  end subroutine
  subroutine of_real(r)
    real, intent(in) :: r
    print *, r
  end subroutine
  subroutine takes(a, p, v, c)
    real, intent(inout) :: a(:,:)
    real, pointer, optional :: p(:)
    real, allocatable, optional :: v(:)
    character(4), optional :: c
    a = 1
  end subroutine
  real function gives(x)
    real, intent(in) :: x
    gives = x
  end function
  subroutine passes(f)
    real, external :: f
    print *, f(1.0)
  end subroutine
end module
program calls_that_do_not_match
  use callees
  implicit none
  real :: m(2,2), a(4), r
  real, target :: t(4)
  real, allocatable :: v(:), v2(:,:)
  real, pointer :: p(:), p2(:,:), nobody(:)
  integer :: i
  procedure(gives), pointer :: f
  character(2) :: c
  real :: squared, x
  squared(x) = x*x
  m = 1; a = 1; r = 1
  allocate (v(3), source=c) ! ERROR "character\(2\) cannot be assigned to real\(4\)"
  deallocate (m) ! ERROR "'m' is not allocatable"
  print *, associated(p, r, r) ! ERROR "'associated' takes a pointer and a target"
  call external_one(stride=3) ! ERROR "there is no subroutine 'external_one'"
end program
