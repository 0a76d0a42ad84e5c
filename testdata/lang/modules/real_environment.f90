! Real operations stay where they stand among calls that set how they round and that ask what they raised.
program environment
  use ieee_arithmetic
  implicit none
  type(ieee_round_type) :: before
  real(8) :: one, three, up, down, tiny_part
  real(4) :: big, low
  logical :: raised
  integer :: i
  one = 1
  three = 3
  call ieee_get_rounding_mode(before)
  call ieee_set_rounding_mode(ieee_up)
  up = one / three
  call ieee_set_rounding_mode(ieee_down)
  down = one / three
  call ieee_set_rounding_mode(before)
  print *, up > down, up == nearest(down, 1d0), one / three == up
  print *, sums(ieee_up) > sums(ieee_down), real(sums(ieee_nearest), 4)
  big = huge(big)
  call ieee_set_flag(ieee_all, [(.false., i=1,5)])
  big = big * big
  call ieee_get_flag(ieee_overflow, raised)
  print *, raised, big > huge(big)
  call ieee_set_flag(ieee_overflow, .false.)
  call ieee_get_flag(ieee_overflow, raised)
  print *, raised
  low = -1
  call ieee_set_flag(ieee_invalid, .false.)
  low = sqrt(low)
  call ieee_get_flag(ieee_invalid, raised)
  print *, raised, ieee_is_nan(low)
  call ieee_set_flag(ieee_invalid, .false.)
  if (ieee_support_underflow_control(tiny_part)) then
    tiny_part = tiny(tiny_part)
    call ieee_set_underflow_mode(.false.)
    tiny_part = tiny_part / 2000
    call ieee_set_underflow_mode(.true.)
    print *, tiny_part == 0
  end if
contains
  real(8) function sums(mode)
    type(ieee_round_type), intent(in) :: mode
    type(ieee_round_type) :: old
    integer :: k
    call ieee_get_rounding_mode(old)
    call ieee_set_rounding_mode(mode)
    sums = 0
    do k = 1, 100
      sums = sums + 0.1d0
    end do
    call ieee_set_rounding_mode(old)
  end function
end program
