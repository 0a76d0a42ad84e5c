package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
	"dhpfgo/sem/whole"
)

// whyUsedWhole gives the reason why the way in which a mapped variable is used keeps it whole on every image, nil if nothing does:
// what a pointer points to is memory of one image; internal procedures would have to find the arrays of the activation of a
// recursive host that called them; the version of a procedure for the mappings of a call (partition/version.go) is one of its
// statements, not of its other entries.
func (c *checker) whyUsedWhole(e *entity) *whole.Reason {
	switch {
	case (e.target || e.pointer) && c.global.pointed()[e.name]:
		return whole.Pointed.Of()
	case c.inNamelist(e.name) && len(c.global.remappings()) > 0:
		return whole.Namelist.Of()
	case c.family != nil && !e.commonPos.Valid() && (e.saved || c.saveAll):
		return whole.Entries.Of()
	case e.allocatable.Valid() && e.dummy:
		return whole.Allocatable.Of()
	case e.allocatable.Valid() && c.global.allocatedByCalls()[e.name]:
		return whole.Passed.Of()
	case c.declaresBounds(e):
		return whole.Declarations.Of()
	case !e.dummy && c.isRecursive() && len(c.src.Contains) > 0 && !e.saved && !c.saveAll:
		return whole.Recursive.Of()
	}
	return nil
}

func (c *checker) isRecursive() bool { return c.unit.Proc != nil && c.unit.Proc.Recursive }

// isWhole reports whether every image keeps a mapped variable whole for its type or its use.
func (c *checker) isWhole(e *entity) bool {
	t := c.typeOf(e)
	return t.Base == ir.Derived || t.Base == ir.Character || c.whyUsedWhole(e) != nil
}

// inNamelist reports whether a variable of this unit is a member of a group that the unit, or one inside it, declares.
func (c *checker) inNamelist(name string) bool {
	for _, o := range c.global.units {
		for h := o; h != nil; h = h.host {
			if h == c && (o == c || o.names[name] == nil) && namesMember(o.src, name) {
				return true
			}
		}
	}
	return false
}

func namesMember(u *parse.Unit, name string) bool {
	for _, s := range u.Decls {
		list, ok := s.(*parse.Namelist)
		if !ok {
			continue
		}
		for _, g := range list.Groups {
			for _, m := range g.Members {
				if m.Name == name {
					return true
				}
			}
		}
	}
	return false
}

// pointed are the names of all pointers and targets in pointer assignments of the program.
func (g *globals) pointed() map[string]bool {
	if g.pointedAt == nil {
		g.pointedAt = map[string]bool{}
		for _, c := range g.units {
			tree.EveryPart(c.src.Body, func(x any) {
				if a, ok := x.(*parse.PointerAssign); ok {
					g.pointedAt[firstName(a.LHS)], g.pointedAt[firstName(a.RHS)] = true, true
				}
			})
		}
	}
	return g.pointedAt
}

// firstName is the name with which a reference begins.
func firstName(x parse.Expr) string {
	for {
		switch y := x.(type) {
		case *parse.Name:
			return y.Ident
		case *parse.Ref:
			return y.Name
		case *parse.Component:
			x = y.X
		default:
			return ""
		}
	}
}
