// Command node compares one image with the better of gfortran and flang on small kernels: each program prints the seconds
// of its own loops, all run in turn in one go, and what counts is the ratio of the medians. Run it from the root of the
// tree with bin/dhpfgo built: make bench-node. Other programs that print a line "seconds T" can be given by name.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// peer is a compiler: the command that makes exe from source.
type peer struct {
	name    string
	command func(source, exe string) []string
}

var peers = []peer{
	{"gfortran", func(source, exe string) []string {
		return []string{"gfortran", "-O3", "-march=native", "-J", filepath.Dir(exe), "-o", exe, source}
	}},
	{"flang", func(source, exe string) []string {
		return []string{flang(), "-O3", "-march=native", "-module-dir", filepath.Dir(exe), "-o", exe, source}
	}},
	{"dhpfgo", func(source, exe string) []string {
		return []string{"bin/dhpfgo", "build", "-O3", "-march=native", "-o", exe, source}
	}},
}

func main() {
	rounds := flag.Int("rounds", 7, "runs of each program")
	flag.Parse()
	files := flag.Args()
	if len(files) == 0 {
		files, _ = filepath.Glob("bench/node/kernels/*.f90")
	}
	if err := all(files, *rounds); err != nil {
		fmt.Fprintln(os.Stderr, "bench/node:", err)
		os.Exit(1)
	}
}

func all(files []string, rounds int) error {
	dir, err := os.MkdirTemp("", "dhpfgo-node-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	fmt.Printf("medians of %d runs each, in turn; seconds inside the program; one image / better peer, at -O3 -march=native\n\n", rounds)
	fmt.Printf("%-20s %10s %10s %10s %7s\n", "kernel", "gfortran", "flang", "dhpfgo", "ratio")
	product := 0.0
	for _, f := range files {
		ratio, err := kernel(f, dir, rounds)
		if err != nil {
			return err
		}
		product += math.Log(ratio)
	}
	fmt.Printf("\ngeometric mean %.2f of %d kernels\n", math.Exp(product/float64(len(files))), len(files))
	return nil
}

// kernel measures one program and returns its time with one image over the better peer's.
func kernel(source, dir string, rounds int) (float64, error) {
	name := strings.TrimSuffix(filepath.Base(source), filepath.Ext(source))
	times := make([][]float64, len(peers))
	for _, p := range peers {
		args := p.command(source, filepath.Join(dir, name+"."+p.name))
		if args[0] == "" {
			continue
		}
		if out, err := exec.Command(args[0], args[1:]...).CombinedOutput(); err != nil {
			return 0, fmt.Errorf("%s: %w\n%s", strings.Join(args, " "), err, out)
		}
	}
	for range rounds {
		for k, p := range peers {
			exe := filepath.Join(dir, name+"."+p.name)
			if _, err := os.Stat(exe); err != nil {
				continue
			}
			t, err := seconds(exe)
			if err != nil {
				return 0, err
			}
			times[k] = append(times[k], t)
		}
	}
	g, f, d := median(times[0]), median(times[1]), median(times[2])
	fmt.Printf("%-20s %8.4f s %8.4f s %8.4f s %7.2f\n", name, g, f, d, d/min(g, f))
	return d / min(g, f), nil
}

// seconds runs a program as one image and reads the time that it prints.
func seconds(exe string) (float64, error) {
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), "PGAS_IMAGES=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		return 0, fmt.Errorf("%s: %w\n%s", exe, err, out)
	}
	words := strings.Fields(string(out))
	for i, w := range words[:max(0, len(words)-1)] {
		if w == "seconds" {
			return strconv.ParseFloat(words[i+1], 64)
		}
	}
	return 0, fmt.Errorf("%s printed no time:\n%s", exe, out)
}

// median of no runs is infinite, so that an absent peer is never the better one.
func median(values []float64) float64 {
	if len(values) == 0 {
		return math.Inf(1)
	}
	slices.Sort(values)
	n := len(values)
	return (values[(n-1)/2] + values[n/2]) / 2
}

// flang is the name of LLVM's Fortran compiler, "" if there is none.
func flang() string {
	for _, name := range []string{"flang-new-19", "flang-new", "flang-19", "flang"} {
		if _, err := exec.LookPath(name); err == nil {
			return name
		}
	}
	return ""
}
