! Iterations of FORALL assign parts of one element, which others read; an index that no subscript has.
program forall_parts_of_element
  implicit none
  integer :: i, j
  character(6) :: a(1) = '123456', b = '123456'
  character(4) :: e(2)
  forall (i = 3:4) a(1)(i:i+2) = a(1)(i-2:i)
  forall (i = 3:4) b(i:i) = b(i-2:i-2)
  print *, a, b
  e = ['abcd', 'efgh']
  forall (i = 1:2, j = 2:4) e(i)(j:j) = e(3-i)(j-1:j-1)
  print *, e
end program
