package plan

import (
	"fmt"
	"slices"
)

// Run is what a whole run on a number of images moves: the sum over the loops and calls of the program. What only the run knows is in
// Unknown of the moves, with the reason.
type Run struct {
	Images  int
	Arrays  []*Array // of the plan, with the bounds and layouts that they get in the run
	Moves   []*Move
	Assumed []string // what is taken for granted
	Guessed bool     // how often loops run is, where the plan cannot know it
	Joined  int64    // messages of exchanges that go in one with another of their step
}

// Given is what the user says of a run: the values of variables that the program reads, and how often loops run, by their lines, of which
// nobody else knows.
type Given struct {
	Values map[string]int64
	Trips  map[int]int64
	Steps  int  // after so many statements some iterations of a loop stand for all; 0 for as many as can be followed in seconds
	Likely bool // files that the program opens as old ones, and can do without, do not exist
}

// Move is a statement that moves elements. Kind is the word under which PGAS_STATS counts it.
type Move struct {
	Kind     string `json:"kind"`
	Exchange int    `json:"exchange,omitempty"` // its number
	File     string `json:"-"`
	Line     int    `json:"line"`
	What     string `json:"what"`
	Runs     int64  `json:"runs"`
	Messages int64  `json:"messages"`
	Bytes    int64  `json:"bytes"`
	At       int    `json:"-"`                 // the line of the statement that runs
	InTurn   bool   `json:"-"`                 // each message is waited for before the next one is sent
	Unknown  string `json:"unknown,omitempty"` // why only the run knows more than that
	Pairs    []Pair `json:"pairs,omitempty"`   // of an exchange on few images: the messages of its first run that has any
}

// Nest is what an image computes in the loops that begin at a line and send nothing: how often they are reached, how often assignments in them
// are executed, and the weight of these: 1 for each assignment, element and operation, more for a call.
type Nest struct {
	File       string
	Line       int
	Runs       float64
	Iterations float64
	Weight     float64
	Sweeps     float64 // of a nest in a pipeline: how often that begins
	Depth      float64 // and how many images it has
	Estimated  bool    // not all was looked at that differs
	Lists      bool    // of an inspector: it notes what others compute with, and takes no part in a run on one image
}

// Pair is a message from an image to another; images count from 1.
type Pair struct {
	From  int   `json:"from"`
	To    int   `json:"to"`
	Bytes int64 `json:"bytes"`
}

// Kinds are the words for what moves, in the order in which PGAS_STATS prints them.
var Kinds = []string{"exchange", "fetch", "gather", "scatter", "reduce", "broadcast", "copy", "irregular"}

// Total is the sum of the moves of a kind, of all with "", and whether nothing of it is unknown.
func (r *Run) Total(kind string) (t Move, known bool) {
	known = true
	for _, m := range r.Moves {
		if kind != "" && m.Kind != kind {
			continue
		}
		t.Runs, t.Messages, t.Bytes = t.Runs+m.Runs, t.Messages+m.Messages, t.Bytes+m.Bytes
		known = known && m.Unknown == ""
	}
	if kind == "" {
		t.Messages -= r.Joined
	}
	return t, known
}

// Has reports whether there are moves of a kind.
func (r *Run) Has(kind string) bool {
	return slices.ContainsFunc(r.Moves, func(m *Move) bool { return m.Kind == kind })
}

// Assume notes once what is taken for granted.
func (r *Run) Assume(text string) {
	if !slices.Contains(r.Assumed, text) {
		r.Assumed = append(r.Assumed, text)
	}
}

// run prints what a whole run moves.
func (t *printer) run() {
	r := t.p.Run
	if r == nil || len(r.Moves) == 0 {
		return
	}
	sum, known := r.Total("")
	t.line(0, "")
	least := ""
	if !known {
		least = "at least "
	}
	t.line(0, "whole run on %s: %s%s, %d bytes", count(r.Images, "image"), least, count(int(sum.Messages), "message"), sum.Bytes)
	for _, m := range r.Moves {
		t.line(1, "%s", m)
	}
	for _, a := range r.Assumed {
		t.line(1, "taken for granted: %s", a)
	}
	if r.Joined > 0 {
		t.line(1, "of these %s in one with another to the same image", count(int(r.Joined), "message")+" went")
	}
}

// String is "fetch of a(1,1) (line 21): 1 run, 3 messages, 48 bytes".
func (m *Move) String() string {
	name := m.name() + ": "
	moved := fmt.Sprintf("%s, %s, %d bytes", count(int(m.Runs), "run"), count(int(m.Messages), "message"), m.Bytes)
	switch {
	case m.Unknown == "":
		return name + moved
	case m.Runs == 0:
		return name + "unknown, " + m.Unknown
	}
	return name + "at least " + moved + "; more is unknown, " + m.Unknown
}

// name is "fetch of a(1,1) (line 21)".
func (m *Move) name() string {
	name := m.Kind + " of " + m.What
	if m.Exchange > 0 {
		name = fmt.Sprintf("exchange %d: %s", m.Exchange, m.What)
	}
	return name + fmt.Sprintf(" (line %d)", m.Line)
}
