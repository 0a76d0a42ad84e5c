package specialise

import (
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// independent puts parts into what the directives of a loop say.
func (w *structWriter) independent(ind *sem.Independent) {
	if ind == nil {
		return
	}
	for _, list := range []*[]*sem.Symbol{&ind.New, &ind.Reductions, &ind.Localize, &ind.Disproved} {
		*list = w.named(*list)
	}
	w.on(ind.On)
}

// on puts parts into an ON directive. The components of an element lie where it lies: the first stands for it.
func (w *structWriter) on(on *sem.On) {
	if on == nil {
		return
	}
	on.New = w.named(on.New)
	var local []sem.Local
	for _, l := range on.Local {
		for _, x := range w.named([]*sem.Symbol{l.Sym}) {
			local = append(local, sem.Local{Pos: l.Pos, Sym: x})
		}
	}
	on.Local = local
	for _, h := range on.Homes {
		p := w.parts[h.Elem.Sym]
		if p == nil {
			continue
		}
		var first []sem.Expr
		for _, d := range p[0].Dims[:p[0].Rank()-h.Elem.Sym.Rank()] {
			first = append(first, ir.CloneExpr(d.Lo))
		}
		if h.Hi != nil {
			h.Hi = append(make([]sem.Expr, len(first)), h.Hi...)
		}
		h.Elem = &sem.Elem{Pos: h.Elem.Pos, Sym: p[0], Subs: append(first, h.Elem.Subs...)}
	}
}

// named lists variables, or their parts.
func (w *structWriter) named(list []*sem.Symbol) []*sem.Symbol {
	var out []*sem.Symbol
	for _, x := range list {
		if p := w.parts[x]; p != nil {
			out = append(out, p...)
		} else {
			out = append(out, x)
		}
	}
	return out
}
