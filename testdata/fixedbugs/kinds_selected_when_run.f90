! The arguments of SELECTED_REAL_KIND and SELECTED_INT_KIND need not be constant, Fortran 2008, 13.7.145 and 13.7.146.
program kinds_selected_when_run
  implicit none
  integer :: i, j, calls
  integer, parameter :: wide = selected_int_kind(maxval([3, 12]))
  calls = 0
  do i = -1, 40
    do j = 0, 5000, 500
      write (*, '(i3)', advance='no') selected_real_kind(i, j)
    end do
    print '(a,3i4)', ' :', selected_real_kind(i), selected_real_kind(r=i*10), selected_int_kind(i)
  end do
  do i = 0, 10, 2
    print *, selected_real_kind(6, 30, i), selected_real_kind(radix=i)
  end do
  print *, selected_int_kind(next(3)), selected_real_kind(next(5), next(90)), wide
  print *, calls
contains
  integer function next(x)
    integer, intent(in) :: x
    next = x*3
    calls = calls + 1
  end function
end program
