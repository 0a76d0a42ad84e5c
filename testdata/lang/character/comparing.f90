! All six comparisons with blank padding, of constants, variables, substrings, elements; LGE and its like; empty values.
program comparing
  implicit none
  character(len=3) :: a, list(3)
  character(len=6) :: b
  character(len=0) :: none
  character :: c
  integer :: i
  a = 'abc'
  b = 'abc'
  print *, a == b, a /= b, a < b, a <= b, a > b, a >= b
  b = 'abcd'
  print *, a == b, a /= b, a < b, a <= b, a > b, a >= b
  b = 'abb'
  print *, a .eq. b, a .ne. b, a .lt. b, a .le. b, a .gt. b, a .ge. b
  print *, none == ' ', none == '', none < 'a', 'a'//none == 'a'
  print *, 'a' < 'B', 'Z' < 'a', '1' < 'A', 'abc' == 'abc   ', 'a'//char(9) < 'a'
  print *, lge(a, b), lgt(a, b), lle(a, b), llt(a, b), lge('a', 'a '), llt('', 'x')
  list = ['abc', 'abd', 'ab ']
  print *, list == a, list < 'abc', lle(list, a), list(3) == 'ab'
  do i = 1, 3
    c = a(i:i)
    if (c == 'b') print *, i, 'b'
    if (a(i:i) >= 'b' .and. a(i:i) <= 'z') print *, i, 'in range'
    if (a(:i) == list(3)(:i)) print *, i, 'prefix'
  end do
  print *, merge('yes', 'no ', a > b), merge(a, list(2), a == b), merge(list, 'xxx', list > 'abc')
  print *, max('apple', 'banana', 'cherry'), min('b', 'abc')//'|', max(a, b)//'|', min(a, b, 'aaaaaaaaa')//'|'
end program
