package lower_test

import (
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/ir"
)

// TestGolden pins what becomes of array operations: text in, text out. Nothing of an array may be left in the expressions.
func TestGolden(t *testing.T) {
	golden.Programs(t, func(t *testing.T, _ string, p *ir.Program, _ *diag.Bag) string {
		if err := ir.Verify(p, ir.Scalar); err != nil {
			t.Error(err)
		}
		return p.String()
	})
}
