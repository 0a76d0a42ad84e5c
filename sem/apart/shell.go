package apart

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// usualLevels is how many elements of an allocatable array are taken apart where no ALLOCATE tells how many there are.
const usualLevels = 10

// shellOf gives the bounds of the elements of an allocatable array that are taken apart. The array stays beside them: it knows its bounds
// and whether it is allocated, and holds the elements outside of these, if there may be any (open).
//
//	type(grid), allocatable :: lev(:)      type(grid), allocatable :: lev(:);  lev(1)%u, lev(2)%u, ... beside the type
//	allocate(lev(n))                       allocate(lev(n))
//	call smooth(lev(l))                →   select case (l);  case (1); call smooth%lev(1);  ...  case default; call smooth(lev(l))
func (sc *scope) shellOf(decl *parse.TypeDecl, e parse.Entity) (b bounds, open, ok bool) {
	dims := tree.DimsOf(decl, e)
	if !tree.HasAttr(decl.Attrs, "allocatable") || len(dims) != 1 || decl.Type.Name != "type" || e.Codims != nil {
		return b, false, false
	}
	for _, at := range sc.split.all {
		tree.EveryStmt(at.unit.Body, func(st parse.Stmt) {
			a, is := st.(*parse.Allocate)
			if !is {
				return
			}
			for _, o := range a.Objects {
				if o.Object != nil || o.Name != e.Name || len(o.Dims) != 1 {
					continue
				}
				one, known := at.allocated(o.Dims[0])
				if !ok {
					b.lo, b.hi = one.lo, one.lo-1
				}
				ok = true
				open = open || !known
				b.hi = max(b.hi, one.hi)
			}
		})
	}
	if !ok { // allocated by another name, as that of an argument
		b, open = bounds{1, usualLevels}, true
	}
	if b.hi-b.lo >= maxElements {
		b.hi, open = b.lo+usualLevels-1, true
	}
	return b, open, b.hi >= b.lo
}

// allocated gives the bounds in an ALLOCATE, the usual ones where they are not known.
func (sc *scope) allocated(d parse.Dim) (b bounds, known bool) {
	b, known = bounds{lo: 1}, true
	if d.Lo != nil {
		b.lo, known = sc.constant(d.Lo, nil)
	}
	hi, too := sc.constant(d.Hi, nil)
	if b.hi = hi; !known || !too {
		b.hi = b.lo + usualLevels - 1
	}
	return b, known && too
}

// sheller writes what is about shells as wholes.
type sheller struct{ *writer }

// shellNamed is the place with a shell that an expression names, nil for anything else.
func (w sheller) shellNamed(x parse.Expr) *place {
	if n, ok := x.(*parse.Name); ok {
		if p := w.named(n.Ident); p != nil && p.shell {
			return p
		}
	}
	return nil
}

// asksShell reports whether a reference asks for what the shell of an array of places knows.
func (w sheller) asksShell(x *parse.Ref) bool {
	return slices.Contains([]string{"size", "lbound", "ubound", "allocated", "shape"}, x.Name) && w.sc.lookup(x.Name) == nil &&
		len(x.Args) > 0 && x.Args[0].Keyword == "" && w.shellNamed(x.Args[0].Value) != nil
}

// allocateShells looks at the shells in an ALLOCATE, and gives the statements for their elements.
func (w sheller) allocateShells(st *parse.Allocate) []parse.Stmt {
	var out []parse.Stmt
	t := text{st.Pos}
	for _, e := range st.Objects {
		p := w.named(e.Name)
		if e.Object != nil || p == nil || !p.shell {
			continue
		}
		var b bounds
		known := false
		if len(e.Dims) == 1 {
			b, known = w.sc.allocated(e.Dims[0])
		}
		sourced := slices.ContainsFunc(st.Control, func(a parse.Arg) bool { return a.Keyword == "source" || a.Keyword == "mold" })
		if sourced || b.lo != p.dims[0].lo || !known && e.Dims != nil && (!p.open || !w.startsAt(e.Dims, b.lo)) || known && b.hi > p.dims[0].hi && !p.open {
			w.refuse(p.of, e.Pos, otherBounds.Of())
		}
		if values := w.defaults(p); len(values) > 0 {
			not := &parse.Unary{Node: parse.Node{Pos: t.pos}, Op: "not", X: t.call("allocated", t.name(&parse.Name{Ident: e.Name}))}
			out = append(out, t.when(not, values, nil))
		}
	}
	return out
}

func (w sheller) startsAt(dims []parse.Dim, lo int) bool {
	if dims[0].Lo == nil {
		return lo == 1
	}
	n, known := w.sc.constant(dims[0].Lo, nil)
	return known && n == lo
}

// deallocate frees what belongs to the elements of shells, too.
func (w sheller) deallocate(st *parse.Deallocate) []parse.Stmt {
	var out []parse.Stmt
	for i := range st.Objects {
		if p := w.shellNamed(st.Objects[i]); p != nil {
			out = append(out, w.freed(p)...)
		} else {
			w.walk(&st.Objects[i])
		}
	}
	w.walk(&st.Control)
	return append(out, st)
}

// arrayDummy is the place of an array for a dummy argument, whose subscripts may begin elsewhere; nil where its shape may be another.
func (sc *scope) arrayDummy(x *entity, p *place) *place {
	dims := tree.DimsOf(x.decl, x.at)
	if len(dims) != 1 || len(p.dims) != 1 {
		return nil
	}
	q := *p
	if tree.HasAttr(x.decl.Attrs, "allocatable") {
		if !p.shell {
			return nil
		}
		return &q
	}
	lo, known := 1, true
	if dims[0].Lo != nil {
		lo, known = sc.constant(dims[0].Lo, nil)
	}
	if !known || !dims[0].Deferred {
		return nil
	}
	by := lo - p.dims[0].lo
	q.dims = []bounds{{lo, p.dims[0].hi + by}}
	q.shift -= by
	return &q
}

// alignWith lets ALIGN name the variable for a component.
func (w sheller) alignWith(st *parse.Align) {
	p := w.named(st.Target.Name)
	for k, id := range st.Parts {
		if p == nil || p.dims != nil {
			return
		}
		c := p.typ.comp(id.Name)
		switch last := k == len(st.Parts)-1; {
		case c == nil || last != (c.inner == nil):
			return
		case last:
			st.Target, st.Parts = parse.Ident{Name: w.part(p, c, st.Target.Pos).Ident, Pos: st.Target.Pos}, nil
		default:
			p = p.inside(c)
		}
	}
}
