! what internal and module procedures see of their hosts: types, constants, names that hide others, generic names, implicit types
module outer
  implicit none
  integer, parameter :: k = 4
  type cell
    integer :: n
    real(8) :: x(k)
  end type
  real(8) :: total = 0
  integer :: shadow = 1
  interface add
    module procedure add_cell, add_real
  end interface
contains
  subroutine add_cell(c)
    type(cell), intent(in) :: c
    total = total + sum(c%x(1:c%n))
  end subroutine
  subroutine add_real(x)
    real(8), intent(in) :: x
    integer :: shadow
    shadow = 100
    total = total + x + shadow
    call deeper
  contains
    subroutine deeper
      real(8) :: k
      k = 0.5d0
      shadow = shadow + 1
      total = total + k + shadow
    end subroutine
  end subroutine
end module
program p
  use outer, only: cell, add, total, shadow, size_of_cell => k
  implicit none
  type(cell) :: c
  integer, parameter :: m = 3
  real(8) :: work(m)
  integer :: i
  c%n = 2
  c%x = [1, 2, 3, 4]
  call add(c)
  call add(2d0)
  print *, total, shadow, size_of_cell
  work = 0
  do i = 1, m
    call step(i)
  end do
  print *, work, i
  print *, local(2), f77style(3)
contains
  subroutine step(j)
    integer, intent(in) :: j
    integer :: i
    do i = 1, m
      work(i) = work(i) + i*j
    end do
  end subroutine
  function local(n) result(work)
    integer, intent(in) :: n
    real(8) :: work
    work = n*m
  end function
  integer function f77style(j)
    integer, intent(in) :: j
    f77style = j + size(work)
  end function
end program
