// Package object keeps Fortran sources in object files and module files. The analysis of dhpfgo is for whole programs, and builds
// compile file by file: what `-c` leaves carries the checked source, and the build that links the objects compiles them together.
package object

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// Section is the section of an object file with the carried source. It is excluded from what a linker writes.
const Section = ".dhpfgo.source"

// Source is a source file as a compilation read it: whatever becomes of the file and of its surroundings, it can be read again.
type Source struct {
	Dir  string // where the compiler ran
	File        // as the user named it
	Form parse.Form
	// Columns and Serial are those of parse.Options.
	Columns int  `json:",omitempty"`
	Serial  bool `json:",omitempty"`
	parse.Dialect
	// Expanded are the parts that the lines '#include N' of a preprocessed file stand for; Included those that its INCLUDE lines name.
	Expanded []File     `json:",omitempty"`
	Included []Included `json:",omitempty"`
	Modules  []string   `json:",omitempty"` // that the file defines, submodules as MODULE@NAME
	Above    []string   `json:",omitempty"` // those of them that declare procedures of submodules
	Uses     []string   `json:",omitempty"` // modules of other files
	Defines  []string   `json:",omitempty"` // as Defined lists it
	Wants    []string   `json:",omitempty"` // as Wanted lists it
	Options  Options
	Natives  []*Source `json:"-"` // those on which this one rests
}

// All are a source and the modules of gfortran's on which it rests.
func (s *Source) All() []*Source { return append([]*Source{s}, s.Natives...) }

// Options are what the compilation of a file asked of its code. The build takes the best level and every check that any file asks for;
// the order of sums is free only if all files leave it free.
type Options struct {
	Level                               int    `json:",omitempty"` // of optimisation
	March                               string `json:",omitempty"`
	Debug, Check, Contract, Reassociate bool
}

// Join gives the options for two files that are compiled together.
func (o Options) Join(p Options) Options {
	o.Level = max(o.Level, p.Level)
	if o.March == "" {
		o.March = p.March
	}
	o.Debug, o.Check = o.Debug || p.Debug, o.Check || p.Check
	o.Contract, o.Reassociate = o.Contract && p.Contract, o.Reassociate && p.Reassociate
	return o
}

// File is a name and a text.
type File struct{ Name, Text string }

// Included is the file that the line INCLUDE 'As' of the file From stands for.
type Included struct {
	From, As string
	File
}

// Keep makes a Source of a file and the options with which it is to be parsed. Parsing with the options that it gives back
// adds the files that are included.
func Keep(file *diag.File, opt parse.Options) (*Source, parse.Options) {
	dir, err := os.Getwd()
	if err != nil {
		dir = ""
	}
	s := &Source{Dir: dir, File: File{file.Name, string(file.Text)}, Form: opt.Form, Columns: opt.Columns, Serial: opt.Serial, Dialect: opt.Dialect}
	for _, f := range opt.Sources {
		s.Expanded = append(s.Expanded, File{f.Name, string(f.Text)})
	}
	find := opt.Include
	opt.Include = func(from *diag.File, name string) (*diag.File, error) {
		f, err := find(from, name)
		if err == nil {
			s.Included = append(s.Included, Included{from.Name, name, File{f.Name, string(f.Text)}})
		}
		return f, err
	}
	return s, opt
}

// Open gives back the file and the options with which it is to be parsed.
func (s *Source) Open() (*diag.File, parse.Options) {
	opt := parse.Options{Form: s.Form, Columns: s.Columns, Serial: s.Serial, Dialect: s.Dialect, Include: s.include}
	for _, f := range s.Expanded {
		opt.Sources = append(opt.Sources, s.file(f))
	}
	return s.file(s.File), opt
}

func (s *Source) file(f File) *diag.File { return diag.NewFile(s.path(f.Name), []byte(f.Text)) }

// path names a file for who reads a message: as the user named it, if the compiler still runs in the same folder.
func (s *Source) path(name string) string {
	if dir, err := os.Getwd(); err == nil && dir == s.Dir || filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(s.Dir, name)
}

func (s *Source) include(from *diag.File, name string) (*diag.File, error) {
	for _, i := range s.Included {
		if i.As == name && s.path(i.From) == from.Name {
			return s.file(i.File), nil
		}
	}
	return nil, fmt.Errorf("it was not there when %s was compiled", s.Name)
}

// Same tells whether two objects carry one file.
func (s *Source) Same(o *Source) bool {
	return s.Dir == o.Dir && s.File == o.File
}

// encode gives a Source as text of one line.
func (s *Source) encode() []byte {
	text, err := json.Marshal(s)
	if err != nil {
		diag.Bugf("a source that cannot be written: %v", err)
	}
	return append(text, '\n')
}

// decode reads what encode wrote, several one after the other: so a linker joins sections of one name.
func decode(text []byte) ([]*Source, error) {
	var out []*Source
	for d := json.NewDecoder(bytes.NewReader(text)); d.More(); {
		var s Source
		if err := d.Decode(&s); err != nil {
			return nil, fmt.Errorf("what it carries is damaged: %w", err)
		}
		out = append(out, &s)
	}
	return out, nil
}
