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

// asLarge reports whether v is such an array of a unit as far as its declaration tells, for a dummy argument of which may(d) holds.
func asLarge(u *ir.Unit, v *ir.Symbol, may func(*ir.Symbol) bool) bool {
	numbers := v.Type.Base == ir.Real || v.Type.Base == ir.Complex
	if u.Proc == nil || u.Proc.Recursive || v.Rank() == 0 || v.Map != nil || v.Whole || v.Storage != ir.Automatic || !numbers || v == u.Proc.Result {
		return false
	}
	if v.Allocatable || v.Pointer || v.Target || v.View || v.Overlaid || v.Saved || v.Captured || v.Init != nil || v.InitElems != nil {
		return false
	}
	return slices.ContainsFunc(u.Proc.Dummies, func(d *ir.Symbol) bool {
		return may(d) && d.Rank() == v.Rank() && sameDeclaration(u, v.Dims, d.Dims)
	})
}

// sameDeclaration reports whether dimensions have the same extents by what a unit declares.
func sameDeclaration(u *ir.Unit, a, b []ir.Dim) bool {
	for k := range a {
		if _, constant := ir.Difference(a[k].Lo, b[k].Lo); !constant || !isSame(a[k].Lo, b[k].Lo) || !isSame(declared(u, a[k].Hi), declared(u, b[k].Hi)) {
			return false
		}
	}
	return true
}

// declared is an upper bound in terms of those of dummy arguments, or of what they are declared with.
func declared(u *ir.Unit, e ir.Expr) ir.Expr {
	for range u.Entry {
		v := affine.ScalarOf(e)
		k := slices.IndexFunc(u.Entry, func(st ir.Stmt) bool {
			a, ok := st.(*ir.Assign)
			return ok && v != nil && v.Made && ir.SymbolOf(a.LHS) == v
		})
		if k < 0 {
			break
		}
		value := bareExtent(integerIn(ir.CloneExpr(u.Entry[k].(*ir.Assign).RHS)))
		if _, extent := value.(*ir.Var); !extent && !ir.IsConst(value) {
			break
		}
		e = value
	}
	return e
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
			if !m.passed[v] || x == nil || x.Map == nil || x.Rank() != v.Rank() || !sameDeclaration(m.old, v.Dims, d.Dims) {
				continue
			}
			for k := range v.Dims {
				if bound := affine.ScalarOf(v.Dims[k].Hi); keeps[bound] {
					m.alike[bound] = ir.Int8Of(ir.CloneExpr(x.Dims[k].Hi))
				}
			}
			break
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
		if x == nil || x.Map == nil || x.Map.Layout.IsDynamic() || x.Rank() != len(dims) {
			continue
		}
		if out := besides(x, dims); out != nil {
			return out
		}
	}
	return nil
}

// besides is the mapping that puts each element of an array with these bounds where the one of x in the same place is; nil if the extents
// are not known to be equal.
func besides(x *ir.Symbol, dims []ir.Dim) *ir.Mapping {
	out := &ir.Mapping{Layout: x.Map.Layout, Dims: slices.Clone(x.Map.Dims), Cells: slices.Clone(x.Map.Cells)}
	for k, d := range dims {
		below, ok := ir.Difference(x.Dims[k].Lo, d.Lo)
		above, same := ir.Difference(x.Dims[k].Hi, d.Hi)
		if !ok || !same || below != above {
			return nil
		}
		out.Dims[k].Offset += out.Dims[k].Coef * below
	}
	return out
}

// lay maps the version's own array c, which each call makes where its bounds are known only then.
func (m *versionMaker) lay(c *ir.Symbol, by *ir.Mapping) {
	c.Map = by
	m.laid = append(m.laid, c)
	if by.Layout.IsConstant() && ir.ConstantDims(c.Dims) {
		c.Storage, c.Captured = ir.Static, true
	} else {
		c.Allocatable = true
	}
}

func (m *versionMaker) allocations() []ir.Stmt {
	var out []ir.Stmt
	for _, x := range m.laid {
		if x.Allocatable {
			out = append(out, &ir.Allocate{At: ir.At{Pos: x.Pos}, Sym: x, Cut: true})
		}
	}
	return out
}
