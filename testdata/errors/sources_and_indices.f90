! Types of SOURCE= and MOLD=, indices of FORALL, values of specifiers.
program main
  implicit none
  integer, allocatable :: a(:), b
  real, allocatable :: r
  integer(8), allocatable :: k
  character(3), allocatable :: c
  type t
    real, allocatable :: x(:)
  end type
  type(t) :: y
  integer :: i, j, v(3)
  allocate (a(2), source=[1.7, 2.2]) ! ERROR "the object is integer\(4\), SOURCE= or MOLD= is real\(4\)" HELP "the types and kinds must be the same"
  allocate (b, source=3)
  allocate (k, source=5) ! ERROR "the object is integer\(8\), SOURCE= or MOLD= is integer\(4\)"
  allocate (r, mold=1) ! ERROR "the object is real\(4\), SOURCE= or MOLD= is integer\(4\)"
  allocate (c, source='abcdef')
  allocate (y%x(3), source=1d0) ! ERROR "the object is real\(4\), SOURCE= or MOLD= is real\(8\)"
  forall (i = 1:3)
    v(i) = i
    i = 2 ! ERROR "the DO variable 'i' must not change inside its loop"
  end forall
  forall (i = 1:2, j = 1:3) j = v(j) ! ERROR "the DO variable 'j' must not change inside its loop"
  forall (i = 1:3) v(i) = i
  i = 4
  write (*, '(i3)', advance='maybe') i ! ERROR "'advance=' has no value 'maybe'"
  write (*, '(i3)', advance='NO') i
  read (*, *, pad='perhaps') i ! ERROR "'pad=' has no value 'perhaps'"
  write (*, '(f5.1)', round='upp') r ! ERROR "'round=' has no value 'upp'"
end program
