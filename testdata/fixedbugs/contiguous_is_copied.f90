! The actual argument of a dummy argument with CONTIGUOUS is copied where its elements do not stand one after the other, Fortran 2008, 5.3.7.
module dense
  use iso_c_binding
  implicit none
  interface
    function memcmp(a, b, n) bind(c) result(r)
      import
      type(c_ptr), value :: a, b
      integer(c_size_t), value :: n
      integer(c_int) :: r
    end function
  end interface
contains
  subroutine s(a)
    integer, intent(inout), contiguous, target :: a(:)
    integer, target :: b(2)
    b = [2, 4]
    if (size(a) == 2) print *, memcmp(c_loc(a), c_loc(b), 8_c_size_t)
    print *, is_contiguous(a)
    a = a + 1
  end subroutine
  subroutine o(a)
    integer, intent(inout), contiguous, optional, target :: a(:)
    if (present(a)) then
      call s(a)
    else
      print *, 'absent'
    end if
  end subroutine
  subroutine d(k, a)
    integer, intent(inout), contiguous, optional, target :: a(:,:)
    integer, optional :: k
    if (present(a)) then
      print *, is_contiguous(a), a, lbound(a), ubound(a)
      if (present(k)) print *, k
      a = a * 10
    end if
  end subroutine
end module
program contiguous_is_copied
  use dense
  integer :: y(4) = [2,3,4,5], z(3,3) = reshape([1,2,3,4,5,6,7,8,9],[3,3])
  integer, pointer :: q(:)
  integer, target :: t(6) = [1,2,3,4,5,6]
  call s(y(::2))
  call o(y(::2))
  call o
  call d(a=z(::2,:))
  call d(4, z(:,1:3:2))
  print *, y
  print *, z
  q => t(2::2)
  call s(q)
  call o(q)
  print *, t
end
