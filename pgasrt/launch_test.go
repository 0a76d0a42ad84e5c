package pgasrt

import (
	"bytes"
	"context"
	"strings"
	"syscall"
	"testing"
	"time"
)

// The end of the context ends the run, with all its images.
func TestRunIsCancelled(t *testing.T) {
	exe := plain.program(t, "ends")
	ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	var stderr bytes.Buffer
	begin := time.Now()
	code, err := Run(ctx, exe, 3, []string{"sleep", "2"}, nil, nil, nil, &stderr)
	if err != nil || code != 128+int(syscall.SIGTERM) || time.Since(begin) > 2*time.Second {
		t.Errorf("code %d, error %v after %v", code, err, time.Since(begin))
	}
	if !strings.HasSuffix(stderr.String(), "pgas: error: the run was interrupted by SIGTERM\n") {
		t.Errorf("stderr %q", stderr.String())
	}
	if n := processesOf(t, exe); n != 0 {
		t.Errorf("%d processes are left", n)
	}
}

func TestRunOfNothing(t *testing.T) {
	if _, err := Run(context.Background(), "/no/such/program", 2, nil, nil, nil, nil, nil); err == nil {
		t.Error("no error")
	}
}
