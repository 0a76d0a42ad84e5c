! Values that are there from the beginning: of components with and without dimensions, of constants whose shape their value has.
module starts
  implicit none
  type pair
    integer :: n = 3
    integer :: list(2) = [4, 5]
    integer :: table(2,2) = 6
    real :: left
  end type pair
  integer, parameter :: odd(*) = [1, 3, 5], from(0:*) = [7, 8], both(*,2:*) = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  integer, target, save :: x(3) = 1, y = 2
  integer, pointer :: q => y
end module starts
program initial_values
  use starts
  implicit none
  type(pair) :: a
  type(pair), parameter :: b = pair(n=9, left=0.5)
  integer, parameter :: known = b%n + b%list(2) + b%table(1,2) + size(odd) + ubound(from, 1) + lbound(both, 2) + ubound(both, 2)
  integer :: k(known)
  q = 20
  k = 0
  print *, a%n, a%list, a%table, b%left, size(k)
  print *, odd(3), from(0), both(2,4), x, y
end program initial_values
