! Comparisons of character variables of different lengths, with constants and with each other; LLT and its like; LEN.
program comparisons
  character(len=4) :: a
  character(len=6) :: b
  character :: class
  a = 'abc'
  b = 'abc'
  class = 'S'
  print *, a == b, a /= 'abd', a < 'abd', b >= 'ab', 'x' > a, a <= b
  print *, llt(a, 'b'), lle(a, b), lgt(b, 'abz'), lge('abc', a)
  b = 'abcdef'
  print *, a == b, a < b, b == 'abcdef'
  if (class .eq. 'S') print *, 'class S'
  if (class .ne. 'W' .and. class .ne. 'A') print *, 'neither W nor A'
  print *, len(a), len(b), len('hello'), len(class)
end program
