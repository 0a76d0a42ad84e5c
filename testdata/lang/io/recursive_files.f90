! Recursive procedures and I/O in module procedures: local units, saved units, automatic arrays and texts as items.
module journal
  implicit none
  integer, save :: unit = -1
contains
  subroutine open_journal(name)
    character(len=*), intent(in) :: name
    open(newunit=unit, file=name // '.log', status='replace')
  end subroutine open_journal
  subroutine note(text, values)
    character(len=*), intent(in) :: text
    real, intent(in) :: values(:)
    character(len=len(text) + 2) :: framed
    framed = '<' // text // '>'
    write(unit, '(a,i3,10f7.2)') framed, size(values), values
  end subroutine note
  recursive subroutine tree(depth, label)
    integer, intent(in) :: depth
    character(len=*), intent(in) :: label
    integer :: i
    write(unit, *) (label, i = 1, depth), depth
    if (depth > 0) call tree(depth - 1, label // '.')
  end subroutine tree
end module journal
program recursive_files
  use journal
  implicit none
  real :: x(5) = (/ 1.0, 2.0, 3.0, 4.0, 5.0 /)
  character(len=60) :: line
  integer :: ios
  call open_journal('run')
  call note('start', x)
  call note('half', x(1:5:2))
  call note('', x(3:2))
  call tree(3, 'ab')
  rewind unit
  do
    read(unit, '(a)', iostat=ios) line
    if (ios /= 0) exit
    print *, trim(line)
  end do
  close(unit, status='delete')
end program recursive_files
