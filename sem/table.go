package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// whyNoTable gives the reason why the sizes of a GEN_BLOCK dimension cannot be used where the layout comes into being, none
// if they can.
func (c mapper) whyNoTable(d *mapping.Distribution, t *ir.Table) diag.Reason {
	if t.IsConstant() {
		return diag.Reason{}
	}
	e := names.Of(t.Sym)
	switch maps := homeOf(e).maps; {
	case maps.Dists[e.Name] != nil || maps.Aligns[e.Name] != nil:
		return whole.SizesDistributed.Of(e.Name)
	case t.Sym.Size == ir.AssumedSize:
		return whole.SizesUncounted.Of(e.Name)
	case c.ownTables || d.Self.Allocatable.Valid() || t.Sym.InitElems != nil:
		return diag.Reason{}
	case e.Allocatable.Valid() || e.Pointer:
		return whole.SizesLater.Of(e.Name)
	case c.unit.Proc == nil || !e.Dummy && !e.CommonPos.Valid() && e.Home == c.checker:
		return whole.SizesUnset.Of(e.Name, d.Self.Name)
	}
	return diag.Reason{}
}

// ownerFunctions checks the functions of OWNER in all layouts.
func (k *Checking) ownerFunctions() {
	seen := map[diag.Span]bool{}
	for _, c := range k.g.units {
		for _, l := range c.unit.Layouts {
			for _, d := range l.Dims {
				if t := d.Table; t != nil && t.Owner != nil && !seen[t.Pos] {
					seen[t.Pos] = true
					ownerFunction(k.g.bag, t)
				}
			}
		}
	}
}

// ownerFunction checks one. Where the layout of a procedure comes into being at the start of the program, nothing of the procedure's exists.
func ownerFunction(bag *diag.Bag, t *ir.Table) {
	p := t.Owner
	switch {
	case !isOfOneInteger(p):
		bag.Errorf(t.Pos, "format", "'%s' is not an integer function of one integer", p.Name).Because(p.Pos, "declared here").Note(mapping.OwnerRule)
	case !p.Pure:
		bag.Errorf(t.Pos, "format", "the function '%s' is not PURE", p.Name).Because(p.Pos, "declared here").Note(mapping.OwnerRule).
			Help("declare '%s' PURE", p.Name)
	case p.Internal && p.Unit.Host.Proc != nil:
		bag.Errorf(t.Pos, "format", "the function '%s' is contained in the procedure '%s'", p.Name, p.Unit.Host.Name).Because(p.Pos, "declared here").
			Note("elements have their owners before the procedure is called").Help("write '%s' in a module", p.Name)
	case p.Effects != nil && (p.Effects.Mapped || p.Effects.Opaque || p.Unit != nil && readsVariables(p.Effects)):
		bag.Errorf(t.Pos, "format", "the function '%s' uses variables that are not its own", p.Name).Because(p.Pos, "declared here").
			Note(mapping.OwnerRule + "; it depends on the index and on constants alone").
			Help("make the variables constants, or fill an array with the processors and write 'indirect(array)'")
	}
}

// readsVariables reports whether a procedure reads other variables than arguments and its own; arrays of constants are none.
func readsVariables(e *ir.Effects) bool {
	for key := range e.Reads {
		s, ok := key.(*ir.Symbol)
		if e := names.Of(s); !ok || e == nil || e.Class != names.Constant {
			return true
		}
	}
	return false
}

// isOfOneInteger reports whether a procedure is a function of one integer with an integer as value.
func isOfOneInteger(p *ir.Procedure) bool {
	plain := func(s *ir.Symbol) bool {
		return s.Type.Base == ir.Integer && s.Rank() == 0 && !s.Pointer && !s.Allocatable && !s.Optional && s.Proc == nil
	}
	return p.IsFunction() && plain(p.Result) && len(p.Dummies) == 1 && plain(p.Dummies[0])
}
