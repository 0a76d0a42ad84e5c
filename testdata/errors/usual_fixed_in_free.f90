! fixed form in a file named .f90
! gfortran 12: 6 Unclassifiable statement; 9 Expected expression in PRINT statement; ...
! flang 19: 6 expected '('; 11 expected '=>'; ...
      program p
      implicit none
c     a comment ! ERROR "'c' begins no statement that is known" HELP "this looks like fixed form: compile it with --form=fixed, or give the file a name that ends in \.f"
      integer i
      i = 3
      print *, i, ! ERROR "expected an expression, found the end of the statement" HELP "to continue the statement in the next line, end this one with '&'"
     &  i ! ERROR "a statement cannot begin with '&'" HELP "this looks like fixed form: compile it with --form=fixed, or give the file a name that ends in \.f"
C another ! ERROR "'c' begins no statement that is known" HELP "this looks like fixed form: compile it with --form=fixed, or give the file a name that ends in \.f"
* third ! ERROR "a statement cannot begin with '\*'" HELP "this looks like fixed form: compile it with --form=fixed, or give the file a name that ends in \.f"
      end
