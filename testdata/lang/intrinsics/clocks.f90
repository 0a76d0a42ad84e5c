! CPU_TIME and SYSTEM_CLOCK with arguments of several kinds: what they give grows; GET_COMMAND_ARGUMENT without arguments.
program clocks
  implicit none
  real :: t4
  real(8) :: t8, after
  integer :: now, rate, most, length, status
  integer(8) :: now8, rate8
  character(20) :: text
  call cpu_time(t8)
  call cpu_time(t4)
  call cpu_time(after)
  print *, t8 >= 0, t4 >= 0, after >= t8
  call system_clock(now, rate, most)
  call system_clock(now8, count_rate=rate8)
  print *, rate, most == huge(most), now <= most, now8 > 0, rate8 >= rate
  call system_clock(count_max=most)
  print *, most
  text = 'unchanged'
  call get_command_argument(3, text, length, status)
  print *, '[', text, ']', length, status /= 0
end program
