! Arguments with CONTIGUOUS get a copy of what is not: pointers with other shapes, elements as arrays, addresses, absent ones.
module m
  use, intrinsic :: iso_c_binding
  implicit none
  type t
    integer :: i, j(2)
    character(3) :: c
  end type
contains
  subroutine flat(n, p)
    integer, intent(in) :: n
    integer, intent(inout) :: p(n)
    print '(a,12i4)', 'flat', p
    p = p + 100
  end subroutine
  subroutine s(b, how)
    integer, target, contiguous, intent(inout) :: b(:, :)
    integer, intent(in) :: how
    integer, pointer :: p(:), q(:,:)
    type(c_ptr) :: a
    print '(a,12i4)', 'got ', b
    select case (how)
    case (1)
      p(1:size(b)) => b
      print '(a,12i4)', 'ptr ', p
      p(2) = -p(2)
    case (2)
      call flat(size(b) - 1, b)
    case (3)
      a = c_loc(b)
      call c_f_pointer(a, q, [size(b, 2), size(b, 1)])
      print '(a,12i4)', 'loc ', q
      q = q * 2
    case (4)
      print *, is_contiguous(b), is_contiguous(b(::2, :)), lbound(b), ubound(b)
      call inner(b(2:, :))
      call inner(b)
    end select
  end subroutine
  subroutine inner(b)
    integer, contiguous, intent(in) :: b(0:, -1:)
    print *, "in", b, lbound(b), is_contiguous(b)
  end subroutine
  subroutine opt(b, c)
    integer, contiguous, optional, intent(inout) :: b(:)
    character(*), contiguous, optional, intent(inout) :: c(:)
    if (present(b)) then
      b = b + 1
      call flat(2, b)
    end if
    if (present(c)) then
      print *, len(c), c
      c(2) = 'zzzz'
    end if
    if (.not. present(b) .and. .not. present(c)) print *, 'nothing'
  end subroutine
  subroutine types(x)
    type(t), contiguous, target, intent(inout) :: x(:)
    type(t), pointer :: y(:, :)
    y(1:1, 1:size(x)) => x
    y(1, 2)%i = -2
    y%j(1) = 7
    print *, x%i, y(1, :)%j(2), y%c
  end subroutine
end module
program main
  use m
  implicit none
  integer, target :: k(4, 3), v(6) = [1, 2, 3, 4, 5, 6]
  integer, pointer :: p(:, :)
  integer, allocatable :: a(:, :)
  type(t) :: x(4)
  character(4) :: c(4) = ['abcd', 'efgh', 'ijkl', 'mnop']
  integer :: how, i
  k = reshape([(i, i = 1, 12)], [4, 3])
  p => k(::3, :)
  allocate (a(2, 2), source=reshape([51, 52, 53, 54], [2, 2]))
  do how = 1, 4
    call s(k, how)
    call s(k(2:4:2, :), how)
    call s(k(:, 1:3:2), how)
    call s(k(3:1:-1, 2:3), how)
    call s(p, how)
    call s(a, how)
    print '(12i5)', k
  end do
  call opt(v(::3))
  call opt(c=c(::2))
  call opt
  print *, v, c
  do i = 1, 4
    x(i) = t(i, [10 * i, 20 * i], char(96 + i))
  end do
  call types(x(4:1:-2))
  call types(x)
  print *, x%i, x%j(1), x%c
end program
