! Functions in I/O lists: with side effects, that write to other units and to internal files, whose values are arrays or texts.
program functions_in_lists
  implicit none
  integer :: calls = 0, i, k(4)
  open(65, file='log.txt', status='replace')
  print *, counted(5), 'and', counted(6)
  print *, squares(4)
  print '(a,1x,a)', text(42), text(7)
  write(*, '(3i4)') (counted(i), i = 1, 3)
  print *, calls
  write(65, *) 'the end'
  rewind 65
  k = 1
  read(65, *) k(index_of(2)), i
  print *, k, i
  close(65, status='delete')
  open(unit_of(66), file=trim(text(1)) // '.txt', status='replace')
  write(unit_of(66), '(a)') text(3)
  rewind unit_of(66)
  read(unit_of(66), '(i2)') k(1)
  print *, k(1)
  close(unit_of(66), status='delete')
contains
  integer function counted(n)
    integer, intent(in) :: n
    calls = calls + 1
    write(65, *) n, calls
    counted = n*10
  end function counted
  function squares(n) result(r)
    integer, intent(in) :: n
    integer :: r(n), j
    do j = 1, n
      r(j) = j*j
    end do
  end function squares
  function text(n) result(t)
    integer, intent(in) :: n
    character(len=6) :: t
    write(t, '(i2.2,"-")') n
    t = adjustl(t)
  end function text
  integer function index_of(n)
    integer, intent(in) :: n
    index_of = n + 1
  end function index_of
  integer function unit_of(n)
    integer, intent(in) :: n
    unit_of = n + calls - calls
  end function unit_of
end program functions_in_lists
