// Package turns lets pointers that take turns in pointing to arrays be these arrays, which exchange their elements:
//
//	real, allocatable, target :: a(:), b(:)     real, allocatable, target :: a(:), b(:)
//	!hpf$ distribute (block) :: a, b            real, allocatable :: a%turn(:)
//	real, pointer :: old(:), new(:), t(:)       !hpf$ distribute (block) :: a, b, a%turn
//	old => a;  new => b
//	do;  new = old + 1                          do;  b = a + 1
//	  t => old;  old => new;  new => t            call move_alloc(a, a%turn);  call move_alloc(b, a);  call move_alloc(a%turn, b)
//
// A mapped array that a pointer may point to is memory of one image; those that remain are arrays like others, and where they lie alike
// MOVE_ALLOC moves no element. It works on trees, before names have a meaning, by names that the program declares once.
package turns

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// Rewrite does so in the files, where each pointer points to an array of its own from one place of the program on, and is set
// elsewhere only together with the others: pointers to arrays that the names of these do not reach any more, or that were allocated as
// targets of the pointers.
func Rewrite(files []*parse.File) {
	for rewriteOne(files) {
	}
}

// rewriteOne does so for one class of pointers that take turns with each other, and reports whether there is one.
func rewriteOne(files []*parse.File) bool {
	p := &program{declared: map[string]int{}}
	for _, f := range files {
		for _, u := range f.Units {
			p.collect(u, nil)
		}
	}
	p.rotations()
	for _, c := range p.classes() {
		if c.find() {
			c.rewrite()
			return true
		}
	}
	return false
}

// unit is a program unit with the one around it.
type unit struct {
	*parse.Unit
	host *unit
}

type program struct {
	units    []*unit
	declared map[string]int // how many declarations a name has
	dummies  bool           // there is a dummy argument that is a pointer
	turns    []*rotation
}

// rotation is a run of pointer assignments of a list, t => p1; p1 => p2; ..; pn => t.
type rotation struct {
	unit     *unit
	list     []parse.Stmt
	pointers []string
	rest     string
}

func (p *program) collect(u *parse.Unit, host *unit) {
	x := &unit{u, host}
	p.units = append(p.units, x)
	note := func(decls []parse.Stmt) {
		for _, name := range tree.DeclaredNames(decls) {
			p.declared[name]++
		}
	}
	note(u.Decls)
	for _, d := range u.Decls {
		if t, ok := d.(*parse.TypeDecl); ok && tree.HasAttr(t.Attrs, "pointer") {
			p.dummies = p.dummies || slices.ContainsFunc(t.Entities, func(e parse.Entity) bool { return tree.IsDummy(u, e.Name) })
		}
		if a, ok := d.(*parse.AttrDecl); ok && a.Attr == "pointer" {
			p.dummies = p.dummies || slices.ContainsFunc(a.Entities, func(e parse.Entity) bool { return tree.IsDummy(u, e.Name) })
		}
	}
	tree.EveryPart(u.Body, func(part any) {
		switch s := part.(type) {
		case *parse.BlockConstruct:
			note(s.Decls)
		case *parse.Associate:
			for _, a := range s.List {
				p.declared[a.Name]++
			}
		}
	})
	for _, inner := range u.Contains {
		p.collect(inner, x)
	}
}

// rotations lists those of the program.
func (p *program) rotations() {
	for _, u := range p.units {
		var lists func(list []parse.Stmt)
		lists = func(list []parse.Stmt) {
			for k := 0; k < len(list); k++ {
				if r := rotationAt(list[k:]); r != nil {
					r.unit = u
					p.turns = append(p.turns, r)
					k += len(r.list) - 1
					continue
				}
				for _, b := range tree.BlocksIn(list[k]) {
					lists(b)
				}
			}
		}
		lists(u.Body)
	}
}

// rotationAt is the rotation with which a list begins, nil for none.
func rotationAt(list []parse.Stmt) *rotation {
	rest, next := assigned(list, 0)
	r := &rotation{rest: rest}
	for k := 1; rest != "" && next != ""; k++ {
		to, from := assigned(list, k)
		if to != next || slices.Contains(r.pointers, to) || to == rest {
			return nil
		}
		r.pointers = append(r.pointers, to)
		if from == rest {
			r.list = list[:k+1]
			return r
		}
		next = from
	}
	return nil
}

// assigned gives the names of a pointer assignment without a label, "" for what is none.
func assigned(list []parse.Stmt, k int) (to, from string) {
	if k >= len(list) {
		return "", ""
	}
	s, ok := list[k].(*parse.PointerAssign)
	if !ok || s.Lab != 0 {
		return "", ""
	}
	l, okL := s.LHS.(*parse.Name)
	r, okR := s.RHS.(*parse.Name)
	if !okL || !okR {
		return "", ""
	}
	return l.Ident, r.Ident
}

// classes puts the pointers together that rotations have in common.
func (p *program) classes() (out []*class) {
	for _, r := range p.turns {
		c := &class{program: p}
		for _, other := range slices.Clone(out) {
			if slices.ContainsFunc(r.pointers, other.has) || other.has(r.rest) || slices.Contains(other.rests, r.rest) {
				c.add(other.pointers, other.rests, other.turns)
				out = slices.DeleteFunc(out, func(x *class) bool { return x == other })
			}
		}
		c.add(r.pointers, []string{r.rest}, []*rotation{r})
		out = append(out, c)
	}
	return out
}
