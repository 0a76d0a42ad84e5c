! ALIGN ... TO
program p
  implicit none
  real :: a(10), b(10,10), c(20)
!hpf$ template t(10)
!hpf$ distribute t(block)
!hpf$ align a with t
!hpf$ align b(i,j) with t(i)
!hpf$ align b(i) with t(i)
!hpf$ align c(i) with t(i)
!hpf$ align d(i) with t(i)
!hpf$ align a(i) to t(i) ! ERROR "expected 'with', found 'to'" HELP "write 'with'"
!hpf$ align a(i) with t(k)
  a = 1
end program
