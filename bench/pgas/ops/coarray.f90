! coarray.f90: the operations of operations.c as coarray statements, for OpenCoarrays. Same tests, same lines of output.
module clock
  use, intrinsic :: iso_fortran_env
  implicit none
  integer, parameter :: chunks = 7, repeats_max = 4194304
  real(real64), parameter :: chunk_seconds = 0.02d0
  abstract interface
    subroutine loop(repeats)
      integer, intent(in) :: repeats
    end subroutine
  end interface
contains
  real(real64) function now()
    integer(int64) :: count, rate
    call system_clock(count, rate)
    now = real(count, real64)/real(rate, real64)
  end function

  real(real64) function time_chunk(work, repeats)
    procedure(loop) :: work
    integer, intent(in) :: repeats
    sync all
    time_chunk = now()
    call work(repeats)
    time_chunk = now() - time_chunk
  end function

  integer function calibrated(work) result(repeats)
    procedure(loop) :: work
    integer :: next
    real(real64) :: seconds
    repeats = 1
    do
      seconds = time_chunk(work, repeats)
      next = repeats
      if (seconds < chunk_seconds) next = next*merge(8, 2, seconds < chunk_seconds/16)
      if (next > repeats_max) next = repeats
      call co_broadcast(next, 1)
      if (next == repeats) return
      repeats = next
    end do
  end function

  ! Seconds of one repeat: the median of the chunks.
  real(real64) function measure(work)
    procedure(loop) :: work
    real(real64) :: seconds(chunks)
    integer :: repeats, i
    repeats = calibrated(work)
    do i = 1, chunks
      seconds(i) = time_chunk(work, repeats)/repeats
    end do
    do i = 1, chunks/2
      seconds(minloc(seconds)) = huge(seconds)
    end do
    measure = minval(seconds)
  end function

  subroutine report(test, parameter, value, unit)
    character(*), intent(in) :: test, parameter, unit
    real(real64), intent(in) :: value
    character, parameter :: tab = achar(9)
    character(20) :: number, images
    if (this_image() /= 1) return
    write (number, '(es12.4)') value
    write (images, '(i0)') num_images()
    print '(11a)', 'caf', tab, trim(images), tab, test, tab, parameter, tab, trim(adjustl(number)), tab, unit
    flush (output_unit)
  end subroutine
end module

module operations
  use, intrinsic :: iso_fortran_env
  use clock
  implicit none
  integer, parameter :: largest = 8388608
  real(real64), allocatable :: line(:)[:], plane(:, :)[:], cube(:, :, :)[:], from_line(:), from_plane(:, :)
  real(real64), allocatable :: from_cube(:, :, :), operand(:)
  type(event_type), allocatable :: event[:]
  type(lock_type), allocatable :: lock_[:]
  integer(atomic_int_kind), allocatable :: word[:]
  integer :: me, images, n
contains
  subroutine start()
    me = this_image()
    images = num_images()
    allocate (line(largest)[*], plane(1024, 1024)[*], cube(100, 100, 100)[*], event[*], lock_[*], word[*])
    allocate (from_line(largest), from_plane(1024, 1024), from_cube(100, 100, 100))
    line = 0; plane = 0; cube = 0; word = 0; from_line = 1; from_plane = 1; from_cube = 1
    sync all
  end subroutine

  subroutine barriers(repeats)
    integer, intent(in) :: repeats
    integer :: i
    do i = 1, repeats
      sync all
    end do
  end subroutine

  subroutine puts(repeats)
    integer, intent(in) :: repeats
    integer :: i
    if (me /= 1) return
    do i = 1, repeats
      line(1:n)[2] = from_line(1:n)
    end do
  end subroutine

  subroutine gets(repeats)
    integer, intent(in) :: repeats
    integer :: i
    if (me /= 1) return
    do i = 1, repeats
      from_line(1:n) = line(1:n)[2]
    end do
  end subroutine

  subroutine sections(repeats)
    integer, intent(in) :: repeats
    integer :: i
    if (me /= 1) return
    do i = 1, repeats
      select case (n)
      case (1); plane(1:1024:2, 1:1024:2)[2] = from_plane(1:1024:2, 1:1024:2)
      case (2); plane(1:512, 1:512)[2] = from_plane(1:512, 1:512)
      case (3); cube(1:100:2, 1:80:2, 1:100:4)[2] = from_cube(1:100:2, 1:80:2, 1:100:4)
      case (4); cube(1, :, :)[2] = from_cube(1, :, :)
      case (5); cube(:, 1, :)[2] = from_cube(:, 1, :)
      end select
    end do
  end subroutine

  subroutine sums(repeats)
    integer, intent(in) :: repeats
    integer :: i
    do i = 1, repeats
      call co_sum(operand)
    end do
  end subroutine

  subroutine broadcasts(repeats)
    integer, intent(in) :: repeats
    integer :: i
    do i = 1, repeats
      call co_broadcast(operand, 1)
    end do
  end subroutine

  subroutine ping_pong(repeats)
    integer, intent(in) :: repeats
    integer :: i
    if (me > 2) return
    do i = 1, repeats
      if (me == 1) event post (event[2])
      event wait (event)
      if (me == 2) event post (event[1])
    end do
  end subroutine

  subroutine lone_locks(repeats)
    integer, intent(in) :: repeats
    integer :: i
    do i = 1, repeats
      if (me == images) then
        lock (lock_[1])
        unlock (lock_[1])
      end if
      sync all
    end do
  end subroutine

  subroutine contended_locks(repeats)
    integer, intent(in) :: repeats
    integer :: i
    do i = 1, repeats
      lock (lock_[1])
      unlock (lock_[1])
    end do
    sync all
  end subroutine

  subroutine fetch_adds(repeats)
    integer, intent(in) :: repeats
    integer :: i
    integer(atomic_int_kind) :: before
    if (me /= 1) return
    do i = 1, repeats
      call atomic_fetch_add(word[2], 1, before)
    end do
  end subroutine

  subroutine all_fetch_adds(repeats)
    integer, intent(in) :: repeats
    integer :: i
    integer(atomic_int_kind) :: before
    do i = 1, repeats
      call atomic_fetch_add(word[1], 1, before)
    end do
    sync all
  end subroutine
end module

program coarray
  use operations
  implicit none
  character(16) :: sel
  call get_environment_variable('SEL', sel)
  if (sel == '') sel = 'bpsrela'
  call start()
  if (index(sel, 'b') > 0) call report('barrier', '-', measure(barriers)*1d6, 'us')
  if (index(sel, 'p') > 0 .and. images == 2) call time_transfers()
  if (index(sel, 's') > 0 .and. images == 2) call time_sections()
  if (index(sel, 'r') > 0) call time_collectives()
  if (index(sel, 'e') > 0) call report('event-pingpong', 'half RTT', measure(ping_pong)/2*1d6, 'us')
  if (index(sel, 'l') > 0) call time_locks()
  if (index(sel, 'a') > 0) call time_atomics()
  sync all
contains
  subroutine time_transfers()
    integer, parameter :: sizes(5) = [128, 4096, 131072, 2097152, 8388608]
    character(5), parameter :: names(5) = ['1KiB ', '32KiB', '1MiB ', '16MiB', '64MiB']
    integer :: i
    n = 1
    call report('put', '8B', measure(puts)*1d6, 'us')
    call report('get', '8B', measure(gets)*1d6, 'us')
    do i = 1, 5
      n = sizes(i)
      call report('put', trim(names(i)), 8d0*n/measure(puts)/1d9, 'GB/s')
      call report('get', trim(names(i)), 8d0*n/measure(gets)/1d9, 'GB/s')
    end do
  end subroutine

  subroutine time_sections()
    character(27), parameter :: names(5) = [character(27) :: '2d(1:1024:2,1:1024:2)', '2d block 512x512 of 1024', &
      '3d(1:100:2,1:80:2,1:100:4)', '3d face x=1 (100x100)', '3d face y=1 (100x100)']
    real(8), parameter :: elems(5) = [512d0*512d0, 512d0*512d0, 50d0*40d0*25d0, 1d4, 1d4]
    do n = 1, 5
      call report('strided-put', trim(names(n)), 8*elems(n)/measure(sections)/1d9, 'GB/s')
    end do
  end subroutine

  ! A broadcast of 1M elements takes OpenCoarrays half a second, so it is timed by one chunk of one repeat.
  subroutine time_collectives()
    integer, parameter :: sizes(3) = [1, 1000, 1000000]
    character(2), parameter :: names(3) = ['1 ', '1k', '1M']
    integer :: i
    do i = 1, 3
      allocate (operand(sizes(i)), source=0d0)
      call report('allreduce-sum', trim(names(i)), measure(sums)*1d6, 'us')
      if (sizes(i) < 1000000) then
        call report('broadcast', trim(names(i)), measure(broadcasts)*1d6, 'us')
      else
        call report('broadcast', trim(names(i)), time_chunk(broadcasts, 1)*1d6, 'us')
      end if
      deallocate (operand)
    end do
  end subroutine

  subroutine time_locks()
    real(8) :: with_lock
    with_lock = measure(lone_locks)
    call report('lock', '1 image, remote (minus barrier)', (with_lock - measure(barriers))*1d6, 'us')
    call report('lock', 'all contend, per acquire', measure(contended_locks)/images*1d6, 'us')
  end subroutine

  subroutine time_atomics()
    if (images == 2) call report('fetch_add', 'remote, 1 image', measure(fetch_adds)*1d6, 'us')
    call report('fetch_add', 'all on image 1, per op', measure(all_fetch_adds)/images*1d6, 'us')
  end subroutine
end program
