package advise

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Choice says for each group of arrays how its classes are cut: the format of each, by its number.
type Choice struct {
	Formats []map[int]string // by group
	without map[*Array]bool  // left whole
}

// Options lists the ways to cut each group of the graph, "" for not at all.
func (g *Graph) options() [][]map[int]string {
	var out [][]map[int]string
	groups := g.groups()
	for _, group := range groups {
		var list []map[int]string
		classes := cuttable(slices.DeleteFunc(slices.Clone(group), g.isScratch))
		if !g.isCounted(group) {
			classes = nil
		}
		if len(classes) == 0 || !slices.ContainsFunc(group, isLarge) {
			list = append(list, map[int]string{})
		}
		for _, c := range classes {
			list = append(list, map[int]string{c: "block"})
		}
		for i, c := range classes {
			for _, d := range classes[:i] {
				if together(group, c, d) && (g.Images == 0 || hasFactors(g.Images)) {
					list = append(list, map[int]string{c: "block", d: "block"})
				}
			}
		}
		for _, c := range classes {
			list = append(list, map[int]string{c: "cyclic"})
		}
		if len(list[0]) > 0 && len(groups) > 1 {
			list = append(list, map[int]string{}) // what others are computed from may be best on all images
		}
		out = append(out, list)
	}
	return out
}

// isSlight reports whether arrays are so small a part of a program that they matter last.
func (g *Graph) isSlight(group []*Array) bool {
	n := int64(0)
	for _, a := range group {
		n += max(1, elements(a))
	}
	return n < large && float64(n) < scratchPart*float64(g.all())
}

// hasFactors reports whether images can be a grid of two dimensions.
func hasFactors(images int) bool {
	for d := 2; d*d <= images; d++ {
		if images%d == 0 {
			return true
		}
	}
	return false
}

// large is the number of elements from which on an array is always distributed.
const large = 10_000

func isLarge(a *Array) bool { return elements(a) >= large }

// few is the number of elements of a group up to which it is not distributed beside large ones.
const few = 100

// isCounted reports whether a group is more than a few elements, as timers and tables are.
func (g *Graph) isCounted(group []*Array) bool {
	n := int64(0)
	for _, a := range group {
		if elements(a) == 0 {
			return true
		}
		n += elements(a)
	}
	return n > few || n*few > g.all()
}

// groups lists the arrays that are used together.
func (g *Graph) groups() [][]*Array {
	var out [][]*Array
	at := map[int]int{}
	for _, a := range g.Arrays {
		i, seen := at[a.group]
		if !seen {
			i = len(out)
			at[a.group] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], a)
	}
	return out
}

// mostClasses bounds how many classes of a group are tried.
const mostClasses = 4

// cuttable lists the classes that are worth cutting, those of most arrays first.
func cuttable(group []*Array) []int {
	count, small := map[int]int{}, map[int]bool{}
	var order []int
	for _, a := range group {
		for k, c := range a.class {
			if count[c] == 0 {
				order = append(order, c)
			}
			count[c]++
			if n := extent(a.Symbol.Dims[k]); n > 0 && n < leastExtent && !a.Symbol.Allocatable {
				small[c] = true
			}
		}
	}
	order = slices.DeleteFunc(order, func(c int) bool { return small[c] })
	slices.Reverse(order) // the last dimension, along which blocks are contiguous, before others
	slices.SortStableFunc(order, func(a, b int) int { return count[b] - count[a] })
	return order[:min(len(order), mostClasses)]
}

// together reports whether an array has dimensions of both classes.
func together(group []*Array, c, d int) bool {
	return slices.ContainsFunc(group, func(a *Array) bool { return slices.Contains(a.class, c) && slices.Contains(a.class, d) })
}

// Cost is what a candidate would cost. Refused says why it cannot be compiled.
type Cost struct {
	Seconds  float64
	Messages int64
	Bytes    int64
	Memory   int64
	Balance  float64
	Refused  string
}

// Weighed is a candidate that was looked at.
type Weighed struct {
	Cost
	Text   string
	Choice Choice
}

// balanced is the balance from which on dealing out in turn is not tried: it would bring no more than what it costs.
const balanced = 0.9

// gain is how much better a candidate must be to be taken in place of an earlier, simpler one.
const gain = 0.99

// gainOfTurn is the gain from which on another dimension is cut than an earlier one, along which blocks are contiguous: what caches
// and vectors make of that is not in the prediction.
const gainOfTurn = 0.95

// gainOver is how much better it must be to cut a group in another way.
func gainOver(old, other map[int]string) float64 {
	if len(old) != 1 || len(other) != 1 || isCyclic(old) != isCyclic(other) {
		return gain
	}
	return gainOfTurn
}

// noLoss is how much it may cost to leave out a slight array: what all images have needs no messages, and loops that read it have plain bounds.
const noLoss = 1.001

// Search looks for the choice that costs least: all of one group while the others stay, in turn, until none gets better; then it tries to
// leave out one small array at a time, and to distribute nothing. It asks for the cost of each candidate once, for at most a number of them.
func (g *Graph) Search(most int, cost func(Choice) Cost) (best Weighed, looked []Weighed) {
	options, seen := g.options(), map[string]bool{}
	nothing := Choice{Formats: make([]map[int]string, len(options)), without: map[*Array]bool{}}
	first := nothing.clone()
	groups := g.groups()
	for i, list := range options {
		first.Formats[i] = list[min(1, len(list)-1)]
		if len(list[0]) > 0 || g.isSlight(groups[i]) {
			first.Formats[i] = list[0]
		}
	}
	try := func(c Choice, gain float64) {
		text := g.Text(c)
		if seen[text] || len(looked) >= most || best.Text != "" && g.Enough != nil && g.Enough() {
			return
		}
		seen[text] = true
		w := Weighed{cost(c), text, c}
		looked = append(looked, w)
		if w.Refused == "" && (best.Text == "" || w.Seconds < gain*best.Seconds) {
			best = w
		}
	}
	try(first, gain)
	if best.Text == "" {
		for i, list := range options {
			for _, o := range list {
				c := first.clone()
				c.Formats[i] = o
				try(c, gain)
			}
		}
	}
	for before := ""; best.Text != before && best.Text != ""; {
		before = best.Text
		for _, i := range g.largestFirst() {
			for _, o := range options[i] {
				c := best.Choice.clone()
				c.Formats[i] = o
				if !isCyclic(o) || best.Balance < balanced {
					try(c, gainOver(best.Choice.Formats[i], o))
				}
			}
		}
	}
	for _, a := range g.Arrays {
		if c := best.Choice.clone(); best.Text != "" && !isLarge(a) && g.formats(a, c) != nil {
			c.without[a] = true
			than := gain
			if g.isSlight([]*Array{a}) {
				than = noLoss
			}
			try(c, than)
		}
	}
	g.Enough = nil
	try(nothing, gain)
	return best, looked
}

// largestFirst lists the groups by their number of elements.
func (g *Graph) largestFirst() []int {
	var order []int
	size := map[int]int64{}
	for i, group := range g.groups() {
		order = append(order, i)
		for _, a := range group {
			size[i] += elements(a)
		}
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(size[j], size[i]) })
	return order
}

func isCyclic(o map[int]string) bool {
	for _, format := range o {
		if format == "cyclic" {
			return true
		}
	}
	return false
}

func (c Choice) clone() Choice {
	out := Choice{slices.Clone(c.Formats), map[*Array]bool{}}
	for a := range c.without {
		out.without[a] = true
	}
	return out
}

// formats are those of an array's dimensions, nil if it is not distributed.
func (g *Graph) formats(a *Array, c Choice) []string {
	if c.without[a] || g.isScratch(a) {
		return nil
	}
	out := make([]string, len(a.class))
	any := false
	for i, group := range g.groups() {
		if !slices.Contains(group, a) {
			continue
		}
		for k, class := range a.class {
			if out[k] = "*"; c.Formats[i][class] != "" {
				out[k], any = c.Formats[i][class], true
			}
		}
	}
	if !any {
		return nil
	}
	return out
}

// mostNamed is how many arrays the text of a choice names.
const mostNamed = 6

// Text names the arrays with their formats.
func (g *Graph) Text(c Choice) string {
	var order []string
	by := map[string][]string{}
	for _, a := range g.Arrays {
		if f := g.formats(a, c); f != nil {
			text := "(" + strings.Join(f, ",") + ")"
			if by[text] == nil {
				order = append(order, text)
			}
			by[text] = append(by[text], a.Symbol.UserName())
		}
	}
	if order == nil {
		return "nothing is distributed"
	}
	var parts []string
	for _, text := range order {
		names := by[text]
		more := ""
		if len(names) > mostNamed {
			more = fmt.Sprintf(" and %d more", len(names)-mostNamed)
			names = names[:mostNamed]
		}
		parts = append(parts, text+" "+strings.Join(names, ", ")+more)
	}
	return strings.Join(parts, "; ")
}
