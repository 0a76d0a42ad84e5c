package main

import (
	"os"
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
