! types that extend one of which they have an allocatable CLASS component
module m
  type base
    integer :: i = 1
  end type
  type, extends(base) :: link
    class(base), allocatable :: next
  end type
contains
  recursive subroutine show(b)
    class(base), intent(in) :: b
    print *, b%i
    select type (b)
    type is (link)
      if (allocated(b%next)) call show(b%next)
    end select
  end subroutine
end module
program p
  use m
  type(link) :: a, b
  a%i = 5
  allocate (link :: a%next)
  a%next%i = 6
  select type (n => a%next)
  type is (link)
    allocate (n%next)
    n%next%i = 7
  end select
  call show(a)
  b = a
  a%i = 50
  if (allocated(a%next)) deallocate (a%next)
  call show(b)
  call show(a)
end program
