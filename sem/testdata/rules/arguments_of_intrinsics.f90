! What intrinsic functions and subroutines do not take.
program arguments_of_intrinsics
  use, intrinsic :: iso_c_binding
  implicit none
  real :: a(4), m(2,2), r
  integer :: i, k(3)
  logical :: l(4), q
  character(8) :: c
  complex :: z
  type(c_ptr) :: address
  a = 1; m = 1; k = 1; l = .true.; c = 'abc'; z = (1, 2); i = 2; r = 1; q = .true.
  print *, abs(a(1:2), 3) ! ERROR "'abs' takes 1 argument, this reference has 2"
  print *, sin(r, r) ! ERROR "'sin' takes 1 argument, this reference has 2"
  print *, sin(x=r, y=r) ! ERROR "'sin' takes 1 argument, this reference has 2"
  print *, atan2(r) ! ERROR "'atan2' takes 2 arguments, this reference has 1"
  print *, sign(r, i) ! ERROR "the arguments of 'sign' are real\(4\) and integer\(4\)"
  print *, mod(3, 0) ! ERROR "the value of 'mod\(3,0\)' cannot be computed: division by zero"
  print *, int(r, kind=4, b=3) ! ERROR "'int' has no such argument"
  print *, merge(1, 2, 3) ! ERROR "the mask of 'merge' must be logical, this is integer\(4\)"
  print *, max(1) ! ERROR "'max' takes at least 2 arguments, this reference has 1"
  print *, max(1, 2.0) ! ERROR "the arguments of 'max' are integer\(4\) and real\(4\)"
  print *, dot_product(m, m) ! ERROR "the arguments of 'dot_product' must have one dimension, these have 2"
  print *, dot_product(a, l) ! ERROR "the arguments of 'dot_product' are real\(4\) and logical\(4\)"
  print *, matmul(a, a) ! ERROR "the arguments of 'matmul' have 1 and 1 dimensions"
  print *, matmul(l, m) ! ERROR "the arguments of 'matmul' are logical\(4\) and real\(4\)"
  print *, transpose(a) ! ERROR "the argument of 'transpose' must have two dimensions, this has 1"
  print *, sum(r) ! ERROR "the argument of 'sum' must be an array"
  print *, sum(a, mask=a) ! ERROR "the mask must be logical, this is real\(4\)"
  print *, count(a) ! ERROR "the argument of 'count' is real\(4\)"
  print *, any(a) ! ERROR "the argument of 'any' is real\(4\)"
end program
! ---
! What intrinsic functions and subroutines do not take.
program arguments_of_intrinsics
  use, intrinsic :: iso_c_binding
  implicit none
  real :: a(4), m(2,2), r
  integer :: i, k(3)
  logical :: l(4), q
  character(8) :: c
  complex :: z
  type(c_ptr) :: address
  a = 1; m = 1; k = 1; l = .true.; c = 'abc'; z = (1, 2); i = 2; r = 1; q = .true.
  print *, sum(c) ! ERROR "the argument of 'sum' must be an array"
  print *, pack(r, q) ! ERROR "this argument of 'pack' must be an array"
  print *, pack(a, a) ! ERROR "the mask of 'pack' must be logical, this is real\(4\)"
  print *, unpack(m, l, a) ! ERROR "'unpack' takes an array of one dimension and a logical array"
  print *, spread(r) ! ERROR "'spread' lacks the argument 'dim'"
  print *, cshift(r, 1) ! ERROR "this argument of 'cshift' must be an array"
  print *, eoshift(a) ! ERROR "'eoshift' lacks the argument 'shift'"
  print *, reshape(a, [3, 3]) ! ERROR "'reshape' needs 9 elements, the source has 4"
  print *, reshape(a, 4) ! ERROR "this argument of 'reshape' must be an array"
  print *, reshape(a, [2, 2], order=1) ! ERROR "this argument of 'order' must be an array"
  print *, maxloc(r) ! ERROR "the argument of 'maxloc' must be an array"
  print *, minval(z) ! ERROR "the argument of 'minval' must be an array"
  print *, repeat('a', -1) ! ERROR "'repeat' cannot make -1 copies"
  print *, char(300) ! ERROR "there is no character with the code 300"
  print *, ichar('ab') ! ERROR "the argument of 'ichar' must have length 1, this has 2"
  print *, len_trim(3) ! ERROR "the argument of 'len_trim' must be character, this is integer\(4\)"
  print *, index('a', 3) ! ERROR "the argument of 'index' must be character, this is integer\(4\)"
  print *, ibset(r, 1) ! ERROR "the argument of 'ibset' must be integer, this is real\(4\)"
  print *, iand(1, r) ! ERROR "the argument of 'iand' must be integer, this is real\(4\)"
end program
! ---
! What intrinsic functions and subroutines do not take.
program arguments_of_intrinsics
  use, intrinsic :: iso_c_binding
  implicit none
  real :: a(4), m(2,2), r
  integer :: i, k(3)
  logical :: l(4), q
  character(8) :: c
  complex :: z
  type(c_ptr) :: address
  a = 1; m = 1; k = 1; l = .true.; c = 'abc'; z = (1, 2); i = 2; r = 1; q = .true.
  print *, huge(c) ! ERROR "'huge' does not apply to character\(8\)"
  print *, size(r) ! ERROR "the argument of 'size' must be an array"
  print *, shape(a, 1, 2) ! ERROR "'shape' takes at most 2 arguments"
  print *, lbound(r) ! ERROR "the argument of 'lbound' must be an array"
  print *, ubound() ! ERROR "'ubound' lacks the argument 'array'"
  print *, allocated(r) ! ERROR "the argument of 'allocated' must be an allocatable array"
  print *, associated(r) ! ERROR "'r' is not a pointer"
  print *, c_associated() ! ERROR "'c_associated' takes one or two addresses"
  print *, c_associated(r) ! ERROR "the argument must be of type C_PTR or C_FUNPTR, this is real\(4\)"
  print *, c_loc() ! ERROR "'c_loc' takes one argument"
  print *, c_funloc(r) ! ERROR "'r' is no procedure"
  print *, command_argument_count(1) ! ERROR "'command_argument_count' has no arguments"
  print *, selected_int_kind(r) ! ERROR "the argument of selected_int_kind must be an integer"
  print *, a(1) + sum ! ERROR "'sum' is not declared"
  call random_number(i) ! ERROR "the argument of 'random_number' is integer\(4\)"
  call random_number() ! ERROR "'random_number' takes one argument"
  call system_clock(c) ! ERROR "the argument 'count' of 'system_clock' is character\(8\)"
  call cpu_time(i) ! ERROR "the argument 'time' of 'cpu_time' is integer\(4\)"
end program
! ---
! What intrinsic functions and subroutines do not take.
program arguments_of_intrinsics
  use, intrinsic :: iso_c_binding
  implicit none
  real :: a(4), m(2,2), r
  integer :: i, k(3)
  logical :: l(4), q
  character(8) :: c
  complex :: z
  type(c_ptr) :: address
  a = 1; m = 1; k = 1; l = .true.; c = 'abc'; z = (1, 2); i = 2; r = 1; q = .true.
  call date_and_time(values=a) ! ERROR "the argument 'values' must be an array of rank one and of type integer"
  call get_command_argument() ! ERROR "'get_command_argument' needs the arguments number, value"
  call get_command_argument(1, r) ! ERROR "the argument 'value' of 'get_command_argument' is real\(4\)"
  call random_seed(put=a) ! ERROR "the argument 'put' must be an array of rank one and of type integer"
  call move_alloc(a, a) ! ERROR "'a' is not allocatable" "'a' is not allocatable"
  call c_f_pointer(address) ! ERROR "'c_f_pointer' takes an address, a pointer and a shape"
  call execute_command_line(3) ! ERROR "the argument 'command' is integer\(4\)"
end program
! ---
! Keywords and kinds of intrinsic subroutines.
program arguments_of_subroutines
  implicit none
  integer :: i
  integer(8) :: wide
  real :: r
  real, allocatable :: v(:)
  call system_clock(i, colour=i) ! ERROR "'system_clock' has no such argument"
  call cpu_time(when=r) ! ERROR "'cpu_time' has no such argument"
  call get_command(colour=i) ! ERROR "'get_command' has no such argument"
  call mvbits(r, 0, 2, i, 0) ! ERROR "the argument of 'mvbits' must be integer, this is real\(4\)"
  call mvbits(1, 0, 2, r, 0) ! ERROR "the argument of 'mvbits' must be integer, this is real\(4\)"
  call mvbits(1, 0, 2, wide, 0) ! ERROR "the arguments of 'mvbits' are integer\(4\) and integer\(8\)"
  deallocate (v, source=r) ! ERROR "DEALLOCATE takes no value"
  deallocate (v, stat=r) ! ERROR "STAT= needs an integer variable, this is real\(4\)"
end program
