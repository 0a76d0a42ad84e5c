! Statements with coarrays that the standard forbids, or that are not taken.
program coarrays
  use iso_fortran_env
  implicit none
  integer :: a(4)[2, *], n
  type(event_type), save :: ready[*]
  type(notify_type), save :: told[*]
  type(team_type) :: row
  integer, allocatable :: k(:)[:]
  integer, allocatable :: f(:)
  n = 1
  notify wait (told[1])  ! ERROR "the variable of NOTIFY WAIT cannot be coindexed"
  notify wait (ready)  ! ERROR "variable of type\(notify_type\)"
  change team (row, other[*] => n)  ! ERROR "'n' is no coarray"
  end team
  call move_alloc(f, k)  ! ERROR "have 0 codimensions and 1 codimension"
  a(1)[3, 1] = 2  ! ERROR "the cosubscript 3 is outside of its cobounds 1:2"
  n = a(1)[0, num_images()]  ! ERROR "the cosubscript 0 is outside of its cobounds 1:2"
  read *, a(1)[1, 1]  ! ERROR "cannot set an object of another image"
  n = a(1)[1, 1, stat=n, stat=n]  ! ERROR "STAT= stands twice in an image selector"
  n = a(1)[1, stat=n, 1]  ! ERROR "a cosubscript stands behind STAT=" HELP "first"
  n = a(1)[1, 1, team=row, team_number=1]  ! ERROR "either TEAM= or TEAM_NUMBER="
  row = get_team(99)  ! ERROR "takes one of INITIAL_TEAM, PARENT_TEAM and CURRENT_TEAM"
  n = image_status(0)  ! ERROR "there is no image 0"
  n = image_status(1, team=1)  ! ERROR "the team of 'image_status' is integer" HELP "team_type"
  f = failed_images(team=n)  ! ERROR "the team of 'failed_images' is integer"
end program
subroutine polymorphic(p)
  type parent
    integer :: i
  end type
  class(parent), allocatable :: p[:]
  select type (q => p[2])  ! ERROR "another image cannot be the selector of SELECT TYPE" HELP "assign it"
  type is (parent)
    q%i = 1
  end select
end subroutine
! What is not taken of sections of other images.
subroutine sections
  implicit none
  type point
    integer :: n = 0
  end type
  type cell
    type(point) :: p(4)
  end type
  character(len=4), save :: t(2)[*]
  type(cell), save :: c[*]
  character(len=2) :: two(2)
  integer :: n(2)
  two = t(:)[1](2:3)  ! ERROR "this section of another image is not supported yet" HELP "write a loop"
  t(:)[1](2:3) = two  ! ERROR "an assignment to this section of another image is not supported yet" HELP "write a loop"
  n = c[1]%p([4, 1])%n  ! ERROR "this section of another image is not supported yet" HELP "write a loop"
  c[1]%p([4, 1])%n = n  ! ERROR "a component of an array with a vector subscript" HELP "write a loop"
end subroutine
