! in FORALL all array constructors are evaluated before the first array is assigned
program p
  integer :: a(4,3), i
  a = reshape([1,2,3,4,5,6,7,8,9,10,11,12],[4,3])
  forall (i=2:4) a(i,:) = [a(i-1,1), a(i-1,2)+1, a(i-1,3)]
  print *, a
end program
