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
// MOVE_ALLOC moves no element. So may be a pointer that never points elsewhere. It works on trees, before names have a meaning, by names that the program declares once.
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
	gone := inSwaps(programOf(files, nil))
	for rewriteOne(programOf(files, gone)) {
	}
}

// rewriteOne does so for one class of pointers that take turns with each other, and reports whether there is one.
func rewriteOne(p *program) bool {
	p.rotations()
	for _, c := range append(p.classes(), p.alone()...) {
		if c.find() {
			c.rewrite()
			return true
		}
	}
	return false
}

// programOf collects the units of files; nothing calls those in gone.
func programOf(files []*parse.File, gone map[*parse.Unit]bool) *program {
	p := &program{gone: gone}
	for _, f := range files {
		for _, u := range f.Units {
			p.collect(u, nil)
		}
	}
	return p
}

// unit is a program unit with the one around it.
type unit struct {
	*parse.Unit
	host *unit
}

type program struct {
	units   []*unit
	dummies bool // there is a dummy argument that is a pointer
	gone    map[*parse.Unit]bool
	turns   []*rotation
}

// rotation is a run of pointer assignments of a list, t => p1; p1 => p2; ..; pn => t.
type rotation struct {
	unit     *unit
	list     []parse.Stmt
	pointers []string
	rest     string
}

func (p *program) collect(u *parse.Unit, host *unit) {
	if p.gone[u] {
		return
	}
	x := &unit{u, host}
	p.units = append(p.units, x)
	for _, d := range u.Decls {
		if t, ok := d.(*parse.TypeDecl); ok && tree.HasAttr(t.Attrs, "pointer") {
			p.dummies = p.dummies || slices.ContainsFunc(t.Entities, func(e parse.Entity) bool { return tree.IsDummy(u, e.Name) })
		}
		if a, ok := d.(*parse.AttrDecl); ok && a.Attr == "pointer" {
			p.dummies = p.dummies || slices.ContainsFunc(a.Entities, func(e parse.Entity) bool { return tree.IsDummy(u, e.Name) })
		}
	}
	for _, inner := range u.Contains {
		p.collect(inner, x)
	}
}

// declaredIn lists the names that a unit and the constructs inside declare, each as often as that.
func declaredIn(u *parse.Unit) []string {
	out := tree.DeclaredNames(u.Decls)
	tree.EveryPart(u.Body, func(part any) {
		switch s := part.(type) {
		case *parse.BlockConstruct:
			out = append(out, tree.DeclaredNames(s.Decls)...)
		case *parse.Associate:
			for _, a := range s.List {
				out = append(out, a.Name)
			}
		}
	})
	return out
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

// alone gives a class of its own to each pointer that a directive maps and that no pointer assignment names: what it is allocated is an array
// like others.
//
//	real, pointer :: a(:)                       real, allocatable :: a(:)
//	!hpf$ distribute (block) :: a               !hpf$ distribute (block) :: a
//	allocate(a(n))                              allocate(a(n))
func (p *program) alone() (out []*class) {
	assigned := map[string]bool{}
	for _, u := range p.units {
		tree.EveryStmt(u.Body, func(s parse.Stmt) {
			if a, ok := s.(*parse.PointerAssign); ok {
				tree.EachName(a, func(name string) { assigned[name] = true })
			}
		})
	}
	for _, u := range p.units {
		for _, d := range u.Decls {
			t, ok := d.(*parse.TypeDecl)
			if !ok || !tree.HasAttr(t.Attrs, "pointer") {
				continue
			}
			for _, e := range t.Entities {
				if !assigned[e.Name] && slices.ContainsFunc(u.Decls, func(d parse.Stmt) bool { return maps(d, e.Name) }) {
					c := &class{program: p}
					c.add([]string{e.Name}, nil, nil)
					out = append(out, c)
				}
			}
		}
	}
	return out
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
