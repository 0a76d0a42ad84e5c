package tree

import "dhpfgo/ir"

// readsSection reports whether an I/O statement reads array s as a whole or in sections.
func readsSection(st ir.Stmt, s *ir.Symbol) bool {
	is := func(sec *ir.Section) bool { return sec != nil && sec.Sym == s }
	switch st := st.(type) {
	case *ir.Transfer:
		return !st.Input && is(st.Item.Section)
	case *ir.IOBegin:
		return is(st.Pieces) || st.File != nil && is(st.File.Section)
	}
	return false
}
