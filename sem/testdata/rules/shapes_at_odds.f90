! Arrays of more dimensions than what they meet; TRANSPOSE and CSHIFT are read where their arguments are.
program shapes_at_odds
  implicit none
  integer :: a(2,3), b(3), i, f(2,2)
  integer, allocatable :: d(:)
  a = 1
  b = transpose(a) ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  b = cshift(a, 1, 2) ! ERROR "arrays of shapes \(3\) and \(2,3\) do not conform"
  print *, b + transpose(a) ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  d = b + transpose(a) ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  where (b > 0) b = transpose(a) ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  where (b > transpose(a)) b = 1 ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  forall (i = 1:1) a(i,:) = transpose(a) ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  print *, sum(b, mask=transpose(a) > 0) ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  print *, merge(b, transpose(a), b > 0) ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  print *, max(b, transpose(a)) ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  if (all(b == transpose(a))) stop ! ERROR "arrays of shapes \(3\) and \(3,2\) do not conform"
  b = pack(a, transpose(a) > 0) ! ERROR "arrays of shapes \(2,3\) and \(3,2\) do not conform"
  f(1:2,:) = transpose(f) + b ! ERROR "arrays of shapes \(2,2\) and \(3\) do not conform"
end program
