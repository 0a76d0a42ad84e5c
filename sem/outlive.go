package sem

import "dhpfgo/ir"

// outliveCalls makes the distributed arrays of constant shape that a procedure declares live as long as the program: all
// images make them together at its start. Those whose bounds are known only at a call are allocated at the entry.
func (c mapper) outliveCalls() {
	if c.unit.Proc == nil && !c.unit.Module {
		return
	}
	for _, l := range c.unit.Layouts {
		for _, d := range l.Dims {
			for _, s := range d.Variables() {
				if l.IsConstant() || c.unit.Module {
					s.Storage, s.Captured = ir.Static, true
				}
			}
		}
	}
	for _, s := range c.unit.Symbols {
		switch {
		case s.Map != nil && s.Storage == ir.Static:
			s.Captured = true
		case s.Map == nil:
		case s.Allocatable: // made by ALLOCATE, with its layout where a call settles that: a template may have bounds of the call
			s.Map.Layout.Deferred = s.Map.Layout.Deferred || !c.unit.Module && !s.Map.Layout.IsConstant()
		case s.Storage != ir.Automatic:
		case (s.Map.Layout.IsConstant() || c.unit.Module) && ir.ConstantDims(s.Dims) && !c.unit.IsRecursive():
			s.Storage, s.Captured = ir.Static, true
		default:
			s.Allocatable = true
			s.Map.Layout.Deferred = !s.Map.Layout.IsConstant()
			c.atEntry = append(c.atEntry, &ir.Allocate{At: ir.At{Pos: s.Pos}, Sym: s})
		}
	}
	if len(c.src.Contains) > 0 {
		shareInside(c.unit)
	}
}

// shareInside puts what describes the distributed arrays that each call makes where internal procedures find it. The
// procedure is not recursive (whyUsedWhole).
func shareInside(u *ir.Unit) {
	for _, s := range u.Symbols {
		if s.Map == nil || s.Storage != ir.Automatic || !s.Allocatable {
			continue
		}
		s.Storage, s.Captured, s.PerCall = ir.Static, true, true
		for _, d := range s.Map.Layout.Dims {
			for _, v := range d.Variables() {
				v.Storage, v.Captured = ir.Static, true
			}
		}
	}
}
