! SELECT TYPE: names, expressions, components, elements, sections, functions, pointers, CLASS(*), CLASS DEFAULT, nested ones, exits.
module m
  implicit none
  type a
    integer :: i = 1
  end type
  type, extends(a) :: b
    real :: x = 2.5
    character(:), allocatable :: s
  end type
  type, extends(b) :: c
    integer :: v(3) = [1, 2, 3]
  end type
  type holder
    class(a), allocatable :: o
    class(a), pointer :: p => null()
    class(a), allocatable :: l(:)
    class(*), allocatable :: u
  end type
contains
  function make(k) result(r)
    integer, intent(in) :: k
    class(a), allocatable :: r
    if (k == 1) allocate (a :: r)
    if (k == 2) allocate (b :: r)
    if (k == 3) allocate (c :: r)
    r%i = k
  end function
  recursive subroutine say(x)
    class(*), intent(in) :: x
    select type (x)
    type is (integer)
      print *, 'integer', x
    type is (integer(8))
      print *, 'integer(8)', x
    type is (real)
      print *, 'real', x
    type is (complex)
      print *, 'complex', x
    type is (logical)
      print *, 'logical', x
    type is (character(*))
      print *, 'text ', len(x), x
    type is (a)
      print *, 'a', x%i
    class is (c)
      print *, 'class c', x%v
    class is (b)
      print *, 'class b', x%x, allocated(x%s)
    class default
      print *, 'else'
    end select
  end subroutine
  subroutine list(x)
    class(a), intent(inout) :: x(:)
    integer :: k
    select type (x)
    type is (a)
      x%i = x%i + 1
      print *, 'list a', x%i
    class is (b)
      x%x = [(x(k)%x * k, k = 1, size(x))]
      x(2:)%i = 77
      print *, 'list b', x%i, x%x
    end select
    select type (y => x(1))
    class is (c)
      y%v(2) = 99
      print *, y%v
    class default
      print *, 'first', y%i
    end select
    select type (z => x(2:1:-1))
    type is (b)
      print *, 'reversed', z%i, z%x, lbound(z)
    class default
      print *, 'other', z%i
    end select
  end subroutine
end module
program main
  use m
  implicit none
  class(a), allocatable :: x, l(:)
  class(*), allocatable :: u, ul(:)
  class(a), pointer :: p
  type(c), target :: t
  type(holder) :: h
  type(b) :: bs(2)
  integer :: k
  do k = 1, 3
    x = make(k)
    call say(x)
    outer: select type (x)
    type is (a)
      if (k == 1) exit outer
      print *, 'not here'
    class is (b)
      if (k == 2) cycle
      select type (x)
      type is (c)
        x%v = x%v * 2
        print *, x%v, x%b%a%i
      end select
    end select outer
    print *, 'after', k
  end do
  select type (f => make(2))
  class is (b)
    print *, 'function', f%x, f%i
  end select
  p => t
  select type (q => p)
  type is (c)
    q%v(1) = 10
    p%i = 20
  end select
  print *, t%v, t%i
  select type (p)
  class is (b)
    p%x = 0.5
  end select
  print *, t%x
  allocate (b :: h%o, h%l(2))
  h%p => t
  allocate (h%u, source='some text')
  select type (o => h%o)
  type is (b)
    o%s = 'own'
    print *, o%s, len(o%s)
  end select
  select type (l => h%l)
  type is (b)
    l%i = [4, 5]
    l(2)%s = 'second'
    print *, l%i, l(2)%s, allocated(l(1)%s)
  end select
  select type (e => h%l(2))
  class is (b)
    e%x = 8
    print *, e%i, e%s
  end select
  select type (q => h%p)
  class is (c)
    print *, q%v
  end select
  select type (w => h%u)
  type is (character(*))
    print *, w, len(w)
  end select
  call say(h%u)
  call say(h%l(2))
  call say(1_8); call say(1.5); call say((1., 2.)); call say('abc'); call say(.false.); call say(1d0); call say(t)
  call list(h%l)
  call list(bs)
  allocate (a :: l(2))
  call list(l)
  deallocate (l)
  allocate (c :: l(2))
  call list(l)
  allocate (u, source=5)
  call say(u)
  deallocate (u)
  allocate (u, source=t)
  call say(u)
  allocate (ul(3), source=[1, 2, 3])
  select type (ul)
  type is (integer)
    ul(2) = 20
    print *, ul, sum(ul)
  end select
  select type (e => ul(2))
  type is (integer)
    e = e + 1
    print *, e
  end select
  select type (ul)
  type is (integer)
    print *, ul
  class default
    print *, 'no'
  end select
end program
