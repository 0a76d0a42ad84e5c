package main

import (
	"fmt"
	"os"
	"path/filepath"

	"dhpfgo/parse"
	"dhpfgo/pgasrt"
	"dhpfgo/plan"
)

type runCommand struct {
	native
	Images *int     `short:"n" name:"images" placeholder:"P" help:"Number of images (default: the number of CPUs)."`
	File   string   `arg:"" help:"Fortran source with HPF directives."`
	Args   []string `arg:"" optional:"" help:"Arguments of the program, after --."`
}

// Help is what 'run --help' adds.
func (runCommand) Help() string {
	return "Examples:\n  dhpfgo run -n 4 examples/stencil.hpf\n  PGAS_STATS=1 dhpfgo run -n 4 examples/stencil.hpf\n" +
		"  dhpfgo run -n 2 program.hpf -- first second"
}

// Validate refuses an impossible number of images.
func (c *runCommand) Validate() error { return checkImages(c.Images) }

// Run compiles, unless the same code was compiled before, and runs.
func (c *runCommand) Run(s *session) error {
	exe, err := c.executable(s)
	if err != nil {
		return err
	}
	images := 0
	if c.Images != nil {
		images = *c.Images
	}
	code, err := pgasrt.Run(s.ctx, exe, images, c.Args, nil, s.stdin, s.stdout, s.stderr)
	if err != nil {
		return err
	}
	if code != 0 {
		return exitCode(code)
	}
	return nil
}

func (c *runCommand) executable(s *session) (string, error) {
	defer s.progress("compiling " + filepath.Base(c.File))()
	ir, err := s.front(c.File, c.native)
	if err != nil {
		return "", err
	}
	tools, err := pgasrt.FindToolchain(c.CC)
	if err != nil {
		return "", err
	}
	return s.cached(tools, ir, c.File, c.build())
}

type buildCommand struct {
	native
	Output string `short:"o" placeholder:"EXE" help:"The executable (default: the source's name without extension)."`
	File   string `arg:"" help:"Fortran source with HPF directives."`
}

// Help is what 'build --help' adds.
func (buildCommand) Help() string {
	return "Example:\n  dhpfgo build -o stencil examples/stencil.hpf && PGAS_IMAGES=4 ./stencil"
}

// Run compiles and links.
func (c *buildCommand) Run(s *session) error {
	defer s.progress("compiling " + filepath.Base(c.File))()
	ir, err := s.front(c.File, c.native)
	if err != nil {
		return err
	}
	tools, err := pgasrt.FindToolchain(c.CC)
	if err != nil {
		return err
	}
	exe := c.Output
	if exe == "" {
		exe = stem(c.File)
	}
	if sameFile(exe, c.File) {
		return fmt.Errorf("the executable %s would replace its source; name another with -o", exe)
	}
	return s.link(tools, ir, c.File, exe, c.build())
}

func sameFile(a, b string) bool {
	x, errX := os.Stat(a)
	y, errY := os.Stat(b)
	return errX == nil && errY == nil && os.SameFile(x, y)
}

type planCommand struct {
	Images *int             `short:"n" name:"images" placeholder:"P" help:"Also give grid, messages and bytes on P images."`
	Set    map[string]int64 `placeholder:"NAME=VALUE" help:"Value of a scalar that the program reads when it runs; may be repeated."`
	File   string           `arg:"" help:"Fortran source with HPF directives."`
}

// Help is what 'plan --help' adds.
func (planCommand) Help() string {
	return "Examples:\n  dhpfgo plan examples/stencil.hpf\n  dhpfgo plan -n 4 examples/stencil.hpf\n" +
		"  dhpfgo plan -n 4 --set n=100 program.hpf"
}

// Validate refuses an impossible number of images.
func (c *planCommand) Validate() error { return checkImages(c.Images) }

// Run prints the plan.
func (c *planCommand) Run(s *session) error {
	src, err := s.load(c.File)
	if err != nil {
		return err
	}
	p, err := src.partition()
	if err != nil {
		return err
	}
	src.show(&src.bag)
	images := 0
	if c.Images != nil {
		images = *c.Images
	}
	plan.Text(s.stdout, p.Plan, images, c.Set)
	return nil
}

type checkCommand struct {
	File string `arg:"" help:"Fortran source with HPF directives."`
}

// Help is what 'check --help' adds.
func (checkCommand) Help() string {
	return "Examples:\n  dhpfgo check program.hpf\n  dhpfgo check --json program.hpf"
}

// Run reports errors and warnings, and says so if there are no errors.
func (c *checkCommand) Run(s *session) error {
	src, err := s.load(c.File)
	if err != nil {
		return err
	}
	if _, err := src.partition(); err != nil {
		return err
	}
	src.show(&src.bag)
	if !s.report.JSON {
		fmt.Fprintf(s.stdout, "%s: no errors\n", c.File)
	}
	return nil
}

type emitCommand struct {
	native
	Stage string `required:"" enum:"tokens,ast,sem,spmd,llvm,asm" placeholder:"STAGE" help:"One of tokens, ast, sem, spmd, llvm, asm."`
	File  string `arg:"" help:"Fortran source with HPF directives."`
}

// Help is what 'emit --help' adds.
func (emitCommand) Help() string {
	return "Example:\n  dhpfgo emit --stage spmd examples/stencil.hpf\n\n" +
		"tokens: what the scanner reads; ast: the program printed from its tree; sem: with types and mappings;\n" +
		"spmd: what one image runs; llvm: its code in LLVM's language; asm: in assembly language."
}

// Run prints what the stage makes.
func (c *emitCommand) Run(s *session) error {
	src, err := s.load(c.File)
	if err != nil {
		return err
	}
	return c.stages()[c.Stage](src)
}

func (c *emitCommand) stages() map[string]func(*source) error {
	return map[string]func(*source) error{
		"tokens": emitTokens,
		"ast":    emitAST,
		"sem":    emitSem,
		"spmd":   emitSPMD,
		"llvm":   c.emitLLVM,
		"asm":    c.emitAssembly,
	}
}

func emitTokens(src *source) error {
	parse.DumpTokens(src.stdout, src.file)
	return nil
}

func emitAST(src *source) error {
	f, err := src.parse()
	if err == nil {
		parse.Fprint(src.stdout, f)
	}
	return err
}

func emitSem(src *source) error {
	p, err := src.check()
	if err == nil {
		p.Dump(src.stdout)
	}
	return err
}

func emitSPMD(src *source) error {
	p, err := src.partition()
	if err == nil {
		p.Dump(src.stdout)
	}
	return err
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
	ll := filepath.Join(dir, stem(src.file.Name)+".ll")
	if err := os.WriteFile(ll, []byte(ir), 0o600); err != nil {
		return err
	}
	text, err := tools.Assemble(src.ctx, ll, c.build())
	if err != nil {
		return src.explain(src.ctx, err, ir, src.file.Name)
	}
	_, err = src.stdout.Write(text)
	return err
}
