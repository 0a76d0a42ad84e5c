! Items without elements or characters, statements without items, records of no length, and formats without descriptors.
program empty_items
  implicit none
  integer :: none(0), i, k(3) = (/ 1, 2, 3 /), ios
  character(len=0) :: nothing
  character(len=5) :: text = 'words'
  real, allocatable :: a(:)
  write(*, *)
  write(*, '()')
  write(*, '(a)')
  print *, none
  print *, none, 'a', none
  print '(3i3)', none
  print *, nothing, 'b', text(3:2), 'c'
  print '(3a)', nothing, text(1:0), text
  allocate(a(0))
  print *, a, size(a)
  print *, (i, i = 2, 1), k(3:1), k(3:2:1)
  print '(a,i3)', 'n', k(2:1)
  open(69, file='empty.txt', status='replace')
  write(69, '(a)') '', 'x', ''
  rewind 69
  read(69, *) none
  read(69, '(a)') nothing
  read(69, '(a)', iostat=ios) text
  print *, '[', text, ']', ios
  read(69, '(a)', iostat=ios)
  print *, ios
  close(69, status='delete')
end program empty_items
