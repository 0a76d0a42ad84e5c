! Teams, events, locks, atomics, collectives, shipped functions and errors through the module, on any number of images.
module shipped
  use pgas
  implicit none
  integer(c_int64_t), pointer :: total
contains
  subroutine add(arguments, bytes, from_image) bind(c)
    type(c_ptr), value :: arguments
    integer(c_size_t), value :: bytes
    integer(c_int), value :: from_image
    integer(c_int64_t), pointer :: amount
    call c_f_pointer(arguments, amount)
    if (bytes == 8) total = total + amount
  end subroutine

  subroutine check(ok, what)
    logical, intent(in) :: ok
    character(*), intent(in) :: what
    if (ok) return
    print '(a,i0,2a)', 'image ', pgas_this_image(), ': wrong: ', what
    call pgas_error_stop(2_c_int, c_null_char)
  end subroutine
end module

program sync
  use shipped
  implicit none
  integer(c_int) :: me, images
  call pgas_init(0_c_int, c_null_ptr)
  me = pgas_this_image()
  images = pgas_num_images()
  call teams()
  call events_and_locks()
  call collectives()
  call functions()
  call errors()
  call pgas_finalize()
contains
  subroutine teams()
    type(pgas_team) :: team, initial
    integer(c_int) :: half
    half = (images + 1)/2
    initial = pgas_get_team(int(PGAS_INITIAL_TEAM, c_int))
    team = pgas_form_team(merge(1_c_int64_t, 2_c_int64_t, me <= half), 0_c_int)
    call pgas_change_team(team)
    call check(pgas_num_images() == merge(half, images - half, me <= half), 'size of a team')
    call check(pgas_team_number(team) == merge(1, 2, me <= half), 'number of a team')
    call check(pgas_image_in(initial, pgas_this_image()) == me, 'number in the initial team')
    call pgas_end_team()
    call check(pgas_this_image() == me, 'end of a team')
  end subroutine

  subroutine events_and_locks()
    type(pgas_event), pointer :: events(:)
    type(pgas_lock), pointer :: lock
    integer(c_int64_t), pointer :: words(:)
    integer(c_int64_t), target :: sum
    type(c_ptr) :: event_memory, lock_memory, word_memory
    integer(c_int) :: image
    event_memory = pgas_alloc(2*c_sizeof(events(1)))
    lock_memory = pgas_alloc(c_sizeof(lock))
    word_memory = pgas_alloc(16_c_size_t)
    call c_f_pointer(event_memory, events, [2])
    call c_f_pointer(lock_memory, lock)
    call c_f_pointer(word_memory, words, [2])
    call clear(event_memory, int(2*c_sizeof(events(1))))
    call clear(lock_memory, int(c_sizeof(lock)))
    words = 0
    call pgas_barrier()
    do image = 1, images
      call pgas_event_post(image, events(2))
    end do
    call pgas_event_wait(events(2), int(images, c_int64_t))
    call check(pgas_event_query(events(2)) == 0 .and. pgas_event_query(events(1)) == 0, 'posts')
    call check(pgas_atomic_fetch_add(1_c_int, words(1:1), 1_c_int64_t) < images, 'fetch_add')
    call pgas_lock_acquire(images, lock)
    call pgas_get(images, c_loc(sum), c_loc(words(2)), 8_c_size_t)
    sum = sum + me
    call pgas_put(images, c_loc(words(2)), c_loc(sum), 8_c_size_t)
    call pgas_lock_release(images, lock)
    call pgas_barrier()
    if (me == 1) call check(words(1) == images, 'atomic sum')
    if (me == images) call check(words(2) == images*(images + 1)/2, 'locked sum')
    call pgas_barrier()
    call pgas_free(word_memory)
    call pgas_free(lock_memory)
    call pgas_free(event_memory)
  end subroutine

  subroutine clear(memory, bytes)
    type(c_ptr), intent(in) :: memory
    integer, intent(in) :: bytes
    character(kind=c_char), pointer :: text(:)
    call c_f_pointer(memory, text, [bytes])
    text = c_null_char
  end subroutine

  subroutine collectives()
    real(c_double), target :: x(3)
    integer(c_int), target :: own, all(images)
    integer :: i
    x = [1, 2, 3]*me
    call pgas_allreduce(c_loc(x), 3_c_size_t, int(PGAS_R8, c_int), int(PGAS_SUM, c_int))
    call check(all_equal(x, [1, 2, 3]*(images*(images + 1)/2)), 'allreduce')
    x = me
    call pgas_broadcast(c_loc(x), 24_c_size_t, images)
    call check(all_equal(x, [1, 1, 1]*images), 'broadcast')
    own = me**2
    call pgas_allgather(c_loc(own), c_loc(all), 4_c_size_t)
    call check(sum(abs(all - [(i**2, i=1, images)])) == 0, 'allgather')
  end subroutine

  logical function all_equal(x, y)
    real(c_double), intent(in) :: x(:)
    integer, intent(in) :: y(:)
    all_equal = all(x == y)
  end function

  subroutine functions()
    type(c_ptr) :: memory
    integer(c_int64_t), target :: amount
    integer(c_int) :: image
    memory = pgas_alloc(8_c_size_t)
    call c_f_pointer(memory, total)
    total = 0
    amount = me
    call pgas_barrier()
    call pgas_finish_begin()
    do image = 1, images
      call pgas_spawn(image, c_funloc(add), c_loc(amount), 8_c_size_t)
    end do
    call pgas_finish_end()
    call check(total == images*(images + 1)/2, 'shipped functions')
    call pgas_barrier()
    call pgas_free(memory)
  end subroutine

  subroutine errors()
    type(pgas_stat) :: stat
    type(c_ptr) :: memory
    type(pgas_lock), pointer :: lock
    memory = pgas_alloc(c_sizeof(lock))
    call c_f_pointer(memory, lock)
    call clear(memory, int(c_sizeof(lock)))
    call pgas_barrier()
    call pgas_catch(stat)
    call pgas_lock_release(me, lock)
    call check(pgas_caught() == PGAS_STAT_UNLOCKED .and. stat%message(1) /= c_null_char, 'release of a free lock')
    call pgas_barrier()
    call pgas_free(memory)
  end subroutine
end program
