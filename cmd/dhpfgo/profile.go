package main

import (
	"errors"
	"os"
	"runtime"
	"strings"

	"dhpfgo/profile"
)

type profileCommand struct {
	native
	Images *int   `short:"n" name:"images" placeholder:"P" help:"Number of images (default: the number of CPUs)."`
	From   string `placeholder:"FILE" help:"Show what PGAS_PROFILE wrote in an earlier run, and run nothing."`
	HTML   string `name:"html" placeholder:"FILE" help:"Also write a page for a browser to FILE."`
	inputs
}

// Help is what 'profile --help' adds.
func (profileCommand) Help() string {
	return "Examples:\n  dhpfgo profile -n 4 examples/stencil.hpf\n  dhpfgo profile -n 4 --html profile.html program.hpf -- first second"
}

// Validate refuses an impossible number of images.
func (c *profileCommand) Validate() error {
	return errors.Join(c.native.Validate(), checkImages(c.Images))
}

// Run runs the program with clocks, and prints after its output where the time went.
func (c *profileCommand) Run(s *session) error {
	p, err := c.read(s)
	if err != nil {
		return err
	}
	lines := c.lines()
	p.Text(s.stdout, lines)
	if c.HTML == "" {
		return nil
	}
	f, err := os.Create(c.HTML)
	if err != nil {
		return err
	}
	return errors.Join(p.HTML(f, c.first(), lines), f.Close())
}

func (c *profileCommand) read(s *session) (*profile.Profile, error) {
	if c.From != "" {
		return profile.Read(c.From)
	}
	images := runtime.NumCPU()
	if c.Images != nil {
		images = *c.Images
	}
	return s.profiled(c.inputs, c.native, images, s.stdout)
}

// lines are those of the source if that is one file, nil otherwise.
func (c *profileCommand) lines() []string {
	list := c.sources()
	if len(list) != 1 {
		return nil
	}
	text, err := os.ReadFile(list[0])
	if err != nil {
		return nil
	}
	return strings.Split(string(text), "\n")
}
