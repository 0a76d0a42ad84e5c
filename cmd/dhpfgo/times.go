package main

import (
	"fmt"
	"io"
	"time"
)

// times notes how long the stages of a compilation take, and the steps inside a stage. The zero value notes nothing.
type times struct {
	wanted bool
	start  time.Time
	list   []*stageTime
}

// stageTime is what a stage, or a step of it, took in all its runs.
type stageTime struct {
	name  string
	depth int
	took  time.Duration
}

// stage begins a stage; the function that it returns ends it.
func (t *times) stage(name string) (end func()) { return t.begin(name, 0) }

// step is stage for a part of the stage at hand.
func (t *times) step(name string) (end func()) { return t.begin(name, 1) }

func (t *times) begin(name string, depth int) (end func()) {
	if !t.wanted {
		return func() {}
	}
	entry := t.entry(name, depth)
	start := time.Now()
	return func() { entry.took += time.Since(start) }
}

// entry finds the line of a stage, or of a step of the last stage, or adds it.
func (t *times) entry(name string, depth int) *stageTime {
	for i := len(t.list) - 1; i >= 0; i-- {
		e := t.list[i]
		if e.depth == depth && e.name == name {
			return e
		}
		if e.depth < depth {
			break
		}
	}
	e := &stageTime{name: name, depth: depth}
	t.list = append(t.list, e)
	return e
}

// print writes a table of seconds: the stages in the order in which they began, their steps below them, and the sum. Steps
// that took less than a hundredth of a second are left out.
func (t *times) print(w io.Writer) {
	if !t.wanted {
		return
	}
	for _, e := range t.list {
		if e.depth == 0 {
			fmt.Fprintf(w, "%8.2f s  %s\n", e.took.Seconds(), e.name)
		} else if e.took >= 10*time.Millisecond {
			fmt.Fprintf(w, "%8.2f s    %s\n", e.took.Seconds(), e.name)
		}
	}
	fmt.Fprintf(w, "%8.2f s  in all\n", time.Since(t.start).Seconds())
}
