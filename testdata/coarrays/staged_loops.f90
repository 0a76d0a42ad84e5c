! any order: Loops whose elements of another image come or go in one transfer where it shares no memory, and loops where they must not.
program staged_loops
  implicit none
  integer, parameter :: n = 23
  integer, allocatable, target :: a(:)[:], m(:, :)[:]
  integer :: c(0:n)[*], d(n)[*], x(n), y(n), at(n), i, j, k, me, next, last, low, high
  integer, pointer :: q(:)
  real(8) :: f(4, -2:3, 5)[*], g(4, 5), total
  me = this_image()
  last = num_images()
  next = mod(me, last) + 1
  allocate (a(n)[*], m(7, 9)[*])
  a = [(me*1000 + i, i=1, n)]
  c = [(me*100 + i, i=0, n)]
  d = 0
  m = reshape([(me*10000 + i, i=1, 63)], [7, 9])
  f = reshape([(me + i/8d0, i=1, 120)], [4, 6, 5])
  at = [(mod(5*i, n) + 1, i=1, n)]
  sync all
  ! Forwards, backwards, in steps, with neighbours.
  do i = 2, n - 1
    x(i) = a(i - 1)[next] + a(i + 1)[next]*2 - c(i)[next]
  end do
  print *, me, 'neighbours', x(2:n - 1)
  do i = n, 1, -4
    x(i) = a(i)[next] - c(n - i)[next]
  end do
  print *, me, 'backwards', x(n:1:-4)
  do i = 1, 7
    x(i) = a(3*i + 1)[next] + a(3*i + 2)[next]
  end do
  print *, me, 'steps', x(1:7)
  do j = 1, 9
    do i = 1, 7, 2
      m(i, j) = m(i, j) - 1
    end do
  end do
  sync all
  k = 0
  do j = 9, 2, -3
    do i = 1, 6
      k = k + m(i, j)[next]*i + m(i + 1, j - 1)[next]*j
    end do
  end do
  print *, me, 'two loops', k
  ! A plane whose index is fixed; the loop around uses the same elements again.
  total = 0
  do k = 1, 3
    do j = 1, 5
      do i = 1, 4
        g(i, j) = f(i, 3 - me + me, j)[next]*k
        total = total + g(i, j)
      end do
    end do
  end do
  print '(i4, a, f14.4)', me, ' plane', total
  ! No sections: a diagonal, a triangle, other subscripts, conditions.
  k = 0
  do i = 1, 7
    k = k + m(i, i)[next]
  end do
  do j = 1, 7
    do i = 1, j
      k = k + m(i, j)[next]
    end do
  end do
  do i = 1, n
    k = k + a(at(i))[next]
    if (i > 3) k = k + c(i)[next]
    if (i < 1) k = k + a(i + n)[next]
    if (i > 1) then
      if (a(i)[next] == next*1000 + 17) exit
    end if
  end do
  print *, me, 'no sections', k, i
  ! Loops that do not run, on images that do not exist.
  low = 1
  high = 0
  do i = low, high
    k = k + a(i)[last + 5]
  end do
  do j = 1, 3
    do i = low, high, 2
      k = k + m(i - 9, j)[last + 5]
    end do
  end do
  sync all
  ! What is put.
  do i = 2, n, 3
    d(i)[next] = a(i) + i
  end do
  sync all
  print *, me, 'put', d
  do j = 1, 5
    do i = 4, 1, -1
      f(i, -1, j)[next] = i*j + me
    end do
  end do
  sync all
  print '(i4, a, 20f9.3)', me, ' put a plane', f(:, -1, :)
  sync all
  ! The loop touches what it puts or gets.
  do i = 1, n - 1
    d(i + 1)[next] = d(i)[next] + 1
  end do
  sync all
  print *, me, 'recurrence there', d
  sync all
  do i = 2, n
    if (mod(i, 2) == 0) d(i)[next] = me
  end do
  sync all
  do i = 2, n
    d(i)[me] = d(i - 1)[me] + 1
  end do
  print *, me, 'recurrence here', d
  q => a(1:n)
  do i = 2, n
    q(i) = a(i - 1)[me] + 1
  end do
  do i = 2, n
    a(i)[me] = q(i - 1) + 2
  end do
  print *, me, 'through a pointer', a
  sync all
  do i = 1, 5
    do j = 1, n - 5
      c(j)[next] = i*j
    end do
  end do
  do i = 1, n
    x(i) = i
    d(i)[next] = x(i)*2
    y(i) = x(i)
  end do
  sync all
  print *, me, 'again', c, d(1:4), y(1:3)
end program
