! A structure constructor leaves out components whose own components are allocatable.
program p
  implicit none
  type inner
    integer, allocatable :: k(:)
    character(:), allocatable :: s
  end type
  type outer
    type(inner) :: x
    integer :: n
  end type
  type outer2
    type(outer) :: x
    integer :: n
  end type
  type(outer) :: a
  type(outer2) :: b
  a = outer(n=3)
  print *, a%n, allocated(a%x%k)
  b = outer2(n=3)
  print *, b%n, allocated(b%x%x%k)
end program
