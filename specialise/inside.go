package specialise

import (
	"fmt"

	"dhpfgo/ir"
	"dhpfgo/sem"
)

// insideTemplates lists, for each procedure with distributed dummy arguments, the procedures inside it: each of its versions has
// versions of them, in which the host's dummy arguments are the arrays that stand in their place.
func insideTemplates(prog *sem.Program) map[*sem.Unit][]*sem.Unit {
	out := map[*sem.Unit][]*sem.Unit{}
	for _, u := range prog.Units {
		if isTemplate(u.Host) {
			out[u.Host] = append(out[u.Host], u)
		}
	}
	return out
}

// inside makes the internal procedures of a version of their host. Those with distributed dummy arguments of their own are made
// again, for each list of arrays that the version calls them with.
func (m *versionMaker) inside(host *sem.Unit, list []*sem.Unit, link string) []*sem.Unit {
	var units []*sem.Unit
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
func (m *versionMaker) stood(list []*sem.Symbol) []*sem.Symbol {
	var out []*sem.Symbol
	for _, v := range list {
		if x := m.symbols[v]; x != nil {
			v = x
		}
		out = append(out, v)
	}
	return out
}

// keptBounds is what the variables hold that keep the bounds of an internal procedure's arguments.
func (m *versionMaker) keptBounds(old map[*sem.Symbol]sem.Expr) map[*sem.Symbol]sem.Expr {
	out := map[*sem.Symbol]sem.Expr{}
	for v, e := range old {
		out[m.stood([]*sem.Symbol{v})[0]] = sem.MapExpr(ir.CloneExpr(e), func(x sem.Expr) sem.Expr {
			v, ok := x.(*sem.Var)
			switch {
			case ok && m.values[v.Sym] != nil:
				return ir.CloneExpr(m.values[v.Sym])
			case ok && m.symbols[v.Sym] != nil:
				return &sem.Var{Pos: v.Pos, Sym: m.symbols[v.Sym]}
			}
			return x
		})
	}
	return out
}
