package pipeline

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// dropUnreached drops the procedures of libraries that nothing reaches from the rest of the program: a module with the interfaces of a
// library brings all of it, of which a program mostly calls little. What other languages may call is kept.
func (c *Compilation) dropUnreached() {
	members, outside := c.members(), c.foreign()
	if members == nil {
		return
	}
	r := &reaching{units: map[*ir.Unit]bool{}}
	for _, d := range c.Typed.Dispatchers {
		for _, t := range d.Targets {
			r.proc(t.Proc)
		}
	}
	for _, p := range c.Typed.InitProcs {
		r.proc(p.Proc)
	}
	for _, u := range c.Typed.Units {
		if u.Proc == nil || u.Module || !members[u.Pos.File] || outside[u.Proc.Link] || u.Proc.CName != "" {
			r.unit(u)
		}
	}
	for u := range r.units {
		if c.idle[u.Pos] {
			diag.Bugf("%s is reached, and its body was taken away", u.Name)
		}
	}
	c.Typed.Units = slices.DeleteFunc(c.Typed.Units, func(u *ir.Unit) bool { return !r.units[u] })
}

// reaching are the units that are reached.
type reaching struct{ units map[*ir.Unit]bool }

func (r *reaching) proc(p *ir.Procedure) {
	if p != nil && p.Unit != nil {
		r.unit(p.Unit)
	}
	if p != nil {
		for _, t := range p.Targets {
			r.proc(t.Proc)
		}
	}
}

// unit reaches a unit with its hosts, and what stands in them.
func (r *reaching) unit(u *ir.Unit) {
	if u == nil || r.units[u] {
		return
	}
	r.units[u] = true
	r.unit(u.Host)
	var bounds []ir.Expr
	for _, s := range u.Symbols {
		bounds = append(bounds, s.Len)
		for _, d := range s.Dims {
			bounds = append(bounds, d.Lo, d.Hi)
		}
	}
	ir.EveryProc(r.proc, u.Entry, u.Body, bounds)
	for _, l := range u.Layouts {
		for _, d := range l.Dims {
			if d.Table != nil {
				r.proc(d.Table.Owner)
			}
		}
	}
}
