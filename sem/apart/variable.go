package apart

import (
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// variable is one that is taken apart, or stays whole if it is refused.
type variable struct {
	name  string
	pos   diag.Span
	typ   *mappedType
	whole *place
}

// place is a value that is taken apart: a variable, or one of its components. The variables for its own components are its path with
// their names.
type place struct {
	of   *variable
	typ  *mappedType
	path string
	dims []bounds // of an array, each element of which is a place

	shell bool // the array is there, too: it knows its bounds, and holds elements outside of dims where it is open
	open  bool
	shift int // from a subscript to that in the names of elements
}

func (p *place) part(c *component) string { return p.path + "%" + c.name }

func (p *place) inside(c *component) *place { return &place{of: p.of, typ: c.inner, path: p.part(c)} }

// each calls f for all parts of a place.
func (p *place) each(f func(p *place, c *component)) {
	if p.dims != nil {
		for _, e := range p.elements() {
			e.each(f)
		}
		return
	}
	for _, c := range p.typ.comps {
		if c.inner != nil {
			p.inside(c).each(f)
		} else {
			f(p, c)
		}
	}
}

// declareVariables takes the variables that a unit declares apart, as far as nothing refuses that.
func (s *splitter) declareVariables(sc *scope) {
	for _, d := range sc.unit.Decls {
		if def, ok := d.(*parse.DerivedType); ok {
			s.wholeComponents(sc, def)
		}
		decl, ok := d.(*parse.TypeDecl)
		if !ok {
			continue
		}
		for _, e := range decl.Entities {
			if t := sc.typeOf(&decl.Type); t != nil && sc.names[e.Name].place == nil && !sc.isDummy(e.Name) && !tree.HasAttr(decl.Attrs, "parameter") {
				s.declareVariable(sc, t, decl, e)
			}
		}
	}
	for _, b := range sc.unit.Body {
		s.inBlocks(sc, b)
	}
}

// wholeComponents refuses the components of a type that stay whole though their type has mapped components.
func (s *splitter) wholeComponents(sc *scope, def *parse.DerivedType) {
	for _, d := range def.Components {
		decl, ok := d.(*parse.TypeDecl)
		if !ok {
			continue
		}
		t := sc.typeOf(&decl.Type)
		for _, e := range decl.Entities {
			why := isArray.Of()
			switch {
			case t == nil || t.def == def:
				continue
			case tree.HasAttr(decl.Attrs, "allocatable"):
				why = attribute.Of("ALLOCATABLE")
			case tree.HasAttr(decl.Attrs, "pointer"):
				why = attribute.Of("POINTER")
			case e.Dims == nil && !tree.HasAttr(decl.Attrs, "dimension"):
				continue
			}
			s.refuse(&variable{name: e.Name, pos: e.Pos, typ: t}, e.Pos, why)
		}
	}
}

func (s *splitter) declareVariable(sc *scope, t *mappedType, decl *parse.TypeDecl, e parse.Entity) {
	v := &variable{name: e.Name, pos: e.Pos, typ: t}
	if why := sc.whyWhole(t, decl, e); why.Some() {
		s.refuse(v, e.Pos, why)
	}
	if s.refused[v.pos] != nil {
		return
	}
	v.whole = &place{of: v, typ: t, path: s.pathOf(sc, e.Name)}
	v.whole.dims, _ = sc.shapeOf(decl, e)
	if b, open, ok := sc.shellOf(decl, e); ok {
		v.whole.dims, v.whole.shell, v.whole.open = []bounds{b}, true, open
	}
	sc.names[e.Name].place = v.whole
	saved := !sc.isProcedure() || sc.saves(decl, e.Name)
	if !saved {
		sc.locals = append(sc.locals, v.whole)
	}
	v.whole.each(func(p *place, c *component) { p.declare(c, saved) })
	for _, p := range v.whole.elements() {
		p.mapParts()
	}
}

// pathOf is a name for a variable that no other has.
func (s *splitter) pathOf(sc *scope, name string) string {
	path := name
	if s.paths[path] {
		path = sc.out.Name + "%" + name
	}
	for s.paths[path] {
		s.fresh++
		path = sc.out.Name + "%" + name + "%" + strconv.Itoa(s.fresh)
	}
	s.paths[path] = true
	return path
}

// saves reports whether a local variable keeps its value from call to call.
func (sc *scope) saves(decl *parse.TypeDecl, name string) bool {
	return tree.HasAttr(decl.Attrs, "save") || slices.ContainsFunc(sc.unit.Decls, func(d parse.Stmt) bool {
		a, ok := d.(*parse.AttrDecl)
		return ok && a.Attr == "save" && (len(a.Entities) == 0 ||
			slices.ContainsFunc(a.Entities, func(e parse.Entity) bool { return e.Name == name && !e.Common }))
	})
}

// whyWhole is the reason why a declaration keeps a variable whole, none for none.
func (sc *scope) whyWhole(t *mappedType, decl *parse.TypeDecl, e parse.Entity) diag.Reason {
	if why := t.whyWhole(); why != "" {
		return typeWhole.Of(why)
	}
	_, _, shell := sc.shellOf(decl, e)
	for _, a := range decl.Attrs {
		if !slices.Contains([]string{"save", "public", "private", "protected", "dimension", "target"}, a.Name) && (a.Name != "allocatable" || !shell) {
			return attribute.Of(strings.ToUpper(a.Name))
		}
	}
	for _, d := range sc.unit.Decls {
		a, ok := d.(*parse.AttrDecl)
		if ok && !slices.Contains([]string{"save", "public", "private", "protected", "target"}, a.Attr) &&
			slices.ContainsFunc(a.Entities, func(x parse.Entity) bool { return x.Name == e.Name }) {
			return attribute.Of(strings.ToUpper(a.Attr))
		}
	}
	switch id, _ := sc.result(); {
	case id.Name == e.Name:
		return ofFunction.Of()
	case decl.Type.Name == "class":
		return isPolymorphic.Of()
	case !shell && tree.DimsOf(decl, e) != nil && !knownShape(sc, decl, e):
		return isArray.Of()
	case e.Init != nil || e.Codims != nil:
		return hasInitial.Of()
	case !sc.isProcedure():
		return diag.Reason{}
	}
	return sc.whyLocalWhole()
}

func knownShape(sc *scope, decl *parse.TypeDecl, e parse.Entity) bool {
	_, ok := sc.shapeOf(decl, e)
	return ok
}

// whyLocalWhole is the reason why a procedure keeps its variables whole: their parts live beside the type, once for all calls.
func (sc *scope) whyLocalWhole() diag.Reason {
	for at := sc; at != nil && at.isProcedure(); at = at.host {
		switch {
		case at.hasPrefix("recursive"):
			return ofRecursive.Of()
		case at.hasPrefix("pure", "elemental"):
			return ofPure.Of()
		case at.hasEntries():
			return hasEntries.Of()
		}
	}
	return diag.Reason{}
}

func (sc *scope) hasEntries() bool {
	found := false
	tree.EveryStmt(sc.unit.Body, func(st parse.Stmt) {
		_, entry := st.(*parse.Entry)
		found = found || entry
	})
	return found
}

// whyWhole tells what keeps all variables of a type whole, "" for nothing.
func (t *mappedType) whyWhole() string {
	switch kind := t.home.unit.Kind; {
	case kind != parse.Module && kind != parse.MainProgram:
		return "is defined in a procedure"
	case t.def.Params != nil:
		return "has parameters"
	case t.def.Record != nil:
		return "is a STRUCTURE"
	}
	for _, a := range t.def.Attrs {
		switch a.Name {
		case "extends":
			return "extends another one"
		case "abstract", "bind":
			return "has the attribute " + strings.ToUpper(a.Name)
		}
	}
	for _, b := range t.def.Bindings {
		if d, ok := b.(*parse.ProcDecl); ok && tree.HasAttr(d.Attrs, "final") {
			return "has a FINAL procedure"
		}
		if g, ok := b.(*parse.GenericBinding); ok && g.Name.Name == "assignment(=)" {
			return "defines its assignment"
		}
	}
	return t.whyComponents()
}

func (t *mappedType) whyComponents() string {
	for _, d := range t.def.Components {
		if _, ok := d.(*parse.ProcDecl); ok {
			return "has procedures as components"
		}
	}
	for _, c := range t.comps {
		switch {
		case c.at.Codims != nil || tree.HasAttr(c.decl.Attrs, "codimension"):
			return "has coarrays as components"
		case c.inner != nil && c.at.Init != nil:
			return "gives its component '" + c.name + "' a value"
		case c.inner != nil:
			if why := c.inner.whyWhole(); why != "" {
				return "has the component '" + c.name + "', whose type " + why
			}
		}
	}
	return ""
}

// inBlocks refuses the variables that BLOCK constructs declare.
func (s *splitter) inBlocks(sc *scope, st parse.Stmt) {
	if b, ok := st.(*parse.BlockConstruct); ok {
		for _, d := range b.Decls {
			decl, ok := d.(*parse.TypeDecl)
			if t := (*mappedType)(nil); ok {
				if t = sc.typeOf(&decl.Type); t == nil {
					continue
				}
				for _, e := range decl.Entities {
					s.refuse(&variable{name: e.Name, pos: e.Pos, typ: t}, e.Pos, inBlock.Of())
				}
			}
		}
	}
	for _, list := range tree.BlocksIn(st) {
		for _, inner := range list {
			s.inBlocks(sc, inner)
		}
	}
}

// declare declares the variable that a component becomes, beside the type.
func (p *place) declare(c *component, saved bool) {
	e := tree.Clone(c.at)
	e.Ident = parse.Ident{Name: p.part(c), Pos: p.of.pos}
	if !saved && !c.pointer() {
		e.Init, e.Values = nil, nil
	}
	p.typ.declare(&parse.TypeDecl{Base: parse.Base{Pos: p.of.pos}, Type: tree.Clone(c.decl.Type), Attrs: valueAttrs(c), Entities: []parse.Entity{e}})
}

// mapParts gives the parts of a place the mapping of the components.
func (p *place) mapParts() {
	for _, c := range p.typ.comps {
		if c.inner != nil {
			p.inside(c).mapParts()
		}
	}
	for _, d := range p.typ.def.Components {
		d := tree.Clone(d)
		switch d := d.(type) {
		case *parse.Distribute:
			p.rename(d.Names)
		case *parse.Align:
			p.rename(d.Names)
			if c := p.typ.comp(d.Target.Name); c != nil {
				d.Target.Name = p.part(c)
			}
		case *parse.Shadow:
			p.rename(d.Names)
		default:
			continue
		}
		p.typ.beside(d)
	}
}

// start is the constant that a component begins with, declared where the names in its value are known.
func (t *mappedType) start(c *component) string {
	id := parse.Ident{Name: t.def.Name.Name + "%" + c.name + "%start", Pos: c.at.Pos}
	if !c.started {
		c.started = true
		e := tree.Clone(c.at)
		e.Ident = id
		d := &parse.TypeDecl{Base: parse.Base{Pos: id.Pos}, Type: tree.Clone(c.decl.Type), Entities: []parse.Entity{e}}
		d.Attrs = append(valueAttrs(c), parse.Attr{Pos: id.Pos, Name: "parameter"})
		t.declare(d)
	}
	return id.Name
}

// valueAttrs are the attributes of a component that are about its value.
func valueAttrs(c *component) []parse.Attr {
	return slices.DeleteFunc(tree.Clone(c.decl.Attrs), func(a parse.Attr) bool { return a.Name == "public" || a.Name == "private" })
}

// declare declares a variable or constant after the definition of a type, for all to use.
func (t *mappedType) declare(d *parse.TypeDecl) {
	t.beside(d)
	if t.home.unit.Kind == parse.Module {
		t.beside(t.home.publish(d.Entities[0].Ident))
	}
}

// beside declares something after the definition of a type.
func (t *mappedType) beside(d parse.Stmt) {
	name := t.def.Name.Name
	t.home.beside[name] = append(t.home.beside[name], d)
}

func (p *place) rename(list []parse.Ident) {
	for i, id := range list {
		list[i].Name = p.path + "%" + id.Name
	}
}
