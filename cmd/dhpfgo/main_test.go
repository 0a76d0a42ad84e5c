package main

import (
	"os"
	"runtime/debug"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"dhpfgo/internal/golden/update"
)

// TestMain lets the test binary stand for dhpfgo in scripts and in child processes, and every compilation of the tests check the
// invariants of the program after each step.
func TestMain(m *testing.M) {
	if err := os.Setenv("DHPFGO_VERIFY", "1"); err != nil {
		panic(err)
	}
	debug.SetGCPercent(gcPercent)
	testscript.Main(m, map[string]func(){"dhpfgo": main})
}

// TestScripts runs the command line as users do.
func TestScripts(t *testing.T) { runScripts(t, "../../testdata/script") }

// runScripts runs the scripts of a folder. They keep the real cache, so that the runtime is compiled once.
func runScripts(t *testing.T, dir string) {
	cache, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:           dir,
		UpdateScripts: update.Wanted(),
		Setup: func(env *testscript.Env) error {
			env.Setenv("XDG_CACHE_HOME", cache)
			env.Setenv("NO_COLOR", "1")
			return nil
		},
	})
}

func TestPercentOver(t *testing.T) {
	for live, want := range map[uint64]int{0: 400, 1 << 29: 400, 1 << 30: 200, 1 << 32: 50, 1 << 50: 1} {
		if got := percentOver(live); got != want {
			t.Errorf("%d bytes live: %d %%, want %d %%", live, got, want)
		}
	}
}
