package levels

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/misprint"
)

const (
	misprintsOf = 3    // of each program
	compiled    = 1000 // bytes of the longest programs that go on after sem with mistakes or options
)

// CheckMisprints compares what is said of programs with a small mistake, and what is made of those that are programs still, with the list
// testdata/misprints.txt of a package, as Check does with the programs. FILE~K is the file with mistake K.
func CheckMisprints(t *testing.T, of string) {
	t.Helper()
	check(t, of, "misprints.txt", misprints, nil)
}

// misprints are those of the programs of testdata and of the small ones that the stages have for their difficult cases.
func misprints(every int) (names []string, err error) {
	files, err := programs(every)
	if err != nil {
		return nil, err
	}
	goldens, err := matching(every, "../*/testdata/*.hpf", "../*/*/testdata/*.hpf")
	for _, f := range append(files, goldens...) {
		for k := range misprintsOf {
			names = append(names, fmt.Sprintf("%s~%d", f, k))
		}
	}
	return names, err
}

// misprinted makes the mistake of a number in a file, and says which.
func misprinted(file, number string) (text []byte, mistake string, err error) {
	text, err = os.ReadFile(file)
	if err != nil {
		return nil, "", err
	}
	k, err := strconv.Atoi(number)
	p := misprint.Of(filepath.Base(file), k, string(text))
	return []byte(p.Text), p.What, err
}

// isRefused reports whether a program with a mistake or an option is in no list of a package: the packages before refuse it, or it is
// too long.
func (c *compilation) isRefused(l list) bool {
	k := slices.IndexFunc(lists, func(other list) bool { return other.of == l.of })
	if k == 0 {
		return false
	}
	return len(c.Sources[0].File.Text) > compiled || c.Run(lists[k-1].stage) != nil || c.Bag.HasErrors()
}

// said is the first error of a program, or else the first warning.
func (c *compilation) said() string {
	all := c.Bag.All()
	if len(all) == 0 {
		return ";"
	}
	d := all[max(0, slices.IndexFunc(all, func(d *diag.Diagnostic) bool { return d.Severity == diag.Error }))]
	line, column := d.Span.LineCol()
	return fmt.Sprintf("; %d:%d: %v: %s;", line, column, d.Severity, d.Message)
}
