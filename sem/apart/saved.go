package apart

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// keeps reports whether a procedure, or one inside, has variables that keep their values from call to call: each version would have
// some of its own.
func keeps(u *parse.Unit) bool {
	found := slices.ContainsFunc(u.Decls, keepsBy) || slices.ContainsFunc(u.Contains, keeps)
	tree.EveryStmt(u.Body, func(st parse.Stmt) {
		b, ok := st.(*parse.BlockConstruct)
		_, data := st.(*parse.Data)
		found = found || data || ok && slices.ContainsFunc(b.Decls, keepsBy)
	})
	return found
}

// keepsBy reports whether a declaration says so.
func keepsBy(st parse.Stmt) bool {
	switch d := st.(type) {
	case *parse.Data:
		return true
	case *parse.AttrDecl:
		return d.Attr == "save"
	case *parse.TypeDecl:
		return keepsInitial(d.Attrs, d.Entities)
	case *parse.ProcDecl:
		return keepsInitial(d.Attrs, d.Entities)
	}
	return false
}

func keepsInitial(attrs []parse.Attr, list []parse.Entity) bool {
	return tree.HasAttr(attrs, "save") || !tree.HasAttr(attrs, "parameter") &&
		slices.ContainsFunc(list, func(e parse.Entity) bool { return e.Init != nil || e.Values != nil })
}

// refuseSecond refuses the places of a version of a procedure that keeps values where it has another version already, or is called with
// whole values, too.
func (s *splitter) refuseSecond(proc *scope, v *version) {
	if !keeps(proc.unit) {
		return
	}
	if first := s.keepers[proc.unit]; first != nil && first != v {
		for _, p := range append(first.places, v.places...) {
			s.refuse(p.of, proc.unit.NameSpan, keepsValues.Of(proc.unit.Name))
		}
	}
	s.keepers[proc.unit] = v
}
