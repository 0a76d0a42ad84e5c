! RESHAPE whose ORDER only the run knows
program reshape_order
  implicit none
  integer :: o(3), k, a(24), pad(2) = [-1, -2]
  integer, allocatable :: b(:,:,:)
  character(2) :: words(4) = ['ab', 'cd', 'ef', 'gh']
  integer :: two(2)
  a = [(k, k = 1, 24)]
  do k = 1, 3
    o = cshift([3, 1, 2], k)
    b = reshape(a, [2, 3, 4], order=o)
    print *, o, b
    b = reshape(a(:5), [2, 2, 2], pad, o)
    print *, b
  end do
  read (*, *) two
  print *, reshape(words, [2, 2], order=two)
  print *, reshape(a(1:6), [2, 3], order=[two(2), two(1)])
end program
