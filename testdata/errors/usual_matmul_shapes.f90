! matrices that do not fit
! gfortran 12: 8 Different shape on dimension 2 for argument 'matrix_a' and dimension 1 for argument 'matri; 9 Different shape for arguments 'vector_a' and 'vector_b' for intrinsic 'dot_product'
! flang 19: nothing
program p
  implicit none
  real :: a(3,4), b(3,3), c(3,3)
  a = 1; b = 1
  c = matmul(a, b) ! ERROR "matrices of shapes \(3,4\) and \(3,3\) cannot be multiplied"
  print *, dot_product(a(:,1), a(1,:)) ! ERROR "arrays of shapes \(3\) and \(4\) do not conform"
  print *, c
end program
