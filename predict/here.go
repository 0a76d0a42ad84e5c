package predict

import (
	"math"

	"dhpfgo/plan"
)

// secondsOfSwitch is what it takes until the next of several images on one CPU runs, when the one before it waits.
const secondsOfSwitch = 1.5e-6

// here is how long a run takes on the CPUs of one machine, of which each has q images: it computes what they compute, q times what all do
// alike, and changes from one to the next where they wait for each other. It is the time with a CPU for each image where there are as many.
func (t *Time) here(cpus int, moves []*plan.Move) float64 {
	if cpus == 0 || t.Images <= cpus {
		return t.Seconds
	}
	q := float64(t.Images) / float64(cpus)
	waits := 0.0
	for _, runs := range runsByPlace(moves) {
		waits += runs
	}
	return math.Max(t.Computing, q*t.Balance*t.Computing) + q*(t.Sending+t.Rest+waits*secondsOfSwitch)
}

// runsByPlace is how often images wait at each place: what several statements there move comes together.
func runsByPlace(moves []*plan.Move) map[place]float64 {
	out := map[place]float64{}
	for _, m := range moves {
		at := place{m.File, m.At}
		out[at] = math.Max(out[at], float64(m.Runs))
	}
	return out
}

type place struct {
	file string
	line int
}
