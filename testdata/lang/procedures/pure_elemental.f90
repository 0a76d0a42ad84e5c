! pure and elemental procedures: on arrays of several ranks, sections, mixed scalar and array arguments, in WHERE and FORALL
module m
  implicit none
contains
  elemental real(8) function clip(x, lo, hi)
    real(8), intent(in) :: x, lo, hi
    clip = min(max(x, lo), hi)
  end function
  elemental integer function collatz(n)
    integer, intent(in) :: n
    integer :: k
    k = n
    collatz = 0
    do while (k /= 1)
      if (mod(k, 2) == 0) then
        k = k/2
      else
        k = 3*k + 1
      end if
      collatz = collatz + 1
    end do
  end function
  pure real(8) function mean(a)
    real(8), intent(in) :: a(:)
    mean = sum(a)/size(a)
  end function
  elemental subroutine order(a, b)
    real(8), intent(inout) :: a, b
    if (a > b) call swap(a, b)
  end subroutine
  pure subroutine swap(a, b)
    real(8), intent(inout) :: a, b
    real(8) :: t
    t = a
    a = b
    b = t
  end subroutine
end module
program p
  use m
  implicit none
  real(8) :: x(5), y(2, 3), z(3)
  integer :: i, k(6)
  x = [-2, -1, 0, 1, 2]
  print *, clip(x, -1.5d0, 1d0)
  print *, clip(5d0, x, 2d0 + x)
  do i = 1, 3
    y(:, i) = [i*1d0, i*2d0]
  end do
  y = clip(y, 2d0, 5d0)
  print *, y, mean(y(2, :)), mean(x(1:5:2))
  k = collatz([1, 2, 3, 4, 5, 27])
  print *, k, sum(collatz(k + 1))
  where (clip(x, -1d0, 1d0) == x)
    x = 10*clip(x, 0d0, 1d0)
  end where
  print *, x
  z = [3, 1, 2]
  forall (i = 1:3) z(i) = clip(z(i), 1.5d0, 2.5d0) + i
  call swap(z(1), z(3))
  call order(z, x(3:5))
  print *, x
  call order(z(1:1), x(2:2))
  print *, z
end program
