package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestReadmeShowsTheRealPlan wants every line of the plan in the README in what the command prints today.
func TestReadmeShowsTheRealPlan(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(text), "```\nlayout a ")
	block, _, closed := strings.Cut("layout a "+rest, "\n```")
	if !found || !closed {
		t.Fatal("the README shows no plan")
	}
	var plan, stderr strings.Builder
	if code := run([]string{"plan", "-n", "4", "../../examples/stencil.hpf"}, nil, &plan, &stderr); code != 0 {
		t.Fatal(stderr.String())
	}
	for _, line := range strings.Split(block, "\n") {
		if !strings.Contains("\n"+plan.String(), "\n"+line+"\n") {
			t.Errorf("the plan has no line %q; copy what 'dhpfgo plan -n 4 examples/stencil.hpf' prints", line)
		}
	}
}

// TestReadmeShowsTheRealCalculator computes the lines at the prompt of the README and wants its answers.
func TestReadmeShowsTheRealCalculator(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(text), "```\n> ")
	block, _, closed := strings.Cut("> "+rest, "```")
	if !found || !closed {
		t.Fatal("the README shows no calculator")
	}
	var typed, want string
	for line := range strings.Lines(block) {
		if in, ok := strings.CutPrefix(line, "> "); ok {
			typed += in
		} else {
			want += line
		}
	}
	var stdout, stderr strings.Builder
	if code := run([]string{"sets"}, strings.NewReader(typed), &stdout, &stderr); code != 0 || stdout.String() != want {
		t.Errorf("printed\n%s%s\nthe README has\n%s", stdout.String(), stderr.String(), want)
	}
}

var quoted = regexp.MustCompile("(script )?`([^`]+)`")

// TestStatusNamesRealTests looks for each test in the last column of the tables of docs/status.md.
func TestStatusNamesRealTests(t *testing.T) {
	text, err := os.ReadFile("../../docs/status.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(text), "\n") {
		cells := strings.Split(line, "|")
		if len(cells) < 5 {
			continue
		}
		for _, m := range quoted.FindAllStringSubmatch(cells[len(cells)-2], -1) {
			if !testExists(m[2], m[1] != "") {
				t.Errorf("there is no test %q: %s", m[2], line)
			}
		}
	}
}

func testExists(name string, script bool) bool {
	places := []string{"../../testdata/programs/" + name + ".hpf", "../../testdata/errors/" + name + ".hpf", "../../testdata/hpf/" + name + ".hpf"}
	if found, err := filepath.Glob("../../testdata/lang/*/" + name + ".*"); err == nil && !script {
		places = append(places, found...)
	}
	if script {
		places = []string{"../../testdata/script/" + name + ".txtar"}
	}
	for _, p := range places {
		if _, err := os.Stat(p); err == nil {
			return true
		}
	}
	return false
}
