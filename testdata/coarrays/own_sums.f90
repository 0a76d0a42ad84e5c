! ok: gfortran 12 does not take REDUCE. Each image adds up its own values, whatever DO CONCURRENT and INDEPENDENT say.
program own_sums
  implicit none
  integer, parameter :: n = 20
  integer :: x[*], me, i, most
  real :: own(n), total, term
  me = this_image()
  x = me
  sync all
  total = 0
  do concurrent (i = 1:n) reduce(+:total)
    total = total + i*me
  end do
  if (total /= me*n*(n + 1)/2) error stop 'reduce'
  most = 0
  do concurrent (i = 1:n) local(term) reduce(max:most)
    term = i*x
    most = max(most, int(term))
  end do
  if (most /= n*me) error stop 'local and reduce'
  total = 0
!hpf$ independent, new(term), reduction(total)
  do i = 1, n
    term = i*me
    own(i) = term
    total = total + term
  end do
  if (total /= me*n*(n + 1)/2 .or. any(own /= [(i*me, i = 1, n)])) error stop 'independent'
  total = 0
!hpf$ independent, reduction(total)
  do i = 1, n
    if (own(i) > me*n/2) total = total + x[1 + mod(me, num_images())]
  end do
  if (total /= n/2*(1 + mod(me, num_images()))) error stop 'of another image'
  sync all
  if (me == 1) print '(a)', 'ok'
end program
