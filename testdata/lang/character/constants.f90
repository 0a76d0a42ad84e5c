! Everything that is folded in PARAMETER, in array bounds, in lengths, in CASE and DATA.
program constants
  implicit none
  character(len=*), parameter :: a = 'Fortran', b = '  blanks  '
  character(len=*), parameter :: c = a//' '//adjustl(b), d = trim(b)//'|', e = adjustr(b), f = repeat('ab', 3)
  character(len=*), parameter :: g = a(2:4), h = achar(65)//char(66), u = max('abc', 'abd'), v = min('b', 'aa')
  character, parameter :: nl = new_line('a')
  character(len=3), parameter :: days(2) = ['mon', 'tue'], first = days(1)
  integer, parameter :: la = len(a), lt = len_trim(b), i1 = index(a, 'r'), i2 = index(a, 'r', .true.)
  integer, parameter :: s1 = scan(a, 'tr'), v1 = verify(b, ' '), ia = ichar('a'), ib = iachar('B'), ls = len(days)
  logical, parameter :: less = 'abc' < 'abd', equal = 'x' == 'x  ', lx = llt('a', 'b')
  integer :: list(len('four')), m(index('abc', 'c'))
  character(len=len(a)+2) :: s
  character(len=merge(2, 5, a == 'Fortran')) :: w
  print *, a, '|', b, '|', c, '|', d, '|', e, '|', f, '|', g, '|', h, '|', u, '|', v, '|'
  print *, ichar(nl), days, first, la, lt, i1, i2, s1, v1, ia, ib, ls, less, equal, lx
  print *, size(list), size(m), len(s), len(w), len(c), len(d)
  s = 'Fortran'
  select case (s)
  case (a//'90')
    print *, 'wrong'
  case (a(:3)//'tran')
    print *, 'right'
  end select
end program
