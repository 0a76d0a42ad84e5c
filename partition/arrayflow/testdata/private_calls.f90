module lines
  implicit none
  real :: left(10), right(10)
  integer :: length
contains
  subroutine fill(a)
    real :: a(10)
    integer :: k
    do k = 1, length
      left(k) = a(k)
    end do
  end subroutine fill

  subroutine use_left(a)
    real :: a(10)
    a(1:length) = left(1:length)
  end subroutine use_left

  subroutine use_all(a)
    real :: a(10)
    a = left
  end subroutine use_all

  subroutine scratch(n, w, a)
    integer :: n
    real :: w(n), a(n)
    w(1:n) = a
    a(1) = w(n)
  end subroutine scratch

  subroutine part(first, last, w)
    integer :: first, last, k
    real :: w(*)
    do k = first, last
      w(k) = k
    end do
  end subroutine part

  subroutine maybe(w, a)
    real :: w(10), a(10)
    if (a(1) > 0) return
    w = a
  end subroutine maybe

  real function total(w, n)
    integer :: n, k
    real :: w(n)
    total = 0
    do k = 1, n
      total = total + w(k)
    end do
  end function total
end module lines

program calls
  use lines
  implicit none
  real :: x(10,20), w(10), v(10,3), u(30)
  integer :: i
  x = 1
  length = 7
  do i = 1, 20 ! private:
    call fill(x(:,i))
    call use_all(x(:,i))
  end do
  do i = 1, 20 ! private:
    call fill(x(:,i))
    length = length + 1
    call use_left(x(:,i))
  end do
  do i = 1, 20 ! private:
    call scratch(8, w, x(:,i))
    x(2,i) = w(9)
  end do
  do i = 1, 20 ! private:
    call scratch(10, v(1,2), x(:,i))
    x(2,i) = v(8,3)
  end do
  do i = 1, 20 ! private:
    call part(1, 4, w)
    call part(6, 10, w)
    x(2,i) = total(w, 10)
  end do
  do i = 1, 20 ! private:
    call part(1, 9, u(2:))
    x(2,i) = u(1)
  end do
  do i = 1, 20 ! private:
    call part(1, 5, u(1:10:2))
    x(2,i) = u(2)
  end do
  do i = 1, 20 ! private:
    call maybe(w, x(:,i))
    x(2,i) = w(3)
  end do
  do i = 1, 20 ! private: left
    call fill(x(:,i))
    call use_left(x(:,i))
  end do
  do i = 1, 20 ! private: w
    call scratch(10, w, x(:,i))
    x(2,i) = w(3)
  end do
  do i = 1, 20 ! private: v
    call scratch(10, v(1,2), x(:,i))
    x(2,i) = v(8,2)
  end do
  do i = 1, 20 ! private: w
    call part(1, 4, w)
    call part(5, 10, w)
    x(2,i) = total(w, 10)
  end do
  do i = 1, 20 ! private: u
    call part(1, 9, u(2:))
    x(2,i) = u(2) + u(10)
  end do
  do i = 1, 20 ! private: u
    call part(1, 5, u(1:10:2))
    x(2,i) = u(9) + u(1)
  end do
end program calls
