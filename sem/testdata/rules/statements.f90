program p
  logical :: x
  do x = 1, 2 ! ERROR "the DO variable 'x' must be an integer scalar"
  end do
end program
! ---
program p
  integer :: i
  do i = 1, 10, 0 ! ERROR "the step of a loop must not be zero"
    i = 3 ! ERROR "the DO variable 'i' must not change inside its loop"
  end do
  do i = .true., 10 ! ERROR "a loop bound must be an integer, this is logical\(4\)"
  end do
end program
! ---
program p
  exit ! ERROR "EXIT stands in no loop"
  outer: do
    cycle outre ! ERROR "no enclosing loop is named 'outre'.*did you mean 'outer'"
  end do outer
end program
! ---
program p
  integer :: i
  do concurrent (i = 1:3)
    exit ! ERROR "EXIT must not leave a DO CONCURRENT"
  end do
end program
! ---
program p
  integer :: i
  if (i) stop ! ERROR "the condition must be logical, this is integer\(4\)"
  do while (1.0) ! ERROR "the condition must be logical"
  end do
  stop 1.5 ! ERROR "the stop code must be integer or character"
end program
! ---
program p
  call foo(1) ! ERROR "there is no subroutine 'foo'.*external foo"
  call cpu_tiem(x) ! ERROR "did you mean 'cpu_time'"
  call cpu_time(i) ! ERROR "the argument 'time' of 'cpu_time' is integer\(4\)"
  call system_clock(3) ! ERROR "'3' is not a variable"
end program
! ---
program p
  integer :: k
  goto 20 ! ERROR "no statement has the label 20"
  goto 30 ! ERROR "leads into a block from outside"
  if (k > 0) then
30  k = 1
  end if
  do concurrent (i = 1:3)
    if (i > k) goto 40 ! ERROR "GO TO must not leave a DO CONCURRENT"
  end do
40 continue
  select case (k)
  case (1:3)
  case (3) ! ERROR "this case overlaps"
  case (5.0) ! ERROR "the case value is real\(4\), the selector is integer\(4\)"
  case (k) ! ERROR ""
  end select
  select case (1.5) ! ERROR "the selector of SELECT CASE is real"
  end select
  assign 50 to k ! ERROR "no statement has the label 50"
  goto (40, 60), k ! ERROR "no statement has the label 60"
  if (.true.) 40, 40, 40 ! ERROR "the expression of an arithmetic IF is logical"
  b: if (k > 1) then
    cycle b ! ERROR "CYCLE needs a loop"
    exit b
  end if b
end program
! ---
program p
  open(10, file='x', stutas='old') ! ERROR "OPEN has no specifier 'stutas='"
  open(file='x') ! ERROR "names no unit"
  write(2.5,*) 1 ! ERROR "a unit is an integer or a character variable"
  read(5,*,iostat=x) x ! ERROR "'iostat=' needs a variable of type integer"
  read(5,*,end=x) x ! ERROR "'end=' needs the label of a statement"
  read(5,*,err=77) x ! ERROR "no statement has the label 77"
  write(*,nml=group) ! ERROR "there is no namelist group 'group'"
  close(10, status=3) ! ERROR "'status=' needs a text"
  inquire(10, exist=i) ! ERROR "'exist=' needs a variable of type logical"
  write(*,3.5) i ! ERROR "a format is a text, this is real"
  write(*,'i5') 3 ! ERROR "a format must be in parentheses"
  print 100, 3 ! ERROR "no FORMAT with the label 100"
  write(*,'(i5)',advance=3) 3 ! ERROR "'advance=' needs a text"
end program
! ---
program p
  real :: a(10), x
  real, allocatable :: b(:,:)
  allocate(a(10)) ! ERROR "'a' is not allocatable"
  allocate(b(10)) ! ERROR "'b' has 2 dimensions, ALLOCATE gives 1 bound"
  allocate(b(3,3), stat=x) ! ERROR "STAT= needs an integer variable"
  deallocate(x) ! ERROR "'x' is not allocatable"
  allocate(bb(3)) ! ERROR "'bb' is not declared as an allocatable array"
end program
! ---
program p
  real :: a(10), b(9), c(10,10)
  a = b ! ERROR "arrays of shapes \(10\) and \(9\) do not conform"
  a(1:5) = b(1:4) ! ERROR "shapes \(5\) and \(4\) do not conform"
  a = c ! ERROR "shapes \(10\) and \(10,10\) do not conform"
  c(1,:) = a
  a = c(:,1) + b ! ERROR "do not conform"
  a = [1, 2, 3] ! ERROR "shapes \(10\) and \(3\) do not conform"
  x = a ! ERROR "'a' is an array where a scalar is needed"
  a(1:3) = x
  a(b(1:3)) = 1 ! ERROR "a subscript that is an array must have one dimension and be an integer"
  a(1:10:0) = 1 ! ERROR "stride of a section cannot be zero"
end program
! ---
program p
  real :: a(10), b(10)
  where (a > 0)
    b = 1
    b(1) = 2 ! ERROR "'b\(1\)' does not have the shape of the mask"
    x = 3 ! ERROR "'x' does not have the shape of the mask"
    print *, 3 ! ERROR "only array assignments and WHERE"
  end where
  where (x > 0) b = 1 ! ERROR "the mask of WHERE must be an array"
  where (a) b = 1 ! ERROR "the mask of WHERE must be logical"
end program
! ---
program p
  real :: a(10), b(10,10)
  integer :: ix(10)
  forall (i = 1:10) a(3) = i ! WARNING "should have every index in a subscript"
  forall (i = 1:10, j = 1:10) b(i+j,i) = 0
  forall (i = 1:10) ix(ix(i)) = i
  forall (x = 1:10) a(x) = 1 ! ERROR "the index 'x' must be an integer"
  forall (i = 2:10, a(i-1) > 0) a(i) = 1
  forall (i = 1:10)
    print *, i ! ERROR "only assignments, WHERE and FORALL"
  end forall
end program
! ---
program p
  real :: a(10)
  print *, (i, i = 1, n)
  print *, (a(i), a(i+1), i = 1, 3), (a(2*i), i = 1, 3)
  print *, (a(2*i), i = 1, n)
  read *, (i, i = 1, 3) ! ERROR "the DO variable 'i' must not change inside its loop"
  read *, (2*a(i), i = 1, 3) ! ERROR "is not a variable"
  print *, a + 1, (a(i), i = 1, 3)
  read *, 3 ! ERROR "'3' is not a variable"
end program
! ---
program p
  integer :: i, j
  real :: a(10,10)
!hpf$ independent(i,k) ! ERROR "does not name the loop variable 'j'"
  do j = 1, 10
    do i = 1, 10
      a(i,j) = 1
    end do
  end do
end program
! ---
program p
  integer(16) :: i
  do i = 1, 2 ! ERROR "loops over a variable of integer\(16\) are not supported.*integer\(8\)"
  end do
  print *, [(i, i = 1, 3)] ! ERROR "loops over a variable of integer\(16\)"
end program
! ---
module m
contains
  function f(n) result(p)
    integer, intent(in) :: n
    integer, pointer :: p(:), q(:)
    q => f(n - 1) ! ERROR "'f' calls itself"
    p => q
  end function f
end module m
program p
end program p
! ---
program p
  integer :: i = 1
  print '(i3, f4.1)', i, i ! WARNING "'f4.1' takes reals, this is integer"
  print '(i3)', i, i
end program p
! ---
program p
  implicit none
  integer :: i, a(3), b(3), ierr
  real :: x, c(10)
  logical :: l
  character(3) :: s
  a = 1; b = 1; c = 1; i = 1; s = 'abc'
  if (a == b) i = 2 ! ERROR "an array where a scalar is needed.*write 'all\(a == b\)'"
  x = sin ! ERROR "'sin' is not declared.*write its arguments: 'sin\(...\)'"
  l = true ! ERROR "'true' is not declared.*write '.true.'"
  if (i == 1 .or. 2) i = 3 ! ERROR "compare with each value: 'i == 1 .or. i == 2'"
  print *, s(1) ! ERROR "neither an array.*write 's\(i:i\)'"
  print *, c(5:12) ! WARNING "subscript 12 of dimension 1 of 'c' is outside 1:10"
  i = 2.7 ! WARNING "the variable is integer\(4\): it gets 2"
  do i = 10, 1 ! WARNING "counts up from 10 to 1.*do i = 10, 1, -1"
  end do
  open(10, file='a', status='odl') ! ERROR "'status=' has no value 'odl'.*did you mean 'old'"
  read(10, *, eof=20) i ! ERROR "READ has no specifier 'eof='.*write 'end='"
  read(*) i ! ERROR "this statement needs a format"
  print '(q5)', i ! ERROR "there is no edit descriptor 'q'"
  print '(i5, f8)', i, x ! ERROR "'f8' needs a number of digits, as 'f8.3' has"
  print '(a, i)', 'a', i ! ERROR "'i' needs a width, as 'i5' has"
  print '(i5,)', i ! ERROR "an edit descriptor is missing after ','"
  associate (k => 3)
    k = 4 ! ERROR "'k' stands for the value of an expression"
  end associate
  call twice(c, c) ! WARNING "'twice' sets its argument 'v', which is also its argument 'u'"
  allocate(c(3), stat=y) ! ERROR "'c' is not allocatable" "'y' is not declared"
20 continue
contains
  subroutine twice(u, v)
    real, intent(in) :: u(:)
    real, intent(out) :: v(:)
    v = u
  end subroutine
  subroutine counted(n)
    integer, intent(in) :: n
    do n = 1, 3 ! ERROR "'n' has INTENT\(IN\) and cannot be changed"
    end do
  end subroutine
end program
