C     Dummy procedures that no EXTERNAL declares: a dummy argument that is no array and is called is a procedure, also with
C     the name of an intrinsic function, and in ENTRYs; a return with a number in a procedure entered where none is.
      program dummies
      external g, r, double
      integer g, h, k
      real r, x
      integer i
      print *, h(g, 3), k(g, 5)
      call apply(double, r, x)
      print *, x
      call again(1.5, x, r)
      print *, x
      do i = 0, 3
         call choose(i, *10, *20)
         print *, 'none', i
         go to 30
   10    print *, 'first', i
         go to 30
   20    print *, 'second', i
   30    continue
      end do
      end
      integer function h(fun, i)
      integer fun
      h = fun(i) + 1
      end
      integer function k(nint, i)
      k = nint(i) - 1
      end
      integer function g(i)
      g = 2*i
      end
      real function r(x)
      r = x*x
      end
      subroutine double(f, y)
      y = 2*f(y)
      end
      subroutine apply(s, f, y)
      external f
      y = 3
      call s(f, y)
      return
      entry again(z, y, q)
      y = q(z)
      return
      entry choose(n, *, *)
      return n
      end
