package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const debugged = `program dbg
  implicit none
  integer :: i, j
  real(8) :: a(4, -1:2), s
  do j = -1, 2
    do i = 1, 4
      a(i, j) = 10 * i + j
    end do
  end do
  s = sum(a)
  call work(3)
  print *, s
contains
  subroutine work(n)
    integer, intent(in) :: n
    integer :: b(5)
    b = n
    b(2) = 42
    print *, b(2), n
  end subroutine
end program
`

// TestDebugger lets gdb stop at source lines and print variables, elements and whole arrays.
func TestDebugger(t *testing.T) {
	if _, err := exec.LookPath("gdb"); err != nil {
		t.Fatal("gdb is missing; it must stop in our programs: apt install gdb (or run scripts/setup.sh test)")
	}
	dir := t.TempDir()
	source, exe := filepath.Join(dir, "dbg.f90"), filepath.Join(dir, "dbg")
	if err := os.WriteFile(source, []byte(debugged), 0o666); err != nil {
		t.Fatal(err)
	}
	tool(t, "dhpfgo", "build", "-g", "-O", "0", "-o", exe, source)
	cmd := exec.Command("gdb", "-q", "-batch", "-nx", "-ex", "set follow-fork-mode child", "-ex", "break dbg.f90:12",
		"-ex", "break dbg.f90:19", "-ex", "run", "-ex", "print b", "-ex", "print b(2)", "-ex", "print n",
		"-ex", "continue", "-ex", "print a(3,2)", "-ex", "print a", "-ex", "print s", "-ex", "kill", exe)
	cmd.Env = append(os.Environ(), "PGAS_IMAGES=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{
		"work () at dbg.f90:19", "$1 = (3, 42, 3, 3, 3)", "$2 = 42", "$3 = 3", "dbg () at dbg.f90:12", "$4 = 32",
		"$5 = ((9, 19, 29, 39) (10, 20, 30, 40) (11, 21, 31, 41) (12, 22, 32, 42))", "$6 = 408",
	} {
		if !strings.Contains(string(out), want) {
			t.Errorf("gdb does not print %q:\n%s", want, out)
		}
	}
}
