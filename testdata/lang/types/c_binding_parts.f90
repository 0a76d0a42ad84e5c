! ISO_C_BINDING: C_SIZEOF of all kinds, C_LOC, C_F_POINTER with shapes, procedure pointers, C_ASSOCIATED, characters by value
module c_parts
  use, intrinsic :: iso_c_binding
  implicit none
  type, bind(c) :: pair
    integer(c_int) :: n
    real(c_double) :: x
    character(kind=c_char) :: t(4)
  end type pair
  type node
    type(c_ptr) :: p = c_null_ptr
    integer(c_int), pointer :: v(:, :) => null()
    procedure(binary), pointer, nopass :: f => null()
  end type node
  abstract interface
    integer(c_int) function binary(x, y) bind(c)
      import c_int
      integer(c_int), value :: x, y
    end function binary
  end interface
contains
  integer(c_int) function plus(x, y) bind(c)
    integer(c_int), value :: x, y
    plus = x + y
  end function plus
  integer(c_int) function minus(x, y) bind(c, name='take_away')
    integer(c_int), value :: x, y
    minus = x - y
  end function minus
  character(kind=c_char) function next_letter(c) bind(c)
    character(kind=c_char), value :: c
    next_letter = achar(iachar(c) + 1)
  end function next_letter
  subroutine fill(a, n) bind(c)
    integer(c_int), value :: n
    real(c_float), intent(out) :: a(n)
    a = n
  end subroutine fill
  subroutine set_if(x, y) bind(c)
    integer(c_int), intent(in), optional :: x
    integer(c_int), intent(out) :: y
    y = -1
    if (present(x)) y = x
  end subroutine set_if
end module c_parts
program c_binding_parts
  use c_parts
  implicit none
  integer(c_int), target :: table(3, 4), one
  real(c_float) :: f(5)
  character(kind=c_char, len=7) :: text
  type(pair), target :: p(3)
  type(pair), pointer :: q
  type(node) :: a, b(2)
  type(c_ptr) :: where_it_is
  type(c_funptr) :: fp
  procedure(binary), pointer :: op
  integer(c_int), pointer :: flat(:), cube(:, :, :), single
  integer(c_int) :: extents(3), y
  integer :: i, j
  print *, c_sizeof(one), c_sizeof(table), c_sizeof(f), c_sizeof(p), c_sizeof(p(1)), c_sizeof(p(1)%t)
  table = reshape([(i, i = 1, 12)], [3, 4])
  where_it_is = c_loc(table)
  call c_f_pointer(where_it_is, flat, [12])
  print *, flat
  extents = [2, 3, 2]
  call c_f_pointer(where_it_is, cube, extents)
  print *, cube(2, :, 1), shape(cube)
  call c_f_pointer(c_loc(table(2, 2)), single)
  print *, single
  call c_f_pointer(where_it_is, a%v, [4, 3])
  print *, a%v(:, 2)
  a%p = c_loc(p(2))
  b = a
  p%n = [4, 5, 6]
  call c_f_pointer(b(2)%p, q)
  print *, q%n, c_associated(b(1)%p), c_associated(b(1)%p, c_loc(p(2))), c_associated(b(1)%p, c_loc(p(1))), c_associated(c_null_ptr)
  fp = c_funloc(plus)
  call c_f_procpointer(fp, op)
  print *, op(2, 3), c_associated(fp), c_associated(fp, c_funloc(minus)), c_associated(c_null_funptr)
  call c_f_procpointer(c_funloc(minus), a%f)
  print *, a%f(2, 3)
  a%f => plus
  print *, a%f(4, 5)
  print *, next_letter('a'), next_letter(next_letter('x'))
  text = next_letter('k') // c_null_char
  print *, iachar(text(2:2)), text(1:1)
  call fill(f, 3)
  f(4:) = 0
  print *, f
  call set_if(y=y)
  print *, y
  call set_if(table(3, 4), y)
  print *, y
end program c_binding_parts
