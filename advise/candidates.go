package advise

import (
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
	for _, group := range g.groups() {
		var list []map[int]string
		classes := cuttable(group)
		if len(classes) == 0 || !slices.ContainsFunc(group, isLarge) {
			list = append(list, map[int]string{})
		}
		for _, c := range classes {
			list = append(list, map[int]string{c: "block"})
		}
		for i, c := range classes {
			for _, d := range classes[:i] {
				if together(group, c, d) {
					list = append(list, map[int]string{c: "block", d: "block"})
				}
			}
		}
		for _, c := range classes {
			list = append(list, map[int]string{c: "cyclic"})
		}
		out = append(out, list)
	}
	return out
}

// large is the number of elements from which on an array is always distributed.
const large = 10_000

func isLarge(a *Array) bool {
	n := int64(1)
	for _, d := range a.Symbol.Dims {
		n *= extent(d)
	}
	return n >= large
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

// gain is how much better a candidate must be to be taken in place of an earlier, simpler one.
const gain = 0.99

// Search looks for the choice that costs least: all of one group while the others stay, in turn, until none gets better; then it tries to
// leave out one small array at a time, and to distribute nothing. It asks for the cost of each candidate once, for at most a number of them.
func (g *Graph) Search(most int, cost func(Choice) Cost) (best Weighed, looked []Weighed) {
	options, seen := g.options(), map[string]bool{}
	nothing := Choice{Formats: make([]map[int]string, len(options)), without: map[*Array]bool{}}
	first := nothing.clone()
	for i, list := range options {
		first.Formats[i] = list[min(1, len(list)-1)]
		if isCutInFirst := len(list[0]) > 0; isCutInFirst {
			first.Formats[i] = list[0]
		}
	}
	try := func(c Choice) {
		text := g.Text(c)
		if seen[text] || len(looked) >= most {
			return
		}
		seen[text] = true
		w := Weighed{cost(c), text, c}
		looked = append(looked, w)
		if w.Refused == "" && (best.Text == "" || w.Seconds < gain*best.Seconds) {
			best = w
		}
	}
	try(first)
	if best.Text == "" {
		for i, list := range options {
			for _, o := range list {
				c := first.clone()
				c.Formats[i] = o
				try(c)
			}
		}
	}
	for before := ""; best.Text != before && best.Text != ""; {
		before = best.Text
		for i, list := range options {
			for _, o := range list {
				c := best.Choice.clone()
				c.Formats[i] = o
				try(c)
			}
		}
	}
	for _, a := range g.Arrays {
		if c := best.Choice.clone(); best.Text != "" && !isLarge(a) && g.formats(a, c) != nil {
			c.without[a] = true
			try(c)
		}
	}
	try(nothing)
	return best, looked
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
	if c.without[a] {
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
