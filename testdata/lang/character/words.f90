! Words of a line found, sorted, joined, converted and replaced: programs as people write them.
program b2
  implicit none
  integer, parameter :: maxw = 20
  character(len=80) :: line
  character(len=10) :: words(maxw), tmp
  character(len=:), allocatable :: joined
  integer :: n, i, j, start, finish
  line = '  the quick  brown fox jumps over the lazy dog '
  n = 0
  start = 1
  do
    i = verify(line(start:), ' ')
    if (i == 0) exit
    start = start + i - 1
    finish = index(line(start:), ' ')
    if (finish == 0) then
      finish = len(line) + 1
    else
      finish = start + finish - 1
    end if
    n = n + 1
    words(n) = line(start:finish-1)
    start = finish
    if (start > len(line)) exit
  end do
  print *, n
  do i = 2, n
    tmp = words(i)
    j = i - 1
    do while (j >= 1)
      if (words(j) <= tmp) exit
      words(j+1) = words(j)
      j = j - 1
    end do
    words(j+1) = tmp
  end do
  print '(5(a,1x))', (trim(words(i)), i = 1, 9)
  joined = ''
  do i = 1, n
    joined = joined//trim(words(i))
    if (i < n) joined = joined//','
  end do
  print *, joined, len(joined)
  print *, number('  42'), number('-17'), number('x')
  print *, upper('Hello, World'), count([(is_upper(joined(i:i)), i = 1, 5)])
  print *, replace('aXbXc', 'X', '--'), '|', replace('none', 'z', 'y')
  if (.not. (joined(1:5) == 'brown' .and. len_trim(line) > 10)) print *, 'no'
  select case (words(1)(1:1))
  case ('a':'m'); print *, 'first half'
  case default; print *, 'second half'
  end select
  do while (len(joined) > 10 .and. index(joined, ',') > 0)
    joined = joined(index(joined, ',')+1:)
  end do
  print *, joined
contains
  integer function number(s)
    character(*), intent(in) :: s
    integer :: k, sgn
    number = 0; sgn = 1
    do k = 1, len(s)
      select case (s(k:k))
      case ('0':'9'); number = 10*number + ichar(s(k:k)) - ichar('0')
      case ('-'); sgn = -1
      case (' ')
      case default; number = -huge(1); return
      end select
    end do
    number = sgn*number
  end function
  function upper(s) result(u)
    character(*), intent(in) :: s
    character(len(s)) :: u
    integer :: k
    character(26), parameter :: lc = 'abcdefghijklmnopqrstuvwxyz', uc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    do k = 1, len(s)
      if (index(lc, s(k:k)) > 0) then
        u(k:k) = uc(index(lc, s(k:k)):index(lc, s(k:k)))
      else
        u(k:k) = s(k:k)
      end if
    end do
  end function
  logical function is_upper(c)
    character, intent(in) :: c
    is_upper = c >= 'A' .and. c <= 'Z'
  end function
  recursive function replace(s, old, new) result(r)
    character(*), intent(in) :: s, old, new
    character(len=:), allocatable :: r
    integer :: k
    k = index(s, old)
    if (k == 0) then
      r = s
    else
      r = s(:k-1)//new//replace(s(k+len(old):), old, new)
    end if
  end function
end program
