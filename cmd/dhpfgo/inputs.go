package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/object"
	"dhpfgo/parse"
	"dhpfgo/pgasrt"
	"dhpfgo/pipeline"
)

// inputs are what a program is made of: source files, object files and libraries.
type inputs struct {
	Files        []string `arg:"" help:"Fortran sources, in any order; object files and archives (.o, .a, .so) are linked with them."`
	Library      []string `short:"l" name:"library" placeholder:"NAME" help:"Link with the library NAME; may be repeated."`
	Path         []string `short:"L" name:"library-path" placeholder:"DIR" help:"Look for libraries in DIR; may be repeated."`
	Linker       []string `name:"linker" sep:"none" placeholder:"OPTION" help:"Give OPTION to clang when it links; may be repeated."`
	Overlap      bool     `name:"overlap" help:"Let messages run beside the part of a loop that needs none of them, for images that share no memory."`
	Reproducible bool     `name:"reproducible" xor:"order" help:"Keep sums and products of reals in the order of the source on any number of images, and never fuse: the same bits on all of them, and on every machine that has the same C library. Each image forms such sums whole, so the elements are sent to all."`
}

func isObject(path string) bool {
	ext := filepath.Ext(path)
	return ext == ".o" || ext == ".a" || object.IsLibrary(path)
}

func (in inputs) sources() []string {
	var out []string
	for _, path := range in.Files {
		if !isObject(path) {
			out = append(out, path)
		}
	}
	return out
}

// first names the program: its first source file.
func (in inputs) first() string {
	if list := in.sources(); len(list) > 0 {
		return list[0]
	}
	return in.Files[0]
}

// opened is what the object files and libraries among the inputs are made of.
type opened struct {
	carried []*object.Source // sources that wait for the build
	members []*object.Source // those of archives and libraries, of which the build takes what it needs
	native  []string         // what is left for the linker, in order
	stamp   string           // tells states of the files apart
	main    bool             // one of them has a main program in another language
	names   map[string]bool  // symbols that they name
	unread  bool             // there are others
	clocks  map[string]bool  // functions of theirs that read a clock and do nothing else
}

// open reads the object files and libraries: sources that they carry belong to the program.
func (in inputs) open() (*opened, error) {
	o := &opened{names: map[string]bool{}, clocks: map[string]bool{}}
	for _, path := range in.Files {
		if isObject(path) {
			if err := o.add(path, path); err != nil {
				return nil, err
			}
		}
	}
	for _, dir := range in.Path {
		o.native = append(o.native, "-L"+dir, "-Wl,-rpath,"+dir)
	}
	for _, name := range in.Library {
		if err := o.add(in.library(name), "-l"+name); err != nil {
			return nil, err
		}
	}
	o.native = append(o.native, in.Linker...)
	o.unread = o.unread || len(in.Linker) > 0
	if o.main {
		o.native = append(o.native, "-Wl,--wrap=main")
	}
	return o, nil
}

// ofSystem are the libraries of the system and of gfortran, which name nothing of a program. CMake hands them to a linker for two languages,
// with the folder of GCC's, where some are texts for the linker.
var ofSystem = []string{"-lgfortran", "-lquadmath", "-lgcc", "-lgcc_s", "-lc", "-lm", "-lpthread", "-ldl", "-lrt"}

// add takes a file, "" for one that the linker finds by itself, which the linker knows as name.
func (o *opened) add(path, name string) error {
	if path == "" {
		o.native, o.unread = append(o.native, name), o.unread || !slices.Contains(ofSystem, name)
		return nil
	}
	list, whole, err := object.Read(path)
	if err != nil {
		return fmt.Errorf("cannot read %s: %w", path, plainError(err))
	}
	to := &o.carried
	if filepath.Ext(path) != ".o" {
		to = &o.members
	}
	for _, s := range list {
		if !slices.ContainsFunc(*to, s.Same) {
			*to = append(*to, s)
		}
	}
	if !whole {
		o.native = append(o.native, name)
		o.main = o.main || object.DefinesMain(path)
		o.stamp += stampOf(path)
		o.unread = !object.Names(path, o.names) && !slices.Contains(ofSystem, name) || o.unread
		object.Clocks(path, o.clocks)
	}
	return nil
}

// wanted are the members of archives that a program of these sources and the carried ones needs.
func (o *opened) wanted(sources []pipeline.Source) []*object.Source {
	if len(o.members) == 0 {
		return nil
	}
	given := slices.Clone(o.carried)
	if o.main {
		given = append(given, &object.Source{Defines: []string{object.MainProgram}})
	}
	for _, s := range sources {
		tree := parse.ParseWith(s.File, &diag.Bag{}, s.Form)
		given = append(given, &object.Source{Defines: object.Defined(tree), Wants: object.Wanted(tree, usedBy(tree))})
	}
	return object.Pick(given, o.members, o.mentioned())
}

// foreign reports whether the linker is given files or libraries, in which procedures of the program may be, and not only options.
func (o *opened) foreign() bool {
	return slices.ContainsFunc(o.native, func(given string) bool {
		return !strings.HasPrefix(given, "-L") && !strings.HasPrefix(given, "-Wl,-rpath,") && !strings.HasPrefix(given, "-O")
	})
}

// mentioned are the symbols that the linker is given besides those of the program, nil where that is not known.
func (o *opened) mentioned() map[string]bool {
	if o.unread {
		return nil
	}
	return o.names
}

// library finds the archive or shared library that the linker takes for -lNAME in the folders of -L; "" if it would take one of its own.
func (in inputs) library(name string) string {
	for _, dir := range in.Path {
		base := filepath.Join(dir, "lib"+name)
		for _, path := range []string{base + ".so", base + ".a"} {
			if _, err := os.Stat(path); err == nil {
				return path
			}
		}
	}
	return ""
}

// linked gives the options of the build: those of the command line and of the object files, and what the linker is given besides.
func (in inputs) linked(n *native) (pgasrt.BuildOptions, error) {
	o, err := in.open()
	if err != nil {
		return pgasrt.BuildOptions{}, err
	}
	n.join(append(o.carried, o.members...))
	opt := n.build()
	opt.Objects, opt.Stamp = o.native, o.stamp
	return opt, nil
}

// stampOf is a hash of a file's content.
func stampOf(path string) string {
	text, err := os.ReadFile(path)
	if err != nil {
		return fmt.Sprint(err)
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}

// afterDashes cuts the command line at "--": what follows is for the program that is run.
func afterDashes(args []string) (own, program []string) {
	for i, a := range args {
		if a == "--" && i > 0 && (args[0] == "run" || args[0] == "predict" || args[0] == "profile") {
			return args[:i], args[i+1:]
		}
	}
	return args, nil
}
