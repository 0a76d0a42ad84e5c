program p
  real :: b(100,100)
!hpf$ template t(100,100)
!hpf$ distribute t(block,block)
!hpf$ align b(i,j) with t(i+1,j) ! ERROR "alignment places 'b' outside template 't'.*reaches t\(101,:\) when i = 100.*every align subscript must lie within the align target.*declare 'template t\(101,100\)', or align with 't\(i,j\)'.*extent of dimension 1 is 1:100"
end program
! ---
program p
  integer, parameter :: n = 8
  real :: b(n,n)
!hpf$ template t(n,n)
!hpf$ align b(i,j) with t(i+1,j) ! ERROR "reaches t\(n\+1,:\) when i = n.*declare 'template t\(n\+1,n\)', or align with 't\(i,j\)'.*extent of dimension 1 is 1:n"
end program
! ---
program p
  real :: b(0:8)
!hpf$ template t(8)
!hpf$ distribute t(block)
!hpf$ align b(i) with t(i) ! ERROR "reaches t\(0\) when i = 0.*declare 'template t\(0:8\)'"
end program
! ---
program p
  real :: uold(10), a(10)
!hpf$ distribute a(block)
!hpf$ align uodl(i) with a(i) ! ERROR "'uodl' in ALIGN is not declared.*did you mean 'uold'"
!hpf$ distribute uodl(block) ! ERROR "'uodl' in DISTRIBUTE is not declared.*did you mean 'uold'"
!hpf$ shadow uodl(1) ! ERROR "'uodl' in SHADOW is not declared.*did you mean 'uold'"
end program
! ---
program p
  real :: a(10,10), b(10)
!hpf$ distribute a(block) ! ERROR "DISTRIBUTE gives 1 format, 'a' has 2 dimensions"
!hpf$ shadow a(1) ! ERROR "SHADOW gives 1 width, 'a' has 2 dimensions"
!hpf$ align b(i,j) with a(i,j) ! ERROR "'b' has 1 dimension, ALIGN lists 2"
end program
! ---
program p
  real :: a(10,10), b(10)
!hpf$ distribute a(block,*)
!hpf$ align b(i) with a(i) ! ERROR "the align target 'a' has 2 dimensions, ALIGN lists 1"
end program
! ---
program p
  real :: a(10,10), b(10)
!hpf$ distribute a(block,*)
!hpf$ align b with a ! ERROR "'b' has 1 dimension, the align target 'a' has 2"
end program
! ---
program p
  real :: a(10), b(10)
!hpf$ distribute a(block)
!hpf$ distribute b(block)
!hpf$ align b(i) with a(i) ! ERROR "'b' is both aligned and distributed"
end program
! ---
program p
  real :: a(10)
!hpf$ distribute a(block)
!hpf$ distribute a(block) ! ERROR "'a' is distributed twice"
end program
! ---
program p
  real :: a(10), b(10), c(10)
!hpf$ align a(i) with b(i) ! ERROR "'a' is aligned with itself by way of 'b'"
!hpf$ align b(i) with c(i)
!hpf$ align c(i) with a(i)
!hpf$ distribute q(block) ! ERROR "not declared"
end program
! ---
program p
  real :: a(10)
!hpf$ distribute a(block) onto procs ! ERROR "'procs' is not a processor arrangement.*declare it"
end program
! ---
program p
  real :: a(10)
!hpf$ processors procs(4)
!hpf$ distribute a(block) onto prcos ! ERROR "'prcos' is not a processor arrangement.*did you mean 'procs'"
end program
! ---
program p
  real :: a(10,10)
!hpf$ processors q(4)
!hpf$ distribute a(block,block) onto q ! ERROR "'q' has 1 dimension, but 2 dimensions of 'a' are distributed"
end program
! ---
program p
  real :: x, a(10)
!hpf$ distribute a(block)
!hpf$ align a(i) with x ! ERROR "the align target 'x' is a scalar"
!hpf$ distribute x(block) ! ERROR "'x' in DISTRIBUTE is a scalar"
end program
! ---
program p
  real :: a(10), b(10), c(10), d(10), e(10), f(10), g(10,10)
  integer, parameter :: sizes(4) = (/ 2, 3, 1, 2 /), less(2) = (/ 12, -2 /), two(2,2) = 5
!hpf$ processors q(4)
!hpf$ distribute a(cyclic(0)) ! ERROR "the size in 'cyclic\(0\)' must be positive.*HPF 2.0, DISTRIBUTE"
!hpf$ distribute b(block(2)) onto q ! ERROR "4 blocks of 2 elements do not hold the 10.*HPF 2.0.*a size of at least 3"
!hpf$ distribute c(blokc) ! ERROR "'blokc' is not a distribution format.*did you mean 'block'"
!hpf$ distribute d(gen_block(a)) ! ERROR "'a' in 'gen_block\(a\)' is not an integer array.*HPF 2.0, 8.7"
!hpf$ distribute e(gen_block(sizes)) onto q ! ERROR "the sizes in 'sizes' add up to 8, but dimension 1 of 'e' has 10 elements"
!hpf$ distribute f(gen_block(less)) ! ERROR "'less' holds the negative size -2"
!hpf$ distribute g(indirect(two),*) ! ERROR "'two' in 'indirect\(two\)' is not an array of rank one"
end program
! ---
program p
  real :: a(10,10)
!hpf$ processors q(4,2)
!hpf$ distribute a(block,*) onto q(1:4,1) ! the section has one dimension
  a = 0
end program
! ---
program p
  real :: a(10,10), b(10,10), c(10)
!hpf$ processors q(4,2)
!hpf$ distribute a(block,*) onto q(1:5,1) ! ERROR "has no processors, or some that 'q' does not have.*HPF 2.0, 8.6"
!hpf$ distribute b(block,block) onto q(1:4,1) ! ERROR "'q' has 1 dimension, but 2 dimensions of 'b' are distributed"
!hpf$ distribute c(block) onto q(:) ! ERROR "'q' has 2 dimensions, the section of it 1"
end program
! ---
program p
  real :: a(10), b(20), c(10), d(10), e(10)
!hpf$ distribute b(block)
!hpf$ align a(i) with b(2*i+1) ! ERROR "alignment places 'a' outside 'b'.*HPF 2.0, ALIGN"
!hpf$ align c(i) with b(10-i) ! ERROR "alignment places 'c' outside 'b'"
!hpf$ align d(i) with b(23) ! ERROR "alignment places 'd' outside 'b'"
!hpf$ align e(:) with b(1:20:3) ! ERROR "the section '1:20:3' has 7 elements, dimension 1 of 'e' has 10.*HPF 2.0, ALIGN"
end program
! ---
program p
  real :: a(10), b(20,20)
!hpf$ distribute b(block,block)
!hpf$ align a(i) with b(i,i) ! ERROR "'i' appears twice"
end program
! ---
program p
  real :: a(10,10), b(20)
!hpf$ distribute b(block)
!hpf$ align a(i,j) with b(i+j) ! ERROR "can hold one align dummy"
end program
! ---
program p
  real :: a(10), b(20)
  integer :: k
!hpf$ distribute b(block)
!hpf$ align a(i) with b(i+k) ! ERROR "can hold one align dummy|neither an align dummy nor a constant"
end program
! ---
program p
  real :: a(10), b(10)
!hpf$ distribute b(block)
!hpf$ align a(i) with b(i+zz) ! ERROR "'zz' is neither an align dummy nor a constant"
end program
! ---
program p
  real :: a(10)
  real, allocatable :: b(:)
!hpf$ distribute b(block)
!hpf$ align a(i) with b(i) ! ERROR "'a' exists before its align target 'b' is allocated"
  allocate(b(10))
end program
! ---
program p
  real :: a(10)
!hpf$ template t(10)
!hpf$ align a(i) with t(i) ! WARNING "'a' is replicated, because 't' is not distributed"
  a = 0
end program
! ---
program p
  real :: a(10)
!hpf$ shadow a(1) ! WARNING "SHADOW has no effect"
  a = 0
end program
! ---
program p
  real :: a(10)
!hpf$ distribute a(block)
!hpf$ shadow a(-1) ! ERROR "must not be negative"
end program
! ---
program p
  integer :: n
  real :: a(10)
!hpf$ processors q(n) ! ERROR "'n' is not a constant expression"
!hpf$ template a(10) ! ERROR "'a' is a variable already"
!hpf$ distribute a(block) onto q
end program
! ---
program p
  real :: a(10)
!hpf$ distribute a(block)
  a = 1
!hpf$ redistribute a(cyclic) ! ERROR "'a' in REDISTRIBUTE is not DYNAMIC.*HPF 2.0, 8.3.*add '!hpf. dynamic :: a'"
!hpf$ realign a(i) with a(i) ! ERROR "'a' in REALIGN is not DYNAMIC"
end program
! ---
program p
  real :: a(10), b(10)
!hpf$ distribute a(block)
!hpf$ align b(i) with a(i)
!hpf$ dynamic a, b
  a = 1
!hpf$ redistribute b(cyclic) ! ERROR "'b' is aligned with 'a', so it cannot be redistributed by itself.*redistribute 'a'"
!hpf$ redistribute a(cyclic,block) ! ERROR "DISTRIBUTE gives 2 formats, 'a' has 1 dimension"
end program
! ---
program p
  real :: a(10), b(10)
!hpf$ distribute a(block)
!hpf$ sequence :: a ! ERROR "'a' is sequential and mapped.*HPF 2.0, 3.8.1"
!hpf$ inherit b ! ERROR "'b' has no actual argument whose mapping it could inherit"
!hpf$ sequence :: /none/ ! ERROR "'/none/' in SEQUENCE is not a common block"
  a = 1
end program
! ---
program p
  real :: a(10,10), b(10,10)
!hpf$ distribute a(block,block)
!hpf$ align b(:,:) with a(:,2:11) ! ERROR "alignment places 'b' outside array 'a'"
end program
! ---
program p
  real :: a(10,10), b(10,10)
!hpf$ distribute a(block,block)
!hpf$ align b(:,i) with a(i,j) ! ERROR "neither an align dummy|same number of ':'"
end program
! ---
program p
  integer :: i
  real :: a(10), t
!hpf$ distribute a(block)
!hpf$ independent, new(tt) ! ERROR "'tt' in NEW is not a variable of this unit"
  do i = 1, 10
    a(i) = i
  end do
!hpf$ independent, new(t), reduction(s) ! ERROR "'s' in REDUCTION is not a variable"
  do i = 1, 10
    t = i
    a(i) = t
  end do
end program
! ---
program p
  type t
    integer :: k, a(4)
!hpf$ distribute a(block,block) ! ERROR "DISTRIBUTE gives 2 formats, the component 'a' has 1 dimension"
!hpf$ distribute k(block) ! ERROR "the component 'k' in DISTRIBUTE is a scalar"
!hpf$ align b(i) with a(i) ! ERROR "'b' in ALIGN is not a component of 't'"
  end type
  type(t) :: x
  x%k = 1
end program
! ---
! How much a PACK moves that every image needs the whole array for.
program p
  implicit none
  real(8) :: a(2:9,3), b(24)
!hpf$ distribute a(cyclic,*)
  a = 1
  b = pack(a, a > 0) ! WARNING "'a' is gathered on every image for this PACK.*the whole array, 192 bytes"
  print *, b
end program
