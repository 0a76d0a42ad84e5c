package sets

import (
	"flag"
	"os"
	"testing"
)

// TestMain draws fewer random sets than rapid's 100 a property; the tests at full size draw 400.
func TestMain(m *testing.M) {
	checks := "40"
	if os.Getenv("DHPFGO_TEST_FULL") != "" {
		checks = "400"
	}
	if err := flag.Set("rapid.checks", checks); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}
