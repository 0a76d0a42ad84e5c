package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// namelist is a NAMELIST group: its members belong to the unit that declares it.
type namelist struct {
	name    string
	pos     diag.Span
	home    *checker
	members []parse.Ident
}

// namelists holds what NAMELIST declares.
type namelists struct{ *checker }

// namelistDecl takes NAMELIST statements; one that names a group again adds to it, Fortran 2008, 5.6.
func (c namelists) namelistDecl(s *parse.Namelist) {
	for _, g := range s.Groups {
		group := c.namelists[g.Name]
		if group == nil {
			if c.namelists == nil {
				c.namelists = map[string]*namelist{}
			}
			group = &namelist{name: g.Name, pos: g.Pos, home: c.checker}
			c.namelists[g.Name] = group
		}
		group.members = append(group.members, g.Members...)
	}
}

// findNamelist looks a group up in the unit, in its hosts, and in the modules that these use.
func (c namelists) findNamelist(name string) *namelist {
	for h := c.checker; h != nil; h = h.host {
		if g := (namelists{h}).ownNamelist(name); g != nil {
			return g
		}
		if h.names[name] != nil {
			return nil
		}
	}
	return nil
}

// ownNamelist is a group that the unit declares or takes from a module.
func (c namelists) ownNamelist(name string) *namelist {
	if g := c.namelists[name]; g != nil {
		return g
	}
	return usedNamelist(c.checker, name)
}

// usedNamelist is a group that the unit takes from a module.
func usedNamelist(c *checker, name string) *namelist {
	for _, s := range c.src.Decls {
		u, ok := s.(*parse.Use)
		if !ok {
			continue
		}
		m := c.global.modules[u.Module.Name]
		if m == nil || m == c {
			continue
		}
		if other, visible := usedName(u, name); visible && m.access[other] != "private" {
			if g := (namelists{m}).ownNamelist(other); g != nil {
				return g
			}
		}
	}
	return nil
}

// usedName is the name in the module of what a USE statement makes known as name.
func usedName(u *parse.Use, name string) (string, bool) {
	for _, r := range u.Renames {
		if r.Local.Name == name {
			return r.Name.Name, true
		}
	}
	return name, !u.Only
}

// namelist takes NML=group.
func (s *ioStatement) namelist(x parse.Expr) {
	c := s.c
	n, ok := x.(*parse.Name)
	if !ok {
		c.bag.Errorf(parse.SpanOf(x), "namelist", "NML= needs the name of a namelist group")
		return
	}
	g := namelists{c}.findNamelist(n.Ident)
	if g == nil {
		c.bag.Errorf(parse.SpanOf(x), "namelist", "there is no namelist group '%s'", n.Ident)
		return
	}
	s.begin.Group = g.name
	// gfortran adds what a unit declares to a group of that name from a module.
	if used := usedNamelist(g.home, n.Ident); used != nil && used != g {
		for _, id := range used.members {
			s.member(used, id, parse.SpanOf(x))
		}
	}
	for _, id := range g.members {
		s.member(g, id, parse.SpanOf(x))
	}
}

// member adds a variable, and the components of one of derived type.
func (s *ioStatement) member(g *namelist, id parse.Ident, pos diag.Span) {
	c := s.c
	e := g.home.resolve(id)
	if e.Class != names.Variable {
		c.bag.Errorf(id.Pos, "namelist", "'%s' is no variable", id.Name)
		return
	}
	sym := g.home.Symbol(e)
	if sym.Type.Base == ir.Invalid || !isDefaultMember(c, sym, pos) {
		return
	}
	if g.home != c {
		e.Captured, sym.Captured = true, true
	}
	switch {
	case sym.Size == ir.AssumedSize:
		// Fortran 2008, C580.
		c.bag.Errorf(pos, "namelist", "the assumed-size array '%s' cannot be a member of a namelist", id.Name).Because(id.Pos, "named here")
		return
	case sym.Map != nil || sym.PartMap != nil || takesMapping(e, sym):
		sym = s.gathered(sym, s.input(), pos)
	}
	m := ir.Member{Name: id.Name, Sym: sym, X: &ir.Var{Pos: pos, Sym: sym}}
	if sym.Rank() > 0 {
		first := &ir.Elem{Pos: pos, Sym: sym}
		for _, d := range sym.Dims {
			first.Subs = append(first.Subs, ir.CloneExpr(d.Lo))
		}
		m.X, m.Dims = first, sym.Dims
	}
	s.begin.Members = append(s.begin.Members, m)
	s.components(m, pos)
}

// takesMapping reports whether an array without a mapping of its own may have that of the actual argument in a version of the procedure.
func takesMapping(e *names.Entity, sym *ir.Symbol) bool {
	return e.Dummy && sym.Rank() > 0 && !sym.Pointer && !sym.Allocatable
}

func (s *ioStatement) components(m ir.Member, pos diag.Span) {
	t := m.X.Type()
	if t.Base != ir.Derived || s.refusesDefined(t, pos) {
		return
	}
	for _, comp := range t.Derived.Components {
		if comp.Allocatable || comp.Pointer {
			s.c.bag.Errorf(pos, "namelist", "'%s' has the allocatable or pointer component '%s' and cannot be in a namelist", m.Name, comp.Name)
			continue
		}
		f := &ir.Field{Pos: pos, X: ir.CloneExpr(m.X), Comp: comp}
		part := ir.Member{Name: m.Name + separator(t.Derived) + comp.Name, Dims: comp.Dims, X: f}
		for _, d := range comp.Dims {
			f.Subs = append(f.Subs, ir.CloneExpr(d.Lo))
		}
		s.begin.Members = append(s.begin.Members, part)
		s.components(part, pos)
	}
}

// separator stands before the names of the components of a type. After '+', by which gfortran's library marks those of an extended
// type, what is read may leave out the name of the parent: t%x for t%parent%x.
func separator(t *ir.DerivedType) string {
	if t.Parent != nil {
		return "+"
	}
	return "%"
}

// gathered is a copy of a distributed array that every image has in full while the statement runs. What the statement may set goes
// back to the array.
func (s *ioStatement) gathered(sym *ir.Symbol, set bool, pos diag.Span) *ir.Symbol {
	t := elements.TempLike(s.c.em, sym.Name, sym, sym.Type, pos)
	t.Map, t.PartMap, t.Allocatable, t.Len = nil, nil, true, sym.Len
	s.c.em.Pre = append(append(s.c.em.Pre, &ir.Allocate{At: ir.At{Pos: pos}, Sym: t}), s.c.copyAll(t, sym, pos)...)
	if set {
		s.after = append(s.after, s.c.copyAll(sym, t, pos)...)
	}
	s.after = append(s.after, &ir.Deallocate{At: ir.At{Pos: pos}, Sym: t})
	return t
}

// copyAll copies all elements of an array to one of the same shape: in one piece where one of them is distributed, in loops where
// only a version of the procedure for distributed arguments may know that.
func (c *emission) copyAll(to, from *ir.Symbol, pos diag.Span) []ir.Stmt {
	if to.Type.Base != ir.Derived && (to.Map != nil || from.Map != nil) {
		return []ir.Stmt{&ir.CopyArray{At: ir.At{Pos: pos}, To: to, From: from}}
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: shapes.WholeExpr(to, pos), RHS: shapes.WholeExpr(from, pos)}}
}
