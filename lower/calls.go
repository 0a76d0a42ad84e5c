package lower

import (
	"slices"

	"dhpfgo/ir"
)

// Reads reports whether e reads any element of the array, by this name or another.
func Reads(e ir.Expr, s *ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.Elem:
			found = found || ir.SharesStorage(x.Sym, s)
		case *ir.ArrayRef:
			found = found || ir.SharesStorage(x.Section.Sym, s)
		}
	})
	return found
}

func HasConstShape(s *ir.Symbol) bool {
	for _, d := range s.Dims {
		if !ir.IsConst(d.Lo) || !ir.IsConst(d.Hi) {
			return false
		}
	}
	return true
}

func ReadsAny(list []ir.Expr, s *ir.Symbol) bool {
	for _, e := range list {
		if Reads(e, s) {
			return true
		}
	}
	return false
}

// usesAny reports whether an actual argument uses one of the variables.
func usesAny(args []ir.Actual, vars []*ir.Symbol) bool {
	return slices.ContainsFunc(args, func(a ir.Actual) bool { return a.X != nil && Uses(a.X, vars) })
}

func CallsFunctions(e ir.Expr) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		_, ok := x.(*ir.FuncRef)
		found = found || ok
	})
	return found
}
