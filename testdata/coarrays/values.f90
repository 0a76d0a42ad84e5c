! ok: gfortran 12 does not take coarrays of such types. Values with allocatable components, and characters of any length, from other images.
program values
  implicit none
  type inner
    integer :: k
    real, allocatable :: w(:)
  end type
  type outer
    integer :: n
    integer, allocatable :: v(:)
    character(:), allocatable :: s
    type(inner), allocatable :: list(:)
    type(inner) :: one, two(2)
    real, allocatable :: scalar
  end type
  type(outer) :: x[*], y, z(3)
  character(:), allocatable :: word[:], words(:)[:]
  character(kind=4, len=:), allocatable :: wide[:], wides(:)[:]
  character(20) :: fixed
  integer :: me, n, next, i, turn
  me = this_image()
  n = num_images()
  next = mod(me, n) + 1
  x%n = me
  call fill(x, me)
  sync all
  do turn = 1, 3
    y = x[next]
    call expect(y, next)
    y = x[me]
    call expect(y, me)
  end do
  call expect(x, me)
  sync all
  x%n = -me
  deallocate (x%s, x%list)
  if (me == n) call fill(x, 5)
  call co_broadcast(x, n)
  call expect(x, 5)
  do i = 1, 3
    if (me == 1) call fill(z(i), i + 1)
  end do
  call co_broadcast(z(1:3:2), 1)
  call expect(z(1), 2)
  call expect(z(3), 4)
  if (me > 1 .and. allocated(z(2)%v)) error stop 'an element that was not broadcast'

  allocate (character(n + 4) :: word[*])
  allocate (character(n + 2) :: words(3)[*])
  write (word, '(a,i0)') 'im', me
  words = word
  sync all
  fixed = word[next]
  if (fixed /= 'im'//achar(48 + next) .or. len(word[next]) /= n + 4) error stop 'word'
  if (words(2)[next] /= fixed .or. any(words(1:3:2)[next] /= fixed)) error stop 'words'
  call longer(word, n + 4)
  sync all
  if (me == 1) word[n] = 'put'
  if (me == 1) words(2:3)[n] = ['one', 'two']
  sync all
  allocate (character(kind=4, len=n + 9) :: wide[*])
  allocate (character(kind=4, len=n + 3) :: wides(3)[*])
  wides(1:3) = 4_'wide'
  sync all
  if (me == 1) wide[n] = 4_'abcdefghij'
  if (me == 1) wides(3)[n] = 'klmn'
  sync all
  if (wide[n] /= 4_'abcdefghij' .or. wides(3)[n] /= 4_'klmn' .or. any(wides(1:2)[n] /= 4_'wide')) error stop 'characters of kind 4'
  if (me == n) then
    if (word /= 'put' .or. words(2)(:3) /= 'one' .or. words(3)(:3) /= 'two' .or. words(1) /= fixed_of(me)) error stop 'words put'
  end if
  sync all
  if (me == 1) print '(a)', 'ok'
contains
  pure function fixed_of(image) result(text)
    integer, intent(in) :: image
    character(3) :: text
    text = 'im'//achar(48 + image)
  end function
  subroutine longer(text, n)
    integer, intent(in) :: n
    character(n) :: text[*]
    if (text[next](1:2) /= 'im' .or. text[next] /= fixed_of(next)) error stop 'dummy of that length'
  end subroutine
  subroutine fill(t, k)
    type(outer), intent(inout) :: t
    integer, intent(in) :: k
    integer :: i
    t%n = k
    t%v = [(k, i = 1, k)]
    t%s = repeat('a', k)
    if (allocated(t%list)) deallocate (t%list)
    allocate (t%list(0:1))
    do i = 0, 1
      t%list(i)%k = i*k
      allocate (t%list(i)%w(i:2))
      t%list(i)%w = k + 0.5
    end do
    t%one%k = -k
    t%two%k = k
    if (allocated(t%two(2)%w)) deallocate (t%two(2)%w)
    if (mod(k, 2) == 1) t%two(2)%w = [1.0, 2.0*k]
    if (allocated(t%scalar)) deallocate (t%scalar)
    if (mod(k, 2) == 0) t%scalar = k
  end subroutine
  subroutine expect(t, k)
    type(outer), intent(in) :: t
    integer, intent(in) :: k
    if (t%n /= k .or. size(t%v) /= k .or. any(t%v /= k) .or. t%s /= repeat('a', k) .or. len(t%s) /= k) error stop 'v or s'
    if (lbound(t%list, 1) /= 0 .or. ubound(t%list, 1) /= 1 .or. lbound(t%list(1)%w, 1) /= 1) error stop 'bounds'
    if (t%list(1)%k /= k .or. any(t%list(0)%w /= k + 0.5) .or. size(t%list(0)%w) /= 3) error stop 'list'
    if (t%one%k /= -k .or. allocated(t%one%w) .or. any(t%two%k /= k) .or. allocated(t%two(1)%w)) error stop 'inline'
    if (allocated(t%two(2)%w) .neqv. mod(k, 2) == 1) error stop 'two'
    if (allocated(t%scalar) .neqv. mod(k, 2) == 0) error stop 'scalar'
    if (allocated(t%scalar)) then
      if (t%scalar /= k) error stop 'value of scalar'
    end if
  end subroutine
end program
