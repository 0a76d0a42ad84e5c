! What gfortran refuses: parts of what is allocated or pointed to, attributes, internal files, bits.
module beside_gfortran
  implicit none
  integer, protected :: counted = 0
  type t
    integer, pointer :: q(:), one
    integer, allocatable :: al(:)
    character(6) :: n => 'square' ! ERROR "the component 'n' is not a pointer.*write '=' for an initial value"
    integer :: k
  end type
contains
  subroutine dense(a, b, p, d) ! ERROR "'b' has CONTIGUOUS and is neither an array pointer nor a dummy argument with ':'" "'d' has CONTIGUOUS"
    integer, contiguous :: a(:)
    integer, contiguous :: b(4)
    integer, contiguous, pointer :: p(:)
    integer, contiguous, allocatable :: d(:)
    a = b + p + d
  end subroutine
end module
program main
  use beside_gfortran
  implicit none
  integer :: i, m(3,3), once(3)
  logical :: l(20)
  character(8) :: s, ss(3)
  type(t) :: x, xs(3)
  integer, pointer :: explicit(9) ! ERROR "the array pointer 'explicit' must have deferred shape"
  character(3), pointer :: texts(2) ! ERROR "the array pointer 'texts' must have deferred shape"
  integer, protected :: z ! ERROR "PROTECTED can only stand in a module"
  integer, parameter, save :: c = 1 ! ERROR "PARAMETER and SAVE exclude each other"
  deallocate (x%al(3)) ! ERROR "'x%al\(3\)' is a part of what is allocated"
  deallocate (x%al, x%q, x%one)
  print *, allocated(x%al), associated(x%q), associated(x%one)
  print *, allocated(x%q) ! ERROR "the argument of 'allocated' must be allocatable, 'q' is a pointer.*write 'associated'"
  print *, allocated(xs(2)%one) ! ERROR "the argument of 'allocated' must be allocatable, 'one' is a pointer"
  print *, allocated(x%al(1)) ! ERROR "'x%al\(1\)' is a part of what is allocated"
  print *, associated(x%q(1)) ! ERROR "'x%q\(1\)' is a part of what is pointed to"
  print *, sum(0, l) ! ERROR "the argument of 'sum' must be an array"
  print *, maxval(i, mask=l) ! ERROR "the argument of 'maxval' must be an array"
  print *, iall(0, l) ! ERROR "the argument of 'iall' must be an array"
  write (s) i ! ERROR "a statement with an internal file needs a format"
  read (ss) i ! ERROR "a statement with an internal file needs a format"
  write (ss(1)) i ! ERROR "a statement with an internal file needs a format"
  read ('12', '(i2)') i ! ERROR "a unit is an integer or a character variable, this is a value"
  read (s // s, *) i ! ERROR "a unit is an integer or a character variable, this is a value"
  write ((s), *) i ! ERROR "a unit is an integer or a character variable, this is a value"
  read (s, *) i
  write (ss, '(i3)') i
  print *, ibset(i, 31), ibclr(i, 0), btest(1_8, 63), ibits(i, 0, 32), ibits(i, 32, 0), ishft(i, -32), ishft(i, 32)
  print *, ibset(i, 32) ! ERROR "32 of 'ibset' is outside 0:31"
  print *, btest(i, -1) ! ERROR "-1 of 'btest' is outside 0:31"
  print *, ibclr(1_2, 16) ! ERROR "16 of 'ibclr' is outside 0:15"
  print *, ibits(i, 30, 3) ! ERROR "3 of 'ibits' is outside 0:2"
  print *, ibits(i, 33, 0) ! ERROR "33 of 'ibits' is outside 0:32"
  print *, ishft(i, 33) ! ERROR "a shift by 33, but integer\(4\) has 32 bits"
  print *, ishft(i, -33) ! ERROR "a shift by -33, but integer\(4\) has 32 bits"
  once = 1
end program
! ---
! What only the arrays of a whole statement show.
program lines_at_odds
  implicit none
  integer :: m(3,2)
  m = 1
  print *, cshift(m, [1, 2, 3], 2), eoshift(m, [1, 2], dim=1), eoshift(m, 1, [1, 2])
  print *, cshift(m, [1, 2, 3]) ! ERROR "'shift' of 'cshift' has the shape \(3\), the lines of the array \(2\)"
  m = eoshift(m, 1, [1, 2], 2) ! ERROR "'boundary' of 'eoshift' has the shape \(2\), the lines of the array \(3\)"
end program
