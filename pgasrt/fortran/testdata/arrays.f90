! Slices of arrays of every type and rank against array assignment, on any number of images. Image i puts to image i+1.
module checks
  use pgas
  use pgas_slices
  implicit none
  integer(c_int) :: me, images, after, before
contains
  subroutine check(ok, what)
    logical, intent(in) :: ok
    character(*), intent(in) :: what
    if (ok) return
    print '(a,i0,2a)', 'image ', me, ': wrong: ', what
    call pgas_error_stop(2_c_int, c_null_char)
  end subroutine

  ! Strides 1; 1 in the first dimension and 2 in the others; 2; -1.
  type(fa_slice) function slice(lo, m, n)
    integer(c_int), intent(in) :: lo, m, n
    slice%lo = lo
    select case (m)
    case (1); slice%stride = 1
    case (2); slice%stride = 2; slice%stride(1) = 1
    case (3); slice%stride = 2
    case (4); slice%stride = -1; slice%lo = lo + n - 1
    end select
    slice%hi = slice%lo + slice%stride*(n - 1)
  end function
end module

! For each type a module of ranks_test.go stands here.

program arrays
  use checks
  use ranks_i4, only: test_i4 => test
  use ranks_i8, only: test_i8 => test
  use ranks_r4, only: test_r4 => test
  use ranks_r8, only: test_r8 => test
  use ranks_c4, only: test_c4 => test
  use ranks_c8, only: test_c8 => test
  implicit none
  call pgas_init(0_c_int, c_null_ptr)
  me = pgas_this_image()
  images = pgas_num_images()
  after = mod(me, images) + 1
  before = mod(me + images - 2, images) + 1
  call test_i4()
  call test_i8()
  call test_r4()
  call test_r8()
  call test_c4()
  call test_c8()
  call refusals()
  call sections()
  call pgas_finalize()
contains
  subroutine refusals()
    real(c_double), pointer :: a(:, :), b(:, :), line(:)
    type(fa_slice) :: good, bad
    integer(c_int) :: rc
    nullify (a, b, line)
    call malloc_fa(a, [1, -3], [5, 3])
    call malloc_fa(b, [1, 1], [5, 7], rc)
    call check(rc == 0, 'rc of malloc_fa')
    call malloc_fa(line, [3], [2])
    call check(size(line) == 0 .and. all(lbound(a) == [1, -3]) .and. all(ubound(a) == [5, 3]), 'bounds')
    good%lo(1:2) = [1, 1]
    good%hi(1:2) = [2, 2]
    bad = good
    bad%lo(2) = -4
    call put_fa(b, good, a, bad, after, rc)
    call check(rc == PGAS_STAT_INVALID, 'slice below the bounds')
    bad = good
    bad%hi(1) = 6
    call get_fa(a, bad, b, good, after, rc)
    call check(rc == PGAS_STAT_INVALID, 'slice above the bounds')
    bad = good
    bad%hi(1) = 3
    call get_fa(a, bad, b, good, after, rc)
    call check(rc == PGAS_STAT_INVALID, 'slices of different shapes')
    bad = good
    bad%stride(1) = 0
    call put_fa(a, good, b, bad, after, rc)
    call check(rc == PGAS_STAT_INVALID, 'stride 0')
    call put_fa(a, good, b, good, after, rc)
    call check(rc == 0, 'rc of put_fa')
    call pgas_barrier()
    call free_fa(line)
    call free_fa(b, rc)
    call free_fa(a)
    call check(rc == 0 .and. .not. associated(a), 'free_fa')
  end subroutine

  ! Array sections as arguments, with symmetric memory by c_f_pointer; a section of a structure's component, too.
  subroutine sections()
    type :: cell
      real(c_double) :: x
      integer(c_int) :: n
    end type
    real(c_double), pointer :: a(:, :)
    real(c_double) :: b(4, 6)
    type(cell) :: cells(6)
    type(c_ptr) :: memory
    integer :: i
    memory = pgas_alloc(int(8*4*6, c_size_t))
    call c_f_pointer(memory, a, [4, 6])
    a = me
    b = reshape([(real(i, c_double), i=1, 24)], [4, 6])*me
    call pgas_barrier()
    call put_array(after, a(4:1:-1, ::2), b(:, 1:3))
    call pgas_barrier()
    call check(all(a(:, 2::2) == me), 'what put_array leaves')
    call check(all(a(4:1:-1, ::2) == reshape([(real(i, c_double), i=1, 12)], [4, 3])*before), 'put_array')
    call pgas_barrier()
    a(2, :) = me + [(i, i=1, 6)]
    call pgas_barrier()
    call get_array(after, cells%x, a(2, :))
    call check(all(cells%x == after + [(i, i=1, 6)]), 'get_array into components')
    call get_array(after, b(1, 1), a(2, 6))
    call check(b(1, 1) == after + 6, 'get_array of a scalar')
    call pgas_barrier()
    call pgas_free(memory)
  end subroutine
end program
