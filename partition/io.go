package partition

import "dhpfgo/sem"

// readsSection reports whether an I/O statement reads array s as a whole or in sections.
func readsSection(st sem.Stmt, s *sem.Symbol) bool {
	is := func(sec *sem.Section) bool { return sec != nil && sec.Sym == s }
	switch st := st.(type) {
	case *sem.Transfer:
		return !st.Input && is(st.Item.Section)
	case *sem.IOBegin:
		return is(st.Pieces) || st.File != nil && is(st.File.Section)
	}
	return false
}
