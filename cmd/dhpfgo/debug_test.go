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

const debuggedArrays = `module held_arrays
  implicit none
  integer, allocatable :: held(:)
contains
  subroutine work(x, n, y)
    integer, intent(inout) :: x(0:, :)
    integer, intent(in) :: n
    real(8), intent(in) :: y(n)
    integer :: local(n, 2)
    integer, pointer :: p(:)
    integer, target :: t(6)
    integer, allocatable :: al(:)
    local = x(:n-1, :)
    t = [1, 2, 3, 4, 5, 6]
    p => t(2:6:2)
    allocate(al(-1:1))
    al = [7, 8, 9]
    held = [3, 2, 1]
    print *, sum(local), sum(p), y(1)
    deallocate(al)
    p => t
    print *, p(6)
  end subroutine
end module
program dbg
  use held_arrays
  implicit none
  integer :: a(4, 6), i
  real(8), allocatable :: y(:)
  a = reshape([(i, i=1,24)], [4, 6])
  allocate(y(3))
  y = 1.5d0
  call work(a(1:4:2, 2:6:2), 2, y)
  print *, held
end program
`

// TestDebugger lets gdb stop at source lines and print variables, elements and whole arrays.
func TestDebugger(t *testing.T) {
	t.Parallel()
	inDebugger(t, debugged, []string{"break dbg.f90:12", "break dbg.f90:19", "run", "print b", "print b(2)", "print n",
		"continue", "print a(3,2)", "print a", "print s", "kill"},
		"work () at dbg.f90:19", "$1 = (3, 42, 3, 3, 3)", "$2 = 42", "$3 = 3", "dbg () at dbg.f90:12", "$4 = 32",
		"$5 = ((9, 19, 29, 39) (10, 20, 30, 40) (11, 21, 31, 41) (12, 22, 32, 42))", "$6 = 408")
}

// TestDebuggerDynamicArrays lets gdb print arrays whose memory and bounds are known only at run time.
func TestDebuggerDynamicArrays(t *testing.T) {
	t.Parallel()
	inDebugger(t, debuggedArrays, []string{"break dbg.f90:19", "break dbg.f90:22", "break dbg.f90:34", "run", "print x",
		"print x(1,3)", "print local", "print p", "print al", "print al(-1)", "print held", "print y", "continue",
		"print al", "print p", "continue", "print y", "kill"},
		"$1 = ((5, 7) (13, 15) (21, 23))", "$2 = 23", "$3 = ((5, 7) (13, 15))", "$4 = (2, 4, 6)", "$5 = (7, 8, 9)", "$6 = 7",
		"$7 = (3, 2, 1)", "$8 = (1.5, 1.5)", "$9 = <not allocated>", "$10 = (1, 2, 3, 4, 5, 6)", "$11 = (1.5, 1.5, 1.5)")
}

// inDebugger runs a program in gdb, which must print every one of the texts.
func inDebugger(t *testing.T, program string, commands []string, wanted ...string) {
	t.Helper()
	if _, err := exec.LookPath("gdb"); err != nil {
		t.Fatal("gdb is missing; it must stop in our programs: apt install gdb (or run scripts/setup.sh test)")
	}
	dir := t.TempDir()
	source, exe := filepath.Join(dir, "dbg.f90"), filepath.Join(dir, "dbg")
	if err := os.WriteFile(source, []byte(program), 0o666); err != nil {
		t.Fatal(err)
	}
	tool(t, "dhpfgo", "build", "-g", "-O", "0", "-o", exe, source)
	args := []string{"-q", "-batch", "-nx", "-ex", "set follow-fork-mode child"}
	for _, c := range commands {
		args = append(args, "-ex", c)
	}
	cmd := exec.Command("gdb", append(args, exe)...)
	cmd.Env = append(os.Environ(), "PGAS_IMAGES=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range wanted {
		if !strings.Contains(string(out), want) {
			t.Errorf("gdb does not print %q:\n%s", want, out)
		}
	}
}
