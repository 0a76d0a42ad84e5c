C     Directives as real fixed-form sources spell them: a letter that continues a directive in column 6, lists behind '::',
C     no formats at all, several alignees, all prefixes; and comments that only look like directives.
      program spellings
      parameter (n = 23)
      integer n
      real a(n,n), b(n,n), c(n), d(n), e(n,n), f(n), g(n)
      integer i, j
CHPF$ TEMPLATE t(n,n)
!hpf$ align with t(i,j):: a(i,j),
!hpf$x     b(i,j)
*hpf$ align c(i), d(i) with a(i,*)
chpf$ distribute t(block,*)
!HPF$DISTRIBUTE e
!!!hpf$ distribute e(nonsense)
c!hpf$ distribute e(nonsense)
!hpf$ align with g(:) ::
!hpf$+  f(:)
!hpf$ distribute g
chpf$ independent(j,i)
      do j = 1, n
         do i = 1, n
            a(i,j) = i + 2*j
            b(i,j) = i - j
            e(i,j) = mod(i*j, 7)
         end do
      end do
chpf$ independent new(j)
      do i = 1, n
         c(i) = 0
         d(i) = a(i,3)
         f(i) = e(1,i)
         g(n+1-i) = f(i)
         do j = 1, n
            c(i) = c(i) + a(i,j)*b(i,j)
         end do
      end do
      print *, c
      print *, d
      print *, f, g
      end
