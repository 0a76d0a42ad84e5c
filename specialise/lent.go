package specialise

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
	"dhpfgo/specialise/moved"
)

// lendAllocatable makes versions of the procedures that are called with distributed arrays for allocatable dummy arguments, in which the
// arrays stand in place of these, and the variables of their bounds in place of theirs. So what a procedure allocates for its caller is
// allocated as the caller's own, and lies as a directive there says. Package sem lets such arrays be cut only where each call can have its
// version (uses.Lends).
//
//	call init(u, n);  subroutine init(a, m)   →   call init(n);  subroutine init(m)
//	allocate (a(m));  a = 0                       allocate (u(m));  u = 0
func lendAllocatable(prog *ir.Program, bag *diag.Bag) {
	s := &specializer{bag: bag, count: map[*ir.Procedure]int{}, least: map[*ir.Unit]int64{}, versions: map[string]*ir.Procedure{},
		lenders: lenders(prog)}
	if len(s.lenders) > 0 && s.versionsIn(prog, func(*ir.Unit) {}) {
		ir.FindEffects(prog)
	}
	moved.Lay(prog)
}

// lenders are the procedures that are called with distributed arrays for allocatable dummy arguments, or with dummy arguments of such.
func lenders(prog *ir.Program) map[*ir.Procedure]bool {
	type argument struct {
		of    *ir.Procedure
		dummy *ir.Symbol
	}
	passed, lent := map[*ir.Symbol][]argument{}, map[*ir.Symbol]bool{}
	var arrays []*ir.Symbol
	eachCall(prog, func(_ *ir.Unit, p *ir.Procedure, args []ir.Actual) {
		for k, a := range args {
			if p.Unit == nil || k >= len(p.Dummies) || !isLendable(p.Dummies[k], a) {
				continue
			}
			x := a.Section.Sym
			passed[x] = append(passed[x], argument{p, p.Dummies[k]})
			if x.Map != nil && !lent[x] {
				lent[x], arrays = true, append(arrays, x)
			}
		}
	})
	out := map[*ir.Procedure]bool{}
	for ; len(arrays) > 0; arrays = arrays[1:] {
		for _, a := range passed[arrays[0]] {
			if out[a.of] = true; !lent[a.dummy] {
				lent[a.dummy], arrays = true, append(arrays, a.dummy)
			}
		}
	}
	return out
}

// isLendable reports whether an array may stand in place of a dummy argument because that is allocatable.
func isLendable(d *ir.Symbol, a ir.Actual) bool {
	return d.Allocatable && !d.Pointer && d.Rank() > 0 && a.Section != nil && a.Section.Sym.Allocatable && a.Section.IsWhole()
}

// lent gives the array that stands in place of dummy argument d in a call, nil if the argument stays.
func (s *specializer) lent(p *ir.Procedure, d *ir.Symbol, a ir.Actual) *standin {
	if !isLendable(d, a) || a.Section.Sym.Map == nil {
		return nil
	}
	s.lend(a.Section.Sym, p)
	ir.Reach(a.Section.Sym)
	return &standin{sym: a.Section.Sym}
}

// bound puts the bound of an array in place of that of an allocatable dummy argument.
func (m *versionMaker) bound(of, by ir.Expr) {
	switch v, w := affine.ScalarOf(of), affine.ScalarOf(by); {
	case v == nil:
	case w != nil:
		m.symbols[v] = w
	default:
		m.alike[v], m.values[v] = ir.Int8Of(by), ir.Int8Of(by)
	}
}

// ownArrays are the allocatable arrays without a mapping that a version has for itself, with the variables of their bounds: they may be laid
// as what stands in place of an argument (moved.Lay), in each version as another array.
func (m *versionMaker) ownArrays(old []*ir.Symbol) []*ir.Symbol {
	var out []*ir.Symbol
	own := func(v *ir.Symbol) *ir.Symbol {
		c := *v
		m.symbols[v] = &c
		out = append(out, &c)
		return &c
	}
	for _, v := range old {
		if !v.Allocatable || v.Pointer || v.Map != nil || v.Storage != ir.Automatic || v.Saved || v.Rank() == 0 {
			continue
		}
		c := own(v)
		c.Dims = nil
		for _, d := range v.Dims {
			for _, b := range []ir.Expr{d.Lo, d.Hi} {
				if s := affine.ScalarOf(b); s != nil && s.Made && m.symbols[s] == nil {
					own(s)
				}
			}
			by := &ir.Substitution{Symbols: m.symbols}
			c.Dims = append(c.Dims, ir.Dim{Lo: by.CopyExpr(d.Lo), Hi: by.CopyExpr(d.Hi)})
		}
	}
	return out
}

// releases free what INTENT(OUT) says that arrays in place of allocatable dummy arguments do not keep: Fortran 2008, 6.7.3.2.
func releases(p *ir.Procedure, places []*standin) []ir.Stmt {
	var out []ir.Stmt
	for k, d := range p.Dummies {
		if places[k] != nil && d.Allocatable && d.Intent == "out" {
			at := ir.At{Pos: d.Pos}
			out = append(out, ir.Guarded(at, &ir.Status{Pos: d.Pos, Sym: places[k].sym}, &ir.Deallocate{At: at, Sym: places[k].sym}))
		}
	}
	return out
}

// unmapped is a dummy argument that stays one: of a mapped one a copy that every image has in full.
func unmapped(d *ir.Symbol, symbols map[*ir.Symbol]*ir.Symbol) *ir.Symbol {
	if d.Map == nil {
		return d
	}
	c := *d
	c.Map = nil
	symbols[d] = &c
	return &c
}
