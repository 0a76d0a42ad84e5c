package main

import (
	"os"
	"strings"
	"testing"
)

func TestVerdict(t *testing.T) {
	for _, c := range []struct {
		test, parameter, unit string
		ours, peer1, peer2    string
		want                  string
	}{
		{"barrier", "-", "us", "0.3", "1", "0.5", "   0.600 <= 0.6"},
		{"barrier", "-", "us", "0.4", "1", "0.5", "   0.800 <= 0.6 missed"},
		{"put", "1MiB", "GB/s", "9.5", "8", "10", "   0.950 >= 0.9"},
		{"put", "8B", "us", "0.5", "8", "1", "   0.500 <= 0.3 missed"},
		{"strided-put", "3d face x=1 (100x100)", "GB/s", "14", "1", "10", "   1.400 >= 1.5 missed"},
		{"broadcast", "1", "us", "2", "1", "4", "   2.000"},
	} {
		var table table
		for i, value := range []string{c.ours, c.peer1, c.peer2} {
			name := []string{"ours", "a", "b"}[i]
			table.names = append(table.names, name)
			if err := table.add(name, []string{name, "2", c.test, c.parameter, value, c.unit}); err != nil {
				t.Fatal(err)
			}
		}
		if got := table.verdict(table.rows[0]); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.test, c.parameter, got, c.want)
		}
	}
}

// TestTwoWaysIn: another way into our runtime has a ratio of its own, and is no peer.
func TestTwoWaysIn(t *testing.T) {
	table := table{names: []string{"ours", "a", "own"}, also: "own"}
	for i, value := range []string{"2", "4", "1"} {
		if err := table.add(table.names[i], []string{table.names[i], "2", "x", "y", value, "us"}); err != nil {
			t.Fatal(err)
		}
	}
	var out strings.Builder
	table.print(&out)
	if got := out.String(); !strings.HasSuffix(got, "   0.250   0.500\n") || !strings.Contains(got, "     own   ratio goal\n") {
		t.Errorf("got\n%s", got)
	}
}

func TestMalformedLine(t *testing.T) {
	var table table
	for _, line := range []string{"x\t2\tput\t8B\t1", "x\ttwo\tput\t8B\t1\tus", "x\t2\tput\t8B\tfast\tus"} {
		if err := table.add("x", strings.Split(line, "\t")); err == nil {
			t.Errorf("%q was accepted", line)
		}
	}
}

// TestGatesMeetRows: no goal is for a test or parameter that the programs do not print.
func TestGatesMeetRows(t *testing.T) {
	var text strings.Builder
	for _, file := range []string{"ops/operations.c", "examples.go"} {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text.Write(source)
	}
	for _, g := range gates {
		for _, name := range []string{g.test, g.parameter} {
			if name != "" && name != "8B" && !strings.Contains(text.String(), `"`+name+`"`) {
				t.Errorf("%q is not printed", name)
			}
		}
	}
}
