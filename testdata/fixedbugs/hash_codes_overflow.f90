! Integers that are multiplied and mixed beyond their range keep their last bits, as hash functions and random numbers want them.
program hash_codes_overflow
  implicit none
  integer(1) :: v(16)
  integer :: i, seed
  integer(8) :: wide
  do i = 1, 4
    v = int(i, 1)
    print *, fnv_1a(v), fnv_1(v), times31(v), steps(v)
  end do
  seed = 12345
  wide = 88172645463325252_8
  do i = 1, 5
    seed = 1103515245*seed + 12345
    wide = wide*6364136223846793005_8 + 1442695040888963407_8
    print *, seed, wide, ishft(seed, -16)
  end do
contains
  pure function fnv_1a(key) result(code)
    integer(1), intent(in) :: key(:)
    integer :: code
    integer(8) :: i
    code = -2128831035
    do i = 1, size(key, kind=8)
      code = ieor(code, transfer([key(i), 0_1, 0_1, 0_1], 0))
      code = code*16777619
    end do
  end function
  pure function fnv_1(key) result(code)
    integer(1), intent(in) :: key(:)
    integer :: code
    integer(8) :: i
    code = -2128831035
    do i = 1, size(key, kind=8)
      code = code*16777619
      code = ieor(code, transfer([key(i), 0_1, 0_1, 0_1], 0))
    end do
  end function
  pure function times31(key) result(code)
    integer(1), intent(in) :: key(:)
    integer :: code, i
    code = 2147483647
    do i = 1, size(key)
      code = code*31 + key(i)
    end do
  end function
  pure function steps(key) result(code)
    integer(1), intent(in) :: key(:)
    integer :: code, i
    code = 2147483000
    do i = 1, size(key)
      code = code + key(i)
      code = code + ishft(code, 10)
      code = ieor(code, ishft(code, -6))
    end do
  end function
end program
