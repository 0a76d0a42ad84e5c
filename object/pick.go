package object

import (
	"maps"
	"slices"
	"strings"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// What a file gives to others and may want of them is said by names: of procedures as they are, "module m", "/c/" for the initial values of
// a COMMON block, "'s'" for what C knows as s, and MainProgram.
const MainProgram = "(main)"

func ofModule(name string) string { return "module " + name }

// Defined lists what a file gives to others.
func Defined(file *parse.File) []string {
	out := map[string]bool{}
	for _, u := range file.Units {
		switch u.Kind {
		case parse.MainProgram:
			out[MainProgram] = true
		case parse.Module, parse.Submodule:
			out[ofModule(u.ModuleName())] = true
			for _, p := range u.Contains {
				noteBound(p.Prefixes, out)
			}
		case parse.BlockData:
			out[u.Name] = true
			noteBlocks(u, out)
		default:
			out[u.Name] = true
			noteBound(u.Prefixes, out)
			tree.EveryStmt(u.Body, func(s parse.Stmt) {
				if e, ok := s.(*parse.Entry); ok {
					out[e.Name.Name] = true
					noteBound(e.Suffixes, out)
				}
			})
		}
	}
	delete(out, "")
	return slices.Sorted(maps.Keys(out))
}

// Wanted lists what a file may want of others: a name that is called, referenced, or an argument may be that of a procedure.
func Wanted(file *parse.File, uses []string) []string {
	out := map[string]bool{}
	for _, m := range uses {
		out[ofModule(m)] = true
	}
	for _, u := range file.Units {
		for _, above := range u.Parents[:min(len(u.Parents), 1)] {
			out[ofModule(above.Name)] = true
		}
		tree.EveryPart(u, func(x any) { noteWanted(x, out) })
	}
	delete(out, "")
	return slices.Sorted(maps.Keys(out))
}

func noteWanted(x any, out map[string]bool) {
	switch x := x.(type) {
	case *parse.Unit:
		noteBlocks(x, out)
	case *parse.Ref:
		out[x.Name] = true
	case *parse.Name:
		out[x.Ident] = true
	case *parse.Call:
		out[x.Name.Name] = true
	case *parse.AttrDecl:
		for _, e := range x.Entities {
			out[e.Name] = out[e.Name] || x.Attr == "external"
		}
	case *parse.Interface:
		for _, b := range x.Bodies {
			out[b.Name] = true
			noteBound(b.Prefixes, out)
		}
	}
}

func noteBlocks(u *parse.Unit, out map[string]bool) {
	for _, d := range u.Decls {
		if c, ok := d.(*parse.Common); ok {
			for _, b := range c.Blocks {
				out["/"+b.Name+"/"] = true
			}
		}
	}
}

// noteBound notes the name of BIND(C, NAME='s').
func noteBound(attrs []parse.Attr, out map[string]bool) {
	for _, a := range attrs {
		for _, arg := range a.Args {
			if text, ok := arg.Value.(*parse.StringLit); ok && a.Name == "bind" {
				out["'"+text.Value+"'"] = true
			}
		}
	}
}

// picking is a set of sources that grows as members of archives are taken.
type picking struct {
	defined, wanted map[string]bool
	list            []*Source
}

// Pick adds to the sources of a program those of the members of archives and libraries that a linker would take, in order: members that
// define what is wanted, and is not defined before. Symbols are those that other objects mention, nil if these are not known, and objects
// of earlier versions say nothing of themselves: then any member may be wanted but one that defines again what is there.
func Pick(given, members []*Source, symbols map[string]bool) []*Source {
	p := &picking{defined: map[string]bool{}, wanted: map[string]bool{}}
	for _, s := range given {
		p.take(s)
	}
	own := len(p.list)
	p.wanted[MainProgram] = true
	p.mention(symbols)
	left := p.takeWanted(members)
	if symbols == nil || slices.ContainsFunc(p.list, silent) {
		for _, s := range left {
			if !slices.ContainsFunc(s.Defines, p.has) {
				p.take(s)
			}
		}
	}
	return p.list[own:]
}

// silent holds for what an earlier version of the compiler wrote.
func silent(s *Source) bool { return len(s.Defines)+len(s.Wants) == 0 }

func (p *picking) has(name string) bool { return p.defined[name] }

func (p *picking) take(s *Source) {
	p.list = append(p.list, s)
	for _, name := range s.Defines {
		p.defined[name] = true
	}
	for _, name := range s.Wants {
		p.wanted[name] = true
	}
}

// mention notes what symbols of other objects stand for.
func (p *picking) mention(symbols map[string]bool) {
	for name := range symbols {
		p.wanted[strings.TrimSuffix(name, "_")], p.wanted["'"+name+"'"] = true, true
		if module, _, inside := strings.Cut(strings.TrimPrefix(name, "__"), "_MOD_"); inside {
			p.wanted[ofModule(module)] = true
		}
	}
}

// takeWanted takes what is wanted of a list until nothing more is, and gives what is left.
func (p *picking) takeWanted(left []*Source) []*Source {
	for before := -1; before != len(p.list); {
		before = len(p.list)
		var rest []*Source
		for _, s := range left {
			if p.needs(s) {
				p.take(s)
			} else {
				rest = append(rest, s)
			}
		}
		left = rest
	}
	return left
}

// needs holds for a source that defines something wanted that is not defined, and for one with bodies of procedures that a module declares.
func (p *picking) needs(s *Source) bool {
	return silent(s) || slices.ContainsFunc(s.Defines, func(name string) bool {
		above, _, below := strings.Cut(name, "@")
		return !p.defined[name] && (p.wanted[name] || below && p.defined[above])
	})
}
