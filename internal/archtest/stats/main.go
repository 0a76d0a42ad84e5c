// Stats prints the measures of the code that docs and reviews quote, of all packages of the tree but their tests, as tables:
//
//	go run ./internal/archtest/stats
//
// A function's lines are those from func to its closing brace. An arrow leads from file A to file B of one package if A names
// something that B declares: a function, a method, a type, a field, a variable or a constant. It is in a cycle if A can be reached from B
// along arrows, too. No order of the files makes all arrows of a cycle lead down: back up are those against an order of the files that
// was chosen to have few of them (backUp in order.go). So 0 means that the package can be read from its first file to its last.
package main

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"text/tabwriter"
)

func main() {
	packages, err := load("./...")
	if err != nil {
		fmt.Fprintln(os.Stderr, "stats:", err)
		os.Exit(1)
	}
	table := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "package\tfiles\tlines\tcomments\tfunctions\tp50\tp90\tp99\tmax\tarrows\tin cycles\tback up\t")
	var all measures
	var receivers []receiver
	for _, p := range packages {
		m := p.measure()
		row(table, p.path, m)
		all.add(m)
		receivers = append(receivers, p.receivers()...)
	}
	row(table, "all", all)
	table.Flush()

	fmt.Println()
	table = tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "receiver\tmethods\tfields\t")
	slices.SortFunc(receivers, func(a, b receiver) int {
		return cmp.Or(cmp.Compare(b.methods, a.methods), cmp.Compare(a.name, b.name))
	})
	for _, r := range receivers[:min(len(receivers), 15)] {
		fmt.Fprintf(table, "%s\t%d\t%d\t\n", r.name, r.methods, r.fields)
	}
	table.Flush()
}

func row(table *tabwriter.Writer, name string, m measures) {
	slices.Sort(m.functions)
	fmt.Fprintf(table, "%s\t%d\t%d\t%.1f %%\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t\n", name, m.files, m.lines,
		100*float64(m.comments)/float64(max(m.lines, 1)), len(m.functions), quantile(m.functions, 50), quantile(m.functions, 90),
		quantile(m.functions, 99), quantile(m.functions, 100), m.arrows, m.cyclic, m.back)
}

// quantile is the smallest value that at least so many of a hundred are not above.
func quantile(sorted []int, percent int) int {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[max((len(sorted)*percent+99)/100, 1)-1]
}
