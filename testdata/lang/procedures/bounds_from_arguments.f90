! Bounds and lengths of local arrays and results that read their dummy arguments: elements, reductions, sizes of allocatable and
! pointer arguments, of components, of characters, and of arrays that are declared before.
module bounded
  implicit none
  type box
    integer :: n(2) = [2, 3]
    integer, allocatable :: v(:)
  end type
contains
  subroutine elements(a, m)
    integer, intent(in) :: a(:), m(2, *)
    integer :: first(a(1)), most(maxval(a)), some(count(a > 2)), corner(m(2, 1):m(1, 2))
    print *, size(first), size(most), size(some), lbound(corner), ubound(corner)
  end subroutine
  subroutine described(a, p, b)
    integer, allocatable, intent(in) :: a(:)
    integer, pointer, intent(in) :: p(:)
    type(box), intent(in) :: b
    real :: x(size(a)), y(lbound(p, 1):ubound(p, 1)), z(b%n(1), b%n(2)), w(sum(b%v))
    x = 1; y = 2; z = 3; w = 4
    print *, size(x), lbound(y), ubound(y), shape(z), size(w), sum(x) + sum(y) + sum(z) + sum(w)
  end subroutine
  subroutine texts(c, n)
    character(*), intent(in) :: c(:)
    integer, intent(in) :: n(size(c))
    character(len(c) + n(1)) :: joined
    character(len_trim(c(2))) :: short
    integer :: lengths(size(c)), work(size(lengths), sum(n))
    joined = c(1)//'!!!!!!!!'
    short = c(2)
    lengths = len_trim(c)
    work = 1
    print *, joined, short, lengths, shape(work)
  end subroutine
  function repeated(a) result(r)
    integer, intent(in) :: a(:)
    integer :: r(sum(a)), i, k
    k = 0
    do i = 1, size(a)
      r(k+1:k+a(i)) = i
      k = k + a(i)
    end do
  end function
end module
program bounds_from_arguments
  use bounded
  implicit none
  integer, allocatable :: a(:)
  integer, target :: t(-2:2) = 0
  integer, pointer :: p(:)
  type(box) :: b
  a = [4, 1, 3]
  p => t
  b%v = [1, 2]
  call elements(a, reshape([5, -1, 2, 7], [2, 2]))
  call elements([1, 5, 2, 3], reshape([1, 2, 3, 4], [2, 2]))
  call described(a, p, b)
  deallocate(a)
  allocate(a(0:6))
  b%n = 4
  p => t(1:2)
  call described(a, p, b)
  call texts(['abc  ', 'de   '], [2, 1])
  print *, repeated([2, 3, 1]), size(repeated([1, 1]))
end program
