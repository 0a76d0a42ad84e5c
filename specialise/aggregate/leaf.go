package aggregate

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// leaf is a component of intrinsic type of a derived type, or of one of its components: the way to it, and the dimensions of an
// array of all its values in a variable of the type, those of the innermost component first.
type leaf struct {
	path []*ir.Component
	dims []ir.Dim
}

// name is how the user refers to the leaf of a variable.
func (l *leaf) name(of string) string {
	for _, c := range l.path {
		of += "%" + c.Name
	}
	return of
}

func (l *leaf) typ() ir.Type { return l.path[len(l.path)-1].Type }

// leavesOf lists the leaves of a derived type, or gives the reason why its variables cannot be taken apart.
func leavesOf(t *ir.DerivedType) (out []*leaf, why diag.Reason) {
	if t.Address {
		return nil, addressesOfC.Of()
	}
	for _, c := range t.Components {
		switch {
		case c.Allocatable || c.Pointer || c.Proc != nil:
			return nil, componentAllocatable.Of(c.Name)
		case c.Type.Base != ir.Derived:
			out = append(out, &leaf{[]*ir.Component{c}, c.Dims})
			continue
		}
		inner, why := leavesOf(c.Type.Derived)
		if why.Some() {
			return nil, why
		}
		for _, l := range inner {
			out = append(out, &leaf{append([]*ir.Component{c}, l.path...), append(l.dims[:len(l.dims):len(l.dims)], c.Dims...)})
		}
	}
	if len(out) == 0 {
		return nil, noComponents.Of()
	}
	return out, diag.Reason{}
}

// find is the leaf at the end of a way, nil for none.
func findLeaf(list []*leaf, path []*ir.Component) int {
	for i, l := range list {
		same := len(l.path) == len(path)
		for k := range path {
			same = same && l.path[k] == path[k]
		}
		if same {
			return i
		}
	}
	return -1
}

// values are what a leaf of a variable with the value k begins with, in element order; nil in the list where it has no value.
func (l *leaf) values(k *ir.Const) []*ir.Const { return valuesAlong(l.path, k) }

func valuesAlong(path []*ir.Component, k *ir.Const) []*ir.Const {
	c := path[0]
	n := 1
	if len(c.Dims) > 0 {
		n = int(c.Elements())
	}
	var out []*ir.Const
	for e := range n {
		v := startOf(c, k, e)
		if len(path) == 1 {
			out = append(out, v)
		} else {
			out = append(out, valuesAlong(path[1:], v)...)
		}
	}
	return out
}

// startOf is the value of element e of a component of a variable with the value k: its own, or the default; nil for none.
func startOf(c *ir.Component, k *ir.Const, e int) *ir.Const {
	if k != nil && c.Index < len(k.Parts) && k.Parts[c.Index] != nil {
		if v := k.Parts[c.Index]; len(c.Dims) == 0 {
			return v
		} else if e < len(v.Parts) {
			return v.Parts[e]
		}
	}
	if c.InitElems != nil {
		return c.InitElems[e]
	}
	return c.Init
}

// part makes the variable that holds a leaf of s: for an array of the type an array with the dimensions of the leaf in front.
func (l *leaf) part(s *ir.Symbol) *ir.Symbol {
	c := &ir.Symbol{Name: l.name(s.Name), Source: l.name(s.UserName()), Pos: s.Pos, Type: l.typ(), Allocatable: s.Allocatable, Inherit: s.Inherit, Made: true,
		Storage: s.Storage, Intent: s.Intent, Scratch: s.Scratch, Size: s.Size, Absent: s.Absent, Captured: s.Captured,
		PerCall: s.PerCall, Target: s.Target}
	if s.Link != "" {
		c.Link = l.name(s.Link)
	}
	c.Dims = append(append([]ir.Dim(nil), l.dims...), s.Dims...)
	if s.PartMap != nil {
		c.Map = &ir.Mapping{Layout: s.PartMap.Layout, Cells: s.PartMap.Cells}
		for range l.dims {
			c.Map.Dims = append(c.Map.Dims, ir.MapDim{Grid: -1, Coef: 1})
		}
		c.Map.Dims = append(c.Map.Dims, s.PartMap.Dims...)
	}
	return c
}

// independent puts parts into what the directives of a loop say.
func (w *structWriter) independent(ind *ir.Independent) {
	if ind == nil {
		return
	}
	for _, list := range []*[]*ir.Symbol{&ind.New, &ind.Reductions, &ind.Localize, &ind.Disproved} {
		*list = w.named(*list)
	}
	w.on(ind.On)
}

// on puts parts into an ON directive. The components of an element lie where it lies: the first stands for it.
func (w *structWriter) on(on *ir.On) {
	if on == nil {
		return
	}
	on.New = w.named(on.New)
	var local []ir.Local
	for _, l := range on.Local {
		for _, x := range w.named([]*ir.Symbol{l.Sym}) {
			local = append(local, ir.Local{Pos: l.Pos, Sym: x})
		}
	}
	on.Local = local
	for _, h := range on.Homes {
		p := w.parts[h.Elem.Sym]
		if p == nil {
			continue
		}
		var first []ir.Expr
		for _, d := range p[0].Dims[:p[0].Rank()-h.Elem.Sym.Rank()] {
			first = append(first, ir.CloneExpr(d.Lo))
		}
		if h.Hi != nil {
			h.Hi = append(make([]ir.Expr, len(first)), h.Hi...)
		}
		h.Elem = &ir.Elem{Pos: h.Elem.Pos, Sym: p[0], Subs: append(first, h.Elem.Subs...)}
	}
}

// named lists variables, or their parts.
func (w *structWriter) named(list []*ir.Symbol) []*ir.Symbol {
	var out []*ir.Symbol
	for _, x := range list {
		if p := w.parts[x]; p != nil {
			out = append(out, p...)
		} else {
			out = append(out, x)
		}
	}
	return out
}
