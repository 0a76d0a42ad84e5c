! The selector of SELECT TYPE may be the value of a function, which is called once, bound to a type or not, with or without arguments.
module boxes
  implicit none
  type box
    integer :: n = 3
  contains
    procedure :: copied
    procedure :: plain
  end type
contains
  function copied(self, k) result(obj)
    class(box), intent(in) :: self
    integer, intent(in) :: k
    class(*), allocatable :: obj
    print *, 'copied', k
    if (k == 1) then
      obj = self%n + 1
    else
      obj = self
    end if
  end function
  function plain(self) result(obj)
    class(box), intent(in) :: self
    class(*), allocatable :: obj
    print *, 'plain'
    obj = 2.5*self%n
  end function
end module
program select_type_of_function
  use boxes
  implicit none
  type(box) :: b
  integer :: k
  do k = 1, 2
    select type (obj => copied(b, k))
    type is (integer)
      print *, obj, obj + 1
    class is (box)
      print *, obj%n, obj%n
    end select
    select type (obj => b%copied(k))
    type is (integer)
      print *, obj, obj + 1
    class is (box)
      print *, obj%n
    end select
    select type (obj => b%plain())
    type is (real)
      print *, obj, obj**2
    class default
      print *, 'other'
    end select
    select type (obj => plain(b))
    type is (integer)
      print *, obj
    class default
      print *, 'no integer'
    end select
  end do
end program
