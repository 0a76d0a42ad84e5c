package main

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
)

// form is how a mutant is written into the program so that a switch turns it on:
//
//	a < b    mutant_.Less(7, a , b)
//
// Texts are put at the beginning and the end of what the mutant concerns, and another in the place of an operator; %d is the number
// of the mutant. So what the mutant concerns stands there once, and may hold other mutants.
type form struct {
	start, end int // what the mutant concerns, in bytes
	head, tail string
	opEnd      int // from opStart to opEnd is replaced by op
	opStart    int
	op         string
}

// edit puts a text in the place of the bytes from start to end.
type edit struct {
	start, end int
	text       string
}

// switched is a file with all its mutants; numbers are their places in all, from which those of the file are taken.
func switched(source []byte, all []mutant, numbers []int) []byte {
	numbers = slices.Clone(numbers)
	slices.SortFunc(numbers, func(a, b int) int { return outside(all[a], all[b]) })
	var heads, operators, tails []edit
	for _, id := range numbers {
		f := all[id].form
		heads = append(heads, edit{f.start, f.start, fmt.Sprintf(f.head, id)})
		if f.op != "" {
			operators = append(operators, edit{f.opStart, f.opEnd, f.op})
		}
		tails = append([]edit{{f.end, f.end, f.tail}}, tails...)
	}
	if len(numbers) > 0 {
		end := packageClause.FindIndex(source)[1]
		heads = append(heads, edit{end, end, `; import mutant_ "dhpfgo/internal/mutate/switches"`})
	}
	edits := append(append(tails, operators...), heads...) // where one ends and another begins, the end comes first
	slices.SortStableFunc(edits, func(a, b edit) int { return cmp.Compare(a.start, b.start) })
	var out []byte
	at := 0
	for _, e := range edits {
		out = append(append(out, source[at:e.start]...), e.text...)
		at = e.end
	}
	return append(out, source[at:]...)
}

var packageClause = regexp.MustCompile(`(?m)^package \w+`)

// outside orders mutants so that one which concerns what another is part of comes first.
func outside(a, b mutant) int {
	return cmp.Or(cmp.Compare(a.form.start, b.form.start), cmp.Compare(b.form.end, a.form.end), cmp.Compare(a.order, b.order))
}
