! optional arguments of intrinsic subroutines that name absent dummy arguments
program p
  integer :: n, l
  character(200) :: ch
  n = -1
  l = -1
  call arg(ch)
  print *, len_trim(ch) > 0
  call arg(n=n)
  print *, n > 0
  call arg(l=l)
  print *, l
  call arg(ch, n, l)
  print *, n == len_trim(ch), l
  call arg
contains
  subroutine arg(ch, n, l)
    character(*), optional :: ch
    integer, optional :: n, l
    call get_command_argument(0, ch, n, l)
  end subroutine
end program
