package apart

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

const maxVersions = 200 // of all procedures of a program

// version is a procedure for some variables that are taken apart.
type version struct {
	name   string
	places []*place
}

// call writes a CALL anew.
func (w *writer) call(st *parse.Call) []parse.Stmt {
	proc, args, about := (*scope)(nil), st.Args, w.placeOf(st.Object)
	switch {
	case about != nil && about.dims == nil:
		proc, args = w.bound(about, st.Name.Name, st.Object, st.Args)
	case st.Object == nil && w.passesPlace(args):
		proc = w.callee(st.Name.Name, args)
	case !w.passesPlace(args):
		w.walk(&st.Object)
		w.walk(&st.Args)
		return []parse.Stmt{st}
	}
	if proc == nil {
		w.refuseArguments(args, st.Name.Name, about, st.Pos)
		return []parse.Stmt{st}
	}
	name, rest := w.versionFor(proc, args, nil, st.Pos)
	return []parse.Stmt{&parse.Call{Base: st.Base, Name: parse.Ident{Name: name, Pos: st.Name.Pos}, Args: rest}}
}

// reference is the call of a function that a reference with places as arguments is, nil for other references.
func (w *writer) reference(x *parse.Ref) parse.Expr {
	if !w.passesPlace(x.Args) {
		return nil
	}
	proc := w.callee(x.Name, x.Args)
	if proc == nil || proc.unit.Kind != parse.Function {
		w.refuseArguments(x.Args, x.Name, nil, x.Pos)
		return x
	}
	name, rest := w.versionFor(proc, x.Args, nil, x.Pos)
	return &parse.Ref{Node: x.Node, Name: name, Args: rest}
}

// boundFunction is the call of a function that the type of a place names.
func (w *writer) boundFunction(p *place, x *parse.Component) parse.Expr {
	proc, args := w.bound(p, x.Name, x.X, x.Args)
	if proc == nil || proc.unit.Kind != parse.Function {
		w.refuseArguments(args, x.Name, p, x.Pos)
		return x
	}
	name, rest := w.versionFor(proc, args, nil, x.Pos)
	return &parse.Ref{Node: x.Node, Name: name, Args: rest}
}

func (w *writer) passesPlace(args []parse.Arg) bool {
	return slices.ContainsFunc(args, func(a parse.Arg) bool { return w.placeOf(a.Value) != nil })
}

// refuseArguments refuses what is passed to a procedure that is not seen.
func (w *writer) refuseArguments(args []parse.Arg, name string, about *place, pos diag.Span) {
	if about != nil {
		w.refuse(about.of, pos, calledUnknown.Of(name))
	}
	for _, a := range args {
		if p := w.placeOf(a.Value); p != nil {
			w.refuse(p.of, a.Pos, calledUnknown.Of(name))
		}
	}
}

// callee is the procedure that a name stands for, nil if it is not seen which.
func (w *writer) callee(name string, args []parse.Arg) *scope {
	x := w.sc.lookup(name)
	switch {
	case x == nil:
		return nil
	case x.proc != nil:
		return x.proc
	case x.specifics != nil:
		return w.specific(x.home, x.specifics, args)
	}
	if y := w.outside[name]; y != nil && x.decl == nil {
		return y.proc
	}
	return nil
}

// specific is the only procedure of a generic name that may take the arguments, nil for none or several.
func (w *writer) specific(home *scope, names []string, args []parse.Arg) *scope {
	var found *scope
	for _, name := range names {
		x := home.lookup(name)
		if x == nil || x.proc == nil {
			return nil
		}
		if !w.fits(x.proc, args) {
			continue
		}
		if found != nil && found != x.proc {
			return nil
		}
		found = x.proc
	}
	return found
}

// fits reports whether a procedure may take arguments, by their number, keywords and types with mapped components.
func (w *writer) fits(proc *scope, args []parse.Arg) bool {
	given := map[string]bool{}
	for i, a := range args {
		name := proc.dummyFor(i, a)
		if name == "" {
			return false
		}
		given[name] = true
		if p := w.placeOf(a.Value); p != nil {
			if x := proc.names[name]; x.decl == nil || proc.typeOf(&x.decl.Type) != p.typ {
				return false
			}
		}
	}
	return !slices.ContainsFunc(proc.unit.Args, func(id parse.Ident) bool {
		x := proc.names[id.Name]
		return !given[id.Name] && (x.decl == nil || !tree.HasAttr(x.decl.Attrs, "optional"))
	})
}

// dummyFor is the dummy argument that takes an argument, "" for none.
func (sc *scope) dummyFor(i int, a parse.Arg) string {
	if a.Keyword != "" {
		if sc.isDummy(a.Keyword) {
			return a.Keyword
		}
		return ""
	}
	if i < len(sc.unit.Args) {
		return sc.unit.Args[i].Name
	}
	return ""
}

// bound is the procedure that the type of a place has under a name, and the arguments with the place among them.
func (w *writer) bound(p *place, name string, object parse.Expr, args []parse.Arg) (*scope, []parse.Arg) {
	for _, b := range p.typ.def.Bindings {
		switch b := b.(type) {
		case *parse.ProcDecl:
			for _, e := range b.Entities {
				if e.Name == name {
					return p.typ.target(b, e), withObject(p.typ.target(b, e), b, object, args)
				}
			}
		case *parse.GenericBinding:
			if b.Name.Name == name {
				return w.boundGeneric(p, b, object, args)
			}
		}
	}
	return nil, args
}

func (w *writer) boundGeneric(p *place, g *parse.GenericBinding, object parse.Expr, args []parse.Arg) (*scope, []parse.Arg) {
	var found *scope
	var all []parse.Arg
	for _, id := range g.Procs {
		proc, list := w.bound(p, id.Name, object, args)
		if proc == nil || found != nil && w.fits(proc, list) {
			return nil, args
		}
		if w.fits(proc, list) {
			found, all = proc, list
		}
	}
	if found == nil {
		return nil, args
	}
	return found, all
}

// target is the procedure of a binding.
func (t *mappedType) target(b *parse.ProcDecl, e parse.Entity) *scope {
	name := e.Name
	if n, ok := e.Init.(*parse.Name); ok {
		name = n.Ident
	}
	if x := t.home.lookup(name); x != nil && b.Interface == nil {
		return x.proc
	}
	return nil
}

// withObject puts what a procedure is called of among the arguments.
func withObject(proc *scope, b *parse.ProcDecl, object parse.Expr, args []parse.Arg) []parse.Arg {
	if proc == nil || tree.HasAttr(b.Attrs, "nopass") {
		return args
	}
	at := 0
	for _, a := range b.Attrs {
		if a.Name == "pass" && a.Text != "" {
			at = slices.IndexFunc(proc.unit.Args, func(id parse.Ident) bool { return id.Name == a.Text })
		}
	}
	a := parse.Arg{Pos: object.Span(), Value: object}
	if at < 0 || at >= len(proc.unit.Args) {
		return args
	}
	if at > len(args) || slices.ContainsFunc(args[:at], func(a parse.Arg) bool { return a.Keyword != "" }) {
		a.Keyword = proc.unit.Args[at].Name
		return append(slices.Clone(args), a)
	}
	return slices.Insert(slices.Clone(args), at, a)
}

// versionFor is the version of a procedure for the places among the arguments, and for its value if that is one, and the other arguments.
func (w *writer) versionFor(proc *scope, args []parse.Arg, value *place, pos diag.Span) (string, []parse.Arg) {
	bind := map[string]*place{}
	if value != nil {
		name, _ := proc.result()
		bind[name.Name] = value
	}
	rest := []parse.Arg{}
	for i, a := range args {
		p := w.placeOf(a.Value)
		if p == nil {
			a = tree.Clone(a)
			w.walk(&a)
			rest = append(rest, a)
			continue
		}
		name := proc.dummyFor(i, a)
		if why := proc.whyNotApart(name, p); why.Some() {
			w.refuse(p.of, a.Pos, why)
			return proc.unit.Name, args
		}
		if p.dims != nil {
			p = proc.arrayDummy(proc.names[name], p)
		}
		if bind[name] = p; p.shell {
			rest = append(rest, a)
		}
	}
	if len(w.versions) >= maxVersions {
		for _, p := range bind {
			w.refuse(p.of, pos, tooMany.Of(maxVersions))
		}
		return proc.unit.Name, args
	}
	name := w.version(proc, bind)
	w.sc.use(proc.host, name, pos)
	return name, rest
}

// whyNotApart is the reason why a procedure takes an argument as a whole, none if its parts can stand for it.
func (sc *scope) whyNotApart(dummy string, p *place) diag.Reason {
	x := sc.names[dummy]
	switch {
	case dummy == "" || x.decl == nil || sc.typeOf(&x.decl.Type) != p.typ, (p.dims != nil) != (tree.DimsOf(x.decl, x.at) != nil),
		p.dims != nil && sc.arrayDummy(x, p) == nil:
		return dummyWhole.Of(sc.unit.Name, dummy)
	case sc.host == nil && sc.unit.Kind == parse.Function, sc.unit.Declared != "" || sc.unit.Kind == parse.SeparateBody || sc.hasPrefix("elemental", "bind", "module") || sc.hasEntries():
		return procedureWhole.Of(sc.unit.Name)
	}
	for _, a := range x.decl.Attrs {
		if !slices.Contains([]string{"intent", "target", "dimension"}, a.Name) && (a.Name != "allocatable" || !p.shell) {
			return dummyWhole.Of(sc.unit.Name, dummy)
		}
	}
	for _, d := range sc.unit.Decls {
		a, ok := d.(*parse.AttrDecl)
		if ok && slices.ContainsFunc(a.Entities, func(e parse.Entity) bool { return e.Name == dummy }) {
			return dummyWhole.Of(sc.unit.Name, dummy)
		}
	}
	return diag.Reason{}
}

// version is the name of a procedure for places in place of some of its dummy arguments.
func (s *splitter) version(proc *scope, bind map[string]*place) string {
	name := proc.unit.Name
	id, _ := proc.result()
	for _, id := range append(slices.Clone(proc.unit.Args), id) {
		if p := bind[id.Name]; p != nil {
			name += "%" + p.path
		}
	}
	if len(bind) == 0 {
		name += "%bound"
	}
	key := name
	if proc.host != nil {
		key = proc.host.out.Name + " " + name
	}
	if v := s.versions[key]; v != nil {
		return v.name
	}
	v := &version{name: name}
	for _, id := range append(slices.Clone(proc.unit.Args), id) {
		if p := bind[id.Name]; p != nil {
			v.places = append(v.places, p)
		}
	}
	s.refuseSecond(proc, v)
	for s.paths[v.name] {
		v.name += "%v"
	}
	s.paths[v.name] = true
	s.versions[key] = v
	sc := s.scopeOf(proc.unit, proc.host, proc.file)
	for _, inner := range sc.inner {
		inner.waits = inner.takesWhole()
	}
	s.makeVersion(sc, v.name, bind)
	proc.out.VersionOf = proc.unit.Pos
	if proc.host == nil {
		proc.file.Units = append(proc.file.Units, sc.out)
	} else {
		proc.host.out.Contains = append(proc.host.out.Contains, sc.out)
	}
	if proc.host != nil && proc.host.unit.Kind == parse.Module {
		proc.host.back = append(proc.host.back, proc.host.publish(parse.Ident{Name: v.name, Pos: proc.unit.Pos}))
	}
	s.declareAll(sc)
	s.write(sc)
	return v.name
}

// onlyReads reports whether a procedure changes no place that it is for.
func (sc *scope) onlyReads(bind map[string]*place) bool {
	for name := range bind {
		x := sc.names[name]
		if x.decl == nil || !slices.ContainsFunc(x.decl.Attrs, func(a parse.Attr) bool { return a.Name == "intent" && a.Text == "in" }) {
			return false
		}
	}
	return true
}

// makeVersion lets a copy of a procedure take places for arguments.
func (s *splitter) makeVersion(sc *scope, name string, bind map[string]*place) {
	u := tree.Clone(sc.unit)
	sc.out = u
	sc.link()
	u.Name, u.VersionOf = name, u.Pos
	if u.Result == nil && u.Kind == parse.Function {
		u.Result = &parse.Ident{Name: sc.unit.Name, Pos: u.NameSpan}
	}
	if id, _ := sc.result(); bind[id.Name] != nil {
		u.Kind, u.Result, u.Prefix = parse.Subroutine, nil, nil
		sc.entity(id.Name).place = bind[id.Name]
		sc.resets = append(sc.resets, bind[id.Name])
	}
	u.Args = slices.DeleteFunc(u.Args, func(id parse.Ident) bool { return bind[id.Name] != nil && !bind[id.Name].shell })
	u.Prefixes = slices.DeleteFunc(u.Prefixes, func(a parse.Attr) bool { return a.Name == "pure" && !sc.onlyReads(bind) })
	for _, id := range sc.unit.Args {
		p := bind[id.Name]
		if p == nil {
			continue
		}
		x := sc.names[id.Name]
		x.place = p
		for _, a := range x.decl.Attrs {
			if a.Name == "intent" && a.Text == "out" {
				sc.resets = append(sc.resets, p)
			}
		}
	}
}
