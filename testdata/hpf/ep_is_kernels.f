C     Pieces of NAS kernels in their own style: the linear congruential generator of EP with its power table, ranking of keys
C     as in IS, the transpose and evolve steps of FT, all on mapped COMMON arrays
      PROGRAM KERNEL
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      PARAMETER (NK = 64, NB = 11, NX = 8, NY = 12)
      COMMON /KEYS/ KEY(NK), IRANK(NK), ICOUNT(0:NB)
      COMMON /FIELD/ U(NX,NY), V(NY,NX), EX(0:40)
      COMPLEX*16 U, V
!HPF$ DISTRIBUTE KEY(BLOCK)
!HPF$ ALIGN IRANK(I) WITH KEY(I)
!HPF$ DISTRIBUTE U(*,BLOCK)
!HPF$ DISTRIBUTE V(*,BLOCK)
      DIMENSION Q(0:9)
      SEED = 271828183.D0
      DO 10 I = 1, NK
        X = 0
        DO 5 K = 1, 4
          X = X + RANDLC(SEED, 1220703125.D0)
    5   CONTINUE
        KEY(I) = INT(NB/4.0D0*X)
   10 CONTINUE
      DO 20 I = 0, NB
   20 ICOUNT(I) = 0
      DO 30 I = 1, NK
   30 ICOUNT(KEY(I)) = ICOUNT(KEY(I)) + 1
      DO 40 I = 1, NB
   40 ICOUNT(I) = ICOUNT(I) + ICOUNT(I-1)
      DO 50 I = NK, 1, -1
        IRANK(I) = ICOUNT(KEY(I))
        ICOUNT(KEY(I)) = ICOUNT(KEY(I)) - 1
   50 CONTINUE
      WRITE (*,'(16I4)') KEY, IRANK
      DO 60 I = 0, 9
   60 Q(I) = 0
      SX = 0
      SY = 0
      DO 70 I = 1, NK
        X1 = 2*DBLE(KEY(I))/NB - 1
        X2 = 2*DBLE(IRANK(I))/NK - 1
        T1 = X1*X1 + X2*X2
        IF (T1 .LE. 1.0D0 .AND. T1 .GT. 0) THEN
          T2 = SQRT(-2*LOG(T1)/T1)
          T3 = ABS(X1*T2)
          T4 = ABS(X2*T2)
          L = MAX(T3, T4)
          Q(L) = Q(L) + 1
          SX = SX + T3
          SY = SY + T4
        END IF
   70 CONTINUE
      WRITE (*,'(10F5.0,2F16.10)') Q, SX, SY
      EX(0) = 1
      DO 80 I = 1, 40
   80 EX(I) = EX(I-1)*0.98D0
      DO 90 J = 1, NY
      DO 90 I = 1, NX
   90 U(I,J) = DCMPLX(DBLE(I), DBLE(J)/I)
      DO 100 J = 1, NY
      DO 100 I = 1, NX
  100 V(J,I) = U(I,J)*EX(MIN(40, I*I + J))
      CHK = 0
      DO 110 K = 1, 20
        II = MOD(3*K, NX) + 1
        JJ = MOD(5*K, NY) + 1
        CHK = CHK + DBLE(V(JJ,II)) - DIMAG(DCONJG(V(JJ,II)))
  110 CONTINUE
      WRITE (*,'(F20.12,2F16.10)') CHK, SUM(V)
      END
      DOUBLE PRECISION FUNCTION RANDLC(X, A)
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      R23 = 0.5D0**23
      T23 = 2.D0**23
      A1 = AINT(R23*A)
      A2 = A - T23*A1
      X1 = AINT(R23*X)
      X2 = X - T23*X1
      T1 = A1*X2 + A2*X1
      T2 = AINT(R23*T1)
      Z = T1 - T23*T2
      T3 = T23*Z + A2*X2
      T4 = AINT(R23*R23*T3)
      X = T3 - T23*T23*T4
      RANDLC = R23*R23*X
      END
