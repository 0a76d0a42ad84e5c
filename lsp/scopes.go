package lsp

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// scope is a program unit with the names that it declares. Constructs with declarations of their own (BLOCK, ASSOCIATE) belong to it.
type scope struct {
	unit     *parse.Unit
	host     *scope
	inner    []*scope
	declared map[string]*declaration
	uses     []*parse.Use
}

// declaration is a name where it is declared.
type declaration struct {
	name   string
	pos    diag.Span
	kind   int    // of symbols in the protocol
	text   string // the statement that declares it, or the head of a procedure
	typed  string // the name of its derived type
	fields []*declaration
	in     *scope
}

// index knows the scopes of some files.
type index struct {
	files   []*parse.File
	scopes  []*scope // of the units that have no host
	modules map[string]*scope
}

func newIndex(files []*parse.File) *index {
	x := &index{files: files, modules: map[string]*scope{}}
	for _, f := range files {
		for _, u := range f.Units {
			s := newScope(u, nil)
			x.scopes = append(x.scopes, s)
			if u.Kind == parse.Module {
				x.modules[u.Name] = s
			}
		}
	}
	return x
}

func newScope(u *parse.Unit, host *scope) *scope {
	s := &scope{unit: u, host: host, declared: map[string]*declaration{}}
	s.dummies()
	for _, st := range u.Decls {
		s.declare(st)
	}
	s.locals(u.Body)
	for _, c := range u.Contains {
		s.add(parse.Ident{Name: c.Name, Pos: c.NameSpan}, symbolFunction, headText(c))
		s.inner = append(s.inner, newScope(c, s))
	}
	return s
}

// dummies declares what stands in the head; declarations that follow say more about it.
func (s *scope) dummies() {
	for _, a := range s.unit.Args {
		s.add(a, symbolVariable, "dummy argument")
	}
	switch {
	case s.unit.Result != nil:
		s.add(*s.unit.Result, symbolVariable, "result")
	case s.unit.Kind == parse.Function:
		s.add(parse.Ident{Name: s.unit.Name, Pos: s.unit.NameSpan}, symbolVariable, headText(s.unit))
	}
}

// add enters a name. What is declared again, by another attribute, stays where it was, unless it came without a type.
func (s *scope) add(id parse.Ident, kind int, text string) *declaration {
	if d := s.declared[id.Name]; d != nil && d.text != "dummy argument" && d.text != "result" {
		return d
	}
	d := &declaration{name: id.Name, pos: id.Pos, kind: kind, text: text, in: s}
	s.declared[id.Name] = d
	return d
}

// declare enters the names of a statement of the specification part.
func (s *scope) declare(st parse.Stmt) {
	text := st.Span().Text()
	switch st := st.(type) {
	case *parse.Use:
		s.uses = append(s.uses, st)
	case *parse.TypeDecl:
		s.typed(st, text)
	case *parse.ParameterDecl:
		s.entities(st.Entities, symbolConstant, text)
	case *parse.Common:
		for _, b := range st.Blocks {
			s.entities(b.Members, symbolVariable, text)
		}
	case *parse.AttrDecl:
		s.entities(st.Entities, symbolVariable, text)
	case *parse.ProcDecl:
		s.entities(st.Entities, symbolFunction, text)
	case *parse.DerivedType:
		s.derived(st)
	case *parse.Interface:
		s.generic(st, text)
	case *parse.Enum:
		for _, item := range st.Items {
			if e, ok := item.(*parse.Enumerator); ok {
				s.entities(e.Entities, symbolConstant, e.Span().Text())
			}
		}
	case *parse.Processors:
		s.entities(st.Entities, symbolStruct, "!hpf$ "+text)
	case *parse.Template:
		s.entities(st.Entities, symbolStruct, "!hpf$ "+text)
	}
}

func (s *scope) entities(list []parse.Entity, kind int, text string) {
	for _, e := range list {
		if !e.Common && e.Name != "" {
			s.add(e.Ident, kind, text)
		}
	}
}

func (s *scope) typed(st *parse.TypeDecl, text string) {
	kind := symbolVariable
	if slices.ContainsFunc(st.Attrs, func(a parse.Attr) bool { return a.Name == "parameter" }) {
		kind = symbolConstant
	}
	for _, e := range st.Entities {
		s.add(e.Ident, kind, text).typed = st.Type.Derived.Name
	}
}

func (s *scope) derived(st *parse.DerivedType) {
	d := s.add(st.Name, symbolStruct, st.Span().Text())
	of := &scope{unit: s.unit, host: s, declared: map[string]*declaration{}}
	for _, c := range append(slices.Clone(st.Components), st.Bindings...) {
		of.declare(c)
	}
	for _, c := range of.declared {
		c.kind = symbolField
		d.fields = append(d.fields, c)
	}
	for _, a := range st.Attrs {
		if a.Name == "extends" {
			d.typed = a.Text
		}
	}
	slices.SortFunc(d.fields, func(a, b *declaration) int { return a.pos.Start - b.pos.Start })
}

func (s *scope) generic(st *parse.Interface, text string) {
	if st.Name.Name != "" && !strings.Contains(st.Name.Name, "(") {
		s.add(st.Name, symbolFunction, text)
	}
	for _, b := range st.Bodies {
		s.add(parse.Ident{Name: b.Name, Pos: b.NameSpan}, symbolFunction, headText(b))
	}
}

// locals enters what BLOCK and ASSOCIATE declare between executable statements.
func (s *scope) locals(body []parse.Stmt) {
	for _, st := range body {
		switch st := st.(type) {
		case *parse.BlockConstruct:
			for _, d := range st.Decls {
				s.declare(d)
			}
		case *parse.Associate:
			for _, a := range st.List {
				s.add(a.Ident, symbolVariable, a.Name+" => "+parse.ExprString(a.X))
			}
		}
		for _, inner := range bodies(st) {
			s.locals(inner)
		}
	}
}

// headText is the statement that begins a unit.
func headText(u *parse.Unit) string { return u.Pos.Text() }

// span is the extent of a unit.
func (s *scope) span() diag.Span { return s.unit.Pos.To(s.unit.EndSpan) }

// at finds the innermost scope around a place.
func (x *index) at(f *diag.File, offset int) *scope {
	var found *scope
	list := x.scopes
	for len(list) > 0 {
		i := slices.IndexFunc(list, func(s *scope) bool {
			span := s.span()
			return span.File == f && span.Start <= offset && offset <= span.End
		})
		if i < 0 {
			break
		}
		found, list = list[i], list[i].inner
	}
	return found
}

// lookup finds what a name means in a scope: declared there, brought by USE, declared in a host, or a unit of its own (Fortran 2018, 19.3.1
// and 19.5.1).
func (x *index) lookup(s *scope, name string) *declaration {
	for ; s != nil; s = s.host {
		if d := s.declared[name]; d != nil {
			return d
		}
		for _, u := range s.uses {
			if d := x.used(u, name, 0); d != nil {
				return d
			}
		}
	}
	for _, g := range x.scopes {
		if g.unit.Name == name {
			return x.ofUnit(g)
		}
	}
	return nil
}

// ofUnit is a unit as a name.
func (x *index) ofUnit(g *scope) *declaration {
	kind := symbolFunction
	if g.unit.Kind == parse.Module {
		kind = symbolModule
	}
	return &declaration{name: g.unit.Name, pos: g.unit.NameSpan, kind: kind, text: headText(g.unit), in: g}
}

// deepest bounds chains of modules that use each other.
const deepest = 20

// used finds a name that USE brings.
func (x *index) used(u *parse.Use, name string, depth int) *declaration {
	m := x.modules[u.Module.Name]
	if m == nil || depth > deepest {
		return nil
	}
	for _, r := range u.Renames {
		if r.Local.Name == name {
			return x.exported(m, r.Name.Name, depth)
		}
	}
	if u.Only {
		return nil
	}
	return x.exported(m, name, depth)
}

func (x *index) exported(m *scope, name string, depth int) *declaration {
	if d := m.declared[name]; d != nil {
		return d
	}
	for _, u := range m.uses {
		if d := x.used(u, name, depth+1); d != nil {
			return d
		}
	}
	return nil
}

// component finds a component of the derived type of a name, also one that the type inherits.
func (x *index) component(d *declaration, name string) *declaration {
	for _, c := range x.components(d) {
		if c.name == name {
			return c
		}
	}
	return nil
}

// components lists those of the derived type of a variable or component.
func (x *index) components(d *declaration) (out []*declaration) {
	if d == nil {
		return nil
	}
	at, name := d.in, d.typed
	for range deepest {
		t := x.lookup(at, name)
		if t == nil {
			break
		}
		out = append(out, t.fields...)
		at, name = t.in, t.typed
	}
	return out
}

// bodies lists the statement lists of a construct.
func bodies(st parse.Stmt) (out [][]parse.Stmt) {
	switch st := st.(type) {
	case *parse.If:
		for _, b := range st.Branches {
			out = append(out, b.Body)
		}
	case *parse.SelectCase:
		for _, c := range st.Cases {
			out = append(out, c.Body)
		}
	case *parse.Do:
		return [][]parse.Stmt{st.Body}
	case *parse.Associate:
		return [][]parse.Stmt{st.Body}
	case *parse.BlockConstruct:
		return [][]parse.Stmt{st.Body}
	case *parse.Forall:
		return [][]parse.Stmt{st.Body}
	}
	return out
}
