package apart

import (
	"strconv"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// text makes the statements of a copy; each place of the source in them is that of one statement.
type text struct{ pos diag.Span }

func (t text) base() parse.Base { return parse.Base{Pos: t.pos} }

func (t text) name(n *parse.Name) parse.Expr {
	return &parse.Name{Node: parse.Node{Pos: t.pos}, Ident: n.Ident}
}

func (t text) call(fn string, args ...parse.Expr) parse.Expr {
	r := &parse.Ref{Node: parse.Node{Pos: t.pos}, Name: fn, Intrinsic: true}
	for _, a := range args {
		r.Args = append(r.Args, parse.Arg{Pos: t.pos, Value: a})
	}
	return r
}

func (t text) int(n int) parse.Expr {
	return &parse.IntLit{Node: parse.Node{Pos: t.pos}, Text: strconv.Itoa(n)}
}

func (t text) binary(op string, x, y parse.Expr) parse.Expr {
	return &parse.Binary{Node: parse.Node{Pos: t.pos}, Op: op, X: x, Y: y}
}

func (t text) when(cond parse.Expr, body, other []parse.Stmt) parse.Stmt {
	st := &parse.If{Base: t.base(), Branches: []parse.Branch{{Pos: t.pos, Cond: cond, Body: body}}, End: t.pos}
	if other != nil {
		st.Branches = append(st.Branches, parse.Branch{Pos: t.pos, Body: other})
	}
	return st
}

// free deallocates a variable that may be allocated.
func (t text) free(x *parse.Name) parse.Stmt {
	return t.when(t.call("allocated", t.name(x)), []parse.Stmt{&parse.Deallocate{Base: t.base(), Objects: []parse.Expr{t.name(x)}}}, nil)
}

// copied gives an allocatable variable the bounds and the value of another, Fortran 2018, 10.2.1.3.
func (t text) copied(to, from *parse.Name, rank int) []parse.Stmt {
	set := &parse.Assign{Base: t.base(), LHS: t.name(to), RHS: t.name(from)}
	make := &parse.Allocate{Base: t.base(), Objects: []parse.Entity{{Ident: parse.Ident{Name: to.Ident, Pos: t.pos}}}}
	var differs parse.Expr
	for k := 1; k <= rank; k++ {
		lo, hi := t.call("lbound", t.name(from), t.int(k)), t.call("ubound", t.name(from), t.int(k))
		make.Objects[0].Dims = append(make.Objects[0].Dims, parse.Dim{Pos: t.pos, Lo: lo, Hi: hi})
		for _, fn := range []string{"lbound", "ubound"} {
			unlike := t.binary("/=", t.call(fn, t.name(to), t.int(k)), t.call(fn, t.name(from), t.int(k)))
			if differs == nil {
				differs = unlike
			} else {
				differs = t.binary("or", differs, unlike)
			}
		}
	}
	if rank == 0 {
		return []parse.Stmt{t.when(t.call("allocated", t.name(from)), []parse.Stmt{set}, []parse.Stmt{t.free(to)})}
	}
	again := t.when(differs, []parse.Stmt{&parse.Deallocate{Base: t.base(), Objects: []parse.Expr{t.name(to)}}}, nil)
	not := &parse.Unary{Node: parse.Node{Pos: t.pos}, Op: "not", X: t.call("allocated", t.name(to))}
	body := []parse.Stmt{t.when(t.call("allocated", t.name(to)), []parse.Stmt{again}, nil), t.when(not, []parse.Stmt{make}, nil), set}
	return []parse.Stmt{t.when(t.call("allocated", t.name(from)), body, []parse.Stmt{t.free(to)})}
}

// assign writes the assignment of a whole value as those of its components.
func (w *writer) assign(st *parse.Assign, l, r *place) []parse.Stmt {
	if l != nil && l.dims == nil && r == nil {
		if call, r := w.valueOf(st.RHS, l.typ); call != nil {
			return append(append([]parse.Stmt{call}, w.copies(l, r, text{st.Pos})...), w.freed(r)...)
		}
	}
	if l == nil || r == nil || l.typ != r.typ || l.dims != nil || r.dims != nil {
		for _, p := range []*place{l, r} {
			if p != nil {
				w.refuse(p.of, st.Pos, assignedWhole.Of())
			}
		}
		return []parse.Stmt{st}
	}
	if w.sc.lookup("assignment(=)") != nil {
		w.refuse(l.of, st.Pos, definedAssign.Of())
		w.refuse(r.of, st.Pos, definedAssign.Of())
		return []parse.Stmt{st}
	}
	if l.path == r.path {
		return nil
	}
	return w.copies(l, r, text{st.Pos})
}

func (w *writer) copies(l, r *place, t text) []parse.Stmt {
	var out []parse.Stmt
	for _, c := range l.typ.comps {
		if c.inner != nil {
			out = append(out, w.copies(l.inside(c), r.inside(c), t)...)
			continue
		}
		to, from := w.part(l, c, t.pos), w.part(r, c, t.pos)
		switch {
		case c.allocatable():
			out = append(out, t.copied(to, from, c.rank())...)
		case c.pointer():
			out = append(out, &parse.PointerAssign{Base: t.base(), LHS: t.name(to), RHS: t.name(from)})
		default:
			out = append(out, &parse.Assign{Base: t.base(), LHS: t.name(to), RHS: t.name(from)})
		}
	}
	return out
}

// freed deallocates the parts of a place.
func (w *writer) freed(p *place) []parse.Stmt {
	var out []parse.Stmt
	t := text{p.of.pos}
	p.each(func(p *place, c *component) {
		if c.allocatable() {
			out = append(out, t.free(w.part(p, c, t.pos)))
		}
	})
	return out
}

// defaults gives the parts of a place their default values.
func (w *writer) defaults(p *place) []parse.Stmt {
	var out []parse.Stmt
	t := text{p.of.pos}
	p.each(func(p *place, c *component) {
		if c.at.Init == nil {
			return
		}
		x := w.part(p, c, t.pos)
		if c.pointer() {
			out = append(out, &parse.PointerAssign{Base: t.base(), LHS: x, RHS: tree.Clone(c.at.Init)})
		} else {
			name := p.typ.start(c)
			w.sc.use(p.typ.home, name, t.pos)
			out = append(out, &parse.Assign{Base: t.base(), LHS: x, RHS: &parse.Name{Node: x.Node, Ident: name}})
		}
	})
	return out
}

// leave is what a procedure does before it returns.
func (w *writer) leave() []parse.Stmt {
	var out []parse.Stmt
	for _, p := range w.sc.locals {
		out = append(out, w.freed(p)...)
	}
	return out
}
