! actual arguments that are not allocated, or point to nothing, for optional dummy arguments: these are absent
program p
  implicit none
  type t
    real, allocatable :: v(:)
    real, pointer :: w(:) => null(), s => null()
    real, allocatable :: x
  end type
  real, pointer :: a => null(), pa(:) => null(), pb(:,:) => null()
  real, allocatable :: b(:), e, f(:,:)
  character(:), allocatable :: c
  character(4), allocatable :: d(:)
  type(t) :: q
  call test(a, b, c, pa, d)
  call test(e, pa, c, b, d)
  call two(f, pb)
  call two(pb, f)


  allocate (b(2), e, f(2,3))
  allocate (character(3) :: c)
  allocate (d(2))
  b = 1; e = 2; f = 3; c = 'abc'; d = 'defg'
  allocate (q%x, q%v(3), q%w(2))
  q%x = 4; q%v = 5; q%w = 6
  call test(e, b, c, b, d)
  call test(q%x, q%v, c, q%w, d)
  call two(f, f)
  call pass(e, b)
  deallocate (e, b)
  call pass(e, b)
contains
  subroutine test(x, y, z, u, d)
    real, optional :: x, y(:), u(*)
    character(*), optional :: z, d(:)
    print *, present(x), present(y), present(z), present(u), present(d)
    if (present(x)) print *, x
    if (present(y)) print *, y
    if (present(d)) print *, d
  end subroutine
  subroutine two(x, y)
    real, optional, intent(in) :: x(:,:), y(2,*)
    print *, present(x), present(y)
    if (present(x)) print *, size(x), x
    if (present(y)) print *, y(:,1:2)
  end subroutine
  subroutine pass(x, y)
    real, optional, allocatable :: x, y(:)
    call test(x, y)
    call two(y=reshape([1.,2.,3.,4.],[2,2]))
  end subroutine
end program
