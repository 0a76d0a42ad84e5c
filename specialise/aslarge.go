package specialise

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// Local arrays of numbers that no directive maps, that are declared as large as a dummy argument and passed on like it, lie as what
// stands in place of that argument does:
//
//	subroutine step(f, u);  real :: u(:), k(size(u));  call f(u, k);  u = u + k          →   align k(i) with u(i)
//
// They are found before versions are made, as what they are passed to has to take them in place.

// asLarge reports whether v is such an array of a unit as far as its declaration tells, or what allocates it, for a dummy argument of which
// may(d) holds.
func asLarge(u *ir.Unit, v *ir.Symbol, may func(*ir.Symbol) bool) bool {
	numbers := v.Type.Base == ir.Real || v.Type.Base == ir.Complex
	if !numbers || !isLocalWork(u, v) || v.Allocatable && !isAllocatedAlone(u, v) {
		return false
	}
	return slices.ContainsFunc(u.Proc.Dummies, func(d *ir.Symbol) bool {
		return may(d) && dimensionsLike(u, v, d) != nil
	})
}

// isLocalWork reports whether v is an array that a call of a unit makes for itself, and that no directive maps.
func isLocalWork(u *ir.Unit, v *ir.Symbol) bool {
	if u.Proc == nil || u.Proc.Recursive || v.Rank() == 0 || v.Map != nil || v.Whole || v.Storage != ir.Automatic || v == u.Proc.Result {
		return false
	}
	return !v.Pointer && !v.Target && !v.View && !v.Overlaid && !v.Saved && !v.Captured && v.Init == nil && v.InitElems == nil
}

// isAllocatedAlone reports whether nothing but ALLOCATE says what the bounds of a local array are: it stands in no statement that could.
func isAllocatedAlone(u *ir.Unit, v *ir.Symbol) bool {
	mentions, known := 0, 0
	ir.EachNamed(u.Body, func(s *ir.Symbol) {
		if s == v {
			mentions++
		}
	})
	note := func(s *ir.Symbol) {
		if s == v {
			known++
		}
	}
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Allocate:
			note(st.Sym)
		case *ir.Deallocate:
			note(st.Sym)
		case *ir.CallProc:
			note(st.Into)
			for k, a := range st.Args {
				if a.Section != nil && k < len(st.Proc.Dummies) && !st.Proc.Dummies[k].Allocatable {
					note(a.Section.Sym)
				}
			}
		}
		if leavesAllocated(st) {
			for _, e := range ir.ExprsOf(st) {
				ir.WalkExprs(e, func(x ir.Expr) {
					switch x := x.(type) {
					case *ir.Elem:
						note(x.Sym)
					case *ir.Status:
						note(x.Sym)
					}
				})
			}
		}
		return true
	})
	return mentions == known
}

// leavesAllocated reports whether a statement takes elements of arrays that it names for nothing but elements: MOVE_ALLOC names an array by its
// first one.
func leavesAllocated(st ir.Stmt) bool {
	switch st.(type) {
	case *ir.Assign, *ir.Do, *ir.While, *ir.If, *ir.CallProc, *ir.Transfer:
		return true
	}
	return false
}

// dimensionsLike gives for each dimension of v the one of a dummy argument that it is as large as: the same one, for a value of a function
// perhaps some of them, by their extents. It is nil if there are none.
//
//	mean(a), whose value has the bounds of the rows of a(:,:)   →   0
func dimensionsLike(u *ir.Unit, v, d *ir.Symbol) []int {
	out := make([]int, v.Rank())
	if v.Rank() == d.Rank() {
		for k := range out {
			if out[k] = k; !sameDeclaration(u, v.Dims[k], d.Dims[k]) {
				return nil
			}
		}
		return out
	}
	if !v.Made || v.Rank() > d.Rank() {
		return nil
	}
	for k := range out {
		out[k] = -1
		for j := range d.Dims {
			if sameDeclaration(u, v.Dims[k], d.Dims[j]) {
				if out[k] >= 0 || k > 0 && j <= out[k-1] {
					return nil
				}
				out[k] = j
			}
		}
		if out[k] < 0 {
			return nil
		}
	}
	return out
}

// sameDeclaration reports whether two dimensions have the same extents by what a unit declares, or allocates.
func sameDeclaration(u *ir.Unit, a, b ir.Dim) bool {
	_, constant := ir.Difference(a.Lo, b.Lo)
	return constant && isSame(a.Lo, b.Lo) && isSame(declared(u, a.Hi), declared(u, b.Hi))
}

// declared is an upper bound in terms of those of dummy arguments, or of what they are declared with.
func declared(u *ir.Unit, e ir.Expr) ir.Expr {
	for range 8 {
		v := affine.ScalarOf(e)
		if v == nil || !v.Made {
			break
		}
		value := givenIn(u, v)
		if _, extent := value.(*ir.Var); !extent && !ir.IsConst(value) {
			break
		}
		e = value
	}
	return e
}

// givenIn is the value that a unit gives to a variable that keeps a bound, by its declarations or in all its statements alike; nil if there is none.
func givenIn(u *ir.Unit, v *ir.Symbol) ir.Expr {
	var out ir.Expr
	same := true
	note := func(st ir.Stmt) bool {
		a, ok := st.(*ir.Assign)
		if !ok || ir.SymbolOf(a.LHS) != v {
			return true
		}
		value := plainExtent(a.RHS)
		same = same && (out == nil || isSame(out, value))
		out = value
		return true
	}
	ir.WalkStmts(u.Entry, note)
	if out != nil {
		return out
	}
	ir.WalkStmts(u.Body, note)
	if !same || out == nil {
		return nil
	}
	changes := ir.ChangesOf(u.Body)
	ir.EverySymbol(func(x *ir.Symbol) { same = same && (x.Made || !changes.Hit(x, u.IsRecursive())) }, out)
	if !same {
		return nil
	}
	return out
}

// passedOn are the arrays as large as an argument that calls in a unit pass to what takes distributed arrays.
func (s *specializer) passedOn(u *ir.Unit, procs map[*ir.Procedure]*ir.Procedure) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	visit := func(p *ir.Procedure, args []ir.Actual) {
		if q := procs[p]; q != nil {
			p = q
		}
		for k, a := range args {
			if p.Unit == nil || a.Section == nil || !a.Section.IsWhole() || k >= len(p.Dummies) {
				continue
			}
			d, x := p.Dummies[k], a.Section.Sym
			out[x] = out[x] || isMappedDummy(d) && asLarge(u, x, func(*ir.Symbol) bool { return true })
		}
	}
	eachCall(&ir.Program{Units: []*ir.Unit{u}}, func(_ *ir.Unit, p *ir.Procedure, args []ir.Actual) { visit(p, args) })
	return out
}

// boundsOfPassed puts the bounds of arrays that stand in place of arguments in place of the variables that keep those of arrays as large.
func (m *versionMaker) boundsOfPassed() {
	keeps := m.upperBounds()
	for _, v := range m.old.Symbols {
		for _, d := range m.old.Proc.Dummies {
			x := m.symbols[d]
			if !m.passed[v] || x == nil || x.Map == nil || x.Rank() != d.Rank() {
				continue
			}
			like := dimensionsLike(m.old, v, d)
			for k, j := range like {
				if bound := affine.ScalarOf(v.Dims[k].Hi); keeps[bound] {
					m.alike[bound] = ir.Int8Of(ir.CloneExpr(x.Dims[j].Hi))
				}
			}
			if like != nil {
				break
			}
		}
	}
}

// laidLike is the mapping of a local array with these bounds that is passed on, beside an array that stands in place of an argument.
func (m *versionMaker) laidLike(v *ir.Symbol, dims []ir.Dim) *ir.Mapping {
	if !m.passed[v] {
		return nil
	}
	for _, d := range m.old.Proc.Dummies {
		x := m.symbols[d]
		if x == nil || x.Map == nil || x.Map.Layout.IsDynamic() || x.Rank() != d.Rank() {
			continue
		}
		if like := dimensionsLike(m.old, v, d); like != nil {
			if out := besides(x, dims, like); out != nil {
				return out
			}
		}
	}
	return nil
}

// allocatedBounds are the bounds of a local array that ALLOCATE makes as large as an argument.
func (m *versionMaker) allocatedBounds(v *ir.Symbol) []ir.Dim {
	out := slices.Clone(v.Dims)
	for k, d := range out {
		out[k].Hi = declared(m.old, d.Hi)
	}
	for _, values := range []map[*ir.Symbol]ir.Expr{m.values, m.alike} {
		out, _ = boundsWith(out, values)
	}
	return out
}

// besides is the mapping that puts each element of an array with these bounds where the one of x is in the same place of the dimensions
// that it is like; nil if the extents are not known to be equal, or images along another dimension would have copies.
func besides(x *ir.Symbol, dims []ir.Dim, like []int) *ir.Mapping {
	out := &ir.Mapping{Layout: x.Map.Layout, Dims: make([]ir.MapDim, len(dims)), Cells: slices.Clone(x.Map.Cells)}
	for k, d := range dims {
		of := x.Dims[like[k]]
		below, ok := ir.Difference(of.Lo, d.Lo)
		above, same := ir.Difference(of.Hi, d.Hi)
		if !ok || !same || below != above {
			return nil
		}
		out.Dims[k] = x.Map.Dims[like[k]]
		out.Dims[k].Offset += out.Dims[k].Coef * below
	}
	for g := range out.Layout.Dims {
		if out.IsCopied(g) && !x.Map.IsCopied(g) {
			return nil
		}
	}
	return out
}

// lay maps the version's own array c, which each call makes where its bounds are known only then.
func (m *versionMaker) lay(c *ir.Symbol, by *ir.Mapping) {
	c.Map = by
	m.laid = append(m.laid, c)
	if c.Allocatable {
		m.makes[c] = true
	} else if by.Layout.IsConstant() && ir.ConstantDims(c.Dims) {
		c.Storage, c.Captured = ir.Static, true
	} else {
		c.Allocatable = true
	}
}

// withoutBounds are statements without those that set the bounds of arrays which ALLOCATE makes as large as an argument, and bounds of
// arguments that are constants of the arrays in their place.
func (m *versionMaker) withoutBounds(body []ir.Stmt) []ir.Stmt {
	sets := func(st ir.Stmt) bool {
		a, ok := st.(*ir.Assign)
		return ok && m.alike[ir.SymbolOf(a.LHS)] != nil && ir.SymbolOf(a.LHS).Made
	}
	found := false
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		found = found || sets(st)
		return !found
	})
	if !found {
		return body
	}
	drop := map[ir.Stmt]bool{}
	body = (&ir.Substitution{}).Copy(body)
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		drop[st] = sets(st)
		return true
	})
	return without(body, drop)
}

// allocations make the arrays that are laid when a call begins. What the body allocates lies in a layout that is there already.
func (m *versionMaker) allocations(body []ir.Stmt) []ir.Stmt {
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		if a, ok := st.(*ir.Allocate); ok && m.makes[a.Sym] {
			a.Cut = true
		}
		return true
	})
	var out []ir.Stmt
	for _, x := range m.laid {
		if x.Allocatable && !m.makes[x] {
			out = append(out, &ir.Allocate{At: ir.At{Pos: x.Pos}, Sym: x, Cut: true})
		}
	}
	return out
}
