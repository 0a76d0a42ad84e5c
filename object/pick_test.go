package object

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// told is a source that says of itself what a file of this text does.
func told(name, text string) *Source {
	tree := parse.ParseWith(diag.NewFile(name, []byte(text)), &diag.Bag{}, parse.Options{Form: parse.FreeForm})
	var uses []string
	for _, u := range tree.Uses {
		uses = append(uses, u.Name)
	}
	return &Source{File: File{Name: name}, Defines: Defined(tree), Wants: Wanted(tree, uses)}
}

func TestPick(t *testing.T) {
	members := []*Source{
		told("a", "subroutine a\ncall b\nend"),
		told("b", "subroutine b\nend\nsubroutine extra\nend"),
		told("twice", "subroutine b\nend"),
		told("entry", "subroutine e0\nentry e1\nend"),
		told("module", "module m\ncontains\nsubroutine s() bind(c, name='c_s')\nend\nend"),
		told("below", "submodule (m) low\nend"),
		told("data", "block data\ncommon /k/ i\nend"),
		told("main", "program p\nend"),
		told("other", "subroutine other\nend"),
	}
	for _, c := range []struct {
		given   string
		symbols []string
		want    []string
	}{
		{"program p\ncall a\nend", []string{}, []string{"a", "b"}},
		{"program p\ncall a\nend\nsubroutine b\nend", []string{}, []string{"a"}},
		{"subroutine x\ncall e1\nend", []string{}, []string{"entry", "main"}},
		{"program p\nuse m\ncommon /k/ i\nend", []string{}, []string{"module", "below", "data"}},
		{"program p\ninterface\nsubroutine s() bind(c, name='c_s')\nend\nend interface\nend", []string{}, []string{"module", "below"}},
		{"program p\nexternal other\nend", []string{"a_", "__m_MOD_s"}, []string{"a", "b", "module", "other", "below"}},
		{"program p\nend\nsubroutine b\nend", nil, []string{"a", "entry", "module", "below", "data", "other"}},
	} {
		var symbols map[string]bool
		if c.symbols != nil {
			symbols = map[string]bool{}
		}
		for _, s := range c.symbols {
			symbols[s] = true
		}
		var got []string
		for _, s := range Pick([]*Source{told("given", c.given)}, members, symbols) {
			got = append(got, s.Name)
		}
		slices.Sort(got)
		slices.Sort(c.want)
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: %v, not %v", c.given, got, c.want)
		}
	}
}

// TestPickNative picks among members that each carry a module of gfortran's on which they rest.
func TestPickNative(t *testing.T) {
	dir := t.TempDir()
	c := exec.Command("gfortran", "-c", "-o", os.DevNull, "-J", dir, "-x", "f95", "-")
	c.Stdin = strings.NewReader("module ext\nend\n")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("gfortran: %v\n%s", err, out)
	}
	list, err := (&Search{Dirs: []string{dir}, Known: map[string]bool{}}).Sources([]string{"ext"})
	if err != nil || len(list) != 1 {
		t.Fatalf("%d modules, %v", len(list), err)
	}
	ext := list[0]
	members := []*Source{told("a", "subroutine a\nuse ext\nend"), ext, told("b", "subroutine b\nuse ext\nend")}
	for _, given := range [][]*Source{{told("p", "program p\ncall a\nend")}, {told("p", "program p\nuse ext\ncall a\nend"), ext}} {
		names := map[string]int{}
		for _, s := range append(slices.Clone(given), Pick(given, members, map[string]bool{})...) {
			names[s.Name]++
		}
		if names[ext.Name] != 1 || names["a"] != 1 || names["b"] != 0 {
			t.Errorf("%v", names)
		}
	}
}
