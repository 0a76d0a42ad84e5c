package uses

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/scan"
	"dhpfgo/sem/tree"
)

// DeclaresBounds reports whether elements of a variable of a unit stand in declarations of that unit or of one that has it from there, as in
// x(maxval(a)): those are evaluated on each image alone, before the statements whose messages are planned.
func (p *Program) DeclaresBounds(of *parse.Unit, name string) bool {
	return slices.ContainsFunc(p.boundReaders()[name], func(u *parse.Unit) bool { return u == of || !declares(u, name) })
}

// boundReaders lists, by name, the units that read the value of a variable in their declarations.
func (p *Program) boundReaders() map[string][]*parse.Unit {
	if p.readers == nil {
		p.readers = map[string][]*parse.Unit{}
		for _, c := range p.units() {
			for _, d := range c.Tree.Decls {
				switch d.(type) {
				case *parse.TypeDecl, *parse.AttrDecl:
					p.noteReaders(c.Tree, d)
				}
			}
			if c.Tree.Prefix != nil {
				p.noteReaders(c.Tree, c.Tree.Prefix)
			}
		}
	}
	return p.readers
}

func (p *Program) noteReaders(u *parse.Unit, part any) {
	asked := map[parse.Expr]bool{} // arguments of functions that read no elements
	tree.EveryPart(part, func(x any) {
		name := ""
		switch x := x.(type) {
		case *parse.Ref:
			if inquiries[x.Name] {
				for _, a := range x.Args {
					asked[a.Value] = true
				}
			}
			name = x.Name
		case *parse.Name:
			name = x.Ident
		}
		if e, ok := x.(parse.Expr); ok && name != "" && !asked[e] {
			p.readers[name] = append(p.readers[name], u)
		}
	})
}

// inquiries are functions of what is known of a variable without its elements.
var inquiries = map[string]bool{"size": true, "lbound": true, "ubound": true, "shape": true, "kind": true, "len": true, "rank": true,
	"bit_size": true, "huge": true, "tiny": true, "epsilon": true, "digits": true, "precision": true, "range": true, "radix": true,
	"maxexponent": true, "minexponent": true, "allocated": true, "present": true, "associated": true}

// declares reports whether a unit has a variable of its own of a name.
func declares(u *parse.Unit, name string) bool {
	if tree.IsDummy(u, name) {
		return true
	}
	for _, d := range u.Decls {
		t, ok := d.(*parse.TypeDecl)
		if ok && slices.ContainsFunc(t.Entities, func(e parse.Entity) bool { return e.Name == name }) {
			return true
		}
	}
	return false
}

// LowerBound is the lower bound that whatever allocates an array of this name gives its dimension k, where all give one literal: ALLOCATE,
// MOVE_ALLOC from other arrays, and the procedures that allocate their arguments, as far as Lends tells of them. Names decide, in all units:
// another array of the same name can only hide what could have been known.
func (p *Program) LowerBound(name string, k int) (lower int64, ok bool) {
	known := false
	for _, a := range (&givers{p: p, seen: map[string]bool{name: true}, names: []string{name}}).all() {
		if k >= len(a.Object.Dims) {
			return 0, false
		}
		if _, at := lowerOf(a.Object.Dims[k].Lo); at == int64(k+1) {
			continue
		}
		n, literal := scan.LiteralBound(a.Object.Dims[k].Lo)
		if !literal || known && n != lower {
			return 0, false
		}
		known, lower = true, n
	}
	return lower, known
}

// lowerOf is the array, and the dimension, whose lower bound an expression asks for.
func lowerOf(x parse.Expr) (array string, dim int64) {
	r, ok := x.(*parse.Ref)
	if !ok || r.Name != "lbound" || len(r.Args) != 2 || r.Args[1].Value == nil {
		return "", 0
	}
	n, named := r.Args[0].Value.(*parse.Name)
	if dim, ok = scan.LiteralBound(r.Args[1].Value); !ok || !named {
		return "", 0
	}
	return n.Ident, dim
}

// givers are the names of arrays whose bounds may become those of each other.
type givers struct {
	p     *Program
	seen  map[string]bool
	names []string
}

func (g *givers) add(name string) {
	if !g.seen[name] {
		g.seen[name] = true
		g.names = append(g.names, name)
	}
}

// scanBodies looks once at what all units define, allocate and move.
func (p *Program) scanBodies() {
	if p.bodies != nil {
		return
	}
	for _, c := range p.units() {
		p.bodies = append(p.bodies, scan.Of(c.Tree.Body))
		EveryCall(c.Tree.Body, func(called string, args []parse.Arg) {
			if called == "move_alloc" {
				p.moves = append(p.moves, args)
			}
		})
	}
}

// all lists the ALLOCATE statements of the names, none where something else may give them bounds.
func (g *givers) all() (out []*scan.Allocation) {
	for i := 0; i < len(g.names); i++ {
		b := g.p.boundsGiven(g.names[i])
		if !b.ok {
			return nil
		}
		out = append(out, b.by...)
		for _, of := range b.of {
			g.add(of)
		}
	}
	return out
}

// bounds are what gives the arrays of a name theirs: ALLOCATE statements, and arrays of other names; ok is false where there may be other means.
type bounds struct {
	by []*scan.Allocation
	of []string
	ok bool
}

func (p *Program) boundsGiven(name string) *bounds {
	if p.given[name] == nil {
		g := &givers{p: p, seen: map[string]bool{name: true}}
		by, ok := g.allocationsOf(name)
		p.given[name] = &bounds{by, g.names, ok}
	}
	return p.given[name]
}

// allocationsOf lists the ALLOCATE statements of a name, and adds the names that it gets bounds from; ok is false where it may get them by other
// means.
func (g *givers) allocationsOf(name string) (out []*scan.Allocation, ok bool) {
	if g.p.AllocatedAnew(name) || g.p.AllocatedByCalls(name) || g.p.renamed(name) {
		return nil, false
	}
	ok = true
	keeps := slices.ContainsFunc(g.p.loans[name], func(l loan) bool { return l.dummy == name && g.p.KeepsShape(l.to, name) }) ||
		slices.ContainsFunc(g.p.units(), func(c Unit) bool { return IsDirected(c.Tree, name) })
	g.p.scanBodies()
	for _, body := range g.p.bodies {
		for _, a := range body.Allocs[name] {
			switch model := modelOf(a.Stmt); {
			case a.Stmt == nil:
			case len(a.Object.Dims) > 0 || model == "":
				out = append(out, a)
			default:
				ok = ok && g.p.isAlwaysAllocatable(model)
				g.add(model)
			}
			for _, d := range a.Object.Dims {
				if of, _ := lowerOf(d.Lo); of != "" {
					ok = ok && g.p.isAlwaysAllocatable(of)
					g.add(of)
				}
			}
		}
		ok = ok && (keeps || !slices.ContainsFunc(body.Wholes[name], func(x parse.Expr) bool { return !g.isScalar(x) }))
	}
	for _, args := range g.p.moves {
		ok = ok && g.move(name, args)
	}
	return out, g.loans(name) && ok
}

// modelOf is the array that SOURCE= or MOLD= names, "" for none.
func modelOf(s *parse.Allocate) string {
	if s == nil {
		return ""
	}
	for _, a := range s.Control {
		if n, ok := a.Value.(*parse.Name); ok && (a.Keyword == "source" || a.Keyword == "mold") {
			return n.Ident
		}
	}
	return ""
}

// isAlwaysAllocatable reports whether each unit that declares a variable of a name declares it allocatable.
func (p *Program) isAlwaysAllocatable(name string) bool {
	found := false
	for _, c := range p.units() {
		if scan.Declared(c.Tree)[name] {
			if found = true; !isAllocatable(c.Tree, name) {
				return false
			}
		}
	}
	return found
}

// isScalar reports whether an expression is one of literals and scalars.
func (g *givers) isScalar(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name:
		return g.p.declaredScalars()[x.Ident]
	case *parse.Paren:
		return g.isScalar(x.X)
	case *parse.Unary:
		return g.isScalar(x.X)
	case *parse.Binary:
		return g.isScalar(x.X) && g.isScalar(x.Y)
	case *parse.IntLit, *parse.RealLit, *parse.LogicalLit:
		return true
	}
	return false
}

// IsDirected reports whether a directive of a unit maps a variable.
func IsDirected(u *parse.Unit, name string) bool {
	isName := func(id parse.Ident) bool { return id.Name == name }
	return slices.ContainsFunc(u.Decls, func(s parse.Stmt) bool {
		switch s := s.(type) {
		case *parse.Distribute:
			return slices.ContainsFunc(s.Names, isName)
		case *parse.Align:
			return slices.ContainsFunc(s.Names, isName)
		}
		return false
	})
}

// move adds the name from which MOVE_ALLOC gives an array its bounds; it reports whether that is known.
func (g *givers) move(name string, args []parse.Arg) bool {
	ident := func(k int) string {
		if n, ok := args[k].Value.(*parse.Name); ok {
			return n.Ident
		}
		return ""
	}
	if len(args) < 2 {
		return true
	}
	from, to := ident(0), ident(1)
	if args[0].Keyword == "to" {
		from, to = to, from
	}
	if to == name && from != "" {
		g.add(from)
	}
	return to != name || from != ""
}

// loans adds what takes the place of an array as an argument, and what it takes the place of; ok is false where that has no name.
func (g *givers) loans(name string) (ok bool) {
	ok = true
	for _, l := range g.p.loans[name] {
		switch {
		case l.array == name:
			g.add(l.dummy)
		case l.dummy == name && l.array != "":
			g.add(l.array)
		case l.dummy == name:
			ok = false
		}
	}
	return ok
}

// renamed reports whether a USE gives what is called so another name.
func (p *Program) renamed(name string) bool {
	for _, c := range p.units() {
		for _, s := range c.Tree.Decls {
			if u, ok := s.(*parse.Use); ok {
				for _, r := range u.Renames {
					if r.Name.Name == name && r.Local.Name != name {
						return true
					}
				}
			}
		}
	}
	return false
}
