package codegen_test

import (
	"testing"

	"dhpfgo/internal/levels"
	"dhpfgo/pipeline"
)

// TestLevel holds the code of all programs of testdata against a list.
func TestLevel(t *testing.T) {
	levels.Check(t, pipeline.Code, 1, func(c *pipeline.Compilation) string { return c.Text })
}
