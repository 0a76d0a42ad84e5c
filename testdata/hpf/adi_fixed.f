C     Alternating directions: sweeps along both dimensions of two-dimensional blocks, forward elimination and back
C     substitution with negative steps, in fixed form with continued directives
      PROGRAM ADI
      INTEGER N, NT
      PARAMETER (N = 19, NT = 4)
      REAL*8 X(N,N), A(N,N), B(N,N), S
      INTEGER I, J, IT
CHPF$ PROCESSORS GRID(2,2)
CHPF$ TEMPLATE T(N,N)
CHPF$ DISTRIBUTE T(BLOCK,
CHPF$+             BLOCK)
CHPF$ ALIGN WITH T(I,J) ::
CHPF$1  X(I,J), A(I,J), B(I,J)
CHPF$ INDEPENDENT, NEW(I)
      DO 10 J = 1, N
      DO 10 I = 1, N
      X(I,J) = 1.0D0 + MOD(I*J, 7)
      A(I,J) = 0.1D0 + 0.01D0*I
      B(I,J) = 2.0D0 + 0.02D0*J
   10 CONTINUE
      DO 100 IT = 1, NT
C       along I
CHPF$ INDEPENDENT
        DO 20 J = 1, N
          DO 20 I = 2, N
            X(I,J) = X(I,J) - X(I-1,J)*A(I,J)/B(I-1,J)
            B(I,J) = B(I,J) - A(I,J)*A(I,J)/B(I-1,J)
   20   CONTINUE
CHPF$ INDEPENDENT
        DO 30 J = 1, N
          X(N,J) = X(N,J)/B(N,J)
   30   CONTINUE
        DO 40 J = 1, N
          DO 40 I = N-1, 1, -1
            X(I,J) = (X(I,J) - A(I+1,J)*X(I+1,J))/B(I,J)
   40   CONTINUE
C       along J
        DO 50 J = 2, N
          DO 50 I = 1, N
            X(I,J) = X(I,J) - X(I,J-1)*A(I,J)/B(I,J-1)
            B(I,J) = B(I,J) - A(I,J)*A(I,J)/B(I,J-1)
   50   CONTINUE
        DO 60 I = 1, N
   60   X(I,N) = X(I,N)/B(I,N)
        DO 70 J = N-1, 1, -1
          DO 70 I = 1, N
   70   X(I,J) = (X(I,J) - A(I,J+1)*X(I,J+1))/B(I,J)
  100 CONTINUE
      S = 0
      DO 80 J = 1, N
      DO 80 I = 1, N
   80 S = S + X(I,J)*(I - 2*J)
      PRINT *, S, X(1,1), X(N,N), X(3,17)
      PRINT '(5F14.8)', (X(I,N+1-I), I = 1, N)
      END
