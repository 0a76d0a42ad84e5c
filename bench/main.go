// Command bench compares dhpfgo with gfortran and with a stencil written by hand with Open MPI. Both sides of a comparison
// run in turn (A B A B ...), in one go and on one machine, and what counts is the ratio of the medians. Absolute times say
// little about another machine. Run it from the root of the tree with bin/dhpfgo built: make bench.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	rounds := flag.Int("rounds", 7, "runs of each side of a comparison")
	flag.Parse()
	b, err := newBench(*rounds)
	if err == nil {
		defer os.RemoveAll(b.dir)
		err = b.all()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func (b *bench) all() error {
	fmt.Printf("medians of %d runs each, in turn; seconds inside the program, without start-up and output\n\n", b.rounds)
	fmt.Printf("%-24s %-34s %9s %9s %7s %13s\n", "program", "A / B", "A", "B", "A/B", "spread of A/B")
	for _, w := range workloads {
		if err := b.serial(w); err != nil {
			return err
		}
	}
	for _, w := range workloads {
		if err := b.twoImages(w); err != nil {
			return err
		}
	}
	return b.mpi()
}

// serial compares one image with gfortran.
func (b *bench) serial(w workload) error {
	ours, err := b.dhpfgo(w)
	if err != nil {
		return err
	}
	theirs, err := b.gfortran(w)
	if err != nil {
		return err
	}
	return b.compare(w.name, "1 image / gfortran -O3", ours.images(1), theirs)
}

// twoImages compares two images with one.
func (b *bench) twoImages(w workload) error {
	ours, err := b.dhpfgo(w)
	if err != nil {
		return err
	}
	return b.compare(w.name, "2 images / 1 image", ours.images(2), ours.images(1))
}

// mpi compares two images with two ranks of the program by hand.
func (b *bench) mpi() error {
	for _, w := range workloads {
		if w.mpiArgs == nil {
			continue
		}
		theirs, err := b.mpiStencil(w)
		if err != nil {
			return err
		}
		ours, err := b.dhpfgo(w)
		if err != nil {
			return err
		}
		if err := b.compare(w.name, "2 images / Open MPI by hand, 2 ranks", ours.images(2), theirs); err != nil {
			return err
		}
	}
	return nil
}
