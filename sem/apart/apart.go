// Package apart takes variables of types with mapped components apart, HPF 2.0, 8.9: each component becomes a variable of its own, with
// the mapping that the type gives it, and each procedure gets a version for the variables that it is called with.
//
//	type grid                             real(8), allocatable :: g%u(:,:)      beside the type
//	  real(8), allocatable :: u(:,:)      !hpf$ distribute g%u(block,*)
//	  !hpf$ distribute u(block,*)
//	end type                        →
//	type(grid) :: g
//	allocate(g%u(n,n))                    allocate(g%u(n,n))                    g%u is a name
//	call smooth(g)                        call smooth%g                         subroutine smooth%g
//
// It works on trees, before names have a meaning, so that the components are mapped arrays like others in all that follows. What cannot
// be taken apart stays as it is, on every image as a whole, with the reason.
package apart

import (
	"cmp"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// Refusal is a variable that stays whole, with the use that is to blame.
type Refusal struct {
	Name  string
	Pos   diag.Span // of its declaration
	Use   diag.Span
	Why   diag.Reason
	Parts []string // the mapped components
}

// splitter is one attempt: a use that cannot be written anew refuses its variable, and another attempt begins.
type splitter struct {
	files    []*parse.File
	modules  map[string]*scope
	scopes   []*scope // of the units of the files
	all      []*scope // with those inside and of versions
	outside  map[string]*entity
	refused  map[diag.Span]*Refusal
	paths    map[string]bool // of the variables that are taken apart
	versions map[string]*version
	values   map[*parse.Unit]*place   // of functions
	keepers  map[*parse.Unit]*version // of procedures with variables that keep their values
	foreign  map[string]bool          // symbols that code of other compilers names
	fresh    int
}

// Mapped reports whether a type of the program has a mapped component.
func Mapped(files []*parse.File) bool {
	found := false
	for _, f := range files {
		eachUnit(f.Units, func(u *parse.Unit) {
			for _, d := range u.Decls {
				t, ok := d.(*parse.DerivedType)
				found = found || ok && hasMapping(t)
			}
		})
	}
	return found
}

func eachUnit(list []*parse.Unit, f func(*parse.Unit)) {
	for _, u := range list {
		f(u)
		eachUnit(u.Contains, f)
	}
}

// Split gives copies of the files in which the variables are taken apart; nil if there are none. The refusals are in order. Foreign are the
// symbols that code of other compilers names.
func Split(files []*parse.File, foreign map[string]bool) (out []*parse.File, refusals []*Refusal) {
	refused := map[diag.Span]*Refusal{}
	for {
		s := newSplitter(refused)
		s.foreign = foreign
		known := len(refused)
		s.attempt(files)
		if len(refused) > known {
			continue
		}
		if len(s.paths) > 0 {
			out = s.files
		}
		return out, ordered(refused)
	}
}

// AllWhole refuses what is left of the variables that could be taken apart, too.
func AllWhole(files []*parse.File, known []*Refusal, use diag.Span, why diag.Reason) []*Refusal {
	s := newSplitter(map[diag.Span]*Refusal{})
	for _, r := range known {
		s.refused[r.Pos] = r
	}
	s.attempt(files)
	for _, sc := range s.all {
		for _, x := range sc.names {
			if x.place != nil && !sc.isDummy(x.at.Name) {
				s.refuse(x.place.of, use, why)
			}
		}
	}
	return ordered(s.refused)
}

func newSplitter(refused map[diag.Span]*Refusal) *splitter {
	return &splitter{modules: map[string]*scope{}, outside: map[string]*entity{}, refused: refused, paths: map[string]bool{},
		versions: map[string]*version{}, values: map[*parse.Unit]*place{}, keepers: map[*parse.Unit]*version{}}
}

func ordered(refused map[diag.Span]*Refusal) []*Refusal {
	var out []*Refusal
	for _, r := range refused {
		out = append(out, r)
	}
	slices.SortFunc(out, func(a, b *Refusal) int {
		return cmp.Or(cmp.Compare(a.Pos.FileName(), b.Pos.FileName()), cmp.Compare(a.Pos.Start, b.Pos.Start), cmp.Compare(a.Name, b.Name))
	})
	return out
}

func (s *splitter) attempt(files []*parse.File) {
	for _, f := range files {
		c := *f
		c.Units = nil
		s.files = append(s.files, &c)
		for _, u := range f.Units {
			sc := s.enter(u, nil, &c)
			sc.out = tree.Clone(u)
			c.Units = append(c.Units, sc.out)
			s.scopes = append(s.scopes, sc)
		}
	}
	for _, sc := range s.scopes {
		if sc.unit.Kind == parse.Submodule && len(sc.unit.Parents) > 0 {
			sc.host = s.modules[sc.unit.Parents[len(sc.unit.Parents)-1].Name]
		}
	}
	for _, sc := range s.scopes {
		sc.link()
	}
	for _, sc := range s.all {
		sc.waits = sc.takesWhole()
	}
	for _, sc := range s.scopes {
		s.declareAll(sc)
	}
	for _, sc := range s.scopes {
		s.write(sc)
	}
	s.writeNeeded()
	for _, sc := range s.all {
		sc.settle()
	}
}

// link lets the scopes of inner units know the copies of these.
func (sc *scope) link() {
	for i, inner := range sc.inner {
		inner.out = sc.out.Contains[i]
		inner.link()
	}
}

// declareAll takes the variables of a unit and of those inside apart.
func (s *splitter) declareAll(sc *scope) {
	if sc.waits {
		return
	}
	s.declareVariables(sc)
	for _, inner := range sc.inner {
		s.declareAll(inner)
	}
}

// refuse notes why a variable stays whole; the first reason counts.
func (s *splitter) refuse(v *variable, use diag.Span, why diag.Reason) {
	if s.refused[v.pos] == nil {
		s.refused[v.pos] = &Refusal{Name: v.name, Pos: v.pos, Use: use, Why: why, Parts: v.typ.mappedNames()}
	}
}
