package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"dhpfgo/pgasrt"
)

// cafName is the name under which dhpfgo is its command caf: build tools that know OpenCoarrays' wrapper find one program.
const cafName = "caf"

// calledAs is the command line without the program's name; a program called caf has the command caf.
func calledAs(args []string) []string {
	if filepath.Base(args[0]) == cafName {
		return append([]string{cafName}, args[1:]...)
	}
	return args[1:]
}

type cafCommand struct {
	Args []string `arg:"" optional:"" help:"What gfortran takes; --show prints the command instead."`
}

// Help is what 'caf --help' adds.
func (cafCommand) Help() string {
	return "Programs with coarrays are compiled by gfortran -fcoarray=lib and linked with the runtime. They start themselves:\n" +
		"  dhpfgo caf hello.f90 -o hello && PGAS_IMAGES=4 ./hello\n" +
		"A link named caf to dhpfgo is this command, for CMake (FC=caf cmake ...) and fpm (--compiler caf)."
}

// Run has gfortran compile and link.
func (c *cafCommand) Run(s *session) error {
	gfortran, err := exec.LookPath("gfortran")
	if err != nil {
		return &pgasrt.MissingTool{Tool: "gfortran", LookedFor: "gfortran", Install: "apt install gfortran (Debian, Ubuntu)"}
	}
	args := slices.DeleteFunc(slices.Clone(c.Args), func(a string) bool { return a == "--show" })
	line := append([]string{gfortran, "-fcoarray=lib"}, args...)
	if links(args) {
		tools, err := pgasrt.FindToolchain("")
		if err != nil {
			return err
		}
		library, err := tools.Coarrays(s.ctx)
		if err != nil {
			return err
		}
		line = append(line, library)
	}
	if len(args) < len(c.Args) {
		fmt.Fprintln(s.stdout, strings.Join(line, " "))
		return nil
	}
	return s.runTool(line)
}

// links holds for a command line that ends in an executable.
func links(args []string) bool {
	stops := []string{"-c", "-S", "-E", "-M", "-MM", "-fsyntax-only"}
	isStop := func(a string) bool { return slices.Contains(stops, a) }
	isFile := func(a string) bool { return !strings.HasPrefix(a, "-") }
	return slices.ContainsFunc(args, isFile) && !slices.ContainsFunc(args, isStop)
}

// runTool runs a command in place of this one: it reads and writes what this one would, and its exit code is ours.
func (s *session) runTool(line []string) error {
	cmd := exec.CommandContext(s.ctx, line[0], line[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr, cmd.Env = s.stdin, s.stdout, s.stderr, os.Environ()
	err := cmd.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exitCode(exit.ExitCode())
	}
	return err
}
