package object

import (
	"bytes"
	"debug/elf"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Assembly is the assembler's text of an object file that carries sources: the section is excluded (flag e) from executables.
func Assembly(list []*Source) string { return carrying(list, "e") }

// Library is the same for a shared library, which keeps the section.
func Library(list []*Source) string { return carrying(list, "") }

func carrying(list []*Source, flag string) string {
	var all []byte
	for _, s := range list {
		all = append(all, s.encode()...)
	}
	var out strings.Builder
	fmt.Fprintf(&out, "\t.section %s,\"%s\",@progbits\n", Section, flag)
	for text := all; len(text) > 0; {
		n := min(len(text), 1000)
		fmt.Fprintf(&out, "\t.ascii \"")
		for _, c := range text[:n] {
			fmt.Fprintf(&out, "\\%03o", c)
		}
		out.WriteString("\"\n")
		text = text[n:]
	}
	out.WriteString("\t.section .note.GNU-stack,\"\",@progbits\n")
	return out.String()
}

// IsLibrary holds for the names of shared libraries: libx.so, libx.so.1.2.
func IsLibrary(path string) bool {
	base := filepath.Base(path)
	return strings.HasSuffix(base, ".so") || strings.Contains(base, ".so.")
}

// Read gives the sources that an object file, an archive or a shared library carries. Whole holds if it has nothing else, so that a
// linker need not see it.
func Read(path string) (sources []*Source, whole bool, err error) {
	if ext := filepath.Ext(path); ext != ".o" && ext != ".a" && !IsLibrary(path) {
		return nil, false, nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, false, err
	}
	members := [][]byte{text}
	if bytes.HasPrefix(text, []byte(arMagic)) {
		members = membersOf(text[len(arMagic):])
	}
	whole = len(members) > 0
	for _, m := range members {
		list, only, err := carried(m)
		if err != nil {
			return nil, false, fmt.Errorf("%s: %w", path, err)
		}
		sources, whole = append(sources, list...), whole && only
	}
	return sources, whole, nil
}

// DefinesMain reports whether an object file has the main program of another language.
func DefinesMain(path string) bool {
	f, err := elf.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	symbols, err := f.Symbols()
	return err == nil && slices.ContainsFunc(symbols, func(s elf.Symbol) bool {
		return s.Name == "main" && s.Section != elf.SHN_UNDEF
	})
}

// Names adds the symbols that an object file, an archive or a shared library defines or needs to a set. It reports whether these are
// all: what is compiled when it is linked has symbols that no table tells.
func Names(path string, to map[string]bool) bool {
	text, err := os.ReadFile(path)
	if err != nil {
		return false
	}
	members := [][]byte{text}
	if bytes.HasPrefix(text, []byte(arMagic)) {
		members = membersOf(text[len(arMagic):])
	}
	for _, m := range members {
		if !namesIn(m, to) {
			return false
		}
	}
	return len(members) > 0
}

func namesIn(object []byte, to map[string]bool) bool {
	f, err := elf.NewFile(bytes.NewReader(object))
	if err != nil || slices.ContainsFunc(f.Sections, isDeferred) {
		return false
	}
	defer f.Close()
	symbols, errStatic := f.Symbols()
	dynamic, errDynamic := f.DynamicSymbols()
	for _, s := range append(symbols, dynamic...) {
		to[s.Name] = true
	}
	return errStatic == nil || errDynamic == nil
}

// isDeferred holds for the sections of GCC for code that the linker has compiled.
func isDeferred(s *elf.Section) bool { return strings.HasPrefix(s.Name, ".gnu.lto_") }

// carried reads one object file. only holds if it has no code or data beside the carried source.
func carried(object []byte) (sources []*Source, only bool, err error) {
	f, err := elf.NewFile(bytes.NewReader(object))
	if err != nil {
		return nil, false, nil // of another kind: the linker will say what it thinks of it
	}
	defer f.Close()
	section := f.Section(Section)
	if section == nil {
		return nil, false, nil
	}
	text, err := section.Data()
	if err != nil {
		return nil, false, err
	}
	if sources, err = decode(text); err != nil {
		return nil, false, err
	}
	if f.Type == elf.ET_DYN { // its tables take room: what counts is code, and what it needs of other libraries
		needed, err := f.ImportedLibraries()
		return sources, err == nil && len(needed) == 0 && !slices.ContainsFunc(f.Sections, isCode), nil
	}
	return sources, !slices.ContainsFunc(f.Sections, isLoaded), nil
}

func isLoaded(s *elf.Section) bool { return s.Flags&elf.SHF_ALLOC != 0 && s.Size > 0 }

func isCode(s *elf.Section) bool { return isLoaded(s) && s.Flags&elf.SHF_EXECINSTR != 0 }

const (
	arMagic  = "!<arch>\n"
	arHeader = 60 // bytes before each member: name 16, date 12, owner 6, group 6, mode 8, size 10, end 2
)

// membersOf gives the files of an archive, System V's format, without its tables of symbols and of long names.
func membersOf(text []byte) [][]byte {
	var out [][]byte
	for len(text) >= arHeader {
		name, size, err := memberHead(text[:arHeader])
		if err != nil || size > len(text)-arHeader {
			return out
		}
		if name != "/" && name != "//" && name != "/SYM64/" {
			out = append(out, text[arHeader:arHeader+size])
		}
		text = text[min(len(text), arHeader+size+size%2):]
	}
	return out
}

func memberHead(head []byte) (name string, size int, err error) {
	if string(head[58:60]) != "`\n" {
		return "", 0, errors.New("no member of an archive")
	}
	size, err = strconv.Atoi(strings.TrimSpace(string(head[48:58])))
	return strings.TrimSpace(string(head[:16])), size, err
}
