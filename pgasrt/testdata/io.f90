! What io.c prints and reads, as gfortran does it.
program io
  implicit none
  integer(4) :: i4(3), k
  integer(8) :: i8
  real(4) :: r4(30)
  real(8) :: r8(2)
  logical(4) :: l(2)
  complex(4) :: c4
  complex(8) :: c8
  character(5) :: text
  i4 = [1, -2, 2147483647]
  i8 = 9223372036854775807_8
  r4 = [(k * 1.5, k = 1, 30)]
  r8 = [3.14159265358979d0, -1d-300]
  l = [.true., .false.]
  c4 = (1.5, -2.5)
  c8 = (0.1d0, 1d20)
  text = 'ab cd'
  print *, i4, i8, l, text, text
  print *, r4
  print *, r8, c4, c8
  print *
  print *, 'x = ', r8(1), ' n = ', i4(2)
  write (*, '(a,3i5,2(f8.3,1x),l3,es12.4)') text, i4(1:2), i4(1), r8, l(2), r8(1)
  write (*, '(3(i4,1x))') i4(1:2), i4(1:2), i4(1:2), i4(1:2)
  write (*, '(2e15.6)') r4(1:5)
  read (*, *) i4(1:2), r8(1), text, l(1)
  read (*, '(i3,f5.2)') k, r4(1)
  print *, i4(1:2), r8(1), text, l(1), k, r4(1)
end program
