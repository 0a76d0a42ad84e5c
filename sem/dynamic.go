package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// A layout whose template REDISTRIBUTE may distribute anew is described at run time: all dimensions of the template are
// dimensions of its grid, of extent 1 where the format is '*', and in each an image may have several tiles. So one text of
// the program serves all mappings that may hold at a place.

// remapping is what the executable statements of a program do with the mapping of a name.
type remapping struct {
	redistributed, realigned, byTable bool
	conditional                       bool              // under a condition
	units                             map[*checker]bool // where
}

// remappings looks through the statements of all units, by name: a name that USE has changed is refused where it is remapped.
func (g *globals) remappings() map[string]*remapping {
	if g.remaps != nil {
		return g.remaps
	}
	g.remaps = map[string]*remapping{}
	of := func(id parse.Ident) *remapping {
		if g.remaps[id.Name] == nil {
			g.remaps[id.Name] = &remapping{units: map[*checker]bool{}}
		}
		return g.remaps[id.Name]
	}
	for _, c := range g.units {
		eachRemap(c.src.Body, false, func(s parse.Stmt, conditional bool) {
			for _, id := range remappedNames(s) {
				r := of(id)
				r.conditional = r.conditional || conditional
				r.units[c] = true
			}
			switch s := s.(type) {
			case *parse.Distribute:
				for _, id := range s.Names {
					r := of(id)
					r.redistributed = true
					r.byTable = r.byTable || s.Any || !hasPlainFormats(s)
				}
			case *parse.Align:
				for _, id := range s.Names {
					of(id).realigned = true
				}
			}
		})
	}
	return g.remaps
}

func hasPlainFormats(s *parse.Distribute) bool {
	for _, f := range s.Formats {
		if f.Name == "indirect" || f.Name == "owner" {
			return false
		}
	}
	return true
}

// isDynamic reports whether the layout of a root of alignments is described at run time.
func (c mapper) isDynamic(root *names.Entity) bool {
	r := c.global.remappings()[root.Name]
	return isDeclaredDynamic(root) && r != nil && r.redistributed && !c.global.follows(root)
}

// whyNotRemapped gives the reason why an array whose mapping changes is kept as a whole, nil if it does not change or the
// layout is described at run time.
func (c mapper) whyNotRemapped(e, root *names.Entity) *whole.Reason {
	remaps := c.global.remappings()
	for x := e; ; x = alignmentOf(x).Target {
		if r := remaps[x.Name]; r != nil && isDeclaredDynamic(x) && c.global.follows(x) && !followable(e) {
			return whole.NamesRemapped.Of()
		}
		if x == root || alignmentOf(x) == nil {
			break
		}
	}
	if !c.isDynamic(root) {
		return nil
	}
	switch b := root.Bounds(); {
	case remaps[root.Name].byTable:
		return whole.ByIndirect.Of()
	case root.Dummy || e.Dummy || root.CommonPos.Valid() || e.CommonPos.Valid():
		return whole.ArgumentMoved.Helped(e.Name, root.Name)
	case c.unit.IsRecursive() && !c.saveAll && e.Saved != root.Saved:
		return whole.Activations.Of()
	case root.Allocatable.Valid() || e.Allocatable.Valid() || !ir.ConstantDims(b) || !ir.ConstantDims(e.Bounds()):
		return whole.VaryingBounds.Of()
	}
	return nil
}

// dynamicLayout is the layout of a root that is described at run time; nil if no array has it.
func (g *globals) dynamicLayout(root *names.Entity) *ir.Layout {
	for _, l := range g.layouts {
		if mutableRoot(l) == root {
			return l
		}
	}
	return nil
}

// redistributed makes the statement for a distribution.
func (c mapper) redistributed(d *mapping.Distribution, s *parse.Distribute) ir.Stmt {
	l := c.global.dynamicLayout(d.Self)
	if l == nil {
		return nil
	}
	multiAsBlock(c.checker, d)
	out := &ir.Redistribute{At: ir.At{Pos: s.Pos}, Layout: l}
	g := 0
	for k := range d.Self.Dims {
		f := ir.NewFormat{Format: d.Format(k), Arg: d.Args[k], Table: d.Tables[k]}
		switch {
		case f.Format == "*":
			f.Fixed = ir.IntConst(1, s.Pos)
		case d.Onto != nil && g < len(d.Grid):
			f.Fixed = d.Grid[g]
			g++
		}
		out.Dims = append(out.Dims, f)
	}
	c.global.remapStmts = append(c.global.remapStmts, out)
	return out
}

// fillRemaps tells each REDISTRIBUTE which arrays it moves, and lets other units reach those that do not belong to an activation.
func (g *globals) fillRemaps(p *ir.Program) {
	for _, s := range g.remapStmts {
		shared := !s.Layout.Deferred
		for _, u := range p.Units {
			for _, x := range u.Symbols {
				if x.Map != nil && x.Map.Layout == s.Layout {
					if shared {
						x.Captured, x.Storage = true, ir.Static
					}
					s.Arrays = append(s.Arrays, x)
				}
			}
		}
	}
}
