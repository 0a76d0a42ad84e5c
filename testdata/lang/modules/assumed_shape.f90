! assumed-shape arrays: sections, strides, lower bounds, optional arguments, allocatable arguments, functions whose value is an array
module m
  implicit none
contains
  subroutine scale(a, f, count)
    real(8), intent(inout) :: a(:)
    real(8), intent(in), optional :: f
    integer, intent(out), optional :: count
    integer :: i
    do i = 1, size(a)
      if (present(f)) then
        a(i) = a(i)*f
      else
        a(i) = -a(i)
      end if
    end do
    if (present(count)) count = size(a)
  end subroutine
  subroutine outer(a, b, f)
    real(8), intent(in) :: a(:), b(0:)
    real(8), intent(in), optional :: f
    real(8) :: c(size(a), size(b))
    integer :: i, j
    do j = 0, ubound(b, 1)
      do i = 1, size(a)
        c(i, j+1) = a(i)*b(j)
      end do
    end do
    call scale(c(:, 1), f)
    call scale(c(2, :), f)
    print *, c, lbound(b, 1), ubound(b, 1)
  end subroutine
  function ramp(n, x) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: x
    real(8) :: r(n)
    integer :: i
    do i = 1, n
      r(i) = i*x
    end do
  end function
  function doubled(a) result(r)
    real(8), intent(in) :: a(:,:)
    real(8) :: r(size(a, 2), size(a, 1))
    integer :: i, j
    do j = 1, size(a, 2)
      do i = 1, size(a, 1)
        r(j, i) = 2*a(i, j)
      end do
    end do
  end function
  function fixed() result(r)
    integer :: r(0:2)
    r = [5, 6, 7]
  end function
  subroutine grow(a, n)
    real(8), allocatable, intent(inout) :: a(:)
    integer, intent(in) :: n
    real(8), allocatable :: old(:)
    integer :: i
    if (allocated(a)) then
      allocate (old(size(a)))
      old = a
      deallocate (a)
    end if
    allocate (a(0:n))
    a = 0
    if (allocated(old)) then
      do i = 1, size(old)
        a(i-1) = old(i)
      end do
    end if
    a(n) = n
  end subroutine
  subroutine fresh(a)
    real(8), allocatable, intent(out) :: a(:)
    if (allocated(a)) print *, 'still allocated'
    allocate (a(2))
    a = [8, 9]
  end subroutine
  real(8) function norm(a, mask)
    real(8), intent(in) :: a(:)
    logical, intent(in), optional :: mask(:)
    norm = sum(a*a)
    if (present(mask)) norm = norm + count(mask)
  end function
end module
program p
  use m
  implicit none
  real(8) :: x(6), y(2, 3)
  real(8), allocatable :: w(:)
  integer :: i, n
  x = [(i*1d0, i = 1, 6)]
  call scale(x)
  call scale(x(2:6:2), 10d0)
  call scale(x(6:1:-3), 0.5d0, n)
  print *, x, n
  call scale(count=n, a=x(3:2))
  print *, n
  call outer(x(1:2), x(4:6))
  call outer(x(1:3:2), x(2:3), 3d0)
  print *, ramp(3, 2d0)
  x = ramp(6, 0.5d0) + x
  print *, sum(ramp(n + 4, 1d0)), x
  y = reshape_by_loop()
  print *, doubled(y)
  print *, doubled(y(2:2, :)), fixed() + 1
  call grow(w, 2)
  call grow(w, 4)
  print *, size(w), w, lbound(w, 1)
  call fresh(w)
  print *, w, allocated(w)
  deallocate (w)
  print *, allocated(w)
  print *, norm(x), norm(x(1:2), [.true., .false.])
contains
  function reshape_by_loop() result(r)
    real(8) :: r(2, 3)
    integer :: i, j
    do j = 1, 3
      do i = 1, 2
        r(i, j) = i*10 + j
      end do
    end do
  end function
end program
