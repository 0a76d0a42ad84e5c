! Two ways to the same component: of elements of an array, and of one of them.
program component_views_overlap
  type vec
    real(8) :: c(3)
  end type
  type body
    type(vec) :: p, v
  end type
  type(body) :: b(3)
  integer :: i
  do i = 1, 3
    b(i)%p%c = [1, 2, 3]*i
    b(i)%v%c = [4, 5, 6]*i
  end do
  b(1:3)%p%c(2) = b(1)%p%c(3:1:-1)
  print '(9f6.1)', (b(i)%p%c, i = 1, 3)
  b(2)%v%c = b(1:3)%v%c(3) + b(2)%v%c(3:1:-1)
  print '(9f6.1)', (b(i)%v%c, i = 1, 3)
end program
