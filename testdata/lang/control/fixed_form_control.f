C Control flow of Fortran 77 in fixed form: labels, shared DO labels, computed and arithmetic jumps, no blanks.
      PROGRAM FIXCTL
      INTEGER I,J,K
      DO 10 I=1,3
      DO10J=1,2
      K=I*J
      IF(K.EQ.4)GOTO10
      PRINT*,I,J,K
   10 CONTINUE
      DO 50 I=1,4
      GOTO(20,30),I
      IF(I-3)20,40,30
   20 PRINT *,'TWENTY',I
      GO TO 50
   30 PRINT *,'THIRTY',
     &  I
      GO TO 50
   40 PRINT *,'FORTY',I
   50 CONTINUE
      END
