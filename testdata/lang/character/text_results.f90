! Functions whose values are pointers or allocatable arrays of characters, of a length that is computed or deferred
module text_results
  implicit none
  character(6), target :: words(3) = ['alpha ', 'beta  ', 'gamma ']
contains
  function row(n, length) result(r)
    integer, intent(in) :: n, length
    character(length), allocatable :: r(:)
    integer :: i
    allocate (r(n))
    do i = 1, n
      r(i) = repeat(achar(96 + i), length)
    end do
  end function
  function free(n, length) result(r)
    integer, intent(in) :: n, length
    character(:), allocatable :: r(:)
    allocate (character(length) :: r(n))
    r = 'xyz'
    if (n > 1) r(2)(1:1) = '*'
  end function
  function shown(k) result(p)
    integer, intent(in) :: k
    character(6), pointer :: p(:)
    p => words(k:)
  end function
  function copies(s) result(p)
    character(*), intent(in) :: s
    character(len(s)), pointer :: p(:)
    allocate (p(2))
    p = s
    p(2)(1:1) = '+'
  end function
  subroutine show(x)
    character(*), intent(in) :: x(:)
    print *, len(x), size(x), '[', x, ']'
  end subroutine
end module
program text_function_results
  use text_results
  implicit none
  character(:), allocatable :: a(:)
  character(4), pointer :: q(:)
  integer :: k
  do k = 1, 3
    print *, row(k, 2*k), len(row(k, 2*k)), size(row(k, 2))
    call show(row(2, k))
    call show(free(k, 5))
    call show(free(2, k))
  end do
  a = row(2, 7)
  print *, len(a), a
  a = free(3, 4)
  print *, len(a), a
  call show(shown(2))
  call show(copies('text'))
  q => copies('four')
  print *, q, row(1, 3) == 'aaa'
end program
