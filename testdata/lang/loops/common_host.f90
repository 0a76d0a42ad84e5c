! Two names of one common block in one unit: the compiler knows the bytes by both, and keeps loads and stores in order.
program common_host
  implicit none
  integer :: a(30,30), n, i, j
  common /field/ a, n
  n = 30
  do j = 1, n
    do i = 1, n
      a(i,j) = i*3 + j*5
    end do
  end do
  call sweep
  print *, sum(a), a(2,3), a(30,30), n
  call scalars
  print *, sum(a), a(2,3), n
contains
  subroutine sweep
    integer :: b(900), pad, i, j, k
    common /field/ b, pad
    do j = 2, 30
      do i = 2, 30
        a(i,j) = b(30*(j-2) + i) + a(i-1,j)
      end do
    end do
    do k = 2, 900
      b(k) = a(1 + mod(k-2, 30), 1 + (k-2)/30) + 1
    end do
    b(1:899) = a(30,1) + b(2:900)
  end subroutine
  subroutine scalars
    integer :: b(900), m, i, j
    common /field/ b, m
    do j = 1, 30
      do i = 1, 30
        m = i + j
        a(i,j) = a(i,j) + n
      end do
    end do
    n = 5
    if (m == 5) m = m + 2
  end subroutine
end program
