C Values between slashes in a type declaration, and Hollerith constants, as old codes have them.
      PROGRAM OLDVAL
      REAL X/1.5/, Y(3)/3*2.0/
      INTEGER I/7/, J
      CHARACTER*4 C/'abcd'/
      INTEGER H
      DATA H/4HWXYZ/, J/-3/
      PRINT *, X, Y, I, J, C
      PRINT *, H
      END
