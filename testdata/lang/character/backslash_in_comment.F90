! The preprocessor takes no \u001E, \u0000 or \U0000001F for a character of C, in a comment either.
program backslash_in_comment
  character(*), parameter :: s = '\u001E', t = "\u000a\x", w = '\u00e9'
  print *, len(s), len(t), s, w ! \u0003
end program
