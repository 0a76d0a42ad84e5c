package sem

import "dhpfgo/diag"

// SharesStorage reports whether two variables may have bytes in common, Fortran 2008, 16.5.3: two names for parts of one
// block, views of one component, what pointers may point to, or a dummy argument with TARGET and another such variable,
// Fortran 2008, 12.5.2.13.
func SharesStorage(a, b *Symbol) bool {
	switch {
	case a == b:
		return true
	case a.Pointer && (b.Pointer || b.Target || b.View), b.Pointer && (a.Target || a.View):
		return true
	case a.View || b.View:
		return sharesView(a, b)
	case a.Target && b.Target && (a.Storage == Argument || b.Storage == Argument):
		return true
	case a.Storage != InCommon || b.Storage != InCommon || a.Common != b.Common:
		return false
	}
	if b.Offset < a.Offset {
		a, b = b, a
	}
	size, known := byteSize(a)
	return !known || a.Offset+size > b.Offset
}

// sharesView compares what views show: of one variable, components of which one is not a part of another are apart.
func sharesView(a, b *Symbol) bool {
	rootA, rootB := a, b
	if a.View {
		rootA = a.Root
	}
	if b.View {
		rootB = b.Root
	}
	if rootA != rootB {
		return !(rootA.View || rootB.View) && SharesStorage(rootA, rootB)
	}
	for k := range min(len(a.path), len(b.path)) {
		if a.path[k] != b.path[k] {
			return false
		}
	}
	return true
}

// byteSize is the size of a variable in bytes, if it is constant.
func byteSize(s *Symbol) (int64, bool) {
	if s.Type.Base == Invalid {
		return 0, false
	}
	n, _ := s.Type.Size()
	for _, d := range s.Dims {
		lo, okLo := d.Lo.(*Const)
		hi, okHi := d.Hi.(*Const)
		if !okLo || !okHi {
			return 0, false
		}
		n *= max(0, hi.I-lo.I+1)
	}
	return n, true
}

// markOverlaid finds the variables whose value a unit can change by another name for the same bytes.
func markOverlaid(p *Program) {
	for _, u := range p.Units {
		members := map[*Common][]*Symbol{}
		for _, s := range u.Visible() {
			if s.Storage == InCommon {
				members[s.Common] = append(members[s.Common], s)
			}
		}
		for _, list := range members {
			for i, a := range list {
				for _, b := range list[:i] {
					if SharesStorage(a, b) {
						a.Overlaid, b.Overlaid = true, true
					}
				}
			}
		}
	}
}

// refuseLengths refuses, by name, what needs an array of characters whose length no variable holds.
func refuseLengths(p *Program, bag *diag.Bag) {
	for _, u := range p.Units {
		for _, s := range u.Symbols {
			if s.Made && s.Proc == nil && s.Type.Base == Character && s.Type.Len < 0 && s.Len == nil {
				bag.Errorf(s.Pos, "unsupported", "characters of a length that is known at run time only are not supported here yet").
					Help("assign them to a variable of constant length first")
			}
		}
	}
}

// Visible lists the variables of a unit, and those of its host and of modules that its statements name.
func (u *Unit) Visible() []*Symbol { return WithNamed(u.Symbols, u.Body) }

// WithNamed adds to a list of variables those that statements name and that are not in it.
func WithNamed(list []*Symbol, body []Stmt) []*Symbol {
	list = append([]*Symbol(nil), list...)
	seen := map[*Symbol]bool{}
	for _, s := range list {
		seen[s] = true
	}
	note := func(s *Symbol) {
		if !seen[s] {
			seen[s] = true
			list = append(list, s)
		}
	}
	WalkStmts(body, func(st Stmt) bool {
		for _, e := range ExprsOf(st) {
			WalkExprs(e, func(x Expr) {
				switch x := x.(type) {
				case *Var:
					note(x.Sym)
				case *Elem:
					note(x.Sym)
				}
			})
		}
		return true
	})
	return list
}
