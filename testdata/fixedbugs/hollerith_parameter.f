C     Hollerith constants in PARAMETER and DATA statements
      PROGRAM P
      INTEGER I, N
      PARAMETER (I = 4HABCD)
      REAL X
      PARAMETER (X = 4HWXYZ)
      DOUBLE PRECISION D
      PARAMETER (D = 8HDOUBLEWW)
      INTEGER K, M
      PARAMETER (K = 2HAB)
      INTEGER*8 L
      PARAMETER (L = 5HHELLO)
      INTEGER V(2), W
      DATA V /4HQRST, 2HUV/
      N = I
      PRINT 10, N, V, K
   10 FORMAT (1X, A4, 1X, A4, 1X, A4, 1X, A4)
      PRINT 20, X, D, L
   20 FORMAT (1X, A4, 1X, A8, 1X, A8)
      PRINT *, I, K, I + 1, L
      W = K
      END
