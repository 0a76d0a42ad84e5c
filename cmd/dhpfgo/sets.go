package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"dhpfgo/sets"
)

type setsCommand struct {
	Cases   string        `placeholder:"FILE" type:"existingfile" help:"Run a case file: a line is an operation and its arguments, separated by tabs."`
	Once    bool          `help:"With --cases: run each case once, for its result."`
	Limit   int           `placeholder:"STEPS" help:"Steps that one operation may take."`
	Timeout time.Duration `placeholder:"TIME" help:"Time that one line may take, as 500ms or 10s."`
	Expr    []string      `short:"e" placeholder:"EXPR" sep:"none" help:"Compute an expression or an assignment."`
	Script  string        `arg:"" optional:"" name:"script" help:"File of lines to compute. Without it and without -e and --cases: the lines of the standard input."`
}

// Help is what 'sets --help' adds.
func (setsCommand) Help() string {
	return "Examples:\n  dhpfgo sets -e 'a := { [i] : 0 <= i < 9 }' -e 'lexmax(a - { [8] })'\n  dhpfgo sets script.txt\n" +
		"  dhpfgo sets --cases cases.tsv --once\n" +
		"At a terminal it shows a prompt and keeps a history; type help there, or run dhpfgo sets -e help."
}

// Run runs the case file, the expressions, the script, or the standard input.
func (c *setsCommand) Run(s *session) error {
	if c.Cases != "" {
		return c.runCases(s)
	}
	calc := newCalculator(s, c.Limit, c.Timeout)
	for _, text := range c.Expr {
		if err := calc.lines("-e", strings.NewReader(text)); err != nil || calc.ended {
			return err
		}
	}
	if c.Script != "" {
		text, err := os.ReadFile(c.Script)
		if err != nil {
			return fmt.Errorf("cannot read %s: %w", c.Script, errors.Unwrap(err))
		}
		return calc.lines(c.Script, bytes.NewReader(text))
	}
	if len(c.Expr) > 0 {
		return nil
	}
	if isTerminal(s.stdin) {
		return calc.converse(s.stdin)
	}
	return calc.lines("standard input", s.stdin)
}

// runCases prints a result line per case.
func (c *setsCommand) runCases(s *session) error {
	f, err := os.Open(c.Cases)
	if err != nil {
		return err
	}
	defer f.Close()
	out := bufio.NewWriter(s.stdout)
	defer out.Flush()
	fmt.Fprintln(out, "#line\top\tns_cold\tns_warm\tdisjuncts\tresult")
	in := bufio.NewScanner(f)
	in.Buffer(nil, 1<<24)
	for n := 1; in.Scan(); n++ {
		line := strings.TrimSuffix(in.Text(), "\r")
		if line == "" || line[0] == '#' {
			continue
		}
		x := setsCase{fields: strings.Split(line, "\t"), once: c.Once, limit: c.Limit}
		fmt.Fprintf(out, "%d\t%s\t%s\n", n, x.fields[0], x.result())
		out.Flush()
	}
	return in.Err()
}

// setsCase is one line of a case file.
type setsCase struct {
	fields []string
	once   bool
	limit  int
}

// result returns the times, the number of pieces and the result, separated by tabs.
func (x setsCase) result() string {
	op, ok := setsOperations[x.fields[0]]
	if !ok {
		return "-\t-\t-\tERROR no such operation"
	}
	args, err := x.arguments(op)
	if err != nil {
		return "-\t-\t-\tPARSE ERROR " + oneLine(err.Error())
	}
	cold, warm, value := x.measure(op, args)
	text, pieces, err := resultText(value)
	if err != nil {
		text = "ERROR " + err.Error()
	}
	return fmt.Sprintf("%d\t%d\t%s\t%s", cold, warm, pieces, oneLine(text))
}

func oneLine(text string) string { return strings.NewReplacer("\n", " ", "\t", " ").Replace(text) }

// arguments parses the fields: 's' in the operation's kinds stands for a set, 'm' for a map.
func (x setsCase) arguments(op setsOperation) ([]any, error) {
	if len(x.fields) != 1+len(op.kinds) {
		return nil, fmt.Errorf("%s takes %d arguments", x.fields[0], len(op.kinds))
	}
	args := make([]any, len(op.kinds))
	for i, kind := range op.kinds {
		var err error
		if args[i], err = parseValue(x.fields[1+i], kind == 'm', x.limit); err != nil {
			return nil, err
		}
	}
	return args, nil
}

// parseValue reads a set or a map.
func parseValue(text string, isMap bool, limit int) (any, error) {
	if isMap {
		return sets.ParseMap(text, sets.WithLimit(limit))
	}
	return sets.ParseSet(text, sets.WithLimit(limit))
}

// resultText prints a result and its number of pieces.
func resultText(value any) (text, pieces string, err error) {
	switch v := value.(type) {
	case sets.Set:
		return v.String(), fmt.Sprint(v.NumPieces()), v.Err()
	case sets.Map:
		return v.String(), fmt.Sprint(v.NumPieces()), v.Err()
	case error:
		return "", "-", v
	}
	return fmt.Sprint(value), "-", nil
}
