! A Hollerith constant in a FORMAT statement of free form may have quotation marks and exclamation marks in it.
program hollerith_of_free_form
  integer :: i = 2
  write (*, 100) i
  write (*, 110) i
  write (*, 120) i
100 format(9h hey! you,i3) ! a comment
110 format (1x, 5hit's , i3) ! don't
120 format (4h"a" ,i2)
end
