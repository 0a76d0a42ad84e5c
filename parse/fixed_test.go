package parse

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dhpfgo/diag"
)

// fixedCases are statements in fixed form, from column 7 on unless a line begins otherwise, and their normal forms.
var fixedCases = [][2]string{
	{"      X = 1", "x = 1"},
	{"      D O 1 0 I = 1 , 1 0\n 10   CON TINUE", "do i = 1,10\n10  continue\nend do"},
	{"      DO10I=1.10", "do10i = 1.10"},
	{"      DO10I=1,10\n10    A(I)=0", "do i = 1,10\n10  a(i) = 0\nend do"},
	{"      DO 10, I=1,2\n10    CONTINUE", "do i = 1,2\n10  continue\nend do"},
	{"      DOWHILE(X.GT.1)\n      ENDDO", "do while (x>1)\nend do"},
	{"      DO 5 WHILE (X)\n    5 CONTINUE", "do while (x)\n5   continue\nend do"},
	{"      DO\n      EXIT\n      END DO", "do\n  exit\nend do"},
	{"      GO TO 10", "go to 10"}, {"      GOTO(10,20)I", "go to (10,20), i"}, {"      GOTOI", "go to i"},
	{"      ASSIGN10TOI", "assign 10 to i"},
	{"      CALLFOO(X)", "call foo(x)"}, {"      CALL F O O", "call foo()"},
	{"      IF(A.EQ.B)GOTO10", "if (a==b) go to 10"}, {"      IF(X)10,20,30", "if (x) 10, 20, 30"},
	{"      IF(A)X=1", "if (a) x = 1"}, {"      IF(A)THEN\n      ELSEIF(B)THEN\n      ELSE\n      ENDIF", "if (a) then\nelse if (b) then\nelse\nend if"},
	{"      IF(1)=2", "if(1) = 2"},
	{"      IF(X)THEN=1", "if (x) then = 1"},
	{"      REAL*8X,Y", "real*8 :: x, y"}, {"      REAL*8E1,E2", "real*8 :: e1, e2"}, {"      INTEGER A B", "integer :: ab"},
	{"      DOUBLE PRECISION D", "double precision :: d"}, {"      DOUBLECOMPLEXZ", "double complex :: z"},
	{"      CHARACTER*10C,D*2", "character*10 :: c, d*2"}, {"      CHARACTER*(*)C", "character*(*) :: c"},
	{"      REAL(8),INTENT(IN OUT)::X", "real(kind=8), intent(inout) :: x"},
	{"      IMPLICITNONE", "implicit none"}, {"      IMPLICITREAL*8(A-H,O-Z)", "implicit real*8 (a-h,o-z)"},
	{"      IMPLICIT DOUBLE PRECISION (A-H)", "implicit double precision (a-h)"},
	{"      PARAMETER(N=10)", "parameter (n = 10)"}, {"      DIMENSIONA(10)", "dimension a(10)"},
	{"      COMMON/B/X,Y", "common /b/ x, y"}, {"      COMMONX", "common // x"}, {"      DATAX/1/,Y/2*'A B'/", "data x /1/, y /2*'A B'/"},
	{"      PRINT*,X", "write (*,*) x"}, {"      PRINT100,X", "write (*,100) x"}, {"      READ(5,*)X", "read (5,*) x"},
	{"      WRITE(6,'(A B)')'X Y'", "write (6,'(A B)') 'X Y'"},
	{"      STOP'A B'", "stop 'A B'"}, {"      STOP1", "stop 1"}, {"      RETURN1", "return 1"},
	{"      END FILE 3", "endfile (unit=3)"}, {"      REWIND3", "rewind (unit=3)"},
	{"      SELECTCASE(I)\n      CASE(1)\n      CASEDEFAULT\n      ENDSELECT", "select case (i)\ncase (1)\ncase default\nend select"},
	{"      A: DO I=1,2\n      CYCLEA\n      ENDDOA", "a: do i = 1,2\n  cycle a\nend do a"},
	{"      EXTERNALF\n      SAVEX\n      INTRINSICSIN", "external f\nsave x\nintrinsic sin"},
	{"      USEM,ONLY:A=>B", "use m, only: a => b"},
	{"      TYPE(T)X", "type(t) :: x"}, {"      POINTERP", "pointer p"},
	{"      X = 1\n     1  + 2\n     & + 3", "x = 1+2+3"},
	{"      X = 'A\n     & B'", "x = 'A" + strings.Repeat(" ", 60) + " B'"},
	{"      X = 1 000 000", "x = 1000000"}, {"      X = 1. E 5 + A . E Q . B", "x = 1.e5+a==b"},
	{"C comment\n* comment\n! comment\n\n      X = 1 ! comment\nc\n     1 + 2", "x = 1+2"},
	{"\tX = 1\n\t1 + 2\n10\tY = 2", "x = 1+2\n10 y = 2"},
	{"      X = 1; Y = 2", "x = 1\ny = 2"},
	{"      X = 1" + strings.Repeat(" ", 61) + "IGNORED", "x = 1"},
	{"      X = '!'! no", "x = '!'"},
	{"100   FORMAT(1X, 'A B', 5HDON'T, F8.3)", "100 format (1X,'A B',5HDON'T,F8.3)"},
	{"      CALL S(3H) (,X)", "call s(3h) (,x)"},
	{"CHPF$ DISTRIBUTE A(BLOCK)\n      X = 1", "!hpf$ distribute (block) :: a\nx = 1"},
	{"!HPF$ ALIGN A(I)\n!HPF$+ WITH T(I)\n*HPF$ PROCESSORS P(4)", "!hpf$ align a(i) with t(i)\n!hpf$ processors p(4)"},
	{"!HPF$ ALIGN A(I) &\n!HPF$ WITH T(I)", "!hpf$ align a(i) with t(i)"},
	{"c!hpf$ distribute a(block)\n!!!hpf$ x\n      X = 1", "x = 1"},
	{"      REALFUNC=1", "realfunc = 1"},
	{"      REAL FUNCTIONA(10)", "real :: functiona(10)"},
	{"      FORALL(I=1:N)A(I)=0", "forall (i=1:n) a(i) = 0"}, {"      WHERE(A>0)A=1", "where (a>0) a = 1"},
	{"      ENTRYE(A)", "entry e(a)"}, {"      NULLIFY(P)", "nullify (p)"}, {"      P=>Q", "p => q"},
	{"      INCLUDE=1", "include = 1"}, {"      EQUIVALENCE(A,B)", "equivalence (a,b)"}, {"      NAMELIST/N/A", "namelist /n/ a"},
}

func TestFixedForm(t *testing.T) {
	for _, c := range fixedCases {
		bag := &diag.Bag{}
		f := Parse(diag.NewFile("a.f", []byte(c[0]+"\n")), bag)
		got := strings.TrimPrefix(strings.TrimSuffix(printed(f), "end program main\n"), "program main\n")
		got = strings.TrimSpace(strings.ReplaceAll("\n"+got, "\n  ", "\n"))
		if list := bag.All(); len(list) != 1 || !strings.HasSuffix(list[0].Message, "is not closed") {
			t.Errorf("%s\n%s", c[0], messages(bag))
		}
		if got != c[1] {
			t.Errorf("%s\n%s", c[0], cmp.Diff(c[1], got))
		}
	}
}

func TestFixedUnits(t *testing.T) {
	const text = `      PROGRAMP
      X=1
      END
      DOUBLEPRECISIONFUNCTIONF(X)
      F=X
      ENDFUNCTIONF
      RECURSIVE REAL*8 FUNCTION G(X)
      END
      SUBROUTINES
      END SUBROUTINE S
      BLOCKDATAB
      END
      PURE EXTRINSIC(HPF_LOCAL)
     & SUBROUTINE L(A)
      END
`
	f, bag := parseText("a.f", text)
	if bag.HasErrors() {
		t.Error(messages(bag))
	}
	var heads []string
	for _, u := range f.Units {
		heads = append(heads, unitHeadText(u))
	}
	want := []string{"program p", "double precision function f(x)", "recursive real*8 function g(x)", "subroutine s()",
		"block data b", "pure extrinsic(HPF_LOCAL) subroutine l(a)"}
	if diff := cmp.Diff(want, heads); diff != "" {
		t.Error(diff)
	}
}

// TestDetectForm checks the form of texts whose file name says nothing.
func TestDetectForm(t *testing.T) {
	for text, want := range map[string]Form{
		"C comment\n      x = 1\n": FixedForm, "      x = 1\nCHPF$ DISTRIBUTE x\n": FixedForm, "* text\n": FixedForm,
		"      x = 1\n     & + 2\n": FixedForm, "      x = 1\n     1 + 2\n": FixedForm,
		"c = 1\nend\n": FreeForm, "call s\nend\n": FreeForm, "c (1) = 2\nend\n": FreeForm, "      x = &\n      2\n": FreeForm,
		"      x = 1\n      end\n": FreeForm, "! comment\nprogram p\n": FreeForm, "     x = 1\nend\n": FreeForm, "": FreeForm,
		"!HPF$ ALIGN a &\n!HPF$ WITH b\n     & c": FreeForm,
	} {
		if got := detect([]byte(text)); got != want {
			t.Errorf("%q: form %d, want %d", text, got, want)
		}
	}
}

func TestFixedErrors(t *testing.T) {
	for text, want := range map[string]string{
		"program p\n      end\n":                 "1:1 \"p\" stands where only a label can be",
		"     & x = 1\n      end\n":              "1:6 this line continues no statement",
		"      x = 1\n10   & + 2\n      end\n":   "2:1 a continuation line cannot have a label",
		"!HPF$+ WITH T(I)\n      end\n":          "1:6 this line continues no directive",
		"      x = 1 +* 2\n      end\n":          "1:14 expected an expression, found '*'",
		"      x = 1\n     &  +* 2\n      end\n": "2:10 expected an expression, found '*'",
	} {
		_, bag := parseText("a.f", text)
		list := bag.All()
		if len(list) == 0 {
			t.Errorf("%q: no error", text)
			continue
		}
		got := strings.TrimPrefix(list[0].Span.String(), "a.f:") + " " + list[0].Message
		if got != want {
			t.Errorf("%q:\n got %s\nwant %s", text, got, want)
		}
	}
}
