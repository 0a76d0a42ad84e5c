program entry_calls_itself
 integer, external :: f, g
 print *, f(3), g(4)

end
 recursive function f(n) result(r)
  integer :: n, r, s
  if (n <= 0) then
   r = 1
  else
   r = n + f(n-1)
  end if
  return
  entry g(n) result(s)
  if (n <= 0) then
   s = 100
  else
   s = n + g(n-1)
  end if
 end function
