package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"dhpfgo/pgasrt"
	"dhpfgo/pipeline"
	"dhpfgo/plan"
	"dhpfgo/predict"
	"dhpfgo/profile"
)

type predictCommand struct {
	native
	Images  []int            `short:"n" name:"images" placeholder:"P,..." help:"Numbers of images (default 1,2,4,8)."`
	Set     map[string]int64 `placeholder:"NAME=VALUE" help:"Value of a scalar that the program reads when it runs; may be repeated."`
	Trips   map[int]int64    `placeholder:"LINE=N" help:"How often the loop at a line runs, where that depends on data; may be repeated."`
	Machine string           `placeholder:"FILE" help:"The machine for which to predict (default: what 'doctor --measure' has measured here)."`
	Profile string           `placeholder:"FILE" help:"What one image took, from PGAS_PROFILE of an earlier run (default: the program runs on one image now)."`
	inputs
}

// Help is what 'predict --help' adds.
func (predictCommand) Help() string {
	return "Examples:\n  dhpfgo predict examples/stencil.hpf -n 2,4,8,64\n  dhpfgo predict program.hpf -n 1024 --trips 31=200 <input"
}

// Validate refuses an impossible number of images.
func (c *predictCommand) Validate() error {
	return errors.Join(c.native.Validate(), checkPlanned(c.Images))
}

// Run measures the program on one image and prints what it would take on others.
func (c *predictCommand) Run(s *session) error {
	machine, err := c.machine()
	if err != nil {
		return err
	}
	src, err := s.load(c.inputs)
	if err != nil {
		return err
	}
	src.Explain = true
	if err := src.reach(pipeline.Partition); err != nil {
		return err
	}
	if err := (&planCommand{Set: c.Set, Trips: c.Trips}).known(src.Why); err != nil {
		return err
	}
	one, err := c.measured(s, src.Why.IsRepeatable())
	if err != nil {
		return err
	}
	images := c.Images
	if len(images) == 0 {
		images = []int{1, 2, 4, 8}
	}
	given := plan.Given{Values: c.Set, Trips: c.Trips}
	alone, likely := likelyRun(src.Why, 1, given)
	if c.Profile == "" && slices.ContainsFunc(alone.Moves, func(m *plan.Move) bool { return m.Kind == "irregular" }) {
		if one.Lists, err = c.listed(s, images); err != nil {
			return err
		}
	}
	p := &predict.Program{Machine: machine, Measured: one, One: src.Why.Work(1, []int{0}, likely)[0]}
	var rows []predict.Row
	for _, n := range images {
		run, likely := likelyRun(src.Why, n, given)
		if run.Guessed {
			p.Recount(run, alone)
			run.Assumed = append(run.Assumed, "loops that the plan cannot count run as often as on one image")
		}
		p.Listed(run)
		rows = append(rows, predictOn(p, src, run, sample(n), likely))
	}
	p.Text(s.stdout, strings.Join(c.sources(), ", "), rows)
	return nil
}

// predictOn predicts for the number of images of a run, of which some stand for the rest.
func predictOn(p *predict.Program, src *source, run *plan.Run, some []int, given plan.Given) predict.Row {
	on := predict.On{Images: run.Images, Run: run, Work: src.Why.Work(run.Images, some, given)}
	sum := src.Why.Plan.Summarize([]*plan.Run{run}, given.Values).Rows[0]
	return predict.Row{Time: p.Predict(on), Traffic: predict.Traffic{Messages: sum.Messages, Bytes: sum.Bytes}, Memory: sum.Arrays + sum.Buffers, Least: sum.Unknown}
}

// mostSampled is how many images are looked at one by one.
const mostSampled = 16

// sample lists the images that stand for all: all of few, else some of the first, of the middle and of the last ones.
func sample(images int) []int {
	var out []int
	for k := range min(images, mostSampled) {
		out = append(out, k)
	}
	if images > mostSampled {
		out = nil
		for k := range mostSampled {
			out = append(out, k*(images-1)/(mostSampled-1))
		}
	}
	return slices.Compact(out)
}

// machine is the one of the option, else that measured here, else a typical one.
func (c *predictCommand) machine() (predict.Machine, error) {
	if c.Machine != "" {
		return predict.Load(c.Machine)
	}
	path, err := machineFile("smp")
	if err != nil {
		return predict.Typical, nil
	}
	m, err := predict.Load(path)
	if errors.Is(err, os.ErrNotExist) {
		return predict.Typical, nil
	}
	return m, err
}

// machineFile is where 'doctor --measure' keeps what it has found out about a conduit.
func machineFile(conduit string) (string, error) {
	base, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(base, "dhpfgo", "machine-"+conduit+".json"), nil
}

// mostRepeated and enoughRun bound how often a short program runs to be measured.
const mostRepeated, enoughRun = 5, time.Second

// measured is what a run on one image takes: of a short program that can be repeated the quickest of several runs, because others may use the
// machine. Where clocks take a good part of that, as they do around messages in inner loops, the program also runs without them.
func (c *predictCommand) measured(s *session, repeatable bool) (predict.Measured, error) {
	if c.Profile != "" {
		p, err := profile.Read(c.Profile)
		if err != nil {
			return predict.Measured{}, err
		}
		return p.Measured(), nil
	}
	exe, err := s.withClocks(c.inputs, c.native, true)
	if err != nil {
		return predict.Measured{}, err
	}
	best, err := s.quickest(exe, repeatable)
	if err != nil || !repeatable || float64(best.Readings())*secondsOfReading < mostReading*best.Seconds {
		return best, err
	}
	if exe, err = s.withClocks(c.inputs, c.native, false); err != nil {
		return best, err
	}
	plain, err := s.quickest(exe, repeatable)
	return best.Without(plain.Seconds), err
}

// Reading a clock twice takes about secondsOfReading; mostReading is the part of a run that may be spent so.
const secondsOfReading, mostReading = 50e-9, 0.03

// listed runs the program on one image once more, which finds out what its lists of elements would move on numbers of images.
func (c *predictCommand) listed(s *session, images []int) ([]predict.Listed, error) {
	exe, err := s.withClocks(c.inputs, c.native, true)
	if err != nil {
		return nil, err
	}
	counts := strings.Trim(strings.ReplaceAll(fmt.Sprint(images), " ", ","), "[]")
	p, err := s.profiledRun(exe, 1, io.Discard, io.Discard, "PGAS_FORESEE="+counts)
	if err != nil {
		return nil, err
	}
	return p.Measured().Lists, nil
}

// quickest runs a program with a profile on one image.
func (s *session) quickest(exe string, repeatable bool) (predict.Measured, error) {
	begin := time.Now()
	first, err := s.profiledRun(exe, 1, io.Discard, s.stderr)
	if err != nil {
		return predict.Measured{}, err
	}
	best := first.Measured()
	for k := 1; k < mostRepeated && repeatable && time.Since(begin) < enoughRun; k++ {
		next, err := s.profiledRun(exe, 1, io.Discard, io.Discard)
		if err == nil && next.Measured().Seconds < best.Seconds {
			best = next.Measured()
		}
	}
	return best, nil
}

// profiled runs a program so that it tells where the time goes. What it prints goes to out.
func (s *session) profiled(in inputs, n native, images int, out io.Writer) (*profile.Profile, error) {
	exe, err := s.withClocks(in, n, true)
	if err != nil {
		return nil, err
	}
	return s.profiledRun(exe, images, out, s.stderr)
}

// profiledRun runs a program with clocks.
func (s *session) profiledRun(exe string, images int, out, errors io.Writer, env ...string) (*profile.Profile, error) {
	dir, err := os.MkdirTemp("", "dhpfgo-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "profile.json")
	code, err := pgasrt.Run(s.ctx, exe, images, s.programArgs, append(env, "PGAS_PROFILE="+file), s.stdin, out, errors)
	if err != nil {
		return nil, err
	}
	if code != 0 {
		return nil, fmt.Errorf("the program ended with exit code %d on %d image(s)", code, cmp.Or(images, 1))
	}
	return profile.Read(file)
}

// withClocks compiles a program, so that it tells where the time goes or not.
func (s *session) withClocks(in inputs, n native, clocks bool) (string, error) {
	opt, err := in.linked(&n)
	if err != nil {
		return "", err
	}
	defer s.progress("compiling " + filepath.Base(in.first()))()
	src, err := s.load(in)
	if err != nil {
		return "", err
	}
	src.Profile = clocks
	ir, err := src.llvm(n)
	if err != nil {
		return "", err
	}
	tools, err := pgasrt.FindToolchain(n.CC)
	if err != nil {
		return "", err
	}
	return s.cached(tools, ir, in.first(), opt)
}
