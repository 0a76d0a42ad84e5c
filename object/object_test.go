package object

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// carry makes an object file of a source text by the system's assembler.
func carry(t *testing.T, dir, name, text string) (path string, s *Source) {
	t.Helper()
	s = &Source{Dir: dir, File: File{name, text}, Form: parse.FreeForm, Options: Options{Level: 2}}
	path = filepath.Join(dir, name+".o")
	cmd := exec.Command("as", "-o", path, "-")
	cmd.Stdin = strings.NewReader(Assembly([]*Source{s}))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("as: %v\n%s", err, out)
	}
	return path, s
}

func TestObjectCarriesSource(t *testing.T) {
	text := "print *, 'ä \"quoted\"\\n'\n" + strings.Repeat("! long\n", 1000) + "end\n"
	path, want := carry(t, t.TempDir(), "a.f90", text)
	list, whole, err := Read(path)
	if err != nil || !whole || len(list) != 1 {
		t.Fatalf("%d sources, whole %v, error %v", len(list), whole, err)
	}
	if got := list[0]; !got.Same(want) || got.Options != want.Options || got.Form != want.Form {
		t.Errorf("%+v", got)
	}
}

// TestArchive has names longer than an archive's head takes, members of odd length, and one with code of its own.
func TestArchive(t *testing.T) {
	dir := t.TempDir()
	a, _ := carry(t, dir, "a.f90", "end\n")
	b, _ := carry(t, dir, "a_name_of_more_than_sixteen_letters.f90", "program b\nend\n")
	lib := filepath.Join(dir, "lib.a")
	archive := func(members ...string) (names []string, whole bool) {
		if out, err := exec.Command("ar", append([]string{"cr", lib}, members...)...).CombinedOutput(); err != nil {
			t.Fatalf("ar: %v\n%s", err, out)
		}
		list, whole, err := Read(lib)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range list {
			names = append(names, s.Name)
		}
		return names, whole
	}
	want := []string{"a.f90", "a_name_of_more_than_sixteen_letters.f90"}
	if names, whole := archive(a, b); !slices.Equal(names, want) || !whole {
		t.Errorf("%q, whole %v", names, whole)
	}
	code := filepath.Join(dir, "code.o")
	cmd := exec.Command("as", "-o", code, "-")
	cmd.Stdin = strings.NewReader("\t.text\n\t.globl f\nf:\n\t.byte 0\n")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("as: %v\n%s", err, out)
	}
	if names, whole := archive(code); !slices.Equal(names, want) || whole {
		t.Errorf("with code of its own: %q, whole %v", names, whole)
	}
}

func TestDamaged(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"empty.o": "", "text.o": "no object", "head.a": "!<arch>\n", "short.a": "!<arch>\nabc", "size.a": "!<arch>\n" + fmt.Sprintf("%-16s%-42s`\n", "a/", "99"),
	} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if list, whole, err := Read(path); len(list) > 0 || whole || err != nil {
			t.Errorf("%s: %d sources, whole %v, error %v", name, len(list), whole, err)
		}
	}
	if _, err := decode([]byte(`{"Name":"a"}{"Na`)); err == nil {
		t.Error("half a source is taken")
	}
}

// TestIncludedLater reads a source whose included file is gone.
func TestIncludedLater(t *testing.T) {
	main := diag.NewFile("main.f90", []byte("include 'part.inc'\nend\n"))
	find := func(*diag.File, string) (*diag.File, error) {
		return diag.NewFile("part.inc", []byte("integer :: k\n")), nil
	}
	kept, opt := Keep(main, parse.Options{Include: find})
	parse.ParseWith(main, &diag.Bag{}, opt)
	again, err := decode(kept.encode())
	if err != nil {
		t.Fatal(err)
	}
	var bag diag.Bag
	file, opt := again[0].Open()
	tree := parse.ParseWith(file, &bag, opt)
	if bag.HasErrors() || len(tree.Units) != 1 || len(tree.Units[0].Decls) != 1 {
		t.Errorf("%v, %d units", bag.All(), len(tree.Units))
	}
}

func TestModules(t *testing.T) {
	dir := t.TempDir()
	write := func(name string, uses ...string) {
		s := &Source{File: File{name + ".f90", "module " + name + "\nend\n"}, Modules: []string{name}, Uses: uses}
		if err := s.WriteModules(dir); err != nil {
			t.Fatal(err)
		}
	}
	write("a")
	write("b", "a")
	write("c", "b", "a", "iso_c_binding")
	if err := os.WriteFile(filepath.Join(dir, "other.mod"), []byte("V1 of a compiler"), 0o600); err != nil {
		t.Fatal(err)
	}
	search := &Search{Dirs: []string{filepath.Join(dir, "none"), dir}, Known: map[string]bool{}}
	list, err := search.Sources([]string{"other", "c", "b"})
	var names []string
	for _, s := range list {
		names = append(names, s.Modules...)
	}
	if err != nil || !slices.Equal(names, []string{"a", "b", "c"}) || len(search.Foreign) != 1 {
		t.Errorf("%q, foreign %q, error %v", names, search.Foreign, err)
	}
}

// TestOptionsJoin has checks asked for by one file, and sums in any order by one of two.
func TestOptionsJoin(t *testing.T) {
	got := Options{Level: 1, Check: true, Reassociate: true}.Join(Options{Level: 3, March: "native", Debug: true})
	if want := (Options{Level: 3, March: "native", Debug: true, Check: true}); got != want {
		t.Errorf("%+v", got)
	}
}
