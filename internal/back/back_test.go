package back

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/sem"
)

const source = `program p
  integer :: k
  real :: x(3)
  x = [1.5, 2.5, 3.5]
  k = sum(int(x))
  print *, k, trim(word(2)) // "'"
contains
  function word(n) result(w)
    integer, intent(in) :: n
    character(len=n) :: w
    w = "abc"
  end function
end program
`

// TestFortran checks that a written program holds what a reader of Fortran could not see in the source: conversions and loops.
func TestFortran(t *testing.T) {
	file := filepath.Join(t.TempDir(), "p.f90")
	if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	bag := &diag.Bag{}
	p := sem.Check(parse.Parse(diag.NewFile(file, []byte(source)), bag), lower.Now{}, bag)
	text, err := Fortran(p)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"int(x(", ",4)", ": do ", "recursive function p_word(n) result(w)", "character(len=", "''''"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	if strings.Contains(text, "sum(") {
		t.Errorf("a sum that is no loop:\n%s", text)
	}
	Answers(t, file, p)
}

// TestRefused checks that what has no text is refused rather than left out.
func TestRefused(t *testing.T) {
	text := "program p\ncommon /c/ k\nk = 1\nread (*, *, err=10) k\n10 print *, k\nend program\n"
	bag := &diag.Bag{}
	p := sem.Check(parse.Parse(diag.NewFile("p.f90", []byte(text)), bag), lower.Now{}, bag)
	_, err := Fortran(p)
	if err == nil || !strings.Contains(err.Error(), "common block") || !strings.Contains(err.Error(), "control list of read") {
		t.Errorf("%v", err)
	}
}
