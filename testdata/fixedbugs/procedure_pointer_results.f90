module makers
 abstract interface
  integer function fi(x)
   integer, intent(in) :: x
  end function
 end interface
 type holder
  procedure(pick2), pointer, nopass :: make
 end type
 interface chosen
  procedure pick
 end interface
contains
 integer function dbl(x)
  integer, intent(in) :: x
  dbl = 2*x
 end function
 integer function trip(x)
  integer, intent(in) :: x
  trip = 3*x
 end function
 function pick(n) result(r)
  integer, intent(in) :: n
  procedure(fi), pointer :: r
  r => dbl
  if (n > 1) r => trip
 end function
 function pick2(n)
  integer, intent(in) :: n
  procedure(fi), pointer :: pick2
  pick2 => trip
 end function
 subroutine app(f)
  procedure(fi) :: f
  print *, 'app', f(100)
 end subroutine
end
program procedure_pointer_results
 use makers
 procedure(fi), pointer :: p
 type(holder) :: h
 p => pick(1)
 print *, p(10)
 p => pick(2)
 print *, p(10), associated(p, trip), associated(p, dbl)
 p => pick2(1)
 print *, p(7)
 call app(pick(1))
 p => chosen(2)
 print *, p(5), associated(p, pick(2)), associated(pick(1), p), associated(pick(1), dbl)
 h%make => pick2
 p => h%make(0)
 print *, p(9)
 call inner
contains
 subroutine inner
  procedure(fi), pointer :: q
  q => local(p)
  print *, q(11)
 end subroutine
 function local(r) result(s)
  procedure(fi), pointer, intent(in) :: r
  procedure(fi), pointer :: s
  s => r
 end function
end
