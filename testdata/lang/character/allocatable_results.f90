! Functions whose value is an allocatable scalar: characters of deferred and of constant length, numbers, derived types.
module makers
  implicit none
  type box
    integer :: n = 3
    real, allocatable :: a(:)
  end type
contains
  function joined(list, sep) result(r)
    character(len=*), intent(in) :: list(:), sep
    character(len=:), allocatable :: r
    integer :: i
    r = trim(list(1))
    do i = 2, size(list)
      r = r//sep//trim(list(i))
    end do
  end function
  recursive function digits(n) result(r)
    integer, intent(in) :: n
    character(:), allocatable :: r
    if (n < 10) then
      r = achar(48 + n)
    else
      r = digits(n/10)//achar(48 + mod(n, 10))
    end if
  end function
  function five(s) result(r)
    character(len=*), intent(in) :: s
    character(len=5), allocatable :: r
    r = s
  end function
  function number(k) result(r)
    integer, intent(in) :: k
    integer, allocatable :: r
    allocate (r)
    r = 2*k
  end function
  function boxed(n) result(b)
    integer, intent(in) :: n
    type(box), allocatable :: b
    allocate (b)
    b%n = n
    allocate (b%a(n))
    b%a = n
  end function
end module

program allocatable_results
  use makers
  implicit none
  character(len=:), allocatable :: s
  type(box) :: b
  integer :: i
  s = joined(['ab ', 'cde', 'f  '], ', ')
  print *, s, len(s), len(joined(['x'], '')), joined(['p', 'q'], '')//'|'
  print *, digits(7), digits(1234567), len(digits(100))
  do i = 8, 12
    s = digits(i)//s(1:2)
    print *, s
  end do
  if (digits(42) == '42' .and. len(digits(5)) == 1) print *, 'as expected'
  print *, five('abcdefg')//'.', five('x')//'.', number(21), number(1) + number(2)
  b = boxed(3)
  print *, b%n, b%a
  do while (len(digits(i)) < 3)
    i = i*2
  end do
  print *, i
end program
