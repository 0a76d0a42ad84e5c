! ok: gfortran takes a name that ASSOCIATE gives a coarray for memory of its own
! Sections of an image's own coarray, put and got under other names, that overlap what they are assigned to.
program own_overlaps
  implicit none
  integer, save :: c(10)[*]
  integer, save, target :: ct(10)[*]
  integer, pointer :: p(:)
  type t
    integer :: v(10)
  end type
  type(t), save :: x[*]
  type(t), save, target :: xt[*]
  integer :: w(10), me, i
  me = this_image()
  w = [(i, i=1,10)]
  c = w
  associate (q => c)
    c(10:1:-1)[me] = q(:)
  end associate
  if (any(c /= w(10:1:-1))) error stop 'assoc put'
  c = w
  associate (q => c(2:9))
    q = c(9:2:-1)[me]
  end associate
  if (any(c(2:9) /= w(9:2:-1))) error stop 'assoc get'
  ct = w; p => ct
  ct(10:1:-1)[me] = p
  if (any(ct /= w(10:1:-1))) error stop 'ptr put'
  ct = w
  p = ct(10:1:-1)[me]
  if (any(ct /= w(10:1:-1))) error stop 'ptr get'
  x%v = w
  x[me]%v(10:1:-1) = x%v
  if (any(x%v /= w(10:1:-1))) error stop 'comp put'
  x%v = w
  x%v = x[me]%v(10:1:-1)
  if (any(x%v /= w(10:1:-1))) error stop 'comp get'
  x%v = w
  associate (q => x%v)
    x[me]%v(10:1:-1) = q
    if (any(q /= w(10:1:-1))) error stop 'acomp put'
    q = w
    q = x[me]%v(10:1:-1)
  end associate
  if (any(x%v /= w(10:1:-1))) error stop 'acomp get'
  associate (y => xt)
    y%v = w
    y%v(2:10) = xt[me]%v(1:9)
    if (any(xt%v /= [1, w(1:9)])) error stop 'aobj get'
    y%v = w
    xt[me]%v(2:10) = y%v(1:9)
    if (any(xt%v /= [1, w(1:9)])) error stop 'aobj put'
  end associate
  xt%v = w; p => xt%v(1:9)
  xt[me]%v(2:10) = p
  if (any(xt%v /= [1, w(1:9)])) error stop 'xptr put'
  c = w
  block
    c(2:10) = c(1:9)[me] + 0
    if (any(c /= [1, w(1:9)])) error stop 'expr'
    c = w
    c(2:10)[me] = (c(1:9))
    if (any(c /= [1, w(1:9)])) error stop 'paren'
  end block
  call s(c)
  sync all
  if (me == 1) print '(a)', 'ok'
contains
  subroutine s(d)
    integer, intent(inout) :: d(:)[*]
    d = w
    d(2:10)[me] = d(1:9)
    if (any(d /= [1, w(1:9)])) error stop 'dummy put'
    d = w
    d(2:10) = d(1:9)[me]
    if (any(d /= [1, w(1:9)])) error stop 'dummy get'
    associate (q => d(1:9))
      d = w
      d(2:10)[me] = q
      if (any(d /= [1, w(1:9)])) error stop 'dummy assoc put'
    end associate
  end subroutine
end program
