package main

import (
	"slices"
	"time"
)

const (
	batches   = 9
	batchTime = 500 * time.Microsecond
	mostRuns  = 64 // per batch
)

// measure runs the operation and returns the medians, in nanoseconds, of batches of runs on fresh arguments and on
// the same arguments, and the result.
func (x setsCase) measure(op setsOperation, args []any) (cold, warm int64, value any) {
	start := time.Now()
	value = op.run(args)
	one := max(time.Since(start), 1)
	if x.once {
		return one.Nanoseconds(), one.Nanoseconds(), value
	}
	runs := min(max(int(batchTime/one), 1), mostRuns)
	var colds, warms []int64
	for range batchesFor(one) {
		fresh := make([][]any, runs)
		for i := range fresh {
			fresh[i], _ = x.arguments(op)
		}
		colds = append(colds, perRun(runs, func(i int) { op.run(fresh[i]) }))
		warms = append(warms, perRun(runs, func(int) { op.run(args) }))
	}
	slices.Sort(colds)
	slices.Sort(warms)
	return colds[len(colds)/2], warms[len(warms)/2], value
}

// batchesFor returns how often a case of the given length is measured.
func batchesFor(one time.Duration) int {
	switch {
	case one > 2*time.Second:
		return 1
	case one > 200*time.Millisecond:
		return 3
	}
	return batches
}

func perRun(runs int, f func(i int)) int64 {
	start := time.Now()
	for i := range runs {
		f(i)
	}
	return time.Since(start).Nanoseconds() / int64(runs)
}
