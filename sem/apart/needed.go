package apart

import (
	"maps"
	"slices"
	"strings"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// takesWhole reports whether a procedure has an argument or a value that could be taken apart. Its own text is needed only where
// something calls it with a value that is whole; else only versions of it are.
func (sc *scope) takesWhole() bool {
	if sc.hasPrefix("bind") || sc.hasEntries() {
		return false // it has other names
	}
	_, t := sc.result()
	return t != nil || sc.isProcedure() && slices.ContainsFunc(sc.unit.Args, func(id parse.Ident) bool {
		x := sc.names[id.Name]
		return x.decl != nil && sc.typeOf(&x.decl.Type) != nil
	})
}

// writeNeeded writes the procedures that are called with whole values, and leaves nothing but the heads of the others.
func (s *splitter) writeNeeded() {
	for more := true; more; {
		more = false
		said := s.mentions()
		for _, sc := range slices.Clone(s.all) {
			if sc.waits && sc.isMentioned(said) {
				sc.waits, more = false, true
				if s.keepers[sc.unit] != nil {
					s.refuseSecond(sc, &version{})
				}
				s.declareAll(sc)
				s.write(sc)
			}
		}
	}
	for _, sc := range s.all {
		if sc.waits {
			sc.out.Body, sc.out.Contains = []parse.Stmt{&parse.Stop{Base: parse.Base{Pos: sc.unit.Pos}, Error: true}}, nil
			sc.out.Decls = slices.DeleteFunc(sc.out.Decls, func(d parse.Stmt) bool {
				a, ok := d.(*parse.Align)
				return ok && a.Parts != nil
			})
		}
	}
}

// mention is a name as it is used: of a procedure, or after % or between dots.
type mention struct {
	name  string
	bound bool
}

// mentions lists the names in all that is written.
func (s *splitter) mentions() map[mention]bool {
	said := map[mention]bool{}
	for _, sc := range s.all {
		if !sc.written {
			continue
		}
		here := map[mention]bool{}
		for _, part := range append(slices.Clone(sc.out.Decls), sc.out.Body...) {
			mentionsIn(part, here)
		}
		if sc.unit.Kind == parse.Function && sc.unit.Result == nil {
			delete(here, mention{sc.unit.Name, false}) // its value
		}
		maps.Copy(said, here)
	}
	return said
}

func mentionsIn(part parse.Stmt, said map[mention]bool) {
	switch d := part.(type) {
	case *parse.Interface:
		return
	case *parse.DerivedType:
		for _, c := range d.Components {
			mentionsIn(c, said)
		}
		return
	}
	tree.EveryPart(part, func(x any) {
		switch x := x.(type) {
		case *parse.Name:
			said[mention{x.Ident, false}] = true
		case *parse.Ref:
			said[mention{x.Name, false}] = true
		case *parse.Component:
			said[mention{x.Name, true}] = true
		case *parse.Call:
			said[mention{x.Name.Name, x.Object != nil}] = true
		}
	})
}

// isMentioned reports whether one of the names of a procedure is among those that are used.
func (sc *scope) isMentioned(said map[mention]bool) bool {
	if sc.split.foreign[sc.symbol()] {
		return true
	}
	names := map[mention]bool{{sc.unit.Name, false}: true}
	for n := 0; n < len(names); {
		n = len(names)
		for _, other := range sc.split.all {
			other.moreNames(names)
		}
	}
	for m := range names {
		if said[m] || strings.HasSuffix(m.name, ")") { // operators, assignments, defined input and output
			return true
		}
	}
	return false
}

// symbol is the name of a procedure in object files.
func (sc *scope) symbol() string {
	if sc.host == nil {
		return sc.unit.Name + "_"
	}
	return "__" + sc.host.unit.Name + "_MOD_" + sc.unit.Name
}

// moreNames adds the names that a unit gives to what has some already: generic names, bindings, and those of USE.
func (sc *scope) moreNames(names map[mention]bool) {
	for name, x := range sc.names {
		if slices.ContainsFunc(x.specifics, func(p string) bool { return names[mention{p, false}] }) {
			names[mention{name, false}] = true
		}
		if x.def != nil {
			moreBindings(x.def, names)
		}
	}
	for _, u := range sc.uses {
		for _, r := range u.Renames {
			if names[mention{r.Name.Name, false}] {
				names[mention{r.Local.Name, false}] = true
			}
		}
	}
}

func moreBindings(def *parse.DerivedType, names map[mention]bool) {
	for _, b := range def.Bindings {
		switch b := b.(type) {
		case *parse.ProcDecl:
			for _, e := range b.Entities {
				target := e.Name
				if n, ok := e.Init.(*parse.Name); ok {
					target = n.Ident
				}
				if !names[mention{target, false}] {
					continue
				}
				if names[mention{e.Name, true}] = true; tree.HasAttr(b.Attrs, "final") {
					names[mention{"final()", true}] = true
				}
			}
		case *parse.GenericBinding:
			if slices.ContainsFunc(b.Procs, func(id parse.Ident) bool { return names[mention{id.Name, true}] }) {
				names[mention{b.Name.Name, true}] = true
			}
		}
	}
}
