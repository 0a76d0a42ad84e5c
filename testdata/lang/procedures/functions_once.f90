! A function in a section bound, in the bounds of ALLOCATE, in SOURCE=, in a length or as an operand of an array
! operation is called once for the statement.
module m
  implicit none
  integer :: cnt = 0
  type t
    integer, allocatable :: v(:)
    character(:), allocatable :: c
  end type
contains
  integer function f(i)
    integer, intent(in) :: i
    cnt = cnt + 1
    f = i
  end function
  function arr(n)
    integer, intent(in) :: n
    integer :: arr(n)
    cnt = cnt + 100
    arr = n
  end function
  function tf() result(r)
    type(t) :: r
    cnt = cnt + 1000
    r%v = [1,2,3]
    r%c = 'abc'
  end function
  function str(n) result(r)
    integer, intent(in) :: n
    character(n) :: r
    cnt = cnt + 10000
    r = repeat('z', n)
  end function
end module
program functions_once
  use m
  implicit none
  integer, allocatable :: a(:), b(:,:)
  integer :: e(5) = [1,2,3,4,5], g(5)
  character(:), allocatable :: s
  character(3), allocatable :: ss(:)
  type(t), allocatable :: d
  allocate(a(f(3)))
  print *, size(a), cnt
  deallocate(a)
  allocate(a, source=arr(4))
  print *, a, cnt
  allocate(b(f(2),f(3)), source=f(7))
  print *, b, cnt
  deallocate(b)
  allocate(d, source=tf())
  print *, d%v, d%c, cnt
  allocate(s, source=str(f(5)))
  print *, s, cnt
  deallocate(s)
  allocate(s, source=repeat('x', f(4)))
  print *, s, cnt
  deallocate(a)
  allocate(a, source=arr(3)+f(1))
  print *, a, lbound(a), cnt
  deallocate(a)
  allocate(a, mold=arr(6))
  print *, size(a), cnt
  a = e + f(2)
  print *, a, cnt
  a = [e, f(9)]
  print *, a, cnt
  g(f(1):f(3)) = e(f(3):f(1):f(-1))
  print *, g(1:3), cnt
  g = e(f(2))
  print *, g, cnt
  g(f(4):) = f(8)
  print *, g(4:), cnt
  g = e(e(f(1):f(5))+[4,2,0,-2,-4])
  print *, cnt
  print *, sum(e(f(1):f(3))), cnt
  forall (cnt=1:3) g(cnt) = cnt
  print *, "con&
  &tinued", 'other &
      string'
end program
