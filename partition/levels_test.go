package partition_test

import (
	"testing"

	"dhpfgo/internal/levels"
	"dhpfgo/pipeline"
)

// TestLevel holds what all programs of testdata are behind this stage against a list.
func TestLevel(t *testing.T) {
	levels.Check(t, pipeline.Partition, 1, func(c *pipeline.Compilation) string { return c.SPMD.String() })
}
