! integer(1) and integer(2): arithmetic, mixed kinds, limits, literals, arrays, output width.
program small_integers
  integer(1) :: b, c(3)
  integer(2) :: h
  integer(4) :: i
  integer(8) :: l
  byte :: old
  b = 100_1
  h = 300
  c = [1_1, -2_1, 127_1]
  print *, b, h, c
  i = b + h
  l = h * 2_8
  b = -b
  h = b / 7_1
  old = 17
  print *, i, l, b, h, old, mod(b, 7_1), abs(b)
  print *, huge(b), huge(h), digits(h), range(b), kind(b + h), kind(1_2)
  print *, iand(b, 15_1), ishft(5_1, 3), not(b), ior(h, 1_2), ieor(old, 1_1)
  c = c / 2_1
  print *, sum(c), maxval(c), minval(c), c
  do h = 1_2, 7_2, 3_2
    print *, h, int(h, 1), int(3.7, 2)
  end do
end program
