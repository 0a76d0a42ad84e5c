! Work on texts as programs do it: splitting, trimming, counting, case, numbers to and from text, arrays of words sorted, with
! substrings on both sides, in functions of computed length.
program parsing_words
  implicit none
  character(40) :: line = '  the quick brown fox  jumps over 12 dogs '
  character(10) :: words(10), swap
  character(:), allocatable :: joined
  integer :: n, i, j, at, value, ios
  n = 0
  at = 1
  do
    i = verify(line(at:), ' ')
    if (i == 0) exit
    at = at + i - 1
    j = scan(line(at:)//' ', ' ')
    n = n + 1
    words(n) = line(at:at + j - 2)
    at = at + j - 1
    if (at > len(line)) exit
  end do
  print *, n, (trim(words(i))//'.', i = 1, n)
  do i = 2, n
    swap = words(i)
    do j = i - 1, 1, -1
      if (words(j) <= swap) exit
      words(j + 1) = words(j)
    end do
    words(j + 1) = swap
  end do
  print *, words(:n)
  joined = ''
  do i = 1, n
    joined = joined//upper(trim(words(i)))//','
  end do
  print *, joined(:len(joined) - 1), len(joined)
  do i = 1, n
    read (words(i), *, iostat=ios) value
    if (ios == 0) print *, 'number', value, number(value * 11)//'!', number(-value)
  end do
  words(1)(3:5) = 'xyz'
  words(2)(:2) = words(2)(2:3)
  words(3) = words(3)(:1)//repeat('-', 4)//words(3)(2:)
  print *, words(:3), len_trim(words(:4)), index(words(:4), 'o'), adjustr(words(4))
  print *, reversed('stressed'), reversed(trim(line(3:7))), count([(words(i)(1:1) >= 'o', i = 1, n)])
  print *, [character(6) :: (words(i), i = 5, 7), 'end'], maxval(len_trim(words(:n))), iachar(words(1)(1:1))
contains
  function upper(s) result(u)
    character(*), intent(in) :: s
    character(len(s)) :: u
    integer :: k
    do k = 1, len(s)
      u(k:k) = s(k:k)
      if (lge(s(k:k), 'a') .and. lle(s(k:k), 'z')) u(k:k) = achar(iachar(s(k:k)) - 32)
    end do
  end function
  function reversed(s) result(r)
    character(*), intent(in) :: s
    character(len(s)) :: r
    integer :: k
    forall (k = 1:len(s)) r(k:k) = s(len(s) - k + 1:len(s) - k + 1)
  end function
  function number(i) result(t)
    integer, intent(in) :: i
    character(:), allocatable :: t
    character(12) :: buffer
    write (buffer, '(i0)') i
    t = trim(buffer)
  end function
end program
