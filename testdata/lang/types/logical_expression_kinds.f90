! The kind of a logical operation is that of its operands, the larger where they differ, Fortran 2008, 7.1.5.4; comparisons have
! the default kind. Generic procedures, KIND and the size in memory show it.
module kinds_of
  implicit none
  interface which
    module procedure which1, which4, which8
  end interface
contains
  integer function which1(l)
    logical(1), intent(in) :: l
    which1 = merge(11, 10, l)
  end function
  integer function which4(l)
    logical(4), intent(in) :: l
    which4 = merge(41, 40, l)
  end function
  integer function which8(l)
    logical(8), intent(in) :: l
    which8 = merge(81, 80, l)
  end function
end module
program logical_expression_kinds
  use kinds_of
  implicit none
  logical(1) :: a1, b1, v1(3)
  logical(4) :: a4
  logical(8) :: a8, v8(3)
  integer :: i
  a1 = .true.; b1 = .false.; a4 = .true.; a8 = .false.
  print *, kind(a1 .and. b1), kind(a1 .or. a4), kind(a8 .eqv. a1), kind(.not. a8), kind(.not. b1), kind((a1))
  print *, kind(a1 .neqv. b1), kind(1 < 2), kind(.true._1 .and. .false._1), kind(.true._8 .or. .true.)
  print *, which(a1 .and. b1), which(.not. b1), which(a1 .or. a4), which(a1 .and. a8), which(.not. a8), which(1 > 2)
  v1 = [.true._1, .false._1, .true._1]
  v8 = .not. v1
  print *, v8, v1 .and. .not. v8, kind(v1 .or. v1), any(v1 .and. a1), all(v1 .or. .not. v1), count(v8 .or. b1)
  if (a1 .and. .not. b1) print *, 'if'
  do while (a8 .or. a1)
    a1 = .not. a1
  end do
  where (v1 .or. b1)
    v8 = .true.
  elsewhere
    v8 = v1 .and. v8
  end where
  print *, v8, a1, merge('yes', 'no ', v1 .neqv. a1)
  select case (b1 .or. a1)
  case (.true.)
    print *, 'true'
  case default
    print *, 'false'
  end select
  print *, [(which(v1(i) .eqv. v1(1)), i = 1, 3)], sizeof(v1 .and. v1), sizeof(v8 .or. v1)
end program
