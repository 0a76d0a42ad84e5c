package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/intrinsic"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// importer knows USE and PUBLIC: which names come from modules, those of the language too.
type importer struct{ *checker }

// enterModule registers a module.
func (c importer) enterModule() {
	g, u := c.global, c.src
	c.unit.Module = true
	if old := g.modules[u.ModuleName()]; old != nil {
		c.bag.Errorf(u.Pos, "redeclared", "there are two modules '%s'", u.ModuleName()).Because(old.src.Pos, "the first")
		return
	}
	g.modules[u.ModuleName()] = c.checker
}

// inOrder sorts the units so that a module comes before what uses it, and a host before what it contains.
func (g *globals) inOrder() {
	var out []*checker
	state := map[*checker]int{}
	var path []*checker
	var visit func(c *checker)
	visit = func(c *checker) {
		switch state[c] {
		case 1:
			g.moduleCycle(path, c)
			return
		case 2:
			return
		}
		state[c] = 1
		path = append(path, c)
		if c.host != nil {
			visit(c.host)
		}
		for _, inner := range append([]*checker{c}, g.inside(c)...) {
			for _, name := range g.usedBy(inner.src) {
				if m := g.modules[name]; m != nil {
					visit(m)
				}
			}
		}
		path = path[:len(path)-1]
		state[c] = 2
		out = append(append(out, c), g.inside(c)...)
	}
	for _, c := range g.units {
		if c.host == nil || c.src.Kind == parse.Submodule {
			visit(c)
		}
	}
	g.units = out
}

// inside lists the units that c contains, hosts first. A submodule stands for itself: it may use what rests on its module.
func (g *globals) inside(c *checker) []*checker {
	var out []*checker
	for _, d := range g.units {
		for h := d; h != nil && h.src.Kind != parse.Submodule; h = h.host {
			if h.host == c {
				out = append(out, d)
			}
		}
	}
	return out
}

func (g *globals) usedBy(u *parse.Unit) []string {
	var out []string
	for _, s := range u.Decls {
		switch s := s.(type) {
		case *parse.Use:
			out = append(out, g.moduleName(s))
		case *parse.Interface:
			for _, b := range s.Bodies {
				out = append(out, g.usedBy(b)...)
			}
		}
	}
	return out
}

// moduleName is the name that the module of a USE statement has in this program.
func (g *globals) moduleName(s *parse.Use) string {
	if beside := intrinsic.Beside(s.Module.Name); s.Nature == "intrinsic" && g.modules[beside] != nil {
		return beside
	}
	return s.Module.Name
}

// moduleCycle refuses modules that use each other, Fortran 2008, 11.2.2.
func (g *globals) moduleCycle(path []*checker, c *checker) {
	var names []string
	for _, p := range path[slices.Index(path, c):] {
		names = append(names, "'"+p.src.Name+"'")
	}
	g.bag.Errorf(c.src.Pos, "module-cycle", "the module '%s' uses itself by way of %s", c.src.Name, strings.Join(names, ", ")).
		Note("Fortran 2008, 11.2.2: a module must not use itself, directly or indirectly").
		Help("move what they share into a module of its own")
}

// use makes the public names of a module known, Fortran 2008, 11.2.2.
func (c importer) use(s *parse.Use) {
	m := c.global.modules[c.global.moduleName(s)]
	if m == nil || s.Nature == "intrinsic" && !m.src.Intrinsic || s.Nature == "non_intrinsic" && m.src.Intrinsic {
		c.useIntrinsicModule(s)
		return
	}
	native := c.file.Dialect.Native
	for _, r := range s.Renames {
		e := importer{m}.public(r.Name.Name)
		if native {
			e = m.names[r.Name.Name]
		}
		if e == nil && native {
			continue
		}
		if e == nil && (namelists{m}).ownNamelist(r.Name.Name) != nil {
			continue // which findNamelist looks up
		}
		if e == nil {
			c.noSuchName(m, r.Name)
			continue
		}
		c.useEntity(r.Local.Name, e, r.Local.Pos)
	}
	if s.Only {
		return
	}
	renamed := c.renamed(s.Module.Name)
	for _, name := range (importer{m}).publicNames() {
		if !renamed[name] {
			c.useEntity(name, m.names[name], s.Pos)
		}
	}
}

// renamed are the names of a module that any USE statement of this unit gives local names: a USE of the whole module leaves them
// out, Fortran 2008, 11.2.2.
func (c importer) renamed(module string) map[string]bool {
	out := map[string]bool{}
	for _, d := range c.src.Decls {
		if s, ok := d.(*parse.Use); ok && s.Module.Name == module {
			for _, r := range s.Renames {
				out[r.Name.Name] = true
			}
		}
	}
	return out
}

// useEntity enters an entity of a module under a name of this unit. Generic names of several modules are joined.
func (c importer) useEntity(name string, e *names.Entity, pos diag.Span) {
	old := c.names[name]
	switch {
	case old == nil || old == e || sameEntity(old, e):
		c.names[name] = e
	case old.Class == names.Generic && e.Class == names.Generic:
		joined := *old
		joined.Specifics = union(old.Specifics, e.Specifics)
		joined.Sets = union(old.Sets, e.Sets)
		c.names[name] = &joined
	case old.Home == c.checker:
		// Fortran 2008, 11.2.2: a name from a module is not declared again.
		c.bag.Errorf(pos, "redeclared", "'%s' is declared here and comes from a module", name).Because(old.Pos, "declared here").
			Because(e.Pos, "in the module")
	default:
		both := *e
		both.Clash, both.Home = old, e.Home
		c.names[name] = &both
	}
}

// union is what stands in either list, once.
func union[T comparable](a, b []T) []T {
	out := slices.Clone(a)
	for _, x := range b {
		if !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	return out
}

// sameEntity tells of names of ISO_C_BINDING, which each USE enters anew, and of intrinsic procedures whether they are one. Copies
// of a generic name are not: each module may have added its own procedures.
func sameEntity(a, b *names.Entity) bool {
	if a.Pos.Valid() && a.Pos == b.Pos && a.Class == b.Class && a.Class != names.Generic {
		return true
	}
	if a.Class != b.Class || a.Type != b.Type || a.Init != nil || b.Init != nil {
		return false
	}
	switch a.Class {
	case names.Procedure:
		return a.Intrinsic && b.Intrinsic && a.Name == b.Name
	case names.TypeName:
		return a.Derived == b.Derived
	case names.Constant:
		return a.Value != nil && b.Value != nil && len(a.Value.Parts) == len(b.Value.Parts) && a.Value.I == b.Value.I && a.Value.S == b.Value.S
	}
	return false
}

// public gives the entity of a name that a module lets others use, or nil.
func (c importer) public(name string) *names.Entity {
	e := c.names[name]
	if e == nil || e.Misspelt || !c.isPublic(name) {
		return nil
	}
	return e
}

func (c *scope) isPublic(name string) bool {
	if access, ok := c.access[name]; ok {
		return access == "public"
	}
	return !c.privateDefault
}

func (c importer) publicNames() []string {
	var out []string
	for name := range c.names {
		if c.public(name) != nil {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

func (c importer) noSuchName(m *checker, id parse.Ident) {
	if m.names[id.Name] != nil {
		c.bag.Errorf(id.Pos, "private", "'%s' is private to the module '%s'", id.Name, m.src.Name).Because(m.names[id.Name].Pos, "declared here")
		return
	}
	d := c.bag.Errorf(id.Pos, "undeclared", "the module '%s' has no '%s'", m.src.Name, id.Name)
	names.Suggest(d, id.Name, importer{m}.publicNames())
}

// accessDecl notes PUBLIC and PRIVATE, Fortran 2008, 5.4.1.
func (c importer) accessDecl(s *parse.AttrDecl) {
	if !c.unit.Module {
		c.bag.Errorf(s.Pos, "attribute", "%s can only stand in a module", strings.ToUpper(s.Attr))
		return
	}
	if len(s.Entities) == 0 {
		c.privateDefault = s.Attr == "private"
	}
	for _, d := range s.Entities {
		c.access[d.Name] = s.Attr
	}
}

// submodules enters the submodules, each after what it stands under.
func (g *globals) submodules(files []*parse.File) {
	waiting := map[*parse.Unit]*parse.File{}
	var order []*parse.Unit
	for _, f := range files {
		for _, u := range f.Units {
			if u.Kind == parse.Submodule {
				waiting[u] = f
				order = append(order, u)
			}
		}
	}
	for entered := true; entered; {
		entered = false
		order = slices.DeleteFunc(order, func(u *parse.Unit) bool {
			host := g.modules[u.Above().Name]
			if host == nil {
				return false
			}
			g.enter(waiting[u], u, host)
			entered = true
			return true
		})
	}
	for _, u := range order {
		g.bag.Errorf(u.Above().Pos, "unknown-module", "there is no module '%s'", u.Above().Name).Help("name the file that holds it on the command line")
	}
}

// declareAbove makes a procedure of a submodule known in the module that declares it.
func declareAbove(c *checker, p *ir.Procedure) {
	if c.src.Declared == "" || c.src.Declared == c.host.src.ModuleName() {
		return
	}
	if m := c.global.modules[c.src.Declared]; m != nil {
		e := m.Declare(parse.Ident{Name: p.Name, Pos: p.Pos})
		e.Class, e.Proc = names.Procedure, p
	}
}

// noInterface reports a body of a procedure that no module above declares, Fortran 2008, C1247.
func noInterface(c *checker) {
	c.bag.Errorf(c.src.Pos, "undeclared", "no module above this has an interface of '%s'", c.src.Name).
		Help("write 'interface; module subroutine %s ...; end interface' in the module, or leave MODULE out", c.src.Name)
}

// intrinsicBehind is the intrinsic procedure that a local name of a USE statement stands for: of a name that the module declares
// INTRINSIC, or of a generic name that extends an intrinsic one, Fortran 2008, 11.2.2. "" for every other name.
func intrinsicBehind(e *names.Entity, name string) string {
	if e == nil || e.Name == name || !(e.Class == names.Procedure && e.Intrinsic || e.Class == names.Generic && e.Library == "") {
		return ""
	}
	if intrinsics[e.Name] == nil && !intrinsicSubroutine(e.Name) {
		return ""
	}
	return e.Name
}

func intrinsicSubroutine(name string) bool {
	_, own := intrinsicSubs[name]
	_, system := systemSubs[name]
	return own || system || imageStatements[name] != nil || name == "mvbits" || name == "move_alloc" || name == "random_number" || name == "c_f_pointer" || name == "c_f_procpointer"
}

// renamedRef is the value of a reference to an intrinsic function by its local name, where no specific procedure of the generic name
// takes the arguments.
func renamedRef(c *checker, x *parse.Ref, e *names.Entity, behind string) ir.Expr {
	if e.Class == names.Generic {
		p, done := c.resolved[x]
		if !done {
			p, _, _ = specificFor(c, e, x.Args, true)
			c.resolved[x] = p
		}
		if p != nil {
			return functions{c}.funcRef(p, x)
		}
	}
	x.Name, x.Intrinsic = behind, true
	return intrinsics[behind](c, x)
}

// takesName refuses an intrinsic procedure by its local name where its own name stands for something else.
func takesName(c *checker, local parse.Ident, behind string) bool {
	own := c.Lookup(behind)
	if own == nil || own.Class == names.Procedure && own.Intrinsic {
		return true
	}
	c.unsupported(local.Pos, "'%s' stands for the intrinsic procedure '%s', whose own name is declared here", local.Name, behind).
		Because(own.Pos, "declared here").Help("give this another name")
	return false
}

// renamedCall puts the name of an intrinsic subroutine in the place of its local name.
func renamedCall(c *checker, s *parse.Call) bool {
	e := c.Lookup(s.Name.Name)
	behind := intrinsicBehind(e, s.Name.Name)
	if behind == "" || e.Class == names.Generic {
		return true
	}
	if !takesName(c, s.Name, behind) {
		return false
	}
	s.Name.Name = behind
	return true
}
