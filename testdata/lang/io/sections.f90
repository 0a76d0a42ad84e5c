! Whole arrays, sections, empty sections, allocatable and assumed-shape arrays, and pointers as items.
program sections
  implicit none
  integer :: i, a(4,6), idx(3) = (/ 5, 1, 3 /), v(6)
  integer, allocatable :: b(:,:)
  integer, target :: t(10)
  integer, pointer :: p(:)
  character(len=3) :: s(4)
  a = reshape((/ (i, i = 1, 24) /), (/ 4, 6 /))
  print *, a
  print *, a(2,:), a(:,6)
  print *, a(4:1:-3, 2:6:2)
  print *, a(2, 1:5:2), idx
  print *, a(3:2, :), 'empty', a(:, 7:6)
  print *, a(1,:) + a(2,:), maxval(a)
  allocate(b(0:2,-1:1))
  b = 0
  open(94, file='numbers.txt', status='replace')
  write(94, *) (i, i = 1, 9)
  write(94, *) (i*10, i = 1, 9)
  write(94, '(4a3)') 'abc', 'de', 'f', ''
  rewind 94
  read(94, *) b
  print *, b
  print *, lbound(b), b(0,:), b(:,-1)
  v = 0
  read(94, *) v(1:5:2), v(2:6:2)
  print *, v
  read(94, '(4a3)') s
  print *, s(4:1:-1), s
  t = (/ (i, i = 1, 10) /)
  p => t(10:2:-2)
  print *, p
  rewind 94
  read(94, *) p
  print *, t
  call show(a(::2, 3:5))
  rewind 94
  call fill(a(1:3:2, 1:6:2))
  print *, a
  close(94, status='delete')
contains
  subroutine show(m)
    integer, intent(in) :: m(:,:)
    print *, shape(m), m
    print *, m(2,:)
  end subroutine show
  subroutine fill(m)
    integer, intent(out) :: m(:,:)
    read(94, *) m
  end subroutine fill
end program sections
