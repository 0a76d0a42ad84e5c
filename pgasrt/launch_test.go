package pgasrt

import (
	"bytes"
	"context"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

// lineWatch calls reached when so many lines were written.
type lineWatch struct {
	text    bytes.Buffer
	lines   int
	reached func()
}

func (w *lineWatch) Write(text []byte) (int, error) {
	n, err := w.text.Write(text)
	if bytes.Count(w.text.Bytes(), []byte("\n")) >= w.lines {
		w.reached()
	}
	return n, err
}

// The end of the context ends the run, with all its images.
func TestRunIsCancelled(t *testing.T) {
	exe := plain.program(t, "ends")
	pace.Within(t, endWithin, func() time.Duration {
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		var cancelled time.Time
		stderr := &lineWatch{lines: 3, reached: sync.OnceFunc(func() { // all images run
			cancelled = time.Now()
			cancel()
		})}
		code, err := Run(ctx, exe, 3, []string{"sleep", "2"}, nil, nil, nil, stderr)
		took := time.Since(cancelled)
		if err != nil || code != 128+int(syscall.SIGTERM) {
			t.Errorf("code %d, error %v after %v", code, err, took)
		}
		if !strings.HasSuffix(stderr.text.String(), "pgas: error: the run was interrupted by SIGTERM\n") {
			t.Errorf("stderr %q", stderr.text.String())
		}
		if n := processesOf(t, exe); n != 0 {
			t.Errorf("%d processes are left", n)
		}
		return took
	})
}

func TestRunOfNothing(t *testing.T) {
	if _, err := Run(context.Background(), "/no/such/program", 2, nil, nil, nil, nil, nil); err == nil {
		t.Error("no error")
	}
}

// Only Open MPI's launchers, and that of its OpenSHMEM, are told, and what the user has set stays.
func TestWatchful(t *testing.T) {
	t.Setenv("OMPI_MCA_oob_tcp_keepalive_time", "300")
	want := "OMPI_MCA_oob_tcp_keepalive_intvl=3 OMPI_MCA_oob_tcp_keepalive_probes=3"
	for name, want := range map[string]string{"Open MPI": want, OpenSHMEM: want, "MPICH": ""} {
		if got := strings.Join(Engine{Name: name}.Watchful(), " "); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
