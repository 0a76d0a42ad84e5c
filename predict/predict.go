package predict

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"dhpfgo/plan"
)

// Measured is what a run on one image took: seconds in all, and in the nests at each line.
type Measured struct {
	Seconds float64
	Nests   []Taken
	Moves   []Ran // statements with messages, which run on one image, too
	Lists   []Listed
}

// Listed is what lists of elements at a line would move on a number of images, where the run on one image has found that out.
type Listed struct {
	File     string
	Line     int
	Images   int
	Runs     int64
	Messages int64
	Bytes    int64
}

// Readings is how often clocks began and ended.
func (m Measured) Readings() (n int64) {
	for _, x := range m.Moves {
		n += x.Runs
	}
	for _, x := range m.Nests {
		n += x.Runs
	}
	return n
}

// Times has all loops take so many times as long.
func (m Measured) Times(factor float64) Measured {
	out := m
	out.Nests = slices.Clone(m.Nests)
	for i := range out.Nests {
		out.Nests[i].Seconds *= factor
	}
	return out
}

// Without gives what a run without clocks takes, of which only the end is known: loops take no longer than all of it.
func (m Measured) Without(seconds float64) Measured {
	alone := 0.0
	for _, n := range m.Nests {
		alone += n.Seconds
	}
	out := m.Times(min(1, seconds/max(alone, 1e-30)))
	out.Seconds = seconds
	return out
}

// Ran is how often such statements at a line ran.
type Ran struct {
	File string
	Line int
	Runs int64
}

// Taken is how long the nests at a line took.
type Taken struct {
	File    string
	Line    int
	Runs    int64
	Seconds float64
}

// Program is what is known of a program.
type Program struct {
	Machine  Machine
	Measured Measured
	One      []plan.Nest // what is computed on one image
}

// On is what is known of it on a number of images: what moves, what some of the images compute (all, or those that stand for them).
type On struct {
	Images int
	Run    *plan.Run
	Work   [][]plan.Nest
}

// Time is the prediction, in seconds. Lines are where it goes, longest first.
type Time struct {
	Images    int
	Seconds   float64
	Here      float64 // on the CPUs of the measured machine, which may be fewer than images
	Computing float64 // of the busiest image in loops
	Sending   float64 // messages, and waiting in pipelines
	Rest      float64 // what takes as long on any number of images
	Balance   float64 // computing of the mean image by that of the busiest
	Lines     []Share
	Uncertain []string
}

// Share is what a line takes.
type Share struct {
	Line    int
	Seconds float64
	What    string
}

// Predict adds up what a run takes.
func (p *Program) Predict(on On) Time {
	t := Time{Images: on.Images}
	t.compute(p, on)
	for _, m := range on.Run.Moves {
		if s := p.Machine.move(m, on.Images); s > 0 {
			t.Sending += s
			t.Lines = append(t.Lines, Share{m.Line, s, m.String()})
		}
		if m.Unknown != "" {
			t.doubt(fmt.Sprintf("messages at line %d: %s", m.Line, m.Unknown))
		}
	}
	for _, a := range on.Run.Assumed {
		t.doubt(a)
	}
	t.Rest = max(0, p.Measured.Seconds-p.Alone())
	t.Seconds = t.Computing + t.Sending + t.Rest
	t.Here = t.here(p.Machine.CPUs, on.Run.Moves)
	if t.Rest > 0 {
		t.Lines = append(t.Lines, Share{0, t.Rest, "outside of loops, input and output: as long on any number of images"})
	}
	slices.SortStableFunc(t.Lines, func(a, b Share) int { return cmp.Compare(b.Seconds, a.Seconds) })
	return t
}

// Recount makes statements with messages run as often as they did on one image: run is what is known of a number of images and one of that image,
// both with a guess for the loops that the plan cannot count.
func (p *Program) Recount(run, one *plan.Run) {
	for _, m := range run.Moves {
		var guessed, ran int64
		for _, x := range one.Moves {
			if x.File == m.File && x.At == m.At {
				guessed = max(guessed, x.Runs)
			}
		}
		for _, x := range p.Measured.Moves {
			if x.Line == m.At && strings.HasPrefix(m.File, x.File) {
				ran += x.Runs
			}
		}
		if guessed > 0 && ran > 0 {
			f := float64(ran) / float64(guessed)
			m.Runs, m.Messages, m.Bytes = scaled(m.Runs, f), scaled(m.Messages, f), scaled(m.Bytes, f)
		}
	}
}

// Listed fills in what moves through index arrays, where the run on one image knows it.
func (p *Program) Listed(run *plan.Run) {
	first := map[place]*plan.Move{}
	for _, m := range run.Moves {
		at := place{m.File, m.Line}
		if m.Kind != "irregular" || m.Unknown == "" || m.Runs > 0 && first[at] == nil {
			continue
		}
		for _, x := range p.Measured.Lists {
			if x.Line != m.Line || x.Images != run.Images || !strings.HasPrefix(m.File, x.File) {
				continue
			}
			m.Unknown = ""
			run.Assume("what moves through index arrays is counted in the lists that one image makes")
			if first[at] == nil || first[at] == m { // of several at a line the first one stands for all
				first[at] = m
				m.Runs, m.Messages, m.Bytes = m.Runs+x.Runs, m.Messages+x.Messages, m.Bytes+x.Bytes
			}
		}
	}
}

func scaled(n int64, by float64) int64 { return int64(math.Round(float64(n) * by)) }

// Alone is how long all nests take on one image.
func (p *Program) Alone() float64 {
	sum := 0.0
	for _, n := range p.Measured.Nests {
		sum += n.Seconds
	}
	return sum
}

func (t *Time) doubt(text string) {
	if !slices.Contains(t.Uncertain, text) {
		t.Uncertain = append(t.Uncertain, text)
	}
}

// compute finds the image that computes longest. A line takes on an image what it takes on one, in the ratio of the weights.
func (t *Time) compute(p *Program, on On) {
	var sum float64
	var busiest []Share
	for _, nests := range on.Work {
		total, lines := 0.0, []Share(nil)
		for _, m := range p.Measured.Nests {
			s := m.Seconds * ratio(p.One, nests, m)
			total += s
			lines = append(lines, Share{m.Line, s, "loops" + iterations(nests, m)})
		}
		listing := p.listing(nests)
		total += listing
		if listing > 0 {
			lines = append(lines, Share{0, listing, "inspectors note the elements that index arrays name"})
		}
		sum += total
		if total > t.Computing || busiest == nil {
			t.Computing, busiest = total, lines
		}
	}
	t.estimated(p.One)
	for _, nests := range on.Work {
		t.estimated(nests)
	}
	t.Balance = 1
	if t.Computing > 0 {
		t.Balance = sum / float64(len(on.Work)) / t.Computing
	}
	fill := p.fill(on)
	t.Sending += fill
	if fill > 0 {
		t.Lines = append(t.Lines, Share{0, fill, "images wait until a pipeline is full"})
		t.doubt("how long a pipeline takes to fill: images are taken to be equally fast")
	}
	t.Lines = append(t.Lines, busiest...)
}

// secondsOfListing is the least that a unit of weight costs in an inspector: its loops have branches and calls, and act on one element at a time.
const secondsOfListing = 0.3e-9

// listing is how long inspectors take on an image: they do not run on one, so a unit of their weight is taken to cost what one costs elsewhere in
// the program.
func (p *Program) listing(nests []plan.Nest) float64 {
	weight, lists := 0.0, 0.0
	for _, n := range p.One {
		if !n.Lists {
			weight += n.Weight
		}
	}
	for _, n := range nests {
		if n.Lists {
			lists += n.Weight
		}
	}
	return lists * max(secondsOfListing, p.Alone()/max(1, weight))
}

// estimated says of which loops not everything was counted.
func (t *Time) estimated(nests []plan.Nest) {
	for _, n := range nests {
		if n.Estimated {
			t.doubt(fmt.Sprintf("what the loops at line %d compute: some of their iterations stand for all", n.Line))
		}
	}
}

// fill is how long images wait in pipelines until what they need arrives: for each sweep as long as the images before them take for a strip.
func (p *Program) fill(on On) float64 {
	sum := 0.0
	for _, m := range p.Measured.Nests {
		longest := 0.0
		for _, nests := range on.Work {
			for _, n := range at(nests, m) {
				if n.Sweeps > 0 && n.Runs > 0 {
					strip := m.Seconds*ratio(p.One, nests, m)/n.Runs + 2*p.Machine.Overhead + p.Machine.Latency
					longest = max(longest, n.Sweeps*(n.Depth-1)*strip)
				}
			}
		}
		sum += longest
	}
	return sum
}

// at finds what is known of the nests that were measured. File names in measurements may be cut.
func at(list []plan.Nest, m Taken) []plan.Nest {
	i := slices.IndexFunc(list, func(n plan.Nest) bool { return n.Line == m.Line && !n.Lists && strings.HasPrefix(n.File, m.File) })
	if i < 0 {
		return nil
	}
	return list[i : i+1]
}

func ratio(one, nests []plan.Nest, m Taken) float64 {
	all, part := at(one, m), at(nests, m)
	if all == nil || all[0].Weight == 0 {
		return 1
	}
	if part == nil {
		return 0
	}
	return min(1, part[0].Weight/all[0].Weight) // no image has more to do in a nest than one that is alone
}

func iterations(nests []plan.Nest, m Taken) string {
	if n := at(nests, m); n != nil {
		return fmt.Sprintf(", %.0f assignments on the busiest image", n[0].Iterations)
	}
	return ""
}

// secondsOfListed is what a byte costs that stands somewhere in an array and goes somewhere: reals of 8 bytes with their places on both sides. Of
// tiles of 400 kB it was .12 ns, of 800 kB, which with their lists are beyond a cache of 1 MiB, .23 ns.
const secondsOfListed = 1.4e-9 / 8

// move is how long the runs of a statement take that moves something: all images take part, and wait for each other.
func (m Machine) move(v *plan.Move, images int) float64 {
	if images == 1 || v.Runs == 0 {
		return 0
	}
	runs, others, p := float64(v.Runs), float64(images-1), float64(images)
	messages, bytes := float64(v.Messages)/runs, float64(v.Bytes)/runs
	switch v.Kind {
	case "exchange", "copy", "irregular", "reduce":
		if v.InTurn {
			return float64(v.Messages)*(2*m.Overhead+m.Latency) + float64(v.Bytes)*m.PerByte
		}
		messages, bytes = messages/p, bytes/p // of an image
		switch v.Kind {
		case "reduce":
			messages = others
		case "irregular":
			return runs * (2*m.Overhead + m.Latency + max(0, messages-1)*m.Gap + bytes*(m.PerByte+secondsOfListed))
		}
	case "broadcast", "fetch":
		messages = others
	}
	if messages == 0 {
		return runs * m.Overhead
	}
	return runs * (2*m.Overhead + m.Latency + max(0, messages-1)*m.Gap + bytes*m.PerByte)
}

func median(list []float64) float64 {
	if len(list) == 0 {
		return math.NaN()
	}
	sorted := slices.Sorted(slices.Values(list))
	return sorted[len(sorted)/2]
}
