package uses

import (
	"maps"
	"slices"
	"strings"

	"dhpfgo/parse"
	"dhpfgo/sem/scan"
	"dhpfgo/sem/tree"
)

// Lends reports whether distributed arrays may stand in place of the allocatable dummy arguments of the procedures of a name: there is one
// procedure of that name, all that the program does with it is to call it by that name or a generic one, and it passes these arguments to no
// procedures but such (package specialise makes the versions).
func (p *Program) Lends(name string) bool {
	p.allocatableTakers()
	return p.lends(name)
}

func (p *Program) lends(name string) bool {
	list := p.generics[name]
	if list == nil {
		return p.lenders[name] != nil
	}
	return !slices.ContainsFunc(list, func(of string) bool { return p.askers[of] && p.lenders[of] == nil })
}

// PassedInPlace reports whether a unit passes something of this name to such a procedure.
func (p *Program) PassedInPlace(name string) bool {
	p.allocatableTakers()
	return p.lent[name]
}

// findLenders are those procedures, and what is passed to them, in a program with directives that map arrays.
func (p *Program) findLenders() {
	p.lenders, p.lent, p.loans, p.loansTo = map[string]*parse.Unit{}, map[string]bool{}, map[string][]loan{}, map[dummy][]loan{}
	units := slices.Clone(p.units())
	if !slices.ContainsFunc(units, func(c Unit) bool { return slices.ContainsFunc(c.Tree.Decls, isMapping) }) {
		return
	}
	made := map[string]int{}
	for _, c := range units {
		made[c.Tree.Name]++
		if p.askers[c.Tree.Name] && isLender(c.Tree) {
			p.lenders[c.Tree.Name] = c.Tree
		}
	}
	maps.DeleteFunc(p.lenders, func(name string, _ *parse.Unit) bool { return made[name] > 1 })
	if len(p.lenders) == 0 {
		return
	}
	for _, c := range units {
		p.dropUsedOtherwise(c)
	}
	for p.dropPassingOn(units) {
		slices.Reverse(units) // callers stand before or behind what they call
	}
	for _, c := range units {
		EveryCall(c.Tree.Body, func(name string, args []parse.Arg) { p.noteLoans(c.Tree, name, args) })
	}
}

func isMapping(s parse.Stmt) bool {
	switch s.(type) {
	case *parse.Distribute, *parse.Align:
		return true
	}
	return false
}

// loan is an array that a unit passes for an allocatable dummy argument of a procedure of which versions are made; "" is no name.
type loan struct {
	from  *parse.Unit
	array string
	to    *parse.Unit
	dummy string
}

func (p *Program) noteLoans(from *parse.Unit, called string, args []parse.Arg) {
	for _, u := range p.lendersOf(called) {
		for k, a := range args {
			d, array := a.Keyword, ""
			if d == "" && k < len(u.Args) {
				d = u.Args[k].Name
			}
			if n, ok := a.Value.(*parse.Name); ok {
				array = n.Ident
				p.lent[array] = true
			}
			if !isAllocatable(u, d) {
				continue
			}
			l := loan{from, array, u, d}
			if p.loans[d] = append(p.loans[d], l); array != d {
				p.loans[array] = append(p.loans[array], l)
			}
			p.loansTo[dummy{u, d}] = append(p.loansTo[dummy{u, d}], l)
		}
	}
}

// lendersOf are the procedures of a name, or behind a generic one, of which versions for distributed arrays are made.
func (p *Program) lendersOf(name string) []*parse.Unit {
	names := p.generics[name]
	if names == nil {
		names = []string{name}
	}
	var out []*parse.Unit
	for _, of := range names {
		if u := p.lenders[of]; u != nil {
			out = append(out, u)
		}
	}
	return out
}

// KeepsShape reports whether all calls of a procedure pass arrays that directives map for one of its allocatable dummy arguments: an assignment
// allocates it as little as it does these.
func (p *Program) KeepsShape(u *parse.Unit, name string) bool {
	p.allocatableTakers()
	d := dummy{u, name}
	if _, known := p.keeps[d]; !known {
		p.keeps[d] = p.keepsShape(d)
	}
	return p.keeps[d]
}

// dummy is an argument of a procedure.
type dummy struct {
	of   *parse.Unit
	name string
}

func (p *Program) keepsShape(d dummy) bool {
	found := false
	for _, l := range p.loansTo[d] {
		found = true
		passedOn := tree.IsDummy(l.from, l.array) && p.lenders[l.from.Name] != nil
		if passedOn && !p.KeepsShape(l.from, l.array) || !passedOn && !p.isAlwaysDirected(l.array) {
			return false
		}
	}
	return found
}

// isAlwaysDirected reports whether each unit that declares a variable of a name maps it.
func (p *Program) isAlwaysDirected(name string) bool {
	if _, known := p.directed[name]; !known {
		found, all := false, true
		for _, c := range p.units() {
			if scan.Declared(c.Tree)[name] && !tree.IsDummy(c.Tree, name) {
				found, all = true, all && IsDirected(c.Tree, name)
			}
		}
		p.directed[name] = found && all
	}
	return p.directed[name]
}

// isLender reports whether the declarations of a procedure allow it.
func isLender(u *parse.Unit) bool {
	if u.Kind != parse.Subroutine && u.Kind != parse.Function || u.Declared != "" || len(u.AnyRanked) > 0 || u.VersionOf.Valid() {
		return false
	}
	for _, a := range u.Prefixes {
		if a.Name != "pure" && a.Name != "impure" {
			return false
		}
	}
	entries := false
	tree.EveryPart(u.Body, func(x any) {
		_, entry := x.(*parse.Entry)
		entries = entries || entry
	})
	return !entries && !slices.ContainsFunc(u.Args, func(d parse.Ident) bool { return !isPlainDummy(u, d.Name) })
}

// isPlainDummy reports whether a dummy argument, if it is allocatable, is an array with no more attributes than an intent, that no declaration
// names further.
func isPlainDummy(u *parse.Unit, name string) bool {
	plain, allocatable, named := true, false, 0
	for _, s := range u.Decls {
		switch s := s.(type) {
		case *parse.TypeDecl:
			for _, e := range s.Entities {
				if e.Name != name || !tree.HasAttr(s.Attrs, "allocatable") {
					continue
				}
				allocatable = true
				plain = plain && e.Codims == nil && (e.Dims != nil || tree.HasAttr(s.Attrs, "dimension"))
				for _, a := range s.Attrs {
					plain = plain && slices.Contains([]string{"allocatable", "dimension", "intent"}, a.Name)
				}
			}
		case *parse.AttrDecl:
			for _, e := range s.Entities {
				if e.Name == name {
					named++
					allocatable = allocatable || s.Attr == "allocatable"
				}
			}
		case *parse.Namelist:
			tree.EachName(s, func(n string) {
				if n == name {
					named++
				}
			})
		}
	}
	return !allocatable || plain && named == 0
}

// dropUsedOtherwise leaves out the procedures that a unit names in declarations other than of what is public, renames, or names in
// statements other than calls; a procedure names itself as its result.
func (p *Program) dropUsedOtherwise(c Unit) {
	drop := func(name string) {
		for _, of := range slices.Concat(p.generics[name], []string{name}) {
			if of != c.Tree.Name {
				delete(p.lenders, of)
			}
		}
	}
	for _, d := range c.Tree.Decls {
		switch d := d.(type) {
		case *parse.Use:
			for _, r := range d.Renames {
				if r.Local.Name != r.Name.Name {
					drop(r.Name.Name)
				}
			}
		case *parse.AttrDecl:
			for _, e := range d.Entities {
				if d.Attr != "public" && d.Attr != "private" {
					drop(e.Name)
				}
			}
		case *parse.Interface:
			if p.generics[d.Name.Name] == nil || len(d.Bodies) > 0 || !isName(d.Name.Name) {
				tree.EachName(d, drop)
			}
		default:
			tree.EachName(d, drop)
		}
	}
	named := map[string]int{}
	tree.EachName(c.Tree.Body, func(name string) { named[name]++ })
	EveryCall(c.Tree.Body, func(name string, _ []parse.Arg) {
		named[name]--
		if name == c.Tree.Name || c.IsArray(name) || slices.Contains(p.generics[name], c.Tree.Name) {
			delete(p.lenders, c.Tree.Name)
			delete(p.lenders, name)
		}
	})
	for name, n := range named {
		if n > 0 {
			drop(name)
		}
	}
}

// dropPassingOn leaves out a procedure that passes an allocatable argument to one that may take it and is none of them; it reports whether
// there was one.
func (p *Program) dropPassingOn(units []Unit) bool {
	others := map[string]bool{}
	for name := range p.askers {
		others[name] = !p.lends(name)
	}
	dropped := false
	for _, c := range units {
		if p.lenders[c.Tree.Name] == nil {
			continue
		}
		for _, u := range append([]*parse.Unit{c.Tree}, c.Tree.Contains...) {
			passed := p.passedTo(Unit{u, c.IsArray}, others)
			p.addMovedElsewhere(u, passed)
			if slices.ContainsFunc(c.Tree.Args, func(d parse.Ident) bool { return passed[d.Name] && isAllocatable(c.Tree, d.Name) }) {
				delete(p.lenders, c.Tree.Name)
				others[c.Tree.Name], dropped = true, true
			}
		}
	}
	return dropped
}

// addMovedElsewhere adds what MOVE_ALLOC moves to or from components, or variables of derived type or CLASS.
func (p *Program) addMovedElsewhere(u *parse.Unit, names map[string]bool) {
	EveryCall(u.Body, func(called string, args []parse.Arg) {
		if called != "move_alloc" {
			return
		}
		isPlain := func(a parse.Arg) bool { n, ok := a.Value.(*parse.Name); return ok && !p.isOfType(n.Ident) }
		for k, a := range args[:min(2, len(args))] {
			if n, ok := a.Value.(*parse.Name); ok && len(args) > 1 && !isPlain(args[1-k]) {
				names[n.Ident] = true
			}
		}
	})
}

// isOfType reports whether a variable of a name is declared by TYPE or CLASS.
func (p *Program) isOfType(name string) bool {
	for _, c := range p.units() {
		for _, s := range c.Tree.Decls {
			d, ok := s.(*parse.TypeDecl)
			if ok && (d.Type.Name == "type" || d.Type.Name == "class") && slices.ContainsFunc(d.Entities, func(e parse.Entity) bool { return e.Name == name }) {
				return true
			}
		}
	}
	return false
}

// isName tells a generic name from an operator, an assignment or input and output of a type.
func isName(generic string) bool { return !strings.ContainsAny(generic, "(=") }

func isAllocatable(u *parse.Unit, name string) bool {
	return tree.HasAttr(attrsOf(u, name), "allocatable")
}

// attrsOf are the attributes with which a unit declares the type of a variable.
func attrsOf(u *parse.Unit, name string) []parse.Attr {
	for _, s := range u.Decls {
		if d, ok := s.(*parse.TypeDecl); ok && slices.ContainsFunc(d.Entities, func(e parse.Entity) bool { return e.Name == name }) {
			return d.Attrs
		}
	}
	return nil
}
