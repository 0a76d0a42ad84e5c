package main

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
)

type bench struct {
	rounds int
	dir    string
}

func newBench(rounds int) (*bench, error) {
	if rounds < 1 {
		return nil, fmt.Errorf("-rounds %d: at least one is needed", rounds)
	}
	if _, err := os.Stat("bin/dhpfgo"); err != nil {
		return nil, fmt.Errorf("no bin/dhpfgo here; run 'make build' in the root of the tree")
	}
	dir, err := os.MkdirTemp("", "dhpfgo-bench-")
	return &bench{rounds, dir}, err
}

// compare runs two programs in turn and prints the medians and their ratio; before that, each runs once uncounted.
func (b *bench) compare(name, what string, a, c program) error {
	var timesA, timesC, ratios []float64
	for round := range b.rounds + 1 {
		ta, err := a.seconds()
		if err != nil {
			return err
		}
		tc, err := c.seconds()
		if err != nil {
			return err
		}
		if round > 0 {
			timesA, timesC, ratios = append(timesA, ta), append(timesC, tc), append(ratios, ta/tc)
		}
	}
	ma, mc := median(timesA), median(timesC)
	fmt.Printf("%-24s %-34s %7.3f s %7.3f s %7.2f  %.2f .. %.2f\n", name, what, ma, mc, ma/mc, slices.Min(ratios), slices.Max(ratios))
	return nil
}

// seconds runs the program and reads the time that it prints.
func (p program) seconds() (float64, error) {
	cmd := exec.Command(p.args[0], p.args[1:]...)
	cmd.Env = p.env
	out, err := cmd.CombinedOutput()
	if err != nil {
		return 0, fmt.Errorf("%s: %w\n%s", strings.Join(p.args, " "), err, out)
	}
	words := strings.Fields(string(out))
	for i, w := range words[:max(0, len(words)-1)] {
		if w == "seconds" {
			return strconv.ParseFloat(words[i+1], 64)
		}
	}
	return 0, fmt.Errorf("%s printed no time:\n%s", strings.Join(p.args, " "), out)
}

func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}
