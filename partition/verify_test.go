package partition

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
)

// passFaults are what a pass may get wrong, with words of the report that tells of it.
var passFaults = []struct {
	name  string
	plant func(u *comm.Unit)
	want  string
}{
	{"a partition of other loops", func(u *comm.Unit) { inLoop(u).Set = u.Sets.EmptySet() }, "has dimensions"},
	{"an owner of nothing", func(u *comm.Unit) { inLoop(u).Home = nil }, "owner's of no element"},
	{"a need for what is not distributed", func(u *comm.Unit) { u.Needs[0].Ref = &ir.Elem{Sym: &ir.Symbol{Name: "x"}} }, "is not distributed"},
	{"a message behind its statement", func(u *comm.Unit) { u.Needs[0].At = u.Nodes[len(u.Nodes)-1] }, "placed"},
	{"a message inside a loop that is not around", func(u *comm.Unit) { last(u).At = u.Nodes[1] }, "other loops"},
	{"a message of another round", func(u *comm.Unit) { n := *u.Needs[0].At; u.Needs[0].At = &n }, "another round"},
	{"a pipeline of a statement", func(u *comm.Unit) { u.Needs[0].Piped, u.Needs[0].At = true, u.Needs[0].N }, "pipelined at a loop"},
	{"sent back too early", func(u *comm.Unit) { last(u).Back, last(u).At = true, u.Nodes[0] }, "has not passed"},
	{"a need in no step", func(u *comm.Unit) { u.Steps[0].Needs[u.Needs[0].Ref.Sym] = u.Steps[0].Needs[u.Needs[0].Ref.Sym][1:] }, "steps"},
	{"a need in two steps", func(u *comm.Unit) { u.Steps = append(u.Steps, u.Steps[0]) }, "in 2 steps"},
	{"a step for nobody", func(u *comm.Unit) { u.Steps[0].Needs[u.Needs[0].Ref.Sym] = nil }, "for nobody"},
	{"a step of another kind", func(u *comm.Unit) { u.Steps[0].Back = true }, "another place"},
	{"a statement of nobody", func(u *comm.Unit) { u.CP.Put(u.Nodes[0], nil) }, "nobody executes"},
	{"an exchange without explanation", func(u *comm.Unit) { u.Exchanges = u.Exchanges[1:] }, "not what is said"},
	{"a reduction of nothing", func(u *comm.Unit) {
		u.Reductions = []*compute.Reduction{{Region: u.Needs[0].N}}
	}, "no loop"},
}

// inLoop is the partition of the first statement that its owner executes.
func inLoop(u *comm.Unit) *compute.Part {
	for _, n := range u.Nodes {
		if p := u.CP.Of(n); p != nil && p.Own && len(n.Loops) > 0 {
			return p
		}
	}
	panic("no statement has an owner")
}

// last is the need of the statement after the loops.
func last(u *comm.Unit) *comm.Need { return u.Needs[len(u.Needs)-1] }

func TestVerifyFindsFaultsOfPasses(t *testing.T) {
	source, err := os.ReadFile("testdata/comm/five_point.hpf")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range passFaults {
		t.Run(f.name, func(t *testing.T) {
			u := compile(t, "five_point.hpf", string(source))
			if err := u.Unit.Verify(); err != nil {
				t.Fatalf("before the fault: %v", err)
			}
			f.plant(u.Unit)
			defer func() {
				if text := fmt.Sprint(recover()); !strings.Contains(text, f.want) || !strings.Contains(text, `after the step "split"`) {
					t.Errorf("got %s, want a report with %q", text, f.want)
				}
			}()
			u.verify("split")
		})
	}
}
