package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/internal/progen"
)

var (
	seeds     = flag.Int("seeds", few(2, 8), "number of random programs")
	firstSeed = flag.Int64("first-seed", 1, "seed of the first random program")
)

// TestRandomPrograms compares random programs with gfortran. A failure is repeated with -seeds 1 -first-seed N.
func TestRandomPrograms(t *testing.T) {
	requireGfortran(t)
	for seed := *firstSeed; seed < *firstSeed+int64(*seeds); seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			compareRandom(t, seed, progen.Case{Source: progen.Program(seed)})
		})
		t.Run(fmt.Sprintf("mapped%d", seed), func(t *testing.T) {
			t.Parallel()
			compareRandom(t, seed, progen.Case{Source: progen.Mapped(seed)})
		})
		t.Run(fmt.Sprintf("homed%d", seed), func(t *testing.T) {
			t.Parallel()
			compareRandom(t, seed, progen.Case{Source: progen.Homed(seed)})
		})
		t.Run(fmt.Sprintf("constructs%d", seed), func(t *testing.T) {
			t.Parallel()
			compareRandom(t, seed, progen.Case{Source: progen.Constructs(seed)})
		})
		t.Run(fmt.Sprintf("richmapped%d", seed), func(t *testing.T) {
			t.Parallel()
			compareRandom(t, seed, progen.RichMapped(seed))
		})
		t.Run(fmt.Sprintf("kernels%d", seed), func(t *testing.T) {
			t.Parallel()
			compareRandom(t, seed, progen.Case{Source: progen.Kernels(seed)})
		})
		t.Run(fmt.Sprintf("flow%d", seed), func(t *testing.T) {
			t.Parallel()
			compareRandom(t, seed, progen.Flow(seed))
		})
		t.Run(fmt.Sprintf("rich%d", seed), func(t *testing.T) {
			t.Parallel()
			compareRandom(t, seed, progen.Rich(seed))
		})
	}
}

func compareRandom(t *testing.T, seed int64, c progen.Case) {
	t.Helper()
	source := filepath.Join(t.TempDir(), fmt.Sprintf("seed%d.hpf", seed))
	if err := os.WriteFile(source, []byte(c.Source), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(strings.TrimSuffix(source, ".hpf")+".in", []byte(c.Input), 0o600); err != nil {
		t.Fatal(err)
	}
	comparePrograms(t, source)
}
