package main

import (
	"fmt"
	"strings"

	"dhpfgo/diag/explain"
)

type explainCommand struct {
	Code string `arg:"" optional:"" help:"The code in brackets at the end of a diagnostic; without it, all codes are listed."`
}

// Help is what 'explain --help' adds.
func (explainCommand) Help() string {
	return "Examples:\n  dhpfgo explain align-out-of-bounds\n  dhpfgo explain"
}

// Run prints what is known of a code, or one line for each.
func (c *explainCommand) Run(s *session) error {
	code := strings.Trim(c.Code, "[]")
	if code == "" {
		for _, e := range explain.All() {
			fmt.Fprintf(s.stdout, "%-20s %s\n", e.Code, e.Summary())
		}
		return nil
	}
	e, known := explain.Find(code)
	if !known {
		return unknownCode(code)
	}
	e.Write(s.stdout)
	return nil
}

func unknownCode(code string) error {
	near := explain.Near(code)
	if len(near) == 0 {
		return fmt.Errorf("no diagnostic has the code '%s'; 'dhpfgo explain' lists all codes", code)
	}
	return fmt.Errorf("no diagnostic has the code '%s'; did you mean '%s'?", code, strings.Join(near, "', '"))
}
