! hpl.f90: the LINPACK benchmark for distributed memory: LU with row exchanges of a matrix dealt in blocks to a grid of images, whose
! rows and columns are teams. Usage: hpl N BLOCK GRID_ROWS
program hpl
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: me, images, n, nb, grid_rows, grid_columns, my_row, my_column, rows, columns, k, width, first, below, right
  integer(int64) :: begin, finish, rate
  type(team_type) :: row_team, column_team
  integer, allocatable :: pivot(:)
  real(real64), allocatable :: a(:, :), panel(:, :), upper(:, :), x(:), sums(:), block(:)
  real(real64), allocatable :: exchanged(:, :)[:]
  me = this_image()
  images = num_images()
  n = number(1)
  nb = number(2)
  grid_rows = number(3)
  if (mod(images, grid_rows) /= 0) error stop 'the images are no grid of so many rows'
  grid_columns = images/grid_rows
  my_row = mod(me - 1, grid_rows)
  my_column = (me - 1)/grid_rows
  form team (my_row + 1, row_team)
  form team (my_column + 1, column_team)
  rows = held(n, my_row, grid_rows)
  columns = held(n + 1, my_column, grid_columns)
  allocate (a(rows, columns), panel(rows, nb), upper(nb, columns), pivot(nb), x(n), sums(rows), block(nb))
  allocate (exchanged(held(n + 1, 0, grid_columns), 2*nb)[*])
  call fill
  sync all
  call system_clock(begin, rate)
  do k = 1, n, nb
    width = min(nb, n - k + 1)
    first = held(k - 1, my_row, grid_rows) + 1 ! of the rows from k on
    change team (column_team)
      if (owner(k, grid_columns) == my_column) call factorise
    end team
    change team (row_team)
      call co_broadcast(pivot(1:width), source_image=owner(k, grid_columns) + 1)
      call share_panel
    end team
    right = held(k + width - 1, my_column, grid_columns) + 1
    change team (column_team)
      call exchange
      if (right <= columns) call solve_upper
    end team
    below = held(k + width - 1, my_row, grid_rows) + 1
    if (right <= columns .and. below <= rows) call update
  end do
  call substitute_back
  sync all
  call system_clock(finish)
  if (maxval(abs(x - 1)) > 1d-6) error stop 'the solution is wrong'
  if (me == images) print '(a,f12.6)', 'seconds ', real(finish - begin, real64)/real(rate, real64)
contains
  integer function number(at)
    integer, intent(in) :: at
    character(20) :: text
    call get_command_argument(at, text)
    read (text, *) number
  end function

  ! How many of 1 to last a row or column of the grid holds, which of the grid holds an index, and where.
  pure integer function held(last, mine, parts)
    integer, intent(in) :: last, mine, parts
    integer :: rest
    rest = last - (last/(nb*parts))*nb*parts - mine*nb
    held = (last/(nb*parts))*nb + max(0, min(nb, rest))
  end function

  pure integer function owner(at, parts)
    integer, intent(in) :: at, parts
    owner = mod((at - 1)/nb, parts)
  end function

  pure integer function place(at, parts)
    integer, intent(in) :: at, parts
    place = (at - 1)/(nb*parts)*nb + mod(at - 1, nb) + 1
  end function

  ! The index of the whole that stands at a place here.
  pure integer function whole(at, mine, parts)
    integer, intent(in) :: at, mine, parts
    whole = ((at - 1)/nb*parts + mine)*nb + mod(at - 1, nb) + 1
  end function

  pure real(real64) function entry_at(i, j)
    integer, intent(in) :: i, j
    integer(int64) :: h
    h = iand(i*2654435761_int64 + j*40503_int64*65537_int64, 4294967295_int64)
    h = iand(ieor(h, ishft(h, -15))*73244475_int64, 4294967295_int64)
    h = iand(ieor(h, ishft(h, -13))*73244475_int64, 4294967295_int64)
    entry_at = real(ieor(h, ishft(h, -16)), real64)/4294967296d0 - 0.5d0
  end function

  ! Column n + 1 is the right-hand side, for which the solution is 1 everywhere.
  subroutine fill
    integer :: i, j, l, row, column
    do j = 1, columns
      column = whole(j, my_column, grid_columns)
      do i = 1, rows
        row = whole(i, my_row, grid_rows)
        if (column <= n) then
          a(i, j) = entry_at(row, column)
        else
          a(i, j) = 0
          do l = 1, n
            a(i, j) = a(i, j) + entry_at(row, l)
          end do
        end if
      end do
    end do
  end subroutine

  ! The columns from k on of this column of the grid, one after the other: the largest element of each goes to the diagonal.
  subroutine factorise
    integer :: i, j, l, c, at, next, from
    real(real64) :: largest, mine, found(nb), taken(nb)
    c = place(k, grid_columns)
    do j = 1, width
      at = held(k + j - 2, my_row, grid_rows) + 1 ! of the rows from k + j - 1 on
      mine = 0
      pivot(j) = n + 1
      do i = at, rows
        if (abs(a(i, c + j - 1)) > mine) then
          mine = abs(a(i, c + j - 1))
          pivot(j) = whole(i, my_row, grid_rows)
        end if
      end do
      if (grid_rows > 1) then
        largest = mine
        call co_max(largest)
        if (mine /= largest) pivot(j) = n + 1
        call co_min(pivot(j))
      end if
      next = owner(k + j - 1, grid_rows)
      from = owner(pivot(j), grid_rows)
      if (next == my_row) taken(1:width) = a(place(k + j - 1, grid_rows), c:c + width - 1)
      if (from == my_row) found(1:width) = a(place(pivot(j), grid_rows), c:c + width - 1)
      if (grid_rows > 1) then
        call co_broadcast(found(1:width), source_image=from + 1)
        if (next /= from) call co_broadcast(taken(1:width), source_image=next + 1)
      end if
      if (from == my_row) a(place(pivot(j), grid_rows), c:c + width - 1) = taken(1:width)
      if (next == my_row) then
        a(place(k + j - 1, grid_rows), c:c + width - 1) = found(1:width)
        at = place(k + j - 1, grid_rows) + 1
      end if
      do i = at, rows
        a(i, c + j - 1) = a(i, c + j - 1)/found(j)
      end do
      do l = j + 1, width
        do i = at, rows
          a(i, c + l - 1) = a(i, c + l - 1) - a(i, c + j - 1)*found(l)
        end do
      end do
    end do
  end subroutine

  ! The factorised columns go along the rows of the grid.
  subroutine share_panel
    integer :: j, c
    if (owner(k, grid_columns) == my_column) then
      c = place(k, grid_columns)
      do j = 1, width
        panel(first:rows, j) = a(first:rows, c + j - 1)
      end do
    end if
    if (grid_columns > 1) call co_broadcast(panel(first:rows, 1:width), source_image=owner(k, grid_columns) + 1)
  end subroutine

  ! The rows that the panel exchanged, in the other columns: each image offers those that it has, and gets what replaces them.
  subroutine exchange
    integer :: touched(2*nb), source(2*nb), listed, j, l, s, t, c, last
    real(real64) :: row(columns)
    listed = 0
    do j = 1, width
      call look_up(k + j - 1, touched, source, listed, s)
      call look_up(pivot(j), touched, source, listed, t)
      l = source(s)
      source(s) = source(t)
      source(t) = l
    end do
    c = columns + 1 ! the panel's columns, which are exchanged already
    last = columns
    if (owner(k, grid_columns) == my_column) then
      c = place(k, grid_columns)
      last = c + width - 1
    end if
    do s = 1, listed
      if (owner(touched(s), grid_rows) == my_row) exchanged(1:columns, s) = a(place(touched(s), grid_rows), :)
    end do
    if (grid_rows > 1) sync team (column_team)
    do s = 1, listed
      if (owner(touched(s), grid_rows) /= my_row .or. source(s) == touched(s)) cycle
      call look_up(source(s), touched, source, listed, t)
      l = owner(source(s), grid_rows) + 1
      if (l /= my_row + 1) then
        row(:) = exchanged(1:columns, t)[l]
      else
        row(:) = exchanged(1:columns, t)
      end if
      a(place(touched(s), grid_rows), :c - 1) = row(:c - 1)
      a(place(touched(s), grid_rows), last + 1:) = row(last + 1:)
    end do
    if (grid_rows > 1) sync team (column_team)
  end subroutine

  ! Finds a row in a list, where it is put if it is not there.
  subroutine look_up(row, touched, source, listed, at)
    integer, intent(in) :: row
    integer, intent(inout) :: touched(:), source(:), listed
    integer, intent(out) :: at
    do at = 1, listed
      if (touched(at) == row) return
    end do
    listed = at
    touched(at) = row
    source(at) = row
  end subroutine

  ! The block row of U to the right of the panel, which goes along the columns of the grid.
  subroutine solve_upper
    integer :: i, j, l, r
    if (owner(k, grid_rows) == my_row) then
      r = place(k, grid_rows)
      do j = right, columns
        do l = 1, width
          do i = l + 1, width
            a(r + i - 1, j) = a(r + i - 1, j) - panel(r + i - 1, l)*a(r + l - 1, j)
          end do
        end do
        upper(1:width, j) = a(r:r + width - 1, j)
      end do
    end if
    if (grid_rows > 1) call co_broadcast(upper(:, right:columns), source_image=owner(k, grid_rows) + 1)
  end subroutine

  subroutine update
    integer :: i, j, l
    do j = right, columns
      do l = 1, width - 3, 4
        do i = below, rows
          a(i, j) = a(i, j) - panel(i, l)*upper(l, j) - panel(i, l + 1)*upper(l + 1, j) &
            - panel(i, l + 2)*upper(l + 2, j) - panel(i, l + 3)*upper(l + 3, j)
        end do
      end do
      do l = l, width
        do i = below, rows
          a(i, j) = a(i, j) - panel(i, l)*upper(l, j)
        end do
      end do
    end do
  end subroutine

  ! x from the last block to the first: sums are what is known of U x - b in each image's columns.
  subroutine substitute_back
    integer :: i, j, r, c, last
    sums = 0
    if (owner(n + 1, grid_columns) == my_column) sums = -a(:, place(n + 1, grid_columns))
    do k = (n - 1)/nb*nb + 1, 1, -nb
      last = min(k + nb, n + 1) - k
      r = place(k, grid_rows)
      c = place(k, grid_columns)
      if (owner(k, grid_rows) == my_row) block(1:last) = sums(r:r + last - 1)
      change team (row_team)
        if (owner(k, grid_rows) == my_row .and. grid_columns > 1) call co_sum(block(1:last))
      end team
      if (owner(k, grid_rows) == my_row .and. owner(k, grid_columns) == my_column) then
        do j = last, 1, -1
          block(j) = -block(j)/a(r + j - 1, c + j - 1)
          do i = 1, j - 1
            block(i) = block(i) + a(r + i - 1, c + j - 1)*block(j)
          end do
        end do
      end if
      call co_broadcast(block(1:last), source_image=owner(k, grid_columns)*grid_rows + owner(k, grid_rows) + 1)
      x(k:k + last - 1) = block(1:last)
      if (owner(k, grid_columns) == my_column) then
        do j = 1, last
          do i = 1, min(rows, held(k - 1, my_row, grid_rows))
            sums(i) = sums(i) + a(i, c + j - 1)*block(j)
          end do
        end do
      end if
    end do
  end subroutine
end program
