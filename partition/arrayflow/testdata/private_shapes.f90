module shapes
  implicit none
contains
  subroutine smooth(x, y)
    real, intent(in) :: x(:)
    real, intent(out) :: y(:)
    integer :: k, n
    n = size(x)
    y(1) = x(1)
    y(n) = x(n)
    do k = 2, n - 1
      y(k) = x(k)
    end do
  end subroutine smooth

  subroutine inner(x, y)
    real :: x(:), y(:)
    integer :: k
    do k = 2, size(x) - 1
      y(k) = x(k)
    end do
  end subroutine inner

  subroutine zero_based(x, y)
    real :: x(0:), y(0:)
    integer :: k
    y(0) = x(0)
    do k = 1, ubound(x, 1)
      y(k) = x(k) + y(k-1)
    end do
  end subroutine zero_based

  subroutine short(x, y)
    real :: x(:), y(:)
    y(1:size(x) - 3) = x(4:)
  end subroutine short

  subroutine either(x, s)
    integer :: x, s
    if (x > 4) then
      s = 1
    else
      s = 2*x
    end if
    s = s + 1
  end subroutine either

  subroutine sometimes(x, s)
    integer :: x, s
    if (x > 4) s = 1
    s = s + 1
  end subroutine sometimes

  subroutine whole(x, y)
    real :: x(50), y(50), w(50), v(50)
    integer :: i
    do i = 1, 10 ! private: v w
      call smooth(x, w)
      y = w
      call zero_based(x(1:40), v(1:40))
      y(1:40) = v(1:40)
    end do
    do i = 1, 10 ! private:
      call inner(x, w)
      y = w
      call smooth(x(1:49), v(1:49))
      y = v
    end do
    do i = 1, 10 ! private: v
      call short(x, w)
      y = w
      call short(x, v)
      y(1:47) = v(1:47)
    end do
    do i = 1, 10 ! private: w
      call inner(x, w)
      y(2:49) = w(2:49)
      call short(x(1:40:2), v)
      y(1:18) = v(1:18)
    end do
  end subroutine whole

  subroutine sized(x, y, n, m)
    integer :: n, m, i, l
    real :: x(n), y(n), w(n), v(m), u(n)
    do i = 1, 10 ! private: w
      call smooth(x, w)
      y = w
      call smooth(x(1:m), v)
      y(1:n) = v(1:n)
    end do
    do i = 1, 10 ! private: v w
      call zero_based(x, w)
      y = w
      call smooth(x(1:m), v)
      y(1:m) = v
    end do
    do i = 1, 10 ! private: w
      l = n - 1
      call smooth(x(1:l), w(1:l))
      y(1:n-1) = w(1:n-1)
      call short(x, u)
      y(1:n-2) = u(1:n-2)
    end do
    m = 3
  end subroutine sized

  subroutine elements(k, y)
    integer :: k(20), y(20), f(20), g(20), i, j
    do i = 1, 10 ! private: f
      do j = 1, 20
        call either(k(j), f(j))
        call sometimes(k(j), g(j))
      end do
      y = f + g
    end do
  end subroutine elements
end module shapes
program main
  use shapes
end program main
