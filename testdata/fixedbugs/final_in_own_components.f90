! Final procedures for what the allocatable components of a type hold, of the type itself: the holder first, Fortran 2008, 4.5.6.2.
module holders
  implicit none
  type holder
    integer :: n = 0
    class(*), allocatable :: value
  contains
    final :: held
  end type
  type, extends(holder) :: special
  contains
    final :: special_gone
  end type
contains
  subroutine held(x)
    type(holder), intent(inout) :: x
    print *, 'holder', x%n, allocated(x%value)
  end subroutine
  subroutine special_gone(x)
    type(special), intent(inout) :: x
    print *, 'special', x%n
  end subroutine
  subroutine boxes
    type(holder) :: h
    h%n = 10
    allocate(holder :: h%value)
    select type (v => h%value)
    type is (holder)
      v%n = 11
      allocate(special :: v%value)
      select type (w => v%value)
      type is (special)
        w%n = 12
      end select
    end select
    deallocate(h%value)
    print *, 'value gone'
    allocate(h%value, source=5)
  end subroutine
end module
program final_in_own_components
  use holders
  print *, '---'
  call boxes
  print *, '---'
end program
