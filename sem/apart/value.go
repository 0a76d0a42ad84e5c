package apart

import (
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// result is the variable for the value of a function, and its type if that has mapped components.
func (sc *scope) result() (parse.Ident, *mappedType) {
	u := sc.unit
	if u.Kind != parse.Function {
		return parse.Ident{}, nil
	}
	id := parse.Ident{Name: u.Name, Pos: u.NameSpan}
	if u.Result != nil {
		id = *u.Result
	}
	if x := sc.names[id.Name]; x != nil && x.decl != nil {
		if x.at.Dims != nil || tree.HasAttr(x.decl.Attrs, "allocatable", "pointer", "dimension") {
			return id, nil
		}
		id.Pos = x.at.Pos
		return id, sc.typeOf(&x.decl.Type)
	}
	if u.Prefix == nil {
		return id, nil
	}
	return id, sc.typeOf(u.Prefix)
}

// valueOf writes an expression that is the call of a function, and whose value is taken apart, as the call of a subroutine, which sets
// the place that stands for the value. It is nil for other expressions.
func (w *writer) valueOf(x parse.Expr, t *mappedType) (parse.Stmt, *place) {
	var proc *scope
	var args []parse.Arg
	switch x := x.(type) {
	case *parse.Ref:
		proc, args = w.callee(x.Name, x.Args), x.Args
	case *parse.Component:
		if p := w.placeOf(x.X); p != nil {
			proc, args = w.bound(p, x.Name, x.X, x.Args)
		}
	}
	if proc == nil || proc.hasPrefix("recursive", "elemental", "bind", "module") || proc.hasEntries() || proc.unit.Declared != "" {
		return nil, nil
	}
	id, typ := proc.result()
	if typ != t || w.refused[id.Pos] != nil || t.whyWhole() != "" {
		return nil, nil
	}
	value := w.values[proc.unit]
	if value == nil {
		v := &variable{name: id.Name, pos: id.Pos, typ: t}
		v.whole = &place{of: v, typ: t, path: w.pathOf(proc, proc.unit.Name)}
		v.whole.each(func(p *place, c *component) { p.declare(c, false) })
		v.whole.mapParts()
		value = v.whole
		w.values[proc.unit] = value
	}
	name, rest := w.versionFor(proc, args, value, x.Span())
	return &parse.Call{Base: parse.Base{Pos: x.Span()}, Name: parse.Ident{Name: name, Pos: x.Span()}, Args: rest}, value
}
