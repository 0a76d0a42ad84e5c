package specialise

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// versionMaker makes a version of a procedure, in which arrays stand in place of its distributed dummy arguments.
type versionMaker struct {
	old     *ir.Unit
	procs   map[*ir.Procedure]*ir.Procedure // what stands for its internal and dummy procedures
	symbols map[*ir.Symbol]*ir.Symbol       // what stands for dummy arguments and for what depends on them
	values  map[*ir.Symbol]ir.Expr          // of the variables that keep their bounds
	alike   map[*ir.Symbol]ir.Expr          // of other variables that have these values
	views   map[*ir.Symbol]*ir.ArrayView
	layouts map[*ir.Layout]*ir.Mapping // the mapping that takes the place of a layout of the procedure
	gone    map[*ir.Layout]bool        // layouts of dummy arguments that are whole in this version
	kept    map[*ir.Layout]bool        // layouts of dummy arguments that saved arrays have, too
	laid    []*ir.Symbol               // arrays that are laid without a directive
	passed  map[*ir.Symbol]bool        // local arrays that are passed on as dummy arguments are
	makes   map[*ir.Symbol]bool        // arrays that are laid and that the body allocates
	lent    []*ir.Layout               // of arrays in place of allocatable dummy arguments
}

// version is a procedure in which arrays and sections stand in place of its distributed dummy arguments.
func (s *specializer) version(p *ir.Procedure, places []*standin) *ir.Procedure {
	unit, proc := *p.Unit, *p
	proc.Unit, unit.Proc = &unit, &proc
	proc.Link = fmt.Sprintf("%s.%d", strings.TrimSuffix(p.Link, "_"), len(s.versions)+1)
	proc.Dummies, proc.Effects = nil, nil
	m := &versionMaker{old: p.Unit, symbols: map[*ir.Symbol]*ir.Symbol{}, values: map[*ir.Symbol]ir.Expr{}, alike: map[*ir.Symbol]ir.Expr{},
		views: map[*ir.Symbol]*ir.ArrayView{}, layouts: map[*ir.Layout]*ir.Mapping{},
		procs: map[*ir.Procedure]*ir.Procedure{}, gone: map[*ir.Layout]bool{}, kept: map[*ir.Layout]bool{}, makes: map[*ir.Symbol]bool{}}
	unit.Names = map[*ir.Symbol]string{}
	var taken []*ir.Symbol
	for k, d := range p.Dummies {
		switch x := places[k]; {
		case x == nil && s.lenders != nil:
			proc.Dummies = append(proc.Dummies, d)
		case x == nil:
			proc.Dummies = append(proc.Dummies, unmapped(d, m.symbols))
			m.unmapLayout(d)
		case x.proc != nil:
			m.procs[d.Proc] = x.proc
			if x.proc.Internal {
				proc.Internal, unit.Host = true, x.proc.Unit.Host
			}
		default:
			m.put(d, x)
			unit.Names[x.sym] = d.UserName()
			if x.view == nil && !d.Allocatable {
				m.sized(p, d, x.sym)
			}
			if x.view != nil {
				taken = append(taken, x.view.taken...)
			}
		}
	}
	proc.Dummies = append(proc.Dummies, taken...)
	m.passed = s.passedOn(p.Unit, m.procs)
	m.boundsOfPassed()
	m.localBounds()
	m.constantBounds(p)
	var own []*ir.Symbol
	if s.lenders != nil {
		own = m.ownArrays(p.Unit.Symbols)
	}
	unit.Symbols = slices.Concat(own, m.locals(p.Unit.Symbols), taken)
	proc.Dummies = m.stood(proc.Dummies)
	if x := m.symbols[proc.Result]; x != nil {
		proc.Result = x
	}
	unit.Layouts = m.unitLayouts(p.Unit)
	for _, x := range m.laid {
		unit.Layouts = ir.AppendLayout(unit.Layouts, x.Map.Layout)
	}
	inside := m.inside(&unit, s.inside[p.Unit], proc.Link)
	for _, arg := range taken {
		arg.Captured = len(inside) > 0
	}
	m.statements(&unit)
	unit.Body = append(releases(p, places), unit.Body...)
	if len(inside) == 0 {
		settleLocals(&unit)
	}
	s.queue = append(s.queue, &unit)
	for _, u := range inside {
		if !s.isTemplate(u) {
			s.queue = append(s.queue, u)
		}
	}
	return &proc
}

// put notes what stands in place of dummy argument d.
func (m *versionMaker) put(d *ir.Symbol, x *standin) {
	if d.Map != nil {
		m.layouts[d.Map.Layout] = x.sym.Map
	}
	if x.view != nil {
		m.views[d] = x.view.of
	} else {
		m.symbols[d] = x.sym
	}
	if d.Allocatable {
		m.lent = ir.AppendLayout(m.lent, x.sym.Map.Layout)
	}
	for k := range d.Dims {
		v, ok := d.Dims[k].Hi.(*ir.Var)
		switch {
		case d.Allocatable:
			m.bound(d.Dims[k].Lo, x.sym.Dims[k].Lo)
			m.bound(d.Dims[k].Hi, x.sym.Dims[k].Hi)
		case !ok:
		case x.view != nil:
			m.values[v.Sym] = x.view.hi[k]
		default:
			m.values[v.Sym] = ir.Int8Of(x.sym.Dims[k].Hi)
		}
	}
}

// sized puts the bounds of an array in place of the arguments that a procedure declares its dummy argument d with and never sets, and
// of the variables that keep equal bounds of other arrays.
func (m *versionMaker) sized(p *ir.Procedure, d, x *ir.Symbol) {
	for k := range d.Dims {
		bound, ok := d.Dims[k].Hi.(*ir.Var)
		if !ok || isOpen(d, k) || p.Kept[bound.Sym] == nil {
			continue
		}
		hi := x.Dims[k].Hi
		for v, e := range p.Kept {
			if m.values[v] == nil && ir.EqualStripped(e, p.Kept[bound.Sym]) {
				m.alike[v] = ir.Int8Of(hi)
			}
		}
		if v, beyond := m.declaredBy(p, p.Kept[bound.Sym]); v != nil && m.alike[v] == nil {
			m.alike[v] = affine.OfType(less(ir.CloneExpr(hi), beyond), v.Type)
		}
	}
}

// bareExtent is an upper bound without conversions, and without the zero that an extent is no less than anyhow: size(u,1) is max(n,0),
// ubound(u,1) of an array that begins at 1 is merge(n,0,1<=n).
func bareExtent(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.Conv:
		if x.T.Base == ir.Integer && x.X.Type().Base == ir.Integer {
			return bareExtent(x.X)
		}
	case *ir.Call:
		if x.Fn == "max" && len(x.Args) == 2 && ir.IsConst(x.Args[1]) && x.Args[1].(*ir.Const).I == 0 || isUpperBound(x) {
			return bareExtent(x.Args[0])
		}
	}
	return e
}

// plainExtent is an upper bound from 1 on as it is written elsewhere: n for max(n,0) - 1 + 1 and for 1 + n - 1.
func plainExtent(e ir.Expr) ir.Expr {
	e = bareExtent(integerIn(ir.CloneExpr(e)))
	if sum, ok := e.(*ir.Binary); ok && sum.Op == ir.Add {
		if less, ok := sum.X.(*ir.Binary); ok && less.Op == ir.Sub && ir.IsConst(sum.Y) && ir.EqualStripped(less.Y, sum.Y) {
			return plainExtent(less.X)
		}
	}
	if a, why := ir.AffineOf(e); why == "" && a.Const == 0 && len(a.Terms) == 1 && a.Terms[0].Coef == 1 {
		return &ir.Var{Pos: e.Span(), Sym: a.Terms[0].Sym}
	}
	return e
}

// isUpperBound reports whether a call is merge(n,0,1<=n).
func isUpperBound(x *ir.Call) bool {
	if x.Fn != "merge" || len(x.Args) != 3 || !isSame(x.Args[1], ir.Int8Const(0)) {
		return false
	}
	test, ok := x.Args[2].(*ir.Binary)
	return ok && test.Op == ir.LE && isSame(test.X, ir.Int8Const(1)) && isSame(test.Y, x.Args[0])
}

// localBounds puts the bounds of arrays that stand in place of arguments, and constants, in place of the variables that keep equal bounds of
// local arrays. So an array as large as an argument may take the place of other arguments, and may lie as the argument does.
//
//	real :: k(size(u,1))      where u has 50 rows:   real :: k(50)
func (m *versionMaker) localBounds() {
	bounds := map[*ir.Symbol]bool{}
	for _, x := range m.symbols {
		for _, d := range x.Dims {
			bounds[affine.ScalarOf(d.Hi)] = x.Map != nil
		}
	}
	keeps := m.upperBounds()
	by := &ir.Substitution{Symbols: m.symbols, Values: maps.Clone(m.values), Views: m.views, Procs: m.procs}
	maps.Copy(by.Values, m.alike)
	for _, st := range m.old.Entry {
		set, ok := st.(*ir.Assign)
		if !ok || !keeps[ir.SymbolOf(set.LHS)] || by.Values[ir.SymbolOf(set.LHS)] != nil {
			continue
		}
		value := plainExtent(by.Copy([]ir.Stmt{set})[0].(*ir.Assign).RHS)
		a, why := ir.AffineOf(value)
		if ir.IsConst(value) || why == "" && len(a.Terms) == 1 && a.Terms[0].Coef == 1 && bounds[a.Terms[0].Sym] {
			m.alike[ir.SymbolOf(set.LHS)] = ir.Int8Of(value)
		}
	}
}

// upperBounds are the variables that keep nothing but upper bounds of local arrays, distributed ones or of numbers, whose lower bounds are at
// least 1: an array is empty with max(n,0) where it is with n.
func (m *versionMaker) upperBounds() map[*ir.Symbol]bool {
	keeps, others := map[*ir.Symbol]bool{}, map[*ir.Symbol]bool{nil: true}
	for _, x := range m.old.Symbols {
		for _, d := range x.Dims {
			lo, constant := d.Lo.(*ir.Const)
			others[affine.ScalarOf(d.Lo)] = true
			if v := affine.ScalarOf(d.Hi); v == nil || !v.Made || !m.isLaid(x) || !constant || lo.I < 1 {
				others[v] = true
			} else {
				keeps[v] = true
			}
		}
	}
	for _, l := range m.old.Layouts {
		for g := range l.Dims {
			for _, v := range l.Dims[g].Variables() {
				others[v] = true
			}
		}
	}
	maps.DeleteFunc(keeps, func(v *ir.Symbol, _ bool) bool { return others[v] })
	return keeps
}

// isLaid reports whether a local array lies as what stands in place of an argument, or may.
func (m *versionMaker) isLaid(x *ir.Symbol) bool {
	return m.passed[x] || isLocalWork(m.old, x) || x.Map != nil && m.layouts[x.Map.Layout] != nil
}

// integerIn is an integer expression with what of it is constant computed.
func integerIn(e ir.Expr) ir.Expr {
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		switch x := x.(type) {
		case *ir.Conv:
			if k, ok := x.X.(*ir.Const); ok && x.T.Base == ir.Integer && k.T.Base == ir.Integer {
				return &ir.Const{Pos: x.Pos, T: x.T, I: k.I}
			}
		case *ir.Call:
			return foldExtreme(x)
		case *ir.Binary:
			return foldedBinary(x)
		}
		return x
	})
}

// declaredBy is the argument that a bound is but for a number, if the procedure never sets it: n, 1 for n + 1. A recursive procedure, whose
// sizes may be others in each call, has versions for what is its bound alone.
func (m *versionMaker) declaredBy(p *ir.Procedure, e ir.Expr) (v *ir.Symbol, beyond int64) {
	a, why := ir.AffineOf(e)
	if why != "" || len(a.Terms) != 1 || a.Terms[0].Coef != 1 || a.Const != 0 && p.Unit.IsRecursive() {
		return nil, 0
	}
	v = a.Terms[0].Sym
	if v.Rank() > 0 || v.Storage != ir.Argument || v.ByValue || v.Optional || v.Target || v.Captured {
		return nil, 0
	}
	if at := indexOf(p, v); at < 0 || p.Effects.Arg(at).Written {
		return nil, 0
	}
	return v, a.Const
}

// less is an integer less a number.
func less(e ir.Expr, n int64) ir.Expr {
	if n == 0 {
		return e
	}
	return integerIn(ir.Int8Op(ir.Sub, ir.Int8Of(e), ir.Int8Const(n)))
}

// unmapLayout gives up the layout of a dummy argument that every image has in full: what is aligned with it is whole, too.
func (m *versionMaker) unmapLayout(d *ir.Symbol) {
	if d.Map != nil && slices.Contains(m.old.Layouts, d.Map.Layout) {
		m.gone[d.Map.Layout] = true
	}
}

func (m *versionMaker) unitLayouts(of *ir.Unit) []*ir.Layout {
	out := slices.Clone(m.lent)
	for _, l := range of.Layouts {
		by := m.layouts[l]
		if by != nil {
			out = ir.AppendLayout(out, by.Layout)
		}
		if by == nil && !m.gone[l] || m.kept[l] {
			out = ir.AppendLayout(out, l)
		}
	}
	return out
}

// statements copies what the procedure does. The bounds that it declares are compared with those of the arrays.
func (m *versionMaker) statements(unit *ir.Unit) {
	var checks []ir.Stmt
	unit.Entry = nil
	for _, st := range m.old.Entry {
		a, ok := st.(*ir.Assign)
		if ok && m.values[ir.SymbolOf(a.LHS)] != nil {
			checks = append(checks, m.checked(a)...)
			continue
		}
		if ok && m.alike[ir.SymbolOf(a.LHS)] != nil {
			continue
		}
		unit.Entry = append(unit.Entry, st)
	}
	maps.Copy(m.values, m.alike)
	unit.Entry = append(boundsAgain(m.old.Entry, m.values), m.copy(unit.Entry)...)
	body := m.copy(m.withoutBounds(m.old.Body))
	unit.Body = slices.Concat(checks, m.allocations(body), body)
}

// checked compares what the procedure declares as an upper bound with that of the array, where the version knows no better.
func (m *versionMaker) checked(a *ir.Assign) []ir.Stmt {
	v := ir.SymbolOf(a.LHS)
	checks := m.copy(sameExtent(a, m.values[v]))
	for _, d := range m.old.Proc.Dummies {
		for _, dim := range d.Dims {
			if affine.ScalarOf(dim.Hi) == v && isSame(dim.Lo, ir.Int8Const(1)) {
				return slices.DeleteFunc(checks, comparesExtents)
			}
		}
	}
	return checks
}

// namesArgument reports whether a scalar argument is in an expression.
func namesArgument(e ir.Expr) bool {
	return ir.AnyExpr(e, func(x ir.Expr) bool { v := affine.ScalarOf(x); return v != nil && v.Storage == ir.Argument })
}

// comparesExtents lets a test of bounds from 1 on compare extents: 1:-3 is as empty as 1:0. It reports whether these are known to be the same.
// A scalar argument has the value that the bound says, and stays as it is.
func comparesExtents(st ir.Stmt) bool {
	test, ok := st.(*ir.If).Branches[0].Cond.(*ir.Binary)
	if !ok || namesArgument(test.X) {
		return false
	}
	x, y := plainExtent(test.X), plainExtent(test.Y)
	if ir.IsConst(x) || ir.IsConst(y) {
		return isSame(x, y)
	}
	extent := func(e ir.Expr) ir.Expr {
		return &ir.Call{Pos: e.Span(), Fn: "max", Args: []ir.Expr{ir.Int8Of(e), ir.Int8Const(0)}, T: ir.Int8}
	}
	test.X, test.Y = extent(x), extent(y)
	return isSame(x, y)
}

func (m *versionMaker) copy(body []ir.Stmt) []ir.Stmt {
	by := &ir.Substitution{Symbols: m.symbols, Values: m.values, Views: m.views, Procs: m.procs}
	return folded(by.Copy(body))
}

// folded computes the integers and conditions that are constants now, n/2 where an array has 13 elements, and leaves out what they keep
// from running.
func folded(body []ir.Stmt) []ir.Stmt {
	constant := func(_, x ir.Expr, r ir.Role) ir.Expr {
		switch e := x.(type) {
		case *ir.Binary:
			if r == ir.Use {
				return foldedBinary(e)
			}
		case *ir.Call:
			if r == ir.Use {
				return foldedExtreme(e)
			}
		case *ir.Conv:
			if k, ok := e.X.(*ir.Const); ok && r == ir.Use && e.T.Base == ir.Integer && k.T.Base == ir.Integer {
				return &ir.Const{Pos: e.Pos, T: e.T, I: k.I}
			}
		}
		return x
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr { return ir.MapRoles(x, r, constant) }, Block: folded}
	var out []ir.Stmt
	for _, st := range body {
		st.Become(st.Rewritten(m, ir.Use))
		out = append(out, chosen(st)...)
		if len(out) > 0 && isReturn(out[len(out)-1]) {
			break
		}
	}
	return out
}

func isReturn(st ir.Stmt) bool {
	_, ok := st.(*ir.Return)
	return ok
}

// chosen are the statements that a statement comes to.
func chosen(st ir.Stmt) []ir.Stmt {
	if b, ok := st.(*ir.If); ok {
		return ir.Chosen(b)
	}
	return []ir.Stmt{st}
}

// foldedExtreme is the largest or least of integers that are known, else the call.
func foldedExtreme(e *ir.Call) ir.Expr {
	if k, ok := foldExtreme(e).(*ir.Const); ok {
		return &ir.Const{Pos: e.Pos, T: e.T, I: k.I}
	}
	return e
}

// foldedBinary is an operation on integers whose value is known, else the operation.
func foldedBinary(b *ir.Binary) ir.Expr {
	x, okX := b.X.(*ir.Const)
	y, okY := b.Y.(*ir.Const)
	if !okX || !okY || x.T.Base != ir.Integer && x.T.Base != ir.Logical || b.T.Base != ir.Integer && b.T.Base != ir.Logical {
		return b
	}
	k, why := ir.FoldNode(b, []*ir.Const{x, y}, true)
	if k == nil || why != "" {
		return b
	}
	return &ir.Const{Pos: b.Pos, T: k.T, I: k.I, L: k.L}
}

// locals gives the variables of a version for those of the unit that it is made of: arrays that are aligned with a dummy argument
// become arrays that are aligned
// with what stands in its place, and bounds that were those of a dummy argument become those of the array.
func (m *versionMaker) locals(old []*ir.Symbol) []*ir.Symbol {
	var out []*ir.Symbol
	for _, v := range old {
		if m.views[v] != nil {
			continue
		}
		if x := m.symbols[v]; x != nil {
			if x.Storage == ir.Argument {
				x.Dims, _ = boundsWith(x.Dims, m.values)
				out = append(out, x)
			}
			continue
		}
		aligned := v.Map != nil && m.layouts[v.Map.Layout] != nil
		if v.Saved && (aligned || m.gone[v.Map.Layout]) { // all versions share it
			m.kept[v.Map.Layout] = true
			out = append(out, v)
			continue
		}
		whole := v.Map != nil && !aligned && m.gone[v.Map.Layout]
		dims, changed := boundsWith(v.Dims, m.values)
		dims, more := boundsWith(dims, m.alike)
		changed = changed || more
		laid := m.laidLike(v, dims)
		if allocated := m.allocatedBounds(v); v.Allocatable && laid == nil {
			if laid = m.laidLike(v, allocated); laid != nil {
				dims = allocated
			}
		}
		if !aligned && !changed && !whole && laid == nil {
			out = append(out, v)
			continue
		}
		c := *v
		c.Dims = dims
		if whole {
			c.Map = nil
		}
		if aligned {
			c.Map = movedTo(v.Map, m.layouts[v.Map.Layout].Layout)
		} else if laid != nil {
			m.lay(&c, laid)
		}
		m.symbols[v] = &c
		out = append(out, &c)
	}
	return out
}

// boundsWith puts values in place of variables that keep bounds.
func boundsWith(dims []ir.Dim, values map[*ir.Symbol]ir.Expr) (out []ir.Dim, changed bool) {
	put := func(e ir.Expr) ir.Expr {
		return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
			if v, ok := x.(*ir.Var); ok && values[v.Sym] != nil {
				changed = true
				return ir.CloneExpr(values[v.Sym])
			}
			return x
		})
	}
	for _, d := range dims {
		out = append(out, ir.Dim{Lo: put(d.Lo), Hi: put(d.Hi)})
	}
	return out, changed
}

// insideTemplates lists, for each procedure with distributed dummy arguments, the procedures inside it: each of its versions has
// versions of them, in which the host's dummy arguments are the arrays that stand in their place.
func (s *specializer) insideTemplates(prog *ir.Program) map[*ir.Unit][]*ir.Unit {
	out := map[*ir.Unit][]*ir.Unit{}
	for _, u := range prog.Units {
		if s.isTemplate(u.Host) {
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
		proc.Unit, unit.Proc, unit.Host, unit.Names = &unit, &proc, host, host.Names
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
		units[i].Entry, units[i].Body = m.copy(old.Entry), m.copy(m.withoutBounds(old.Body))
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
