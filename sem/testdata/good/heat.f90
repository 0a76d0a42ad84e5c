program heat
  implicit none
  integer, parameter :: n = 100, dp = kind(1.0d0)
  real(dp) :: a(n,n), b(n,n), err
  integer :: i, j, it
!hpf$ processors p(2,2)
!hpf$ template t(n,n)
!hpf$ distribute t(block,block) onto p
!hpf$ align a(i,j) with t(i,j)
!hpf$ align b with a
!hpf$ shadow a(1,1)
  a = 0.0d0
  a(1,:) = 1
  b = a
  do it = 1, 100
!hpf$ independent, new(i)
    do j = 2, n-1
      do i = 2, n-1
        b(i,j) = 0.25*(a(i-1,j) + a(i+1,j) + a(i,j-1) + a(i,j+1))
      end do
    end do
    err = maxval(abs(b(2:n-1,2:n-1) - a(2:n-1,2:n-1)))
    a(2:n-1,2:n-1) = b(2:n-1,2:n-1)
    if (err < 1e-3) exit
  end do
  a(2:n,:) = a(1:n-1,:)
  where (a > 0.5)
    b = 1/a
  elsewhere
    b = 0
  end where
  forall (i=1:n, j=1:n, i /= j) a(i,j) = b(j,i)
  print *, it, sum(a), err
  do while (sum(a) > 1)
     a = a/2
  end do
end program
