package main

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// row is one operation on one number of images, with the values of each runtime.
type row struct {
	test, parameter, unit string
	images                int
	values                map[string][]float64
}

type table struct {
	names []string // runtimes, ours first
	also  string   // another way into ours, no peer; "" if there is none
	rows  []*row
}

// With two images the time of a barrier or an event is that of a line of cache between their CPUs. The host of a virtual machine moves
// these while they run, so that plain loads and stores take 0.06, 0.2 or 0.6 us: only many short runs in turn compare.
const runsOfPair = 5

// measureAll runs all runtimes once, in turn, and events between two images as often as runsOfPair says.
func (t *table) measureAll(runtimes []runtime, np int, sel string) error {
	selections := []string{sel}
	between := strings.Map(func(test rune) rune {
		if strings.ContainsRune("be", test) {
			return test
		}
		return -1
	}, sel)
	if np == 2 && between != "" {
		selections = append(selections, slices.Repeat([]string{between}, runsOfPair-1)...)
	}
	for _, s := range selections {
		for _, r := range runtimes {
			if err := t.measure(r, np, s); err != nil {
				return err
			}
		}
	}
	return nil
}

// measure runs one runtime once and adds what it prints.
func (t *table) measure(r runtime, np int, sel string) error {
	cmd := r.command(np, sel)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("%s on %d images: %w\n%s", r.name, np, err, stderr.String())
	}
	if !slices.Contains(t.names, r.name) {
		t.names = append(t.names, r.name)
	}
	if r.ours {
		t.also = r.name
	}
	for line := range strings.Lines(string(out)) {
		if strings.TrimSpace(line) == "" {
			continue // cafrun prints one
		}
		if err := t.add(r.name, strings.Split(strings.TrimSpace(line), "\t")); err != nil {
			return err
		}
	}
	return nil
}

func (t *table) add(name string, fields []string) error {
	if len(fields) != 6 {
		return fmt.Errorf("%s printed %q, which is not six fields", name, fields)
	}
	np, err := strconv.Atoi(fields[1])
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	value, err := strconv.ParseFloat(fields[4], 64)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	r := t.row(fields[2], fields[3], fields[5], np)
	r.values[name] = append(r.values[name], value)
	return nil
}

func (t *table) row(test, parameter, unit string, np int) *row {
	for _, r := range t.rows {
		if r.test == test && r.parameter == parameter && r.images == np {
			return r
		}
	}
	r := &row{test, parameter, unit, np, map[string][]float64{}}
	t.rows = append(t.rows, r)
	return r
}

// median is NaN-free: false if the runtime did not print this row.
func (r *row) median(name string) (float64, bool) {
	values := slices.Sorted(slices.Values(r.values[name]))
	if len(values) == 0 {
		return 0, false
	}
	return (values[(len(values)-1)/2] + values[len(values)/2]) / 2, true
}

func (r *row) moreIsBetter() bool { return r.unit == "GB/s" }

// ratio is that of one of ours to the best peer's, both medians.
func (t *table) ratio(r *row, ours string) (ratio float64, ok bool) {
	value, ok := r.median(ours)
	if !ok {
		return 0, false
	}
	var best float64
	for _, name := range t.names[1:] {
		v, ok := r.median(name)
		if ok && name != t.also && (best == 0 || (v > best) == r.moreIsBetter()) {
			best = v
		}
	}
	return value / best, best > 0
}

// gate is what the ratio of a row should be: at most for times, at least for bandwidths; 0 if nothing is asked.
func (r *row) gate() float64 {
	for _, g := range gates {
		if g.test == r.test && (g.parameter == "" || g.parameter == r.parameter) && (g.images == 0 || g.images == r.images) {
			return g.ratio
		}
	}
	return 0
}

// gates are goals for the ratio to the better peer; the first that matches counts.
var gates = []struct {
	test, parameter string
	images          int
	ratio           float64
}{
	{"barrier", "", 2, 0.6}, {"barrier", "", 8, 0.6},
	{"put", "8B", 0, 0.3}, {"get", "8B", 0, 0.3},
	{"put", "", 0, 0.9}, {"get", "", 0, 0.9},
	{"strided-put", "2d block 512x512 of 1024", 0, 0.95}, {"strided-put", "3d face y=1 (100x100)", 0, 0.95},
	{"strided-put", "", 0, 1.5},
	{"allreduce-sum", "1k", 0, 0.95}, {"allreduce-sum", "", 0, 0.8},
	{"broadcast", "1k", 0, 0.8}, {"broadcast", "1M", 0, 0.8},
	{"event-pingpong", "", 2, 0.9}, {"event-pingpong", "", 8, 1.1},
	{"lock", "all contend, per acquire", 2, 0.9}, {"lock", "all contend, per acquire", 8, 0.3},
	{"fetch_add", "remote, 1 image", 0, 0.5},
	{"dht", "", 2, 1}, {"p2p", "", 2, 1}, {"stencil", "", 2, 1},
}

func (t *table) print(out io.Writer) {
	fmt.Fprintf(out, "%-14s %-32s %6s %5s", "test", "parameter", "images", "unit")
	for _, name := range t.names {
		fmt.Fprintf(out, " %9s", name)
	}
	if t.also != "" {
		fmt.Fprintf(out, " %7s", t.also)
	}
	fmt.Fprintf(out, " %7s %s\n", "ratio", "goal")
	for _, r := range t.rows {
		fmt.Fprintf(out, "%-14s %-32s %6d %5s", r.test, r.parameter, r.images, r.unit)
		for _, name := range t.names {
			if v, ok := r.median(name); ok {
				fmt.Fprintf(out, " %9.4g", v)
			} else {
				fmt.Fprintf(out, " %9s", "-")
			}
		}
		if ratio, ok := t.ratio(r, t.also); ok {
			fmt.Fprintf(out, " %7.3f", ratio)
		} else if t.also != "" {
			fmt.Fprintf(out, " %7s", "-")
		}
		fmt.Fprintln(out, t.verdict(r))
	}
}

func (t *table) verdict(r *row) string {
	ratio, ok := t.ratio(r, t.names[0])
	if !ok {
		return ""
	}
	gate := r.gate()
	if gate == 0 {
		return fmt.Sprintf(" %7.3f", ratio)
	}
	sign, met := "<=", ratio <= gate
	if r.moreIsBetter() {
		sign, met = ">=", ratio >= gate
	}
	if met {
		return fmt.Sprintf(" %7.3f %s %g", ratio, sign, gate)
	}
	return fmt.Sprintf(" %7.3f %s %g missed", ratio, sign, gate)
}
