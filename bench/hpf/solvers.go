package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// solver is a program of examples with a larger grid and a clock around its time steps: what stands there, and what is to stand there.
type solver struct {
	name    string
	changes [][2]string
}

var solvers = []solver{
	{"block_tridiagonal", clocked("n = 12, steps = 3", "n = 36, steps = 8", "  integer :: step, m\n", "  call norms(u, n, norm)\n", true)},
	{"pentadiagonal", clocked("n = 12, steps = 3", "n = 48, steps = 20", "  integer :: step, m\n", "  call norms(u, n, n, norm)\n", true)},
	{"ssor", clocked("isiz = 12, steps = 3", "isiz = 48, steps = 10", "  integer :: i, j, k, m, step\n",
		"    print '(i4,5es14.6)', step, norm\n  end do\n", false)},
}

// clocked gives the changes: the size, a clock from the first time step to the text `end`, which holds the last one unless it comes
// after it.
func clocked(size, larger, declared, end string, after bool) [][2]string {
	report := "  call system_clock(clock_end)\n  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)\n"
	last := end + report + "  print *, 'check', norm(1)\n"
	if after {
		last = report + end + "  print *, 'check', norm(1)\n"
	}
	return [][2]string{
		{size, larger},
		{declared, declared + "  integer(8) :: clock_start, clock_end, clock_rate\n"},
		{"  do step = 1, steps\n", "  call system_clock(clock_start, clock_rate)\n  do step = 1, steps\n"},
		{end, last},
	}
}

// write makes the changed source; each text to change must occur exactly once, so that an edited example is noticed.
func (s solver) write(dir string) (string, error) {
	data, err := os.ReadFile("examples/" + s.name + ".hpf")
	if err != nil {
		return "", err
	}
	text := string(data)
	for _, c := range s.changes {
		if strings.Count(text, c[0]) != 1 {
			return "", fmt.Errorf("examples/%s.hpf holds %q %d times", s.name, c[0], strings.Count(text, c[0]))
		}
		text = strings.Replace(text, c[0], c[1], 1)
	}
	path := filepath.Join(dir, s.name+".hpf")
	return path, os.WriteFile(path, []byte(text), 0o644)
}

func compareSolvers(dir string, rounds int, wanted *regexp.Regexp) error {
	fmt.Printf("\nsolvers: gfortran -O3, and one and two images, medians of %d runs each, in turn\n\n", rounds)
	fmt.Printf("%-20s %10s %10s %12s %10s %8s %13s\n", "solver", "gfortran s", "1 image s", "of gfortran", "2 images s", "of one", "bytes on two")
	for _, s := range solvers {
		if !wanted.MatchString(s.name) {
			continue
		}
		if err := s.measure(dir, rounds); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	return nil
}

// measure builds a solver with both compilers, runs it in turn, once uncounted, and prints a line.
func (s solver) measure(dir string, rounds int) error {
	source, err := s.write(dir)
	if err != nil {
		return err
	}
	exe, serial := filepath.Join(dir, s.name), filepath.Join(dir, s.name+".serial")
	if err := tool("bin/dhpfgo", "build", "-O3", "-march=native", "-o", exe, source); err != nil {
		return err
	}
	if err := tool("gfortran", "-O3", "-march=native", "-J", dir, "-x", "f95", "-ffree-form", "-o", serial, source); err != nil {
		return err
	}
	var theirs, one, two []float64
	var bytes float64
	for round := range rounds + 1 {
		a, err := serially(serial)
		if err != nil {
			return err
		}
		b, err := onImages(exe, 1)
		if err != nil {
			return err
		}
		c, err := onImages(exe, 2)
		if err != nil {
			return err
		}
		if d := 1e-9 * math.Abs(a.check); math.Abs(a.check-b.check) > d || math.Abs(a.check-c.check) > d {
			return fmt.Errorf("different results: %.12g, %.12g on one image and %.12g on two", a.check, b.check, c.check)
		}
		if round > 0 {
			theirs, one, two = append(theirs, a.seconds), append(one, b.seconds), append(two, c.seconds)
		}
		bytes = c.bytes
	}
	fmt.Printf("%-20s %10.4f %10.4f %12.2f %10.4f %8.2f %13.0f\n", s.name, median(theirs), median(one), median(one)/median(theirs),
		median(two), median(two)/median(one), bytes)
	return nil
}
