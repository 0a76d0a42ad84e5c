! Allocatable arrays of characters that take the shape and the length of what is assigned; RESHAPE, SPREAD, PACK and their like.
program g1
  implicit none
  character(len=3), allocatable :: a(:), b(:,:)
  character(len=:), allocatable :: d(:), e(:)
  character(len=4) :: f(6)
  integer :: i
  a = ['abc', 'def']
  print *, a, size(a)
  a = [a, 'ghi']
  print *, a, size(a)
  d = ['one  ', 'three']
  print *, d, len(d), size(d)
  d = ['x']
  print *, d, len(d), size(d)
  e = d
  print *, e, len(e)
  f = 'f'
  d = d//'+'
  print *, d, len(d)
  b = reshape(['r11', 'r21', 'r12', 'r22'], [2, 2])
  print *, b, shape(b)
  print *, transpose(b), spread('ab', 1, 3), cshift(a, 1), pack(a, a > 'b'), merge(a, 'zzz', a < 'e')
  print *, transfer('abcd', 1), transfer(1684234849, 'wxyz'), eoshift(a, 1), eoshift(a, -1, 'new')
  f = [character(len=4) :: ('v', i = 1, 3), 'a', 'bb', 'ccccc']
  print *, f
  print *, [character(5) :: a, 'end'], unpack(a, [.true., .false., .true., .true.], ['p', 'q', 'r', 's']//'  ')
end program
