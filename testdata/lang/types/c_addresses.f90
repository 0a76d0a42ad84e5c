! C_PTR, C_FUNPTR, C_LOC, C_FUNLOC, C_F_POINTER, C_F_PROCPOINTER, C_ASSOCIATED: procedures of C with callbacks, memory of C, enumerators
program c_addresses
use, intrinsic :: iso_c_binding
implicit none
enum, bind(c)
 enumerator :: red = 4, blue
 enumerator green
end enum
integer(kind(red)) :: k
type, bind(c) :: cpoint
 real(c_double) :: x, y
 integer(c_int) :: n
end type
interface
 function malloc(n) bind(c) result(p)
  import :: c_ptr, c_size_t
  integer(c_size_t), value :: n
  type(c_ptr) :: p
 end function
 subroutine free(p) bind(c)
  import :: c_ptr
  type(c_ptr), value :: p
 end subroutine
 function strlen(s) bind(c) result(n)
  import :: c_ptr, c_size_t, c_char
  character(kind=c_char), intent(in) :: s(*)
  integer(c_size_t) :: n
 end function
 subroutine qsort(base, n, size, cmp) bind(c, name='qsort')
  import
  type(c_ptr), value :: base
  integer(c_size_t), value :: n, size
  type(c_funptr), value :: cmp
 end subroutine
end interface
type(c_ptr) :: p
integer(c_int), target :: v(5)
integer(c_int), pointer :: q(:), s
type(cpoint), target :: pt
real(c_double), pointer :: table(:, :), line(:)
type(c_funptr) :: f
procedure(compare), pointer :: order
type(cpoint), pointer :: pp
k = green
print *, red, blue, green, k
v = [5,3,9,1,2]
call qsort(c_loc(v), 5_c_size_t, 4_c_size_t, c_funloc(compare))
print *, v
p = c_loc(v)
call c_f_pointer(p, q, [5])
q(1) = -7
print *, v, c_associated(p), c_associated(p, c_loc(v))
p = c_null_ptr
print *, c_associated(p)
p = c_loc(pt)
call c_f_pointer(p, pp)
pp%n = 3
print *, pt%n
p = malloc(48_c_size_t)
call c_f_pointer(p, table, [2, 3])
table = 1
table(2, 3) = 4
print *, table, size(table, 1), size(table, 2)
call c_f_pointer(p, line, shape(table(1, :)) * 2)
print *, line
call free(p)
f = c_funloc(compare)
call c_f_procpointer(f, order)
print *, order(7, 3), c_associated(f), c_sizeof(v)
print *, strlen('hello'//c_null_char)
contains
 function compare(a, b) bind(c) result(r)
  integer(c_int), intent(in) :: a, b
  integer(c_int) :: r
  r = a - b
 end function
end program
