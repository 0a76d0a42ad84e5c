package diag

import (
	"encoding/json"
	"testing"
)

func TestReason(t *testing.T) {
	written := ReasonCode{"written", "line %d writes %s"}
	further := ReasonCode{"further", "%s; no further out: %s"}
	alone := ReasonCode{"alone", "no loop is around it"}
	r := further.Of(alone.Of(), written.At(Span{Start: 3}, 7, "a(i)"))
	if got, want := r.String(), "no loop is around it; no further out: line 7 writes a(i)"; got != want {
		t.Errorf("%q instead of %q", got, want)
	}
	if !r.Has(written) || !r.Has(further) || alone.Of().Has(written) {
		t.Error("a reason has its own code and those of its arguments, and no others")
	}
	if (Reason{}).Some() || !alone.Of().Some() || (Reason{}).String() != "" {
		t.Error("the zero reason is none")
	}
	if text, err := json.Marshal(struct{ Why Reason }{alone.Of()}); err != nil || string(text) != `{"Why":"no loop is around it"}` {
		t.Errorf("%s, %v", text, err)
	}
}
