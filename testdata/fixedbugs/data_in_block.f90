! DATA in BLOCK is about the variables of the BLOCK, which keep their values.
program main
  implicit none
  integer :: i, u = 100
  do i = 1, 2
    block
      integer :: tt(3), u
      character(4) :: c(2)
      type t
        integer :: n
        real :: x(2)
      end type
      type(t) :: r
      complex, save :: z
      data tt /1, 2*5/, u /4/
      data c(1)(2:3) /'ab'/, c(2) /'wxyz'/
      data r /t(3, [1., 2.])/
      data z /(1., 2.)/
      tt(1) = tt(1) + u
      r%n = r%n * 2
      z = z * 2
      print *, tt, u, c(2), '"' // c(1)(2:3) // '"', r, z
      block
        integer :: u, tt, v
        data u, tt /2*9/
        u = u + 1
        if (i == 1) then
          data v /77/
          v = v + u
        end if
        print *, u, tt, v
      end block
    end block
    print *, u
  end do
end program
