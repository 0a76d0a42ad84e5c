! break
! gfortran 12: 8 Name 'inner' in CYCLE statement is unknown; 11 Expected block name of 'outer' in END DO statement; ...
! flang 19: 9 expected '=>'
program p
  implicit none
  integer :: i
  outer: do i = 1, 3
    cycle inner
    break ! ERROR "'break' begins no statement that is known" HELP "write 'exit'"
    continue
  end do ! ERROR "'end do' lacks the name of its block" HELP "write 'end do outer'"
  exit
end program
