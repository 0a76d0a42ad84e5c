! Distributed characters as internal units, formats and results of INQUIRE and IOMSG=; PACK, UNPACK and RESHAPE of
! distributed arrays into others; ON HOME with NEW
program distributed_texts
  implicit none
  integer, parameter :: n = 12
  character(len=12) :: lines(n), more(n)
  character(len=20) :: messages(4)
  integer :: a(n), b(n), c(3, 4), i, j, k, ios(n), t
  logical :: m(n), there(4)
  real :: x(n), s
!hpf$ distribute (block) :: lines, a, x
!hpf$ distribute (cyclic) :: more, b, m
!hpf$ distribute (block) :: messages, there
!hpf$ distribute (*, block) :: c
!hpf$ align ios(i) with b(i)
  a = [(i*i, i = 1, n)]
  lines = ''
  do i = 1, n
    write (lines(i), '(i0, a)') a(i), ' squared'
  end do
  print *, lines
  write (more, '(2i5)') (a(i), b0(i), i = 1, n)
  print *, more
  read (more, '(i5)') b
  print *, b
  do i = 1, n
    read (lines(i), *, iostat=ios(i)) b(n + 1 - i)
  end do
  print *, b, ios
  messages = 'none'
  read (lines(3)(3:), *, iostat=k, iomsg=messages(2)) t
  print *, k /= 0, messages(2) /= 'none', messages(1)
  inquire (unit=6, opened=there(3), access=messages(4), form=messages(1))
  print *, there(3), messages(4), messages(1)
  messages(3) = '(3i4, a)'
  write (*, messages(3)) a(1:3), ' by a distributed format'
  m = mod(a, 3) == 1
  k = count(m)
  b = pack(a, m, [(-i, i = 1, n)])
  print *, k, b
  b = unpack(b, m, a)
  print *, b
  c = reshape(pack(a, .not. m, a), [3, 4], pad=[0, 7])
  print *, c
  c = reshape(b(n:1:-1), [3, 4], order=[2, 1])
  print *, c
  x = 0
!hpf$ independent, new(s, j)
  do i = 1, n
!hpf$ on home(x(i)), new(s, j) begin
    s = 0
    do j = 1, i
      s = s + a(j)
    end do
    x(i) = s
!hpf$ end on
  end do
  print *, x
contains
  integer function b0(i)
    integer, intent(in) :: i
    b0 = 100 + i
  end function b0
end program distributed_texts
