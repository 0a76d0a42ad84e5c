! Names of ASSOCIATE and SELECT TYPE that declarations of a BLOCK hide, in all their forms.
module m
  implicit none
  type t
    integer :: i = 1
  end type
  type, extends(t) :: u
    integer :: j = 2
  end type
end module
program main
  use m
  implicit integer (a-h), real (o-z)
  class(t), allocatable :: x
  integer :: one = 1, two = 2
  associate (a => one, b => two, c => one + two, d => two, e => one, f => two, p => 3)
    block
      dimension :: a(3)
      a = 7
      a(2) = b
      print *, a, b
    end block
    block
      real :: b
      b = 2.5
      print *, a, b, c
    end block
    block
      target :: d
      pointer :: e
      d = 8
      e => d
      e = e + 1
      print *, d, e, two
    end block
    block
      allocatable :: f(:)
      parameter (p = 4.5)
      allocate (f(2))
      f = c
      print *, f, p
    end block
    block
      type c
        integer :: z = 5
      end type
      type(c) :: g
      print *, g%z
    end block
    block
      save :: f
      external :: g
      interface
        integer function a(i)
          integer, intent(in) :: i
        end function
      end interface
      f = 3
      print *, f
    end block
    print *, a, b, c, d, e, f, p
  end associate
  allocate (u :: x)
  select type (a => x)
  type is (u)
    a%j = 9
    block
      integer :: a(2)
      a = 6
      print *, a
    end block
    print *, a%j, a%i
  class default
    print *, 'no'
  end select
  select type (x)
  class is (t)
    block
      character(3) :: x
      x = 'abc'
      print *, x
    end block
    print *, x%i
    associate (y => x)
      y%i = 11
      select type (y)
      class is (u)
        print *, y%i, y%j
        associate (x => y%j)
          x = 12
          print *, x
        end associate
      end select
    end associate
  end select
  select type (q => x)
  type is (t)
    print *, 'no'
  class default
    q%i = q%i + 1
    print *, q%i, x%i
  end select
  select type (x)
  type is (t)
    print *, 'no'
  class default
    x%i = x%i + 1
    print *, x%i
  end select
contains
  integer function fun(i)
    integer, intent(in) :: i
    fun = i * 100
  end function
end program
