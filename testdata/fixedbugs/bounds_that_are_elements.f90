! Bounds and values read from scalars that are elements of the array which is assigned, by EQUIVALENCE and by pointers
program bounds_of_array
  implicit none
  type holder
    integer, pointer :: p => null()
    integer, pointer :: v(:) => null()
  end type
  integer :: b(6), s, c(6), i
  integer, target :: a(6)
  integer, pointer :: p
  type(holder) :: x, y(2)
  equivalence (b(3), s)
  c = [10, 20, 30, 40, 50, 60]
  b = [1, 2, 3, 4, 5, 6]
  b(s:6) = c(1:4)
  print *, b
  b = [1, 2, 3, 4, 5, 6]
  b(1:s) = c(4:6)
  print *, b
  b = [1, 2, 3, 4, 5, 6]
  b(1:6:s) = c(4:5)
  print *, b
  b = [1, 2, 3, 4, 5, 6]
  b(s:6) = c(s:6)
  print *, b
  b = [1, 2, 3, 4, 5, 6]
  b(3:6) = c(s-2:s+1)
  print *, b
  b = [1, 2, 3, 4, 5, 6]
  forall (i = s:5) b(i) = c(i)
  print *, b
  a = [1, 2, 3, 4, 5, 6]
  x%p => a(2)
  a = a + x%p
  print *, a
  a = [1, 2, 3, 4, 5, 6]
  y(2)%p => a(3)
  where (a > y(2)%p) a = a - y(2)%p
  print *, a
  a = [1, 2, 3, 4, 5, 6]
  where (a /= y(2)%p) a = y(2)%p
  print *, a
  x%v => a(6:1:-1)
  a = [1, 2, 3, 4, 5, 6]
  x%v = x%v + x%p
  print *, a
  a = [1, 2, 3, 4, 5, 6]
  a = a + x%v(3)
  print *, a
  a = [1, 2, 3, 4, 5, 6]
  p => a(2)
  a(p:) = c(p - 1:p + 3)
  print *, a
  a = [1, 2, 3, 4, 5, 6]
  a = cshift(a, p - 1) + p
  print *, a
  a = [1, 2, 3, 4, 5, 6]
  a = [p, a(5:1:-1)]
  print *, a
  a = [1, 2, 3, 4, 5, 6]
  a = merge(p, a, a > p)
  print *, a
  a = [1, 2, 3, 4, 5, 6]
  a = spread(p, 1, 6)*a
  print *, a
end program
