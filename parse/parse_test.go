package parse

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dhpfgo/diag"
)

// parseText parses a source and returns the tree and the messages.
func parseText(name, text string) (*File, *diag.Bag) {
	bag := &diag.Bag{}
	return Parse(diag.NewFile(name, []byte(text)), bag), bag
}

func printed(f *File) string {
	var b strings.Builder
	Fprint(&b, f)
	return b.String()
}

func messages(bag *diag.Bag) string {
	var b strings.Builder
	bag.Print(&b, diag.Options{})
	return b.String()
}

// TestStatements reads statements and compares their normal forms; an empty want means the statement itself.
func TestStatements(t *testing.T) {
	for _, set := range []struct {
		name  string
		cases [][2]string
	}{
		{"executable", executableCases}, {"declaration", declarationCases}, {"directive", directiveCases},
		{"expression", expressionCases}, {"source", sourceCases},
	} {
		t.Run(set.name, func(t *testing.T) {
			for _, c := range set.cases {
				checkStatement(t, c[0], c[1])
			}
		})
	}
}

func checkStatement(t *testing.T, in, want string) {
	t.Helper()
	if want == "" {
		want = in
	}
	f, bag := parseText("a.hpf", in+"\n")
	got := strings.TrimPrefix(strings.TrimSuffix(printed(f), "end program main\n"), "program main\n")
	got = strings.TrimSpace(strings.ReplaceAll("\n"+got, "\n  ", "\n"))
	if list := bag.All(); len(list) != 1 || !strings.HasSuffix(list[0].Message, "is not closed") {
		t.Errorf("%s\n%s", in, messages(bag))
	}
	if got != want {
		t.Errorf("%s\n%s", in, cmp.Diff(want, got))
	}
}

var executableCases = [][2]string{
	{"a = b", ""},
	{"a(1,2:n:3) = b(:,::2)", "a(1,2:n:3) = b(:,::2)"},
	{"if(if.eq.then) then = end", "if (if==then) then = end"},
	{"do = 3.d0", ""},
	{"end = 5", ""},
	{"else(1) = 2", ""},
	{"real(8) = x", ""},
	{"if = 1", ""},
	{"where(1) = 2", ""},
	{"call s", "call s()"},
	{"call s(a, b=2, c(1:2))", "call s(a,b=2,c(1:2))"},
	{"if (a) go to 10", ""},
	{"goto 10", "go to 10"},
	{"print *", "write (*,*)"},
	{"print *, 'it''s', a", "write (*,*) 'it''s',a"},
	{"print '(a)', (a(i), b(i), i=1,n,2)", "write (*,'(a)') (a(i),b(i),i=1,n,2)"},
	{"print *, ((a(i,j), i=1,n), j=1,m), (1.0,2.0), (x)*2", "write (*,*) ((a(i,j),i=1,n),j=1,m),(1.0,2.0),(x)*2"},
	{"write(unit=6, fmt=100, advance='no') x", "write (6,100,advance='no') x"},
	{"write(6,*) x,y", "write (6,*) x,y"},
	{"read *, n", "read (*,*) n"},
	{"read(5,*,iostat=i) a(1:n)", "read (5,*,iostat=i) a(1:n)"},
	{"allocate(a(n,0:m), b(2), stat=i)", "allocate (a(n,0:m), b(2),stat=i)"},
	{"deallocate(a, b)", "deallocate (a,b)"},
	{"stop", ""}, {"stop 1", ""}, {"error stop 'no'", ""}, {"errorstop", "error stop"}, {"return", ""}, {"continue", ""},
	{"10 continue", ""}, {"exit", ""}, {"cycle outer", ""},
	{"100 format(1x, 'a b', f8.3)", "100 format (1x, 'a b', f8.3)"},
	{"if (a > b) then\nx = 1\nelseif (c) then\nx = 2\nelse\nx = 3\nendif",
		"if (a>b) then\n  x = 1\nelse if (c) then\n  x = 2\nelse\n  x = 3\nend if"},
	{"if (a) then; end if", "if (a) then\nend if"},
	{"name: if (a) then\nexit name\nend if name", "name: if (a) then\n  exit name\nend if name"},
	{"do i = 1, n\na(i) = 1\nenddo", "do i = 1,n\n  a(i) = 1\nend do"},
	{"do while (x > 1)\nend do", "do while (x>1)\nend do"},
	{"dowhile(x)\nend do", "do while (x)\nend do"},
	{"do\nexit\nend do", "do\n  exit\nend do"},
	{"outer: do i = n, 1, -1\ncycle outer\nend do outer", "outer: do i = n,1,-1\n  cycle outer\nend do outer"},
	{"do 10 i = 1, 3\ndo 10, j = 1, 3\n10 a(i,j) = 0", "do i = 1,3\n  do j = 1,3\n10    a(i,j) = 0\n  end do\nend do"},
	{"do 10 while (x)\n10 continue", "do while (x)\n10  continue\nend do"},
	{"do 10 i = 1, 3\n10 end do", "do i = 1,3\n10  continue\nend do"},
	{"do i = 1, 3\n20 end do", "do i = 1,3\n20  continue\nend do"},
	{"do concurrent (i=1:n, j=1:m:2, i /= j)\na(i,j) = 0\nend do",
		"do concurrent (i=1:n,j=1:m:2,i/=j)\n  a(i,j) = 0\nend do"},
	{"forall (i=1:n, a(i) > 0) b(i) = a(n-i+1)", "forall (i=1:n,a(i)>0) b(i) = a(n-i+1)"},
	{"forall (i=1:n)\nb(i) = 1\nend forall", "forall (i=1:n)\n  b(i) = 1\nend forall"},
	{"where (a > 0) b = 1/a", "where (a>0) b = 1/a"},
	{"where (a > 0)\nb = 1\nelsewhere (a < 0)\nb = 2\nelse where\nb = 3\nendwhere",
		"where (a>0)\n  b = 1\nelse where (a<0)\n  b = 2\nelse where\n  b = 3\nend where"},
	{"go to (10,20), i", ""},
	{"if (i) 10, 20, 30", "if (i) 10, 20, 30"},
	{"p => q", ""},
	{"select case (i)\n  case (1)\n   select case (j)\n  end select\n  case (2,:-1,7:9,11:)\n x=2\ncase default\n    x = 3\nend select",
		"select case (i)\ncase (1)\n  select case (j)\n  end select\ncase (2,:-1,7:9,11:)\n  x = 2\ncase default\n  x = 3\nend select"},
	{"s: select case (c)\ncase ('a':'f') s\nend select s", "s: select case (c)\ncase ('a':'f')\nend select s"},
	{"select case (i)\n case (1)\nselect type (x)\ntype is (t)\nend select\nend select",
		"select case (i)\ncase (1)\n  select type (x)\n  type is (t)\n  end select\nend select"},
	{"select type(a=>b%c)\ntype is(real(8))\nx=1\nclass is(t)\nclass default\nend select",
		"select type (a=>b%c)\ntype is (real(kind=8))\n  x = 1\nclass is (t)\nclass default\nend select"},
	{"open(unit=3, file='x')", "open (unit=3,file='x')"}, {"open(3)", "open (unit=3)"},
	{"rewind 3", "rewind (unit=3)"}, {"backspace(u, iostat=i)", "backspace (unit=u,iostat=i)"},
	{"end file 3", "endfile (unit=3)"}, {"endfile(3)", "endfile (unit=3)"}, {"flush", "flush ()"},
	{"inquire(file='x', exist=l)", "inquire (file='x',exist=l)"}, {"inquire(iolength=n) a, b", "inquire (iolength=n) a,b"},
	{"close(3, status='delete')", "close (unit=3,status='delete')"}, {"wait(3)", "wait (unit=3)"},
	{"read 100, x", "read (*,100) x"}, {"read ('(i5)'), x", "read (*,('(i5)')) x"}, {"read (5, nml)", "read (5,nml)"},
	{"read(5,100,end=20,err=30) x", "read (5,100,end=20,err=30) x"}, {"write(6,nml=n)", "write (6,nml=n)"},
	{"goto (10,20) i+1", "go to (10,20), i+1"}, {"go to k", ""}, {"goto k (10,20)", "go to k, (10,20)"},
	{"assign 10 to k", ""}, {"pause 'x'", ""}, {"return 2", ""}, {"call s(*10,a)", ""}, {"call a%b(1)%c(x)", ""},
	{"p(1:,0:n) => q%r", ""}, {"nullify(p, x%q)", "nullify (p,x%q)"},
	{"allocate(real(8) :: a(n), x%b(0:m), source=c)", "allocate (real(kind=8) :: a(n), x%b(0:m),source=c)"},
	{"deallocate(x%b, stat=i)", "deallocate (x%b,stat=i)"},
	{"associate (a => x%y, b => z(1:2))\na = b\nend associate", "associate (a=>x%y,b=>z(1:2))\n  a = b\nend associate"},
	{"b: block\ninteger i\ni = 1\nend block b", "b: block\n  integer :: i\n  i = 1\nend block b"},
	{"do concurrent (integer :: i=1:n) local(a,b) reduce(+:s)\nend do",
		"do concurrent (integer :: i=1:n) local(a,b) reduce(+:s)\nend do"},
	{"f(x) = x+1\nreal y\ny = f(2)", "real :: y\nf(x) = x+1\ny = f(2)"},
	{"x = 1\ndata y /2/", "data y /2/\nx = 1"},
	{"entry e(a,*) result(r)", ""},
	{"c(i)%s(2:3) = 'abc'(1:2)", ""},
}

var declarationCases = [][2]string{
	{"implicit none", ""},
	{"implicit real(8) (a-h,o-z), integer (i)", "implicit real(kind=8) (a-h,o-z), integer (i)"},
	{"implicit real (a-h)", ""},
	{"implicit real*8 (a-h)", ""},
	{"integer i, j(10)", "integer :: i, j(10)"},
	{"real*8 x", "real*8 :: x"},
	{"double precision x", "double precision :: x"},
	{"doubleprecision, save :: x", "double precision, save :: x"},
	{"real(kind=dp), dimension(:,0:n), allocatable, intent ( in out ) :: a, b",
		"real(kind=dp), dimension(:,0:n), allocatable, intent(inout) :: a, b"},
	{"character*10 c, d*20", "character*10 :: c, d*20"},
	{"character(len=*), intent(in) :: c", ""},
	{"character(20) c", "character(len=20) :: c"},
	{"character*(*) c", "character*(*) :: c"},
	{"character c*(*)", "character :: c*(*)"},
	{"logical(4) l", "logical(kind=4) :: l"},
	{"complex(8), parameter :: i = (0.0,1.0)", "complex(kind=8), parameter :: i = (0.0,1.0)"},
	{"integer :: a(3) = (/ 1, 2, 3 /), b(2) = [(i, i=1,2)]", "integer :: a(3) = [1,2,3], b(2) = [(i,i=1,2)]"},
	{"parameter (a = 1, b = 2)", ""},
	{"dimension a(10), b(0:n,*)", ""},
	{"allocatable :: a, b(:)", "allocatable a, b(:)"},
	{"external f, g", ""}, {"intrinsic :: sin", "intrinsic sin"}, {"save", ""}, {"save a, b", ""},
	{"save /blk/", ""},
	{"common /blk/ a, b(10)", ""}, {"common a, b /x/ c, // d", "common // a, b /x/ c // d"},
	{"equivalence (a,b(1)), (c,d)", ""}, {"namelist /n/ a, b, /m/ c", "namelist /n/ a,b /m/ c"},
	{"data x /1.0/", ""}, {"data a,(b(i),i=1,3) /1,3*0/ c /z'ff'/, d /-1/", "data a,(b(i),i=1,3) /1,3*0/, c /z'ff'/, d /-1/"},
	{"data ((a(i,j), i=1,2), j=1,3) /6*.true./", "data ((a(i,j),i=1,2),j=1,3) /6*.true./"},
	{"data c /4habcd, 'ff'x, 2*(1.,-2.)/", "data c /4habcd,z'ff',2*(1.,-2.)/"},
	{"real x /1.0/, y(3) /3*0./", "real :: x /1.0/, y(3) /3*0./"},
	{"use m", ""}, {"use m, only: a => b, operator(+), c", ""}, {"use, intrinsic :: iso_c_binding", ""}, {"use m, only:", ""},
	{"use m, operator(.a.) => operator(.b.)", ""}, {"use :: m, x => y", "use m, x => y"}, {"import", ""}, {"import :: a", "import :: a"},
	{"pointer p", ""}, {"type(t) :: x", ""}, {"class(t), pointer :: y", ""}, {"class(*) :: z", ""},
	{"intent(in out) a", "intent(inout) a"}, {"optional :: a", "optional a"}, {"save /b/, c", ""},
	{"private", ""}, {"public :: a, operator(//), assignment(=)", "public a, operator(//), assignment(=)"},
	{"bind(c, name='x') :: y", "bind(c,name='x') :: y"}, {"real, bind(c,name='q') :: r", ""}, {"volatile x", ""},
	{"real, pointer :: p(:) => null()", ""}, {"character(len=:), allocatable :: c", ""}, {"character*(:) c", "character*(:) :: c"},
	{"character c*8, d(3)*(n)", "character :: c*8, d(3)*(n)"},
	{"procedure(f), pointer :: p => null()", ""}, {"procedure(real(8)) :: q", "procedure(real(kind=8)) :: q"},
	{"abstract interface\nfunction f(x)\nreal f, x\nend function\nend interface",
		"abstract interface\n  function f(x)\n    real :: f, x\n  end function f\nend interface"},
	{"interface operator(.x.)\nmodule procedure a, b\nend interface operator(.x.)",
		"interface operator(.x.)\n  module procedure a, b\nend interface operator(.x.)"},
	{"interface\n  subroutine s(a)\n  real a\n  end subroutine\nend interface",
		"interface\n  subroutine s(a)\n    real :: a\n  end subroutine s\nend interface"},
	{"type t\nsequence\n  integer :: x\nend type t", "type :: t\n  sequence\n  integer :: x\nend type t"},
	{"type, extends(b) :: t\nend type", "type, extends(b) :: t\nend type t"},
	{"type t\nprivate\nreal, allocatable :: a(:)\ncontains\nprocedure, pass(x) :: f => g\ngeneric :: operator(+) => f\nfinal :: d\nend type",
		"type :: t\n  private\n  real, allocatable :: a(:)\ncontains\n  procedure, pass(x) :: f => g\n" +
			"  generic :: operator(+) => f\n  final :: d\nend type t"},
	{"enum, bind(c)\nenumerator :: red = 1, green\nend enum", "enum, bind(c)\n  enumerator :: red = 1, green\nend enum"},
	{"integer function", "integer :: function"},
}

var directiveCases = [][2]string{
	{"!HPF$ PROCESSORS p(2,NUMBER_OF_PROCESSORS()/2)", "!hpf$ processors p(2,number_of_processors()/2)"},
	{"!hpf$ processors q", ""},
	{"!hpf$ processors :: p(4), q(2)", "!hpf$ processors p(4), q(2)"},
	{"!hpf$ template, dimension(n) :: t, u(2)", "!hpf$ template t(n), u(2)"},
	{"!Hpf$template t(0:n+1,n)", "!hpf$ template t(0:n+1,n)"},
	{"!hpf$ distribute a(block,*) onto p(1:4)", "!hpf$ distribute (block,*) onto p(1:4) :: a"},
	{"!hpf$ distribute (cyclic(k), gen_block(s)) :: a, b", "!hpf$ distribute (cyclic(k),gen_block(s)) :: a,b"},
	{"!hpf$ distribute(block) :: a", "!hpf$ distribute (block) :: a"},
	{"!hpf$ distribute a onto p", "!hpf$ distribute onto p :: a"},
	{"!hpf$ distribute a(block), b(cyclic)", "!hpf$ distribute (block) :: a\n!hpf$ distribute (cyclic) :: b"},
	{"!hpf$ distribute (block), dynamic, shadow(1) :: a",
		"!hpf$ distribute (block) :: a\n!hpf$ dynamic :: a\n!hpf$ shadow (1) :: a"},
	{"!hpf$ distribute a *(block)", "!hpf$ distribute * (block) :: a"}, {"!hpf$ distribute * onto * :: a", ""},
	{"!hpf$ align a(i,*,:) with t(2*j+1,i,*)", ""},
	{"!hpf$ align a with t", ""},
	{"!hpf$ align with t:: a", "!hpf$ align a with t"},
	{"!hpf$ align a(i), b(i) with t(i)", ""},
	{"!hpf$ align (:,:) with t(:,:) :: a,b", "!hpf$ align a(:,:), b(:,:) with t(:,:)"},
	{"!hpf$ shadow a(1:2,0)", "!hpf$ shadow (1:2,0) :: a"},
	{"!hpf$ shadow (1,w) :: a, b", "!hpf$ shadow (1,w) :: a,b"},
	{"!hpf$ independent\ndo i=1,n\nend do", "!hpf$ independent\ndo i = 1,n\nend do"},
	{"!hpf$ independent(j,i), new(x,y) reduction(s) , reduction(max:m) on home(a(i))\ndo i=1,n\nend do",
		"!hpf$ independent (j,i), new(x,y), reduction(s), reduction(max:m), on home(a(i))\ndo i = 1,n\nend do"},
	{"!hpf$ independent new(x)\nforall (i=1:n) a(i) = 1", "!hpf$ independent, new(x)\nforall (i=1:n) a(i) = 1"},
	{"!hpf$ independent, reduction(.and.:ok), localize(u)\ndo i=1,n\nend do",
		"!hpf$ independent, reduction(.and.:ok), localize(u)\ndo i = 1,n\nend do"},
	{"!hpf$ align a(i) &\n!hpf$   & with t(i)", "!hpf$ align a(i) with t(i)"},
	{"!hpf$ align a(i) wi&\n!HPF$&th t(i)", "!hpf$ align a(i) with t(i)"},
	{"!hpf$ dynamic a", "!hpf$ dynamic :: a"}, {"!hpf$ sequence :: /blk/, b", "!hpf$ sequence :: b,/blk/"},
	{"!hpf$ inherit :: a", ""}, {"!hpf$ sequence", ""}, {"!hpf$ no sequence a", "!hpf$ nosequence :: a"},
	{"!hpf$ distribute a *(block) onto *p", "!hpf$ distribute * (block) onto p :: a"},
	{"!hpf$ distribute a * onto *", "!hpf$ distribute * onto * :: a"}, {"!hpf$ align a with *", "!hpf$ align a with *"},
	{"!hpf$ align a(i) with *b(i+1)", ""}, {"!hpf$ range a (block,*), (cyclic,*)", "!hpf$ range a (*)"},
	{"x = 1\n!hpf$ redistribute a(cyclic) onto p", "x = 1\n!hpf$ redistribute (cyclic) onto p :: a"},
	{"x = 1\n!hpf$ realign a(i,*) with t(2*i)", ""},
	{"x = 1\n!hpf$ on home(a(i)) begin", "x = 1\n!hpf$ on home(a(i)) begin"},
	{"!hpfj reflect a", "!hpfj$ reflect a"},
	{"!!!hpf$ distribute x\nx = 1 !hpf$ independent", "x = 1"},
}

var expressionCases = [][2]string{
	{"x = a+b*c**d**e-f/g", ""},
	{"x = -a**2+b", ""},
	{"x = -a*b", ""},
	{"x = a.and..not.b.or.c.eqv.d.neqv.e", "x = a .and. .not. b .or. c .eqv. d .neqv. e"},
	{"x = a.eq.b.or.c.ne.d.and.e.lt.f", "x = a==b .or. c/=d .and. e<f"},
	{"x = a // b // 'c' == d", "x = a//b//'c'==d"},
	{"x = 1.eq.n", "x = 1==n"},
	{"x = 1.e5+1.d0+3.0_8+.5+2.+1e-3_dp+1.D+3", "x = 1.e5+1.d0+3.0_8+.5+2.+1e-3_dp+1.d+3"},
	{"x = 1..and.y", "x = 1. .and. y"},
	{"x = 12_8+.true._4", ""},
	{"x = (1.0,-2.0)*(a+b)", ""},
	{"x = f()+g(1)(2:3)+s(:)", ""},
	{"x = a%b%c(1)%d", ""},
	{`x = "say ""hi"""//'it''s'`, `x = 'say "hi"'//'it''s'`},
	{"x = -(-a)", ""},
	{"x = a == -b", "x = a==-b"},
	{"x = [1,2,(i,i=1,3)]", ""},
	{"x = (/ 1, 2 /)", "x = [1,2]"},
	{"x = .not. (a .gt. b)", "x = .not. (a>b)"},
	{"x = max(a, b(i-1,j), dim=2)", "x = max(a,b(i-1,j),dim=2)"},
	{"x = a .op. b+c .op. .inv. d**2", ""},
	{"x = .inv. a*b", ""},
	{"x = int(z'7F') + b'01' + '17'o", "x = int(z'7f')+b'01'+o'17'"},
	{"x = [real(8) :: 1, (i,i=1,3)] + [type(t) ::]", "x = [real(kind=8) :: 1,(i,i=1,3)]+[type(t) :: ]"},
	{"x = t(1,b=2)%c", ""},
	{"call s(5hab'c!)", "call s(5hab'c!)"},
}

var sourceCases = [][2]string{
	{"X = a & ! comment\n\n ! comment\n  & + b", "x = a+b"},
	{"x = ab&\n  &cd", "x = abcd"},
	{"x = ab + &\ncd", "x = ab+cd"},
	{"x = 'a&\n  & b'", "x = 'a b'"},
	{"x = 'a;b!c' ; y = 2 ! z", "x = 'a;b!c'\ny = 2"},
	{"CALL Foo(A)\r\nX=1\r", "call foo(a)\nx = 1"},
	{"\tx\t=\t1", "x = 1"},
	{"x = 1\n# 1 \"file.F90\"\ny = 2", "x = 1\ny = 2"},
}

// TestTree checks values of the tree that the printer does not show apart.
func TestTree(t *testing.T) {
	f, bag := parseText("a.hpf", `x = 1.5d0_8
!hpf$ independent
do 10 i = 1, 2
do 10 j = 1, 2
10 continue
`+"end\n")
	if bag.HasErrors() {
		t.Fatal(messages(bag))
	}
	body := f.Units[0].Body
	if x := body[0].(*Assign).RHS.(*RealLit); x.Text != "1.5e0" || x.Exp != 'd' || x.Kind != "8" {
		t.Errorf("%+v", x)
	}
	do := body[1].(*Do)
	if len(do.Directives) != 1 || do.Var.Name != "i" || do.Pos.Text() != "do 10 i = 1, 2" {
		t.Errorf("%+v", do)
	}
	inner := do.Body[0].(*Do)
	if inner.End != do.End || inner.Body[0].Label() != 10 || inner.End.Text() != "10 continue" {
		t.Errorf("%+v", inner)
	}
}

func TestUnits(t *testing.T) {
	const text = `program p
  x = 1
contains
  subroutine s(a)
    a = 1
  end subroutine s
end program p

recursive function f(n) result(r)
  integer :: n, r
  r = n
end function f

double precision function g()
  g = 1.d0
end function g

pure extrinsic(hpf_local) subroutine t(a,b)
end subroutine t

module m
  integer :: k
contains
  real(kind=8) function h(x)
    h = x
  end function h
end module m
`
	f, bag := parseText("a.hpf", text)
	if bag.HasErrors() {
		t.Error(messages(bag))
	}
	if diff := cmp.Diff(text, printed(f)); diff != "" {
		t.Error(diff)
	}
}

// TestFixpoint prints and parses all programs of testdata and of the tables twice.
func TestFixpoint(t *testing.T) {
	var texts []string
	for _, pattern := range []string{"testdata/*.hpf", "../examples/*.hpf", "../testdata/programs/*.hpf", "../testdata/programs/*.f90"} {
		files, _ := filepath.Glob(pattern)
		for _, name := range files {
			if text, err := os.ReadFile(name); err == nil {
				texts = append(texts, string(text))
			}
		}
	}
	for _, text := range texts {
		f, bag := parseText("a.hpf", text)
		if bag.HasErrors() {
			t.Errorf("%s", messages(bag))
		}
		checkFixpoint(t, f)
	}
}

func checkFixpoint(t *testing.T, f *File) {
	t.Helper()
	once := printed(f)
	again, bag := parseText("b.hpf", once)
	if bag.HasErrors() {
		t.Errorf("%s\n%s", messages(bag), once)
	}
	if diff := cmp.Diff(once, printed(again)); diff != "" {
		t.Error(diff)
	}
}

func TestLongLines(t *testing.T) {
	long := "x = 'it''s " + strings.Repeat("abc&'' ", 60) + "' + y\n!hpf$ distribute (" + strings.Repeat("block,", 50) + "*) :: a\n"
	f, _ := parseText("a.hpf", long)
	checkFixpoint(t, f)
	for _, line := range strings.Split(printed(f), "\n") {
		if len(line) > 132 {
			t.Errorf("line of %d characters", len(line))
		}
	}
}

var expectation = regexp.MustCompile(`! ERROR "([^"]*)"(?: HELP "([^"]*)")?`)

// TestErrors runs testdata/errors/*: files with cases that are separated by "---" lines. A line that ends in
// ! ERROR "regexp" must give an error that matches, with HELP one whose help matches, and there must be no others.
func TestErrors(t *testing.T) {
	files, _ := filepath.Glob("testdata/errors/*.hpf")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range strings.Split(string(text), "---\n") {
			checkErrors(t, name, part)
		}
	}
}

func checkErrors(t *testing.T, name, text string) {
	t.Helper()
	lines := strings.Split(text, "\n")
	_, bag := parseText(name, text)
	for _, d := range bag.All() {
		line, _ := d.Span.LineCol()
		m := expectation.FindStringSubmatch(lines[line-1])
		if m == nil || !regexp.MustCompile(m[1]).MatchString(d.Message) ||
			!regexp.MustCompile(m[2]).MatchString(strings.Join(d.Helps, "\n")) {
			t.Errorf("unexpected message in\n%s\n%s", text, diag.Render(d, diag.Options{}))
			continue
		}
		lines[line-1] = ""
	}
	for _, l := range lines {
		if expectation.MatchString(l) {
			t.Errorf("no error for: %s", l)
		}
	}
}

func TestErrorPositions(t *testing.T) {
	for text, want := range map[string]string{
		"do i = 1\n":                "1:9",
		"x = a + * b\n":             "1:9",
		"!hpf$ align a(i) wiht t\n": "1:18",
		"if (a = b) then\nend if\n": "1:7",
		"call s(x,,y)\n":            "1:10",
		"x = &\n  a b\n":            "2:5",
		"integer :: i j\n":          "1:14",
		"!hpf$ distribte a(block)":  "1:7",
	} {
		_, bag := parseText("a.hpf", text+"\nend\n")
		if list := bag.All(); len(list) == 0 || list[0].Span.String() != "a.hpf:"+want {
			t.Errorf("%q: want %s, got\n%s", text, want, messages(bag))
		}
	}
}

func TestDumpTokens(t *testing.T) {
	var b strings.Builder
	DumpTokens(&b, diag.NewFile("a.hpf", []byte("10 if (a .eq. 1) b = 'x'\n!hpf$ align with t :: a\n")), Options{})
	want := `1:1 label "10" keyword "if" op "(" ident "a" op "==" int "1" op ")" keyword "=" ident "b" op "=" string "'x'"
2:7 directive "::" ident "align" ident "with" ident "t" op "::" ident "a"
`
	if diff := cmp.Diff(want, b.String()); diff != "" {
		t.Error(diff)
	}
}

// TestInclude checks that the statements of an included file stand in place of the line, and messages about it.
func TestInclude(t *testing.T) {
	files := map[string]string{"a.h": "      integer a\n      include 'b.h'\n", "b.h": "C comment\n      real b(3", "loop.h": "      include 'loop.h'\n"}
	opt := Options{Include: func(_ *diag.File, name string) (*diag.File, error) {
		if text, ok := files[name]; ok {
			return diag.NewFile(name, []byte(text)), nil
		}
		return nil, os.ErrNotExist
	}}
	bag := &diag.Bag{}
	main := diag.NewFile("m.f", []byte("      program p\n      include 'a.h'\n      INCLUDE 'none.h'\n      end\n"))
	f := ParseWith(main, bag, opt)
	if got := printed(f); got != "program p\n  integer :: a\nend program p\n" {
		t.Errorf("got %s", got)
	}
	var got []string
	for _, d := range bag.All() {
		got = append(got, d.Error())
	}
	want := []string{"b.h:2:15: error: expected ')' or ',', found the end of the statement", "m.f:3:15: error: 'none.h' cannot be read: file does not exist"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	bag = &diag.Bag{}
	ParseWith(diag.NewFile("m.f", []byte("      include 'loop.h'\n      end\n")), bag, opt)
	if !bag.HasErrors() {
		t.Error("a file that includes itself gives no error")
	}
}

// TestIncludedInsideStatement has a file in the middle of a continued statement: the lines after it keep their numbers.
func TestIncludedInsideStatement(t *testing.T) {
	const output = "# 1 \"a.F90\"\n# 1 \"a.F90\"\ncall f(1, & ! one\n# 1 \"./b.h\" 1\n! more\n  '!', & ! two\n\n  & x &\n# 3 \"a.F90\" 2\n  )\nx = )\nend\n"
	main, sources := Preprocessed("a.F90", []byte(output))
	bag := &diag.Bag{}
	f := ParseWith(main, bag, Options{Sources: sources})
	if got := printed(f); got != "program main\n  call f(1,'!',x)\nend program main\n" {
		t.Errorf("got %s", got)
	}
	if list := bag.All(); len(list) != 1 || list[0].Span.String() != "a.F90:4:5" {
		t.Errorf("got %s", messages(bag))
	}
}

// TestPreprocessed checks that line markers put each line where it was typed.
func TestPreprocessed(t *testing.T) {
	const output = "# 1 \"a.F90\"\n# 1 \"<built-in>\" 1\n# 1 \"a.F90\" 2\n\n# 1 \"./b.h\" 1\nreal :: b\n\n# 5 \"a.F90\" 2\nx = )\nend\n"
	main, sources := Preprocessed("a.F90", []byte(output))
	bag := &diag.Bag{}
	f := ParseWith(main, bag, Options{Sources: sources})
	if got := printed(f); got != "program main\n  real :: b\nend program main\n" {
		t.Errorf("got %s", got)
	}
	if list := bag.All(); len(list) != 1 || list[0].Span.String() != "a.F90:5:5" {
		t.Errorf("got %s", messages(bag))
	}
	if pos := f.Units[0].Decls[0].Span(); pos.String() != "./b.h:1:1" {
		t.Errorf("declaration at %s", pos)
	}
	if _, bag := parseText("a.f90", "#define X\n# 3 \"x\"\nend\n"); len(bag.All()) != 1 || bag.All()[0].Code != "preprocessor" {
		t.Errorf("got %s", messages(bag))
	}
}
