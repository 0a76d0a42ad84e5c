! real(10) and real(16) have values of one size: SELECT TYPE took one for the other
program real10_beside_real16_class
  implicit none
  class(*), allocatable :: x, y(:)
  call show(1.0_16/3)
  call show(1.0_10/3)
  call show((1.0_16, 2.0_16)/3)
  call show((1.0_10, 2.0_10)/3)
  call show('narrow')
  call show(4_'wide')
  x = 2.5_16
  call show(x)
  x = 2.5_10
  call show(x)
  y = [(1.5_10, 2.5_10), (3.5_10, 4.5_10)]
  call show(y(2))
  y = [1.5_16, 2.5_16, 3.5_16]
  call show(y(3))
contains
  subroutine show(a)
    class(*), intent(in) :: a
    select type (a)
    type is (real(10))
      print *, 'real(10)', a
    type is (real(16))
      print *, 'real(16)', a
    type is (complex(10))
      print *, 'complex(10)', a
    type is (complex(16))
      print *, 'complex(16)', a
    type is (character(*))
      print *, 'text ', a, len(a)
    type is (character(*, 4))
      print *, 'wide text', len(a)
    end select
  end subroutine
end program
