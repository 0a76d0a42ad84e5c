! EQUIVALENCE of arrays: offsets, chains over several statements, other shapes and lower bounds, loops that overlap
program equivalence_arrays
  implicit none
  integer, parameter :: n = 12
  real(8) :: a(n), b(n), m(3, 4), low(-2:3), tail(4), work(40), u(10), v(10, 2)
  equivalence (a(3), b(1)), (m(1, 1), low(-2)), (low(3), tail(1))
  equivalence (work(1), u(1))
  equivalence (u(5), v(1, 1)), (work(31), last)
  real(8) :: last
  integer :: i, j, k
  integer :: x, y, z
  equivalence (x, y)
  equivalence (z, y)
  do i = 1, n
    a(i) = i
  end do
  print '(14f5.0)', b(1:10)
  ! a recurrence that only the common memory makes
  do i = 1, 8
    b(i) = a(i) + 100
  end do
  print '(14f6.0)', a
  a(1:6) = b(1:6)
  print '(14f6.0)', a
  b(1:6) = a(1:6)
  print '(14f6.0)', a
  do j = 1, 4
    do i = 1, 3
      m(i, j) = 10 * i + j
    end do
  end do
  print '(6f5.0)', low
  print '(4f5.0)', tail
  work = 0
  do k = 1, 20
    work(k) = k
  end do
  do j = 1, 2
    do i = 1, 10
      v(i, j) = v(i, j) + 1000 * j
    end do
  end do
  print '(10f7.0)', work
  print '(10f7.0)', u
  last = sum(v)
  print *, work(31)
  do k = 1, 3
    x = k
    z = y * 2
    print *, x, y, z
  end do
  y = 0
  do k = 1, 5
    x = k * k
    y = y + 1
  end do
  print *, x, y, z
end program
