// Command pgas compares the runtime with Open MPI's one-sided communication, OpenSHMEM and OpenCoarrays, operation by
// operation. All four run in turn, in one go and on one machine; a row shows the medians over the rounds and the ratio of
// ours to the better peer, which is the figure that carries over to another machine. Run it from the root of the tree:
// make bench-pgas; docs/runtime.md says how times are taken. At the end the programs of examples/pgas run beside the same
// in MPI.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
)

func main() {
	rounds := flag.Int("rounds", 3, "runs of each runtime and number of images; 0: no operations")
	images := flag.String("images", "2,4,8", "numbers of images, separated by commas")
	sel := flag.String("select", "bpsrela", "tests: b barrier, p put and get, s strided put, r reduction and broadcast, e event, "+
		"l lock, a atomic")
	programs := flag.Int("programs", 5, "runs of each example; 0: none")
	simulated := flag.Bool("network", false, "collectives of one and two levels on a simulated network, instead")
	withCoarrays := flag.Bool("coarray", false, "programs with coarrays by our library, OpenCoarrays and MPI by hand, instead")
	hosts := flag.Int("hosts", 0, "operations on as many hosts, which network namespaces play, instead")
	flag.Parse()
	if *simulated {
		if err := runNetwork(os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, "bench/pgas:", err)
			os.Exit(1)
		}
		return
	}
	work := run
	if *hosts > 0 {
		work = func(rounds int, images, sel string, _ int) error { return runOnHosts(*hosts, rounds, images, sel) }
	}
	if *withCoarrays {
		work = runCoarrays
	}
	if err := work(*rounds, *images, *sel, *programs); err != nil {
		fmt.Fprintln(os.Stderr, "bench/pgas:", err)
		os.Exit(1)
	}
}

func run(rounds int, images, sel string, programs int) error {
	dir, err := os.MkdirTemp("", "bench-pgas-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := compareOperations(dir, rounds, images, sel); err != nil || programs < 1 {
		return err
	}
	fmt.Println()
	return compareExamples(os.Stdout, dir, programs, 2)
}

func runCoarrays(rounds int, images, sel string, _ int) error {
	dir, err := os.MkdirTemp("", "bench-coarray-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	return compareCoarrays(os.Stdout, dir, rounds, images, sel)
}

func compareOperations(dir string, rounds int, images, sel string) error {
	if rounds < 1 {
		return nil
	}
	runtimes, err := build(context.Background(), dir)
	if err != nil {
		return err
	}
	return measureOperations(os.Stdout, runtimes, rounds, images, sel)
}

func measureOperations(out io.Writer, runtimes []runtime, rounds int, images, sel string) error {
	var t table
	for range rounds {
		for _, field := range strings.Split(images, ",") {
			np, err := strconv.Atoi(field)
			if err != nil || np < 1 {
				return fmt.Errorf("-images %s: %q is no number of images", images, field)
			}
			if err := t.measureAll(runtimes, np, sel); err != nil {
				return err
			}
		}
	}
	slices.SortStableFunc(t.rows, func(a, b *row) int { return a.images - b.images })
	t.print(out)
	return nil
}
