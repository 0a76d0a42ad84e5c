! SIGN of the least number of a kind with a negative second argument is that number: its absolute value has no place in the kind.
program sign_of_least_number
  implicit none
  integer(1) :: a = -huge(1_1) - 1_1
  integer(2) :: b = -huge(1_2) - 1_2
  integer(4) :: c = -huge(1_4) - 1_4
  integer(8) :: d = -huge(1_8) - 1_8
  call show(a, b, c, d)
  call show(7_1, 0_2, -5_4, 9_8)
contains
  subroutine show(a, b, c, d)
    integer(1), intent(in) :: a
    integer(2), intent(in) :: b
    integer(4), intent(in) :: c
    integer(8), intent(in) :: d
    integer(2) n
    print *, sign(a, -1_1), sign(b, -1_2), sign(c, -1_4), sign(d, -1_8)
    print *, sign(3_1, a), sign(-3_2, b), sign(0_4, c), sign(-7_8, d)
    n = sign(b, -1_2)
    do while (n < 0_2)
      print *, mod(n, 10_2)
      n = n/10_2
    end do
  end subroutine
end program
