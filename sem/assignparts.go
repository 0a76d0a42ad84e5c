package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
)

// assignParts is an intrinsic assignment of a derived type with components whose types have assignment of their own: it assigns
// component by component, Fortran 2008, 7.2.1.3; done is false for all other assignments.
func (c *checker) assignParts(s *parse.Assign) (out []ir.Stmt, done bool) {
	t := c.assignedByParts(s)
	if t == nil {
		return nil, false
	}
	if c.traitOf(s.LHS).Rank > 0 || t.HasAllocatable() || !(enclosures{c}).isDesignator(s.RHS) || c.isAllocatableName(s.LHS) {
		c.refuseParts(s)
		return nil, true
	}
	for _, comp := range t.Components {
		if comp.IsTag() {
			continue
		}
		node := parse.Node{Pos: s.Pos}
		to, from := &parse.Component{Node: node, X: s.LHS, Name: comp.Name}, &parse.Component{Node: node, X: s.RHS, Name: comp.Name}
		var part []ir.Stmt
		if comp.Pointer {
			part = pointing{c}.pointerAssign(&parse.PointerAssign{Base: s.Base, LHS: to, RHS: from})
		} else {
			part = c.assign(&parse.Assign{Base: s.Base, LHS: to, RHS: from})
		}
		out = append(append(out, c.takePre()...), part...)
	}
	return out, true
}

// assignedByParts is the type of an assignment that assigns component by component; nil for all other assignments.
func (c *checker) assignedByParts(s *parse.Assign) *ir.DerivedType {
	if !c.global.boundOperators {
		return nil
	}
	left, right := c.traitOf(s.LHS), c.traitOf(s.RHS)
	if t := left.Type.Derived; t != nil && right.Type == left.Type && c.hasAssignedPart(t) {
		return t
	}
	return nil
}

func (c *checker) refuseParts(s *parse.Assign) {
	t := c.traitOf(s.LHS).Type.Derived
	c.unsupported(s.Pos, "this assignment of the type '%s', a component of which has an assignment of its own, is not supported", t.Name).
		Because(t.Pos, "declared here").Help("assign the components one by one")
}

// hasAssignedPart reports whether a type has components, not by way of pointers, whose types have assignment of their own.
func (c *checker) hasAssignedPart(t *ir.DerivedType) bool {
	return c.assignedPartOf(t, map[*ir.DerivedType]bool{})
}

func (c *checker) assignedPartOf(t *ir.DerivedType, seen map[*ir.DerivedType]bool) bool {
	seen[t] = true
	for _, comp := range t.Components {
		if comp.Pointer || comp.Type.Derived == nil {
			continue
		}
		own := arguments.Trait{Type: comp.Type, Rank: len(comp.Dims)}
		any := func(*ir.Procedure) bool { return true }
		if arguments.Specific(binder{c}.operatorsFor(nil, "assignment(=)", []arguments.Trait{own}), make([]parse.Arg, 2), []arguments.Trait{own, own}, any) != nil {
			return true
		}
		if !seen[comp.Type.Derived] && c.assignedPartOf(comp.Type.Derived, seen) {
			return true
		}
	}
	return false
}

// isAllocatableName reports whether an expression names an allocatable variable.
func (c *scope) isAllocatableName(x parse.Expr) bool {
	n, ok := x.(*parse.Name)
	if !ok {
		return false
	}
	e := c.Lookup(n.Ident)
	return e != nil && e.Allocatable.Valid()
}
