program p
  procedure(real), pointer, nopass :: q ! ERROR "'q' is no component, so it cannot have the attribute NOPASS"
end program
! ---
module m
  type :: t
  contains
    procedure, nopass, optional :: s ! ERROR "a procedure bound to a type cannot have the attribute OPTIONAL"
  end type
contains
  subroutine s
  end subroutine
end module
program p
end program
! ---
program p
  type, abstract :: t
  end type
  class(t), allocatable :: x
  allocate(t :: x) ! ERROR "'x' of CLASS\(t\) cannot have the type 't'"
end program
! ---
program p
  integer, allocatable :: a(:)
  allocate(a(2:)) ! ERROR "the upper bound of dimension 1 of 'a' is missing"
end program
! ---
program p
  real, allocatable :: x
  allocate(integer :: x) ! ERROR "'x' is real\(4\), ALLOCATE gives integer\(4\)"
end program
! ---
program p
  character(:), allocatable :: c
  allocate(c) ! ERROR "'c' has a deferred length, ALLOCATE must give it"
end program
! ---
program p
  print *, sin(x=1.0, x=2.0) ! ERROR "an argument of 'sin' is given twice"
  print *, atan2(y=1.0, z=2.0) ! ERROR "'atan2' has no argument 'z'"
  print *, atan2(1.0, 2.0, 3.0, 4.0) ! ERROR "'atan2' takes 2 arguments, this reference has 4"
  print *, atan2(1.0, y=2.0) ! ERROR "an argument of 'atan2' is given twice"
end program
! ---
program p
  external f
  call f(x=1) ! ERROR "this argument of 'f' needs an explicit interface"
end program
! ---
program p
  integer :: a(4), b(8)
  !hpf$ distribute a(block)
  a = 1
  associate (c => a(1:3)) ! ERROR "ASSOCIATE with a section of the distributed array 'a' is not supported"
    c = 2
  end associate
end program
! ---
program p
  integer :: i
  i = int(z'123456789012345678901234567890123') ! ERROR "the constant has more than 128 bits"
end program
! ---
program p
  block
    integer :: a(4)
    !hpf$ distribute a(block) ! ERROR "a directive in BLOCK is not supported"
    a = 1
  end block
end program
! ---
module m
  type :: t
    integer :: i
  contains
    procedure :: one
    generic :: g => one
  end type
contains
  subroutine one(x, k)
    class(t) :: x
    integer :: k
  end subroutine
  subroutine two(x)
    class(t) :: x
    call x%g(1.5) ! ERROR "no procedure of 't%g' takes these arguments"
    call x%g ! ERROR "no procedure of 't%g' takes these arguments"
    call x%other(1) ! ERROR "the type 't' has no component 'other'"
    call x%i(1) ! ERROR "'i' is no procedure of this object"
  end subroutine
end module
program p
end program
! ---
subroutine s(n)
  integer :: n
  integer, save :: a(n) ! ERROR "the saved array 'a' must have constant bounds"
  a = 1
end subroutine
program p
end program
! ---
program p
  integer :: x[*]
  external f
  call f(x[1]) ! ERROR "an object of another image as an argument of 'f', whose interface is not known, is not supported yet"
end program
! ---
module m
contains
  subroutine s(a)
    integer :: a(*)
    call q(a) ! ERROR "the assumed-size array 'a' has no shape to pass on"
  end subroutine
  subroutine q(b)
    integer :: b(:)
  end subroutine
end module
program p
end program
! ---
program p
  use iso_c_binding
  type(c_funptr) :: f
  integer :: i
  call c_f_procpointer(f, i) ! ERROR "'i' is no procedure pointer"
end program
! ---
program p
  use iso_c_binding
  type(c_ptr) :: q
  integer, pointer :: a(:,:)
  call c_f_pointer(q, a, 4) ! ERROR "the shape is an array with one dimension"
  call c_f_pointer(q, a, reshape([1, 2, 3, 4], [2, 2])) ! ERROR "the shape is an array with one dimension"
end program
! ---
module a
  integer :: i
  common /b/ i
  bind(c, name='x') :: /b/
end module
module b
  integer :: i
  common /b/ i
  bind(c, name='y') :: /b/ ! ERROR "the common block 'b' has the names 'y' and 'x' in C"
end module
program p
end program
! ---
module m
  integer :: a(4)
  bind(c) :: a ! ERROR "the distributed variable 'a' with BIND is not supported"
  !hpf$ distribute a(block)
end module
program p
end program
! ---
program p
  integer :: i
  print *, i(1:2) ! ERROR "'i' is neither an array nor a known function"
  i = 3
end program
! ---
program p
  character(3000000000_8) :: c ! ERROR "a length of 3000000000 characters is not supported"
end program
! ---
program p
  character(*), parameter :: c(*) = ['ab ', 'abc', 'abcd'] ! ERROR "'c' has 1 elements in 1 dimension, its value has 3 in 1 dimension" "the values of an array constructor are character\(3\) and character\(4\)"
  enum, bind(c)
    enumerator :: e = 'a' ! ERROR "the value of an enumerator must be an integer, this is character\(1\)"
  end enum
end program
! ---
program p
  integer :: n
  type :: t
    character(n) :: c ! ERROR "the length of the component 'c' must be constant"
  end type
end program
! ---
subroutine s(n)
  integer :: n
  integer :: x(n)[*] ! ERROR "the coarray 'x' of a procedure is neither saved, allocatable nor a dummy argument"
  character(n) :: c[*] ! ERROR "the coarray 'c' of a procedure is neither saved, allocatable nor a dummy argument"
end subroutine
program p
end program
! ---
program p
  type :: t
    integer, allocatable :: a(:)
  end type
  type(t) :: x(3)[*], y(3)
  y = x(:)[1] ! ERROR "this value of type\(t\), which has allocatable components, of another image is not supported yet"
end program
! ---
program p
  type :: t
    class(*), allocatable :: a
  end type
  type(t) :: x
  call co_broadcast(x, 1) ! ERROR "'co_broadcast' of type\(t\), which has polymorphic components, is not supported yet"
  call co_sum(x) ! ERROR "'co_sum' of type\(t\), which has allocatable components, is not supported yet"
  print *, image_status([1, 2]) ! ERROR "'image_status' of an array is not supported yet"
  print *, allocated(x[1]) ! ERROR "the argument of 'allocated' must be an allocatable array"
end program
! ---
program p
  type :: t
    character(:), allocatable :: c
    class(*), allocatable :: d
  end type
  type(t) :: x[*]
  print *, x[1]%c ! ERROR "the component 'c' of another image, whose length or type is not constant, is not supported yet"
  x[1]%c = 'a' ! ERROR "the component 'c' of another image, whose length or type is not constant, is not supported yet"
end program
! ---
program p
  type :: t
    integer, pointer :: q
    integer, allocatable :: a(:)
  end type
  type(t) :: x(3)
  integer :: i(3)
  i = x%q ! ERROR "the pointer or allocatable component 'q' of an array is not supported yet"
  print *, x%a ! ERROR "both 'x' and its component 'a' are arrays"
  deallocate(x%a) ! ERROR "'x' is an array"
  deallocate(i) ! ERROR "'i' is not allocatable"
  if (allocated(i)) stop ! ERROR "the argument of 'allocated' must be an allocatable array"
  if (allocated(x(1)%q)) stop ! ERROR "the argument of 'allocated' must be allocatable, 'q' is a pointer"
end program
! ---
program p
  type :: t
    integer :: a(4, 4)
    !hpf$ align a(i) with x(i) ! ERROR "the component 'a' has 2 dimensions, ALIGN lists 1"
  end type
  integer :: x(4)
  !hpf$ distribute x(block)
  type(t) :: y
end program
! ---
program p
  integer :: i
  block
    data i / 1 / ! ERROR "'i' cannot stand in DATA here: it is no variable of this BLOCK"
  end block
end program
! ---
program p
  integer :: a(1000000000)
  data a / 1000000000*1 / ! ERROR "'a' has no constant shape of at most 16777216 elements, as DATA needs it"
  integer :: b(1000000000) = 1 ! ERROR "an initial value of more than 16777216 elements is not supported"
  integer :: c(1000000000) = [(i, i = 1, 1000000000)] ! ERROR "an initial value of more than 16777216 elements is not supported"
  integer :: d(3) = [(j, j = 1, n)] ! ERROR "the bounds of this implied DO are not constant"
end program
! ---
program p
  type :: t
    integer :: i, k(2)
  end type
  type(t) :: x, y(2)
  data x%i(1) / 3 / ! ERROR "the component 'i' is no array"
  data y(:)%i / 2*1 /
  data y(1)%k(1:2) / 2*1 /
  data x%k(1) / 2 /
end program
! ---
program p
  integer, dimension(2,2,2,2,2,2,2,2) :: a ! ERROR "'a' has 8 dimensions"
  intrinsic :: nothing
end program
! ---
module m
  type :: t
    integer :: i
  end type
  interface assignment(=)
    procedure :: set
  end interface
contains
  subroutine set(x, k)
    type(t), intent(out) :: x
    integer, intent(in) :: k
  end subroutine
  subroutine s(x)
    type(t) :: x(4)
    where ([.true., .false., .true., .true.]) x = [1, 2, 3, 4] ! ERROR "integer\(4\) cannot be assigned to type\(t\)"
  end subroutine
end module
program p
end program
! ---
program p
  integer, target :: i
  type :: t
    integer, pointer :: q => i ! ERROR "an initial target of a pointer component is not supported yet"
    integer :: a(3) = [1, 2] ! ERROR "'a' has 3 elements in 1 dimension, its value has 2 in 1 dimension"
  end type
  type(t) :: x
end program
! ---
module m
  type :: t
  contains
    procedure :: nothing ! ERROR "there is no procedure 'nothing'"
    procedure :: other
  end type
contains
  subroutine other(x)
    type(t) :: x
  end subroutine
end module
program p
end program
! ---
program p
  real :: x
  x = dble(x=:) ! ERROR "'dble' has no such argument"
  x = real(:) ! ERROR "'real' has no such argument"
  x = 1e99 ! ERROR "1e99 is too large for real\(4\)"
end program
! ---
program p
  integer :: a(4, 4)
  forall (j = 1:4, j = 1:4) ! ERROR "the index 'j' appears twice"
    a(j, j) = 1 ! WARNING "the left side of an assignment in FORALL should have every index in a subscript"
  end forall
  forall (i = 1:4)
    do concurrent (j = 1:4) ! ERROR "DO CONCURRENT cannot stand in FORALL"
      a(i, j) = 1
    end do
  end forall
end program
! ---
program p
  integer :: a(4, 4)[*]
  forall (i = 1:4) a(i, :)[1] = 1 ! ERROR "an assignment to sections of another image in FORALL is not supported yet"
end program
! ---
program p
  logical :: l
  f(x) = f(x) + 1 ! ERROR "the statement function 'f' refers to itself"
  l(x) = x ! ERROR "the statement function 'l' is logical\(4\), its value is real\(4\)"
  g(x) = x + 1
  print *, f(1.0), g(x=2.0), g(:) ! ERROR "a statement function takes plain values" "a statement function takes plain values"
  print *, l(1.0)
end program
! ---
program p
  integer :: g
  interface g ! ERROR "'g' is a variable already"
    procedure :: h
  end interface
  real :: k
  interface
    subroutine k
    end subroutine
    subroutine w(a)
      import :: nothing ! ERROR "'nothing' is not declared"
      integer :: a
    end subroutine
  end interface
contains
  subroutine h
  end subroutine
end program
! ---
program p
  print *, get_team() ! ERROR "'get_team' gives a value of type\(team_type\)"
end program
! ---
program p
  use iso_fortran_env
  integer :: x[*]
  type(event_type) :: e[*]
  event post(stat=i) ! ERROR "'event post' lacks the argument 'event'"
  event wait(e, until=2, until=3) ! ERROR "'event wait' has no such argument"
  sync images(stat=i) ! ERROR "'sync images' lacks the argument 'image-set'"
end program
! ---
program p
  use iso_fortran_env
  integer :: x[*], y
  type(team_type) :: t
  change team (t, q[*] => y) ! ERROR "'y' is no coarray"
  end team
  change team (t, q[2] => x) ! ERROR "the last upper cobound of 'q' is '\*'"
    print *, q
  end team
  change team (t, q[2, *] => x)
    print *, q[1, 1]
  end team
end program
! ---
program p
  print *, command_argument_count(1), iargc(1) ! ERROR "'command_argument_count' has no arguments" "'iargc' has no arguments"
  print *, num_images(1, 2, 3), present(3) ! ERROR "the argument of 'present' must be an optional dummy argument"
  print *, max(1, 2, kind=4), min(a1=1, b=2), max(a2=2) ! ERROR "'min' has no argument 'b'" "'max' takes at least 2 arguments, this reference has 1"
  print *, maxval([1], foo=2), size([1], kind=4, dom=1) ! ERROR "'maxval' has no argument 'foo'" "'size' has no argument 'dom'"
  print *, aint(1.5, kind=8, x=2) ! ERROR "'aint' has no argument 'x'"
  print *, abs(1, kind=4)
  print *, ichar('a', knd=4) ! ERROR "'ichar' has no argument 'knd'"
  print *, len() ! ERROR "the argument 'string' of 'len' is missing"
  print *, lbound(1, 2, 3, 4), size(), shape() ! ERROR "'lbound' takes at most 3 arguments" "'size' lacks the argument 'array'" "'shape' lacks the argument 'source'"
  print *, selected_real_kind(), selected_int_kind() ! ERROR "'selected_real_kind' lacks an argument" "'selected_int_kind' lacks the argument 'r'"
end program
! ---
program p
  character(8) :: c(2)
  type :: t
    integer :: i
  end type
  type(t) :: x(2)
  open(*, file='x') ! ERROR "this statement needs the number of a unit"
  read(*, fmt=x) i ! ERROR "a format is a text, this is an array of type\(t\)"
  close(*) ! ERROR "this statement needs the number of a unit"
end program
! ---
program p
  use iso_c_binding, only: nothing, c_int ! ERROR "'nothing' of the module iso_c_binding is not supported"
  use iso_fortran_env, only: other ! ERROR "the module 'iso_fortran_env' has no 'other'"
  use ieee_arithmetic, only: third ! ERROR "the module 'ieee_arithmetic' has no 'third'"
  type(unknown) :: x ! ERROR "there is no derived type 'unknown'"
  byte :: y
end program
! ---
program p
  integer :: k(3)
  do concurrent (i = 1:3) local(p, q)
    k(i) = 1
  end do
  do i = 1, 10, -1 ! WARNING "this loop has no iteration: it counts down from 1 to 10"
    print *, i
  end do
  a: do concurrent (i = 1:3)
    k(i) = 1
    exit a ! ERROR "EXIT must not leave a DO CONCURRENT"
  end do a
  b: do j = 1, 3
    do concurrent (i = 1:3)
      if (k(i) > 0) exit b ! ERROR "EXIT must not leave a DO CONCURRENT"
      if (k(i) < 0) cycle b ! ERROR "CYCLE must not leave a DO CONCURRENT"
    end do
  end do b
end program
! ---
subroutine s(n)
  integer :: n, v(n), w(8)
  integer, allocatable :: z(:)
  !hpf$ distribute w(block)
  do concurrent (i = 1:3) local(v, w, z) ! ERROR "'v' in LOCAL is not supported" "'w' in LOCAL is not supported" "'z' in LOCAL is not supported"
    w(i) = 1
  end do
end subroutine
program p
end program
! ---
program p
  real :: a(8), b(8)
  !hpf$ align a(i) with nothing(i) ! ERROR "'nothing' in ALIGN is not declared"
  !hpf$ align b with p(i) ! ERROR "'p' in ALIGN is not declared"
end program
! ---
program p
  real :: a(8), b(8)
  !hpf$ distribute b(block)
  !hpf$ align a with b(i) ! ERROR "ALIGN needs a list for the array and one for the target, or none at all"
end program
! ---
program p
  real :: a(8), b(8)
  !hpf$ distribute b(block)
  !hpf$ align a(:) with b(1:8:0) ! ERROR "the stride of a section must not be zero"
end program
! ---
program p
  type :: t
    real :: x(8)
  end type
  type(t) :: y(2)
  real :: a(8)
  !hpf$ dynamic a
  !hpf$ distribute a(block)
  !hpf$ realign a(i) with y%x(i) ! ERROR "REALIGN with a component of 'y', of which every image has the whole, is not supported"
end program
! ---
module m
  integer :: i
end module
program p
  use m
  real :: i ! ERROR "'i' already has a type"
end program
! ---
program p
  private :: q ! ERROR "PRIVATE can only stand in a module"
  public ! ERROR "PUBLIC can only stand in a module"
  protected :: r ! ERROR "PROTECTED can only stand in a module"
end program
! ---
program p
  type :: t
    integer, allocatable :: a(:)
  end type
  type(t) :: x
  integer, allocatable :: b(:), c(:)
  integer :: d(4)
  !hpf$ distribute b(block)
  call move_alloc(x%a, b) ! ERROR "'move_alloc' of a component and a distributed array is not supported"
  call move_alloc(b, x%a) ! ERROR "'move_alloc' of a component and a distributed array is not supported"
  call move_alloc(d, c) ! ERROR "'d' is not allocatable"
end program
! ---
subroutine s(a, n)
  integer :: a(*), n
  type :: t
    integer, allocatable :: b(:)
  end type
  type(t) :: x
  namelist /l/ a, x
  namelist /k/ n
  write(*, k)
  write(*, l) ! ERROR "the assumed-size array 'a' cannot be a member of a namelist" "'x' has the allocatable or pointer component 'b' and cannot be in a namelist"
end subroutine
program p
end program
! ---
program p
  real :: a(8)
  !hpf$ template t(8)
  !hpf$ distribute t(block)
  !hpf$ align a with t
  !hpf$ independent, on home(t(i)) ! ERROR "the template 't' as a home is not supported yet"
  do i = 1, 8
    a(i) = i
  end do
  !hpf$ on home(a(1)) ! ERROR "ON stands before no statement"
end program
! ---
module m
contains
  function f(i)
    integer, pointer :: f
    integer, target :: i
    f => i
  end function
  function g(i)
    integer :: g, i
    g = i
  end function
  subroutine q(x)
    integer, pointer, intent(in) :: x
  end subroutine
  subroutine r(x)
    real, pointer, intent(in) :: x(:)
  end subroutine
  subroutine s
    integer, target :: k
    call q(g(k)) ! ERROR "the value of 'g' is no pointer"
    call r(f(k)) ! ERROR "the argument 'x' of 'r' is a pointer to real\(4\) of rank 1, this is one to integer\(4\) of rank 0"
    call q(f(k))
  end subroutine
end module
program p
end program
! ---
module m
contains
  subroutine f(x) bind(c) ! ERROR "'x' of any type in a procedure with BIND\(C\) that is compiled here is not supported"
    class(*) :: x
  end subroutine
  subroutine g(x) ! ERROR "'x' of CLASS\(\*\) with VALUE is not supported"
    class(*), value :: x
  end subroutine
  subroutine h(x) bind(c) ! ERROR "'x', an optional dummy argument with VALUE of a procedure that is not compiled here, is not supported"
    integer, optional, value :: x
  end subroutine
  subroutine i(x) bind(c) ! ERROR "'x' of any type in a procedure with BIND\(C\) that is compiled here is not supported"
    type(*) :: x(..) ! ERROR "an argument of assumed rank of 'i', a procedure with BIND\(C\), is not supported" "an argument of assumed rank is supported in module and internal procedures that SELECT RANK tells apart, not here"
  end subroutine
end module
program p
end program
! ---
program p
  procedure(), pointer :: q
  common /c/ q ! ERROR "the procedure pointer 'q' in a common block is not supported"
  procedure(r), pointer :: s => r ! ERROR "the initial target 'r', which is not in this program, is not supported yet"
  interface
    subroutine r
    end subroutine
  end interface
end program
! ---
module m
  type :: t
    procedure(), pointer, nopass :: f
  end type
contains
  subroutine s(g)
    procedure(), pointer :: g
  end subroutine
  subroutine q(x)
    type(t) :: x
    call s(x%f) ! ERROR "the component 'f' for an argument that is a procedure pointer is not supported"
  end subroutine
end module
program p
end program
! ---
module m
  real, target :: a(8)
  !hpf$ dynamic a
  !hpf$ distribute a(block)
end module
program p
  use m, b => a
  !hpf$ redistribute b(cyclic) ! ERROR "the name 'b', which USE has given to 'a', in REDISTRIBUTE is not supported yet"
  b = 1
end program
! ---
program p
  integer :: i
  select type (i) ! ERROR "the selector of SELECT TYPE is integer\(4\)"
  end select
end program
! ---
module m
  type :: t
    integer :: i
  end type
contains
  subroutine s(x)
    class(t) :: x(8)
    !hpf$ distribute x(block)
    select type (x)
    type is (t)
      x%i = 1
    end select
  end subroutine
  function f()
    class(t), allocatable :: f(:)
  end function
  subroutine q(x)
    class(t) :: x(:)
    select type (y => f()) ! ERROR "SELECT TYPE of an array that is no variable is not supported"
    type is (t)
      print *, y%i
    end select
    associate (z => (x))
      print *, z%i
    end associate
  end subroutine
end module
program p
end program
! ---
subroutine s(n)
  integer :: n, a(n) ! ERROR "the bounds of 'a', which is in a common block, are not constant"
  common /c/ a
  integer, pointer :: q ! ERROR "the pointer 'q' in a common block is not supported yet"
  common /d/ q
  integer :: i, j ! ERROR "'j' has an initial value where 'i' has one"
  equivalence (i, j)
  data i / 1 /, j / 2 /
end subroutine
program p
end program
! ---
block data one
  common /c/ i
  data i / 1 /
end block data
block data two
  common /c/ i ! ERROR "'i' has an initial value where 'i' has one"
  data i / 2 /
end block data
program p
end program
! ---
program p
  character(4) :: c
  integer :: a(4, 4), i
  equivalence (c(5:5), i) ! ERROR "'c' has 4 characters"
  equivalence (a(n), l) ! ERROR "'n' is not a constant expression"
end program
! ---
program p
  type :: t
    integer :: i
    integer, pointer :: q
    integer, allocatable :: a(:)
  end type
  integer, target :: j
  type(t) :: x = t(1, j, null()) ! ERROR "a target in a constant is not supported"
  type(t) :: y = t(q=null()) ! ERROR "the component 'i' of 't' has no value"
  type(t) :: z = t() ! ERROR "the component 'i' of 't' has no value"
  integer :: _b
end program
! ---
program p
  call random_number() ! ERROR "'random_number' takes one argument"
  call date_and_time(1, 2) ! ERROR "'1' is not a variable"
  call get_command_argument() ! ERROR "'get_command_argument' needs the arguments number, value"
  call mvbits(1) ! ERROR "'mvbits' lacks the argument 'frompos'"
  call system_clock(count=:) ! ERROR "'system_clock' has no such argument"
  print *, rand(1, 2), irand(:), etime() ! ERROR "'rand' takes 0 to 1 argument" "a section is no argument" "'etime' takes 1 argument"
  print *, matmul(1, 2), dot_product([1], 2), matmul([1, 2], 1) ! ERROR "this argument of 'matmul' must be an array" "this argument of 'matmul' must be an array"
end program
! ---
program p
  external :: f
  intrinsic :: scale, lge, cshift
  call f(scale) ! ERROR "'scale' takes 2 arguments, this reference has 1"
  call f(lge) ! ERROR "'lge' takes 2 arguments, this reference has 1"
  call f(cshift) ! ERROR "'cshift' lacks the argument 'shift'"
end program
! ---
module m
contains
  function get(i) result(s)
    integer, intent(in) :: i
    character(len_trim(s(i))) :: s ! ERROR "the declaration of the value of 'get' refers to 's'"
    s = 'a'
  end function
end module
program p
end program
! ---
program p
  use iso_c_binding, only: follow => c_f_pointer, c_ptr
  type(c_ptr) :: q
  integer, pointer :: i
  print follow(q, i) ! ERROR "'follow' is a subroutine"
  i = mvbits(1, 2, 3, i, 4) ! ERROR "'mvbits' is a subroutine"
end program
! ---
subroutine s(n, o)
  integer :: n, k, w(3)
  integer, allocatable :: v(:)
  character(len=w(2)) :: c ! ERROR "'w' has no value where the procedure begins"
  character(n + k) :: d ! ERROR "'k' has no value where the procedure begins"
  integer :: x(w(1)) ! ERROR "'w' has no value where the procedure begins"
  integer :: y(2, sum(w)) ! ERROR "'w' has no value where the procedure begins"
  integer :: z(k:n) ! ERROR "'k' has no value where the procedure begins"
  integer :: v2(size(w), n)
  integer :: o(n, k) ! ERROR "'k' has no value where the procedure begins"
contains
  subroutine t
    integer :: x(k)
  end subroutine
end subroutine
program p
end program
! ---
program p
  integer :: a(4) = [1, 2, 3, 4]
  real :: i
  print *, (a(i), i = 1, 4) ! ERROR "a subscript must be an integer, this is real\(4\)"
end program
