! Directives that say what cannot be, beside those of mapping.f90.
program directives_at_odds
  implicit none
  integer, parameter :: c = 3
  integer :: i, n, sizes(2), x1(8)
  real :: a(8), b(8), d(8,8), e(8), f(8), g(8,8), h(8), k(8), m(8), r(8), s(8), o(8), u(8), v(8), w(8), z(8)
  type t
    real :: x(8)
  end type
  type(t) :: y
!hpf$ processors p(4), q(2,2), none(3:1) ! ERROR "the processor arrangement 'none' has no processors"
!hpf$ processors open_end(*) ! ERROR "the upper bound of 'open_end' is missing"
!hpf$ template tt(8), t2(8,8)
!hpf$ distribute tt(block) onto p
!hpf$ distribute t2(block,block)
!hpf$ distribute a(block) onto p(1:4:0) ! ERROR "the stride of a section must not be zero"
!hpf$ distribute b(block) onto q ! ERROR "'q' has 2 dimensions, but 1 dimension of 'b' is distributed"
!hpf$ align e(i) with c(i) ! ERROR "'c' in ALIGN is a named constant"
!hpf$ align f(i) with directives_at_odds(i) ! ERROR "'directives_at_odds' in ALIGN is not declared"
!hpf$ align g(i,:) with t2(i,i) ! ERROR "the align dummy 'i' appears twice in the target"
!hpf$ align h with t2 ! ERROR "'h' has 1 dimension, the align target 't2' has 2"
!hpf$ align k(:) with t2(:,:) ! ERROR "the lists of ALIGN do not have the same number of ':'"
!hpf$ align d(:,:) with tt(:) ! ERROR "the lists of ALIGN do not have the same number of ':'"
!hpf$ align m(i) with tt(i*i) ! ERROR "'i\*i' is not an align subscript: product of i and i"
!hpf$ align r(i) with tt(1:8:0) ! ERROR "the lists of ALIGN do not have the same number of ':'"
!hpf$ align s(i) with tt(i+n) ! ERROR "'n' is neither an align dummy nor a constant"
!hpf$ align z(i,i) with t2(i,i) ! ERROR "'z' has 1 dimension, ALIGN lists 2"
!hpf$ align o(:) with tt(1:5) ! ERROR "the section '1:5' has 5 elements, dimension 1 of 'o' has 8"
!hpf$ align u(i) with tt(i,1) ! ERROR "the align target 'tt' has 1 dimension, ALIGN lists 2"
!hpf$ align v(i) with tt ! ERROR "the lists of ALIGN do not have the same number of ':'"
!hpf$ distribute w(block(2.5)) ! ERROR "a bound must be an integer, this is real\(4\)"
!hpf$ shadow w(1)
!hpf$ shadow w(2) ! ERROR "'w' has two SHADOW directives"
!hpf$ sequence nobody ! ERROR "'nobody' in SEQUENCE is not declared"
!hpf$ sequence x1 ! ERROR "'x1' is sequential and mapped"
!hpf$ distribute x1(cyclic('a')) ! ERROR "a bound must be an integer, this is character\(1\)"
!hpf$ align y with tt ! ERROR "'y' has 0 dimensions, the align target 'tt' has 1"
!hpf$ range v(block)
  a = 1
!hpf$ independent, new(nothing) ! ERROR "'nothing' in NEW is not a variable of this unit"
  do i = 1, 8
    b(i) = i
  end do
!hpf$ redistribute w(block) ! ERROR "'w' in REDISTRIBUTE is not DYNAMIC"
!hpf$ realign w(i) with tt(i) ! ERROR "'w' in REALIGN is not DYNAMIC"
!hpf$ on home(a(1:2,3)) ! ERROR "'a' has 1 dimension, the home has 2 subscripts"
  b(1) = 2
!hpf$ on home(missing(1)) begin ! ERROR "'missing' in ON HOME is no array"
  b(2) = 2
!hpf$ end on
  b(3) = 3
end program
