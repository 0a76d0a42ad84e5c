package sem

import (
	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/uses"
	"dhpfgo/sem/whole"
)

// wholeUses finds statements that use the whole of an array.
type wholeUses struct{ *checker }

// whyUsedWhole gives the reason why the way in which a mapped variable is used keeps it whole on every image, nil if nothing does:
// what a pointer points to is memory of one image; internal procedures would have to find the arrays of the activation of a
// recursive host that called them; the version of a procedure for the mappings of a call (partition/version.go) is one of its
// statements, not of its other entries.
func (c wholeUses) whyUsedWhole(e *names.Entity) *whole.Reason {
	switch {
	case (e.Target || e.Pointer) && c.global.uses.Pointed(e.Name):
		return whole.Pointed.Of()
	case liesAsPointer(e):
		return whole.Pointer.Of()
	case c.inNamelist(e.Name) && len(c.global.remappings()) > 0:
		return whole.Namelist.Of()
	case c.family != nil && !e.CommonPos.Valid() && (e.Saved || c.saveAll):
		return whole.Entries.Of()
	case e.Allocatable.Valid() && e.Dummy:
		return whole.Allocatable.Of()
	case e.Allocatable.Valid() && c.global.uses.AllocatedByCalls(e.Name):
		return whole.Passed.Of(c.global.uses.Receiver(e.Name))
	case e.Allocatable.Valid() && c.unit.IsRecursive() && c.global.uses.PassedInPlace(e.Name):
		return whole.Lent.Of(c.src.Name)
	case c.global.uses.DeclaresBounds(c.src, e.Name):
		return whole.Declarations.Of()
	case !e.Dummy && c.unit.IsRecursive() && len(c.src.Contains) > 0 && !e.Saved && !c.saveAll:
		return whole.Recursive.Of()
	}
	return nil
}

// liesAsPointer reports whether a pointer has, or is, what an array is aligned with: where it is cut is known only when it is allocated, each
// time anew. Those that are allocated once are arrays by now (package turns).
func liesAsPointer(e *names.Entity) bool {
	root, _, _ := mapping.Ultimate(e, alignmentOf)
	return root != nil && root.Pointer
}

// isWhole reports whether every image keeps a mapped variable whole for its type or its use.
func (c wholeUses) isWhole(e *names.Entity) bool {
	t := c.TypeOf(e)
	return t.Base == ir.Derived || t.Base == ir.Character || c.whyUsedWhole(e) != nil
}

// inNamelist reports whether a variable of this unit is a member of a group that the unit, or one inside it, declares.
func (c wholeUses) inNamelist(name string) bool {
	for _, o := range c.global.units {
		for h := o; h != nil; h = h.host {
			if h == c.checker && (o == c.checker || o.names[name] == nil) && uses.InNamelist(o.src, name) {
				return true
			}
		}
	}
	return false
}
