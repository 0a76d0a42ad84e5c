package partition

import (
	"fmt"
	"testing"

	"dhpfgo/internal/progen"
	"dhpfgo/sem"
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
	return len(u.steps)
}

// affineNeeds reports whether all subscripts of all needs are affine, so that the sets describe exactly what is read.
func affineNeeds(u *unit, needs []*need) bool {
	for _, n := range needs {
		for _, s := range n.ref.Subs {
			if _, ok := u.affine(s, n.n); !ok {
				return false
			}
		}
		for _, l := range n.n.loops {
			if d := l.stmt.(*sem.Do); !boundsAffine(u, d, l) {
				return false
			}
		}
	}
	return true
}

func boundsAffine(u *unit, d *sem.Do, l *node) bool {
	_, lo := u.affine(d.Lo, l)
	_, hi := u.affine(d.Hi, l)
	return lo && hi
}
