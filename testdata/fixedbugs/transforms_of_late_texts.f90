! functions that rearrange arrays of characters whose length only the run knows: the compiler fell over the length
program p
  implicit none
  character(3) :: a = 'abc', b(2) = ['abc', 'def']
  integer :: n = 2
  print *, spread(trim(a), 1, 2) // 'd'
  print *, spread(b(:)(1:n), 1, 2) // 'd'
  print *, transpose(reshape(b(:)(n:3), [2,1])) // 'x'
  print *, cshift(b(:)(n:3), 1) // 'x'
  print *, cshift(reshape(b(:)(n:3), [2,2], b(:)(n:3)), 1, 2) // 'q'
  print *, eoshift(b(:)(n:3), 1) // 'x'
  print *, eoshift(b(:)(n:3), 1, 'yy') // 'x'
  print *, pack(b(:)(n:3), [.true.,.false.]) // 'x'
  print *, pack(b(:)(n:3), [.true.,.false.], b(:)(n:3)) // 'x'
  print *, reshape(b(:)(n:3), [2,2], b(:)(n:3), [2,1]) // 'y'
  print *, unpack(b(:)(n:3), [.true.,.true.], b(:)(n:3)) // 'x'
  print *, unpack(b(:)(n:3), [.true.,.false.], 'zz') // 'x'
end program
