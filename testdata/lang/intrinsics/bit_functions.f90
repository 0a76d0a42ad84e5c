! Bit functions of Fortran 2008 and GNU of all integer kinds: ISHFTC with and without SIZE, SHIFTL, SHIFTR, SHIFTA, POPCNT,
! POPPAR, LEADZ, TRAILZ, MASKL, MASKR, MERGE_BITS, DSHIFTL, DSHIFTR, BGE, BGT, BLE, BLT, and MVBITS.
program bit_functions
  implicit none
  integer(1) :: b
  integer(2) :: h
  integer :: i, k, to(3)
  integer(8) :: l
  i = -559038737
  b = -90_1
  h = 12345_2
  l = -1234567890123456789_8
  do k = 0, 31, 5
    print *, k, ishftc(i, k), ishftc(i, -k), shiftl(i, k), shiftr(i, k), shifta(i, k), ishftc(l, 2 * k)
  print *, shifta(l, 2 * k)
    print *, maskl(k), maskr(k), maskl(k, 8), maskr(k + 8, kind=8), dshiftl(i, 12345, k), dshiftr(i, 12345, k)
  print *, dshiftl(l, 77_8, k)
  end do
  do k = 1, 8
    print *, ishftc(b, k - 4, k), ishftc(i, k / 2, k), ishftc(i, -1, 4 * k), ishftc(h, k, 16), shifta(b, k - 1)
  end do
  print *, popcnt(i), popcnt(b), popcnt(h), popcnt(l), popcnt(0), popcnt(-1_8), poppar(i), poppar(b), poppar(h)
  print *, poppar(l)
  print *, leadz(i), leadz(b), leadz(h), leadz(l), leadz(0), leadz(1_8), trailz(i), trailz(b), trailz(h)
  print *, trailz(0), trailz(ishft(1_8, 40))
  print *, merge_bits(i, 1234567, 65535), merge_bits(b, 5_1, 12_1), merge_bits(l, 0_8, 255_8)
  print *, bge(i, 5), bgt(5, i), ble(i, -1), blt(b, 100_1), bge(l, l), blt(l, 1_8), bgt(b, h), ble(-1, -1_8)
  print *, shiftl(1, 32), shiftr(-1, 32), shifta(-5, 32), shifta(5, 31), maskl(32), maskr(32), maskl(0), maskr(0)
  to = [0, -1, 255]
  call mvbits(i, 4, 8, to(1), 0)
  call mvbits(i, 0, 16, to(2), 16)
  call mvbits([1, 2, 3], 0, 2, to, 4)
  print *, to, lshift(3, 4), rshift(-64, 3), popcnt([1, 3, 7, 15]), leadz(to)
  call mvbits(l, 32, 32, l, 0)
  print *, l, not(i), not(b), iand(i, 255), ior(h, 3_2), ieor(l, -1_8)
  k = int(z'7f')
  print *, iand(i, z'ff'), ior(z'0f', k), bge(z'ff', k), merge_bits(z'f0', k, 255)
end program
