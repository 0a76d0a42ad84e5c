module m
 use iso_c_binding
 integer(c_int) :: i
 real(c_double) :: r
 common /com/ r, i
 bind(c, name="com_c") :: /com/
 integer(c_int) :: j1, j2
 common /com2/ j1, j2
 bind(c) /com2/
end
program bind_of_common
 use m
 i = 4; r = 2.5d0; j1 = 1; j2 = 2
 call s
 print *, i, r, j1, j2
end
subroutine s
 use m
 i = i + 1; r = r*2; j1 = j1+j2
end
