program keywords_of_intrinsics
  use iso_c_binding
  implicit none
  integer, target :: t(6) = [1,2,3,4,5,6], u
  integer, pointer :: p(:), q(:,:), s
  integer, allocatable :: a(:), b(:)
  type(c_ptr) :: c, d
  integer :: i, j, k
  integer(8) :: m, n, o
  real :: x, y(2,2)
  character(20) :: text, msg
  logical :: l
  p => t
  print *, associated(target=t, pointer=p), associated(target=t(1:2), pointer=p), associated(pointer=p)
  c = c_loc(x=t); d = c_loc(t(2))
  call c_f_pointer(fptr=q, shape=[2,3], cptr=c)
  print *, q(2,3), c_associated(c_ptr_2=c, c_ptr_1=d), c_associated(c_ptr_1=c)
  call c_f_pointer(shape=[2], fptr=p, cptr=d)
  print *, p
  call c_f_pointer(fptr=s, cptr=d)
  print *, s
  allocate(a(3), source=7)
  call move_alloc(to=b, from=a)
  print *, allocated(a), allocated(array=b), b
  print *, cshift(shift=1, array=b + [1,2,3]), eoshift(boundary=9, array=t, shift=2)
  print *, reshape(shape=[2,2], source=t), spread(ncopies=2, dim=1, source=[1,2])
  print *, merge(mask=.false., tsource=1, fsource=2), &
     pack(mask=t > 3, array=t), unpack(field=0, vector=[8,9], mask=[.false.,.true.,.true.])
  print *, index(substring='b', string='abcb', back=.true.), &
     scan(set='c', string='abc'), verify(set='ab', string='abc'), &
     repeat(ncopies=2, string='xy')
  print *, maxloc(dim=1, array=t), minval(mask=t > 2, array=t), &
     sum(mask=t > 2, array=t), count(dim=1, mask=reshape(t > 2, [2,3]))
  print *, mod(p=3, a=8), modulo(p=3, a=-8), sign(b=-1, a=5), dim(y=3, x=5), atan2(x=1.0, y=0.0), max(a2=3, a1=4)
  print *, iand(j=3, i=6), ishft(shift=1, i=5), ishftc(size=3, i=5, shift=1), &
     ibits(len=2, i=13, pos=1), btest(pos=0, i=1)
  print *, real(kind=8, a=1), int(kind=8, a=2.5), cmplx(y=1, x=2), &
     nint(a=2.6), char(kind=1, i=65), transfer(mold=1, source=1.0)
  print *, size(dim=2, array=reshape(t, [2,3])), lbound(dim=1, array=t), &
     matmul(matrix_b=reshape(t, [3,2]), matrix_a=reshape(t, [2,3]))
  print *, dot_product(vector_b=[1,2], vector_a=[3,4]), &
     transpose(matrix=reshape([1,2,3,4], [2,2])), findloc(value=3, array=t, dim=1)
  print *, selected_real_kind(r=100, p=6), selected_int_kind(r=9), &
     nearest(s=1.0, x=1.0) > 1, scale(i=2, x=1.5), set_exponent(i=2, x=1.5)
  call mvbits(to=i, from=7, topos=1, len=2, frompos=0) ; i = 0
  call mvbits(to=i, from=7, topos=1, len=2, frompos=0)
  print *, i, bge(j=1, i=2), dshiftl(shift=2, i=1, j=0), &
     merge_bits(mask=1, i=1, j=2), norm2(x=[3.0,4.0]), hypot(y=4.0, x=3.0)
  call get_command_argument(value=text, number=0, length=k)
  print *, k > 0, bessel_jn(x=1.0, n=0), adjustl(string=' a'), achar(i=66), ichar(c='A')
end program
