! any order: Loops over elements of other images, which become loads and stores where the image does not change.
module shared
  implicit none
  integer, allocatable :: m(:, :)[:]
contains
  subroutine shift(a, lo, hi, p, out)
    integer, intent(in) :: lo, hi, p
    integer, intent(inout) :: a(lo:hi)[*]
    integer, intent(out) :: out(lo:hi)
    integer :: i
    do i = hi, lo, -1
      out(i) = a(i)[p] + i
    end do
  end subroutine
  subroutine shape_of(a, p, total)
    integer, intent(in) :: a(:, 0:)[*], p
    integer, intent(inout) :: total
    integer :: i, j
    do j = 0, ubound(a, 2)
      do i = 1, size(a, 1), 2
        total = total + a(i, j)[p]*(i + j)
      end do
    end do
  end subroutine
  subroutine maybe(total, p, a)
    integer, intent(inout) :: total
    integer, intent(in) :: p
    integer, intent(in), optional :: a(5)[*]
    integer :: i
    do i = 1, 5
      if (present(a)) total = total + a(i)[p]
    end do
  end subroutine
end module
program loops
  use shared
  implicit none
  integer :: a(20)[*], b(-3:4, 5)[*], x(20), y(20), me, n, next, i, j, k, total, neighbours(3)
  real(8) :: u(0:9)[*], v(0:9)
  integer, allocatable :: c(:)[:], none(:)[:]
  logical :: last
  me = this_image()
  n = num_images()
  next = mod(me, n) + 1
  neighbours = [next, me, 1]
  a = [(100*me + i, i = 1, 20)]
  b = reshape([(1000*me + i, i = 1, 40)], [8, 5])
  u = me + 0.25d0
  allocate (c(0:11)[*], m(6, 4)[*])
  c = -me
  m = 7*me
  sync all
  do i = 1, 20
    x(i) = a(i)[next]
  end do
  print *, me, 'forward', x
  do i = 19, 1, -3
    y(i) = a(i + 1)[next] - a(i)[next]
    y(i + 1) = i
  end do
  print *, me, 'strided', y(1:19:3)
  total = 0
  do j = 1, 5
    do i = -3, 4
      total = total + b(i, j)[next]*i + b(-i + merge(1, 0, i == -3 .or. i == 4)*i, j)[next]
      if (mod(i, 3) == 0) cycle
      total = total + b(i, j)[1]
      if (total > 200000) exit
    end do
  end do
  print *, me, 'two', total
  total = 0
  do k = 1, n
    do i = 0, 11
      total = total + c(i)[k]*(i + k)
    end do
  end do
  print *, me, 'every image', total
  total = 0
  do k = 1, 3
    do i = 1, 20
      total = total + a(i)[neighbours(k)]*k
    end do
  end do
  print *, me, 'neighbours', total
  call shift(a, 3, 9, next, x)
  print *, me, 'dummy', x(1:7)
  call shift(a(11:), -2, 7, next, x)
  print *, me, 'part', x(1:10)
  total = 0
  call shape_of(m, next, total)
  call shape_of(b, next, total)
  call maybe(total, next)
  call maybe(total, next, a)
  print *, me, 'shapes', total
  total = 0
  do i = 1, 0
    total = total + none(i)[next]
  end do
  last = .false.
  do i = 1, 20
    if (last) total = total + a(i)[next]
    last = a(i)[next] > 100*next + 10
    if (a(i)[next] == 100*next + 15) exit
  end do
  print *, me, 'conditions', total, i
  sync all
  do i = 1, 19
    a(i + 1)[me] = a(i)[me] + 2
  end do
  print *, me, 'recurrence', a
  do i = 1, 19
    a(i) = a(i + 1)[me] - 1
  end do
  print *, me, 'in place', a
  sync all
  do i = 0, 9
    u(i)[next] = i + me/8d0
  end do
  do i = 2, 8, 2
    c(i)[next] = i*me
    c(i + 1)[next] = c(i)[next] + 1
  end do
  sync all
  v = u
  print '(i4, a, 10f8.3)', me, ' put', v
  print *, me, 'put and get', c
  sync all
  do i = 1, 3
    if (i == 2) then
      deallocate (c)
      allocate (c(3:7)[*])
      c = me*1000
      sync all
    end if
    do j = 4, 6
      total = total + c(j)[next]
    end do
    sync all
  end do
  print *, me, 'allocated in a loop', total
  do i = 1, 5
    a(i) = me + i
    sync all
    total = total + a(i)[next]
    sync all
  end do
  print *, me, 'synchronised in a loop', total
end program
