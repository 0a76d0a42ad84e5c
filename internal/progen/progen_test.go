package progen

import "testing"

// TestProgramIsDeterministic guards the use of seeds as names of failures.
func TestProgramIsDeterministic(t *testing.T) {
	for seed := int64(0); seed < 50; seed++ {
		if first, second := Program(seed), Program(seed); first != second {
			t.Fatalf("seed %d gives two programs", seed)
		}
		if first, second := Rich(seed), Rich(seed); first != second {
			t.Fatalf("seed %d gives two programs", seed)
		}
	}
}
