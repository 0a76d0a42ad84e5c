module store
  implicit none
  real :: own_line(8), kept(8), own_swapped(8), read_here(8)
  integer :: own_count, own_index, index_of_caller, last, runs = 0
contains
  subroutine a(x)
    real :: x(8), own_c(4), common_kept(4)
    real, save :: own_saved(8), old(8) = 0
    common /one/ own_c
    common /two/ common_kept
    own_line = x
    own_saved = own_line*2
    own_c = x(1:4)
    own_count = 3
    runs = runs + own_count
    kept(1:4) = x(1:4)
    common_kept(1:3) = 1
    x = own_saved + old + own_line + own_c(2)
    if (x(1) > 3) old = x
  end subroutine a

  subroutine b(x)
    real :: x(8), own_d(4), common_kept(4)
    common /one/ own_d
    common /two/ common_kept
    integer :: k
    do k = 1, 8
      own_line(k) = k
    end do
    do last = 1, 8
      if (x(last) > 2) exit
    end do
    do own_index = 1, 8
      x(own_index) = x(own_index) + 1
    end do
    x(3) = own_index
    do index_of_caller = 1, 2
      call d
      x(index_of_caller) = 4
    end do
    own_d = 1
    own_count = 1
    x(1) = own_line(8) + kept(1) + common_kept(3) + own_d(own_count)
    own_swapped = 2
    call a(x)
    x(2) = x(1) + own_swapped(1) + read_here(2)
  end subroutine b

  subroutine c(x)
    real :: x(8)
    own_swapped = x
    x(1) = own_swapped(3)
    read_here = x
    call d
    x(3) = read_here(1)
    if (last < 4) x(last) = 1
    do own_index = 8, 1, -1
      if (x(own_index) > 1) exit
    end do
    x(own_index+1) = 2
  end subroutine c

  subroutine d
    read_here(1) = 5
    own_swapped(1) = 1
    read_here(2) = index_of_caller
  end subroutine d
end module store

program own
  use store
  real :: x(8)
  x = 1
  call a(x)
  call b(x)
  call c(x)
  print *, x
end program own
