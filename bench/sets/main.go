// Command sets compares the set engine with isl: each line of a case file is computed by both, on arguments that are parsed
// anew for every run, and what counts is the ratio of the median times. Both sides run in turn, in one go and on one machine.
// Run it from the root of the tree with bin/dhpfgo built: make bench-sets, or make bench-sets CASES=FILE. A line is an operation
// and its arguments in isl notation, separated by tabs; see dhpfgo sets --help.
package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

const islBatches = 9

func main() {
	rounds := flag.Int("rounds", 3, "runs of each side")
	flag.Parse()
	cases := "bench/sets/cases.tsv"
	if flag.NArg() > 0 {
		cases = flag.Arg(0)
	}
	if err := compare(cases, *rounds); err != nil {
		fmt.Fprintln(os.Stderr, "bench/sets:", err)
		os.Exit(1)
	}
}

// compare runs both sides in turn and prints the table.
func compare(cases string, rounds int) error {
	if rounds < 1 {
		return fmt.Errorf("-rounds %d: at least one is needed", rounds)
	}
	dir, err := os.MkdirTemp("", "dhpfgo-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	isl, err := buildISL(dir)
	if err != nil {
		return err
	}
	t := newTable()
	for range rounds {
		if err := t.run(ours, "bin/dhpfgo", "sets", "--cases", cases); err != nil {
			return err
		}
		if err := t.run(theirs, isl, cases, strconv.Itoa(islBatches)); err != nil {
			return err
		}
	}
	fmt.Printf("%s: medians of %d runs, microseconds; the ratio is that of geometric means\n\n", cases, rounds)
	t.print(os.Stdout)
	return nil
}

// buildISL compiles the program that runs a case file through isl.
func buildISL(dir string) (string, error) {
	exe := filepath.Join(dir, "cases")
	cc := os.Getenv("CC")
	if cc == "" {
		cc = "gcc"
	}
	out, err := exec.Command(cc, "-O2", "bench/sets/isl/cases.c", "-lisl", "-o", exe).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s with isl (libisl-dev on Debian): %w\n%s", cc, err, out)
	}
	return exe, nil
}

// run runs one side and adds its times.
func (t *table) run(s side, name string, args ...string) error {
	var stderr bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", name, err, stderr.String())
	}
	in := bufio.NewScanner(bytes.NewReader(out))
	in.Buffer(nil, 1<<26)
	for in.Scan() {
		if !strings.HasPrefix(in.Text(), "#") {
			t.add(s, strings.Split(in.Text(), "\t"))
		}
	}
	return in.Err()
}
