! Functions on bits of all integer kinds, at both ends of the word: IBITS, IBSET, IBCLR, BTEST, ISHFT, BIT_SIZE.
program bits
  integer(1) :: b
  integer(2) :: h
  integer :: i, k
  integer(8) :: l
  i = -559038737
  b = 90_1
  h = -12345_2
  l = 1234567890123456789_8
  do k = 0, 28, 7
    print *, k, ibits(i, k, 3), ibits(l, 2 * k, 5), btest(i, k), ibset(i, k), ibclr(i, k), ishft(i, k), ishft(i, -k)
  end do
  print *, ibits(i, 0, 32), ibits(l, 60, 4), btest(i, 31), ibset(0, 31), ibclr(l, 63)
  print *, ibits(b, 1, 4), ibset(b, 0), ibclr(b, 6), btest(b, 7), ishft(b, 2), ishft(b, -3)
  print *, ibits(h, 4, 8), ibset(h, 1), ibclr(h, 15), btest(h, 15), ishft(h, -4)
  print *, bit_size(b), bit_size(h), bit_size(i), bit_size(l), ibits(255, 4, 4)
end program
