package sets

import (
	"flag"
	"os"
	"testing"
)

// TestMain gives the random tests one seed, so that a run can be repeated; -rapid.seed chooses another.
func TestMain(m *testing.M) {
	flag.Parse()
	chosen := false
	flag.Visit(func(f *flag.Flag) { chosen = chosen || f.Name == "rapid.seed" })
	if !chosen {
		if err := flag.Set("rapid.seed", "1"); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}
