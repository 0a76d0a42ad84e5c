! ASSOCIATE and BLOCK
! gfortran 12: 18 Symbol 'z' has no IMPLICIT type; 9 Symbol 'c' has no IMPLICIT type; ...
! flang 19: 8 Subscript 3 is greater than upper bound 2 for dimension 1 of array; 9 No explicit type declared for 'c'; ...
program p
  implicit none
  integer :: a(2)
  associate (b => a)
    b(3) = 1
    c = 2 ! ERROR "'c' is not declared"
  end associate
  associate (b => 3)
    b = 4 ! ERROR "'b' stands for the value of an expression, which no statement can change"
  end associate
  block
    integer :: z
    z = 1
  end block
  print *, z ! ERROR "'z' is not declared"
end program
