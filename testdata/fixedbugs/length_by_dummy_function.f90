! lengths and bounds of function values that functions of dummy arrays tell, which may be dummy arguments, too
module sizes_m
  implicit none
contains
  pure integer function extent_of(a)
    integer, intent(in) :: a(:)
    extent_of = size(a)
  end function
  pure integer function last_of(a)
    integer, intent(in) :: a(:)
    last_of = a(size(a))
  end function
  function vector(y) result(v)
    integer, intent(in) :: y(0:)
    integer :: v(last_of(y(1:ubound(y,1)-1)))
    integer :: i
    v = [(i*y(0), i=1, size(v))]
  end function
  function plane(y, k, n) result(v)
    interface
      pure integer function n(a)
        integer, intent(in) :: a(:)
      end function
    end interface
    integer, intent(in) :: y(:,:), k
    integer :: v(n(y(k,:)), n(y(::2,1)))
    v = 10*size(v,1) + size(v,2)
  end function
end module
program length_by_dummy_function
  use sizes_m
  implicit none
  character(3) :: str
  integer :: i(7) = [1,2,3,4,5,6,7], a(4,3) = reshape([1,2,3,4,5,6,7,8,2,2,3,2], [4,3])
!hpf$ distribute i(block)
  str = letters(i(:3), extent_of)
  print *, str, len(letters(i(2:), extent_of)), len(letters(i(::2), last_of))
  print *, letters(i(6:2:-1), extent_of), '|', letters(i(6:2:-1), last_of), '|'
  print *, vector(i(2:6)), size(vector(i(7:1:-2)))
  print *, shape(plane(a, 2, extent_of)), shape(plane(a, 3, last_of)), plane(a(:3,:), 2, last_of)
  print *, shape(plane(a(4:1:-1,3:2:-1), 4, last_of))
contains
  function letters(y, n) result(p)
    integer :: y(:)
    interface
      pure integer function n(c)
        integer, intent(in) :: c(:)
      end function
    end interface
    character(n(y)) p
    integer k
    do k = 1, min(len(p), size(y))
      p(k:k) = achar(iachar('A') + y(k))
    end do
    if (len(p) > size(y)) p(size(y)+1:) = '-'
  end function
end program
