! The values of a constructor are computed before any is assigned, whichever way they read what is assigned: by a function, by
! another name, or as the value of an item in a loop. The variable of an implied DO has the kind that its name has.
module held
  integer :: a(2) = [10, 20]
contains
  integer function first_and(i)
    integer, intent(in) :: i
    first_and = a(1) + i
  end function
end module
program constructor_reads_target
  use held
  integer :: b(3), x, n
  integer(8) :: big, wide(3)
  integer, allocatable :: c(:)
  character(4) :: word, texts(3)
  equivalence (x, b(1))
  a = [first_and(1), first_and(2)]
  print *, a
  b = [1, 2, 3]
  b(1:2) = [7, x]
  print *, b
  b(2:3) = [b(3), b(2)]
  print *, b
  n = 3
  b = [(first_and(i), i = 1, n)]
  print *, b
  c = [integer ::]
  print *, size(c)
  c = [(first_and(i), i = 1, 3), a, (b(i), b(n - i + 1), i = n, 1, -1)]
  print *, c
  wide = [(big*2_8**32, big = 1, 3)]
  print *, wide
  print *, sum([(big, big = 1, int(n, 8))])
  word = 'abcd'
  texts = [(word(1:n), i = 1, n)]
  print *, texts
  texts = [character(4) :: ('x', i = 1, 2), trim(word)]
  print *, texts
  c = [((i*10 + j, j = 1, i), i = 1, n)]
  print *, c
end program
