package object

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"dhpfgo/object/gmod"
	"dhpfgo/parse"
)

// moduleHead begins the first line of a module file. Build tools that compare module files skip that line.
const moduleHead = "DHPFGO module, the source of "

// moduleFile is the name of a module's file: NAME.mod, of a submodule MODULE@NAME.smod.
func moduleFile(name string) string {
	if strings.Contains(name, "@") {
		return name + ".smod"
	}
	return name + ".mod"
}

// WriteModules writes a module file for each module and submodule of the source into a folder; of a module that declares procedures of
// submodules also NAME.smod, for which build tools look as gfortran writes it. One that is the same already stays as it
// is, with its time: what depends on it need not be compiled again.
func (s *Source) WriteModules(dir string) error {
	bare := *s
	bare.Options = Options{}
	text := append([]byte(moduleHead+s.Name+"\n"), bare.encode()...)
	for _, m := range s.Natives {
		text = append(text, m.encode()...)
	}
	var files []string
	for _, m := range s.Modules {
		files = append(files, moduleFile(m))
	}
	for _, m := range s.Above {
		files = append(files, m+".smod")
	}
	for _, name := range files {
		path := filepath.Join(dir, name)
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, text) {
			continue
		}
		if err := os.WriteFile(path, text, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// Search looks for module files.
type Search struct {
	Dirs    []string        // in which they may be, in order
	Known   map[string]bool // modules that need not be looked for
	Foreign []string        // files on the way that other compilers have written
}

// Sources gives what holds the modules that a source uses, in the order in which they rest on each other. A module without a file is left
// to the checks of the program.
func (s *Search) Sources(uses []string) ([]*Source, error) {
	var out []*Source
	for _, name := range uses {
		if s.Known[name] {
			continue
		}
		s.Known[name] = true
		found, err := s.find(name)
		if err != nil {
			return nil, err
		}
		if found == nil {
			continue
		}
		for _, m := range found.Modules {
			s.Known[m] = true
		}
		for _, m := range found.Natives {
			if !s.Known[m.Modules[0]] {
				s.Known[m.Modules[0]], out = true, append(out, m)
			}
		}
		below, err := s.Sources(found.Uses)
		if err != nil {
			return nil, err
		}
		out = append(append(out, below...), found)
	}
	return out, nil
}

// Any tells whether there is any module file to be found.
func (s *Search) Any() bool {
	return slices.ContainsFunc(s.Dirs, func(dir string) bool {
		files, err := os.ReadDir(dir)
		return err == nil && slices.ContainsFunc(files, func(f fs.DirEntry) bool {
			ext := filepath.Ext(f.Name())
			return ext == ".mod" || ext == ".smod"
		})
	})
}

// native gives what gfortran's module file says as a source.
func native(name, path string, text []byte) (*Source, error) {
	m, err := gmod.Read(name, text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if absolute, err := filepath.Abs(path); err == nil {
		path = absolute
	}
	out := &Source{File: File{path, m.Text}, Form: parse.FreeForm, Dialect: parse.Dialect{Native: true}, Modules: []string{name}, Uses: m.Uses,
		Defines: []string{ofModule(name)}}
	for _, used := range m.Uses {
		out.Wants = append(out.Wants, ofModule(used))
	}
	return out, nil
}

func (s *Search) find(name string) (*Source, error) {
	for _, dir := range s.Dirs {
		path := filepath.Join(dir, moduleFile(name))
		text, err := os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if gmod.IsModule(text) {
			return native(name, path, text)
		}
		if !bytes.HasPrefix(text, []byte(moduleHead)) {
			s.Foreign = append(s.Foreign, path)
			continue
		}
		_, rest, _ := bytes.Cut(text, []byte("\n"))
		list, err := decode(rest)
		if err == nil && len(list) == 0 {
			err = errors.New("it is damaged")
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		list[0].Natives = list[1:]
		return list[0], nil
	}
	return nil, nil
}
