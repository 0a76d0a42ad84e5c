C     fixed form HPF in the style of the test collections: COMMON, EQUIVALENCE, ENTRY, alternate returns, shared labels
      PROGRAM STENCL
C     FIXED FORM HPF TEST IN THE STYLE OF THE BENCHMARK COLLECTIONS
      PARAMETER (N = 16, NN = N*N, MAXIT = 10)
      REAL*8 A(N,N), B(N,N), RES, TOL, WORK(NN), X(N)
      DOUBLE PRECISION DSUM, ERRMX
      INTEGER IT, I, J, IPVT(N), IERR
      LOGICAL CONVRG
      CHARACTER*12 TITLE
      COMMON /GRID/ A, B
      COMMON /CONTRL/ TOL, IDEBUG, NSWEEP
      EXTERNAL RHS, DSUM
!HPF$ PROCESSORS P(NUMBER_OF_PROCESSORS())
!HPF$ DISTRIBUTE A(*,BLOCK) ONTO P
!HPF$ ALIGN B(I,J) WITH A(I,J)
      EQUIVALENCE (WORK(1), WFIRST), (WORK(NN), WLAST)
      REAL*8 WFIRST, WLAST
      DATA TITLE /'JACOBI TEST'/, IPVT /N*0/
      F(Y) = Y*Y - 0.5
      CALL SETUP(*900)
      CONVRG = .FALSE.
      DO 100 IT = 1, MAXIT
         RES = 0.0D0
!HPF$ INDEPENDENT
         DO 20 J = 2, N-1
!HPF$ INDEPENDENT
            DO 10 I = 2, N-1
               B(I,J) = 0.25D0*(A(I-1,J)+A(I+1,J)+A(I,J-1)+A(I,J+1))
   10       CONTINUE
   20    CONTINUE
!HPF$ INDEPENDENT, REDUCTION(RES)
         DO 30 J = 2, N-1
         DO 30 I = 2, N-1
            RES = MAX(RES, ABS(B(I,J)-A(I,J)))
            A(I,J) = B(I,J)
   30    CONTINUE
         NSWEEP = NSWEEP + 1
         IF (RES - TOL) 40, 40, 50
   40    CONVRG = .TRUE.
         GO TO 110
   50    CONTINUE
  100 CONTINUE
  110 WRITE (*, 1000) TITLE, IT, RES, CONVRG
 1000 FORMAT (1X, A12, 1H:, I5, 1PE14.5, L3)
      WRITE (*, 1010) (A(I,I), I = 1, N, 5)
 1010 FORMAT (8F9.5)
      K = 0
      DO 130 J = 1, N
         DO 120 I = 1, N
            K = K + 1
            WORK(K) = A(I,J)
  120    CONTINUE
  130 CONTINUE
      PRINT *, WFIRST, WLAST, DSUM(WORK, NN), DSUM(WORK(N+1), N)
      DO 140 I = 1, N
  140 X(I) = RHS(I) + F(FLOAT(I))
      CALL SORT2(X, IPVT, N, IERR)
      PRINT '(16I4)', IPVT
      CALL REPORT
      CALL COUNT2(3)
      CALL AGAIN
      GO TO (200, 210), NSWEEP - 9
  200 PRINT *, 'TEN SWEEPS'
  210 STOP
  900 PRINT *, 'SETUP FAILED'
      END

      SUBROUTINE SETUP(*)
      PARAMETER (N = 16)
      REAL*8 A(N,N), B(N,N), TOL
      COMMON /GRID/ A, B
      COMMON /CONTRL/ TOL, IDEBUG, NSWEEP
!HPF$ PROCESSORS P(NUMBER_OF_PROCESSORS())
!HPF$ DISTRIBUTE A(*,BLOCK) ONTO P
!HPF$ ALIGN B(I,J) WITH A(I,J)
      DO 10 J = 1, N
      DO 10 I = 1, N
         A(I,J) = 0.0D0
         IF (I .EQ. 1 .OR. J .EQ. N) A(I,J) = 1.0D0 + DBLE(I)/N
         B(I,J) = A(I,J)
   10 CONTINUE
      IF (TOL .LE. 0.0D0) RETURN 1
      END

      BLOCK DATA
      REAL*8 TOL
      COMMON /CONTRL/ TOL, IDEBUG, NSWEEP
      DATA TOL /1.0D-6/, IDEBUG, NSWEEP /2*0/
      END

      REAL FUNCTION RHS(I)
      RHS = SIN(0.1*I)
      RETURN
      END

      DOUBLE PRECISION FUNCTION DSUM(V, N)
      DOUBLE PRECISION V(*)
      DSUM = 0
      DO 10, K = 1, N
   10 DSUM = DSUM + V(K)
      END

      SUBROUTINE SORT2(X, IP, N, IERR)
      REAL*8 X(N), T
      INTEGER IP(N)
      IERR = 0
      ASSIGN 30 TO NEXT
      DO 10 I = 1, N
   10 IP(I) = I
      I = 1
   20 I = I + 1
      IF (I .GT. N) GOTO NEXT
      K = I
   25 IF (K .EQ. 1) GOTO 20
      IF (X(IP(K-1)) .LE. X(IP(K))) GOTO 20
      J = IP(K)
      IP(K) = IP(K-1)
      IP(K-1) = J
      K = K - 1
      GOTO 25
   30 CONTINUE
      END

      SUBROUTINE REPORT
      REAL*8 TOL
      COMMON /CONTRL/ TOL, IDEBUG, NSWEEP
      CHARACTER LINE*20, C
      INTEGER IW(2)
      REAL*8 W
      EQUIVALENCE (W, IW)
      W = 1.0D0
      WRITE (LINE, 10) NSWEEP, TOL
   10 FORMAT (I4, 1X, D10.3)
      C = LINE(4:4)
      PRINT *, LINE, C, LEN(LINE), INDEX(LINE, 'D'), IW(2)
      END

      SUBROUTINE COUNT2(K)
      SAVE M
      DATA M /10/
      M = M + K
      RETURN
      ENTRY AGAIN
      PRINT *, 'COUNT', M
      END
