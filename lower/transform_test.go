package lower_test

import (
	"testing"

	"dhpfgo/ir/elements"
	"dhpfgo/lower"
)

// TestTransforms holds the table of functions to the names that sem types.
func TestTransforms(t *testing.T) {
	for name := range elements.Transforms {
		if lower.Transforms[name] == nil {
			t.Errorf("nothing computes %s", name)
		}
	}
	if len(lower.Transforms) != len(elements.Transforms) {
		t.Errorf("%d functions are computed, %d are typed", len(lower.Transforms), len(elements.Transforms))
	}
}
