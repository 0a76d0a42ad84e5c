! arrangements that do not fit
program p
  implicit none
  real :: a(10), b(10,10), c(10,10)
!hpf$ processors pr(4)
!hpf$ processors ps(2,2)
!hpf$ distribute b(block) onto ps ! ERROR "DISTRIBUTE gives 1 format, 'b' has 2 dimensions"
!hpf$ distribute c(block,block) onto pr ! ERROR "'pr' has 1 dimension, but 2 dimensions of 'c' are distributed"
!hpf$ distribute a(block(2)) onto pr ! ERROR "4 blocks of 2 elements do not hold the 10 of dimension 1 of 'a'" HELP "write 'block', or a size of at least 3"
  a = 1
end program
