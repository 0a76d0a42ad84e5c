! Implied DO in array constructors whose items call functions of sections and of constructors that depend on its variable
module calls_in_items
contains
  subroutine t(n)
    integer, intent(in) :: n
    real :: g(3), h(3), f(3), c(3)
    logical :: b(3)
    integer :: i
    f = [1., 2., 3.]; c = [4., 5., 6.]
    b(1:n) = [(is([f(i), c(i)], [2., 5.]), i=1, n)]
    print *, b(1:n)
    g(1:n) = [(s([f(i), c(i)], i), i=1, n)]
    print *, g(1:n)
    h = [(s([c(i), f(i), c(i)], i), i=1, 3)]
    print *, h
    print *, [(sum([f(i), c(i)]), i=1,3)], [(s(f(1:i), i), i=1,3)], [(maxval([f(i),c(i)]*i), i=1,3)]
    g = [(dot_product(f(1:i), c(1:i)), i=1,3)]
    print *, g
    g(1:n) = [(dot_product(f(1:i), c(1:i)), i=1,n)]
    print *, g, [(size(f(i:)), i=n,1,-1)]
    forall (i=1:n) g(i) = s([f(i), c(i)], i)
    print *, g(1:n), (s([f(i), c(i)], i), i=1, n)
    do concurrent (i=1:n)
      g(i) = s([f(i), c(i)]*2, i)
    end do
    print *, g
  end subroutine
  function is(a, b) result(r)
    real, intent(in) :: a(:), b(:)
    logical :: r
    print *, a, b
    r = all(a < b)
  end function
  pure real function s(a, i)
    real, intent(in) :: a(:)
    integer, intent(in) :: i
    s = sum(a) + 10*i
  end function
end module
program constructors_with_calls
  use calls_in_items
  call t(2)
end program
