package tally

import (
	"math"
	"testing"
)

// TestSampler adds up what iterations compute without looking at all of them: exactly where it is made of parabolas and of single ends, and near
// enough where it is wilder and the looks run out.
func TestSampler(t *testing.T) {
	const n = 100_000
	for _, c := range []struct {
		name  string
		f     func(k int64) float64
		looks int // that suffice
		close float64
		turns []int64
	}{
		{"constant", func(int64) float64 { return 7 }, 8, 0, nil},
		{"triangle", func(k int64) float64 { return float64(n - k) }, 8, 0, nil},
		{"tetrahedron", func(k int64) float64 { return float64(k*(k+1)) / 2 }, 8, 0, nil},
		{"first and last", func(k int64) float64 { return 4 - isTrue(k == 0) - isTrue(k == n-1) }, 20, 0, nil},
		{"from a place on", func(k int64) float64 { return isTrue(k >= 31_415) }, 150, 0, nil},
		{"a few in between", func(k int64) float64 { return isTrue(k >= 60_000 && k < 60_100) }, 40, 0, []int64{60_000, 60_100}},
		{"every second", func(k int64) float64 { return float64(k % 2) }, 500, 0.1, nil},
		{"waves", func(k int64) float64 { return 2 + math.Sin(float64(k)/1000) }, 500, 0.1, nil},
	} {
		want, looks := 0.0, 0
		for k := range int64(n) {
			want += c.f(k)
		}
		s := &sampler{looks: c.looks, isOver: func() bool { return false }, seen: map[int64]amount{}, at: func(k int64) amount {
			looks++
			return amount{c.f(k), 2 * c.f(k)}
		}}
		got := s.sum(0, n-1, c.turns)
		if looks > c.looks+few || math.Abs(got.count-want) > (c.close+1e-9)*want || math.Abs(got.weight-2*got.count) > 1e-9*want {
			t.Errorf("%s: %v after %d looks, want %v", c.name, got, looks, want)
		}
	}
	over := &sampler{looks: 500, isOver: func() bool { return true }, seen: map[int64]amount{}, at: func(int64) amount { return amount{3, 3} }}
	if got := over.sum(0, n-1, nil); got.count != 3*n || len(over.seen) != 1 {
		t.Errorf("%v after %d looks where there is no more time", got, len(over.seen))
	}
}

func isTrue(is bool) float64 {
	if is {
		return 1
	}
	return 0
}
