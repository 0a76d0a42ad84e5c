package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/mapinfo"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
	"dhpfgo/sem/versions"
	"dhpfgo/sem/whole"
)

// redistribute checks REDISTRIBUTE, HPF 2.0, 8.4.
func (c mapper) redistribute(s *parse.Distribute) []ir.Stmt {
	var out []ir.Stmt
	for _, id := range s.Names {
		e := c.remapped(id, "REDISTRIBUTE")
		if e == nil {
			continue
		}
		if a := alignmentOf(e); a != nil && !c.realigned(e.Name) {
			c.bag.Errorf(id.Pos, "redistribute", "'%s' is aligned with '%s', so it cannot be redistributed by itself", id.Name, a.Target.Name).
				Because(a.ID.Pos, "aligned here").
				Note("HPF 2.0, 8.4: REDISTRIBUTE is about the ultimate align target").
				Help("redistribute '%s', which takes '%s' along", a.Target.Name, id.Name)
			continue
		}
		reader := c.reader()
		reader.Scope = executed{c}
		d := reader.Distribution(s, id, e)
		if d == nil {
			continue
		}
		if c.global.follows(e) {
			out = append(out, &versions.Change{At: ir.At{Pos: s.Pos}, Dist: d})
			continue
		}
		if e.Sym != nil && e.Sym.Map != nil && mutableRoot(e.Sym.Map.Layout) != e {
			c.unsupported(id.Pos, "the name '%s', which USE has given to '%s', in REDISTRIBUTE is not supported yet", id.Name, e.Name).
				Help("use the array by its own name")
		}
		if st := c.redistributed(d, s); st != nil {
			out = append(out, st)
		}
	}
	return out
}

// realign checks REALIGN, HPF 2.0, 8.5.
func (c mapper) realign(s *parse.Align) []ir.Stmt {
	var out []ir.Stmt
	for i, id := range s.Names {
		e := c.remapped(id, "REALIGN")
		if e == nil || s.Any {
			continue
		}
		if a := c.reader().Alignment(s, i, e); a != nil {
			out = append(out, &versions.Change{At: ir.At{Pos: s.Pos}, Align: a})
		}
	}
	return out
}

// remapped finds what an executable mapping directive is about: it must be DYNAMIC, HPF 2.0, 8.3.
func (c mapper) remapped(id parse.Ident, directive string) *names.Entity {
	e := c.names[id.Name]
	if e == nil {
		e = c.Lookup(id.Name)
	}
	if e == nil || e.Class != names.Template && (e.Class != names.Variable || e.Dims == nil) {
		return c.reader().Mappee(id, directive)
	}
	if isDeclaredDynamic(e) {
		return e
	}
	c.bag.Errorf(id.Pos, "not-dynamic", "'%s' in %s is not DYNAMIC", id.Name, directive).Because(e.Declared(), "declared here").
		Note("HPF 2.0, 8.3: only what is declared DYNAMIC can be mapped anew").Help("add '!hpf$ dynamic :: %s'", e.Name).Behind(e.Pos, "!hpf$ dynamic :: "+e.Name)
	return nil
}

// realigned reports whether the unit has a REALIGN of the name.
func (c mapper) realigned(name string) bool {
	found := false
	tree.EveryStmt(c.src.Body, func(s parse.Stmt) {
		if a, ok := s.(*parse.Align); ok && a.Exec {
			for _, id := range a.Names {
				found = found || id.Name == name
			}
		}
	})
	return found
}

// followMappings replaces the directives that are followed by copies between versions of arrays.
func (g *globals) followMappings() bool {
	found := false
	for _, c := range g.units {
		found = versions.Follow(c.unit, remappedUnit{mapper{c}}, c.bag) || found
	}
	return found
}

// remappedUnit is a unit whose directives are followed.
type remappedUnit struct{ mapper }

// Visible lists the entities of the unit and of its hosts.
func (u remappedUnit) Visible() []*names.Entity {
	list := slices.Clone(u.order)
	for h := u.host; h != nil; h = h.host {
		list = append(list, h.order...)
	}
	return list
}

// Beside lists the entities of the unit that declares one.
func (u remappedUnit) Beside(e *names.Entity) []*names.Entity { return homeOf(e).order }

// InModule reports whether a module declares an entity.
func (u remappedUnit) InModule(e *names.Entity) bool { return homeOf(e).unit.Module }

// Followable reports whether all uses of an array are by its own name.
func (u remappedUnit) Followable(e *names.Entity) bool { return followable(e) }

// Aligned is the alignment that the declaration gives.
func (u remappedUnit) Aligned(e *names.Entity) *mapping.Alignment { return alignmentOf(e) }

// Distributed is the distribution that the declaration gives.
func (u remappedUnit) Distributed(e *names.Entity) *mapping.Distribution { return distributionOf(e) }

// Layout is that of a distribution, which shares none whose sizes are in variables.
func (u remappedUnit) Layout(d *mapping.Distribution) *ir.Layout {
	u.ownTables = true
	defer func() { u.ownTables = false }()
	return u.layout(d)
}

// WhyWhole is the reason why every image keeps an array whole, nil if none does.
func (u remappedUnit) WhyWhole(e, root *names.Entity, d *mapping.Distribution, at mapping.Placement) *whole.Reason {
	u.ownTables = true
	defer func() { u.ownTables = false }()
	r := u.whyReplicated(e, root, d, at)
	if r == nil && u.Symbol(e).Type.Base == ir.Derived {
		return whole.DerivedRemapped.Of()
	}
	return r
}

// WarnWhole warns that every image keeps the whole of an array.
func (u remappedUnit) WarnWhole(e *names.Entity, pos diag.Span, where string, r *whole.Reason) {
	u.warnWhole(e, pos, where, r)
}

// Answer gives the statements that tell of the mapping which holds at an inquiry.
func (u remappedUnit) Answer(s *versions.Inquiry, h versions.Holding) []ir.Stmt {
	if !h.Known || h.At.Why.Some() {
		mappingUnknown(u.checker, s.Of, s.Pos)
		return nil
	}
	m := mapinfo.Mapping{Of: s.Of, Root: h.Root, At: h.At, Dist: h.Dist, Alignee: h.Aligned(s.Of) != nil,
		Dynamic: isDeclaredDynamic(s.Of), RootDynamic: isDeclaredDynamic(h.Root)}
	for _, c := range u.global.units {
		for _, e := range c.order {
			if e.Class == names.Variable && e.Home == names.Home(c) {
				if root, _, ok := mapping.Ultimate(e, h.Aligned); ok && root == h.Root {
					m.Aligned++
				}
			}
		}
	}
	return mapinfo.Fill(s.Into, m, s.At)
}
