! Coarrays where the standard forbids them, and what is not taken.
module things
  use iso_fortran_env
  type plain
    integer :: x[*]  ! ERROR "the coarray component 'x' is not allocatable" HELP "allocatable"
  end type
  type held
    integer, allocatable :: list(:)
  end type
end module
subroutine local
  integer :: counter[*]  ! ERROR "neither saved, allocatable nor a dummy argument" HELP "SAVE"
  counter = 1
end subroutine
subroutine setter(i)
  integer, intent(inout) :: i
  i = 1
end subroutine
program coarrays
  use iso_fortran_env
  use things
  implicit none
  integer :: a(4)[2, *], n, stat
  integer :: b[3]  ! ERROR "last upper cobound of 'b' is '\*'" HELP "'\*'"
  integer :: d(2)[:]  ! ERROR "deferred, but it is not allocatable"
  integer, allocatable :: e(:)[*]  ! ERROR "its codimensions are deferred"
  integer, pointer :: p[*]  ! ERROR "cannot be a pointer"
  type(held), save :: h[*]
  type(held) :: mine
  type(lock_type), save :: lock[*]
  type(event_type), save :: ready[*]
  type(notify_type), save :: told[*]
  type(team_type) :: row
  integer, allocatable :: k(:)[:]
  integer, allocatable :: f(:)
  n = 1
  n = n[1]  ! ERROR "'n' is no coarray" HELP "\[\*\]"
  a(1)[1] = 2  ! ERROR "'a' has 2 codimensions, this reference has 1 cosubscript"
  n = sum(a[1, 1])  ! ERROR "written with subscripts" HELP "a\(:\)\[\.\.\.\]"
  a(1)[1, 1, image=3] = 2  ! ERROR "cannot stand in an image selector"
  h[1] = mine  ! ERROR "has allocatable components, so" HELP "assign the components"
  call co_sum(a(1)[1, 1])  ! ERROR "cannot be coindexed"
  event wait (ready[2])  ! ERROR "cannot be coindexed" HELP "leave the image selector out"
  lock (n)  ! ERROR "variable of type\(lock_type\)"
  critical
    sync all  ! ERROR "cannot stand in CRITICAL"
  end critical
  sync all (stat=stat, count=n)  ! ERROR "no such argument"
  call setter(a(2)[1, 1])  ! ERROR "as an argument that 'setter' may set" HELP "INTENT\(IN\)"
  where (a(:) > 0) a(:)[1, 1] = 1  ! ERROR "cannot set an object of another image" HELP "set a variable"
  associate (z => a(2)[1, 1])  ! ERROR "cannot be named in ASSOCIATE" HELP "assign it"
  end associate
  n = a(1)[1, 1, notify=told]  ! ERROR "NOTIFY= stands where a coindexed object is assigned to"
end program
