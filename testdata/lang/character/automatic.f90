! Local variables and arrays whose length is known only at the entry of the procedure; recursive, and used by internal ones.
module automatic_texts
  implicit none
  integer :: width = 3
contains
  subroutine scalars(n, s)
    integer, intent(in) :: n
    character(len=*), intent(in) :: s
    character(len=n) :: a
    character(len=len(s)*2) :: b
    character(len=width+1) :: c
    integer :: m
    a = s
    b = s//s
    c = s
    m = n
    print *, '<'//a//'>', '<'//b//'>', '<'//c//'>', len(a), len(b), len(c), m
  end subroutine
  subroutine arrays(n, k)
    integer, intent(in) :: n, k
    character(len=n) :: a(k), b(0:k, 2)
    integer :: i
    do i = 1, k
      a(i) = repeat(achar(64 + i), i)
    end do
    b = '.'
    b(k, 2) = 'end of b'
    b(1:k, 1) = a
    print *, a, '|', b, '|', len(a), size(b)
    a(2:)(1:1) = '+'
    print *, a
  end subroutine
  recursive subroutine down(n)
    integer, intent(in) :: n
    character(len=n) :: s
    s = repeat('*', n)
    if (n > 0) call down(n - 1)
    print *, n, s
  end subroutine
  subroutine host(n)
    integer, intent(in) :: n
    character(len=n) :: s
    s = 'abcdefgh'
    call inner
    print *, s
  contains
    subroutine inner
      print *, len(s), s(2:)
      s(n:n) = '!'
    end subroutine
  end subroutine
end module

program automatic
  use automatic_texts
  implicit none
  call scalars(4, 'xyz')
  width = 0
  call scalars(0, 'q')
  call scalars(-2, '')
  call arrays(3, 4)
  call arrays(1, 2)
  call down(3)
  call host(5)
end program
