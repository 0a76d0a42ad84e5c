// Package oracle compares messages with an enumeration of the iterations that need them, for a number of images and values of the
// scalars: each element that an image reads and does not own arrives in exactly one message, from its owner, and where the set is
// a box nothing is sent that nobody reads. It shares nothing with the analysis but the program's expressions.
package oracle

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/plan"
	"dhpfgo/sets"
)

// Case is a run: Images images, the values of scalars, and the layouts as they then are; a layout that is missing has extents that
// nobody knows. Names are those of the variables in the sets of steps.
type Case struct {
	Images  int
	Names   *space.Names
	Values  map[*ir.Symbol]int64
	Layouts map[*ir.Layout]*plan.Instance
}

// Step is the messages of one array before statement At, or after it for values that are sent back to their owners.
type Step struct {
	Array    *ir.Symbol
	At       *tree.Node
	Reads    []Read // what the messages serve: reads, or with Back what is set
	Messages []Message
	Back     bool
	Exact    bool        // sets name exactly the elements of Reads
	Copied   func() bool // whether every image has the elements in any case, asked for what does not arrive
}

// Read is a reference with the images that evaluate it: all, those that own one of Homes, or where there are none those that have
// Iterations.
type Read struct {
	Ref        *ir.Elem
	Node       *tree.Node
	All        bool
	Homes      []*ir.Elem
	Iterations sets.Set
}

// Message is an exchange, from owners or with Back to them; Exact says that its boxes do not overlap.
type Message struct {
	Exchange    *spmd.Exchange
	Back, Exact bool
}

// OverTiles reports whether a message is what several tiles of an image need.
func (m Message) OverTiles() bool {
	return slices.ContainsFunc(m.Exchange.Tiles, func(row []spmd.TileUse) bool {
		return slices.ContainsFunc(row, func(t spmd.TileUse) bool { return t != spmd.NoTile })
	})
}

// Check enumerates a step. It gives a line that says what was found, and whether no fault was.
func Check(c Case, s *Step) (line string, holds bool) {
	v := &verification{world: &world{names: c.Names, images: c.Images, values: c.Values, placed: c.Layouts}, step: s}
	var ids []string
	for _, m := range s.Messages {
		ids = append(ids, fmt.Sprint(m.Exchange.ID))
	}
	name := fmt.Sprintf("exchanges %s of %s (line %d)", strings.Join(ids, ", "), s.Array.UserName(), s.At.Stmt.Span().Line())
	return name + ": " + v.run(), len(v.faults) == 0
}

// verification is that of one step.
type verification struct {
	*world
	step        *Step
	reads, runs int
	faults      []string
}

func (v *verification) run() (found string) {
	s := v.step
	if space.General(s.Array.Map) || slices.ContainsFunc(s.Messages, Message.OverTiles) {
		return "not enumerated, the owners are found when the program runs"
	}
	defer func() {
		if r := recover(); r != nil {
			missing, ok := r.(unknown)
			if !ok {
				panic(r)
			}
			found = "not enumerated, it depends on " + missing.what
		}
	}()
	if v.placed[s.Array.Map.Layout] == nil {
		return "not enumerated, the extents are not known"
	}
	v.iterate(s.At.Loops, func() {
		v.runs++
		for me := 0; me < v.images; me++ {
			v.compare(me)
		}
	})
	if len(v.faults) > 0 {
		return "WRONG: " + strings.Join(v.faults[:min(3, len(v.faults))], "; ")
	}
	return fmt.Sprintf("holds, %d remote elements in %d runs", v.reads, v.runs)
}

func (v *verification) fault(format string, args ...any) {
	v.faults = append(v.faults, fmt.Sprintf(format, args...))
}

func (v *verification) compare(me int) {
	s, name := v.step, v.step.Array.UserName()
	want := v.wanted(s, me)
	got, err := v.received(s.Messages, me)
	if err != nil {
		v.fault("%s on image %d of %d: %v", name, me+1, v.images, err)
		return
	}
	exact := s.Exact && !slices.ContainsFunc(s.Messages, func(m Message) bool { return !m.Exact })
	v.reads += len(got)
	lost, useless := "is not sent to image %d of %d", "is sent to image %d of %d, which does not read it"
	if s.Back {
		lost, useless = "is not sent back by image %d of %d", "is sent back by image %d of %d, which does not set it"
	}
	for e := range want {
		if !got[e] && (s.Back || !s.Copied()) {
			v.fault("%s%s "+lost, name, e, me+1, v.images)
		}
	}
	for e := range got {
		if exact && !want[e] {
			v.fault("%s%s "+useless, name, e, me+1, v.images)
		}
	}
}
