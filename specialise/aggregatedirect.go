package specialise

import (
	"dhpfgo/ir"
)

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
