package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"dhpfgo/codegen"
	"dhpfgo/diag"
	"dhpfgo/node"
	"dhpfgo/parse"
	"dhpfgo/partition"
	"dhpfgo/pgasrt"
	"dhpfgo/sem"
)

// source is the files of a program on their way through the stages. Each stage stops the pipeline if it found errors.
type source struct {
	*session
	files   []*diag.File
	options []parse.Options // of each file
	objects bool            // object files or libraries are linked
	choices partition.Options
	bag     diag.Bag
}

// load reads the source files among the inputs.
func (s *session) load(in inputs) (*source, error) {
	src := &source{session: s, objects: in.hasObjects(), choices: partition.Options{Overlap: in.Overlap, Reproducible: in.Reproducible}}
	for _, path := range in.sources() {
		f, opt, err := s.readSource(path)
		if err != nil {
			return nil, err
		}
		src.files, src.options = append(src.files, f), append(src.options, opt)
	}
	if len(src.files) == 0 {
		return nil, errors.New("no source file is given")
	}
	return src, nil
}

// stop reports the errors found so far, if any.
func (src *source) stop() error {
	if !src.bag.HasErrors() {
		return nil
	}
	src.show(&src.bag)
	return exitCode(exitUser)
}

func (src *source) parse() ([]*parse.File, error) {
	defer src.times.stage("parse")()
	var out []*parse.File
	for i, f := range src.files {
		out = append(out, parse.ParseWith(f, &src.bag, src.options[i]))
	}
	return out, src.stop()
}

func (src *source) check() (*sem.Program, error) {
	files, err := src.parse()
	if err != nil {
		return nil, err
	}
	defer src.times.stage("sem")()
	p := sem.CheckAll(files, sem.Options{Objects: src.objects}, &src.bag)
	return p, src.stop()
}

func (src *source) partition() (*partition.Program, error) {
	checked, err := src.check()
	if err != nil {
		return nil, err
	}
	defer src.times.stage("partition")()
	choices := src.choices
	choices.Clock = src.times.step
	p := partition.BuildWith(checked, choices, &src.bag)
	return p, src.stop()
}

// llvm also shows what earlier stages warned of.
func (src *source) llvm(n native) (string, error) {
	src.choices.Check = n.Check
	p, err := src.partition()
	if err != nil {
		return "", err
	}
	src.remembersCalls(p.Source)
	src.explainMessages(p, n)
	src.improve(p, n)
	src.show(&src.bag)
	defer src.times.stage("codegen")()
	return codegen.Text(p, src.codegen(n)), nil
}

func (src *source) codegen(n native) codegen.Options {
	return codegen.Options{Debug: n.Debug, Check: n.Check, Undefined: n.Check, Contract: n.Contract && !src.choices.Reproducible,
		Reproducible: src.choices.Reproducible, Objects: src.objects}
}

// explainMessages reports the remarks about messages that the user asked for.
func (src *source) explainMessages(p *partition.Program, n native) {
	for _, r := range p.Remarks {
		if r.Missed && n.Remarks == "comm-missed" || !r.Missed && n.Remarks == "comm" {
			r.Report(&src.bag)
		}
	}
}

// improve reorders loops where the user asked for optimisation; under --check the order of subscripts stays as written.
func (src *source) improve(p *partition.Program, n native) {
	if n.Opt < 2 || n.Check {
		return
	}
	defer src.times.stage("node")()
	for _, r := range node.Optimize(p) {
		switch {
		case r.Done && n.Remarks == "loops":
			src.bag.Remarkf(r.Pos, "loops", "%s", r.Text)
		case !r.Done && n.Remarks == "loops-missed":
			src.bag.Remarkf(r.Pos, "loops-missed", "%s", r.Text)
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
	if errors.As(err, &tool) && os.WriteFile(kept, []byte(ir), 0o644) == nil {
		return fmt.Errorf("%w\nthe code is kept in %s", err, kept)
	}
	return err
}

func stem(path string) string {
	base := filepath.Base(path)
	return strings.TrimSuffix(base, filepath.Ext(base))
}
