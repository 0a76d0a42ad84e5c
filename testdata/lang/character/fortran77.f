C     Fortran 77 characters: COMMON, EQUIVALENCE, CHARACTER*(*) arguments, functions and parameters, in the style of LAPACK.
      PROGRAM F77CH
      CHARACTER*1 UPLO, CHARS(10)
      CHARACTER*9 TRANS
      CHARACTER*6 SRNAMT, NAMES(3)
      CHARACTER*(*) TITLE
      PARAMETER ( TITLE = 'THE TITLE' )
      CHARACTER*10 LINE
      LOGICAL LSAME
      EXTERNAL LSAME
      INTEGER I, LENSTR, INFO
      EQUIVALENCE ( LINE, CHARS )
      COMMON / SRNAMC / SRNAMT
      CHARACTER*8 WHICH
      DATA NAMES / 'DGETRF', 'DPOTRF', 'DGEQRF' /
      UPLO = 'u'
      TRANS = 'Transpose'
      PRINT *, LSAME( UPLO, 'U' ), LSAME( UPLO, 'L' )
      PRINT *, LSAME( TRANS, 't' ), LSAME( 'n', 'NoTrans' )
      DO 10 I = 1, 3
         SRNAMT = NAMES( I )
         CALL CHKXER( I )
         IF( SRNAMT( 2: 3 ).EQ.'PO' ) PRINT *, 'POSITIVE DEFINITE'
   10 CONTINUE
      INFO = -3
      CALL XERBLX( 'DGEMM ', INFO )
      CALL XERBLX( NAMES( 2 )( 1: 4 ) // 'S', 2 )
      LINE = 'ABCDEFGHIJ'
      DO 20 I = 1, 10, 3
         CHARS( I ) = '*'
   20 CONTINUE
      PRINT *, LINE, TITLE, LENSTR( LINE // '   ' ), LENSTR( ' ' )
      PRINT *, WHICH( 1 ), WHICH( 2 ) // '!'
      END
      LOGICAL FUNCTION LSAME( CA, CB )
      CHARACTER CA, CB
      INTRINSIC ICHAR
      INTEGER INTA, INTB, ZCODE
      LSAME = CA.EQ.CB
      IF( LSAME ) RETURN
      ZCODE = ICHAR( 'Z' )
      INTA = ICHAR( CA )
      INTB = ICHAR( CB )
      IF( ZCODE.EQ.90 .OR. ZCODE.EQ.122 ) THEN
         IF( INTA.GE.97 .AND. INTA.LE.122 ) INTA = INTA - 32
         IF( INTB.GE.97 .AND. INTB.LE.122 ) INTB = INTB - 32
      END IF
      LSAME = INTA.EQ.INTB
      RETURN
      END
      SUBROUTINE XERBLX( SRNAME, INFO )
      CHARACTER*(*) SRNAME
      INTEGER INFO
      INTRINSIC LEN_TRIM
      WRITE( *, FMT = 9999 )SRNAME( 1:LEN_TRIM( SRNAME ) ), INFO
 9999 FORMAT( ' ** On entry to ', A, ' parameter number ', I2, ' had ',
     $      'an illegal value' )
      RETURN
      END
      SUBROUTINE CHKXER( N )
      CHARACTER*6 SRNAMT
      COMMON / SRNAMC / SRNAMT
      WRITE( *, '( A, I3, 1X, A6, A )' ) 'call', N, SRNAMT, '.'
      SRNAMT( 1: 1 ) = 'X'
      END
      INTEGER FUNCTION LENSTR( STRING )
      CHARACTER*( * ) STRING
      INTEGER I
      DO 10 I = LEN( STRING ), 1, -1
         IF( STRING( I: I ).NE.' ' ) GO TO 20
   10 CONTINUE
      I = 0
   20 LENSTR = I
      END
      CHARACTER*(*) FUNCTION WHICH( N )
      INTEGER N
      CHARACTER*5 TAB( 2 )
      DATA TAB / 'FIRST', 'NEXT' /
      WHICH = TAB( N )
      END
