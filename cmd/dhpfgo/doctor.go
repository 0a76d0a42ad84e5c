package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"text/tabwriter"

	"dhpfgo/pgasrt"
)

// versionNumber is the version of dhpfgo.
const versionNumber = "0.1.0"

type versionCommand struct{}

// Help is what 'version --help' adds.
func (versionCommand) Help() string { return "Example:\n  dhpfgo version" }

// Run prints the version and the commit, if it is known.
func (versionCommand) Run(s *session) error {
	fmt.Fprintf(s.stdout, "dhpfgo %s%s %s %s/%s\n", versionNumber, revision(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return nil
}

func revision() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, setting := range info.Settings {
		if setting.Key == "vcs.revision" && len(setting.Value) >= 10 {
			return " (" + setting.Value[:10] + ")"
		}
	}
	return ""
}

type doctorCommand struct {
	CC       string   `name:"cc" placeholder:"CLANG" help:"The clang to look at; by default $$DHPFGO_CC, or the newest found."`
	Measure  bool     `help:"Measure how long messages take between two images, for 'dhpfgo predict'. Nothing else should run meanwhile."`
	Launcher launcher `placeholder:"COMMAND" help:"With --measure and --conduit: start the images by this launcher."`
	Output   string   `short:"o" placeholder:"FILE" help:"With --measure: where the result goes (default: a file of the user's that 'dhpfgo predict' finds)."`
	network
}

// Help is what 'doctor --help' adds.
func (doctorCommand) Help() string {
	return "Examples:\n  dhpfgo doctor\n  dhpfgo doctor --measure\n  dhpfgo doctor --measure --conduit mpi --launcher 'mpirun --host a,b' -o cluster.json"
}

// Run prints a table of tools; the exit code is 1 if one is missing that every program needs.
func (c *doctorCommand) Run(s *session) error {
	if c.Measure {
		return c.measure(s)
	}
	status, err := c.probe()
	if err != nil {
		return err
	}
	missing := 0
	table := tabwriter.NewWriter(s.stdout, 0, 8, 2, ' ', 0)
	for _, t := range status {
		missing += row(table, t)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	s.installs(status)
	if missing > 0 {
		return exitCode(exitUser)
	}
	cpus := "1 CPU"
	if n := runtime.NumCPU(); n > 1 {
		cpus = fmt.Sprint(n, " CPUs")
	}
	fmt.Fprintf(s.stdout, "\ndhpfgo can compile and run programs; %s for images.\n", cpus)
	return nil
}

func (c *doctorCommand) probe() ([]pgasrt.ToolStatus, error) {
	tools, err := pgasrt.FindToolchain(c.CC)
	if err == nil {
		return tools.Probe(), nil
	}
	var missing *pgasrt.MissingTool
	if !errors.As(err, &missing) {
		return nil, err
	}
	return []pgasrt.ToolStatus{{Tool: missing.Tool, Detail: "looked for " + missing.LookedFor, Required: true,
		Install: missing.Install}}, nil
}

// row prints one tool and gives 1 if it is missing and needed.
func row(table *tabwriter.Writer, t pgasrt.ToolStatus) int {
	state, count := "found", 0
	switch {
	case t.Path == "" && t.Required:
		state, count = "MISSING", 1
	case t.Path == "":
		state = "missing (optional)"
	}
	fmt.Fprintf(table, "%s\t%s\t%s\t%s\n", t.Tool, state, t.Path, t.Detail)
	return count
}

func (s *session) installs(status []pgasrt.ToolStatus) {
	for _, t := range status {
		if t.Path == "" && t.Install != "" {
			fmt.Fprintf(s.stdout, "\nto get %s: %s\n", t.Tool, sudo()+t.Install)
		}
	}
}

func sudo() string {
	if os.Getuid() == 0 {
		return ""
	}
	return "sudo "
}
