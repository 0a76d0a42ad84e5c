! Sections with run-time strides and bounds, WHERE and sections inside FORALL, integer(8), sums of sums.
program mixed
  implicit none
  integer(8) :: m = 3, k8
  integer :: a(12), b(12), i, j, lo, st, seed
  real(8) :: x(4,5), y(5,4), z(4)
  real, allocatable :: q(:)
  logical :: flags(4) = .true., odd(12)
  integer :: count3(2:4) = 7
!hpf$ distribute (block) :: a
!hpf$ align b(i) with a(i)
!hpf$ template t(0:9,0:9)
!hpf$ distribute t(block,block)
!hpf$ align x(i,j) with t(i-1,j+2)
!hpf$ distribute count3(block)
  seed = 7
  do i = 1, 12
    seed = mod(seed*37 + 11, 101)
    a(i) = seed
  end do
  lo = 2
  st = 3
  b = 0
  b(lo::st) = a(1:4)
  print *, b
  b(12:lo:-st) = a(lo:12:st) + b(1:4)
  print *, b
  b(1:11:5) = a(2:6:2)
  b(2:12:2) = b(1:12:2) - b(12:1:-2)
  print *, b, sum(a(lo:12:st)), maxval(b(12:1:-st))
  do k8 = 1, m
    b(k8) = int(k8*1000000000_8/7)
  end do
  print *, b(1:m), k8
  x = 1
  do j = 1, 5
    x(:,j) = x(:,j)*j + [0.5d0, 1.5d0, 2.5d0, 3.5d0]
  end do
  forall (j = 1:4)
    y(:,j) = x(j,:)
    where (y(:,j) > 4) y(:,j) = -y(:,j)
  end forall
  print *, y
  forall (i = 1:4, flags(i)) x(i,2:5) = x(i,1:4)
  print *, x
  forall (i = 1:4)
    where (x(i,:) > 2)
      x(i,:) = x(i,:) - sum(x(i,:))
    elsewhere
      x(i,:) = i
    end where
  end forall
  print *, x
  z = x(:,1)
  where (z < maxval(z) .and. flags)
    z = z + sum(z)
  elsewhere
    z = 0
  end where
  print *, z, dot_product(z, x(:,2))
  odd = mod(a, 2) == 1
  print *, odd, count(odd .and. a > 50), any(a(1:3) == a(2:4))
  allocate(q(-3:int(m)))
  q = [(i*0.5, i = 1, 7)]
  q(-3:2) = q(-2:3)*q(-3:2)
  print *, q, lbound(q, 1), ubound(q, 1), size(q(::2))
  deallocate(q)
  print *, [1, 2, 3]*2, sum([(i*i, i = 1, 4)]), maxval([a(1), b(2), seed]), all([(i > 0, i = 1, 3)])
  print *, count3, sum(count3*count3)
  print *, (i, a(i)*2, i = 1, 5, 2), minval(a), sum(real(a)/2), product(real(b(4:6), 8))
end program
