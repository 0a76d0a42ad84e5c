// Package uses finds what the units of a program do with variables, by name: a unit is checked before the others are, and must know what they
// do to what they share. Names decide, in all units, so that one that two variables have counts for both.
package uses

import (
	"dhpfgo/parse"
	"dhpfgo/sem/scan"
	"dhpfgo/sem/tree"
)

// Unit is a program unit as it was written.
type Unit struct {
	Tree    *parse.Unit
	IsArray func(name string) bool // a reference to the name is no call
}

// Program answers for all units. Each question is looked up in the trees when it is first asked.
type Program struct {
	units     func() []Unit
	intrinsic func(name string) bool

	allocs     map[string][]*scan.Allocation
	anew       map[string]bool // what assignments seem to allocate
	extended   map[string]bool // names of types that others extend
	pointedAt  map[string]bool // names in pointer assignments
	takers     map[string]bool // procedures that may allocate dummy arguments
	askers     map[string]bool // procedures with allocatable dummy arguments
	scalars    map[string]bool // declared as scalars everywhere
	bodies     []*scan.Unit
	moves      [][]parse.Arg            // the arguments of all MOVE_ALLOC
	given      map[string]*bounds       // what gives arrays their bounds
	generics   map[string][]string      // the procedures of modules that generic names stand for
	procedures map[string]bool          // all procedures
	passed     map[string]bool          // what is passed to askers
	readers    map[string][]*parse.Unit // units whose declarations read a variable
	calls      map[*parse.Unit][]*parse.Unit
	lending
}

// lending is what is known of procedures that work on allocatable arguments in place.
type lending struct {
	lenders  map[string]*parse.Unit // those of which versions for distributed arrays are made
	lent     map[string]bool        // what is passed to lenders
	keeps    map[dummy]bool         // arguments that keep their shapes
	directed map[string]bool        // mapped wherever they are declared
	loansTo  map[dummy][]loan
	loans    map[string][]loan // by the names of both
}

// Of is about the units that there are when something is asked. intrinsic tells of the names of procedures of the language.
func Of(units func() []Unit, intrinsic func(name string) bool) *Program {
	return &Program{units: units, intrinsic: intrinsic, given: map[string]*bounds{}, lending: lending{keeps: map[dummy]bool{}, directed: map[string]bool{}}}
}

// Pointed reports whether a name stands in a pointer assignment of the program, on either side.
func (p *Program) Pointed(name string) bool {
	if p.pointedAt == nil {
		p.pointedAt = map[string]bool{}
		for _, u := range p.units() {
			tree.EveryPart(u.Tree.Body, func(x any) {
				if a, ok := x.(*parse.PointerAssign); ok {
					p.pointedAt[firstName(a.LHS)], p.pointedAt[firstName(a.RHS)] = true, true
				}
			})
		}
	}
	return p.pointedAt[name]
}

// Extended reports whether a type of this name is extended in the program.
func (p *Program) Extended(name string) bool {
	if p.extended == nil {
		p.extended = map[string]bool{}
		for _, u := range p.units() {
			for _, s := range u.Tree.Decls {
				if d, ok := s.(*parse.DerivedType); ok {
					p.noteExtended(d)
				}
			}
		}
	}
	return p.extended[name]
}

func (p *Program) noteExtended(d *parse.DerivedType) {
	for _, a := range d.Attrs {
		if a.Name == "extends" {
			p.extended[a.Text] = true
		}
	}
}

// firstName is the name with which a reference begins.
func firstName(x parse.Expr) string {
	for {
		switch y := x.(type) {
		case *parse.Name:
			return y.Ident
		case *parse.Ref:
			return y.Name
		case *parse.Component:
			x = y.X
		default:
			return ""
		}
	}
}

// InNamelist reports whether a name is a member of a group that a unit declares.
func InNamelist(u *parse.Unit, name string) bool {
	for _, s := range u.Decls {
		list, ok := s.(*parse.Namelist)
		if !ok {
			continue
		}
		for _, g := range list.Groups {
			for _, m := range g.Members {
				if m.Name == name {
					return true
				}
			}
		}
	}
	return false
}
