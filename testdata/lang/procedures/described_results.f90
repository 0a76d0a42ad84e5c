! functions whose value is a pointer or an allocatable array: in expressions, as targets, as arguments, in loops
module store
  implicit none
  real(8), target :: pool(10) = [1d0, 2d0, 3d0, 4d0, 5d0, 6d0, 7d0, 8d0, 9d0, 10d0]
  type item
    integer :: key
    real(8) :: value
  end type
  type(item), target :: items(3)
contains
  function slot(i) result(p)
    integer, intent(in) :: i
    real(8), pointer :: p
    nullify(p)
    if (i >= 1 .and. i <= 10) p => pool(i)
  end function

  function part(lo, hi)
    integer, intent(in) :: lo, hi
    real(8), pointer :: part(:)
    part => pool(lo:hi)
  end function

  function find(k) result(p)
    integer, intent(in) :: k
    type(item), pointer :: p
    integer :: i
    p => null()
    do i = 1, 3
      if (items(i)%key == k) p => items(i)
    end do
  end function

  function primes(n) result(list)
    integer, intent(in) :: n
    integer, allocatable :: list(:)
    integer :: k, i, found
    allocate(list(n))
    found = 0
    k = 1
    outer: do while (found < n)
      k = k + 1
      do i = 1, found
        if (mod(k, list(i)) == 0) cycle outer
      end do
      found = found + 1
      list(found) = k
    end do outer
  end function

  function table(m, n)
    integer, intent(in) :: m, n
    real(8), allocatable :: table(:, :)
    integer :: i, j
    allocate(table(m, 0:n - 1))
    do j = 0, n - 1
      do i = 1, m
        table(i, j) = i + 10 * j
      end do
    end do
  end function

  real(8) function norm(a)
    real(8), intent(in) :: a(:, :)
    norm = sum(a * a)
  end function
end module

program described_results
  use store
  implicit none
  real(8), pointer :: p, q(:)
  real(8) :: s
  integer :: i
  type(item), pointer :: it
  real(8) :: small(2, 2)
  p => slot(4)
  p = 40
  print *, pool(4), slot(5) + slot(6), associated(slot(11))
  q => part(2, 5)
  q = q + 100
  print *, pool
  print *, part(1, 3) * 2, sum(part(2, 4))
  s = 0
  do i = 1, 5
    s = s + slot(i)
  end do
  print *, s
  items%key = [7, 8, 9]
  items%value = [0.7d0, 0.8d0, 0.9d0]
  it => find(8)
  it%value = it%value * 10
  print *, items%value
  it => find(1)
  print *, associated(it)
  print *, primes(10)
  do i = 1, 4
    print *, sum(primes(i)), size(primes(i))
  end do
  small = table(2, 2)
  print *, small, norm(table(3, 2)), norm(table(2, 2) - small)
end program
