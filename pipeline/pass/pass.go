// Package pass declares what each step of the compiler says of itself: its name, what it rests on, and what it leaves. Stages list
// their steps as data; package pipeline puts the lists together, and its tests hold them against each other.
package pass

import "fmt"

// Fact is something that a step finds out and others rest on, by its name.
type Fact string

// Step is one step of a stage that works on an S.
type Step[S any] struct {
	Name  string
	Needs []Fact // what must hold before
	Gives []Fact // what holds afterwards
	Drops []Fact // what does not hold any more, as the step changes what it was found from; all else is kept
	Run   func(S)
}

// Order is a constraint on the order of two steps, with its reason.
type Order struct{ First, Then, Why string }

// Hooks see the steps go by. A nil function is not called.
type Hooks struct {
	Begin func(name string) (end func())
	After func(name string, show func() string) // show prints what the step has worked on
}

// Do runs a step under the hooks; show prints what it works on, and may be nil.
func Do[S any](h Hooks, s Step[S], on S, show func() string) {
	if h.Begin != nil {
		defer h.Begin(s.Name)()
	}
	s.Run(on)
	if h.After != nil {
		h.After(s.Name, show)
	}
}

// Names lists the names of steps.
func Names[S any](steps []Step[S]) []string {
	var out []string
	for _, s := range steps {
		out = append(out, s.Name)
	}
	return out
}

// Check holds a list of steps against what they say: each fact that a step needs is given and not dropped before it, where the
// list begins with the given facts, and each constraint names two steps in that order and a reason.
func Check[S any](begin []Fact, steps []Step[S], orders []Order) error {
	valid, at := map[Fact]bool{}, map[string]int{}
	for _, f := range begin {
		valid[f] = true
	}
	for i, s := range steps {
		if _, twice := at[s.Name]; twice {
			return fmt.Errorf("two steps have the name %q", s.Name)
		}
		at[s.Name] = i
		for _, f := range s.Needs {
			if !valid[f] {
				return fmt.Errorf("step %q needs %q, which does not hold there", s.Name, f)
			}
		}
		for _, f := range s.Drops {
			delete(valid, f)
		}
		for _, f := range s.Gives {
			valid[f] = true
		}
	}
	for _, o := range orders {
		first, ok := at[o.First]
		then, ok2 := at[o.Then]
		switch {
		case !ok || !ok2:
			return fmt.Errorf("the constraint %q before %q names a step that does not exist", o.First, o.Then)
		case o.Why == "":
			return fmt.Errorf("%q before %q has no reason", o.First, o.Then)
		case first >= then:
			return fmt.Errorf("%q must run before %q: %s", o.First, o.Then, o.Why)
		}
	}
	return nil
}
