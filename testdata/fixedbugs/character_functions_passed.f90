! LEN and INDEX are specific functions that may be actual arguments.
subroutine ask(measure, search, text, part)
  implicit none
  integer, external :: measure, search
  character(*), intent(in) :: text, part
  print *, measure(text), measure(part), search(text, part)
end subroutine ask
program character_functions_passed
  implicit none
  intrinsic :: len, index
  call ask(len, index, 'abcdef', 'cd')
  call ask(len, index, '', 'x')
end program character_functions_passed
