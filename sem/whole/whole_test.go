package whole

import (
	"strings"
	"testing"
)

// TestReasons: names stand where the words and the help speak of them, and nothing is left open.
func TestReasons(t *testing.T) {
	for _, r := range []*Reason{Saved.Of("a"), Dimensions.Of(7), NotMulti.Helped("b"), ArgumentMoved.Helped("x", "y"),
		Offset.For(VariableOffset.Of(2)), Sizes.For(SizesUnset.Of("s", "t")), Indirect.Of()} {
		for _, text := range []string{r.Why.String(), r.Rule, r.Help} {
			if text == "" || strings.Contains(text, "%!") || strings.Contains(text, "%s") {
				t.Errorf("%q in %+v", text, r)
			}
		}
	}
	if r := NotMulti.Helped("b"); !strings.Contains(r.Help, "'b'") || r.Why.String() != "it is not aligned with each dimension that is MULTI or INDIRECT" {
		t.Errorf("%+v", r)
	}
	if r := Offset.For(VariableOffset.Of(2)); !r.Why.Has(VariableOffset) || r.Why.String() != "the offset of its dimension 2 from the align target is not a constant" {
		t.Errorf("%+v", r)
	}
}
