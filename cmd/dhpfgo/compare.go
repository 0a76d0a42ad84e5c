package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/partition"
	"dhpfgo/pipeline"
	"dhpfgo/plan"
	"dhpfgo/variant"
)

type compareCommand struct {
	Images []int            `short:"n" name:"images" placeholder:"P,..." help:"Numbers of images (default 4)."`
	Set    map[string]int64 `placeholder:"NAME=VALUE" help:"Value of a scalar that the program reads when it runs; may be repeated."`
	Trips  map[int]int64    `placeholder:"LINE=N" help:"How often the loop at a line runs, where that depends on data; may be repeated."`
	inputs

	choices []*variant.Choice
}

// Help is what 'compare --help' adds.
func (compareCommand) Help() string {
	return "Sources come first, then arrays with the formats to try, in quotes: each array's with each other's.\n\n" +
		"Examples:\n  dhpfgo compare examples/stencil.hpf 'a:(block,*)|(*,block)|(cyclic(8),*)' -n 2,4,64\n" +
		"  dhpfgo compare program.hpf 'a:(block,*)|(*,block)' 'b:(block)|(cyclic)' --set n=1000"
}

// mostVariants bounds how many programs one command compiles.
const mostVariants = 256

// Validate takes the choices from among the arguments and refuses what says nothing.
func (c *compareCommand) Validate() error {
	all := 1
	var files []string
	for _, arg := range c.Files {
		if !strings.Contains(arg, ":") {
			files = append(files, arg)
			continue
		}
		choice, err := variant.ParseChoice(arg)
		if err != nil {
			return err
		}
		c.choices = append(c.choices, choice)
		all *= len(choice.Formats)
	}
	c.Files = files
	switch {
	case len(c.Files) == 0:
		return errors.New("no source file is given")
	case len(c.choices) == 0:
		return errors.New("nothing to compare: add an array with its formats, such as 'a:(block,*)|(*,block)'")
	case all > mostVariants:
		return fmt.Errorf("%d variants are more than the %d that are compared at once", all, mostVariants)
	}
	return checkPlanned(c.Images)
}

// Run compiles the program with each choice and prints the table.
func (c *compareCommand) Run(s *session) error {
	images := c.Images
	if len(images) == 0 {
		images = []int{4}
	}
	defer s.progress("comparing")()
	var list []plan.Variant
	var what []string
	for _, pick := range picks(c.choices) {
		v, changed, err := c.variant(s, pick, images)
		if err != nil {
			return err
		}
		list, what = append(list, v), changed
	}
	fmt.Fprintf(s.stdout, "comparison of %s\n", strings.Join(c.sources(), ", "))
	for _, line := range what {
		fmt.Fprintln(s.stdout, line)
	}
	fmt.Fprintln(s.stdout)
	plan.Compare(s.stdout, list)
	if !slices.ContainsFunc(list, func(v plan.Variant) bool { return v.Refused == "" }) {
		return exitCode(exitUser)
	}
	return nil
}

// picks are all ways to take one of each choice.
func picks(choices []*variant.Choice) [][]int {
	out := [][]int{{}}
	for _, c := range choices {
		var next [][]int
		for _, p := range out {
			for i := range c.Formats {
				next = append(next, append(slices.Clone(p), i))
			}
		}
		out = next
	}
	return out
}

// variant compiles the program with one pick of the choices.
func (c *compareCommand) variant(s *session, pick []int, images []int) (plan.Variant, []string, error) {
	src, err := s.load(c.inputs)
	if err != nil {
		return plan.Variant{}, nil, err
	}
	src.Explain = true
	if err := src.reach(pipeline.Parse); err != nil {
		return plan.Variant{}, nil, err
	}
	var v plan.Variant
	var names, what []string
	for k, choice := range c.choices {
		changed, err := choice.Apply(src.Trees, pick[k])
		if err != nil {
			return v, nil, err
		}
		names = append(names, strings.Join(append([]string{choice.Text(pick[k])}, changed.Notes...), " "))
		what = append(what, changed.Text(choice.Array))
	}
	v.Name = strings.Join(names, " ")
	err = src.Compilation.Run(pipeline.Partition)
	if src.Bag.HasErrors() {
		v.Refused = firstError(src.Bag)
		return v, what, nil
	}
	if err != nil {
		return v, nil, err
	}
	if err := (&planCommand{Set: c.Set, Trips: c.Trips}).known(src.Why); err != nil {
		return v, nil, err
	}
	v.Rows, v.Whole = rowsOf(src, images, plan.Given{Values: c.Set, Trips: c.Trips}), src.Why.Plan.WholeArrays()
	return v, what, nil
}

// rowsOf follows the program on each number of images.
func rowsOf(src *source, images []int, given plan.Given) []plan.OnRuns {
	var runs []*plan.Run
	for _, n := range images {
		run, _ := likelyRun(src.Why, n, given)
		if run.Guessed {
			run.Assumed = append(run.Assumed, fmt.Sprintf("loops that the plan cannot count run %d times (--trips LINE=N says it better)", likelyTrips))
		}
		runs = append(runs, run)
	}
	return src.Why.Plan.Summarize(runs, given.Values).Rows
}

// likelyTrips is how often a loop is taken to run of which only the run knows, so that what is in it counts more than what stands around.
const likelyTrips = 10

// likelyRun follows a run; where only the run knows what it does, input files that the program can do without do not exist, and where that does not
// say how often loops run, they have likelyTrips iterations: then the run is guessed, and these are in what is given.
func likelyRun(why *partition.Explanation, images int, given plan.Given) (*plan.Run, plan.Given) {
	run := why.Run(images, given)
	if isCounted(run) {
		return run, given
	}
	if !given.Likely {
		given.Likely = true
		run = why.Run(images, given)
	}
	if isCounted(run) {
		return run, given
	}
	trips := map[int]int64{}
	for _, line := range why.Loops() {
		trips[line] = likelyTrips
	}
	if maps.Copy(trips, given.Trips); len(trips) == len(given.Trips) {
		return run, given
	}
	given.Trips = trips
	run = why.Run(images, given)
	run.Guessed = true
	return run, given
}

// isCounted reports whether no guess would tell more of a run: what index arrays move remains.
func isCounted(run *plan.Run) bool {
	return !slices.ContainsFunc(run.Moves, func(m *plan.Move) bool { return m.Unknown != "" && m.Kind != "irregular" })
}

func firstError(bag *diag.Bag) string {
	for _, d := range bag.All() {
		if d.Severity == diag.Error {
			text, _, _ := strings.Cut(d.Message, "\n")
			if d.Span.Valid() && d.Span.File.Name != variant.FileName {
				text += fmt.Sprintf(" (line %d)", d.Span.Line())
			}
			return text
		}
	}
	return ""
}
