package levels

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/pipeline"

	"github.com/rogpeppe/go-internal/txtar"
)

// CheckElsewhere does what Check does with programs that stand elsewhere, and the list testdata/elsewhere.txt of a package: the examples,
// those in fixed form, those whose errors have no directives, those of the scripts and those that the tests of other packages have.
func CheckElsewhere(t *testing.T, of string) {
	t.Helper()
	check(t, of, "elsewhere.txt", elsewhere, nil)
}

func elsewhere(every int) (names []string, err error) {
	all, err := matching(every, "errors/*.f90", "errors/*.f", "hpf/*.f", "lang/*/*.f", "../examples/*.hpf", "../*/testdata/*.hpf", "../*/*/testdata/*.hpf",
		"../sem/testdata/*/*.f90", "script/*.txtar")
	for _, name := range all {
		parts, err := partsOf(name)
		if err != nil {
			return nil, err
		}
		names = append(names, parts...)
	}
	return names, err
}

// partsOf are the programs of a file: those of an archive, or those with lines "! ---" between.
func partsOf(file string) (names []string, err error) {
	switch {
	case filepath.Ext(file) == ".txtar":
		archive, err := txtar.ParseFile(file)
		if err != nil {
			return nil, err
		}
		for _, f := range archive.Files {
			if isSource(f) && isMain.Match(f.Data) {
				names = append(names, file+"~"+f.Name)
			}
		}
		return names, nil
	case filepath.Base(filepath.Dir(file)) == "rules":
		text, err := os.ReadFile(file)
		for k := range strings.Split(string(text), between) {
			names = append(names, fmt.Sprintf("%s~%d", file, k))
		}
		return names, err
	}
	return []string{file}, nil
}

const between = "! ---\n"

// rule is one of the programs of a file.
func rule(file, number string) (text []byte, err error) {
	all, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	k, err := strconv.Atoi(number)
	return []byte(strings.Split(string(all), between)[k]), err
}

// isMain finds the statement of a main program in a file that begins with one.
var isMain = regexp.MustCompile(`(?mi)^ *program +\w+`)

func isSource(f txtar.File) bool {
	return slices.Contains([]string{".f90", ".hpf", ".f"}, filepath.Ext(f.Name))
}

// archived are a file of an archive and those before it without main programs, whose modules it may use.
func archived(file, main string) (sources []pipeline.Source, err error) {
	archive, err := txtar.ParseFile(file)
	if err != nil {
		return nil, err
	}
	for _, f := range archive.Files {
		if f.Name == main || isSource(f) && !isMain.Match(f.Data) {
			sources = append(sources, pipeline.Source{File: diag.NewFile(f.Name, f.Data)})
		}
	}
	return sources, nil
}
