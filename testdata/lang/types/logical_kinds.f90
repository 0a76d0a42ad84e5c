! Logical kinds 1, 2, 4 and 8: operators between them, literals, arrays.
program logical_kinds
  logical(1) :: a
  logical(2) :: b
  logical(8) :: c(3)
  logical :: d
  a = .true.
  b = .false._2
  c = [.true._8, .false._8, .true._8]
  d = a .and. .not. b
  print *, a, b, c, d
  a = c(2) .or. b
  b = a .eqv. d
  print *, a, b, a .neqv. c(1), any(c), all(c), count(c)
  if (c(1)) print *, 'yes'
  print *, kind(a), kind(c), logical(d, 1), merge(1, 2, a)
end program
