! The error exit of old codes: many jumps to one place at the end, from loops and branches.
program error_exit
  integer :: i, n, code
  real :: x(5)
  data_loop: do n = 1, 3
    code = 0
    do i = 1, 5
      x(i) = real(i) - real(n)
      if (n == 2 .and. x(i) > 1.5) then
        code = i
        goto 900
      end if
    end do
    if (n == 3) then
      code = -1
      goto 900
    end if
    print *, 'good', n, x
    goto 950
900 print *, 'error', n, code
950 continue
  end do data_loop
end program
