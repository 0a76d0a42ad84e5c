program mixed_kinds
 integer(4) :: i4 = 17
 integer(8) :: i8 = 5
 integer(2) :: i2 = -7
 real(4) :: r4 = -2.5
 real(8) :: r8 = 1.25d0
 print *, mod(i4,i8), kind(mod(i4,i8)), mod(i8,i4), kind(mod(i8,i2)), modulo(i2,i8), modulo(i2,i4), kind(modulo(i2,i4))
 print *, mod(r4,r8), kind(mod(r4,r8)), modulo(r4,r8), modulo(r8,r4), kind(modulo(r8,r4))
 print *, dim(i4,i8), kind(dim(i4,i8)), dim(i2,i4), kind(dim(i2,i4)), dim(r8,r4), kind(dim(r4,r8)), dim(r4, r8)
 print *, mod([i4,i4+1],i8), mod(-huge(i8), i2)
end
