! TRANSFER of and to characters whose length the run knows; MAXVAL and MINVAL of characters along a dimension.
program run_time_lengths
  implicit none
  character(4) :: a(2, 3) = reshape(['dog ', 'cat ', 'bee ', 'ant ', 'elk ', 'owl '], [2, 3])
  character(4), parameter :: most(3) = maxval(reshape(['dog ', 'cat ', 'bee ', 'ant ', 'elk ', 'owl '], [2, 3]), dim=1)
  logical :: m(2, 3) = reshape([.true., .false., .false., .false., .true., .true.], [2, 3])
  character(4) :: d(12)
  integer :: i
  !hpf$ distribute d(block)
  print *, most, '|', minval(a, dim=2), '|', minval(a, dim=1, mask=m) == repeat(char(255), 4)
  do i = 1, 3
    call along(i)
  end do
  call both('abcdefghi', 3)
  call both('123456', 2)
  call grid(a)
  do i = 1, 12
    d(i) = char(64 + modulo(7*i, 26)) // 'xyz'
  end do
  print *, maxval(d), minval(d), maxval(reshape(d, [3, 4]), dim=2)
  call bytes(d)
contains
  subroutine along(k)
    integer, intent(in) :: k
    if (k < 3) print *, maxval(a, dim=k), '|', minval(a, dim=k, mask=m) == repeat(char(255), 4)
  end subroutine
  subroutine both(s, n)
    character(*), intent(in) :: s
    integer, intent(in) :: n
    character(n) :: t, u(3)
    character(1) :: each(len(s))
    integer :: w(2)
    t = transfer(s, t)
    u = transfer(s // s, u)
    each = transfer(s, each)
    w = transfer(s // '        ', w)
    print *, t, ' ', u, ' ', each, w
    print *, size(transfer(s, t, 2)), size(transfer(s, [t])), transfer(s, [t])
    print *, transfer(trim(s) // 'JK', [0_1]), '|', transfer(w, s)
    print *, transfer([u, t], 'ab', n), transfer(merge(iachar(transfer(s, 'x', len(s))), 65, .true.), 1)
  end subroutine
  subroutine grid(c)
    character(*), intent(in) :: c(:, :)
    print *, maxval(c, dim=1), minval(c, dim=2), transfer(c, 'xy', 6)
  end subroutine
  subroutine bytes(c)
    character(*), intent(in) :: c(:)
    print *, transfer(c(2:3), 0), transfer(c, 'abcdef', 2)
  end subroutine
end program
