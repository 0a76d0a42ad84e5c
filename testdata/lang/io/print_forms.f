C     The forms of PRINT, READ, WRITE and TYPE-less units in Fortran 77: positional and keyword units and formats, blanks anywhere.
      PROGRAM FORMS
      INTEGER I, J, IU
      REAL X
      CHARACTER*10 C
      DATA IU /6/
      I = 1
      X = 2.5
      PRINT *, 'print', I, X
      PRINT 10, I, X
      PRINT '(I3, F6.2)', I, X
      WRITE (*, *) 'write', I
      WRITE (6, *) 'unit 6', I
      WRITE (IU, 10) I, X
      WRITE (UNIT = IU, FMT = 10) I, X
      WRITE (FMT = 10, UNIT = 6) I, X
      WRITE (6, '(A)') 'text'
      WRI TE (6, 1 0) I, X
   10 FORMAT (1X, I5, F8.3)
      READ *, I, X
      PRINT *, I, X
      READ 20, I, C
   20 FORMAT (I3, A)
      PRINT *, I, C
      READ (5, *) J
      READ (*, 20) I, C
      READ (UNIT = 5, FMT = '(I2)', END = 30, ERR = 30) I
      PRINT *, I, J, C
      READ (5, *, END = 30) I
      PRINT *, 'not here'
   30 CONTINUE
      WRITE (6, 40) (I, I = 1, 3)
   40 FORMAT (' A', I2, $)
      WRITE (6, *)
      END
