! Arrays with vector subscripts as items: in all dimensions, beside sections, of derived type, with computed subscripts; read and written.
program vector_subscripts
  implicit none
  type pair
    integer :: n
    character(len=2) :: c
  end type pair
  integer :: i, a(4,6), v(6), idx(3) = (/ 5, 1, 3 /), none(0)
  type(pair) :: p(3)
  character(len=20) :: line = '10 20 30 40'
  a = reshape((/ (i, i = 1, 24) /), (/ 4, 6 /))
  v = (/ (i*i, i = 1, 6) /)
  p%n = (/ 1, 2, 3 /)
  p(1)%c = 'aa'
  p(2)%c = 'bb'
  p(3)%c = 'cc'
  print *, v(idx), v(idx(3:1:-2))
  print *, a(2, idx), a(idx(2:3), 1)
  print *, a(1:4:3, idx), a(idx(2:3), idx(1:2))
  print *, v(idx + 1), v(7 - idx), v((/ 6, 2 /)), v(none), 'end'
  print '(3(i2,a))', p((/ 3, 1, 2 /))
  read(line, *) v(idx), v(2)
  print *, v
  read(line, *) a((/ 2, 4 /), idx(1:2))
  print *, a(2, 5), a(4, 5), a(2, 1), a(4, 1)
  open(10, status='scratch', form='unformatted')
  write(10) v(idx)
  rewind 10
  read(10) v(idx(3:1:-1))
  print *, v
end program vector_subscripts
