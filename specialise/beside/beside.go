// Package beside lays distributed arrays alike that are used together and whose bounds differ by a few elements:
//
//	real u(0:n+1), r(n);  distribute (block) :: u, r          r as if by align r(i) with u(i): tile k of both begins at
//	do i = 1, n;  r(i) = u(i-1) + u(i+1);  end do             the same cell, and u(i-1) is in the tile or its shadow
//
// Cut by themselves, tile k of u begins at k*ceil((n+2)/p) and that of r at 1 + k*ceil(n/p), cells that lie the farther apart the more
// images there are: no shadow would do, and every image had to store all of u. A directive says nothing that the program can ask of the
// tiles' bounds, so that the answers stay. Where no array's bounds enclose those of the others, cells are added to the layout.
package beside

import (
	"slices"

	"dhpfgo/ir"
)

// Bounds of layouts that are laid alike differ by no more than near at each end, and subscripts of one loop for both by no more either;
// fewest is how many cells a layout of constant bounds has at least: where tiles are of few cells, one more leaves images without any.
const near, fewest = 4, 32

// After gives how far the bounds of dimension j of b lie above those of dimension i of a, wherever b is allocated just after a; ok is false
// where they are not at fixed distances, or b may be allocated elsewhere.
type After func(a *ir.Symbol, i int, b *ir.Symbol, j int) (low, high int64, ok bool)

// Lay gives arrays that are used together one layout.
func Lay(prog *ir.Program, after After) {
	b := &laying{prog: prog, after: after, of: map[*ir.Layout][]*ir.Symbol{}, homes: map[*ir.Layout][]*ir.Unit{}, fixed: map[*ir.Layout]bool{},
		to: map[*ir.Layout]*ir.Layout{}}
	for _, u := range prog.Units {
		b.arrays(u)
	}
	if len(b.of) < 2 {
		return
	}
	for _, u := range prog.Units {
		b.lists(u.Body)
	}
	for _, p := range b.together {
		if l, m := b.last(p[0]), b.last(p[1]); l != m && isCutAlike(l, m) {
			_ = b.join(l, m, false) || b.join(m, l, false) || b.join(l, m, true) || b.join(m, l, true)
		}
	}
	if len(b.to) > 0 {
		b.replace()
	}
}

// laying is what is known of the layouts of a program.
type laying struct {
	prog     *ir.Program
	after    After
	of       map[*ir.Layout][]*ir.Symbol // arrays in their order
	homes    map[*ir.Layout][]*ir.Unit   // the units that declare them
	fixed    map[*ir.Layout]bool         // to stay as it is
	together [][2]*ir.Layout
	to       map[*ir.Layout]*ir.Layout // layouts that are gone, and what takes their place
}

// arrays notes the layouts of the arrays of a unit, and which must stay: those of arguments whose bounds the run brings, and of arrays
// that become such arguments.
func (b *laying) arrays(u *ir.Unit) {
	for _, s := range u.Symbols {
		if s.Map == nil {
			continue
		}
		l := s.Map.Layout
		b.of[l] = append(b.of[l], s)
		if !slices.Contains(b.homes[l], u) {
			b.homes[l] = append(b.homes[l], u)
		}
		if s.Storage == ir.Argument && !l.IsConstant() || s.Pointer || s.Scratch || l.Dynamic {
			b.fixed[l] = true
		}
	}
	for _, body := range [][]ir.Stmt{u.Entry, u.Body} {
		ir.WalkStmts(body, func(st ir.Stmt) bool {
			if c, ok := st.(*ir.CallProc); ok {
				b.arguments(c.Proc, c.Args)
			}
			for _, e := range ir.ExprsOf(st) {
				ir.WalkExprs(e, func(x ir.Expr) {
					if f, ok := x.(*ir.FuncRef); ok {
						b.arguments(f.Proc, f.Args)
					}
				})
			}
			return true
		})
	}
}

// arguments notes layouts that the run may find to be those of dummy arguments.
func (b *laying) arguments(p *ir.Procedure, args []ir.Actual) {
	for i, a := range args {
		if s := ir.ActualSymbol(a); s != nil && s.Map != nil && i < len(p.Dummies) {
			if m := p.Dummies[i].Map; m != nil && m.Layout != s.Map.Layout {
				b.fixed[s.Map.Layout], b.fixed[m.Layout] = true, true
			}
		}
	}
}

// lists looks at what the assignments of each list name together.
func (b *laying) lists(body []ir.Stmt) {
	var named []*ir.Elem
	for _, st := range body {
		if _, ok := st.(*ir.Assign); ok {
			for _, e := range ir.ExprsOf(st) {
				ir.WalkExprs(e, func(x ir.Expr) {
					if e, ok := x.(*ir.Elem); ok && e.Sym.Map != nil {
						named = append(named, e)
					}
				})
			}
		}
		st.EachBlock(b.lists)
	}
	for k, x := range named {
		for _, y := range named[:k] {
			p := [2]*ir.Layout{y.Sym.Map.Layout, x.Sym.Map.Layout}
			if p[0] != p[1] && !slices.Contains(b.together, p) && areNear(x, y) {
				b.together = append(b.together, p)
			}
		}
	}
}

// areNear reports whether two references are to cells at short distances in all grid dimensions.
func areNear(x, y *ir.Elem) bool {
	a, b := x.Sym.Map, y.Sym.Map
	if len(a.Layout.Dims) != len(b.Layout.Dims) {
		return false
	}
	for g := range a.Layout.Dims {
		i, j := dimOf(a, g), dimOf(b, g)
		if i < 0 || j < 0 || a.Dims[i].Coef != 1 || b.Dims[j].Coef != 1 {
			return false
		}
		d, ok := ir.Difference(x.Subs[i], y.Subs[j])
		if !ok || !isShort(d+a.Dims[i].Offset-b.Dims[j].Offset) {
			return false
		}
	}
	return true
}

func isShort(n int64) bool { return -near <= n && n <= near }

// dimOf is the dimension of an array that lies along a grid dimension; -1 for none.
func dimOf(m *ir.Mapping, g int) int {
	return slices.IndexFunc(m.Dims, func(d ir.MapDim) bool { return d.Grid == g })
}

// isCutAlike reports whether two layouts differ in their bounds at most, in dimensions that are cut into blocks, whose size the run chooses, or
// dealt.
func isCutAlike(l, m *ir.Layout) bool {
	if l.Dynamic || m.Dynamic || l.Deferred != m.Deferred {
		return false
	}
	other := *m
	other.Dims = slices.Clone(m.Dims)
	for g, d := range l.Dims {
		if d.Format != "block" && d.Format != "cyclic" || d.Format == "block" && d.Arg != nil {
			return false
		}
		other.Dims[g].Lo, other.Dims[g].Hi = d.Lo, d.Hi
	}
	return ir.CutAlike(l, &other)
}

// join lets m be l, which may get the cells that m alone has. It reports false where one of them has to stay as it is, or where the bounds
// of m are not known when l comes into being.
func (b *laying) join(l, m *ir.Layout, widen bool) bool {
	apart, ok := b.apart(l, m)
	if !ok {
		return false
	}
	for g, d := range apart {
		wider, narrower := d.low < 0 || d.high > 0, d.low > 0 || d.high < 0
		if wider && (!widen || b.fixed[l]) || narrower && b.fixed[m] || !isShort(d.low) || !isShort(d.high) || (wider || narrower) && isSmall(l.Dims[g]) {
			return false
		}
	}
	for g, d := range apart {
		x := &l.Dims[g]
		x.Lo, x.Hi = plus(x.Lo, min(d.low, 0)), plus(x.Hi, max(d.high, 0))
	}
	b.to[m] = l
	b.of[l] = append(b.of[l], b.of[m]...)
	b.fixed[l] = b.fixed[l] || b.fixed[m]
	for _, u := range b.homes[m] {
		if !slices.Contains(b.homes[l], u) {
			b.homes[l] = append(b.homes[l], u)
		}
	}
	return true
}

type ends struct{ low, high int64 }

// apart gives how far the bounds of m lie above those of l in each grid dimension, where these are constants, or where each array of m is
// allocated just after one of l.
func (b *laying) apart(l, m *ir.Layout) (out []ends, ok bool) {
	for g := range l.Dims {
		low, okLow := ir.Difference(m.Dims[g].Lo, l.Dims[g].Lo)
		high, okHigh := ir.Difference(m.Dims[g].Hi, l.Dims[g].Hi)
		if okLow && okHigh && !l.Deferred {
			out = append(out, ends{low, high})
			continue
		}
		found := ends{}
		for k, s := range b.of[m] {
			d, ok := b.behind(l, m, s, g)
			if !ok || k > 0 && d != found {
				return nil, false
			}
			found = d
		}
		out = append(out, found)
	}
	return out, l.Deferred || l.IsConstant() && m.IsConstant()
}

// behind gives how far the bounds of layout m lie above those of l in grid dimension g, if array s of m is allocated just after one of l.
func (b *laying) behind(l, m *ir.Layout, s *ir.Symbol, g int) (e ends, ok bool) {
	j := dimOf(s.Map, g)
	if j < 0 {
		return e, false
	}
	lowS, highS, okS := within(m.Dims[g], s, j)
	for _, h := range b.of[l] {
		i := dimOf(h.Map, g)
		if i < 0 || !okS {
			continue
		}
		lowH, highH, okH := within(l.Dims[g], h, i)
		if low, high, ok := b.after(h, i, s, j); ok && okH {
			return ends{low + lowS - lowH, high + highS - highH}, true
		}
	}
	return e, false
}

// within gives how far the bounds of a layout lie above those of an array in one of its dimensions.
func within(d ir.LayoutDim, s *ir.Symbol, k int) (low, high int64, ok bool) {
	m := s.Map.Dims[k]
	low, okLow := ir.Difference(d.Lo, s.Dims[k].Lo)
	high, okHigh := ir.Difference(d.Hi, s.Dims[k].Hi)
	return low, high, okLow && okHigh && m.Coef == 1 && m.Offset == 0
}

// isSmall reports whether a dimension has few cells.
func isSmall(d ir.LayoutDim) bool {
	n, ok := ir.Difference(d.Hi, d.Lo)
	return ok && n < fewest
}

func plus(e ir.Expr, n int64) ir.Expr {
	if n == 0 {
		return e
	}
	if c, ok := e.(*ir.Const); ok {
		return &ir.Const{Pos: c.Pos, T: c.T, I: c.I + n}
	}
	return &ir.Binary{Pos: e.Span(), Op: ir.Add, X: e, Y: &ir.Const{Pos: e.Span(), T: e.Type(), I: n}, T: e.Type()}
}

// last is the layout that takes the place of one.
func (b *laying) last(l *ir.Layout) *ir.Layout {
	for b.to[l] != nil {
		l = b.to[l]
	}
	return l
}

// replace lets arrays have the layouts that take the place of theirs.
func (b *laying) replace() {
	for l := range b.to {
		if to := b.last(l); len(b.homes[to]) > 1 {
			for _, v := range to.Variables() {
				v.Captured, v.Storage = true, ir.Static
			}
		}
	}
	for _, u := range b.prog.Units {
		for _, l := range slices.Clone(u.Layouts) {
			if to := b.last(l); to != l {
				u.Layouts = slices.DeleteFunc(ir.AppendLayout(slices.Clone(u.Layouts), to), func(x *ir.Layout) bool { return x == l })
			}
		}
		u.Symbols = slices.DeleteFunc(slices.Clone(u.Symbols), b.isGone)
		for _, s := range u.Symbols {
			if s.Map != nil && b.to[s.Map.Layout] != nil {
				s.Map = &ir.Mapping{Layout: b.last(s.Map.Layout), Dims: s.Map.Dims, Cells: s.Map.Cells, Beside: true}
			}
		}
	}
}

// isGone reports whether a variable described a layout that is gone.
func (b *laying) isGone(v *ir.Symbol) bool {
	for l := range b.to {
		if slices.Contains(l.Variables(), v) {
			return true
		}
	}
	return false
}
