package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// onHomeLines are the lines of ON HOME directives, with their continuations.
var onHomeLines = regexp.MustCompile(`(?m)^!HPF\$ (ON HOME.*&\n!HPF\$ .*|ON HOME.*|END ON)\n`)

// TestExtendedHome plans the right hand side of SP on 64 images with and without its ON HOME directive: computed on the
// owners of the neighbours, seven arrays need no message, which saves what the literature reports for SP (41 % of the volume;
// Mellor-Crummey et al., Advanced optimization strategies in the Rice dHPF compiler, 2002). Without the directive the compiler finds by
// itself that neighbours can compute them, as what they are made of is sent in any case.
func TestExtendedHome(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile("../../testdata/hpf/sp_rhs.hpf")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(source), "n = 12", "n = 102", 1)
	extended, labels := plannedTraffic(t, text)
	plain := onHomeLines.ReplaceAllString(text, "")
	if strings.Contains(plain, "HOME") {
		t.Fatal("the directive is still there")
	}
	owner, found := plannedTraffic(t, plain)
	for _, name := range []string{"rho_i", "us", "vs", "ws", "qs", "square", "speed"} {
		if regexp.MustCompile(`\b` + name + `\(`).MatchString(labels + found) {
			t.Errorf("a message moves %s:\n%s\n%s", name, labels, found)
		}
	}
	if owner.bytes > extended.bytes || owner.messages > extended.messages {
		t.Errorf("without ON HOME %d bytes in %d messages, with it %d in %d", owner.bytes, owner.messages, extended.bytes, extended.messages)
	}
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/sp_rhs.hpf")
	compareStats(t, "../../testdata/hpf/sp_rhs.hpf", exe, 8)
}

// TestReplicatedJacobians runs a program of the shape of BT on 8 images with and without its ON HOME directives. Its
// eliminations are pipelines, in strips, whose messages are counted when they run. The literature reports 66 % less volume for BT. Owner
// computes has twice as many exchanges, but those of a step go to an image in one message.
func TestReplicatedJacobians(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile("../../testdata/hpf/bt_sweeps.hpf")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(source), "n = 6", "n = 26", 1)
	plain := onHomeLines.ReplaceAllString(text, "")
	if strings.Contains(plain, "HOME") || strings.Contains(plain, "END ON") {
		t.Fatal("a directive is still there")
	}
	extended, owner := runTraffic(t, text), runTraffic(t, plain)
	saved := 100 * (1 - float64(extended.bytes)/float64(owner.bytes))
	t.Logf("owner computes: %d messages, %d bytes; extended home: %d messages, %d bytes: %.1f %% less", owner.messages, owner.bytes,
		extended.messages, extended.bytes, saved)
	if saved < 66 || extended.messages >= owner.messages {
		t.Errorf("ON HOME saves %.1f %% of the bytes; %d messages in place of %d", saved, extended.messages, owner.messages)
	}
}

// runTraffic counts what a program moves when it runs on 8 images.
func runTraffic(t *testing.T, text string) traffic {
	t.Helper()
	name := filepath.Join(t.TempDir(), "sweeps.hpf")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("dhpfgo", "run", "-O1", "-n", "8", name)
	cmd.Env = append(os.Environ(), "PGAS_STATS=1")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v\n%s", err, stderr.String())
	}
	m := regexp.MustCompile(`total: calls \d+, messages (\d+), bytes (\d+)`).FindStringSubmatch(stderr.String())
	if m == nil {
		t.Fatalf("no count of messages in\n%s", stderr.String())
	}
	return traffic{number(t, m[1]), number(t, m[2])}
}

// plannedTraffic sums up what the exchanges of a program move on 64 images when each runs once.
func plannedTraffic(t *testing.T, text string) (sum traffic, labels string) {
	t.Helper()
	name := filepath.Join(t.TempDir(), "rhs.hpf")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out := stdoutOf(t, exec.Command("dhpfgo", "plan", "-n", "64", name))
	for _, m := range planned.FindAllStringSubmatch(out, -1) {
		sum.messages += number(t, m[2])
		sum.bytes += number(t, m[3])
	}
	return sum, strings.Join(regexp.MustCompile(`(?m)^ *exchange \d+: .*`).FindAllString(out, -1), "\n")
}
