package codegen_test

import (
	"testing"

	"dhpfgo/internal/levels"
)

// TestLevel holds what all programs of testdata are after each stage against the lists of all stages.
func TestLevel(t *testing.T) { levels.Check(t, "codegen") }
