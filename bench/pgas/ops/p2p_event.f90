! p2p_event.f90: p2p.f90 with an event for each row: an image that is ahead does not wait for its neighbour on the right. Usage:
! p2p_event ITERATIONS M N
program p2p_event
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: me, images, iterations, rows, columns, first, mine, width, i, j, k
  integer(int64) :: begin, finish, rate
  real(real64), allocatable :: value(:, :)[:]
  type(event_type) :: ready[*]
  me = this_image()
  images = num_images()
  iterations = number(1)
  rows = number(2)
  columns = number(3)
  first = first_column(me)
  mine = first_column(me + 1) - first
  width = (columns + images - 1)/images
  allocate (value(0:width, 0:rows - 1)[*])
  value = 0
  do j = 0, mine
    value(j, 0) = first + j - 1
  end do
  if (me == 1) then
    do i = 0, rows - 1
      value(1, i) = i
    end do
  end if
  sync all
  do k = 0, iterations
    if (k == 1) then
      sync all
      call system_clock(begin, rate)
    end if
    do i = 1, rows - 1
      if (me > 1) event wait (ready)
      do j = merge(2, 1, me == 1), mine
        value(j, i) = value(j, i - 1) + value(j - 1, i) - value(j - 1, i - 1)
      end do
      if (me < images) then
        value(0, i)[me + 1] = value(mine, i)
        event post (ready[me + 1])
      end if
    end do
    if (images == 1) then
      value(1, 0) = -value(mine, rows - 1)
    else if (me == images) then
      value(1, 0)[1] = -value(mine, rows - 1)
      event post (ready[1])
    else if (me == 1) then
      event wait (ready)
    end if
  end do
  sync all
  call system_clock(finish)
  if (me == images) then
    if (abs(value(mine, rows - 1) - real(iterations + 1, real64)*(rows + columns - 2)) > 1d-6) error stop 'the corner is wrong'
    print '(a,f12.6)', 'seconds ', real(finish - begin, real64)/real(rate, real64)
  end if
contains
  integer function number(at)
    integer, intent(in) :: at
    character(20) :: text
    call get_command_argument(at, text)
    read (text, *) number
  end function

  integer function first_column(image)
    integer, intent(in) :: image
    first_column = columns*(image - 1)/images
  end function
end program
