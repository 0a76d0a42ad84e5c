! Binary, octal and hexadecimal constants in DATA and in INT, REAL, DBLE and the bit functions; both old forms.
program data_boz
  integer :: i, j, k
  integer(8) :: l
  data i /z'ff'/, j /o'17'/, k /b'1010'/, l /z'7fffffffffffffff'/
  print *, i, j, k, l
  i = int(z'80000000')
  print *, i, int(b'11', 8), real(z'40490fdb'), dble(z'3ff8000000000000')
  print *, iand(255, z'0f'), ior(z'f0', 1), ieor(k, b'11')
end program
