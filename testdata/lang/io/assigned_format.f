c     Formats whose label is assigned to a variable, beside labels for GO TO; FORMAT statements anywhere; carriage control is text.
      program assgnd
      integer i, lab, k
      real x
      x = 1.25
      assign 100 to lab
      do 30 k = 1, 3
        write(*, lab) k, x
        if (k .eq. 1) assign 200 to lab
        if (k .eq. 2) assign 300 to lab
 30   continue
 100  format(1x, 'first ', i3, f6.2)
 200  format(1x, 'second', i5, f8.3)
      assign 40 to i
      goto i
      write(*,*) 'not here'
 40   write(*, 300) 4, x
 300  format('1', 'third ', i2, 1pe12.3)
      write(6, 400) 'a', 'b'
 400  format(' ', a1, 5h, and , a1)
      read(5, 500) k, x
 500  format(i3, f5.2)
      write(6, 600) k, x
 600  format('+', i4, ' ', f7.3)
      end
