! concatenation with arrays that functions compute
module m
contains
  function words(n) result(w)
    integer, intent(in) :: n
    character(3) :: w(n)
    integer :: i
    do i = 1, n
      write (w(i), '(a,i0)') 'w', i
    end do
  end function
  function wide(n, k) result(w)
    integer, intent(in) :: n, k
    character(k) :: w(n)
    w = 'abcdefgh'
    w(1) = 'x'
  end function
  elemental function up(c) result(r)
    character(*), intent(in) :: c
    character(len(c)) :: r
    integer :: i
    do i = 1, len(c)
      r(i:i) = achar(iachar(c(i:i)) - 32)
    end do
  end function
  function alloc(n) result(w)
    integer, intent(in) :: n
    character(2), allocatable :: w(:)
    allocate (w(n))
    w = 'zz'
  end function
  function deferred(n) result(w)
    integer, intent(in) :: n
    character(:), allocatable :: w
    w = repeat('q', n)
  end function
end module
program p
  use m
  character(4) :: v(3), c
  character(6) :: u(2) = ['ab', 'cd']
  character(:), allocatable :: s
  integer :: n
  n = 3
  c = '-'
  print *, '_'//words(3)
  print *, words(n)//'_'
  print *, '_'//words(n)//'_', trim(c)//words(n)
  v = '_'//words(n)
  print *, v
  print *, '['//wide(2, n)//']', len('['//wide(2, n)//']')
  print *, 'a'//up(['bc', 'de'])
  print *, words(3)//v, v//words(3), words(3)//words(3)
  print *, alloc(2)//'!', '!'//deferred(n)
  print *, '_'//adjustl(u), '_'//trim(u(1)), '_'//merge(u, ['zz    ', 'yy    '], [.true., .false.])
  print *, '_'//cshift(u, 1), '_'//pack(u, u == 'ab'), '_'//reshape(u, [2])
  print *, '_'//spread('k', 1, 2)
  print *, any('_'//words(3) == '_w2 '), index('_'//words(3), 'w'), len_trim('_'//words(2)), size('_'//words(n))
  call show('_'//words(n))
  s = 'pre'
  print *, s//words(2), s//wide(2, len(s))
contains
  subroutine show(a)
    character(*), intent(in) :: a(:)
    print *, len(a), size(a), a
  end subroutine
end program
