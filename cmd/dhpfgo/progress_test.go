package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"testing/synctest"
	"time"
)

func TestProgressLineIsErased(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // a clock that no other process slows down
		var out bytes.Buffer
		stop := make(chan struct{})
		time.AfterFunc(progressDelay+3*progressEvery/2, func() { close(stop) })
		(&session{stderr: &out}).tick("compiling p.hpf", time.Now(), stop)
		const line = "\r\x1b[Kdhpfgo: compiling p.hpf ... "
		if want := line + "1.0 s" + line + "1.1 s\r\x1b[K"; out.String() != want {
			t.Errorf("%q, want %q", out.String(), want)
		}
	})
}

func TestNoProgressLineBeforeASecond(t *testing.T) {
	var out bytes.Buffer
	stop := make(chan struct{})
	close(stop)
	(&session{stderr: &out}).tick("compiling p.hpf", time.Now(), stop)
	if out.Len() > 0 {
		t.Errorf("%q", out.String())
	}
}

func TestNoTerminal(t *testing.T) {
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	if isTerminal(null) || isTerminal(&bytes.Buffer{}) {
		t.Error("neither the null device nor a buffer is a terminal")
	}
}

func TestPruneKeepsWhatWasRunLately(t *testing.T) {
	dir := t.TempDir()
	now := time.Now()
	for name, age := range map[string]time.Duration{"new": time.Hour, "old": keepFor + time.Hour} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, nil, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, now.Add(-age), now.Add(-age)); err != nil {
			t.Fatal(err)
		}
	}
	prune(dir, now)
	if _, err := os.Stat(filepath.Join(dir, "new")); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "old")); err == nil {
		t.Error("the old executable is still there")
	}
}

func TestPanicsAreInternalErrors(t *testing.T) {
	t.Setenv(traceVariable, "")
	var out bytes.Buffer
	if code := reportPanic(&out, "index out of range"); code != exitInternal {
		t.Errorf("exit code %d", code)
	}
	if !regexp.MustCompile(`^internal error: index out of range; please report it`).MatchString(out.String()) {
		t.Errorf("%q", out.String())
	}
}
