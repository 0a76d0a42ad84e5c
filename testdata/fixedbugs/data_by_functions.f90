program data_by_functions
 implicit none
 integer, parameter :: p(3) = [1,2,3]
 integer :: a(10), b(10), c(3,3)
 data a(sum(p)) /5/, a(maxval(p)) /4/, a(count(p>1)) /9/
 data b(size(p):dot_product(p(1:2),p(2:3))) /3,4,5,6,7,8/
 data c(minloc(p,1), maxloc(p,1)) /11/
 print *, a(2), a(3), a(6), b(3:8), c(1,3)
end
