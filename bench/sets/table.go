package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
)

// side is one of the two engines.
type side int

const (
	ours side = iota
	theirs
)

// row holds the times of one case, in nanoseconds, and whether a side has no answer.
type row struct {
	op      string
	times   [2][]float64
	refused [2]bool
}

type table struct {
	rows map[int]*row // by line of the case file
}

func newTable() *table { return &table{map[int]*row{}} }

// add takes the fields of a result line: line, operation, time, ..., result.
func (t *table) add(s side, fields []string) {
	line, err := strconv.Atoi(fields[0])
	if err != nil || len(fields) < 4 {
		return
	}
	r := t.rows[line]
	if r == nil {
		r = &row{op: fields[1]}
		t.rows[line] = r
	}
	result := fields[len(fields)-1]
	time, err := strconv.ParseFloat(fields[2], 64)
	if err != nil || strings.HasPrefix(result, "ERROR") || strings.HasPrefix(result, "PARSE ERROR") {
		r.refused[s] = true
		return
	}
	r.times[s] = append(r.times[s], time)
}

// ratio returns the medians of a case and our time over theirs; false if a side has no answer.
func (r *row) ratio() (a, b, ratio float64, ok bool) {
	if r.refused[ours] || r.refused[theirs] || len(r.times[ours]) == 0 || len(r.times[theirs]) == 0 {
		return 0, 0, 0, false
	}
	a, b = max(median(r.times[ours]), 1), max(median(r.times[theirs]), 1)
	return a, b, a / b, true
}

// summary is what the table says of one operation.
type summary struct {
	op            string
	cases         int
	ours, theirs  []float64
	logRatio      float64
	worst         float64
	worstLine     int
	refusedOurs   int
	refusedTheirs int
}

func (s *summary) add(line int, r *row) {
	s.cases++
	a, b, ratio, ok := r.ratio()
	if !ok {
		if r.refused[ours] {
			s.refusedOurs++
		}
		if r.refused[theirs] {
			s.refusedTheirs++
		}
		return
	}
	s.ours, s.theirs = append(s.ours, a), append(s.theirs, b)
	s.logRatio += math.Log(ratio)
	if ratio > s.worst {
		s.worst, s.worstLine = ratio, line
	}
}

// summaries returns one per operation, sorted by name, and at last one of all.
func (t *table) summaries() []*summary {
	byOp := map[string]*summary{}
	all := &summary{op: "all"}
	for line, r := range t.rows {
		if byOp[r.op] == nil {
			byOp[r.op] = &summary{op: r.op}
		}
		byOp[r.op].add(line, r)
		all.add(line, r)
	}
	var out []*summary
	for _, s := range byOp {
		out = append(out, s)
	}
	slices.SortFunc(out, func(a, b *summary) int { return strings.Compare(a.op, b.op) })
	return append(out, all)
}

func (t *table) print(w io.Writer) {
	fmt.Fprintf(w, "%-22s %6s %10s %10s %8s %8s %6s  %s\n", "operation", "cases", "ours", "isl", "ratio", "worst", "line", "no answer")
	for _, s := range t.summaries() {
		fmt.Fprintf(w, "%-22s %6d ", s.op, s.cases)
		if n := len(s.ours); n > 0 {
			fmt.Fprintf(w, "%10.1f %10.1f %8.2f %8.2f %6d", median(s.ours)/1e3, median(s.theirs)/1e3, math.Exp(s.logRatio/float64(n)), s.worst, s.worstLine)
		} else {
			fmt.Fprintf(w, "%10s %10s %8s %8s %6s", "-", "-", "-", "-", "-")
		}
		if s.refusedOurs+s.refusedTheirs > 0 {
			fmt.Fprintf(w, "  ours %d, isl %d", s.refusedOurs, s.refusedTheirs)
		}
		fmt.Fprintln(w)
	}
}

func median(v []float64) float64 {
	s := slices.Sorted(slices.Values(v))
	if n := len(s); n%2 == 0 {
		return (s[n/2-1] + s[n/2]) / 2
	}
	return s[len(s)/2]
}
