! An argument of assumed rank is the target of a pointer with a shape of its own in SELECT RANK.
module scaling
  implicit none
contains
  pure subroutine scaled(n, m, w, t, into)
    integer, intent(in) :: n, m
    real, intent(in), target :: w(..), t(..)
    real, intent(out), target :: into(..)
    real, pointer :: w_(:, :), t_(:, :), into_(:, :)
    select rank (w)
    rank (1); w_(1:n, 1:m) => w
    rank (2); w_(1:n, 1:m) => w
    rank (3); w_(1:n, 1:m) => w
    end select
    select rank (t)
    rank (1); t_(1:n, 1:m) => t
    rank (2); t_(1:n, 1:m) => t
    end select
    select rank (into)
    rank (1); into_(1:n, 1:m) => into
    rank (2); into_(0:n - 1, 1:m) => into
    end select
    into_ = w_*t_
  end subroutine scaled
end module scaling
program remap_of_assumed_rank
  use scaling
  implicit none
  real :: a(6), b(2, 3), c(3, 1, 2), d(6), e(3, 2)
  integer :: i
  a = [(i, i = 1, 6)]
  b = reshape([(10*i, i = 1, 6)], [2, 3])
  c = reshape([(2*i, i = 1, 6)], [3, 1, 2])
  call scaled(3, 2, a, b, d)
  print '(6f7.1)', d
  call scaled(2, 3, c, a, d)
  print '(6f7.1)', d
  call scaled(3, 2, b, a, e)
  print '(6f7.1)', e
  call scaled(2, 2, b(:, 2:), a(3:), e(:2, :))
  print '(6f7.1)', e
end program remap_of_assumed_rank
