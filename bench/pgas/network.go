package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"dhpfgo/pgasrt"
)

// The simulated network: 16 images on 4 nodes; a message takes 100 us and leaves its node 50 us after the one before.
const (
	networkSource = "bench/pgas/ops/network.c"
	networkImages = 16
	roundRobin    = "0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3"
)

// Images are bound to CPUs, as they are on nodes of their own.
var network = []string{"PGAS_SIM_INTERNODE_NS=100000", "PGAS_SIM_GAP_NS=50000", "PGAS_PIN=1",
	fmt.Sprint("PGAS_IMAGES=", networkImages)}

// placements of the images. The paper is the one on UHCAF; its figures are of 44 nodes of 8 images.
var placements = []struct{ name, env string }{
	{"blocks", "PGAS_NODES=4"},
	{"round-robin", "PGAS_NODE_OF=" + roundRobin},
}

// gains are what two levels gained in the paper, and what they are to gain here at least. In a row is the way in which
// the paper and compareOperations take the time of a barrier.
var gains = map[string]struct{ paper, goal float64 }{
	"barrier, in a row":     {26, 2},
	"barrier, from last":    {26, 0},
	"barrier, from start":   {26, 0},
	"reduction, in a row":   {74, 1.5},
	"reduction, from start": {74, 1.5},
	"broadcast, from root":  {3, 1},
	"broadcast, from start": {3, 0},
}

// runNetwork prints the time of each collective with one and with two levels.
func runNetwork(out io.Writer) error {
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "bench-pgas-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	exe := filepath.Join(dir, "network")
	opt := pgasrt.BuildOptions{Opt: 2, Flags: []string{"-Ipgasrt/core"}}
	if err := tools.Link(context.Background(), []string{networkSource}, exe, opt); err != nil {
		return err
	}
	const heading, line = "%-12s %-22s %12s %12s %6s %6s %s\n", "%-12s %-22s %12.0f %12.0f %6.2f %6.0f %s\n"
	fmt.Fprintf(out, heading, "placement", "operation", "1 level, us", "2 levels, us", "gain", "paper", "goal")
	for _, p := range placements {
		one, names, err := timeLevels(exe, p.env, 1)
		if err != nil {
			return err
		}
		two, _, err := timeLevels(exe, p.env, 2)
		if err != nil {
			return err
		}
		for _, name := range names {
			gain := one[name] / two[name]
			fmt.Fprintf(out, line, p.name, name, one[name], two[name], gain, gains[name].paper, verdictOn(name, gain))
		}
	}
	return nil
}

func verdictOn(name string, gain float64) string {
	switch goal := gains[name].goal; {
	case goal == 0:
		return ""
	case gain < goal:
		return fmt.Sprintf(">= %g missed", goal)
	default:
		return fmt.Sprintf(">= %g", goal)
	}
}

// timeLevels returns the microseconds of each collective and their names in order.
func timeLevels(exe, placement string, levels int) (map[string]float64, []string, error) {
	cmd := exec.Command(exe)
	cmd.Env = append(append(os.Environ(), network...), placement, fmt.Sprint("PGAS_LEVELS=", levels))
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err != nil {
		return nil, nil, fmt.Errorf("%s with %s: %w", exe, placement, err)
	}
	times, names := map[string]float64{}, []string(nil)
	for line := range strings.Lines(string(text)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if times[name], err = strconv.ParseFloat(value, 64); err != nil {
			return nil, nil, err
		}
		names = append(names, name)
	}
	return times, names, nil
}
