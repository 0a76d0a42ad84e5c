! Intrinsic subroutines that ask the system: arguments, environment, date, clocks, random numbers with seeds; what can be compared is printed.
program system_calls
  implicit none
  integer :: n, length, status, values(8), size, i, iargc
  integer, allocatable :: seed(:), old(:)
  integer(8) :: count, rate
  character(len=40) :: text, name
  character(len=8) :: date
  character(len=10) :: time
  character(len=5) :: zone
  real :: x, y(6), z(2,3), t(2), elapsed
  double precision :: d, e(4)
  intrinsic :: iargc
  print *, command_argument_count(), iargc()
  call get_command_argument(1, text, length, status)
  print *, '[', text, ']', length, status > 0
  call getarg(1, text)
  print *, '[', text, ']'
  call get_command(length=length, status=status)
  print *, length > 0, status
  call get_environment_variable('NO_SUCH_VARIABLE_HERE', text, length, status)
  print *, '[', text, ']', length, status
  name = 'PATH'
  call get_environment_variable(name, status=status, length=length)
  print *, length > 0, status
  call get_environment_variable(name(1:4), text(1:2), status=status, trim_name=.true.)
  print *, status
  call getenv('NO_SUCH_VARIABLE_HERE', text)
  print *, len_trim(text)
  call date_and_time(date, time, zone, values)
  read(date(1:4), *) n
  print *, n == values(1), values(2) >= 1 .and. values(2) <= 12, len_trim(time), verify(zone(2:5), '0123456789')
  call date_and_time(values=values)
  print *, values(5) < 24
  call cpu_time(x)
  call system_clock(count, rate)
  print *, x >= 0, count > 0, rate > 0
  call random_seed(size=size)
  allocate(seed(size), old(size))
  seed = (/ (i*37, i = 1, size) /)
  call random_seed(put=seed)
  call random_seed(get=old)
  call random_number(x)
  call random_number(y)
  print *, size, x, y
  call random_number(z(:, 1:3:2))
  print *, z(:, 1), z(:, 3)
  call random_number(d)
  call random_number(e(4:1:-1))
  print *, d, e
  call random_seed(put=old)
  call random_number(d)
  print *, d
  call random_seed
  call random_number(x)
  print *, x >= 0 .and. x < 1
  elapsed = etime(t)
  print *, elapsed >= 0, t(1) >= 0, abs(elapsed - t(1) - t(2)) < 0.01
  call etime(t, elapsed)
  call dtime(t, elapsed)
  call second(elapsed)
  print *, elapsed >= 0
  call flush(6)
  call flush
  call exit(0)
  print *, 'not here'
end program system_calls
