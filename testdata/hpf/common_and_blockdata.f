C     Mapped members of COMMON in several procedures, initial values from BLOCK DATA, one procedure that sees only a part of
C     the common block by another name, calls in loops and in IF
      BLOCK DATA
      COMMON /GRID/ A(12,10), B(12,10), N, M
      REAL*8 A, B
!HPF$ DISTRIBUTE (BLOCK,CYCLIC) :: A, B
      DATA N, M /12, 10/
      END
      PROGRAM MAIN
      COMMON /GRID/ A(12,10), B(12,10), N, M
      REAL*8 A, B
!HPF$ DISTRIBUTE (BLOCK,CYCLIC) :: A, B
      REAL*8 TOTAL
      INTEGER IT
      CALL START
      DO 10 IT = 1, 4
        CALL STEP(IT)
        IF (MOD(IT, 2) .EQ. 0) CALL SWAP
        WRITE (*,100) IT, TOTAL(1), TOTAL(2)
   10 CONTINUE
      WRITE (*,200) A
  100 FORMAT (' step', I3, 2F16.8)
  200 FORMAT (6F12.6)
      END
      SUBROUTINE START
      COMMON /GRID/ A(12,10), B(12,10), N, M
      REAL*8 A, B
!HPF$ DISTRIBUTE (BLOCK,CYCLIC) :: A, B
      DO 10 J = 1, M
      DO 10 I = 1, N
      A(I,J) = I + 0.5D0*J
   10 B(I,J) = 0.0D0
      END
      SUBROUTINE STEP(IT)
      COMMON /GRID/ A(12,10), B(12,10), N, M
      REAL*8 A, B
CHPF$ DISTRIBUTE (BLOCK,CYCLIC) :: A, B
      SAVE KEPT
      DATA KEPT /0/
      KEPT = KEPT + IT
CHPF$ INDEPENDENT(J,I)
      DO 20 J = 2, M-1
      DO 20 I = 2, N-1
   20 B(I,J) = (A(I-1,J) + A(I+1,J) + A(I,J-1) + A(I,J+1))/4 + KEPT
      B(1,:) = A(N,:)
      B(N,2:M) = A(1,1:M-1)
      END
      SUBROUTINE SWAP
      COMMON /GRID/ X(12,10), Y(12,10), NX, NY
      REAL*8 X, Y, T
*HPF$ DISTRIBUTE (BLOCK,CYCLIC) :: X, Y
      DO 30 J = 1, NY
      DO 30 I = 1, NX
      T = X(I,J)
      X(I,J) = Y(I,J)
   30 Y(I,J) = T
      END
      REAL*8 FUNCTION TOTAL(K)
      COMMON /GRID/ A(12,10), B(12,10), N, M
      REAL*8 A, B
!HPF$ DISTRIBUTE (BLOCK,CYCLIC) :: A, B
      TOTAL = 0
      IF (K .EQ. 1) THEN
        DO 40 J = 1, M
        DO 40 I = 1, J
   40   IF (I .LE. N) TOTAL = TOTAL + A(I,J)
      ELSE
        TOTAL = SUM(B) - MAXVAL(B)
      ENDIF
      END
