! END with another name
! gfortran 12: 7 Expected label 'foo' for END SUBROUTINE statement; 8 Expecting END SUBROUTINE statement
! flang 19: 7 SUBROUTINE name mismatch; 8 MODULE name mismatch
module m
contains
  subroutine foo
  end subroutine bar ! ERROR "'end subroutine bar' closes subroutine 'foo'" HELP "write 'end subroutine foo'"
end module n ! ERROR "'end module n' closes module 'm'" HELP "write 'end module m'"
