package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"dhpfgo/advise"
	"dhpfgo/diag"
	"dhpfgo/pipeline"
	"dhpfgo/plan"
	"dhpfgo/predict"
)

type adviseCommand struct {
	Images int              `short:"n" name:"images" default:"4" placeholder:"P" help:"The number of images to choose for (default 4)."`
	Set    map[string]int64 `placeholder:"NAME=VALUE" help:"Value of a scalar that the program reads when it runs; may be repeated."`
	Trips  map[int]int64    `placeholder:"LINE=N" help:"How often the loop at a line runs, where that depends on data; may be repeated."`
	Most   int              `default:"60" placeholder:"N" help:"Compile at most so many candidates (default 60)."`
	Within time.Duration    `default:"40s" placeholder:"TIME" help:"Begin no further candidate after that time (default 40s)."`
	Output string           `short:"o" placeholder:"PATH" help:"Write the source with the directives to the file PATH; several sources to the folder PATH."`
	inputs
}

// Help is what 'advise --help' adds.
func (adviseCommand) Help() string {
	return "Directives that are there are weighed, too, and replaced.\n\nExamples:\n  dhpfgo advise program.f90\n  dhpfgo advise -n 16 --set n=1000 program.f90 -o program.hpf"
}

// Validate refuses what cannot be written.
func (c *adviseCommand) Validate() error {
	switch {
	case len(c.sources()) == 0:
		return errors.New("give the source files of a program")
	case c.Most < 2:
		return fmt.Errorf("--most %d: at least 2 candidates are compared", c.Most)
	}
	return checkPlanned([]int{c.Images})
}

// adviser knows the sources without directives on its way through the candidates.
type adviser struct {
	*adviseCommand
	s     *session
	begin time.Time
	bare  []string // by file
	graph *advise.Graph
	files *source
	alone float64 // seconds of all that loops compute, 0 as long as no candidate is compiled
}

// Run proposes directives.
func (c *adviseCommand) Run(s *session) error {
	src, err := s.load(c.inputs)
	if err != nil {
		return err
	}
	if len(src.Sources) < len(c.sources()) {
		return errors.New("advise takes source files, not a saved program")
	}
	a := &adviser{adviseCommand: c, s: s, begin: time.Now()}
	var written []string
	had := false
	for i := range c.sources() {
		text := string(src.Sources[i].File.Text)
		bare, some := advise.Bare(text)
		written, a.bare, had = append(written, text), append(a.bare, bare), had || some
	}
	if a.files, err = a.compile(a.bare, pipeline.Check); err != nil {
		return err
	}
	if a.files.Bag.HasErrors() {
		a.files.show(a.files.Bag)
		return exitCode(exitUser)
	}
	a.graph = advise.Build(a.files.Typed)
	a.graph.Images, a.graph.Enough = c.Images, func() bool { return time.Since(a.begin) > c.Within }
	done := s.progress("weighing distributions")
	a.costOf(a.bare) // it says how long the loops take on one image
	best, looked := a.graph.Search(c.Most, a.told)
	done()
	if had {
		looked = append(looked, advise.Weighed{Cost: a.costOf(written), Text: "the directives that are there"})
	}
	return a.report(best, looked)
}

// compile brings texts in place of the sources to a stage. Errors of the user are in its bag.
func (a *adviser) compile(texts []string, to pipeline.Stage) (*source, error) {
	src, err := a.s.load(a.inputs)
	if err != nil {
		return nil, err
	}
	for i, text := range texts {
		src.Sources[i].File = diag.NewFile(src.Sources[i].File.Name, []byte(text))
	}
	src.Explain = true
	err = src.Compilation.Run(to)
	if src.Bag.HasErrors() {
		err = nil
	}
	return src, err
}

// quiet is how long advise says nothing.
const quiet = 3 * time.Second

// told weighs a candidate, and says so where that takes time.
func (a *adviser) told(c advise.Choice) advise.Cost {
	cost := a.cost(c)
	if since := time.Since(a.begin); since > quiet {
		what := cost.Refused
		if what == "" {
			what = fmt.Sprintf("%.3g s, %d messages", cost.Seconds, cost.Messages)
		}
		fmt.Fprintf(a.s.stderr, "%5.1f s  %s: %s\n", since.Seconds(), a.graph.Text(c), what)
	}
	return cost
}

// cost compiles a candidate and predicts it.
func (a *adviser) cost(c advise.Choice) advise.Cost {
	list, err := a.graph.Directives(c, a.files.Trees)
	if err != nil {
		return advise.Cost{Refused: err.Error()}
	}
	if len(list) == 0 && a.alone > 0 {
		return advise.Cost{Seconds: a.alone, Balance: 1}
	}
	return a.costOf(a.with(list))
}

// with are the sources with directives.
func (a *adviser) with(list []advise.Directive) []string {
	var out []string
	for i, text := range a.bare {
		out = append(out, advise.With(text, slices.DeleteFunc(slices.Clone(list), func(d advise.Directive) bool { return d.File != a.files.Sources[i].File })))
	}
	return out
}

// stepsOfCandidate is how many statements of a candidate are followed one by one.
const stepsOfCandidate = 30_000

// secondsOfWeight is what a unit of weight is taken to cost; only the ratio to messages matters.
const secondsOfWeight = 0.3e-9

func (a *adviser) costOf(texts []string) advise.Cost {
	src, err := a.compile(texts, pipeline.Partition)
	switch {
	case err != nil:
		return advise.Cost{Refused: err.Error()}
	case src.Bag.HasErrors():
		return advise.Cost{Refused: firstError(src.Bag)}
	}
	if err := (&planCommand{Set: a.Set, Trips: a.Trips}).known(src.Why); err != nil {
		return advise.Cost{Refused: err.Error()}
	}
	machine, err := (&predictCommand{}).machine()
	if err != nil {
		machine = predict.Typical
	}
	run, given := likelyRun(src.Why, a.Images, plan.Given{Values: a.Set, Trips: a.Trips, Steps: stepsOfCandidate, Likely: true})
	p := &predict.Program{Machine: machine, One: src.Why.Work(1, []int{0}, given)[0]}
	for _, n := range p.One {
		p.Measured.Nests = append(p.Measured.Nests, predict.Taken{File: n.File, Line: n.Line, Seconds: secondsOfWeight * n.Weight})
	}
	if a.alone > 0 && p.Alone() > 0 { // candidates differ in what the plan knows of loops, but on one image all compute the same
		p.Measured = p.Measured.Times(a.alone / p.Alone())
	}
	r := predictOn(p, src, run, []int{0, a.Images / 2}, given)
	if a.alone == 0 {
		a.alone = p.Alone()
	}
	return advise.Cost{Seconds: r.Seconds, Messages: r.Messages, Bytes: r.Bytes, Memory: r.Memory, Balance: r.Time.Balance}
}

// report prints the directives and what was weighed, and writes the file.
func (a *adviser) report(best advise.Weighed, looked []advise.Weighed) error {
	if best.Text == "" {
		return fmt.Errorf("no candidate can be compiled: %s", looked[0].Refused)
	}
	list, err := a.graph.Directives(best.Choice, a.files.Trees)
	if err != nil {
		return err
	}
	if err := a.write(list); err != nil {
		return err
	}
	if len(list) == 0 {
		fmt.Fprintf(a.s.stdout, "%s: nothing to distribute is faster on %d images than all images computing everything\n", a.sources()[0], a.Images)
	}
	for _, d := range list {
		fmt.Fprintf(a.s.stdout, "%s: after line %d: %s\n", d.File.Name, d.Line, d.Text)
	}
	slices.SortStableFunc(looked, func(x, y advise.Weighed) int {
		return cmp.Or(cmp.Compare(len(x.Refused), len(y.Refused)), cmp.Compare(x.Seconds, y.Seconds))
	})
	fmt.Fprintln(a.s.stdout)
	advise.Table(a.s.stdout, a.Images, looked)
	fmt.Fprintf(a.s.stdout, "\nof the best: time by the loops' operations and the machine's messages, by that of the best; 'dhpfgo predict' measures the loops\n")
	return nil
}

// write puts the sources with directives where the user wants them.
func (a *adviser) write(list []advise.Directive) error {
	texts := a.with(list)
	switch {
	case a.Output == "":
		return nil
	case len(texts) == 1:
		return os.WriteFile(a.Output, []byte(texts[0]), 0o644)
	}
	if err := os.MkdirAll(a.Output, 0o755); err != nil {
		return err
	}
	for i, path := range a.sources() {
		if err := os.WriteFile(filepath.Join(a.Output, filepath.Base(path)), []byte(texts[i]), 0o644); err != nil {
			return err
		}
	}
	return nil
}
