! ENUM, BIND(C) types, and attributes that change nothing here: VOLATILE, ASYNCHRONOUS, CONTIGUOUS
program interoperable
  implicit none
  enum, bind(c)
    enumerator :: red = 4, blue
    enumerator green
    enumerator :: low = -3, next
  end enum
  type, bind(c) :: cell
    integer(1) :: tag
    real(8) :: x
    integer :: n(3)
  end type
  integer(kind(red)) :: k
  integer, volatile :: flag
  real(8), asynchronous :: buffer(3)
  real(8), pointer, contiguous :: p(:)
  real(8), target :: t(4)
  type(cell) :: c(2)
  print *, red, blue, green, low, next
  k = green
  select case (k)
  case (red)
    print *, 'red'
  case (green)
    print *, 'green'
  end select
  flag = 1
  do while (flag < 3)
    flag = flag + 1
  end do
  print *, flag
  buffer = flag
  t = 2
  p => t
  print *, sum(p) + sum(buffer)
  c%tag = 5_1
  c%x = 1.5d0
  c(2)%n = [1, 2, 3]
  print *, c(2)%tag, c(1)%x, c(2)%n, sum(total(t))
contains
  function total(a)
    real(8), contiguous, intent(in) :: a(:)
    real(8) :: total(size(a))
    total = a * 2
  end function
end program
