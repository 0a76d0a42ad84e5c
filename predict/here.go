package predict

import (
	"math"

	"dhpfgo/plan"
)

// secondsOfSwitch is what it takes until the next of several images on one CPU runs, when the one before it waits.
const secondsOfSwitch = 3e-6

// here is how long a run takes on the CPUs of one machine, of which each has q images: it computes what they compute, q times what all do
// alike, and changes from one to the next where they wait for each other. It is the time with a CPU for each image where there are as many.
func (t *Time) here(cpus int, moves []*plan.Move) float64 {
	if cpus == 0 || t.Images <= cpus {
		return t.Seconds
	}
	q := float64(t.Images) / float64(cpus)
	waits := 0.0
	for _, m := range moves {
		waits += float64(m.Runs)
	}
	return math.Max(t.Computing, q*t.Balance*t.Computing) + q*(t.Sending+t.Rest+waits*secondsOfSwitch)
}
