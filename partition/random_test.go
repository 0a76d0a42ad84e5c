package partition

import (
	"fmt"
	"testing"

	"dhpfgo/internal/progen"
)

// TestRandomExchanges holds the exchanges of random programs against enumeration.
func TestRandomExchanges(t *testing.T) {
	steps := 0
	for seed := int64(0); seed < 120; seed++ {
		steps += checkRandom(t, seed)
	}
	if steps < 100 {
		t.Errorf("only %d steps in all", steps)
	}
}

// FuzzPlan does the same for ever new programs.
func FuzzPlan(f *testing.F) {
	f.Add(int64(12))
	f.Add(int64(70))
	f.Fuzz(func(t *testing.T, seed int64) { checkRandom(t, seed) })
}

func checkRandom(t *testing.T, seed int64) int {
	u := compile(t, fmt.Sprintf("seed%d.hpf", seed), progen.Program(seed))
	for _, images := range []int{2, 3, 6} {
		checkSteps(t, u, images)
	}
	if t.Failed() {
		t.Fatalf("seed %d:\n%s", seed, progen.Program(seed))
	}
	return len(u.Steps)
}
