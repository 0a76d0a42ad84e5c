! automatic arrays, large local arrays and bounds that change after the entry
program p
  implicit none
  integer :: i, n
  do i = 1, 3
    n = i*1000; call work(n)
  end do
  call big()
  call big()
contains
  subroutine work(n)
    integer :: n
    real(8) :: w(n), v(0:n/2, -1:1)
    integer :: j
    do j = 1, n
      w(j) = j
    end do
    n = n - 500
    v = 1
    v(1:3, 0) = w(size(w)-2:)
    print *, size(w), sum(w), lbound(v, 2), ubound(v, 1), v(1:3, 0)
    if (n > 2000) return
    call deeper(w, size(w), n)
  end subroutine
  subroutine deeper(a, n, m)
    integer, intent(in) :: n, m
    real(8), intent(inout) :: a(n)
    a(1:m) = a(1:m)*2
    print *, sum(a)
  end subroutine
  subroutine big()
    real(8) :: a(200, 200)
    integer, save :: calls = 0
    calls = calls + 1
    a = calls
    print *, sum(a)
  end subroutine
end program
