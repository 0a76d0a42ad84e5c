package pace

import (
	"strings"
	"testing"
	"time"
)

// recorder notes what a test reports.
type recorder struct {
	testing.TB
	failed string
}

func (r *recorder) Helper()                   {}
func (r *recorder) Failed() bool              { return r.failed != "" }
func (r *recorder) Errorf(f string, _ ...any) { r.failed += f }

func TestWithin(t *testing.T) {
	for _, c := range []struct {
		name  string
		took  []time.Duration // by the tries, the last one for all further
		calls int
		fault string
	}{
		{"quick", []time.Duration{time.Second}, 1, ""},
		{"quick at last", []time.Duration{time.Hour * 1000, time.Hour * 1000, time.Second}, 3, ""},
		{"never", []time.Duration{time.Hour * 1000}, tries, "took"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, calls := &recorder{TB: t}, 0
			Within(r, time.Second, func() time.Duration {
				calls++
				return c.took[min(calls, len(c.took))-1]
			})
			if calls != c.calls || !strings.HasPrefix(r.failed, c.fault) || (c.fault == "") != (r.failed == "") {
				t.Errorf("%d calls, want %d; reported %q, want %q", calls, c.calls, r.failed, c.fault)
			}
		})
	}
}

func TestWithinStopsAtAFault(t *testing.T) {
	r, calls := &recorder{TB: t}, 0
	Within(r, time.Second, func() time.Duration {
		calls++
		r.Errorf("wrong answer")
		return time.Hour
	})
	if calls != 1 || r.failed != "wrong answer" {
		t.Errorf("%d calls, reported %q", calls, r.failed)
	}
}

// TestSlowness wants a number that is neither that of a machine without load always, nor without bounds.
func TestSlowness(t *testing.T) {
	if s := slowness(); s < 1 || s > 1e5 {
		t.Errorf("%v", s)
	} else {
		t.Log(s)
	}
}
