! WHERE
! gfortran 12: 14 Unexpected WRITE statement in WHERE block; 16 Symbol 'i' has no IMPLICIT type; ...
! flang 19: 14 expected 'END WHERE'; 15 expected end of statement
program p
  implicit none
  real :: a(3), b(4)
  a = 1; b = 1
  where (b > 0) a = 1 ! ERROR "arrays of shapes \(4\) and \(3\) do not conform"
  where (a) ! ERROR "the mask of WHERE must be logical, this is real\(4\)"
    a = 2
  end where
  where (a > 0)
    b = 2 ! ERROR "arrays of shapes \(3\) and \(4\) do not conform"
    print *, a ! ERROR "only array assignments and WHERE can stand in WHERE"
  end where
  forall (i=1:3) a(i) = i ! ERROR "'i' is not declared"
end program
