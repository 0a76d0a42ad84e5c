package specialise

import (
	"fmt"

	"dhpfgo/ir"
)

// insideTemplates lists, for each procedure with distributed dummy arguments, the procedures inside it: each of its versions has
// versions of them, in which the host's dummy arguments are the arrays that stand in their place.
func insideTemplates(prog *ir.Program) map[*ir.Unit][]*ir.Unit {
	out := map[*ir.Unit][]*ir.Unit{}
	for _, u := range prog.Units {
		if isTemplate(u.Host) {
			out[u.Host] = append(out[u.Host], u)
		}
	}
	return out
}

// inside makes the internal procedures of a version of their host. Those with distributed dummy arguments of their own are made
// again, for each list of arrays that the version calls them with.
func (m *versionMaker) inside(host *ir.Unit, list []*ir.Unit, link string) []*ir.Unit {
	var units []*ir.Unit
	for i, old := range list {
		unit, proc := *old, *old.Proc
		proc.Unit, unit.Proc, unit.Host = &unit, &proc, host
		proc.Link = fmt.Sprintf("%s.%s.%d", old.Proc.Name, link, i+1)
		m.procs[old.Proc] = &proc
		unit.Layouts = m.unitLayouts(old)
		unit.Symbols = m.locals(old.Symbols)
		proc.Dummies = m.stood(old.Proc.Dummies)
		if r := m.symbols[proc.Result]; r != nil {
			proc.Result = r
		}
		units = append(units, &unit)
	}
	for i, old := range list {
		units[i].Entry, units[i].Body = m.copy(old.Entry), m.copy(old.Body)
		units[i].Proc.Kept = m.keptBounds(old.Proc.Kept)
	}
	return units
}

// stood puts in place of variables what stands for them.
func (m *versionMaker) stood(list []*ir.Symbol) []*ir.Symbol {
	var out []*ir.Symbol
	for _, v := range list {
		if x := m.symbols[v]; x != nil {
			v = x
		}
		out = append(out, v)
	}
	return out
}

// keptBounds is what the variables hold that keep the bounds of an internal procedure's arguments.
func (m *versionMaker) keptBounds(old map[*ir.Symbol]ir.Expr) map[*ir.Symbol]ir.Expr {
	out := map[*ir.Symbol]ir.Expr{}
	for v, e := range old {
		out[m.stood([]*ir.Symbol{v})[0]] = ir.MapExpr(ir.CloneExpr(e), func(x ir.Expr) ir.Expr {
			v, ok := x.(*ir.Var)
			switch {
			case ok && m.values[v.Sym] != nil:
				return ir.CloneExpr(m.values[v.Sym])
			case ok && m.symbols[v.Sym] != nil:
				return &ir.Var{Pos: v.Pos, Sym: m.symbols[v.Sym]}
			}
			return x
		})
	}
	return out
}
