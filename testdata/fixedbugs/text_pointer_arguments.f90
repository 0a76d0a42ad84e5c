! Pointers to characters as arguments, of deferred and of constant length.
program text_pointer_arguments
  implicit none
  type t
    character(4), pointer :: p => null()
  end type
  character(:), pointer :: q, v(:)
  character(4), pointer :: r
  character(6), target :: s = 'target', w(3) = ['one   ', 'two   ', 'three ']
  character(4), target :: f = 'four'
  type(t) :: x
  q => s
  call show(1, q, 2)
  call set(q, s(2:4))
  print *, q, len(q)
  call set(q)
  print *, associated(q)
  call fixed(r, 7)
  print *, r
  x%p => f
  call fixed(x%p, 8)
  print *, x%p
  call maybe(3)
  call maybe(4, r)
  v => w
  call array(v, 5)
  call array(v, 6)
contains
  subroutine show(i, p, j)
    integer, intent(in) :: i, j
    character(:), pointer, intent(in) :: p
    print *, i, p, len(p), j
  end subroutine
  subroutine set(p, to)
    character(:), pointer, intent(inout) :: p
    character(*), intent(in), target, optional :: to
    if (present(to)) then
      p => to
    else
      nullify(p)
    end if
  end subroutine
  subroutine fixed(p, k)
    character(4), pointer, intent(inout) :: p
    integer, intent(in) :: k
    character(4), target, save :: a(9) = ' '
    if (associated(p, f)) print *, 'was f'
    write(a(k), '(a,i0)') 'k', k
    p => a(k)
  end subroutine
  subroutine maybe(k, p)
    integer, intent(in) :: k
    character(4), pointer, optional, intent(in) :: p
    if (present(p)) then
      print *, k, p
    else
      print *, k
    end if
  end subroutine
  subroutine array(p, k)
    character(:), pointer, intent(inout) :: p(:)
    integer, intent(in) :: k
    print *, p, len(p), size(p), k
    p => p(2:)
  end subroutine
end program
