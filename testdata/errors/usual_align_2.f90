! alignments that do not fit
program p
  implicit none
  real :: a(10), b(10,10), c(20), e(10)
!hpf$ template t(10)
!hpf$ distribute t(block)
!hpf$ align b(i,j) with t(i)
!hpf$ align b(i) with t(i) ! ERROR "'b' is aligned twice"
!hpf$ align c(i) with t(i) ! ERROR "alignment places 'c' outside template 't'" HELP "declare 'template t\(20\)'"
!hpf$ align d(i) with t(i) ! ERROR "'d' in ALIGN is not declared"
!hpf$ align a(i) with t(k) ! ERROR "'k' is not declared"
!hpf$ align e(i) with t(i,i) ! ERROR "the align target 't' has 1 dimension, ALIGN lists 2"
  a = 1
end program
