! FORALL whose assignments, masks or inner WHERE read what other iterations assign: permutations, vector subscripts, components,
! masks that are evaluated before all statements.
program forall_lists
  implicit none
  integer :: a(5,5), b(6), p(6), i, j, l(0:3)
  logical :: m(5)
  type pt
    integer :: k, v(3)
  end type
  type(pt) :: x(4), y(2,2)
  character(6) :: s
  a = reshape([(mod(7*i,5), i=1,25)], [5,5])
  forall (i=1:5)
    where (a(i,:) == 0)
      a(:,i) = i
    elsewhere (a(i,:) > 2)
      a(i,:) = 6
    end where
  end forall
  print *, a
  b = [1,2,3,4,5,6]
  p = [6,5,4,1,2,3]
  forall (i=1:6) b(p(i)) = b(i)
  print *, b
  forall (i=1:6, b(7-i) > 2) b(i) = -b(i)
  print *, b
  forall (i=1:6, b(i) < 0)
    b(7-i) = 10*i
    p(i) = b(i)
  end forall
  print *, b, p
  forall (i=1:3, j=1:2) b(i + 3*(j-1)) = 100*j + i
  print *, b
  x%k = [4,3,2,1]
  forall (i=1:4) x(x(i)%k)%k = i
  print *, x%k
  forall (i=1:4, j=1:3) x(i)%v(4-j) = x(5-x(i)%k)%k + 10*j
  do i = 1, 4
    print *, x(i)%v
  end do
  forall (i=0:3) l(mod(i+2,4)) = i
  print *, l
  forall (i=1:5, j=1:5, i /= j) a(i,j) = a(j,i)
  print *, a
  forall (i=1:5)
    forall (j=1:i, a(i,j) > 3) a(j,i) = 0
  end forall
  print *, a
  forall (j=1:5, a(j,1) == 0)
    a(j,1) = 9
    where (a(:,j) > 5) a(:,j) = a(1:5,1) + a(5:1:-1,j)
  end forall
  print *, a
  m = .false.
  forall (i=1:5) m(6-i) = a(i,i) > a(6-i,i)
  print *, m
end program
