program shapes_given_by_allocate
 real, allocatable :: a(:), b(:), c(:,:), d(:,:)
 logical :: l
 allocate(a(3), b(4), c(2,3), d(4,2))
 a = 1; b = 2; c = 3; d = 4
 l = command_argument_count() > 5
 if (l) print *, a + b
 if (l) print *, matmul(c, d)
 if (l) print *, pack(a, b > 1)
 if (l) print *, unpack(a, b > 1, a)
 if (l) print *, dot_product(a, b)
 if (l) print *, reshape(a, [2,2])
 if (l) print *, merge(a, b, a > 1)
 if (l) print *, sum(a, b > 1)
 if (l) print *, spread(a,1,2) + c
 if (l) then
  where (a > 1) b = 3
  c = d
  c(:,1) = a
 end if
 print *, 'ok'
end
