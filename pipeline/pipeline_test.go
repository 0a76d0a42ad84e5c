package pipeline

import (
	"errors"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/node"
	"dhpfgo/partition"
	"dhpfgo/pipeline/pass"
	"dhpfgo/sem"
)

// TestSteps holds the steps of each stage against what they say of themselves.
func TestSteps(t *testing.T) {
	for stage, err := range map[string]error{
		"sem":        pass.Check(nil, sem.Steps, sem.Orders),
		"specialise": pass.Check([]pass.Fact{"typed"}, specialisation(&Compilation{}), SpecialiseOrders),
		"partition":  pass.Check([]pass.Fact{"specialised"}, partition.Passes, partition.Orders),
		"node":       pass.Check(nil, node.Passes, node.Orders),
	} {
		if err != nil {
			t.Errorf("%s: %v", stage, err)
		}
	}
	seen := map[string]bool{}
	for _, r := range Table() {
		if seen[r.Name] {
			t.Errorf("two steps have the name %q", r.Name)
		}
		seen[r.Name] = true
	}
	if len(seen) < 40 {
		t.Errorf("only %d steps", len(seen))
	}
}

const program = `program p
  real a(8), b(8)
!hpf$ distribute (block) :: a, b
  integer i
  do i = 2, 8
    a(i) = b(i-1)
  end do
  print *, a
end program
`

func compilation(source string) *Compilation {
	bag := &diag.Bag{}
	return &Compilation{Sources: []Source{{File: diag.NewFile("p.f90", []byte(source))}}, Bag: bag}
}

// TestEachStepIsSeen runs a program to the end; each step of the table that is no stage by itself is told of, once or more.
func TestEachStepIsSeen(t *testing.T) {
	c := compilation(program)
	seen := map[string]int{}
	c.Improve, c.Explain, c.Verify = true, true, true
	c.Options.Step = func(name string) func() {
		seen[name]++
		return func() {}
	}
	if err := c.Run(Code); err != nil || c.Bag.HasErrors() {
		t.Fatal(err)
	}
	for _, r := range Table() {
		if r.Name != r.Stage && seen[r.Name] == 0 {
			t.Errorf("the step %q has not run", r.Name)
		}
		delete(seen, r.Name)
	}
	for name := range seen {
		t.Errorf("the step %q is not in the table", name)
	}
	if !strings.Contains(c.Text, "define") || c.Why == nil {
		t.Error("no code or no plan")
	}
}

func TestStopAndDump(t *testing.T) {
	for _, x := range []struct{ step, want string }{
		{"statements", ""},
		{"calls", "a(i) = b(i-1)"},
		{"place", "need b(i-1)"},
		{"interchange", "b(i-1)"},
	} {
		c := compilation(program)
		var text string
		c.Improve = true
		c.Dump, c.Stop, c.Print = x.step, x.step, func(s string) { text += s }
		if err := c.Run(Code); !errors.Is(err, ErrStopped) {
			t.Errorf("%s: %v", x.step, err)
		}
		squeezed := strings.ReplaceAll(text, " - 1", "-1")
		if !strings.Contains(squeezed, x.want) {
			t.Errorf("after %s:\n%s", x.step, text)
		}
		if c.Text != "" {
			t.Errorf("%s: the compilation went on", x.step)
		}
	}
}

// TestErrorsEndTheStages lets no stage see a program with errors.
func TestErrorsEndTheStages(t *testing.T) {
	c := compilation("program p\n  implicit none\n  x = 1\nend program\n")
	if err := c.Run(Code); err != nil || !c.Bag.HasErrors() || c.SPMD != nil {
		t.Errorf("%v, errors %v", err, c.Bag.HasErrors())
	}
}
