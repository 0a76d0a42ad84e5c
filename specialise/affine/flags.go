package affine

import "dhpfgo/ir"

// NameFlags puts a logical variable in place of one that a loop does no more with than set it to one constant where a condition on
// distributed data holds. Whether any image has set it is a reduction of all, so that each tests its own elements alone:
//
//	do i; if (a(i) > b(i)) bad = 1; end do   →   f = .false.;  do i; if (a(i) > b(i)) f = .true.; end do;  if (f) bad = 1
//
// The partition finds the reduction in f, as in logical variables of the program.
func NameFlags(u *ir.Unit) {
	f := &flags{unit: u}
	u.Body = f.list(u.Body)
}

type flags struct {
	unit *ir.Unit
	made int
}

func (f *flags) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		if d, ok := st.(*ir.Do); ok && !JumpsOut(d) {
			before, after := f.replace(d)
			out = append(append(append(out, before...), d), after...)
		} else {
			out = append(out, st)
		}
		ir.ReplaceBodies(st, f.list)
	}
	return out
}

// replace lets a loop set flags, and gives the statements before and after it.
func (f *flags) replace(d *ir.Do) (before, after []ir.Stmt) {
	for _, set := range flagsOf(d) {
		f.made++
		to := &ir.Symbol{Name: set.LHS.(*ir.Var).Sym.Name + "%set", Source: set.LHS.(*ir.Var).Sym.UserName(), Pos: set.Pos,
			Type: ir.Type{Base: ir.Logical, Kind: 4}, Made: true, Storage: ir.Static}
		if f.unit.Proc != nil {
			to.Storage = ir.Automatic
		}
		f.unit.Symbols = append(f.unit.Symbols[:len(f.unit.Symbols):len(f.unit.Symbols)], to)
		assign := func(value bool) *ir.Assign {
			return &ir.Assign{At: set.At, LHS: &ir.Var{Pos: set.Pos, Sym: to}, RHS: &ir.Const{Pos: set.Pos, T: to.Type, L: value}}
		}
		s := set.LHS.(*ir.Var).Sym
		ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
			if a, ok := st.(*ir.Assign); ok && ScalarOf(a.LHS) == s {
				a.LHS, a.RHS = assign(true).LHS, assign(true).RHS
			}
			return true
		})
		before = append(before, assign(false))
		after = append(after, ir.Guarded(set.At, &ir.Var{Pos: set.Pos, Sym: to}, &ir.Assign{At: set.At, LHS: set.LHS, RHS: set.RHS}))
	}
	return before, after
}

// flagsOf gives an assignment of each variable that a loop uses as a flag, in the order of the source.
func flagsOf(d *ir.Do) (out []*ir.Assign) {
	calls := false
	ir.EveryProc(func(*ir.Procedure) { calls = true }, d)
	if calls {
		return nil
	}
	c := &flagSets{changed: ir.ChangesOf(d.Body).Set, mentions: map[*ir.Symbol]int{}, first: map[*ir.Symbol]*flagSet{}}
	ir.EachNamed([]ir.Stmt{d}, func(s *ir.Symbol) { c.mentions[s]++ })
	c.list(d.Body, false)
	for _, set := range c.order {
		if s := ScalarOf(set.LHS); set.same && set.conditional && set.count == c.mentions[s] {
			out = append(out, set.Assign)
		}
	}
	return out
}

// flagSet is the first assignment of a constant to a variable in a loop, and what is known of the others: how many there are, whether all
// are of that constant, and whether distributed data may decide on one.
type flagSet struct {
	*ir.Assign
	count             int
	same, conditional bool
}

// flagSets collects the assignments of constants in a loop.
type flagSets struct {
	changed  map[*ir.Symbol]bool // what the loop sets
	mentions map[*ir.Symbol]int
	first    map[*ir.Symbol]*flagSet
	order    []*flagSet
}

func (c *flagSets) list(body []ir.Stmt, conditional bool) {
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Assign:
			c.assign(st, conditional)
		case *ir.If:
			inside := conditional
			for _, b := range st.Branches {
				inside = inside || b.Cond != nil && c.varies(b.Cond)
				c.list(b.Body, inside)
			}
		case *ir.Do:
			c.list(st.Body, conditional)
		case *ir.While:
			c.list(st.Body, conditional)
		}
	}
}

func (c *flagSets) assign(a *ir.Assign, conditional bool) {
	s := ScalarOf(a.LHS)
	if s == nil || !mayBeFlag(s) || !ir.IsConst(a.RHS) {
		return
	}
	set := c.first[s]
	if set == nil {
		copied := *a
		set = &flagSet{Assign: &copied, same: true}
		c.first[s] = set
		c.order = append(c.order, set)
	}
	set.count++
	set.same = set.same && ir.EqualStripped(set.RHS, a.RHS)
	set.conditional = set.conditional || conditional
}

// varies reports whether a condition names distributed arrays, or what the loop sets, perhaps with their values.
func (c *flagSets) varies(cond ir.Expr) bool {
	found := false
	ir.WalkExprs(cond, func(x ir.Expr) {
		s := ir.SymbolOf(x)
		found = found || s != nil && (s.Map != nil || c.changed[s])
	})
	return found
}

// mayBeFlag reports whether nothing but its name leads to a variable. The partition knows logical ones.
func mayBeFlag(s *ir.Symbol) bool {
	return (s.Type.Base == ir.Integer || s.Type.Base == ir.Real) && s.Map == nil && !s.Pointer && !s.Target && !s.Overlaid && !s.View && !s.Optional
}

// JumpsOut reports whether a loop may be left for a place that is not after it.
func JumpsOut(d *ir.Do) bool {
	inside, out := map[ir.Stmt]bool{d: true}, false
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		inside[st] = true
		switch st := st.(type) {
		case *ir.Jump:
			out = out || !inside[st.Loop]
		case *ir.Return:
			out = true
		}
		return !out
	})
	return out
}
