! LEN, LEN_TRIM, TRIM, ADJUSTL, ADJUSTR, INDEX, SCAN, VERIFY with BACK and KIND, REPEAT, CHAR and its like, NEW_LINE.
program intrinsic_functions
  implicit none
  character(len=12) :: s
  character(len=3) :: t
  character(len=5) :: a(3)
  logical :: back
  integer(8) :: k8
  integer :: i
  s = '  abcabc  '
  t = 'bc'
  print *, len(s), len_trim(s), len(trim(s)), '|'//trim(s)//'|', '|'//adjustl(s)//'|', '|'//adjustr(s)//'|'
  print *, index(s, 'abc'), index(s, 'abc', .true.), index(s, trim(t)), index(s, 'x'), index(s, ''), index(s, '', back=.true.)
  print *, scan(s, 'cb'), scan(s, 'cb', .true.), scan(s, 'xyz'), scan(s, ''), scan('', 'a')
  print *, verify(s, ' '), verify(s, ' ', back=.true.), verify(s, ' abc'), verify('', 'a'), verify(s, '')
  do i = 0, 1
    back = i == 1
    print *, index(s, 'c', back), scan(string=s, set='a', back=back), verify(s, set='ab ', back=back)
  end do
  k8 = index(s, 'b', kind=8) + len(s, kind=8) + len_trim(s, 8)
  print *, k8, kind(scan(s, 'a', kind=8))
  print *, repeat('ab', 3), repeat(t, 2), '|'//repeat('x', 0)//'|', repeat('', 5)//'|', len(repeat(s, 3))
  print *, char(72), achar(105), ichar('A'), iachar('z'), ichar(char(200)), iachar(s(3:3)), achar(iachar('a') + 2)
  a = ['  x  ', ' yy  ', 'z    ']
  print *, adjustl(a), adjustr(a), len_trim(a), index(a, 'y'), scan(a, 'xyz'), verify(a, ' ')
  print *, ichar(['a', 'b']), char([104, 105]), iachar(a(:)(2:2))
  print *, 'two'//new_line('a')//'lines'
  print *, trim(adjustl(s))//'.', len(adjustl(s)), len(trim(adjustr(a(1))))
end program
