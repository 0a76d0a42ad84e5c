package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSetsCases runs a case file with an unknown operation, a bad text and an operation without answer among good ones.
func TestSetsCases(t *testing.T) {
	lines := "# comment\nset.lexmin\t[n] -> { [i] : 3 <= i <= n }\nset.params\t[n] -> { [i] : 3 <= i <= n }\n" +
		"set.frobnicate\t{ [i] }\nset.union\t{ [i\t{ [i] }\nset.lexmin\t{ [i] }\nmap.is_injective\t{ [i] -> [i + 1] }\n"
	file := filepath.Join(t.TempDir(), "cases.tsv")
	if err := os.WriteFile(file, []byte(lines), 0o600); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr strings.Builder
	if code := run([]string{"sets", "--cases", file, "--once"}, nil, &stdout, &stderr); code != 0 {
		t.Fatal(stderr.String())
	}
	results := strings.Split(strings.TrimSpace(stdout.String()), "\n")
	want := []string{"#line", "2\tset.lexmin", "3\tset.params", "4\tset.frobnicate", "5\tset.union", "6\tset.lexmin", "7\tmap.is_injective"}
	ends := []string{"result", "[n] -> { [i] : i = 3 and n >= 3 }", "[n] -> {  : n >= 3 }", "ERROR", "PARSE ERROR", "ERROR", "true"}
	if len(results) != len(want) {
		t.Fatalf("got %d lines:\n%s", len(results), stdout.String())
	}
	for i, line := range results {
		fields := strings.Split(line, "\t")
		if !strings.HasPrefix(line, want[i]) || len(fields) != 6 || !strings.HasPrefix(fields[5], ends[i]) {
			t.Errorf("line %q, want %q ... %q", line, want[i], ends[i])
		}
	}
}

// TestSetsConversation types at a prompt: errors do not end it, and the next session has the lines of this one.
func TestSetsConversation(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	talk := func(in string) (string, string) {
		var stdout, stderr strings.Builder
		calc := newCalculator(&session{ctx: context.Background(), stdout: &stdout, stderr: &stderr}, 0, 0)
		if err := calc.converse(strings.NewReader(in)); err != nil {
			t.Fatal(err)
		}
		return stdout.String(), stderr.String()
	}
	out, errs := talk("first := { [i] : 0 <= i < 9 }\nlexmax(frist)\nlexmax(first -\n  { [8] })\nquit\n{ [1] }\n")
	if !strings.Contains(out, "> > > | { [i] : i = 7 }\n> ") || strings.Contains(out, "i = 1 }") {
		t.Errorf("printed %q", out)
	}
	if !strings.Contains(errs, "error: 1:8: frist has no value and is no operation; did you mean first?\n  lexmax(frist)\n         ^") {
		t.Errorf("errors %q", errs)
	}
	out, errs = talk("lexmin({ [i]\n\n!lexmax(first\n!f\n!3\n!!\n!zz\n!99\nhistory")
	for _, want := range []string{
		"> first := { [i] : 0 <= i < 9 }\n", "> lexmax(first -   { [8] })\n{ [i] : i = 7 }\n> lexmax(first -   { [8] })\n", "   4  quit\n   5  lexmin({ [i]\n   6  lexmax(first -",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q lacks %q", out, want)
		}
	}
	if !strings.Contains(errs, "error: 1:13: expected } at the end of a set") {
		t.Errorf("errors %q", errs)
	}
	if !strings.Contains(errs, `no line that starts with "zz"`) || !strings.Contains(errs, "has lines 1 to ") {
		t.Errorf("errors %q", errs)
	}
}

// TestSetsHelp computes the example of every operation and requires a text about each.
func TestSetsHelp(t *testing.T) {
	for _, name := range calcNames() {
		var stdout, stderr strings.Builder
		if code := run([]string{"sets", "-e", "help " + name}, nil, &stdout, &stderr); code != 0 {
			t.Errorf("help %s: %s", name, stderr.String())
		}
		lines := strings.Split(strings.TrimSpace(stdout.String()), "\n")
		if len(lines) < 3 || operationsNamed(name)[0].help == "" || !strings.HasPrefix(lines[1], "> ") {
			t.Errorf("help %s printed %q", name, stdout.String())
		}
	}
}
