// Package moved lays and moves the arrays whose memory or whose bounds others take or set: by MOVE_ALLOC, and by ALLOCATE of what they are aligned
// with.
package moved

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
)

// Lay lays allocatable arrays without a directive as the distributed arrays with which MOVE_ALLOC exchanges their memory, so that no element
// moves where both have the same bounds.
//
//	call move_alloc(u, t);  call move_alloc(v, u);  call move_alloc(t, v)      t lies as u does
func Lay(prog *ir.Program) {
	m := &movedArrays{owner: map[*ir.Symbol]*ir.Unit{}, unfit: map[*ir.Symbol]bool{}}
	for _, u := range prog.Units {
		u.Body = m.moves(u.Body)
	}
	if !m.any {
		return
	}
	for _, u := range prog.Units {
		m.note(u)
	}
	for m.layOne(prog) {
		for _, u := range prog.Units {
			u.Body = m.moves(u.Body)
		}
	}
	ir.FindEffects(prog)
}

// layOne lays one array that is moved to or from a distributed one, and reports whether there is any.
func (m *movedArrays) layOne(prog *ir.Program) (found bool) {
	prog.EachStatement(func(st ir.Stmt) {
		if c, ok := st.(*ir.CopyArray); ok && c.Moves && !found {
			found = m.lay(c.To, c.From) || m.lay(c.From, c.To)
		}
	})
	return found
}

// movedArrays is what is known of the arrays of a program that may be laid.
type movedArrays struct {
	any   bool // there is a MOVE_ALLOC of distributed arrays
	owner map[*ir.Symbol]*ir.Unit
	unfit map[*ir.Symbol]bool // named outside of the body of their unit, or passed on as what they are
}

// moves writes MOVE_ALLOC out where an argument became a distributed array.
func (m *movedArrays) moves(list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range list {
		if c, ok := st.(*ir.CopyArray); ok && c.Moves {
			m.any = true
		}
		if c, ok := st.(*ir.CallIntrinsic); ok && c.Name == "move_alloc" {
			from, to := ir.SymbolOf(c.Args[0]), ir.SymbolOf(c.Args[1])
			if from != nil && to != nil && (from.Map != nil || to.Map != nil) {
				m.any = true
				out = append(out, ir.MoveAlloc(from, to, c.Pos)...)
				continue
			}
		}
		st.Become(st.Rewritten(&ir.Rewriter{Block: m.moves, Directives: true}, ir.Use))
		out = append(out, st)
	}
	return out
}

// note finds what keeps the arrays of a unit from being laid.
func (m *movedArrays) note(u *ir.Unit) {
	for _, s := range u.Symbols {
		m.owner[s] = u
	}
	ir.EachMention(u.Entry, func(s *ir.Symbol, _ ir.Role) { m.unfit[s] = true })
	ir.EachMention(u.Body, func(s *ir.Symbol, _ ir.Role) {
		if !slices.Contains(u.Symbols, s) {
			m.unfit[s] = true
		}
	})
	calls := func(p *ir.Procedure, args []ir.Actual) {
		for k, a := range args {
			if x := ir.ActualSymbol(a); x != nil && x.Allocatable && (p.Unit == nil || k >= len(p.Dummies) || p.Dummies[k].Allocatable || p.Dummies[k].Pointer) {
				m.unfit[x] = true
			}
		}
	}
	ir.EachCall(u.Body, calls)
}

// lay gives an array a layout as that of another one, of its own bounds; it reports whether it did.
func (m *movedArrays) lay(s, as *ir.Symbol) bool {
	u := m.owner[s]
	if s.Map != nil || as.Map == nil || u == nil || u.Module || u.IsRecursive() || m.unfit[s] || !mayBeLaid(s) {
		return false
	}
	l, dims := m.layoutAs(s, as)
	if l == nil {
		return false
	}
	s.Map = &ir.Mapping{Layout: l, Dims: dims}
	for g := range l.Dims {
		m.tileVariables(u, l, g)
	}
	u.Layouts = append(u.Layouts[:len(u.Layouts):len(u.Layouts)], l)
	return true
}

// mayBeLaid reports whether an array is one that its unit alone allocates, in variables of its own.
func mayBeLaid(s *ir.Symbol) bool {
	local := s.Storage == ir.Automatic || s.Storage == ir.Static
	return local && s.Allocatable && !s.Pointer && !s.Target && !s.View && !s.Whole && !s.Overlaid && s.Type.Base != ir.Derived && s.Type.Base != ir.Character
}

// layoutAs is a layout of array s that has the formats of that of another array, whose cells are its indices, with the place of each dimension
// of s in it; nil where there is none.
func (m *movedArrays) layoutAs(s, as *ir.Symbol) (*ir.Layout, []ir.MapDim) {
	from := as.Map.Layout
	if from.IsDynamic() || from.IsMulti() || len(as.Map.Cells) > 0 {
		return nil, nil
	}
	l := &ir.Layout{Name: s.Name, Pos: s.Pos, Onto: from.Onto, OntoPos: from.OntoPos, Deferred: true, Dims: slices.Clone(from.Dims)}
	dims := slices.Clone(as.Map.Dims)
	for k, d := range dims {
		if d.Grid < 0 {
			continue
		}
		x := &l.Dims[d.Grid]
		low, okLow := ir.Difference(x.Lo, as.Dims[k].Lo)
		high, okHigh := ir.Difference(x.Hi, as.Dims[k].Hi)
		if d.Coef != 1 || x.Table != nil || x.Arg != nil && !ir.IsConst(x.Arg) || !okLow || !okHigh || low != d.Offset || high != d.Offset {
			return nil, nil
		}
		x.TemplateDim, x.Lo, x.Hi = k+1, ir.CloneExpr(s.Dims[k].Lo), ir.CloneExpr(s.Dims[k].Hi)
		dims[k].Offset = 0
	}
	return l, dims
}

// tileVariables makes the variables that describe the tiles of dimension g of a layout.
func (m *movedArrays) tileVariables(u *ir.Unit, l *ir.Layout, g int) {
	variable := func(what string) *ir.Symbol {
		v := &ir.Symbol{Name: fmt.Sprintf("%s%%%s%d", l.Name, what, g+1), Source: what, Pos: l.Pos, Type: ir.Int8, Made: true, Storage: ir.Static}
		if u.Proc != nil {
			v.Storage = ir.Automatic
		}
		u.Symbols = append(u.Symbols[:len(u.Symbols):len(u.Symbols)], v)
		return v
	}
	d := &l.Dims[g]
	many := d.Many()
	d.Start, d.Block = variable("start"), variable("block")
	if many {
		d.First, d.Last, d.Period = variable("first"), variable("last"), variable("period")
	}
}
