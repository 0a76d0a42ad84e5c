! fixed form in the wrong columns
! gfortran 12: 8 Non-numeric character in statement label; 14 END IF statement expected
! flang 19: 8 Character in fixed-form label field must be a digit; 14 expected 'END IF'
      program p
      implicit none
      integer i
      real averylongname, anotherverylongname, thirdverylongname, fourth
   do 10 i = 1, 10 ! ERROR ".d. stands where only a label can be" HELP "begin the statement in column 7, or choose free form with '--form free'"
10    continue ! ERROR "a second statement has the label 10"
      x = 3
      if (i .gt. 3) then
      print *, i
c     endif
      end ! ERROR "the 'if' block of line 11 is not closed here" HELP "write 'end if' at the end of the block"
