package apart

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// scope is what names mean in a program unit: those it declares, those of the modules it uses, those of its host.
type scope struct {
	split  *splitter
	unit   *parse.Unit // as it was written
	out    *parse.Unit // what becomes of it
	file   *parse.File // that gets what is beside an outermost unit
	host   *scope
	inner  []*scope // of what it contains
	names  map[string]*entity
	access map[string]string // public, private
	usual  string            // the access of other names
	uses   []*parse.Use

	waits, written bool // its text is needed only where something calls it with whole values; it is written anew

	locals []*place // variables that are taken apart and come into being with each call
	resets []*place // arguments with INTENT(OUT)

	front, back []parse.Stmt            // declarations that are added to its own
	beside      map[string][]parse.Stmt // and those after the definition of a type
}

// entity is what a declared name stands for, as far as it matters here.
type entity struct {
	home      *scope
	decl      *parse.TypeDecl // of a variable
	at        parse.Entity
	def       *parse.DerivedType
	typ       *mappedType // of the definition, once it is asked for
	asked     bool
	proc      *scope
	specifics []string // of a generic name
	place     *place   // of a variable that is taken apart
}

// enter makes the scopes of a unit and of those inside, and lets others find the unit.
func (s *splitter) enter(u *parse.Unit, host *scope, f *parse.File) *scope {
	sc := s.scopeOf(u, host, f)
	switch {
	case host != nil:
		host.entity(u.Name).proc = sc
	case u.Kind == parse.Module:
		s.modules[u.Name] = sc
	case u.Kind == parse.Subroutine || u.Kind == parse.Function:
		s.outside[u.Name] = &entity{proc: sc}
	}
	return sc
}

func (s *splitter) scopeOf(u *parse.Unit, host *scope, f *parse.File) *scope {
	sc := &scope{split: s, unit: u, host: host, file: f, names: map[string]*entity{}, access: map[string]string{}, beside: map[string][]parse.Stmt{}}
	s.all = append(s.all, sc)
	for _, id := range u.Args {
		sc.entity(id.Name)
	}
	sc.enterDecls(u.Decls)
	for _, inner := range u.Contains {
		sc.inner = append(sc.inner, s.enter(inner, sc, f))
	}
	return sc
}

func (sc *scope) entity(name string) *entity {
	if sc.names[name] == nil {
		sc.names[name] = &entity{home: sc}
	}
	return sc.names[name]
}

func (sc *scope) enterDecls(decls []parse.Stmt) {
	for _, d := range decls {
		switch d := d.(type) {
		case *parse.Use:
			sc.uses = append(sc.uses, d)
		case *parse.TypeDecl:
			for _, e := range d.Entities {
				x := sc.entity(e.Name)
				x.decl, x.at = d, e
				sc.enterAccess(d.Attrs, e.Name)
			}
		case *parse.DerivedType:
			sc.entity(d.Name.Name).def = d
			sc.enterAccess(headAttrs(d), d.Name.Name)
		case *parse.AttrDecl:
			sc.enterAttr(d)
		case *parse.Interface:
			sc.enterInterface(d)
		case *parse.ParameterDecl:
			sc.enterEntities(d.Entities)
		case *parse.ProcDecl:
			sc.enterEntities(d.Entities)
		}
	}
}

func (sc *scope) enterEntities(list []parse.Entity) {
	for _, e := range list {
		sc.entity(e.Name)
	}
}

// headAttrs are the attributes of a type itself; PRIVATE after its name is about its components.
func headAttrs(d *parse.DerivedType) []parse.Attr {
	return slices.DeleteFunc(slices.Clone(d.Attrs), func(a parse.Attr) bool { return a.Pos.Start > d.Name.Pos.Start })
}

func (sc *scope) enterAccess(attrs []parse.Attr, name string) {
	for _, a := range attrs {
		if a.Name == "public" || a.Name == "private" {
			sc.access[name] = a.Name
		}
	}
}

func (sc *scope) enterAttr(d *parse.AttrDecl) {
	if d.Attr != "public" && d.Attr != "private" {
		sc.enterEntities(d.Entities)
		return
	}
	if len(d.Entities) == 0 {
		sc.usual = d.Attr
	}
	for _, e := range d.Entities {
		sc.access[e.Name] = d.Attr
	}
}

func (sc *scope) enterInterface(d *parse.Interface) {
	for _, b := range d.Bodies {
		sc.entity(b.Name)
	}
	if d.Abstract || d.Name.Name == "" {
		return
	}
	x := sc.entity(d.Name.Name)
	for _, b := range d.Bodies {
		x.specifics = append(x.specifics, b.Name)
	}
	for _, p := range d.Procs {
		if list, ok := p.(*parse.ProcDecl); ok {
			for _, e := range list.Entities {
				x.specifics = append(x.specifics, e.Name)
			}
		}
	}
}

// lookup is what a name means in a scope, nil for what is not known.
func (sc *scope) lookup(name string) *entity {
	for at := sc; at != nil; at = at.host {
		if x := at.own(name, 0); x != nil {
			return x
		}
	}
	return sc.split.outside[name]
}

const deepest = 50 // chain of modules; a circle is an error elsewhere

// own is what a unit declares or uses by a name.
func (sc *scope) own(name string, deep int) *entity {
	if x := sc.names[name]; x != nil || deep > deepest {
		return x
	}
	var found *entity
	for _, u := range sc.uses {
		m := sc.split.modules[u.Module.Name]
		if m == nil {
			continue
		}
		there := name
		for _, r := range u.Renames {
			if r.Local.Name == name {
				there = r.Name.Name
			}
		}
		renamed := func(r parse.Rename) bool { return r.Local.Name == name }
		gone := func(r parse.Rename) bool { return r.Name.Name == name && r.Local.Name != name }
		if hidden := u.Only || slices.ContainsFunc(u.Renames, gone); hidden && !slices.ContainsFunc(u.Renames, renamed) || !m.exports(there) {
			continue
		}
		found = joined(found, m.own(there, deep+1))
	}
	return found
}

// joined is what two modules say of a name: a generic one has the procedures of both.
func joined(a, b *entity) *entity {
	if a == nil || b == nil || a == b || a.specifics == nil || b.specifics == nil {
		if a == nil {
			return b
		}
		return a
	}
	both := *a
	both.specifics = nil // of scopes that differ: no call finds its procedure
	return &both
}

func (sc *scope) exports(name string) bool {
	if a := sc.access[name]; a != "" {
		return a == "public"
	}
	return sc.usual != "private"
}

// sees reports whether names of a scope are known in another without USE.
func (sc *scope) sees(home *scope) bool {
	for at := sc; at != nil; at = at.host {
		if at == home {
			return true
		}
	}
	return false
}

// isProcedure reports whether a unit is called.
func (sc *scope) isProcedure() bool {
	return sc.unit.Kind == parse.Subroutine || sc.unit.Kind == parse.Function || sc.unit.Kind == parse.SeparateBody
}

func (sc *scope) isDummy(name string) bool {
	return tree.IsDummy(sc.unit, name)
}

func (sc *scope) hasPrefix(names ...string) bool {
	return slices.ContainsFunc(sc.unit.Prefixes, func(a parse.Attr) bool { return slices.Contains(names, a.Name) })
}

// use lets a unit know a name of a module.
func (sc *scope) use(home *scope, name string, pos diag.Span) {
	if home == nil || sc.sees(home) || home.unit.Kind != parse.Module {
		return
	}
	known := func(d parse.Stmt) bool { return d.(*parse.Use).Renames[0].Local.Name == name }
	if slices.ContainsFunc(sc.front, known) {
		return
	}
	id := parse.Ident{Name: name, Pos: pos}
	sc.front = append(sc.front, &parse.Use{Base: parse.Base{Pos: pos}, Module: parse.Ident{Name: home.unit.Name, Pos: pos}, Only: true,
		Renames: []parse.Rename{{Local: id, Name: id}}})
}

// publish lets other units use a name of a module.
func (sc *scope) publish(id parse.Ident) parse.Stmt {
	return &parse.AttrDecl{Base: parse.Base{Pos: id.Pos}, Attr: "public", Entities: []parse.Entity{{Ident: id}}}
}

// settle puts the declarations that are added into the unit.
func (sc *scope) settle() {
	decls := slices.Clone(sc.front)
	for _, d := range sc.out.Decls {
		decls = append(decls, d)
		if t, ok := d.(*parse.DerivedType); ok {
			decls = append(decls, sc.beside[t.Name.Name]...)
		}
	}
	sc.out.Decls = append(decls, sc.back...)
}
