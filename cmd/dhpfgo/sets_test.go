package main

import (
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

func TestSetsCalculator(t *testing.T) {
	for _, c := range []struct {
		in, out string
		code    int
	}{
		{"a := [n] -> { [i] : 0 <= i < n }\nlexmin(a - { [0] })\n", "[n] -> { [i] : i = 1 and n >= 2 }\n", 0},
		{"{ [1] } . { [i] -> [2i] } = { [2] }", "true\n", 0},
		{"domain({ [i] -> [j] : 0 <= i <= j <= 5 }) <= { [i] : i <= 4 }", "false\n", 0},
		{"a + ", "", 1},
		{"lexmin({ [i] : i < 0 })", "", 1},
	} {
		var stdout, stderr strings.Builder
		code := run([]string{"sets"}, strings.NewReader(c.in), &stdout, &stderr)
		if code != c.code || stdout.String() != c.out {
			t.Errorf("%q: code %d, printed %q %s", c.in, code, stdout.String(), stderr.String())
		}
	}
}
