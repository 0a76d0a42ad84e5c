! A section whose elements stand one after the other is passed in place, so that a procedure with an array of explicit shape or of assumed
! size reaches what follows it, as with gfortran; one with gaps is passed as a copy that goes back.
module section_users
  implicit none
  type grid
    real, allocatable :: d(:, :)
    integer :: n(2, 3) = 0
  end type grid
  type point
    integer :: k = 0
    real :: x(3) = 0
  end type point
contains
  subroutine two_columns(a)
    real, intent(inout) :: a(4, 2)
    print '(a,2f8.1)', 'columns', sum(a(:, 1)), sum(a(:, 2))
    a(1, :) = a(1, :) + 10
  end subroutine two_columns
  subroutine fifth(a)
    real, intent(inout) :: a(*)
    print '(a,f8.1)', 'fifth', a(5)
    a(5) = a(5) + 100
  end subroutine fifth
  subroutine shape_of_dummy(x)
    real, intent(inout) :: x(:, :)
    call two_columns(x(:, 2))
    call fifth(x(2:4, 1))
  end subroutine shape_of_dummy
  subroutine add_one(n, a)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    a = a + 1
  end subroutine add_one
  subroutine joined(n, m, a)
    integer, intent(in) :: n, m
    real, intent(inout) :: a(n, *)
    print '(a,2f8.1)', 'joined', sum(a(:, m)), sum(a(:, m + 1))
  end subroutine joined
  subroutine second_word(c)
    character(3), intent(in) :: c(2)
    print '(4a)', 'words ', c(1), ' ', c(2)
  end subroutine second_word
  subroutine tight(a)
    real, contiguous, intent(inout) :: a(:)
    a = -a
  end subroutine tight
end module section_users

program section_reached_beyond
  use section_users
  implicit none
  type(grid) :: m, many(2)
  type(point), allocatable :: points(:)
  real, target :: t(8, 6)
  real, pointer :: p(:, :), q(:)
  real, allocatable, target :: b(:, :)
  character(3), allocatable :: words(:, :)
  integer :: n, lo
  n = 4
  lo = 2
  allocate (m%d(n, 3))
  m%d = reshape([(real(n), n=1, 12)], [4, 3])
  n = 4
  call two_columns(m%d(:, 2))
  call fifth(m%d(:, lo))
  call fifth(m%d(2:n, 1))
  associate (d => m%d)
    call two_columns(d(:, 2))
  end associate
  print '(12f7.1)', m%d
  many(2) = m
  call two_columns(many(lo)%d(1:n, 2))
  print '(12f7.1)', many(2)%d

  t = reshape([(real(n), n=1, 48)], [8, 6])
  n = 4
  p => t(1:4, :)
  call two_columns(p(:, 2))
  p => t(:, 2:5)
  call fifth(p(:, 2))
  call fifth(p(3:4, 4))
  p => t(::2, ::2)
  call add_one(4, p(:, 2))
  call add_one(2, p(2:3, 3))
  call shape_of_dummy(t(1:4, 3:5))
  call shape_of_dummy(t(:, 3:5))
  print '(8f7.1)', t

  allocate (b(4, 3))
  b = reshape([(real(n), n=1, 12)], [4, 3])
  n = 4
  call joined(n, 1, b(1:n, 2:2))
  call joined(n, 1, b(1:n, lo:3))
  call joined(n - 1, 1, b(1:n - 1, 2:3))
  q => b(2:4, 2)
  call tight(q(2:3))
  q => b(2, :)
  call tight(q(1:2))
  call tight(q)
  print '(4f7.1)', b

  allocate (words(2, 3))
  words = reshape(['abc', 'def', 'ghi', 'jkl', 'mno', 'pqr'], [2, 3])
  call second_word(words(:, 2))
  call second_word(words(2:2, 2))
  call second_word(words(1, 2:3))

  allocate (points(3))
  call add_one(3, points(lo)%x)
  call add_one(2, points(3)%x(2:3))
  call add_one(3, points%x(2))
  print '(3f7.1)', points(1)%x, points(2)%x, points(3)%x
  print *, points%k
end program section_reached_beyond
