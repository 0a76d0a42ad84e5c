! transpose.f90: b = transpose(a) of an N x N matrix whose columns are divided over the images: each image puts a piece
! of each of its columns into a row of each other image. Sections of arrays are arguments as they stand.
program transposition
  use pgas
  use pgas_slices
  implicit none
  integer, parameter :: n = 960
  real(c_double), pointer :: a(:, :), b(:, :)
  integer(c_int) :: me, images, image, turn
  integer :: first, columns, widest, i, j, there, width
  integer(c_int64_t) :: begin, end, rate

  call pgas_init(0_c_int, c_null_ptr)
  me = pgas_this_image()
  images = pgas_num_images()
  widest = (n + images - 1)/images
  call malloc_fa(a, [1, 1], [n, widest])
  call malloc_fa(b, [1, 1], [n, widest])
  first = before(me)
  columns = before(me + 1) - first
  do j = 1, columns
    a(:, j) = [(value(i, first + j), i=1, n)]
  end do
  call pgas_barrier()
  call system_clock(begin, rate)
  do turn = 0, images - 1
    image = mod(me + turn - 1, images) + 1
    there = before(image)
    width = before(image + 1) - there
    do j = 1, columns
      call put_array(image, b(first + j, 1:width), a(there + 1:there + width, j))
    end do
  end do
  call pgas_barrier()
  call system_clock(end)
  do j = 1, columns
    if (any(b(:, j) /= [(value(first + j, i), i=1, n)])) call fail()
  end do
  call pgas_barrier()
  if (me == 1) print '(a,f9.6)', 'seconds ', real(end - begin, c_double)/real(rate, c_double)
  call free_fa(b)
  call free_fa(a)
  call pgas_finalize()
contains
  ! Columns of the images before this one.
  integer function before(of)
    integer(c_int), intent(in) :: of
    before = int(int(n, c_int64_t)*(of - 1)/images)
  end function

  real(c_double) function value(row, column)
    integer, intent(in) :: row, column
    value = 1000*row + column
  end function

  subroutine fail()
    print '(a,i0)', 'transpose: wrong column on image ', me
    call pgas_error_stop(1_c_int, c_null_char)
  end subroutine
end program
