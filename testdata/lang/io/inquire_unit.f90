! INQUIRE by unit: every specifier, for a formatted file, a direct one and a unit that is not connected.
program inquire_unit
  implicit none
  integer :: number, recl, nextrec, size
  logical :: exist, opened, named, pending
  character(len=12) :: access, sequential, direct, form, formatted, unformatted, blank, position, action, read, write
  character(len=12) :: readwrite, delim, pad, decimal, encoding, round, sign, stream, asynchronous, name

  open(10, file='form.txt', status='replace')
  write(10,'(a)') 'hello'
  call report(10)
  rewind 10
  call report(10)
  open(11, file='direct.bin', access='direct', recl=8, form='unformatted', status='replace')
  write(11, rec=3) 1.5d0
  call report(11)
  open(12, file='stream.bin', access='stream', form='unformatted', status='replace')
  write(12) 'abcde'
  inquire(12, pos=number, size=size)
  print *, number, size
  call report(12)
  call report(55)
  close(10, status='delete')
  close(11, status='delete')
  close(12, status='delete')
contains
  subroutine report(u)
    integer, intent(in) :: u
    inquire(unit=u, exist=exist, opened=opened, number=number, named=named, access=access, sequential=sequential, &
      direct=direct, form=form, formatted=formatted, unformatted=unformatted, blank=blank, position=position)
    print *, exist, opened, number, named, access, sequential, direct
    print *, form, formatted, unformatted, blank, position
    inquire(u, action=action, read=read, write=write, readwrite=readwrite, delim=delim, pad=pad, decimal=decimal, &
      encoding=encoding, round=round, sign=sign, stream=stream, asynchronous=asynchronous)
    pending = .true.
    if (opened) inquire(u, pending=pending)
    print *, action, read, write, readwrite, delim, pad
    print *, decimal, encoding, round, sign, stream, asynchronous, pending
    if (opened .and. direct == 'YES') then
      inquire(u, recl=recl, nextrec=nextrec, name=name)
      print *, recl, nextrec, name
    end if
  end subroutine report
end program inquire_unit
