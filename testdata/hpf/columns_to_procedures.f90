! pieces of distributed arrays as arguments of procedures in loops: each runs where its result lives, on copies of single columns
program columns_to_procedures
  implicit none
  integer, parameter :: n = 17, m = 5
  real a(m,n), b(m,0:n+1), c(n,m), d(m,n,3), w(m), s(n)
  integer i, j, k, first
!hpf$ template t(0:n+1)
!hpf$ distribute t(block)
!hpf$ align (*,j) with t(j) :: a, b
!hpf$ align c(j,*) with t(j)
!hpf$ align d(*,j,*) with t(j)
!hpf$ align s(j) with t(j)
  b = 0
!hpf$ independent, new(w)
  do j = 1, n
    call start(m, real(j), w)
    a(:,j) = w
    b(:,j) = w(m:1:-1)
  end do
  ! neighbours: read from copies, written at home
!hpf$ independent
  do j = 2, n - 1
    call blend(b(:,j-1), b(:,j+1), a(:,j))
  end do
  print '(5f9.3)', a
  ! rows, strides, several dimensions
!hpf$ independent
  do j = 1, n
    call start(m, -real(j), c(j,:))
    do k = 1, 3
      call start(m, real(k*j), d(:,j,k))
    end do
    call start(3, 100.0, d(1:m:2,j,2))
    call start(2, 7.0, d(4:1:-2,j,3))
  end do
  print '(5f9.2)', c, d
  ! a recurrence over the distributed dimension
  do j = 2, n
    call add(a(:,j-1), a(:,j))
  end do
  print '(5f9.2)', a
  ! functions, alone and in a sum
!hpf$ independent
  do j = 1, n
    s(j) = largest(a(:,j)) + largest(d(2:4,j,1))
  end do
  print '(6f9.2)', s
  ! a procedure that changes the subscript of its own argument, and one column of two
  first = 3
  call advance(a(:,first), first)
  call add(a(:,2), a(:,n))
  call add(a(:,5), a(:,4))
  do i = 1, n, 4
    if (mod(i, 3) /= 0) call advance(b(:,i), k)
  end do
  print '(a,i4,5f9.2)', ' first', first, a(:,3)
  print '(5f9.2)', a, b
contains
  pure subroutine start(n, x, v)
    integer, intent(in) :: n
    real, intent(in) :: x
    real, intent(out) :: v(n)
    integer k
    do k = 1, n
      v(k) = x + 0.25*k
    end do
  end subroutine
  pure subroutine blend(l, r, x)
    real, intent(in) :: l(:), r(:)
    real, intent(inout) :: x(:)
    x = 0.5*x + l - 2*r
  end subroutine
  subroutine add(x, y)
    real x(m), y(m)
    y = y + 0.5*x
  end subroutine
  subroutine advance(x, k)
    real, intent(inout) :: x(:)
    integer, intent(inout) :: k
    x(2:) = x(:m-1) + 1
    k = 9
  end subroutine
  pure real function largest(x)
    real, intent(in) :: x(:)
    largest = maxval(x)
  end function
end program
