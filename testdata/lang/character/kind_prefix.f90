! Kinds of character constants, and named constants of derived types in constants whose shape is that of their value.
module k
  integer, parameter :: ck = selected_char_kind('DEFAULT')
  type t
    integer :: id = 0
    character(len=4) :: name
  end type
  type(t), parameter :: a = t(1, ck_'one'), b = t(2, 1_"two''s")
  type(t), parameter, public :: all(*) = [a, b, t(3, 'x')]
  integer, parameter :: n = size(all), ids(*) = [1, 2, 3], two(*,0:*) = reshape([1,2,3,4],[2,2])
  type(t), parameter :: more(3) = [all(1:2), b]
end module
program p
  use k
  print *, n, all%id, all%name, ids, lbound(two), ubound(two), ck_'it''s', more%id
  call run(a)
contains
  subroutine run(x)
    type(t), intent(in) :: x
    print *, x%name // ck_' !' // CK_""
  end
end
