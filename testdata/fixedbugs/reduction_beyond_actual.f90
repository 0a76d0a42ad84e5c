! Sums and extrema in dummy arguments that are declared larger than what they are called with
module store
  implicit none
  integer, parameter :: n = 13
  real(8) :: a(n,n)
!hpf$ distribute a(*,block)
end module
program p
  use store
  implicit none
  real(8), allocatable :: tv(:)
  integer, allocatable :: counts(:)
  real(8) :: small(4,n)
  integer :: i, j, k
  external :: lines, parts, extremes, counted
  do j = 1, n
    do i = 1, n
      a(i,j) = mod(i*j, 7) - 3
    end do
  end do
  do k = 0, n, 6
    allocate (tv(5*k + 2), counts(-k:k))
    tv = 1
    counts = 0
    small = k
    call lines(k, tv)
    call parts(k, small)
    call extremes(k, tv)
    call counted(k, counts)
    print *, k, tv
    print *, counts
    print *, small
    deallocate (tv, counts)
  end do
end program
subroutine lines(m, tv)
  use store
  implicit none
  integer, intent(in) :: m
  real(8) :: tv(5,500000)
  integer :: i, j, l
  do j = 1, n
    do i = 1, m
      do l = 1, 5
        tv(l,i) = tv(l,i) + a(i,j)*l
      end do
      tv(3,m+1-i) = tv(3,m+1-i) + a(i,j)
    end do
  end do
end subroutine
subroutine parts(m, s)
  use store
  implicit none
  integer, intent(in) :: m
  real(8) :: s(4,100*n)
  integer :: i, j, l
!hpf$ independent, reduction(s)
  do j = 1, n
    do i = 2, m, 3
      do l = 2, 3
        s(l,i) = s(l,i) + a(l*i/3,j)
      end do
    end do
  end do
end subroutine
subroutine extremes(m, tv)
  use store
  implicit none
  integer, intent(in) :: m
  real(8) :: tv(2,0:1000000)
  integer :: i, j
  do i = m, 1, -1
    do j = 1, n
      tv(2,i) = max(tv(2,i), a(i,j))
    end do
  end do
end subroutine
subroutine counted(m, c)
  use store
  implicit none
  integer, intent(in) :: m
  integer :: c(-m:m)
  integer :: i, j
  do j = 1, n
    do i = 1, n
      if (abs(a(i,j)) <= m) c(int(a(i,j))) = c(int(a(i,j))) + 1
    end do
  end do
end subroutine
