! a private array of which a statement reads an element and, by way of a function, the whole
program private_array_whole_and_element
  implicit none
  integer, parameter :: n = 21, m = 6
  real y(n), t(m), a(n)
  integer i, k
!hpf$ distribute(block) :: y, a
  do i = 1, n
    a(i) = 0.5*i
  end do
!hpf$ independent, new(t)
  do i = 1, n
    do k = 1, m
      t(k) = k*i
    end do
    y(i) = t(2) + total(t) + a(i)
  end do
  print '(7f10.3)', y
contains
  pure real function total(x)
    real, intent(in) :: x(:)
    integer k
    total = 0
    do k = 1, size(x)
      total = total + x(k)
    end do
  end function
end program
