! SELECTED_CHAR_KIND, IS_IOSTAT_END, IS_IOSTAT_EOR, NULL, IMPORT of a kind; functions that ask for what is known of types.
program inquiries
  implicit none
  integer, parameter :: k = selected_real_kind(12), ck = selected_char_kind('ASCII')
  real(k), pointer :: p => null()
  real(k), target :: t = 1.5_k
  integer :: status
  interface
    subroutine report(x)
      import k
      real(k), intent(in) :: x
    end subroutine
  end interface
  print *, ck, selected_char_kind('default'), selected_char_kind('ISO_10646'), selected_char_kind('EBCDIC')
  do status = -2, 1
    print *, is_iostat_end(status), is_iostat_eor(status)
  end do
  print *, associated(p), is_iostat_end(i=-1)
  p => t
  print *, associated(p), associated(p, t), kind(p), digits(p), storage_size(p)
  p => null()
  print *, associated(p), iachar(new_line('a'))
  call report(t)
end program
subroutine report(x)
  integer, parameter :: k = kind(1d0)
  real(k), intent(in) :: x
  print *, x, precision(x), range(x)
end subroutine
