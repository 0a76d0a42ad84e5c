package storage

import "dhpfgo/ir"

// MarkSpread finds the pointers whose strides are bytes. A pointer counts elements, unless one of its type is set to a component of the
// elements of an array that are no multiple of the component apart:
//
//	v => a%c, p => v:  size(a) mod size(c) /= 0  or  a counts bytes   →   pointers to type(c) count bytes
//
// All pointers of the type do then, as one is set to another, also in types and as arguments.
func MarkSpread(p *ir.Program) {
	m := spreading{targets: map[*ir.Symbol]bool{}, bytes: map[*ir.Symbol]bool{}, types: map[ir.Type]bool{}}
	for _, u := range p.Units {
		m.find(u.Entry)
		m.find(u.Body)
	}
	for before := -1; before < len(m.types); {
		before = len(m.types)
		for _, v := range m.views {
			m.note(v)
		}
	}
	if len(m.types) == 0 {
		return
	}
	seen := map[*ir.DerivedType]bool{}
	for _, u := range p.Units {
		m.mark(u.Symbols, seen)
		if u.Proc != nil {
			m.mark(u.Proc.Dummies, seen)
		}
	}
}

// spreading is what MarkSpread has found.
type spreading struct {
	views   []*ir.View          // of components of elements
	targets map[*ir.Symbol]bool // views that pointers are set to
	bytes   map[*ir.Symbol]bool // views that count bytes
	types   map[ir.Type]bool    // of pointers that do
}

func (m *spreading) find(body []ir.Stmt) {
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.View:
			if s.Parent != nil {
				m.views = append(m.views, s)
			}
		case *ir.PointTo:
			if s.Section != nil {
				m.targets[s.Section.Sym] = true
			}
		}
		return true
	})
}

// note takes a view for one that counts bytes where it does.
func (m *spreading) note(v *ir.View) {
	size, _ := v.Sym.Type.Size()
	apart, _ := v.Parent.Sym.Type.Size()
	parent := v.Parent.Sym
	if m.bytes[parent] || parent.CountsBytes() || parent.Pointer && m.types[kept(parent.Type)] || size > 0 && apart%size != 0 {
		m.bytes[v.Sym] = true
		if m.targets[v.Sym] {
			m.types[kept(v.Sym.Type)] = true
		}
	}
}

// kept is what the pointers have in common that may be set to each other: characters of all lengths, which one of deferred length takes.
func kept(t ir.Type) ir.Type {
	t.Len = 0
	return t
}

func (m *spreading) mark(list []*ir.Symbol, seen map[*ir.DerivedType]bool) {
	for _, s := range list {
		s.Spread = s.Spread || s.Pointer && s.Rank() > 0 && m.types[kept(s.Type)]
		m.markType(s.Type.Derived, seen)
	}
}

func (m *spreading) markType(t *ir.DerivedType, seen map[*ir.DerivedType]bool) {
	if t == nil || seen[t] {
		return
	}
	seen[t] = true
	for _, d := range t.Family() {
		m.markType(d, seen)
	}
	for _, comp := range t.Components {
		comp.Spread = comp.Pointer && len(comp.Dims) > 0 && m.types[kept(comp.Type)]
		m.markType(comp.Type.Derived, seen)
	}
}
