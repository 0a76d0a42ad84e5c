package gmod

import (
	"bytes"
	"compress/gzip"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const source = `module m
  use, intrinsic :: iso_c_binding, only: c_int
  implicit none
  private hidden
  real(8), parameter :: third = -1/3d0, list(2,2) = reshape([1d0,2d0,3d0,4d0], [2,2])
  character(len=*), parameter :: quote = 'it''s'//achar(7)
  real :: variable
  type, abstract :: base
    integer :: k(0:2) = 7
  end type
  type, extends(base) :: later
    type(earlier), pointer :: next => null()
  end type
  type :: earlier
    real, allocatable :: x(:)
  end type
  interface operator(.plus.)
    procedure hidden
  end interface
contains
  pure integer function hidden(a, n)
    integer, intent(in) :: n
    type(earlier), intent(in) :: a
    hidden = n + size(a%x)
    end function
  subroutine polymorphic(x)
    class(base), intent(in) :: x
    end subroutine
  function shaped(x, n, f) result(y)
    integer, intent(in) :: n
    real, intent(in), optional :: x(:,2:)
    integer(c_int), external :: f
    character(len=n) :: y(-1:2*n)
    y = 'a'
  end function
end module
`

// TestRead lets gfortran read what was made of its module file, and looks for what that must say.
func TestRead(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	gfortran := func(path string) {
		cmd := exec.Command("gfortran", "-c", path)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	gfortran(write("m.f90", source))
	packed, err := os.ReadFile(filepath.Join(dir, "m.mod"))
	if err != nil {
		t.Fatal(err)
	}
	m, err := Read("m", packed)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"bind(gfortran, name='__m_MOD_shaped') result(y)", "real(4), optional, intent(in) :: x(:,2:)", "character(len=n) :: y(-1:(2*n))",
		"real(8), parameter :: third = -3.333333333333333e-01_8", "'it''s'//achar(7)", "integer(4) :: k(0:2) = 7", "type, extends(base) :: later",
		"procedure :: hidden", "private :: hidden",
	} {
		if !strings.Contains(m.Text, want) {
			t.Errorf("missing: %s", want)
		}
	}
	for _, not := range []string{"polymorphic", "variable"} {
		if strings.Contains(m.Text, not) {
			t.Errorf("unwanted: %s", not)
		}
	}
	if before, after, ok := strings.Cut(m.Text, "extends(base) :: later"); !ok || strings.Contains(after, "type :: earlier") || !strings.Contains(before, "type :: earlier") {
		t.Error("a type stands behind one that rests on it")
	}
	if t.Failed() {
		t.Log(m.Text)
	}
	plain := strings.NewReplacer("(gfortran, name='__m_MOD_", "(c, name='").Replace(m.Text)
	write("again.f90", plain)
	cmd := exec.Command("gfortran", "-fsyntax-only", "-w", "again.f90")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil && !strings.Contains(string(out), "BIND(C)") {
		t.Errorf("gfortran: %v\n%s\n%s", err, out, m.Text)
	}
}

// TestDamaged has files that no compiler wrote.
func TestDamaged(t *testing.T) {
	pack := func(text string) []byte {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		if _, err := z.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	full := head + " created from a.f90\n() () () () () () "
	for _, packed := range [][]byte{nil, []byte("\x1f\x8bno"), pack(""), pack("GFORTRAN module version '99'\n"), pack(head + "\n(()"), pack(head + "\n())"),
		pack(full + "(1 'a') ()"), pack(full + "('"), pack(full + strings.Repeat("(", 5000))} {
		if m, err := Read("a", packed); err == nil {
			t.Errorf("%q is taken for %+v", packed, m)
		}
	}
	for _, text := range []string{full + "() ()", full + "(1 'a' 'a' '' 1 ()) ('a' 0 1)", full + "(1 'a' 'a' '' 1 ((PARAMETER) () (INTEGER 4) 0 0 () (CONSTANT))) ('a' 0 1 'b')"} {
		if _, err := Read("a", pack(text)); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestRealText(t *testing.T) {
	for text, want := range map[string]string{"0.10000000000000@1": "1.0e+00", "-0.28000000000000@1": "-2.5e+00", "0.3243f6a8885a30@1": "3.141592653589793e+00",
		"0.19999a@0": "1.0000002384185791e-01", "0.0": "0.0e+00", "0.": "0.0e+00"} {
		if got, ok := realText(text); !ok || got != want {
			t.Errorf("%s: %s, %v; want %s", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "@Inf@", "0.1@x", "-@NaN@"} {
		if got, ok := realText(text); ok {
			t.Errorf("%q is %s", text, got)
		}
	}
}
