package plan

import (
	"math/rand"
	"testing"
)

// TestAxisIntervals compares sums over intervals with sums over single coordinates, for random bounds and guards.
func TestAxisIntervals(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	random := func(divs int) line {
		return line{int64(r.Intn(3)) - int64(r.Intn(2)), int64(r.Intn(80) - 30), int64(1 + r.Intn(divs))}
	}
	saved := 0
	for range 5000 {
		in := &Instance{Grid: []int64{int64(1 + r.Intn(60))}, Block: []int64{int64(1 + r.Intn(5))}, Lo: []int64{int64(r.Intn(4))}}
		one := axis{layout: in, offset: int64(r.Intn(5) - 2)}
		for range 1 + r.Intn(3) {
			one.lo, one.hi = append(one.lo, random(1+r.Intn(2))), append(one.hi, random(1+r.Intn(2)))
		}
		for range r.Intn(3) {
			one.guards = append(one.guards, random(1))
		}
		many := one
		last := in.Grid[0] - 1
		one.add(0, last)
		many.sum(0, last)
		if one.total != many.total {
			t.Fatalf("intervals %+v, single coordinates %+v: %+v", many.total, one.total, one)
		}
		if last > 16 && many.alike(last/4, last/2, many.at(last/4), many.at(last/2)) {
			saved++
		}
	}
	if saved < 300 {
		t.Errorf("only %d intervals were alike", saved)
	}
}
