! Characters of ISO 10646 (kind 4): values, intrinsic functions, arguments, components, arrays, files.
program wide_characters
  use iso_fortran_env, only: character_kinds, integer_kinds, logical_kinds, real_kinds
  implicit none
  integer, parameter :: ucs4 = selected_char_kind('ISO_10646')
  character(kind=ucs4, len=*), parameter :: hello = ucs4_'Hello, ' // char(int(z'4E16'), ucs4) // char(int(z'754C'), ucs4)
  character(kind=ucs4, len=12) :: s, t
  character(kind=4, len=:), allocatable :: a
  character(kind=ucs4) :: list(4) = [ucs4_'d', ucs4_'b', ucs4_'c', ucs4_'a']
  character(kind=ucs4, len=3) :: words(3)
  character(12) :: plain
  class(*), allocatable :: any
  character(kind=4, len=:), pointer :: p
  character(kind=4, len=:), allocatable :: b
  character(kind=4, len=4) :: data_text, common_text, halves(2)
  common /texts/ common_text
  target :: s
  integer :: i
  type named
    character(kind=ucs4, len=5) :: name = 4_'none'
    character(kind=ucs4, len=:), allocatable :: text
  end type
  type(named) :: n, m
  data data_text(1:2), data_text(3:4), halves / 4_'ab', 4_'cd', 2*4_'12' /
  common_text = 'c'
  print *, character_kinds, integer_kinds, logical_kinds, real_kinds
  s = hello
  print *, len(hello), len(s), len_trim(s), kind(s), ichar(s(8:8)), iachar(hello(9:9))
  plain = s
  print *, plain(1:7), iachar(plain(8:8)), iachar(plain(9:9))
  t = plain
  print *, t == s, t < s, t /= 4_'Hello, ??', s > 4_'Hello'
  open (11, encoding='utf-8', status='scratch')
  write (11, '(a)') s
  write (11, *) trim(s), 1
  rewind 11
  t = 4_''
  read (11, '(a)') t
  print *, t == s
  a = trim(s) // 4_'!'
  print *, len(a), a(10:10) == 4_'!'
  a = repeat(4_'ab', 3)
  print *, a, index(a, 4_'ba'), index(a, 4_'b', .true.), scan(a, 4_'xb'), verify(a, 4_'a')
  words = [4_'one', 4_'two', 4_'thr']
  print *, words, adjustr(4_'x  ') // 4_'|', adjustl(4_'  y') // 4_'|'
  print *, max(4_'abc', 4_'abd'), min(words(1), words(2)), merge(words(1), words(2), .false.)
  do i = 1, size(list)
    select case (list(i))
    case (4_'a':4_'b')
      print *, 'early', list(i)
    case default
      print *, 'late', list(i)
    end select
  end do
  call show(words, s(1:5))
  n%text = words(2) // words(3)
  m = n
  print *, m%name, m%text, len(m%text)
  print *, twice(4_'hi'), size(transfer(s, [0])), storage_size(s)
  words(2:3)(1:1) = words(1:2)(2:2)
  print *, words
  words = words(3:1:-1)
  print *, words, maxval(words)
  write (plain, '(a)') words(1)
  print *, plain
  call kinds(s(1:5))
  call kinds('four')
  call kinds_of(words)
  allocate (any, source=s(1:2))
  deallocate (any)
  allocate (character(kind=4, len=7) :: any)
  select type (any)
  type is (character(*))
    print *, 'narrow'
  type is (character(kind=4, len=*))
    any = 4_'seven'
    print *, any, len(any)
  end select
  p => s
  print *, len(p), p(1:5) // 4_'.', associated(p)
  p => null()
  print *, len(p), associated(p), sizeof(s), sizeof(words)
  call move_alloc(a, b)
  print *, b, len(b), allocated(a)
  data_text(2:3) = 4_'xy'
  print *, data_text, common_text, halves
contains
  subroutine kinds(x)
    class(*), intent(in) :: x
    select type (x)
    type is (character(*))
      print *, 'one byte', len(x), x
    type is (character(kind=4, len=*))
      print *, 'four bytes', len(x), x
    end select
  end subroutine
  subroutine kinds_of(x)
    class(*), intent(in) :: x(:)
    select type (x)
    type is (character(*))
      print *, 'one byte', len(x), x
    type is (character(kind=4, len=*))
      print *, 'four bytes', len(x), x
    end select
  end subroutine
  subroutine show(w, x)
    character(kind=ucs4, len=*), intent(in) :: w(:), x
    character(kind=ucs4, len=len(x)) :: y
    y = x
    print *, len(w), size(w), w, x, y
  end subroutine
  function twice(x) result(y)
    character(kind=4, len=*), intent(in) :: x
    character(kind=4, len=2*len(x)) :: y
    y = x // x
  end function
end program
