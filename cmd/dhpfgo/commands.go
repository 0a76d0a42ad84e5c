package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"dhpfgo/parse"
	"dhpfgo/pgasrt"
	"dhpfgo/pipeline"
)

type runCommand struct {
	native
	network
	inputs
	Images   *int      `short:"n" name:"images" placeholder:"P" help:"Number of images (default: the number of CPUs)."`
	Hosts    hostNames `placeholder:"A,B" help:"Run on these hosts, as many images on each, by the launcher of the MPI."`
	Launcher launcher  `placeholder:"COMMAND" help:"Start the program by this launcher of the MPI, such as 'mpirun --hostfile hosts'."`
}

// Help is what 'run --help' adds.
func (runCommand) Help() string {
	return "Examples:\n  dhpfgo run -n 4 examples/stencil.hpf\n  PGAS_STATS=1 dhpfgo run -n 4 examples/stencil.hpf\n" +
		"  dhpfgo run -n 2 program.hpf -- first second\n  dhpfgo run -n 8 --hosts node1,node2 examples/stencil.hpf"
}

// Validate refuses an impossible number of images and what contradicts itself. Hosts and launchers are for MPI.
func (c *runCommand) Validate() error {
	switch {
	case len(c.Hosts) > 0 && len(c.Launcher) > 0:
		return errors.New("--hosts and --launcher both say where images run: give one of them")
	case len(c.Hosts) > 0 && c.Images == nil:
		return errors.New("--hosts needs the number of images: -n P")
	case len(c.Hosts) > 0 && *c.Images < len(c.Hosts):
		return fmt.Errorf("-n %d: fewer images than the %d hosts of --hosts", *c.Images, len(c.Hosts))
	case (len(c.Hosts) > 0 || len(c.Launcher) > 0) && c.Conduit == "smp":
		c.Conduit = "mpi"
	}
	return errors.Join(c.native.Validate(), checkImages(c.Images))
}

// Run compiles, unless the same code was compiled before, and runs.
func (c *runCommand) Run(s *session) error {
	opt, err := c.linked(&c.native)
	if err == nil {
		opt, err = c.with(opt)
	}
	if err != nil {
		return err
	}
	exe, err := c.executable(s, opt)
	if err != nil {
		return err
	}
	code, err := c.start(s, exe, opt.Engine)
	if err != nil {
		return err
	}
	if code != 0 {
		return exitCode(code)
	}
	return nil
}

// start runs the program on this machine, or by a launcher.
func (c *runCommand) start(s *session, exe string, engine pgasrt.Engine) (code int, err error) {
	images := 0
	if c.Images != nil {
		images = *c.Images
	}
	command := c.Launcher
	switch {
	case len(c.Hosts) > 0:
		if command, err = engine.OnHosts(c.Hosts, images); err == nil {
			err = engine.Reach(s.ctx, c.Hosts, exe)
		}
		if err != nil {
			return 0, err
		}
	case len(command) == 0:
		return pgasrt.Run(s.ctx, exe, images, s.programArgs, nil, s.stdin, s.stdout, s.stderr)
	case images > 0:
		command = append(command, "-n", fmt.Sprint(images))
	}
	return pgasrt.RunUnder(s.ctx, command, exe, s.programArgs, engine.Watchful(), s.stdin, s.stdout, s.stderr)
}

func (c *runCommand) executable(s *session, opt pgasrt.BuildOptions) (string, error) {
	defer s.progress("compiling " + filepath.Base(c.first()))()
	ir, err := s.front(c.inputs, c.native)
	if err != nil {
		return "", err
	}
	tools, err := pgasrt.FindToolchain(c.CC)
	if err != nil {
		return "", err
	}
	return s.cached(tools, ir, c.first(), opt)
}

type buildCommand struct {
	native
	network
	inputs
	sharing
	Output string `short:"o" placeholder:"EXE" help:"The executable (default: the first source's name without extension)."`
}

// Help is what 'build --help' adds.
func (buildCommand) Help() string {
	return "Examples:\n  dhpfgo build -o stencil examples/stencil.hpf && PGAS_IMAGES=4 ./stencil\n" +
		"  dhpfgo build -o solver main.f90 modules.f90 timer.o -lblas\n" +
		"  dhpfgo build --conduit mpi -o stencil examples/stencil.hpf && mpirun -n 8 ./stencil"
}

// Run compiles and links.
func (c *buildCommand) Run(s *session) error {
	if c.Shared {
		return c.library(s)
	}
	opt, err := c.linked(&c.native)
	if err == nil {
		opt, err = c.with(opt)
	}
	if err != nil {
		return err
	}
	defer s.progress("compiling " + filepath.Base(c.first()))()
	ir, err := s.front(c.inputs, c.native)
	if err != nil {
		return err
	}
	return c.write(s, ir, opt)
}

// write makes the executable of IR text.
func (c *buildCommand) write(s *session, ir string, opt pgasrt.BuildOptions) error {
	tools, err := pgasrt.FindToolchain(c.CC)
	if err != nil {
		return err
	}
	exe := c.Output
	if exe == "" {
		exe = stem(c.first())
	}
	for _, path := range c.Files {
		if sameFile(exe, path) {
			return fmt.Errorf("the executable %s would replace its source; name another with -o", exe)
		}
	}
	return s.link(tools, ir, c.first(), exe, opt)
}

func sameFile(a, b string) bool {
	x, errX := os.Stat(a)
	y, errY := os.Stat(b)
	return errX == nil && errY == nil && os.SameFile(x, y)
}

type checkCommand struct {
	inputs
	Quiet   bool `help:"Print nothing if there are no errors."`
	Partial bool `short:"c" help:"The files are a part of a program: the rest may define what they call."`
}

// Help is what 'check --help' adds.
func (checkCommand) Help() string {
	return "Examples:\n  dhpfgo check program.hpf\n  dhpfgo check --json program.hpf"
}

// Run reports errors and warnings, and says so if there are no errors.
func (c *checkCommand) Run(s *session) error {
	src, err := s.load(c.inputs)
	if err != nil {
		return err
	}
	src.Part, src.Objects = true, src.Objects || c.Partial
	if _, err := src.addModules(s.read.Include, anyModule); err != nil {
		return err
	}
	if err := src.reach(pipeline.Partition); err != nil {
		return err
	}
	src.show(src.Bag)
	if !s.report.JSON && !c.Quiet {
		fmt.Fprintf(s.stdout, "%s: no errors\n", strings.Join(c.sources(), ", "))
	}
	return nil
}

type emitCommand struct {
	native
	Stage     string `required:"" enum:"cpp,tokens,ast,sem,specialise,spmd,node,llvm,asm" placeholder:"STAGE" help:"One of cpp, tokens, ast, sem, specialise, spmd, node, llvm, asm."`
	Saved     bool   `help:"Print the program without loss: the text is taken as a source file where the compilation goes on."`
	DumpAfter string `placeholder:"STEP" help:"Also print the program as the step leaves it (see 'dhpfgo steps')."`
	StopAfter string `placeholder:"STEP" help:"End after the step, and print nothing else."`
	Verify    bool   `help:"Check the invariants of the program after each step."`
	Output    string `short:"o" placeholder:"FILE" help:"Write to FILE instead of the standard output."`
	inputs
}

// Help is what 'emit --help' adds.
func (emitCommand) Help() string {
	return "Example:\n  dhpfgo emit --stage spmd examples/stencil.hpf\n\n" +
		"cpp: what the C preprocessor makes of the files; tokens: what the scanner reads; ast: the program printed from its tree; sem: with types and mappings;\n" +
		"specialise: the same as messages are planned for it; spmd: what one image runs; node: the same with its loops improved; llvm: its code in LLVM's language; asm: in assembly language."
}

// Validate refuses steps that do not exist.
func (c *emitCommand) Validate() error {
	if err := c.native.Validate(); err != nil {
		return err
	}
	for _, name := range []string{c.DumpAfter, c.StopAfter} {
		if name != "" && !pipeline.HasStep(name) {
			return fmt.Errorf("no step has the name '%s': 'dhpfgo steps' lists them", name)
		}
	}
	if c.Saved && !c.printer().savable {
		return fmt.Errorf("--saved is for the stages sem, specialise, spmd and node: what %s prints is whole", c.Stage)
	}
	return nil
}

// Run prints what the stage makes.
func (c *emitCommand) Run(s *session) error {
	if c.Output != "" {
		f, err := os.Create(c.Output)
		if err != nil {
			return err
		}
		defer f.Close()
		s.stdout = f
	}
	if c.Stage == "cpp" {
		return c.preprocess(s)
	}
	src, err := s.load(c.inputs)
	if err != nil {
		return err
	}
	src.Dump, src.Stop = c.DumpAfter, c.StopAfter
	src.Part = s.read.AsGNU && c.Stage == "asm"
	src.Compilation.Verify = src.Compilation.Verify || c.Verify
	p := c.printer()
	if err := p.reach(src); err != nil {
		return err
	}
	if c.Saved {
		fmt.Fprint(src.stdout, src.Save())
		return nil
	}
	return p.print(src)
}

// preprocess prints what the C preprocessor makes of each file.
func (c *emitCommand) preprocess(s *session) error {
	tools, err := pgasrt.FindToolchain(c.CC)
	if err != nil {
		return err
	}
	for _, path := range c.sources() {
		text, err := tools.Preprocess(s.ctx, path, s.read.Include, s.read.macros())
		if err != nil {
			return err
		}
		if _, err := s.stdout.Write(text); err != nil {
			return err
		}
	}
	return nil
}

// printer brings a program to a stage and prints it.
type printer struct {
	reach   func(*source) error
	print   func(*source) error
	savable bool
}

func (c *emitCommand) printer() printer {
	until := func(s pipeline.Stage) func(*source) error { return func(src *source) error { return src.reach(s) } }
	loops := func(src *source) error { return src.loops(c.native) }
	return map[string]printer{
		"tokens":     {reach: func(*source) error { return nil }, print: printTokens},
		"ast":        {reach: until(pipeline.Parse), print: printTrees},
		"sem":        {reach: until(pipeline.Check), print: printTyped, savable: true},
		"specialise": {reach: until(pipeline.Specialise), print: printTyped, savable: true},
		"spmd":       {reach: until(pipeline.Partition), print: printSPMD, savable: true},
		"node":       {reach: loops, print: printLoops, savable: true},
		"llvm":       {reach: until(pipeline.Parse), print: c.emitLLVM},
		"asm":        {reach: until(pipeline.Parse), print: c.emitAssembly},
	}[c.Stage]
}

func printTokens(src *source) error {
	for _, f := range src.Sources {
		parse.DumpTokens(src.stdout, f.File, f.Form)
	}
	return nil
}

func printTrees(src *source) error {
	for _, f := range src.Trees {
		parse.Fprint(src.stdout, f)
	}
	return nil
}

func printTyped(src *source) error {
	src.Typed.Dump(src.stdout)
	return nil
}

func printSPMD(src *source) error {
	src.SPMD.Dump(src.stdout)
	return nil
}

func printLoops(src *source) error {
	src.show(src.Bag)
	src.SPMD.Dump(src.stdout)
	return nil
}

func (c *emitCommand) emitLLVM(src *source) error {
	ir, err := src.llvm(c.native)
	if err == nil {
		fmt.Fprint(src.stdout, ir)
	}
	return err
}

func (c *emitCommand) emitAssembly(src *source) error {
	ir, err := src.llvm(c.native)
	if err != nil {
		return err
	}
	tools, err := pgasrt.FindToolchain(c.CC)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "dhpfgo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	ll := filepath.Join(dir, stem(c.first())+".ll")
	if err := os.WriteFile(ll, []byte(ir), 0o600); err != nil {
		return err
	}
	text, err := tools.Assemble(src.ctx, ll, c.build())
	if err != nil {
		return src.explain(src.ctx, err, ir, c.first())
	}
	_, err = src.stdout.Write(text)
	return err
}
