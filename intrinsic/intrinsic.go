// Package intrinsic holds modules of the language that are written in Fortran, and picks of them what a program uses.
package intrinsic

import (
	"embed"
	"maps"
	"regexp"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

//go:embed modules/*.f90
var texts embed.FS

// Modules gives the modules that the files use and do not hold, each with those that it rests on before it, and with no more procedures
// than the files and these may call: a program pays for what it names.
func Modules(files []*parse.File) []*parse.File {
	own, words := map[string]bool{}, map[string]bool{}
	for _, f := range files {
		for _, u := range f.Units {
			own[u.Name] = own[u.Name] || u.Kind == parse.Module
		}
	}
	known := maps.Clone(own)
	var out []*parse.File
	for _, f := range files {
		out = append(out, wanted(f, own, known)...)
	}
	if len(out) == 0 {
		return nil
	}
	for _, f := range files {
		addWords(words, string(f.Source.Text))
	}
	for _, f := range slices.Backward(out) {
		trim(f.Units[0], words)
	}
	return out
}

// Beside is the name of a module of the language in a program that holds another one of its name.
func Beside(name string) string { return name + ".intrinsic" }

// wanted gives the modules that a file uses, those that others rest on first. Of those in own the files hold their own.
func wanted(f *parse.File, own, known map[string]bool) []*parse.File {
	var out []*parse.File
	for k, use := range slices.Concat(f.Uses, f.Native) {
		name := use.Name
		if own[name] && k >= len(f.Uses) {
			name = Beside(name)
		}
		if known[name] {
			continue
		}
		text, err := texts.ReadFile("modules/" + use.Name + ".f90")
		if err != nil {
			continue
		}
		known[name] = true
		m := read(use.Name, text)
		m.Units[0].Name = name
		out = append(append(out, wanted(m, own, known)...), m)
	}
	return out
}

// read parses a module of this package.
func read(name string, text []byte) *parse.File {
	bag := &diag.Bag{}
	m := parse.ParseWith(diag.NewFile(name+".f90", text), bag, parse.Options{Form: parse.FreeForm})
	if bag.HasErrors() || len(m.Units) != 1 {
		diag.Bugf("the module %s: %v", name, bag.All())
	}
	m.Units[0].Intrinsic = true
	return m
}

var word = regexp.MustCompile(`[a-z_][a-z_0-9]*`)

func addWords(words map[string]bool, text string) {
	for _, w := range word.FindAllString(strings.ToLower(text), -1) {
		words[w] = true
	}
}

// trim leaves out the procedures of a module that no word names, neither theirs nor that of a generic interface. Those of operators
// stay. The words of procedures that stay are added.
func trim(m *parse.Unit, words map[string]bool) {
	generics := genericsOf(m)
	needed := func(u *parse.Unit) bool {
		return words[u.Name] || slices.ContainsFunc(generics[u.Name], func(g string) bool { return words[g] || strings.Contains(g, "(") })
	}
	kept := map[*parse.Unit]bool{}
	for changed := true; changed; {
		changed = false
		for _, u := range m.Contains {
			if !kept[u] && needed(u) {
				kept[u], changed = true, true
				addWords(words, u.Pos.To(u.EndSpan).Text())
			}
		}
	}
	m.Contains = slices.DeleteFunc(m.Contains, func(u *parse.Unit) bool { return !kept[u] })
	names := map[string]bool{}
	for _, u := range m.Contains {
		names[u.Name] = true
	}
	m.Decls = slices.DeleteFunc(m.Decls, func(d parse.Stmt) bool {
		i, ok := d.(*parse.Interface)
		return ok && emptied(i, names)
	})
}

// genericsOf lists the generic names of each procedure of a module.
func genericsOf(m *parse.Unit) map[string][]string {
	out := map[string][]string{}
	for _, d := range m.Decls {
		i, ok := d.(*parse.Interface)
		if !ok {
			continue
		}
		for _, p := range i.Procs {
			for _, n := range p.(*parse.ProcDecl).Entities {
				out[n.Name] = append(out[n.Name], i.Name.Name)
			}
		}
	}
	return out
}

// emptied takes the procedures that are left out from a generic interface, and tells whether none remains.
func emptied(i *parse.Interface, names map[string]bool) bool {
	if len(i.Procs) == 0 {
		return false
	}
	i.Procs = slices.DeleteFunc(i.Procs, func(s parse.Stmt) bool {
		p := s.(*parse.ProcDecl)
		p.Entities = slices.DeleteFunc(p.Entities, func(n parse.Entity) bool { return !names[n.Name] })
		return len(p.Entities) == 0
	})
	return len(i.Procs) == 0
}
