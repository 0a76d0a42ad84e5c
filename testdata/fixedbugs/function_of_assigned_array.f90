! Functions with a scalar value get an array that the masked assignments and FORALLs around them assign: they see it as it was.
program function_of_assigned_array
  implicit none
  integer :: a(5), i, b(2,3)
  a = [1, 2, 3, 4, 5]
  a = a*most(a)
  print *, a
  a = a - least(a(2:4))
  print *, a
  a = [1, 2, 3, 4, 5]
  where (a > 2)
    a = least(a)
  elsewhere
    a = most(a)
  end where
  print *, a
  a = [1, 2, 3, 4, 5]
  where (a > most(a) - 3) a = a + 1
  print *, a
  forall (i = 1:5) a(i) = a(i) + most(a)
  print *, a
  forall (i = 1:5, a(i) > least(a)) a(i) = least(a(2:4)) - i
  print *, a
  b = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  forall (i = 1:3) b(:,i) = b(:,i)*most(b(1,:))
  print *, b
contains
  pure integer function most(x)
    integer, intent(in) :: x(:)
    most = maxval(x)
  end function
  pure integer function least(x)
    integer, intent(in) :: x(:)
    least = minval(x)
  end function
end program
