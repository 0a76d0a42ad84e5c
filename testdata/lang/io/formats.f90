! Edit descriptors of every kind: I B O Z F E EN ES D G L A, with scale factors, signs, blanks, tabs, slashes and colons.
program formats
  implicit none
  integer :: i = 42
  integer(8) :: k = -1234567890123_8
  real :: x = 3.14159, y = -0.00012345
  double precision :: d = 1.23456789012345d100, z = 0d0
  complex :: c = (1.5, -2.5)
  character(len=6) :: t = 'string'
  write(*,'(i6,i6.4,i0,1x,i2)') i, i, i, 12345
  write(*,'(b10,b10.8,o6,z6,z0)') i, i, i, i, 255
  write(*,'(i20)') k
  write(*,'(f8.3,f8.0,f0.2,f3.1)') x, x, x, 123.4
  write(*,'(e12.4,e12.4e3,en14.3,es14.3)') x, y, 12345.678, y
  write(*,'(d14.6,1pd14.6,0p,g12.4,g12.4,g0)') d, d, x, 1e10, x
  write(*,'(1pe12.4,2pe12.4,-1pf8.3)') x, x, 12.0
  write(*,'(sp,i5,ss,i5,s,i5)') i, i, i
  write(*,'(l1,l5,l3)') .true., .false., .true.
  write(*,'(a,a3,a10,a)') t, t, t, '!'
  write(*,'(2f6.2,"i")') c
  write(*,'(t10,a,t3,a,tr5,a,tl8,a)') 'ten', 'three', 'five', 'back'
  write(*,'(i3,/,i3,//,i3)') 1, 2, 3
  write(*,'(3(i2,:,"; "))') 1, 2
  write(*,'("quote ''''",'' and "'',5hhello,1x,i1)') 7
  write(*,'(2(i2,2(f5.1,1x)))') 1, 1.1, 1.2, 2, 2.1, 2.2
  write(*,'(i2,(i3))') 1, 2, 3, 4
  write(*,'(*(i2,","))') 1, 2, 3
  write(*,'(g12.3,g12.3,g12.3,g12.3)') 0.1, 100.0, 1e6, .true.
  write(*,'(3x,es10.3e2,e10.3)') z, z
  write(*,'(rd,f5.1,ru,f5.1,rn,f5.1,rz,f5.1)') 1.25, 1.25, 1.25, 1.25
  write(*,'(dc,f6.2,dp,f6.2)') 1.5, 1.5
  write(*,'(f5.2)') 12345.678
  write(*,'(a)') t(2:4)
  write(*,'(i5.5)') -3
end program formats
