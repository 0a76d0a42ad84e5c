! GNU's procedures that act on the system: commands, files, single characters, the clock, the old generators; COMPLEX; RANDOM_INIT.
program gnu_system
  implicit none
  integer :: e, c, s, u, i
  character(40) :: m
  character :: ch
  integer(8) :: o
  logical :: there
  e = -7; c = -7; m = 'kept'
  call execute_command_line('exit 3', exitstat=e, cmdstat=c, cmdmsg=m)
  print *, e, c, m
  call execute_command_line('true', .true., e)
  print *, e
  call system('exit 2', s)
  print *, s/256
  open(newunit=u, file='gnu_system.txt', access='stream', form='unformatted')
  call fputc(u, 'a', s)
  call fputc(u, 'b')
  i = 0
  print *, s, i, ftell(u)
  close(u)
  call ftell(77, o)
  print *, o
  open(newunit=u, file='gnu_system.txt', access='stream', form='unformatted')
  i = fgetc(u, ch)
  print *, ch, i
  i = fgetc(u, ch)
  print *, i
  close(u)
  print *, rename('gnu_system.txt', 'gnu_system2.txt'), access('gnu_system2.txt', 'r'), access('gnu_system.txt', ' ')
  call chmod('gnu_system2.txt', 'a-w', s)
  print *, s
  print *, unlink('gnu_system2.txt'), unlink('gnu_system2.txt') /= 0
  inquire(file='gnu_system2.txt', exist=there)
  print *, there
  call random_init(.true., .false.)
  call random_init(repeatable=.true., image_distinct=.false.)
  call srand(5)
  print *, rand(), irand(), rand(0)
  print *, time() > 1000, time8() > 1000_8, secnds(0.0) > 0, mclock() >= 0, getpid() > 0
  print *, complex(1, 2.5), complex(1.0, 2), kind(complex(1d0, 2))
end program
