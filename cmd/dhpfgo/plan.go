package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"dhpfgo/partition"
	"dhpfgo/pipeline"
	"dhpfgo/plan"
)

type planCommand struct {
	Format  string           `enum:"text,json" default:"text" help:"Form of the plan: text or json."`
	Images  []int            `short:"n" name:"images" placeholder:"P,..." help:"Also give grid, messages and bytes on P images; several numbers for a summary."`
	Summary bool             `help:"Print tables of what moves and what is stored on each number of images, nothing else."`
	HTML    bool             `name:"html" help:"Write one page for a browser, with a slider for the number of images."`
	Verify  bool             `help:"Enumerate the iterations for -n images and the values of --set, and compare each message with them."`
	Set     map[string]int64 `placeholder:"NAME=VALUE" help:"Value of a scalar that the program reads when it runs; may be repeated."`
	Trips   map[int]int64    `placeholder:"LINE=N" help:"How often the loop at a line runs, where that depends on data; may be repeated."`
	inputs
}

// given is what the user says of the run.
func (c *planCommand) given() plan.Given { return plan.Given{Values: c.Set, Trips: c.Trips} }

// Help is what 'plan --help' adds.
func (planCommand) Help() string {
	return "Examples:\n  dhpfgo plan examples/stencil.hpf\n  dhpfgo plan -n 4 examples/stencil.hpf\n" +
		"  dhpfgo plan --summary -n 2,4,8,64 examples/stencil.hpf\n  dhpfgo plan --html examples/stencil.hpf >plan.html\n  dhpfgo plan -n 4 --set n=100 --trips 31=200 program.hpf"
}

// Validate refuses an impossible number of images.
func (c *planCommand) Validate() error {
	if len(c.Images) > 1 && !c.Summary && !c.HTML {
		return errors.New("several numbers of images need --summary or --html")
	}
	return checkPlanned(c.Images)
}

func checkPlanned(images []int) error {
	for _, n := range images {
		if n < 1 || n > maxPlanned {
			return fmt.Errorf("-n %d: the number of images must be from 1 to %d", n, maxPlanned)
		}
	}
	return nil
}

// maxPlanned is the largest number of images for which a plan gives counts.
const maxPlanned = 10_000_000

// analysed brings the program to where it can be explained, and shows what was found on the way.
func (c *planCommand) analysed(s *session) (*source, error) {
	src, err := s.load(c.inputs)
	if err != nil {
		return nil, err
	}
	src.Explain = true
	if err := src.reach(pipeline.Partition); err != nil {
		return nil, err
	}
	if err := c.known(src.Why); err != nil {
		return nil, err
	}
	src.show(src.Bag)
	return src, nil
}

// Run prints the plan.
func (c *planCommand) Run(s *session) error {
	src, err := c.analysed(s)
	if err != nil {
		return err
	}
	why := src.Why
	images := 0
	if len(c.Images) > 0 {
		images = c.Images[0]
	}
	switch {
	case c.Verify:
		return c.verify(s, why, max(images, 1))
	case c.Summary:
		return c.summary(s, why)
	case c.HTML:
		return c.page(s, src)
	case images > 0:
		why.Plan.Run = why.Run(images, c.given())
	}
	if c.Format == "json" {
		return plan.JSON(s.stdout, why.Plan, images, c.Set)
	}
	plan.Text(s.stdout, why.Plan, images, c.Set)
	return nil
}

// known refuses --set for a name that the program does not have, and --trips for a line without a loop.
func (c *planCommand) known(why *partition.Explanation) error {
	for line, n := range c.Trips {
		if !slices.Contains(why.Loops(), line) {
			return fmt.Errorf("--trips %d: no loop begins at line %d", line, line)
		}
		if n < 1 {
			return fmt.Errorf("--trips %d=%d: a loop that the plan does not know runs once at least", line, n)
		}
	}
	for name := range c.Set {
		names := why.Settable()
		if slices.Contains(names, name) {
			continue
		}
		if len(names) == 0 {
			return fmt.Errorf("--set %s: the program has no integer variable", name)
		}
		return fmt.Errorf("--set %s: the program has no integer variable of that name; it has %s", name, strings.Join(names, ", "))
	}
	return nil
}

// summary prints the tables for all numbers of images, 4 if none is given.
func (c *planCommand) summary(s *session, why *partition.Explanation) error {
	images := c.Images
	if len(images) == 0 {
		images = []int{4}
	}
	var runs []*plan.Run
	for _, n := range images {
		runs = append(runs, why.Run(n, c.given()))
	}
	sum := why.Plan.Summarize(runs, c.Set)
	if c.Format == "json" {
		return sum.JSON(s.stdout)
	}
	sum.Text(s.stdout)
	return nil
}

// pageImages are the numbers of images of a page if none are given.
var pageImages = []int{1, 2, 3, 4, 6, 8, 9, 12, 16, 32, 64, 256, 1024, 4096}

// page writes the page; with one source file it shows its lines.
func (c *planCommand) page(s *session, src *source) error {
	images, first := c.Images, 4
	if len(images) == 0 {
		images = pageImages
	} else {
		first = images[0]
	}
	var runs []*plan.Run
	for _, n := range images {
		runs = append(runs, src.Why.Run(n, c.given()))
	}
	var lines []string
	if len(src.Sources) == 1 {
		lines = strings.Split(strings.TrimSuffix(string(src.Sources[0].File.Text), "\n"), "\n")
	}
	return plan.HTML(s.stdout, src.Why.Plan, lines, runs, c.Set, first)
}

// verify prints what an enumeration of the messages found; a message that is wrong is a fault of the compiler.
func (c *planCommand) verify(s *session, why *partition.Explanation, images int) error {
	lines, holds := why.Verify(images, c.Set)
	for _, l := range lines {
		fmt.Fprintln(s.stdout, l)
	}
	if !holds {
		return exitCode(exitInternal)
	}
	return nil
}
