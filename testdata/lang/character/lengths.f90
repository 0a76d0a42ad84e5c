! The forms in which a length is given: *n, *(n), len=, a constant expression, per name, and IMPLICIT CHARACTER.
program lengths
  implicit character*3 (c), character(len=2) (d)
  integer, parameter :: n = 4
  character*5 a, b*2, e(2)*3
  character(2*n) f
  character(len=n+1) g, h*(n), i(2)
  character*(*) p, q
  parameter (p = 'parameter', q = p//' list')
  character(len=*), dimension(3), parameter :: names = ['one  ', 'two  ', 'three']
  character(len=len(p)) :: r
  character :: one
  character(len=0) :: none
  character(kind=1, len=6) :: k1
  character(6, 1) :: k2
  a = 'abcdefghij'
  b = a
  c = a
  d1 = a
  e = a
  f = a
  g = a
  h = a
  i = a
  r = 'qwertyuiopasdf'
  one = 'xyz'
  none = 'gone'
  k1 = '123456789'
  k2 = k1(2:)
  print *, a, '|', b, '|', c, '|', d1, '|', e, '|', f, '|', g, '|', h, '|', i
  print *, p, '|', q, '|', r, '|', one, '|', none, '|', k1, '|', k2
  print *, len(a), len(b), len(c), len(d1), len(e), len(f), len(g), len(h), len(i), len(p), len(q), len(r), len(one), len(none)
  print *, names, len(names), names(3)(2:4), size(names)
  print *, 'it''s', "say ""no""", "it's", 'say "yes"', ''
  print *, len(''), len(''''), len('''''')
end program
