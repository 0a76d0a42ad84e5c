! misspelt directives
program p
  implicit none
  real :: a(10)
!hpf distribute a(block)
!$hpf distribute a(block)
!hpf$distribute a(block)
! hpf$ distribute a(block)
!hpf$ distribute a(blok)
!hpf$ distrbute a(block) ! ERROR "unknown HPF directive 'distrbute'" HELP "write '!HPF\$ DISTRIBUTE'"
!hpf$ distribute a block ! ERROR "'block' does not belong here" HELP "write the formats in parentheses: 'a\(block\)'"
  a = 1
  print *, a
end program
