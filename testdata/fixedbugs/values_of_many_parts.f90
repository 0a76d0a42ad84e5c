! A type with more allocatable components than are copied in place: copies and frees go through a function, of CLASS components too.
module m
  implicit none
  type, abstract :: base
    integer, allocatable :: a(:), b(:)
  end type
  type, extends(base) :: one
    real, allocatable :: c(:,:), d(:)
    character(:), allocatable :: name
  end type
  type, extends(base) :: two
    integer, allocatable :: e(:), f
    type(one), allocatable :: inner(:)
  end type
  type :: holder
    class(base), allocatable :: p
    integer, allocatable :: k(:)
    character(:), allocatable :: title
    type(one) :: plain(2)
    type(one), allocatable :: more(:)
  end type
contains
  function make(n) result(r)
    integer, intent(in) :: n
    type(holder) :: r
    integer :: i, j
    if (mod(n, 2) == 0) then
      allocate(one :: r%p)
    else
      allocate(two :: r%p)
    end if
    r%p%a = [(i*n, i = 1, n)]
    select type (q => r%p)
    type is (one)
      q%c = reshape([(real(i), i = 1, 2*n)], [2, n])
      q%name = repeat('x', n)
    type is (two)
      allocate(q%inner(n), q%f)
      q%f = n
      do i = 1, n
        q%inner(i)%d = [(real(j + n), j = 1, i)]
        q%inner(i)%name = repeat('y', i)
      end do
    end select
    r%k = [n, n + 1]
    r%title = 'title' // repeat('.', n)
    do i = 1, 2
      r%plain(i)%b = [i, n]
    end do
    if (n > 2) r%more = [r%plain(1), r%plain(2)]
  end function
  subroutine show(h)
    type(holder), intent(in) :: h
    print *, h%title, h%k, h%p%a, allocated(h%more)
    select type (q => h%p)
    type is (one)
      print *, 'one', sum(q%c), shape(q%c), q%name, allocated(q%d)
    type is (two)
      print *, 'two', q%f, size(q%inner), q%inner(size(q%inner))%name, q%inner(2)%d, allocated(q%inner(1)%c)
    end select
    if (allocated(h%more)) print *, h%more(2)%b
  end subroutine
end module
program p
  use m
  implicit none
  type(holder) :: list(4), other
  type(holder), allocatable :: grown(:)
  integer :: i
  do i = 1, 4
    list(i) = make(i + 1)
  end do
  other = list(2)
  list(2) = list(1)
  other%p%a(1) = -1
  other = other
  grown = [list(3:4), other]
  deallocate(list(4)%p)
  do i = 1, 3
    call show(list(i))
    call show(grown(i))
  end do
  deallocate(grown(1)%title, grown(1)%p)
  list(1) = grown(1)
  print *, allocated(list(1)%p), list(1)%k, allocated(list(1)%title)
end program
