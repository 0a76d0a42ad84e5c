C     The list of an assigned GO TO names labels that no ASSIGN gives to the variable: they are labels all the same.
      program gotolist
      integer i, k, n
      parameter (m = 3)
      integer m
      n = 0
      assign 20 to i
      go to i, (10, 20, 30)
   10 k = 1
      go to 40
   20 k = 2
      n = n + 1
      if (n .lt. m) go to i, (10, 20)
      go to 40
   30 k = 3
   40 continue
      print *, k, n, 0**40000, 1**70, (-1)**32767
      end
