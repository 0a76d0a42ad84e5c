! REDISTRIBUTE without DYNAMIC
program p
  implicit none
  real :: a(10)
!hpf$ distribute a(block)
!hpf$ redistribute a(cyclic) ! ERROR "'a' in REDISTRIBUTE is not DYNAMIC" HELP "add '!hpf\$ dynamic :: a'"
  a = 1
!hpf$ redistribute a(cyclic) ! ERROR "'a' in REDISTRIBUTE is not DYNAMIC" HELP "add '!hpf\$ dynamic :: a'"
  print *, a
end program
