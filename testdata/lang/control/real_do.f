C     DO with a real variable and with real bounds, as FORTRAN 77 has them: the number of iterations is fixed at the start.
      program real_do
      real x, h, s
      double precision d
      integer i, n
      n = 0
      do 10 x = 0.0, 1.0, 0.1
         n = n + 1
   10 continue
      print *, n, x
      h = -0.25
      s = 0
      do x = 2.0, 0.5, h
         if (x .lt. 1.6 .and. x .gt. 1.4) cycle
         s = s + x
         h = 5
      end do
      print *, s, x
      do x = 3.0, 1.0
         s = -1
      end do
      print *, s, x
      do d = 1, 10, 2.5
         if (d .gt. 5) exit
      end do
      print *, d
      do 20 d = 1d0, 2d0, 0.3d0
      do 20 i = 1.9, 3.7
         s = s + d*i
   20 continue
      print *, s, d, i
      do i = 10.5, 1, -3.2
         print *, i
      end do
      end
