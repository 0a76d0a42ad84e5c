package node_test

import (
	"testing"

	"dhpfgo/internal/levels"
)

// TestLevel holds what programs of testdata are after this stage against a list.
func TestLevel(t *testing.T) { levels.Check(t, "node") }

// TestLevelMisprints does so with programs that have a small mistake.
func TestLevelMisprints(t *testing.T) { levels.CheckMisprints(t, "node") }

// TestLevelElsewhere does so with programs that stand elsewhere.
func TestLevelElsewhere(t *testing.T) { levels.CheckElsewhere(t, "node") }

// TestLevelOptions does so with programs under an option.
func TestLevelOptions(t *testing.T) { levels.CheckOptions(t, "node") }
