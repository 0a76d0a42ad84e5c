! dummy arguments that are pointers or targets: association made and changed by procedures, components, intent(in), null(), absent
module lists
  implicit none
  type node
    integer :: value = 0
    type(node), pointer :: next => null()
  end type
  type holder
    real(8), pointer :: x(:) => null()
    integer, pointer :: n => null()
  end type
contains
  subroutine push(head, v)
    type(node), pointer, intent(inout) :: head
    integer, intent(in) :: v
    type(node), pointer :: new
    allocate(new)
    new%value = v
    new%next => head
    head => new
  end subroutine

  recursive subroutine show(p)
    type(node), pointer, intent(in) :: p
    if (.not. associated(p)) then
      print *, 'end'
      return
    end if
    print *, p%value
    call show(p%next)
  end subroutine

  subroutine free(p)
    type(node), pointer :: p, q
    do while (associated(p))
      q => p%next
      deallocate(p)
      p => q
    end do
  end subroutine

  subroutine aim(p, t, lo)
    real(8), pointer :: p(:)
    real(8), target :: t(:)
    integer, intent(in) :: lo
    p(lo:) => t
  end subroutine

  subroutine every(p, t, step)
    real(8), pointer :: p(:)
    real(8), target :: t(20)
    integer, intent(in) :: step
    p => t(::step)
  end subroutine

  real(8) function total(p)
    real(8), pointer, intent(in) :: p(:)
    integer :: i
    total = 0
    if (.not. associated(p)) return
    do i = lbound(p, 1), ubound(p, 1)
      total = total + p(i)
    end do
  end function

  subroutine report(p, n)
    real(8), pointer, optional :: p(:)
    integer, pointer, optional :: n
    if (present(p)) then
      print *, 'array', associated(p)
      if (associated(p)) print *, p
    end if
    if (present(n)) then
      print *, 'scalar', associated(n)
      if (associated(n)) n = n + 1
    end if
  end subroutine

  subroutine relay(p, n)
    real(8), pointer, optional :: p(:)
    integer, pointer, optional :: n
    call report(p, n)
  end subroutine

  subroutine make(p, n)
    real(8), pointer, intent(out) :: p(:)
    integer, intent(in) :: n
    integer :: i
    allocate(p(0:n - 1))
    do i = 0, n - 1
      p(i) = i * i
    end do
  end subroutine

  subroutine both(a, b)
    real(8), target, intent(inout) :: a(:)
    real(8), pointer, intent(in) :: b(:)
    integer :: i
    do i = 2, size(a)
      a(i) = b(i - 1) + 1
    end do
  end subroutine
end module

program pointer_arguments
  use lists
  implicit none
  type(node), pointer :: head
  type(holder) :: h
  real(8), target :: t(20), u(5)
  real(8), pointer :: p(:), q(:)
  integer, pointer :: n
  integer, target :: m
  integer :: i
  nullify(head)
  do i = 1, 4
    call push(head, 10 * i)
  end do
  call push(head%next%next, 99)
  call show(head)
  call free(head)
  call show(head)
  t = [(i * 1d0, i = 1, 20)]
  call aim(p, t(2:6), -1)
  print *, lbound(p, 1), ubound(p, 1), p
  call every(q, t, 7)
  print *, q, associated(q, t(::7)), associated(q, t)
  q = -q
  print *, t
  print *, total(p), total(q), total(null()), total(t)
  call aim(h%x, t(18:20), 1)
  print *, h%x, total(h%x)
  nullify(p)
  call report(p)
  call report(h%x)
  m = 7
  n => m
  call report(n=n)
  h%n => m
  call relay(n=h%n)
  call relay(h%x)
  call relay
  print *, m
  call make(p, 4)
  print *, p, lbound(p, 1)
  deallocate(p)
  u = 0
  p => u
  call both(u, p)
  print *, u
end program
