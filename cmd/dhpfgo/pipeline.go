package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"dhpfgo/codegen"
	"dhpfgo/diag"
	"dhpfgo/ir/saved"
	"dhpfgo/object"
	"dhpfgo/pgasrt"
	"dhpfgo/pipeline"
)

// source is a program on its way through the stages. Each stage stops the command if it found errors.
type source struct {
	*session
	*pipeline.Compilation
	natives []*object.Source // modules of gfortran's among its sources
}

// load reads the source files among the inputs.
func (s *session) load(in inputs) (*source, error) {
	c := &pipeline.Compilation{Bag: &diag.Bag{}}
	objects, err := in.open()
	if err != nil {
		return nil, err
	}
	c.Objects, c.Overlap, c.Reproducible = objects.foreign(), in.Overlap, in.Reproducible
	c.Mentioned, c.ForeignMain = objects.mentioned(), objects.main
	c.Clocks = objects.clocks
	c.Stage, c.Step = s.times.stage, s.times.step
	c.Verify = os.Getenv("DHPFGO_VERIFY") == "1"
	c.Print = func(text string) { fmt.Fprint(s.stdout, text) }
	for _, path := range in.sources() {
		f, opt, err := s.readSource(path)
		if err != nil {
			return nil, err
		}
		if saved.IsSaved(string(f.Text)) {
			return s.loadSaved(c, in, f)
		}
		c.Sources = append(c.Sources, pipeline.Source{File: f, Form: opt})
	}
	own := len(objects.carried)
	for k, carried := range append(objects.carried, objects.wanted(c.Sources)...) {
		f, opt := carried.Open()
		c.Sources = append(c.Sources, pipeline.Source{File: f, Form: opt, Member: k >= own})
	}
	if len(c.Sources) == 0 {
		return nil, errors.New("no source file is given")
	}
	src := &source{session: s, Compilation: c}
	linked := len(objects.carried) > 0 // gfortran needs no object file of a module without code
	dirs := slices.Clone(s.read.Include)
	for _, carried := range objects.carried {
		if !slices.Contains(dirs, carried.Dir) {
			dirs = append(dirs, carried.Dir)
		}
	}
	_, err = src.addModules(dirs, func(m *object.Source) bool { return m.Native || linked })
	return src, err
}

// loadSaved goes on with what 'emit --saved' printed, which is a whole program.
func (s *session) loadSaved(c *pipeline.Compilation, in inputs, f *diag.File) (*source, error) {
	if len(in.sources()) > 1 {
		return nil, fmt.Errorf("%s is a saved program: it is whole, other source files cannot be added", f.Name)
	}
	if err := c.Load(string(f.Text)); err != nil {
		return nil, fmt.Errorf("%s: %w", f.Name, err)
	}
	return &source{session: s, Compilation: c}, nil
}

// reach brings the program to the end of a stage, and reports the errors found on the way, if any.
func (src *source) reach(to pipeline.Stage) error {
	err := src.Run(to)
	switch {
	case src.Bag.HasErrors():
		src.show(src.Bag)
		return exitCode(exitUser)
	case errors.Is(err, pipeline.ErrStopped):
		src.show(src.Bag)
		return exitCode(0)
	}
	return err
}

// llvm also shows what earlier stages warned of.
func (src *source) llvm(n native) (string, error) {
	if err := src.loops(n); err != nil {
		return "", err
	}
	src.remembersCalls(src.Typed)
	src.show(src.Bag)
	err := src.reach(pipeline.Code)
	return src.Text, err
}

// loops brings the program to where its loops are good, with the remarks that the user asked for. Loops are reordered where the
// user asked for optimisation; under --check the order of subscripts stays as written.
func (src *source) loops(n native) error {
	src.Check = n.Check
	src.Improve = n.level() >= 2 && !n.Check
	src.Explain = src.Explain || strings.HasPrefix(n.Remarks, "comm")
	src.Code = codegen.Options{Debug: n.Debug, Lines: true, Check: n.Check, Undefined: n.Check, Contract: n.Contract && !src.Reproducible,
		Reassociate: n.Reassociate && !src.Reproducible, Objects: src.Objects, ForeignMain: src.ForeignMain, Wide: pgasrt.IsWide(n.build().March)}
	if err := src.reach(pipeline.Loops); err != nil {
		return err
	}
	src.explainMessages(n)
	src.explainLoops(n)
	return nil
}

// explainMessages reports the remarks about messages that the user asked for.
func (src *source) explainMessages(n native) {
	if src.Why == nil {
		return
	}
	for _, r := range src.Why.Remarks {
		if r.Missed && n.Remarks == "comm-missed" || !r.Missed && n.Remarks == "comm" {
			r.Report(src.Bag)
		}
	}
	for _, m := range src.Calls {
		if n.Remarks == "comm-missed" {
			src.Bag.Remarkf(m.Pos, "comm-missed", "this is a call in each iteration: %s", m.Why)
		}
	}
}

// explainLoops reports the remarks about loops that the user asked for.
func (src *source) explainLoops(n native) {
	for _, r := range src.Remarks {
		switch {
		case r.Done && n.Remarks == "loops":
			src.Bag.Remarkf(r.Pos, "loops", "%s", r.Why)
		case !r.Done && n.Remarks == "loops-missed":
			src.Bag.Remarkf(r.Pos, "loops-missed", "%s", r.Why)
		}
	}
}

// front runs all stages that come before clang.
func (s *session) front(in inputs, n native) (string, error) {
	src, err := s.load(in)
	if err != nil {
		return "", err
	}
	return src.llvm(n)
}

// link compiles IR text into an executable.
func (s *session) link(tools *pgasrt.Toolchain, ir, sourceName, exe string, opt pgasrt.BuildOptions) error {
	defer s.times.stage("clang")()
	dir, err := os.MkdirTemp("", "dhpfgo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	ll := filepath.Join(dir, stem(sourceName)+".ll")
	if err := os.WriteFile(ll, []byte(ir), 0o600); err != nil {
		return err
	}
	ctx, release := signal.NotifyContext(s.ctx, syscall.SIGINT, syscall.SIGTERM)
	defer release()
	opt.Coarrays = strings.Contains(ir, "@hpf_co_begin(")
	err = tools.Link(ctx, []string{ll}, exe, opt)
	return s.explain(ctx, err, ir, sourceName)
}

// explain keeps the IR that clang refused beside the user, and tells an interrupt from a failure.
func (s *session) explain(ctx context.Context, err error, ir, sourceName string) error {
	var tool *pgasrt.ToolError
	if err == nil {
		return nil
	}
	if ctx.Err() != nil {
		return exitCode(128 + int(syscall.SIGINT))
	}
	if errors.As(err, &tool) && s.reportUndefined(tool.Undefined()) {
		return exitCode(exitUser)
	}
	kept := stem(sourceName) + ".ll"
	if tool != nil && tool.Fault() == "" && os.WriteFile(kept, []byte(ir), 0o644) == nil {
		return fmt.Errorf("%w\nthe code is kept in %s", err, kept)
	}
	return err
}

func stem(path string) string {
	base := filepath.Base(path)
	return strings.TrimSuffix(base, filepath.Ext(base))
}
