package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/object"
	"dhpfgo/pgasrt"
)

const description = `Compiles Fortran with HPF directives into one executable that runs on any number of images.

Example: dhpfgo run -n 4 examples/stencil.hpf`

type commandLine struct {
	reporting
	reading
	Run     runCommand     `cmd:"" help:"Compile a program and run it on a number of images."`
	Build   buildCommand   `cmd:"" help:"Compile a program into an executable."`
	Plan    planCommand    `cmd:"" help:"Show who owns and computes what, and each message with its reason."`
	Compare compareCommand `cmd:"" help:"Compare distributions of arrays: what each moves and stores on numbers of images, best first."`
	Predict predictCommand `cmd:"" help:"Predict time, bytes and memory on numbers of images from a run on one."`
	Advise  adviseCommand  `cmd:"" help:"Propose directives for a serial program."`
	Profile profileCommand `cmd:"" help:"Run a program and show where its time goes, by lines."`
	Emit    emitCommand    `cmd:"" help:"Print what a stage of the compiler makes."`
	Check   checkCommand   `cmd:"" help:"Report the errors of a program."`
	Compile compileCommand `cmd:"" help:"Check source files and keep each in an object file for a later build, as -c of other compilers."`
	Caf     cafCommand     `cmd:"" passthrough:"" help:"Compile a program with coarrays: gfortran, linked with the runtime."`
	Explain explainCommand `cmd:"" help:"Explain the code of a diagnostic, with an example and what to write instead."`
	Steps   stepsCommand   `cmd:"" help:"List the steps of the compiler, with what each rests on and why it stands where it does."`
	Sets    setsCommand    `cmd:"" help:"Compute with integer sets and relations."`
	housekeeping
}

// housekeeping holds the commands about the compiler and where it is installed.
type housekeeping struct {
	Doctor     doctorCommand     `cmd:"" help:"Show which tools were found, and how to install the missing ones."`
	Version    versionCommand    `cmd:"" help:"Print the version."`
	Cache      cacheCommand      `cmd:"" help:"Say what the cache of programs and runtimes holds, or empty it."`
	Completion completionCommand `cmd:"" help:"Print what a shell reads to complete the command line."`
	Man        manCommand        `cmd:"" help:"Print the manual page."`
	LSP        lspCommand        `cmd:"" name:"lsp" help:"Answer an editor: diagnostics while you type, hovers, hints with messages, fixes."`
}

// reporting holds the flags on how diagnostics are printed.
type reporting struct {
	JSON       bool   `help:"Print diagnostics as JSON, one object a line."`
	NoWarnings bool   `short:"w" help:"Print no warnings."`
	Time       bool   `help:"Print how many seconds each stage of the compilation took, and the passes of the analysis."`
	Color      string `enum:"auto,always,never" default:"auto" help:"Colour diagnostics: auto, always or never."`
}

// show prints diagnostics to the standard error, in place of the progress line if there is one.
func (s *session) show(bag *diag.Bag) {
	if s.report.NoWarnings {
		bag.Keep(func(d *diag.Diagnostic) bool { return d.Severity != diag.Warning })
	}
	if len(bag.All()) > 0 && isTerminal(s.stderr) {
		fmt.Fprint(s.stderr, eraseLine)
	}
	if s.report.JSON {
		_ = bag.PrintJSON(s.stderr) // nowhere is left to report to
		return
	}
	bag.Print(s.stderr, diag.Options{Color: s.report.colored(s.stderr)})
}

func (r reporting) colored(w any) bool {
	switch r.Color {
	case "always":
		return true
	case "never":
		return false
	}
	return os.Getenv("NO_COLOR") == "" && isTerminal(w)
}

// native holds the flags of commands that make machine code.
type native struct {
	CC          string `name:"cc" placeholder:"CLANG" help:"The clang to use; by default $$DHPFGO_CC, or the newest found."`
	Debug       bool   `short:"g" help:"Keep what debuggers and profilers need."`
	Opt         *int   `short:"O" name:"optimize" placeholder:"LEVEL" help:"Optimisation level, 0 to 3 (default 3)."`
	Contract    bool   `name:"contract" help:"Let products and sums fuse into one operation; the last bits of results may change."`
	Reassociate bool   `name:"reassociate" xor:"order" help:"Let loops form sums and products of reals in any order, and take EXP, LOG, SIN, COS and powers from a faster library: other last digits. By default they keep the order of the source, as gfortran does. -ffast-math and -Ofast ask for the same."`
	March       string `name:"march" placeholder:"MACHINE" help:"Machine to compile for, as clang's -march (default native)."`
	Remarks     string `short:"R" name:"remarks" enum:"none,loops,loops-missed,comm,comm-missed" default:"none" placeholder:"KIND" help:"Say what was done to loops (loops) or why not (loops-missed); explain each message (comm), or why it could not be better (comm-missed)."`
	Check       bool   `help:"Check subscripts, pointers, uses of variables without a value, INDEPENDENT and NEW when the program runs."`
}

// Validate refuses levels of optimisation that do not exist.
func (n *native) Validate() error {
	if n.Opt != nil && (*n.Opt < 0 || *n.Opt > maxLevel) {
		return fmt.Errorf("-O%d: the level of optimisation must be from 0 to %d", *n.Opt, maxLevel)
	}
	return nil
}

const maxLevel = 3

// level of optimisation.
func (n native) level() int {
	if n.Opt == nil {
		return maxLevel
	}
	return *n.Opt
}

func (n native) build() pgasrt.BuildOptions {
	return pgasrt.BuildOptions{Opt: n.level(), March: cmp.Or(n.March, "native"), Debug: n.Debug, VectorMath: n.Reassociate}
}

// kept gives what an object file says of the options that its sources were compiled with.
func (n native) kept() object.Options {
	return object.Options{Level: n.level(), March: n.March, Debug: n.Debug, Check: n.Check, Contract: n.Contract, Reassociate: n.Reassociate}
}

// join adds what object files say of the compilation of their sources to what the command line says.
func (n *native) join(list []*object.Source) {
	if len(list) == 0 {
		return
	}
	all := list[0].Options
	for _, s := range list {
		all = all.Join(s.Options)
	}
	if n.Opt == nil {
		n.Opt = &all.Level
	}
	n.March = cmp.Or(n.March, all.March)
	n.Debug, n.Check = n.Debug || all.Debug, n.Check || all.Check
	n.Contract, n.Reassociate = n.Contract || all.Contract, n.Reassociate || all.Reassociate
}

// network holds the flags on what carries messages between hosts.
type network struct {
	Conduit string `enum:"smp,mpi,shmem" default:"smp" help:"How images reach each other: smp, on one machine (default); mpi or shmem (OpenSHMEM), also on several hosts."`
	MPICC   string `name:"mpicc" placeholder:"MPICC" help:"The mpicc of the MPI, or the oshcc of the OpenSHMEM, to use; by default $$DHPFGO_MPICC or mpicc, or oshcc."`
}

// with adds the engine to the options of a build.
func (n network) with(opt pgasrt.BuildOptions) (pgasrt.BuildOptions, error) {
	var err error
	switch {
	case n.Conduit == "mpi":
		opt.Engine, err = pgasrt.FindMPI(n.MPICC)
	case n.Conduit == "shmem":
		opt.Engine, err = pgasrt.FindSHMEM(n.MPICC)
	case n.MPICC != "":
		err = fmt.Errorf("--mpicc %s is of no use without --conduit mpi or shmem", n.MPICC)
	}
	return opt, err
}

// maxImages is the most that the runtime can start.
const maxImages = 4096

func checkImages(n *int) error {
	if n != nil && (*n < 1 || *n > maxImages) {
		return fmt.Errorf("-n %d: the number of images must be from 1 to %d", *n, maxImages)
	}
	return nil
}

// hostNames is the value of --hosts: names between commas.
type hostNames []string

// UnmarshalText refuses no name, as a variable of the shell that is not set gives, and shares of images, which other launchers take.
func (h *hostNames) UnmarshalText(text []byte) error {
	for _, name := range strings.Split(string(text), ",") {
		name = strings.TrimSpace(name)
		if name == "" || strings.ContainsAny(name, " \t") {
			return fmt.Errorf("%q: names of hosts between commas are wanted, such as node1,node2", text)
		}
		if host, share, _ := strings.Cut(name, ":"); share != "" && strings.Trim(share, "0123456789") == "" {
			return fmt.Errorf("%s: all hosts have as many images, or one more; leave out the number after %s, or use --launcher for other shares", name, host)
		}
		*h = append(*h, name)
	}
	return nil
}

// launcher is the value of --launcher: a command and its arguments.
type launcher []string

// UnmarshalText refuses no command.
func (l *launcher) UnmarshalText(text []byte) error {
	*l = strings.Fields(string(text))
	if len(*l) == 0 {
		return errors.New("the command that starts images is missing, such as 'mpirun --hostfile hosts'")
	}
	return nil
}

// asForLaunchers says what to type for a flag that launchers have, and dhpfgo reads as another.
func asForLaunchers(args []string, err error) error {
	if slices.Contains(args, "-np") {
		return errors.New("-np is a flag of launchers; the number of images is -n here")
	}
	return err
}
