package main

import (
	"os/exec"
	"strings"
	"testing"
	"time"
)

func shell(text string) *exec.Cmd { return exec.Command("sh", "-c", text) }

// A program that has printed its result and does not end is ended.
func TestRunOfOneThatStays(t *testing.T) {
	begin := time.Now()
	r, err := run(shell("echo seconds 1.5; echo check 2; echo sent 3; sleep 300 & wait"), `sent (\d+)`)
	if err != nil || r != (result{1.5, 2, 3}) {
		t.Errorf("%v, %v", r, err)
	}
	if took := time.Since(begin); took < patience || took > limit {
		t.Errorf("it took %v", took)
	}
}

func TestRunThatFails(t *testing.T) {
	for text, want := range map[string]string{
		"echo seconds 1; echo check 2; echo sent 3; exit 4": "exit status 4",
		"echo seconds 1; echo check 2":                      "no 'sent",
	} {
		if _, err := run(shell(text), `sent (\d+)`); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
