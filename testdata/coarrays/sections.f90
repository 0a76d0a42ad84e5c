! Gets and puts of elements, whole arrays, strided sections and vector subscripts, of several types, with conversions; corank 2.
program sections
  implicit none
  integer :: a(10)[*], g(3)[2, *], n, me, i, next, other(4)
  real(8) :: w(4, 5)[*], x(3), y(2, 3)
  logical :: l[*]
  character(5) :: name[*], text
  integer, allocatable :: v(:, :)[:], z[:]
  me = this_image()
  n = num_images()
  next = merge(1, me + 1, me == n)
  a = [(100*me + i, i=1, 10)]
  w = reshape([(1000*me + i, i=1, 20)], [4, 5])
  l = mod(me, 2) == 0
  write (name, '(a,i0)') 'im', me
  allocate (v(2, 0:2)[0:*], z[*])
  v = me
  v(:, 1) = [7, 8]*me
  z = -me
  g = [1, 2, 3] + 10*me
  sync all
  x = a(2:4)[next]
  y = w(1:3:2, 5:1:-2)[next] + v(:, :)[next - 1]
  other = a([9, 1, 1, 4])[next]
  if (me == 1) print *, x, y, other, a(3)[n], l[n], name[n], z[n], g(2)[1, 1]
  if (me == 1) print *, sum(a(:)[n]), maxval(w(:, 2)[n]), size(a(2:9:3)[n])
  if (me == 1) print *, lcobound(v), this_image(v), image_index(v, [n - 1]), image_index(v, [n]), image_index(g, [2, 1])
  sync all
  a(1:5:2)[next] = 0
  a(2:4:2)[next] = [1.9, 2.9]
  a(10)[next] = me
  v(:, 2)[next - 1] = a(6:7)
  w(2, 3)[next] = 5
  write (name, '(a,i0)') 'put', me
  sync all
  text = name[next]
  sync all
  name = text
  sync all
  do i = 1, n
    if (me == i) z = sum(a) + sum(v) + int(sum(w))
    sync all
  end do
  if (me == 1) then
    do i = 1, n
      print *, i, z[i], name[i]
    end do
  end if
  deallocate (v, z)
end program
