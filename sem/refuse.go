package sem

import "dhpfgo/parse"

// refusedName names a statement that the parser knows and that is not compiled yet; "" for another statement.
func refusedName(s parse.Stmt) string {
	switch s.(type) {
	case *parse.PointerAssign:
		return "pointer assignment"
	case *parse.Nullify:
		return "NULLIFY"
	case *parse.Pause:
		return "PAUSE"
	}
	return refusedDecl(s)
}

// refusedDecl is refusedName for declarations.
func refusedDecl(s parse.Stmt) string {
	switch s.(type) {
	case *parse.Use:
		return "USE"
	case *parse.Import:
		return "IMPORT"
	case *parse.Common:
		return "COMMON"
	case *parse.Equivalence:
		return "EQUIVALENCE"
	case *parse.DerivedType:
		return "TYPE definition"
	case *parse.Interface:
		return "INTERFACE"
	}
	return ""
}
