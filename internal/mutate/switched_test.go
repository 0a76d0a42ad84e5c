package main

import (
	"strings"
	"testing"
)

// TestSwitched writes mutants that lie inside each other, and reads the result.
func TestSwitched(t *testing.T) {
	const source = "// Package p.\npackage p\n\nfunc f(a, b int, l []int) (int, bool) {\n\tif a < b+1 &&\n\t\tl != nil {\n\t\tl[0] = 2\n\t\tl[1]++\n\t}\n\treturn a, true\n}\n"
	all, err := mutants("p.go", []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	var numbers []int
	for id := range all {
		numbers = append([]int{id}, numbers...)
	}
	want := strings.TrimPrefix(`
// Package p.
package p; import mutant_ "dhpfgo/internal/mutate/switches"

func f(a, b int, l []int) (int, bool) {
	if mutant_.And(0, mutant_.Less(1, a , mutant_.Sum(2, b,mutant_.Constant[int](3, 1))) , func() bool { return (
		mutant_.Not(4, l != nil)) }) {
		if !mutant_.On(5) { l[mutant_.Constant[int](8, 0)] = mutant_.Constant[int](9, 2) }
		if !mutant_.On(6) { if mutant_.On(7) { return 0, false }; l[mutant_.Constant[int](10, 1)]++ }
	}
	return a, mutant_.Not(11, true)
}
`, "\n")
	if got := string(switched([]byte(source), all, numbers)); got != want {
		t.Errorf("got\n%s", got)
	}
	if got := string(switched([]byte(source), all, nil)); got != source {
		t.Errorf("without mutants\n%s", got)
	}
}
