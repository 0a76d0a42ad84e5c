package turns

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// rewrite lets the arrays take the place of the pointers.
func (c *class) rewrite() {
	if len(c.turns) == 0 {
		_, d, e := c.program.declarationOf(c.pointers[0])
		c.redeclare(c.pointers[0], allocatable(d, *e))
		return
	}
	first, rest := c.arrays()[0], c.rests[0]
	_, _, holder := c.program.declarationOf(rest)
	at := holder.Ident
	for _, r := range c.turns {
		c.exchange(r, rest)
	}
	for _, p := range c.pointers {
		if _, d, e := c.program.declarationOf(p); c.target == nil {
			c.redeclare(p, allocatable(d, *e))
		} else {
			c.redeclare(p)
		}
	}
	if c.target != nil {
		c.allocateTargets()
	}
	names := map[string]parse.Expr{}
	for p, t := range c.target {
		names[p] = &parse.Name{Ident: t}
	}
	for _, u := range c.scope {
		c.withoutRests(u)
		c.importRest(u, names, rest)
		u.Body = slices.DeleteFunc(u.Body, func(s parse.Stmt) bool { return slices.Contains(c.settled, s) })
		if len(names) > 0 {
			u.Body = tree.Substitute(u.Body, names)
		}
	}
	c.declareRest(first, at)
}

// exchange puts calls of MOVE_ALLOC in the place of a turn.
func (c *class) exchange(r *rotation, rest string) {
	array := func(name string) string {
		switch {
		case name == r.rest:
			return rest
		case c.target != nil:
			return c.target[name]
		}
		return name
	}
	for k, s := range r.list {
		a := s.(*parse.PointerAssign)
		to, from := assigned(r.list, k)
		arg := func(x parse.Expr, name string) parse.Arg {
			return parse.Arg{Pos: x.Span(), Value: &parse.Name{Node: parse.Node{Pos: x.Span()}, Ident: array(name)}}
		}
		r.list[k] = &parse.Call{Base: a.Base, Name: parse.Ident{Name: "move_alloc", Pos: a.Pos}, Args: []parse.Arg{arg(a.RHS, from), arg(a.LHS, to)}}
	}
}

// redeclare takes the declaration of a variable away, or puts another one in its place.
func (c *class) redeclare(name string, as ...parse.Stmt) {
	_, d, _ := c.program.declarationOf(name)
	rest := *d
	rest.Entities = slices.DeleteFunc(slices.Clone(d.Entities), func(x parse.Entity) bool { return x.Name == name })
	if len(rest.Entities) > 0 {
		as = append([]parse.Stmt{&rest}, as...)
	}
	at := slices.Index(c.home.Decls, parse.Stmt(d))
	c.home.Decls = slices.Replace(slices.Clone(c.home.Decls), at, at+1, as...)
}

// allocatable declares an allocatable array as another declaration does a pointer or an array with extents.
func allocatable(d *parse.TypeDecl, e parse.Entity) *parse.TypeDecl {
	dims := tree.DimsOf(d, e)
	e.Dims, e.Init, e.Pointer = nil, nil, false
	for _, x := range dims {
		e.Dims = append(e.Dims, parse.Dim{Pos: x.Pos, Deferred: true})
	}
	attrs := slices.DeleteFunc(slices.Clone(d.Attrs), func(x parse.Attr) bool {
		return slices.Contains([]string{"dimension", "pointer", "allocatable", "target"}, x.Name)
	})
	return &parse.TypeDecl{Base: d.Base, Type: tree.Clone(d.Type), Attrs: append(attrs, parse.Attr{Pos: e.Pos, Name: "allocatable"}), Entities: []parse.Entity{e}}
}

// allocateTargets makes targets with extents allocatable ones, which are allocated first of all where the pointers are set.
func (c *class) allocateTargets() {
	for _, name := range c.arrays() {
		_, d, e := c.program.declarationOf(name)
		if tree.HasAttr(d.Attrs, "allocatable") {
			continue
		}
		own := *e
		made := &parse.Allocate{Base: parse.Base{Pos: own.Pos}, Objects: []parse.Entity{{Ident: own.Ident, Dims: tree.Clone(tree.DimsOf(d, own))}}}
		c.from.Body = append([]parse.Stmt{made}, c.from.Body...)
		c.redeclare(name, allocatable(d, own))
	}
}

// declareRest declares what holds an array for the time of a turn, mapped as the first one is.
func (c *class) declareRest(first string, rest parse.Ident) {
	_, d, e := c.program.declarationOf(first)
	own := allocatable(d, *e)
	own.Entities[0].Ident = rest
	if c.home.Kind == parse.Module && !tree.HasAttr(own.Attrs, "public") {
		own.Attrs = append(own.Attrs, parse.Attr{Pos: own.Pos, Name: "public"})
	}
	at := slices.Index(c.home.Decls, parse.Stmt(d))
	c.home.Decls = slices.Insert(slices.Clone(c.home.Decls), at+1, parse.Stmt(own))
	for k, s := range c.home.Decls {
		if !maps(s, first) {
			continue
		}
		switch s := s.(type) {
		case *parse.Distribute:
			x := *s
			x.Names = append(slices.Clone(s.Names), rest)
			c.home.Decls[k] = &x
		case *parse.Align:
			x := *s
			x.Names = append(slices.Clone(s.Names), rest)
			x.Sources = append(slices.Clone(s.Sources), s.Sources[slices.IndexFunc(s.Names, func(id parse.Ident) bool { return id.Name == first })])
			c.home.Decls[k] = &x
		}
	}
}

// withoutRests takes the declarations of pointers away that hold one for the time of a turn.
func (c *class) withoutRests(u *unit) {
	var out []parse.Stmt
	for _, s := range u.Decls {
		d, ok := s.(*parse.TypeDecl)
		if ok && slices.ContainsFunc(d.Entities, func(e parse.Entity) bool { return slices.Contains(c.rests, e.Name) }) {
			x := *d
			x.Entities = slices.DeleteFunc(slices.Clone(d.Entities), func(e parse.Entity) bool { return slices.Contains(c.rests, e.Name) })
			if len(x.Entities) == 0 {
				continue
			}
			s = &x
		}
		out = append(out, s)
	}
	u.Decls = out
}

// importRest lets a unit that names pointers of a module in ONLY see the arrays, and what holds one for the time of a turn.
func (c *class) importRest(u *unit, names map[string]parse.Expr, rest string) {
	for k, s := range u.Decls {
		use, ok := s.(*parse.Use)
		if !ok || use.Module.Name != c.home.Name || !use.Only {
			continue
		}
		x := *use
		x.Renames = nil
		for _, r := range use.Renames {
			if to, ok := names[r.Name.Name].(*parse.Name); ok {
				r.Name.Name, r.Local.Name = to.Ident, to.Ident
			}
			x.Renames = append(x.Renames, r)
		}
		id := parse.Ident{Name: rest, Pos: use.Pos}
		x.Renames = append(x.Renames, parse.Rename{Local: id, Name: id})
		u.Decls = slices.Clone(u.Decls)
		u.Decls[k] = &x
	}
}
