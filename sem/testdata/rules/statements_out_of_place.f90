! Statements with operands, labels and constructs that cannot stand there.
program statements_out_of_place
  implicit none
  integer :: i, j, k(4)
  real :: r, a(4), b(5)
  logical :: l
  character(4) :: c
  complex :: z
  a = 1; b = 1; k = 1; r = 1; i = 1; l = .true.; c = 'a'; z = 1
  select case (r) ! ERROR "the selector of SELECT CASE is real\(4\)"
  case (1)
    i = 2
  end select
  select case (i)
  case (1:3)
    i = 2
  case (3) ! ERROR "this case overlaps with another"
    i = 3
  case ('a') ! ERROR "the case value is character\(1\), the selector is integer\(4\)"
    i = 4
  end select
  select case (l)
  case (.false.:.true.) ! ERROR "a range of logical values"
    i = 5
  end select
  select type (i) ! ERROR "the selector of SELECT TYPE is integer\(4\)"
  type is (integer)
    print *, i
  end select
  where (l) ! ERROR "the mask of WHERE must be an array"
    a = 2
  end where
  where (a) ! ERROR "the mask of WHERE must be logical, this is real\(4\)"
    a = 2
  end where
  where (a > 0)
    b = 3 ! ERROR "arrays of shapes \(4\) and \(5\) do not conform"
  end where
  where (a > 0)
    print *, a ! ERROR "only array assignments and WHERE can stand in WHERE"
  end where
  forall (i = 1:4)
    print *, a(i) ! ERROR "only assignments, WHERE and FORALL can stand in FORALL"
  end forall
  do i = 1, 4, 0 ! ERROR "the step of a loop must not be zero"
    a(i) = 1
  end do
  do i = 1, c ! ERROR "a loop bound must be an integer, this is character\(4\)"
    a(1) = 1
  end do
  do k = 1, 4 ! ERROR "the DO variable 'k' must be an integer scalar"
    a(1) = 1
  end do
  do z = 1, 4 ! ERROR "the DO variable 'z' must be an integer scalar"
    a(1) = 1
  end do
  do i = 1, 4
    i = 3 ! ERROR "the DO variable 'i' must not change inside its loop"
  end do
  outer: do i = 1, 4
    cycle inner ! ERROR "no enclosing loop is named 'inner'"
  end do outer
  do concurrent (i = 1:4)
    if (a(i) > 2) exit ! ERROR "EXIT must not leave a DO CONCURRENT"
    a(i) = 2
  end do
10 continue
end program
! ---
! Statements with operands, labels and constructs that cannot stand there.
program statements_out_of_place
  implicit none
  integer :: i, j, k(4)
  real :: r, a(4), b(5)
  logical :: l
  character(4) :: c
  complex :: z
  a = 1; b = 1; k = 1; r = 1; i = 1; l = .true.; c = 'a'; z = 1
  do concurrent (i = 1:4)
    if (a(i) > 2) go to 10 ! ERROR "GO TO must not leave a DO CONCURRENT"
    a(i) = 2
  end do
  if (i > 2) go to 77 ! ERROR "no statement has the label 77"
  go to 20 ! ERROR "GO TO 20 leads into a block from outside"
  if (l) then
20  i = 3
  end if
  if (c) 10, 10, 10 ! ERROR "the expression of an arithmetic IF is character\(4\)"
  if (i) 10, 78, 10 ! ERROR "no statement has the label 78"
  assign 10 to r ! ERROR "ASSIGN needs an integer variable, this is real\(4\)"
  stop r ! ERROR "the stop code must be integer or character, this is real\(4\)"
  block
    implicit none ! ERROR "IMPLICIT cannot stand in BLOCK"
    common /u/ j ! ERROR "COMMON cannot stand in BLOCK"
    j = 1
  end block
  a(1:4:0) = 2 ! ERROR "the stride of a section cannot be zero"
  a(i=3) = 1 ! ERROR "a subscript cannot have a keyword"
  r(2) = 3 ! ERROR "'r' is neither an array nor a known function"
  k(r) = 2 ! ERROR "a subscript must be an integer, this is real\(4\)"
  k(a) = 2 ! ERROR "a subscript that is an array must have one dimension and be an integer, this is real\(4\) with 1 dimension"
  i = j(1) ! ERROR "'j' is neither an array nor a known function"
  i = .not. 3 ! ERROR "the operand of '\.not\.' is integer\(4\)"
  l = l + 1 ! ERROR "the operands of '\+' are logical\(4\) and integer\(4\)"
  l = l .and. i ! ERROR "the operands of '\.and\.' are logical\(4\) and integer\(4\)"
  i = 1 / 0 ! ERROR "the value of '1/0' cannot be computed: division by zero"
10 continue
end program
! ---
! Statements with operands, labels and constructs that cannot stand there.
program statements_out_of_place
  implicit none
  integer :: i, j, k(4)
  real :: r, a(4), b(5)
  logical :: l
  character(4) :: c
  complex :: z
  a = 1; b = 1; k = 1; r = 1; i = 1; l = .true.; c = 'a'; z = 1
  c = c // 3 ! ERROR "the operands of '//' are character\(4\) and integer\(4\)"
  c = c(3) ! ERROR "'c' is neither an array nor a known function"
  c = c(2:9) ! ERROR "the substring 2:9 of 'c', which has the positions 1:4"
  i = i(1:2) ! ERROR "'i' is neither an array nor a known function"
  l = c < 3 ! ERROR "the operands of '<' are character\(4\) and integer\(4\)"
  z = (r, 1) ! ERROR "the parts of a complex constant are real or integer constants"
  i = 99999999999 ! ERROR "99999999999 is too large for integer\(4\)"
  r = 1e99 ! ERROR "1e99 is too large for real\(4\)"
  k = [1, 2, 'a'] ! ERROR "the values of an array constructor are integer\(4\) and character\(1\)"
  k = [integer :: 1, 'b'] ! ERROR "the type of the array constructor is integer\(4\), this value is character\(1\)"
  i = program_unit%part ! ERROR "'program_unit' is not declared"
  call i ! ERROR "'i' is a variable"
  i = statements_out_of_place ! ERROR "'statements_out_of_place' is not declared"
  i = a ! ERROR "'a' is an array where a scalar is needed"
10 continue
end program
