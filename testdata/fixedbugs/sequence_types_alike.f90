module m9
 type t
  sequence
  integer :: i
  real :: x
  character(3) :: c
 end type
contains
 subroutine show(a)
  type(t) :: a
  print *, a%i, a%x, a%c
 end
end
program sequence_types_alike
 call s
end
subroutine s
 use m9, only: show, mt => t
 type t
  sequence
  integer :: i
  real :: x
  character(3) :: c
 end type
 type(t) :: b, d(2)
 type(mt) :: a, e(2)
 b = t(1, 2.5, 'abc')
 a = b
 call show(a)
 call show(b)
 e = [b, t(7,8.,'xyz')]
 d = e(2:1:-1)
 print *, d%i, d%c, e%x
 b = mt(3,4.,'q')
 call show(b)
end
