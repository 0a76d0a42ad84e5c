package main

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/object"
	"dhpfgo/parse"
	"dhpfgo/pgasrt"
	"dhpfgo/pipeline"
)

type compileCommand struct {
	native
	Files     []string `arg:"" help:"Fortran sources."`
	Output    string   `short:"o" placeholder:"OBJECT" help:"The object file (default: the source's name with .o)."`
	ModuleDir string   `short:"J" name:"module-dir" default:"." placeholder:"DIR" help:"Write module files into DIR, and look for them there first."`
}

// Help is what 'compile --help' adds.
func (compileCommand) Help() string {
	return "The analysis is for whole programs: the object file carries the source, and the build that takes it compiles all together.\n" +
		"Modules of other files are found by their module files (.mod), so these are compiled first.\n\n" +
		"Example:\n  dhpfgo compile grid.f90 && dhpfgo compile main.f90 && dhpfgo build -o heat main.o grid.o"
}

// Validate refuses one name for several object files.
func (c *compileCommand) Validate() error {
	if c.Output != "" && len(c.Files) > 1 {
		return errors.New("-o names one object file, and there are several sources")
	}
	return c.native.Validate()
}

// Run makes an object file of each source file.
func (c *compileCommand) Run(s *session) error {
	tools, err := pgasrt.FindToolchain(c.CC)
	if err != nil {
		return err
	}
	for _, path := range c.Files {
		kept, err := c.check(s, path)
		if err != nil {
			return err
		}
		if err := kept.WriteModules(c.ModuleDir); err != nil {
			return fmt.Errorf("no module file can be written: %w", err)
		}
		out := cmp.Or(c.Output, stem(path)+".o")
		if sameFile(out, path) {
			return fmt.Errorf("the object file %s would replace its source; name another with -o", out)
		}
		if err := tools.AssembleText(s.ctx, object.Assembly(kept.All()), out); err != nil {
			return err
		}
	}
	return nil
}

// sharing are the options of a build that makes a shared library.
type sharing struct {
	Shared    bool   `help:"Make a shared library: it carries the sources for programs that dhpfgo links with it, and has no code that others can call."`
	ModuleDir string `short:"J" name:"module-dir" default:"." placeholder:"DIR" help:"With --shared: write module files of the sources into DIR."`
}

// library makes a shared library of what the inputs carry.
func (c *buildCommand) library(s *session) error {
	o, err := c.open()
	if err != nil {
		return err
	}
	tools, err := pgasrt.FindToolchain(c.CC)
	if err != nil {
		return err
	}
	compile := &compileCommand{native: c.native, ModuleDir: c.ModuleDir}
	for _, path := range c.sources() {
		kept, err := compile.check(s, path)
		if err == nil {
			err = kept.WriteModules(c.ModuleDir)
		}
		if err != nil {
			return err
		}
		o.carried = append(o.carried, kept.All()...)
	}
	return tools.ShareText(s.ctx, object.Library(append(o.carried, o.members...)), cmp.Or(c.Output, "lib"+stem(c.first())+".so"), o.native)
}

// check reports what is wrong in a file, as far as it shows before the whole program is there.
func (c *compileCommand) check(s *session, path string) (*object.Source, error) {
	src, err := s.load(inputs{Files: []string{path}})
	if err != nil {
		return nil, err
	}
	own := &src.Sources[0]
	var kept *object.Source
	kept, own.Form = object.Keep(own.File, own.Form)
	kept.Options = c.kept()
	tree := parse.ParseWith(own.File, &diag.Bag{}, own.Form)
	kept.Modules, kept.Above, kept.Uses = modulesOf(tree), declaring(tree), usedBy(tree)
	kept.Defines, kept.Wants = object.Defined(tree), object.Wanted(tree, kept.Uses)
	src.Part, src.Objects = true, true
	foreign, err := src.addModules(append([]string{c.ModuleDir}, s.read.Include...), anyModule)
	if err == nil && len(foreign) > 0 {
		err = fmt.Errorf("%s: the module file of a compiler that is neither dhpfgo nor gfortran: compile the module's source with dhpfgo", foreign[0])
	}
	if err != nil {
		return nil, err
	}
	kept.Natives = src.natives
	if err := src.reach(pipeline.Check); err != nil {
		return nil, err
	}
	src.Bag.Keep(func(d *diag.Diagnostic) bool { return d.Span.File == nil || !src.elsewhere(d.Span.File) })
	src.show(src.Bag)
	return kept, nil
}

// addModules adds the sources of the modules that the program uses and does not have, from module files in the folders and in
// the current one, as far as they are wanted. It also gives the files that cannot be read.
func (src *source) addModules(dirs []string, wanted func(*object.Source) bool) (foreign []string, err error) {
	search := &object.Search{Dirs: append(dirs[:len(dirs):len(dirs)], "."), Known: map[string]bool{}}
	if !search.Any() {
		return nil, nil
	}
	var uses []string
	for _, s := range src.Sources {
		tree := parse.ParseWith(s.File, &diag.Bag{}, s.Form)
		for _, m := range modulesOf(tree) {
			search.Known[m] = true
		}
		uses = append(uses, usedBy(tree)...)
	}
	list, err := search.Sources(uses)
	if err != nil {
		return nil, err
	}
	for _, m := range list {
		if !wanted(m) {
			continue
		}
		f, opt := m.Open()
		src.Sources = append(src.Sources, pipeline.Source{File: f, Form: opt, Modules: !m.Native})
		if m.Native {
			src.natives = append(src.natives, m)
		}
	}
	return search.Foreign, nil
}

func anyModule(*object.Source) bool { return true }

// elsewhere holds for a file that is there only for its modules.
func (src *source) elsewhere(f *diag.File) bool {
	return slices.ContainsFunc(src.Sources, func(s pipeline.Source) bool { return s.Modules && s.File == f })
}

func modulesOf(tree *parse.File) []string {
	var out []string
	for _, u := range tree.Units {
		if u.Kind == parse.Module || u.Kind == parse.Submodule {
			out = append(out, u.ModuleName())
		}
	}
	return out
}

// declaring lists the modules with interfaces of procedures whose bodies stand in submodules.
func declaring(tree *parse.File) []string {
	var out []string
	for _, u := range tree.Units {
		if u.Kind == parse.Module && slices.ContainsFunc(u.Decls, declaresBodies) {
			out = append(out, u.Name)
		}
	}
	return out
}

func declaresBodies(d parse.Stmt) bool {
	face, ok := d.(*parse.Interface)
	return ok && slices.ContainsFunc(face.Bodies, (*parse.Unit).IsSeparate)
}

// usedBy lists the modules that a file uses and does not hold.
func usedBy(tree *parse.File) []string {
	names := map[string]bool{}
	for _, use := range tree.Uses {
		if use.Name != "" {
			names[use.Name] = true
		}
	}
	for _, m := range modulesOf(tree) {
		delete(names, m)
	}
	return slices.Sorted(maps.Keys(names))
}
