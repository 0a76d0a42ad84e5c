! FORALL that assigns structures: the components of the constructors are set inside of its loops, in none of their own
program forall_constructors
  implicit none
  type :: a
    integer, allocatable :: i(:)
  end type
  type :: b
    type (a), allocatable :: at(:)
    integer :: n = 7
  end type
  type :: v
    integer :: x(3), s
  end type
  type(a) :: x(4)
  type(b) :: y(4), z(4)
  type(v) :: p(5), q(3,3)
  integer :: i, k, t(3,4)
  do i = 1, 4
    x(i) = a([i, 2*i, 3*i])
  end do
  forall (i=1:4, mod(i,2) == 0) y(i) = b([x(i), x(i-1)], i)
  forall (i=1:4, mod(i,2) == 1) y(i) = b([x(i)])
  print *, (size(y(i)%at), y(i)%n, y(i)%at(1)%i, i = 1, 4)
  forall (i=1:4) y(i) = b([a(y(5-i)%at(1)%i + 1)], y(5-i)%n)
  print *, (size(y(i)%at), y(i)%n, y(i)%at(1)%i, i = 1, 4)
  forall (i=1:4) z(i) = b([y(i)%at, x(i)], y(i)%n)
  print *, (size(z(i)%at), z(i)%n, z(i)%at(2)%i, i = 1, 4)
  forall (i=1:5) p(i) = v([i, i**2, 1], i)
  forall (i=2:5) p(i) = v(p(i-1)%x + [1, 2, 3], p(i-1)%s + sum(p(i-1)%x))
  print *, p
  forall (i=1:3, k=1:3)
    q(i,k) = v(p(i)%x*k, p(k)%s)
    t(i,k) = q(i,k)%x(2)
  end forall
  print *, q, t(:,:3)
  forall (i=1:4, x(i)%i(1) > 1) x(i) = a([x(i)%i, t(1,1)])
  print *, (x(i)%i, i = 1, 4)
end program
