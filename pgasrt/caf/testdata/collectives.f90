! Collective subroutines: types and kinds, sections, characters, structures, operators of the program.
program collectives
  use iso_fortran_env
  implicit none
  type vector
    real(real64) :: at(3)
    integer :: from
  end type
  integer :: me, np, i, st
  integer(int8) :: i1
  integer(int16) :: i2(3)
  integer(int32) :: i4(4, 5)
  integer(int64) :: i8(2)
  real(real32) :: r4
  real(real64) :: r8(1000)
  complex(real32) :: c4
  complex(real64) :: c8(2)
  character(6) :: word, words(3)
  character(kind=4, len=2) :: glyphs
  logical :: yes
  type(vector) :: v, list(3)
  me = this_image(); np = num_images()

  i1 = int(me, int8); i2 = int(me*[1, 2, 3], int16); i4 = me; i8 = 2_int64**40*me
  call co_sum(i1)
  call co_sum(i2)
  call co_sum(i4(2, 1:5:2))
  call co_sum(i8, result_image=np)
  call check(i1 == tri() .and. all(i2 == tri()*[1, 2, 3]), 'sums of small integers')
  call check(all(i4(2, [1, 3, 5]) == tri()) .and. all(i4(2, [2, 4]) == me) .and. all(i4(1, :) == me), 'a section')
  if (me == np) call check(all(i8 == 2_int64**40*tri()), 'for one image')
  r4 = me; r8 = [(i*me, i = 1, 1000)]; c4 = cmplx(me, -me); c8 = cmplx(1, me, real64)
  call co_sum(r4, stat=st)
  call co_sum(r8)
  call co_sum(c4)
  call co_sum(c8)
  call check(st == 0 .and. r4 == tri() .and. all(r8 == [(i*tri(), i = 1, 1000)]), 'reals')
  call check(c4 == cmplx(tri(), -tri()) .and. all(c8 == cmplx(np, tri(), real64)), 'complex numbers')

  i1 = int(-me, int8); r4 = me; i2 = int([me, -me, 5], int16)
  call co_min(i1)
  call co_max(r4)
  call co_max(i2)
  call check(i1 == -np .and. r4 == np .and. all(i2 == [np, -1, 5]), 'minima and maxima')
  word = 'image' // achar(48 + me)
  words = word
  glyphs = 4_'a' // achar(96 + me, 4)
  call co_max(word)
  call co_min(words(1:3:2))
  call co_max(glyphs)
  call check(word == 'image' // achar(48 + np), 'characters')
  call check(words(1) == 'image1' .and. words(3) == 'image1' .and. words(2) == 'image' // achar(48 + me), 'a section of them')
  call check(glyphs == 4_'a' // achar(96 + np, 4), 'characters of four bytes')

  i4 = me
  call co_broadcast(i4(:, 2), source_image=np)
  call check(all(i4(:, 2) == np) .and. all(i4(:, 3) == me), 'broadcast of a column')
  call co_broadcast(i4(1, :), np)
  call check(all(i4(1, :) == np) .and. i4(2, 1) == me, 'broadcast of a row')
  do i = 1, 3
    list(i) = vector(real([i, me, 0], real64), me)
  end do
  call co_broadcast(list, 1)
  call check(all(list%from == 1) .and. list(3)%at(1) == 3, 'structures')
  word = 'image' // achar(48 + me)
  call co_broadcast(word, np)
  call check(word == 'image' // achar(48 + np), 'broadcast of characters')

  i4 = me; i8 = me; r8(1:2) = me; c8 = me; yes = me /= 2
  call co_reduce(i4, product_of)
  call co_reduce(i8, product_by_value)
  call co_reduce(r8(1:2), larger)
  call co_reduce(c8, add_complex, result_image=1)
  call co_reduce(yes, both)
  call check(all(i4 == factorial()) .and. all(i8 == factorial()), 'products')
  call check(all(r8(1:2) == np) .and. (yes .eqv. np < 2), 'a maximum, a logical')
  if (me == 1) call check(all(c8 == tri()), 'complex numbers, for one image')
  word = 'image' // achar(48 + me)
  call co_reduce(word, last)
  call check(word == 'image' // achar(48 + np), 'characters by an operator')
  v = vector(real([me, 2*me, mod(me, 3)], real64), me)
  call co_reduce(v, join)
  call check(v%at(1) == tri() .and. v%at(2) == 2*np .and. v%from == 1, 'structures, in the order of images')
  call co_broadcast(r4, np + 1, stat=st)
  call check(st /= 0, 'broadcast from no image')
  if (me == 1) print '(a)', 'ok'

contains

  integer function tri()
    tri = np*(np + 1)/2
  end function

  integer function factorial()
    integer :: k
    factorial = product([(k, k = 1, np)])
  end function

  pure integer function product_of(a, b)
    integer, intent(in) :: a, b
    product_of = a*b
  end function

  pure integer(int64) function product_by_value(a, b)
    integer(int64), value :: a, b
    product_by_value = a*b
  end function

  pure real(real64) function larger(a, b)
    real(real64), intent(in) :: a, b
    larger = max(a, b)
  end function

  pure complex(real64) function add_complex(a, b)
    complex(real64), intent(in) :: a, b
    add_complex = a + b
  end function

  pure logical function both(a, b)
    logical, intent(in) :: a, b
    both = a .and. b
  end function

  pure function last(a, b)
    character(6), intent(in) :: a, b
    character(6) :: last
    last = a
    if (b > a) last = b
  end function

  pure type(vector) function join(a, b)
    type(vector), intent(in) :: a, b
    join = vector([a%at(1) + b%at(1), b%at(2), a%at(3)], a%from)
  end function

  subroutine check(holds, what)
    logical, intent(in) :: holds
    character(*), intent(in) :: what
    if (.not. holds) error stop what
  end subroutine
end program
