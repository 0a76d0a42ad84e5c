package tally

import (
	"cmp"
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/plan"
)

// Program is an SPMD program with its plan: the layouts and arrays there, and by the number of an exchange the names in its sets.
type Program struct {
	SPMD    *spmd.Program
	Plan    *plan.Plan
	Layouts map[*ir.Layout]*plan.Layout
	Arrays  map[*ir.Symbol]*plan.Array
	Names   map[int]*space.Names
}

// Run adds up what a run on a number of images moves, with what the user says of it.
func (p *Program) Run(images int, given plan.Given) *plan.Run {
	m := newMachine(p, images, given)
	if main := m.main(); main != nil {
		m.frame = newFrame(main)
		m.body(main.Body)
	}
	return m.total()
}

// Owners are the processors that the function of OWNER in a table gives for the cells from lo to hi in a run on a number of images, nil
// where only the run knows them.
func (p *Program) Owners(t *ir.Table, images int, lo, hi int64) []int64 {
	return newMachine(p, images, plan.Given{}).ownersBy(t, &lo, &hi)
}

// machine follows a program.
type machine struct {
	*counter
	assumed map[string]bool    // what is taken for granted
	inside  map[*spmd.Unit]int // calls that have not returned
	steps   int
	enough  int               // steps after which some iterations stand for all
	trips   map[int]int64     // of loops, by their lines, that the plan cannot know
	trip    map[ir.Stmt]int64 // at hand of such a loop, from 1
	work    *work             // nil where only moves are counted
	guesses bool              // whether what is likely is taken for granted
}

func newMachine(p *Program, images int, given plan.Given) *machine {
	return newMachineWith(p, images, given, factsOf(p.SPMD, given.Values))
}

func newMachineWith(p *Program, images int, given plan.Given, f *facts) *machine {
	now := newMemory(images, given.Values, f)
	m := &machine{counter: newCounter(&layouts{p, now, map[*ir.Layout]*dealing{}, allImages}), assumed: map[string]bool{}, inside: map[*spmd.Unit]int{},
		trips: given.Trips, trip: map[ir.Stmt]int64{}, enough: cmp.Or(given.Steps, enoughSteps)}
	now.result = m.function
	m.guesses = given.Likely
	return m
}

func (m *machine) main() *spmd.Unit {
	for _, u := range m.SPMD.Units {
		if u.Source.Proc == nil && !u.Source.Module {
			return u
		}
	}
	return nil
}

func (m *machine) total() *plan.Run {
	slices.SortStableFunc(m.order, func(a, b *plan.Move) int {
		return cmp.Or(cmp.Compare(slices.Index(plan.Kinds, a.Kind), slices.Index(plan.Kinds, b.Kind)), cmp.Compare(a.Exchange, b.Exchange),
			cmp.Compare(a.Line, b.Line))
	})
	out := &plan.Run{Images: m.images, Moves: m.order, Joined: m.joined, Assumed: slices.Sorted(maps.Keys(m.assumed))}
	for _, a := range m.Plan.Arrays {
		for s, now := range m.made {
			if m.Arrays[s] == a {
				a = now
			}
		}
		out.Arrays = append(out.Arrays, a)
	}
	return out
}

// mostSteps bounds how many statements are followed; of loops not all iterations are before.
const mostSteps, enoughSteps = 3_000_000, 1_500_000
