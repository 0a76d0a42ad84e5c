package main

import (
	"fmt"
	"strings"

	"dhpfgo/pipeline"
	"dhpfgo/pipeline/pass"
)

type stepsCommand struct{}

// Help is what 'steps --help' adds.
func (stepsCommand) Help() string {
	return "Example:\n  dhpfgo steps; dhpfgo emit --stage spmd --dump-after place examples/stencil.hpf"
}

// Run prints the table of steps: one line a step, and the constraints on its place below it.
func (stepsCommand) Run(s *session) error {
	stage := ""
	for _, r := range pipeline.Table() {
		if r.Stage != stage {
			stage = r.Stage
			fmt.Fprintf(s.stdout, "%s: %s to %s\n", stage, r.From, r.To)
		}
		fmt.Fprintf(s.stdout, "  %-16s%s%s%s\n", r.Name, facts("needs", r.Needs), facts("gives", r.Gives), facts("drops", r.Drops))
		for _, o := range r.Why {
			fmt.Fprintf(s.stdout, "  %16safter %s: %s\n", "", o.First, o.Why)
		}
	}
	return nil
}

func facts(word string, list []pass.Fact) string {
	if len(list) == 0 {
		return ""
	}
	var names []string
	for _, f := range list {
		names = append(names, string(f))
	}
	return word + " " + strings.Join(names, ", ") + "  "
}
