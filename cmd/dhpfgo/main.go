// Command dhpfgo compiles Fortran with HPF directives into an SPMD executable and runs it. Here are the command line,
// exit codes and the progress line; all work is done by the other packages.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"dhpfgo/diag"
	"dhpfgo/pgasrt"

	"github.com/alecthomas/kong"
)

// Exit codes. A program that was run gives its own.
const (
	exitUser     = 1 // errors in the source, a missing tool, an unreadable file
	exitUsage    = 2
	exitInternal = 3
)

// exitCode is an error that was already reported.
type exitCode int

func (e exitCode) Error() string { return fmt.Sprintf("exit code %d", int(e)) }

// session is what all commands share: where they read and write, and how they report.
type session struct {
	ctx            context.Context
	stdin          io.Reader
	stdout, stderr io.Writer
	report         reporting
	read           reading
	times          times
	programArgs    []string
	calls          map[string]diag.Span // where the program refers to procedures outside, by link name
}

// gcPercent lets the heap of a short-lived process grow to a multiple of what lives before it is collected, but by no more than
// mostGarbage: what lives of a program of a million lines takes gigabytes.
const (
	gcPercent   = 400
	mostGarbage = 2 << 30
)

// paceHeap sets when the heap is collected next, again after each collection, as the finalizer of something that each of them finds dead.
func paceHeap() {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	debug.SetGCPercent(percentOver(live[0].Value.Uint64()))
	runtime.SetFinalizer(&[8]int64{}, func(*[8]int64) { paceHeap() })
}

// percentOver is by how many hundredths the heap grows over what lives, in bytes.
func percentOver(live uint64) int {
	if live <= mostGarbage*100/gcPercent {
		return gcPercent
	}
	return max(int(mostGarbage*100/live), 1)
}

func main() {
	if os.Getenv("GOGC") == "" {
		paceHeap()
	}
	os.Exit(run(calledAs(os.Args), os.Stdin, os.Stdout, os.Stderr))
}

func run(args []string, stdin io.Reader, stdout, stderr io.Writer) (code int) {
	defer func() {
		if r := recover(); r != nil {
			code = reportPanic(stderr, r)
		}
	}()
	var cli commandLine
	parser := kong.Must(&cli, kong.Name("dhpfgo"), kong.Description(description), kong.Writers(stdout, stderr),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}))
	if len(args) == 0 {
		args = []string{"--help"}
	}
	if text := aboutItself(args); text != "" {
		fmt.Fprint(stdout, text)
		return 0
	}
	args, programArgs := afterDashes(args)
	args, err := asOurs(args)
	var command *kong.Context
	if err == nil {
		command, err = parser.Parse(args)
	}
	if err != nil {
		fmt.Fprintf(stderr, "dhpfgo: error: %s\n%s\n", asForLaunchers(args, err), usageHint(err))
		return exitUsage
	}
	s := &session{ctx: context.Background(), stdin: stdin, stdout: stdout, stderr: stderr, report: cli.reporting, read: cli.reading,
		programArgs: programArgs, times: times{wanted: cli.Time, start: time.Now()}}
	code = s.codeOf(command.Run(s))
	s.times.print(stderr)
	return code
}

func usageHint(err error) string {
	var parse *kong.ParseError
	if errors.As(err, &parse) && parse.Context != nil && parse.Context.Selected() != nil {
		return fmt.Sprintf("try 'dhpfgo %s --help'", parse.Context.Selected().Name)
	}
	return "try 'dhpfgo --help'"
}

// codeOf reports an error that was not reported yet and gives the exit code.
func (s *session) codeOf(err error) int {
	var code exitCode
	var tool *pgasrt.ToolError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &code):
		return int(code)
	case errors.As(err, &tool) && tool.Fault() == "":
		fmt.Fprintf(s.stderr, "%s\n", diag.Bug{Text: "clang refuses the generated code: " + err.Error()})
		return exitInternal
	}
	var bag diag.Bag
	if tool != nil {
		err = errors.New(tool.Fault())
	}
	bag.Errorf(diag.Span{}, errorID(err), "%s", err)
	s.show(&bag)
	return exitUser
}

func errorID(err error) string {
	var missing *pgasrt.MissingTool
	if errors.As(err, &missing) {
		return "missing-tool"
	}
	return ""
}

// traceVariable, if set in the environment, makes an internal error print the stack.
const traceVariable = "DHPFGO_TRACE"

func reportPanic(stderr io.Writer, r any) int {
	bug, ok := r.(diag.Bug)
	if !ok {
		bug = diag.Bug{Text: fmt.Sprint(r)}
	}
	fmt.Fprintln(stderr, bug.Error())
	if os.Getenv(traceVariable) != "" {
		stderr.Write(debug.Stack())
	} else {
		fmt.Fprintf(stderr, "%s=1 in the environment adds the stack to this message\n", traceVariable)
	}
	return exitInternal
}
