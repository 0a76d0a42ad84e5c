package apart

import (
	"reflect"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// writer writes the text of a unit anew.
type writer struct {
	*splitter
	sc      *scope
	shadows []map[string]*place // names with a meaning of their own inside constructs; nil for none of a place
	known   map[string]int      // values of variables that choose elements
	within  bool                // a declaration, which may declare shells
}

// write writes a unit and those inside anew.
func (s *splitter) write(sc *scope) {
	if sc.waits {
		return
	}
	sc.written = true
	w := &writer{splitter: s, sc: sc, known: map[string]int{}}
	sc.out.Decls = w.stmts(w.withoutPlaces(sc.out.Decls))
	sc.out.Body = w.stmts(sc.out.Body)
	for _, p := range sc.resets {
		sc.out.Body = append(append(w.freed(p), w.defaults(p)...), sc.out.Body...)
	}
	for _, p := range sc.locals {
		sc.out.Body = append(w.defaults(p), append(sc.out.Body, w.freed(p)...)...)
	}
	for _, inner := range sc.inner {
		s.write(inner)
	}
}

// withoutPlaces leaves out the declarations of what is taken apart.
func (w *writer) withoutPlaces(decls []parse.Stmt) []parse.Stmt {
	gone := func(e parse.Entity) bool {
		x := w.sc.names[e.Name]
		return x != nil && x.place != nil && !x.place.shell && !e.Common
	}
	var out []parse.Stmt
	for _, d := range decls {
		switch d := d.(type) {
		case *parse.TypeDecl:
			if d.Entities = slices.DeleteFunc(d.Entities, gone); len(d.Entities) == 0 {
				continue
			}
		case *parse.AttrDecl:
			n := len(d.Entities)
			if d.Entities = slices.DeleteFunc(d.Entities, gone); len(d.Entities) == 0 && n > 0 {
				continue
			}
		case *parse.Use:
			w.withoutUses(d)
		}
		out = append(out, d)
	}
	return out
}

// withoutUses leaves out the names of what is taken apart in a USE statement.
func (w *writer) withoutUses(d *parse.Use) {
	m := w.modules[d.Module.Name]
	if m == nil {
		return
	}
	d.Renames = slices.DeleteFunc(d.Renames, func(r parse.Rename) bool {
		x := m.own(r.Name.Name, 0)
		return x != nil && x.place != nil && !x.place.shell
	})
}

// named is the place that a name stands for, nil for anything else.
func (w *writer) named(name string) *place {
	for i := len(w.shadows) - 1; i >= 0; i-- {
		if p, ok := w.shadows[i][name]; ok {
			return p
		}
	}
	if x := w.sc.lookup(name); x != nil {
		return x.place
	}
	return nil
}

// placeOf is the place that an expression is, nil for anything else.
func (w *writer) placeOf(x parse.Expr) *place {
	switch x := x.(type) {
	case *parse.Name:
		return w.named(x.Ident)
	case *parse.Ref:
		return w.elementOf(x)
	case *parse.Component:
		p := w.placeOf(x.X)
		if p == nil || p.dims != nil || x.Args != nil {
			return nil
		}
		if c := p.typ.comp(x.Name); c != nil && c.inner != nil {
			return p.inside(c)
		}
	}
	return nil
}

// walk writes what stands in a part of the tree anew.
func (w *writer) walk(part any) { w.walkValue(reflect.ValueOf(part).Elem()) }

var (
	spanType  = reflect.TypeFor[diag.Span]()
	stmtsType = reflect.TypeFor[[]parse.Stmt]()
)

func (w *writer) walkValue(v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		if _, statement := v.Interface().(parse.Stmt); statement {
			w.walkValue(v.Elem().Elem())
		} else if x, ok := v.Interface().(parse.Expr); ok {
			v.Set(reflect.ValueOf(w.expr(x)))
		}
	case reflect.Pointer:
		if _, file := v.Interface().(*diag.File); !file && !v.IsNil() {
			w.walkValue(v.Elem())
		}
	case reflect.Slice:
		w.walkSlice(v)
	case reflect.Struct:
		w.walkStruct(v)
	}
}

func (w *writer) walkSlice(v reflect.Value) {
	if v.Type() == stmtsType {
		v.Set(reflect.ValueOf(w.stmts(v.Interface().([]parse.Stmt))))
		return
	}
	for i := range v.Len() {
		w.walkValue(v.Index(i))
	}
}

func (w *writer) walkStruct(v reflect.Value) {
	if v.Type() == spanType {
		return
	}
	if id, ok := v.Interface().(parse.Ident); ok {
		if p := w.named(id.Name); p != nil && !(p.shell && w.within) {
			w.refuse(p.of, id.Pos, namedWhole.Of())
		}
		return
	}
	for i := range v.NumField() {
		if v.Type().Field(i).IsExported() {
			w.walkValue(v.Field(i))
		}
	}
}

// expr writes an expression anew.
func (w *writer) expr(x parse.Expr) parse.Expr {
	switch x := x.(type) {
	case *parse.Component:
		if p := w.placeOf(x.X); p != nil {
			return w.component(p, x)
		}
	case *parse.Ref:
		if n := (chooser{w}).sizeOf(x); n != nil {
			return n
		}
		if (sheller{w}).asksShell(x) {
			rest := x.Args[1:]
			w.walk(&rest)
			return x
		}
		if call := w.reference(x); call != nil {
			return call
		}
	}
	if p := w.placeOf(x); p != nil {
		w.refuse(p.of, x.Span(), usedWhole.Of())
		return x
	}
	w.walk(x)
	return x
}

// component is what stands for a component of a place: a variable, or the call of a procedure that the type names.
func (w *writer) component(p *place, x *parse.Component) parse.Expr {
	w.walk(&x.Args)
	c := p.typ.comp(x.Name)
	switch {
	case p.dims != nil:
		w.refuse(p.of, x.Pos, usedWhole.Of())
		return x
	case c == nil:
		return w.boundFunction(p, x)
	case c.inner != nil:
		w.refuse(p.of, x.Pos, usedWhole.Of())
		return x
	case x.Args == nil:
		return w.part(p, c, x.Pos)
	}
	return &parse.Ref{Node: x.Node, Name: w.part(p, c, x.Pos).Ident, Args: x.Args}
}

// part is the variable for a component of a place, which the unit then knows.
func (w *writer) part(p *place, c *component, pos diag.Span) *parse.Name {
	name := p.part(c)
	w.sc.use(p.typ.home, name, pos)
	return &parse.Name{Node: parse.Node{Pos: pos}, Ident: name}
}

func (w *writer) stmts(list []parse.Stmt) []parse.Stmt {
	var out []parse.Stmt
	for _, st := range list {
		written := w.stmt(st)
		if st.Label() != 0 && (len(written) != 1 || written[0].Label() == 0) {
			written = append([]parse.Stmt{&parse.Continue{Base: parse.Base{Pos: st.Span(), Lab: st.Label()}}}, written...)
		}
		out = append(out, written...)
	}
	return out
}

func (w *writer) stmt(st parse.Stmt) []parse.Stmt {
	if list := (chooser{w}).byLevel(st); list != nil {
		return list
	}
	switch st := st.(type) {
	case *parse.Use, *parse.Import, *parse.DerivedType, *parse.Interface:
		return []parse.Stmt{st}
	case *parse.Assign:
		if l, r := w.placeOf(st.LHS), w.placeOf(st.RHS); l != nil || r != nil {
			return w.assign(st, l, r)
		}
	case *parse.Call:
		return w.call(st)
	case *parse.Allocate:
		return append((sheller{w}).allocateShells(st), w.allocate(st)...)
	case *parse.Deallocate:
		return (sheller{w}).deallocate(st)
	case *parse.Align:
		(sheller{w}).alignWith(st)
	case *parse.TypeDecl, *parse.AttrDecl:
		w.within = true
		w.walk(st)
		w.within = false
		return []parse.Stmt{st}
	case *parse.Associate:
		return w.associate(st)
	case *parse.BlockConstruct:
		w.block(st)
		return []parse.Stmt{st}
	case *parse.SelectCase:
		if st.IsType || st.IsRank {
			w.selectType(st)
			return []parse.Stmt{st}
		}
	case *parse.Return:
		return append(w.leave(), st)
	case *parse.Data:
		w.refuseAll(st, namedWhole.Of())
	}
	w.walk(st)
	return []parse.Stmt{st}
}

// refuseAll refuses all that is named in a statement.
func (w *writer) refuseAll(st parse.Stmt, why diag.Reason) {
	tree.EveryPart(st, func(x any) {
		if n, ok := x.(*parse.Name); ok {
			if p := w.named(n.Ident); p != nil {
				w.refuse(p.of, n.Pos, why)
			}
		}
	})
}

// allocate lets ALLOCATE name the variables for components.
func (w *writer) allocate(st *parse.Allocate) []parse.Stmt {
	for i := range st.Objects {
		e := &st.Objects[i]
		x, ok := e.Object.(*parse.Component)
		if !ok {
			continue
		}
		p := w.placeOf(x.X)
		if p == nil {
			continue
		}
		if c := p.typ.comp(x.Name); c != nil && c.inner == nil && p.dims == nil {
			e.Name, e.Object = w.part(p, c, x.Pos).Ident, nil
		}
	}
	w.within = true // of the objects, only shells can be places
	w.walk(st)
	w.within = false
	return []parse.Stmt{st}
}

// associate lets names that stand for places be other names of these.
func (w *writer) associate(st *parse.Associate) []parse.Stmt {
	inner := map[string]*place{}
	var kept []parse.Association
	for _, a := range st.List {
		p := w.placeOf(a.X)
		inner[a.Name] = p
		if p == nil {
			a.X = w.expr(a.X)
			kept = append(kept, a)
		}
	}
	w.shadows = append(w.shadows, inner)
	st.Body = w.stmts(st.Body)
	w.shadows = w.shadows[:len(w.shadows)-1]
	if st.List = kept; len(kept) > 0 {
		return []parse.Stmt{st}
	}
	return []parse.Stmt{&parse.BlockConstruct{Base: st.Base, Body: st.Body, End: st.End}}
}

func (w *writer) block(st *parse.BlockConstruct) {
	w.walk(&st.Args)
	w.walk(&st.EndArgs)
	own := map[string]*place{}
	for _, name := range tree.DeclaredNames(st.Decls) {
		own[name] = nil
	}
	w.shadows = append(w.shadows, own)
	st.Decls, st.Body = w.stmts(st.Decls), w.stmts(st.Body)
	w.shadows = w.shadows[:len(w.shadows)-1]
}

func (w *writer) selectType(st *parse.SelectCase) {
	st.X = w.expr(st.X)
	name := st.Name.Name
	if n, ok := st.X.(*parse.Name); ok && name == "" {
		name = n.Ident
	}
	w.shadows = append(w.shadows, map[string]*place{name: nil})
	w.walk(&st.Cases)
	w.shadows = w.shadows[:len(w.shadows)-1]
}
