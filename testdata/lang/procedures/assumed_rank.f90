! Arguments of assumed rank and SELECT RANK: of module procedures, bound procedures, internal procedures and functions.
module m
  implicit none
  type layer
    real, allocatable :: out(:)
    integer :: calls = 0
  contains
    procedure :: forward
    procedure :: other => forward
  end type
  interface total
    module procedure sum_all, sum_text
  end interface
contains
  pure subroutine forward(self, input)
    class(layer), intent(inout) :: self
    real, intent(in) :: input(..)
    self%calls = self%calls + 1
    select rank (input)
    rank (2)
      self%out = pack(input, .true.)
    rank (3)
      self%out = pack(input(:, :, 1), .true.)
    rank default
      error stop 'unsupported rank'
    end select
  end subroutine
  integer function sum_all(x)
    integer, intent(in) :: x(..)
    integer :: i
    sum_all = 100*rank(x)
    one: select rank (a => x)
    rank (0)
      sum_all = sum_all + a
    rank (1)
      do i = 1, size(a)
        if (a(i) < 0) exit one
        sum_all = sum_all + a(i)
      end do
      sum_all = sum_all + 10000
    rank default
      sum_all = sum_all + sum(shape(x))
    end select one
  end function
  integer function sum_text(x)
    character(*), intent(in) :: x
    sum_text = len(x)
  end function
  subroutine scale(t, wt, r)
    real, intent(in), target :: t(..), wt(..)
    real, intent(out), target :: r(..)
    real, pointer :: p(:), q(:), s(:)
    select rank (t)
    rank (1); p => t
    rank (2); p => t(:, 1)
    end select
    select rank (wt)
    rank (1); q => wt
    rank (2); q => wt(1, :)
    end select
    select rank (r)
    rank (1); s => r
    rank (2); s => r(:, 2)
    end select
    s = p*q
  end subroutine
end module
program assumed_rank
  use m
  implicit none
  type(layer) :: l
  real :: a(2, 3), b(2, 2, 2), v(2), w(2, 2)
  integer :: i
  a = reshape([(real(i), i = 1, 6)], [2, 3])
  b = reshape([(real(-i), i = 1, 8)], [2, 2, 2])
  call l%forward(a); print '(9f6.1)', l%out
  call l%forward(b); print '(9f6.1)', l%out
  call l%other(a(:, 2:)); print '(9f6.1)', l%out
  print *, l%calls
  print *, total(5), total([1, 2, 3]), total([1, -2, 3]), total(reshape([1, 2, 3, 4], [2, 2])), total('text')
  call scale([1., 2.], reshape([3., 5., 4., 6.], [2, 2]), v); print *, v
  w = 0
  call scale(a, v, w); print *, w
  call inner(w); call inner(v)
contains
  subroutine inner(x)
    real, dimension(..) :: x
    select rank (x)
    rank (1)
      x = x + 1
      print *, x
    rank (2)
      print *, size(x, 2), x(2, 2)
    end select
  end subroutine
end program
