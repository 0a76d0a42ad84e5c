subroutine loops(n, m, x, y, c, flag, ix)
  implicit none
  integer :: n, m, c, ix(n), i, j, k
  real :: x(n), y(n), w(0:9), v(2,5), q(3)
  logical :: flag
  do i = 1, n ! private: q
    q = [x(i), 2*x(i), 1.0]
    y(i) = sum(q)
  end do
  do i = 1, n ! private:
    y(i) = w(1)
    w(1) = x(i)
  end do
  do i = 1, n ! private: w
    w(0) = 1
    do j = 1, 9
      w(j) = w(j-1) + x(i)
    end do
    do j = 8, 0, -1
      w(j) = w(j)*w(j+1)
    end do
    y(i) = w(0)
  end do
  do i = 1, n ! private: w
    do j = 1, 8
      w(j) = w(j-1) + x(i)
    end do
    y(i) = w(8)
  end do
  do i = 1, n ! private:
    do j = 8, 1, -1
      w(j) = x(i)
      y(i) = w(j-1)
    end do
  end do
  do i = 1, n ! private: v
    do j = 1, 5
      v(1,j) = x(i)
      if (x(i) > j) then
        v(2,j) = 1
      else if (x(i) < 0) then
        v(2,j) = 2
      else
        v(2,j) = 3
      end if
    end do
    y(i) = sum(v)
  end do
  do i = 1, n ! private:
    do j = 1, 5
      v(1,j) = x(i)
      if (x(i) > j) then
        v(2,j) = 1
      else if (x(i) < 0) then
        v(2,j) = 2
      end if
    end do
    y(i) = sum(v)
  end do
  do i = 1, n ! private: w
    if (i > 1) w(1) = 3
    if (.not. i > 1) w(1) = 4
    if (flag .and. c /= 5) w(2) = x(i)
    y(i) = w(1)
    if (c > 5 .and. flag) y(i) = w(2)
    if (c < 5 .and. flag) y(i) = w(2)
  end do
  do i = 1, n ! private:
    if (flag) w(2) = x(i)
    flag = x(i) > 0
    if (flag) y(i) = w(2)
  end do
  do i = 1, n ! private: w
    k = ix(i)
    do j = 1, k
      w(j) = x(i)
    end do
    k = k - 1
    do j = 1, k + 1
      y(i) = y(i) + w(j)
    end do
  end do
  do i = 1, n ! private:
    k = ix(i)
    w(k) = x(i)
    k = ix(k)
    y(i) = w(k)
  end do
  do i = 1, n ! private:
    do j = 1, 9
      k = ix(j)
      w(k) = x(i)
    end do
    y(i) = w(k) + w(k-1)
  end do
  do i = 1, n ! private: w
    do j = 1, 9
      k = ix(j)
      w(k) = x(i)
      y(j) = y(j) + w(k)
    end do
  end do
  do i = 1, n ! private:
    do j = 1, 9
      if (x(i) > j) exit
      w(j) = x(i)
    end do
    y(i) = w(3)
  end do
  do i = 1, n ! private: w
    do j = 1, 9
      if (x(i) > j) cycle
      w(j) = x(i)
      y(i) = y(i) + w(j)
    end do
  end do
  do i = 1, n ! private: w
    if (x(i) > 3) cycle
    w(1) = 3
    y(i) = w(1)
  end do
  do i = 1, n ! private: w
    do j = 1, 9, 3
      w(j) = x(i)
      w(j-1) = 1
    end do
    y(i) = w(4) + w(6)
  end do
  do i = 1, n ! private: w
    do j = 1, 9, 3
      w(j) = x(i)
      w(j-1) = 1
    end do
    y(i) = w(5)
  end do
  do i = 1, n ! private: w
    do j = 1, min(m + 1, 7)
      w(j) = x(i)
    end do
    do j = min(7, m), 1, -1
      y(i) = y(i) + w(j)
    end do
  end do
  do i = 1, n ! private: w
    do j = 1, m
      w(j) = x(i)
    end do
    y(i) = w(2) + w(4)
  end do
  do i = 1, n ! private:
    do j = 1, m
      w(j) = x(i)
    end do
    y(i) = w(c)
    w(ix(i)) = 1
  end do
  do i = 1, n ! private:
    do j = 1, i
      w(j) = x(i)
    end do
    y(i) = w(4)
  end do
  do i = 1, n ! used behind: w
    w(2) = x(i)
  end do
  y(1) = w(2)
  do i = 1, n ! used behind:
    w(2) = x(i)
  end do
  do j = 1, n
    do i = 1, n ! used behind: w
      w(3) = x(i)
    end do
    w(2) = 1
    if (x(j) > 0) y(j) = w(3)
  end do
  do j = 1, n
    y(j) = v(1,1)
    do i = 1, n ! used behind: v
      v(1,1) = x(i)
    end do
    v(2,1) = 1
  end do
  do j = 1, n
    v = 0
    y(j) = v(1,1)
    do i = 1, n ! used behind:
      v(1,1) = x(i)
    end do
  end do
  do i = 1, n ! used behind:
    q = x(i)
  end do
  if (flag) return
  q = 2
  y(1) = q(1)
end subroutine loops
program main
end program main
subroutine left_early(n, m, x, y)
  implicit none
  integer :: n, m, i, j, k
  real :: x(n), y(n), q(3), w(0:9)
  do i = 1, n ! private: q
    do k = 1, 30
      q = x(i)
      if (x(i) > k) exit
      q(2) = q(1) + k
    end do
    y(i) = sum(q)
  end do
  do i = 1, n ! private: w
    do k = 9, 3, -2
      w(k-1) = x(i)
      do j = 1, 2
        w(j) = w(8) + k
        if (w(j) > 5) exit
      end do
      if (x(i) > k) cycle
      y(i) = w(1)
    end do
    y(i) = w(8)
  end do
  do i = 1, n ! private:
    do k = 1, 30
      if (x(i) > k) exit
      q = x(i)
    end do
    y(i) = q(1)
  end do
  do i = 1, n ! private: q
    do k = 1, m
      q = x(i)
      if (x(i) > k) exit
    end do
    y(i) = q(1)
  end do
  do i = 1, n ! private:
    do k = i, 20
      q = x(i)
      if (x(i) > k) exit
    end do
    y(i) = q(1)
  end do
  do i = 1, n ! private:
    do k = 1, 30
      if (x(i) > 3) q = x(i)
      if (x(i) > k) exit
    end do
    y(i) = q(1)
  end do
  do i = 1, n ! private:
    do k = 1, 3
      w(k) = x(i)
      if (x(i) > k) exit
    end do
    y(i) = w(2)
  end do
  do i = 1, n ! private:
    do k = 9, 3, -2
      w(k) = x(i)
      if (x(i) > k) exit
    end do
    y(i) = w(3)
  end do
  outer: do i = 1, n ! private:
    do k = 1, 3
      if (x(i) > 7) exit
      do j = 1, 2
        q = x(i)
        if (x(i) > j) exit
      end do
    end do
    y(i) = q(1)
  end do outer
  do i = 1, n ! private: q
    if (x(i) > 0) then
      if (x(i) > 3) then
        if (x(i) > 7) then
          q = x(i)
        else
          q = 2
        end if
        y(i) = q(1)
      end if
    end if
  end do
  do i = 1, n ! private:
    if (x(i) > 0) then
      if (x(i) > 7) then
        if (x(i) > 9) q = x(i)
      else
        q = 2
      end if
      y(i) = q(1)
    end if
  end do
  do i = 1, n ! private:
    if (x(i) > 0) then
      if (x(i) > 7) then
        q = x(i)
      else
        q = 2
      end if
    end if
    y(i) = q(1)
  end do
end subroutine
