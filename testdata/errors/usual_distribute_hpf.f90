! DISTRIBUTE ... ON
program p
  implicit none
  real :: a(10), b(10,10)
!hpf$ processors pr(4)
!hpf$ processors ps(2,2)
!hpf$ distribute a(block) on pr ! ERROR "'on' does not belong here" HELP "write 'onto'"
!hpf$ distribute b(block) onto ps
!hpf$ distribute b(block,block) onto pr
!hpf$ distribute (block,*) : b ! ERROR "expected a name, found '\('" HELP "write 'distribute \(\.\.\.\) :: a' or 'distribute a\(\.\.\.\)'"
!hpf$ distribute a(cyclic(0))
!hpf$ distribute a(block(2)) onto pr
!hpf$ distribute a(block,) ! ERROR "expected an expression, found '\)'"
  a = 1
end program
