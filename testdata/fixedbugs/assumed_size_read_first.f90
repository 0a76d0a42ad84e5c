! What an assignment computes first needs room for the elements that it assigns, whatever the extent of an assumed-size array.
subroutine spike(a, lda, q, ldq, top, bottom)
  implicit none
  integer :: lda, ldq, top, bottom
  real(8) :: a(lda,*), q(ldq,*)
  a(top:bottom, top-1) = a(top, top-1)*q(1, 1:bottom-top+1)
end subroutine

subroutine turn(v, n, m)
  implicit none
  integer :: n, m, i
  integer :: v(*)
  logical :: w(n)
  v(n:1:-1) = v(1:n) + v(1)
  v(1:n:2) = v(n:1:-2) - v(1)
  v(m:n) = v(m-1:n-1)
  w = .true.
  where (v(1:n) > v(2))
    v(1:n) = v(1:n) - v(3)
    w = .false.
  elsewhere (v(1:n) < v(1))
    v(1:n) = v(1:n) + 2*v(2)
  elsewhere
    v(1:n) = v(n:1:-1)
  end where
  forall (i = 2:n, v(i) > 0) v(i) = v(i-1) + 1
  print *, w
end subroutine

subroutine triangle(a, n)
  implicit none
  integer :: n, i, j
  integer :: a(n,*)
  forall (i = 1:n) a(1:i,i) = a(i:1:-1,i) + a(1,1)
  forall (i = 1:n, j = 1:n, a(j,i) > 3) a(i,j) = a(j,i) - 1
  do i = 1, n
    where (a(1:i,i) > 4) a(1:i,i) = a(1:i,i) - a(2,i)
  end do
  forall (i = 1:n)
    where (a(i,1:n) > 2)
      a(i,1:n) = a(i,n:1:-1) + 1
    elsewhere
      a(i,1:n) = a(i,1:n) - 1
    end where
  end forall
end subroutine

subroutine words(c, n)
  implicit none
  integer :: n
  character(*) :: c(*)
  c(2:n) = c(1:n-1)(2:)//c(1)
end subroutine

program assumed_size_read_first
  implicit none
  real(8) :: a(10,10), q(10,10)
  integer :: v(9), t(5,5), i, j
  character(4) :: c(3) = ['abcd', 'efgh', 'ijkl']
  do j = 1, 10
    do i = 1, 10
      a(i,j) = i + 100*j
      q(i,j) = i - 3*j
    end do
  end do
  call spike(a, 10, q, 10, 5, 8)
  call spike(a, 10, q, 10, 5, 4)
  call spike(a, 10, q, 10, 5, 1)
  print '(10f9.1)', a(:,4)
  v = [3, 1, 4, 1, 5, 9, 2, 6, 5]
  call turn(v, 7, 3)
  print *, v
  call turn(v, 8, 9)
  print *, v
  t = reshape([(mod(7*i, 11), i = 1, 25)], [5, 5])
  call triangle(t, 5)
  print '(5i5)', t
  call words(c, 3)
  print *, c
end program
