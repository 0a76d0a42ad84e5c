package main

import (
	"maps"
	"slices"
)

// graph is the arrows between the files of a package.
type graph map[string]map[string]bool

func (g graph) add(from, to string) {
	for _, file := range []string{from, to} {
		if g[file] == nil {
			g[file] = map[string]bool{}
		}
	}
	g[from][to] = true
}

func (g graph) arrows() (count int) {
	for _, targets := range g {
		count += len(targets)
	}
	return count
}

// cyclic counts the arrows whose start can be reached from their end.
func (g graph) cyclic() (count int) {
	for from, targets := range g {
		for to := range targets {
			if g.reaches(to, from) {
				count++
			}
		}
	}
	return count
}

func (g graph) reaches(from, to string) bool {
	seen := map[string]bool{from: true}
	for work := []string{from}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if at == to {
			return true
		}
		for next := range g[at] {
			if !seen[next] {
				seen[next] = true
				work = append(work, next)
			}
		}
	}
	return false
}

// backUp counts the arrows that run against an order of the files which has few of them: that of Eades, Lin and Smyth, A fast and
// effective heuristic for the feedback arc set problem, 1993.
func (g graph) backUp() (count int) {
	place := map[string]int{}
	for i, file := range g.downwards() {
		place[file] = i
	}
	for from, targets := range g {
		for to := range targets {
			if place[from] > place[to] {
				count++
			}
		}
	}
	return count
}

// downwards takes files from the graph one by one: one that names nothing of the others goes to the end, one that the others name
// nothing of to the front; where there is neither, that with the most arrows out beyond those in goes to the front. Ties go by name.
func (g graph) downwards() []string {
	left := slices.Sorted(maps.Keys(g))
	var front, end []string
	for len(left) > 0 {
		best, most := 0, -len(g)*2
		toEnd := false
		for i, file := range left {
			in, out := g.degrees(file, left)
			if out == 0 {
				best, toEnd = i, true
				break
			}
			if in == 0 {
				out = 2 * len(g)
			}
			if out-in > most {
				best, most = i, out-in
			}
		}
		if toEnd {
			end = append(end, left[best])
		} else {
			front = append(front, left[best])
		}
		left = slices.Delete(left, best, best+1)
	}
	slices.Reverse(end)
	return append(front, end...)
}

// degrees counts the arrows of a file into and out of it, from and to those that are left.
func (g graph) degrees(file string, left []string) (in, out int) {
	for _, other := range left {
		if g[other][file] {
			in++
		}
		if g[file][other] {
			out++
		}
	}
	return in, out
}
