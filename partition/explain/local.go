package explain

import (
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// CheckLocal warns where a LOCAL clause says that a reference needs no message and the declared shadow does not hold it:
//
//	Accessed(me) ⊆ { [d] : V - lo <= cell(d) <= V + B - 1 + hi }  fails
//
// The message is sent all the same. What runs on the tiles of another layout is not judged, nor arrays without SHADOW, whose
// shadow is as wide as their references need it.
func CheckLocal(u *comm.Unit, bag *diag.Bag) {
	for _, n := range u.Nodes {
		if n.On == nil || u.CP.Of(n) == nil || u.CP.Of(n).Kind != compute.InSet || len(u.CP.Of(n).Home) == 0 {
			continue
		}
		for _, r := range n.MappedReads() {
			k := slices.IndexFunc(n.On.Local, func(l ir.Local) bool { return l.Sym == r.Sym })
			if k < 0 || !hasShadow(r.Sym.Map) || space.General(r.Sym.Map) || u.CP.Of(n).Home[0].Sym.Map.Layout != r.Sym.Map.Layout || inShadow(u.Computation, r, n) {
				continue
			}
			bag.Warnf(r.Pos, "local", "LOCAL is wrong for '%s': the shadow of '%s' does not hold it", ir.UserText(r), r.Sym.UserName()).
				Because(n.On.Local[k].Pos, "asserted here").
				Note("%s; the element is fetched by a message", shadowText(r.Sym)).
				Note("HPF/JA 1.0: what LOCAL names is read from the image's own part and its shadow").
				Help("widen the shadow with '!hpf$ shadow', or take the array out of LOCAL")
		}
	}
}

// inShadow reports whether all that reference r reads at n lies in the tile or its declared shadow.
func inShadow(u *compute.Computation, r *ir.Elem, n *tree.Node) bool {
	m := r.Sym.Map
	var cs []sets.Constraint
	for k, d := range m.Dims {
		if d.Grid < 0 {
			continue
		}
		cell := space.CellOf(d, sets.Var(space.DataDim(k)))
		first := u.Names.Start(m.Layout, d.Grid)
		last := first.Add(u.Names.Block(m.Layout, d.Grid)).AddConst(-1)
		cs = append(cs, sets.GE(cell, first.AddConst(-d.ShadowLo)), sets.GE(last.AddConst(d.ShadowHi), cell))
	}
	held := u.Sets.SetOf(space.DataDims(r.Sym.Rank()), nil, cs...)
	within, err := compute.Accessed(u.Space, r, n, u.CP.Of(n), 0).IsSubset(held)
	return err == nil && within
}

func hasShadow(m *ir.Mapping) bool {
	return slices.ContainsFunc(m.Dims, func(d ir.MapDim) bool { return d.ShadowLo != 0 || d.ShadowHi != 0 })
}

func shadowText(s *ir.Symbol) string {
	var text string
	for k, d := range s.Map.Dims {
		if k > 0 {
			text += ","
		}
		text += fmt.Sprintf("%d:%d", d.ShadowLo, d.ShadowHi)
	}
	return fmt.Sprintf("the shadow of '%s' is (%s)", s.UserName(), text)
}
