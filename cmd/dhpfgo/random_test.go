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
	options   = flag.String("options", "", "options of dhpfgo to compile random programs with, between blanks")
)

// random is a random program, named after its kind.
type random struct {
	kind string
	progen.Case
}

// randomPrograms are those of a seed, one of each kind.
func randomPrograms(seed int64) []random {
	return []random{
		{"", progen.Case{Source: progen.Program(seed)}},
		{"mapped", progen.Case{Source: progen.Mapped(seed)}},
		{"homed", progen.Case{Source: progen.Homed(seed)}},
		{"constructs", progen.Case{Source: progen.Constructs(seed)}},
		{"richmapped", progen.RichMapped(seed)},
		{"kernels", progen.Case{Source: progen.Kernels(seed)}},
		{"flow", progen.Flow(seed)},
		{"rich", progen.Rich(seed)},
		{"lines", progen.Lines(seed)},
		{"lent", progen.Lent(seed)},
		{"flowmapped", progen.FlowMapped(seed)},
		{"levels", progen.Levels(seed)},
	}
}

// TestRandomPrograms compares random programs with gfortran. A failure is repeated with -seeds 1 -first-seed N.
func TestRandomPrograms(t *testing.T) {
	requireGfortran(t)
	for seed := *firstSeed; seed < *firstSeed+int64(*seeds); seed++ {
		for _, program := range randomPrograms(seed) {
			t.Run(fmt.Sprint(program.kind, seed), func(t *testing.T) {
				t.Parallel()
				comparePrograms(t, writeRandom(t, seed, program.Case), strings.Fields(*options)...)
			})
		}
	}
}

// writeRandom gives the name of the source file; the input stands beside it.
func writeRandom(t *testing.T, seed int64, c progen.Case) string {
	t.Helper()
	source := filepath.Join(t.TempDir(), fmt.Sprintf("seed%d.hpf", seed))
	if err := os.WriteFile(source, []byte(c.Source), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(strings.TrimSuffix(source, ".hpf")+".in", []byte(c.Input), 0o600); err != nil {
		t.Fatal(err)
	}
	return source
}
