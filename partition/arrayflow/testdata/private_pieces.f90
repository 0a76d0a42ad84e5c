! Conditions of several parts, one in the other branch of the one before: where the last is reached is a set of 2**16 pieces, which nobody asks for.
subroutine pieces(x, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, &
  m17, m18, m19, m20, m21, m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32)
  integer :: x(40), m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21, m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32
  integer :: w(40), v(40), i
  do i = 1, 20 ! private: w
    if (m1 < i .and. m2 < 1) then
      w(1) = i
    else
      w(1) = 2*i
    if (m3 < i .and. m4 < 2) then
      w(2) = i
    else
      w(2) = 2*i
    if (m5 < i .and. m6 < 3) then
      w(3) = i
    else
      w(3) = 2*i
    if (m7 < i .and. m8 < 4) then
      w(4) = i
    else
      w(4) = 2*i
    if (m9 < i .and. m10 < 5) then
      w(5) = i
    else
      w(5) = 2*i
    if (m11 < i .and. m12 < 6) then
      w(6) = i
    else
      w(6) = 2*i
    if (m13 < i .and. m14 < 7) then
      w(7) = i
    else
      w(7) = 2*i
    if (m15 < i .and. m16 < 8) then
      w(8) = i
    else
      w(8) = 2*i
    if (m17 < i .and. m18 < 9) then
      w(9) = i
    else
      w(9) = 2*i
    if (m19 < i .and. m20 < 10) then
      w(10) = i
    else
      w(10) = 2*i
    if (m21 < i .and. m22 < 11) then
      w(11) = i
    else
      w(11) = 2*i
    if (m23 < i .and. m24 < 12) then
      w(12) = i
    else
      w(12) = 2*i
    if (m25 < i .and. m26 < 13) then
      w(13) = i
    else
      w(13) = 2*i
    if (m27 < i .and. m28 < 14) then
      w(14) = i
    else
      w(14) = 2*i
    if (m29 < i .and. m30 < 15) then
      w(15) = i
    else
      w(15) = 2*i
    if (m31 < i .and. m32 < 16) then
      w(16) = i
    else
      w(16) = 2*i
    v(i) = v(i) + 1
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    end if
    x(i) = w(1)
  end do
  x(1) = v(3)
end subroutine
program p
end program
