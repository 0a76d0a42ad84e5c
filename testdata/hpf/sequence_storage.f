C     Sequence and storage association beside mapped arrays: pieces of a work array handed on as vectors and matrices, an
C     element as the start of an array, COMMON of other shapes, EQUIVALENCE, all SEQUENCE, with mapped copies of them
      PROGRAM SEQ
      INTEGER N
      PARAMETER (N = 6)
      REAL*8 WORK(4*N*N), A(N,N), B(N,N), V(N)
      COMMON /STORE/ X(24), K(6)
      REAL*8 X
      INTEGER I, J, LOCA, LOCB, SUMK
      EQUIVALENCE (WORK(1), V(1))
CHPF$ SEQUENCE :: WORK, V, /STORE/
CHPF$ DISTRIBUTE A(BLOCK,CYCLIC)
!HPF$ ALIGN B(I,J) WITH A(J,I)
      DO 10 I = 1, 4*N*N
   10 WORK(I) = I*0.25D0
      DO 15 I = 1, 24
   15 X(I) = -I
      DO 16 I = 1, 6
   16 K(I) = I*I
      LOCA = N + 1
      LOCB = LOCA + N*N
      CALL FILL(WORK(LOCA), N, N)
      CALL FILL(WORK(LOCB), N, 2*N)
      DO 20 J = 1, N
      DO 20 I = 1, N
      A(I,J) = WORK(LOCA + I - 1 + (J-1)*N)
   20 B(I,J) = A(I,J) + V(I)
      CALL SCALE(A(1,3), N, 2.0D0)
      CALL SCALE(B, N*N, 0.5D0)
      CALL MIX
      WRITE (*,'(6F9.3)') A, B
      WRITE (*,'(8F8.2)') X
      WRITE (*,*) SUMK(3), DOT(A(1,2), B(1,5), N), DOT(A, B, N*N)
      CALL COLUMN(A(1,4), B(1,1), N)
      WRITE (*,'(6F9.3)') (A(I,4), I = 1, N), (B(I,1), I = 1, N)
      END
      SUBROUTINE FILL(Y, M, N)
      REAL*8 Y(M,N)
      DO 10 J = 1, N
      DO 10 I = 1, M
   10 Y(I,J) = Y(I,J) + 100*J
      END
      SUBROUTINE SCALE(Y, N, F)
      REAL*8 Y(*), F
      DO 10 I = 1, N
   10 Y(I) = Y(I)*F
      END
      SUBROUTINE MIX
      COMMON /STORE/ G(4,6), L(2,3)
      REAL*8 G
CHPF$ SEQUENCE /STORE/
      DO 10 J = 1, 6
      DO 10 I = 1, 4
   10 G(I,J) = G(I,J)*L(MOD(I,2)+1,MOD(J,3)+1)
      END
      INTEGER FUNCTION SUMK(N)
      COMMON /STORE/ F(48), K(6)
      REAL F
CHPF$ SEQUENCE /STORE/
      SUMK = 0
      DO 10 I = 1, N
   10 SUMK = SUMK + K(I)
      END
      REAL FUNCTION DOT(Y, Z, N)
      REAL*8 Y(N), Z(N)
      DOT = 0
      DO 10 I = 1, N
   10 DOT = DOT + Y(I)*Z(I)
      END
      SUBROUTINE COLUMN(Y, Z, N)
      REAL*8 Y(N), Z(N)
CHPF$ DISTRIBUTE Y(BLOCK)
CHPF$ ALIGN Z(I) WITH Y(I)
      DO 10 I = 2, N
      Y(I) = Y(I-1) + Z(I)
   10 Z(I) = Y(I)
      END
