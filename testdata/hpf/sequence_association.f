C     An element of a distributed array stands for the sequence that begins there, as Fortran 77 libraries have it.
      program seqass
      integer n, m
      parameter (n = 17, m = 5)
      real a(n), b(n,m), least, redmin
      integer i, j
!hpf$ processors p(number_of_processors())
!hpf$ distribute a(block) onto p
!hpf$ distribute b(*,block) onto p
      do i = 1, n
         a(i) = mod(7*i, 11) + 1
         do j = 1, m
            b(i,j) = i*j
         end do
      end do
      least = redmin(a(4), 4, n)
      print *, least, redmin(a(1), 1, n)
      call clear(b(3,2), n)
      call clear(a(n-2), 3)
      do j = 1, m
         call fill(b(1,j), n, j)
      end do
      print *, a
      print *, b
      end
      real function redmin(x, l, u)
      integer l, u, i
      real x(l:u)
      redmin = x(l)
      do i = l+1, u
         if (x(i) .lt. redmin) redmin = x(i)
      end do
      end
      subroutine clear(x, k)
      integer k, i
      real x(*)
      do i = 1, k
         x(i) = -i
      end do
      end
      subroutine fill(x, k, j)
      integer k, i, j
      real x(k)
      do i = j, k, 4
         x(i) = x(i) + 100
      end do
      end
