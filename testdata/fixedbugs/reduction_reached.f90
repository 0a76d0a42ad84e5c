! Reductions whose subscripts are read from arrays, in dummy arguments that are declared larger than what they are called with
program p
  implicit none
  integer, parameter :: n = 13
  real(8) :: a(n)
  integer :: at(n), there(2*n), i, k
!hpf$ distribute (block) :: a, at
!hpf$ distribute there(block)
  real(8), allocatable :: t(:)
  integer, allocatable :: most(:)
  external :: histogram, largest
  do i = 1, n
    a(i) = mod(5*i, 11)
    at(i) = mod(i*i, 5)
  end do
  do i = 1, 2*n
    there(i) = 3 - mod(i, 4)
  end do
  do k = 0, n, 4
    allocate (t(-2:7), most(8))
    t = 1
    most = 4
    call histogram(k, at, t, a)
    call largest(k, there, most, a)
    print *, k, t
    print *, most
    deallocate (t, most)
  end do
end program
subroutine histogram(m, at, t, a)
  implicit none
  integer, intent(in) :: m
  integer :: at(13), i
  real(8) :: t(0:500000), a(13)
!hpf$ distribute (block) :: a, at
!hpf$ independent, reduction(t)
  do i = 1, m
    t(9 - at(i)) = t(9 - at(i)) + a(i)
  end do
end subroutine
subroutine largest(m, there, most, a)
  implicit none
  integer, intent(in) :: m
  integer :: there(26), most(2,1000000), i, l
  real(8) :: a(13)
!hpf$ distribute (block) :: a, there
!hpf$ independent, reduction(most)
  do i = 1, m
    do l = 1, 2
      most(l,1 + there(2*i)) = max(most(l,1 + there(2*i)), int(a(i))*l)
    end do
  end do
end subroutine
