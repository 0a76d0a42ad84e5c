! optional arrays that are absent as arguments of elemental procedures: the shape is that of the others
program short
  implicit none
  integer :: a(2), b(2)
  a = [1,2]; b= [3,4]
  call sub1(arg2=b)
  call sub2(a, arg2=b)
  call sub3()
  call sub3([4,5])
  call sub4(arg2=b)
contains
   subroutine sub1 (arg1, arg2)
      integer, optional :: arg1(:)
      integer :: arg2(:)
      print *, size(fun1(arg1, arg2)), fun1 (arg1, arg2)
      a = fun1(arg1, arg2)
      print *, a
   end subroutine
   subroutine sub2 (arg1, arg2)
      integer, optional :: arg1(:), arg2(:)
      print *, fun1(arg1, arg2)
   end subroutine
   subroutine sub4 (arg1, arg2)
      integer, optional :: arg1, arg2(:)
      print *, fun1(arg1, arg2)
   end subroutine
  subroutine sub3(ivec)
    integer, intent(in), optional :: ivec(:)
    integer :: ivec_(2)
    call set_optional(ivec_,(/1,2/))
    print *, ivec_
    call set_optional(ivec_,(/1,2/),ivec)
    print *, ivec_
    call set_optional(ivec_,iopt=ivec, idef=7)
    print *, ivec_
  end subroutine
   elemental integer function fun1 (arg1, arg2)
      integer,intent(in), optional :: arg1
      integer,intent(in)           :: arg2
      fun1 = arg2
      if (present(arg1)) fun1 = 10*arg1 + arg2
   end function
elemental subroutine set_optional(i,idef,iopt)
  integer, intent(out) :: i
  integer, intent(in) :: idef
  integer, intent(in), optional :: iopt
  if (present(iopt)) then
    i = iopt
  else
    i = idef
  end if
end subroutine
end program
