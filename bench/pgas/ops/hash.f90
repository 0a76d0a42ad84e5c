! hash.f90: images put random keys into a hash table that is spread over all, under a lock of each part. Usage: hash KEYS SLOTS, an image
program hash
  use, intrinsic :: iso_fortran_env
  implicit none
  integer, parameter :: parts = 16
  integer :: me, images, keys, slots, part, owner, at, k, found
  integer(int64) :: begin, finish, rate, key, state
  integer(int64), allocatable :: table(:)[:]
  type(lock_type), allocatable :: guard(:)[:]
  me = this_image()
  images = num_images()
  keys = number(1)
  slots = number(2)/parts*parts
  allocate (table(slots)[*], guard(parts)[*])
  table = 0
  state = 88172645463325252_int64 + me
  sync all
  call system_clock(begin, rate)
  do k = 1, keys
    state = ieor(state, ishft(state, 13))
    state = ieor(state, ishft(state, -7))
    state = ieor(state, ishft(state, 17))
    key = ior(ishft(state, -1), 1_int64)
    owner = int(mod(key/2, int(images, int64))) + 1
    part = int(mod(key/64, int(parts, int64)))
    at = int(mod(key/4096, int(slots/parts, int64)))
    lock (guard(part + 1)[owner])
    do
      if (table(part*(slots/parts) + at + 1)[owner] == 0) exit
      at = mod(at + 1, slots/parts)
    end do
    table(part*(slots/parts) + at + 1)[owner] = key
    unlock (guard(part + 1)[owner])
  end do
  sync all
  call system_clock(finish)
  found = count(table /= 0)
  call co_sum(found)
  if (found /= keys*images) error stop 'keys are lost'
  if (me == 1) print '(a,f12.6)', 'seconds ', real(finish - begin, real64)/real(rate, real64)
contains
  integer function number(at)
    integer, intent(in) :: at
    character(20) :: text
    call get_command_argument(at, text)
    read (text, *) number
  end function
end program
