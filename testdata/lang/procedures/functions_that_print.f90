! functions with effects in output lists: the effects happen on all images, the output once
program p
  implicit none
  integer :: count
  common /counter/ count
  count = 0
  call show
  print *, count
end program
subroutine show
  implicit none
  integer :: count, i, next
  common /counter/ count
  external next
  do i = 1, 3
    print *, i, next()
    print *, count
  end do
  if (next() > 3) print *, 'count', next()*2
  if (count == 5) print *, 'five'
end subroutine
integer function next()
  implicit none
  integer :: count
  integer, save :: calls = 0
  common /counter/ count
  calls = calls + 1
  count = count + 1
  next = calls
end function
