package codegen_test

import (
	"hash/fnv"
	"testing"

	"dhpfgo/codegen"
	"dhpfgo/internal/levels"
	"dhpfgo/pipeline"
)

// TestLevel holds what all programs of testdata are after each stage against the lists of all stages, and verifies modules of them.
func TestLevel(t *testing.T) {
	levels.Check(t, "codegen", func(file string, c *pipeline.Compilation) { wellFormed(t, file, c) })
}

// TestLevelMisprints does so with programs that have a small mistake.
func TestLevelMisprints(t *testing.T) { levels.CheckMisprints(t, "codegen") }

// wellFormed verifies the module of a program: of one as it is compiled by default, of another with checks and debug information, by
// its name.
func wellFormed(t *testing.T, file string, c *pipeline.Compilation) {
	options := []codegen.Options{{}, {Debug: true, Check: true, Undefined: true, Contract: true}}
	name := fnv.New32a()
	name.Write([]byte(file))
	m := codegen.Module(c.SPMD, options[name.Sum32()/2%2])
	if m.String() == "" { // which numbers registers and metadata
		t.Errorf("%s: no text", file)
	}
	for _, fault := range malformed(m) {
		t.Errorf("%s: %s", file, fault)
	}
}

// TestLevelElsewhere does so with programs that stand elsewhere.
func TestLevelElsewhere(t *testing.T) { levels.CheckElsewhere(t, "codegen") }

// TestLevelOptions does so with programs under an option.
func TestLevelOptions(t *testing.T) { levels.CheckOptions(t, "codegen") }
