! Every form of ALIGN and DISTRIBUTE, with what it means in the typed program: the layouts, and for each dimension of an array the
! dimension of the grid, the offset and the stride of its template cell.
program mapping
  implicit none
  integer, parameter :: n = 8
  integer :: a(n), b(n), c(n,n), d(n,n), e(0:n-1,3), f(n), g(n), h(4)
  real :: s(n,n), u(n), v(12), w(n,n), x(n), y(0:9), z(n,n)
  integer, parameter :: sizes(3) = [5, 4, 3]
!hpf$ processors grid(2,2), line(3)
!hpf$ template t(-5:30,20)
!hpf$ distribute t(block,cyclic(3)) onto grid
!hpf$ align a(i) with t(3*i-6,4)
!hpf$ align b(i) with t(20-2*i,*)
!hpf$ align c(i,j) with t(2*j,i+10)
!hpf$ align d(i,j) with c(j,n+1-i)
!hpf$ align e(i,*) with d(i+1,3)
!hpf$ align f(:) with t(1:15:2,*)
!hpf$ align g(*) with t(*,*)
!hpf$ align h(i) with f(2*i)
!hpf$ distribute s(*,block(4)) onto line
!hpf$ align u(i) with s(*,i)
!hpf$ distribute v(gen_block(sizes)) onto line
!hpf$ distribute (cyclic,block) :: w
!hpf$ distribute x(cyclic)
!hpf$ shadow s(0,1:2)
!hpf$ align y(i) with v(i+1)
!hpf$ distribute z(multi,multi)
  v(1) = sizes(1)
end program
