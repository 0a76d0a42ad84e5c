! WHERE, FORALL and DO CONCURRENT.
program masks
  implicit none
  integer :: i, j, k
  real :: a(8), b(8), c(0:7), x(4,4), y(4,4)
  logical :: l(8)
!hpf$ processors p(number_of_processors())
!hpf$ distribute (block) onto p :: a, b
!hpf$ distribute (block,*) :: x
!hpf$ align y(i,j) with x(j,i)
  a = [1., -2., 3., -4., 5., -6., 7., -8.]
  b = 0
  c = a
  l = a > 0
  where (a > 0) b = sqrt(a)
  print *, b
  where (a > 0)
    a = -a
    b = b + a
  elsewhere (a < -5)
    a = 0
  elsewhere
    a = 2*a
  end where
  print *, a, b
  where (l)
    a(1:8) = c(7:0:-1)
  end where
  where (a(1:7) > 0) a(2:8) = a(1:7)
  print *, a
  where (a > 0)
    a = cos(a)
    b(1:8) = a(8:1:-1)
  elsewhere
    b = a
  end where
  print *, a, b
  where (c > 0)
    where (c > 4)
      c = c - 4
    elsewhere
      c = c + 4
    end where
  end where
  print *, c
  forall (i = 1:4, j = 1:4) x(i,j) = 10*i + j
  forall (i = 1:4, j = 1:4, i > j) x(i,j) = x(j,i)
  print *, x
  y = 0
  forall (i = 2:3)
    y(i,2:3) = x(i,1:2) + i
    forall (j = 1:4:3) y(i,j) = y(i,2)*j
  end forall
  print *, y
  forall (i = 1:8:2) a(i) = a(9-i)
  print *, a
  do concurrent (i = 1:4, j = 1:4, x(i,j) > 20)
    if (x(i,j) > 40) cycle
    k = i*j
    x(i,j) = k
  end do
  print *, x
  forall (i = 1:4) x(i,i) = sum(x(i,1:4))
  print *, x
  do concurrent (k = 1:8)
    b(k) = k
  end do
  print *, b, count(b > 3)
end program
