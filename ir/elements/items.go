package elements

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
)

func IsPrepared(e ir.Expr) bool {
	_, ok := e.(*ir.Prepared)
	return ok
}

// AssignsItems reports whether a value is a constructor whose items may be assigned one by one, or in a loop, to an array of one
// dimension, without an array of their own.
func AssignsItems(e ir.Expr) bool {
	x := ConstructorOf(e)
	if x == nil || x.Len != nil {
		return false
	}
	if do := shapes.SingleLoop(x); do != nil {
		return !ir.AnyExpr(do, needsStatements)
	}
	return len(x.Items) > 0 && !slices.ContainsFunc(x.Items, func(e ir.Expr) bool { return ir.Rank(e) > 0 || IsPrepared(e) })
}

// ConstructorOf is the constructor that a value is, converted or not; nil for other values.
func ConstructorOf(e ir.Expr) *ir.Constructor {
	if k, ok := e.(*ir.Conv); ok {
		e = k.X
	}
	x, _ := e.(*ir.Constructor)
	return x
}

// needsStatements reports whether an expression has parts that statements before it compute, in each iteration of a loop.
func needsStatements(e ir.Expr) bool {
	switch e.(type) {
	case *ir.FuncRef, *ir.Transform, *ir.Constructor, *ir.Prepared:
		return true
	}
	return false
}

// Movable reports whether the bytes of a value are all of it: it holds no addresses of others, but for those that C has, whose bytes
// are what they mean.
func Movable(t ir.Type) bool {
	if t.Base != ir.Derived || t.Derived.Address {
		return true
	}
	for _, comp := range t.Derived.Components {
		if comp.Allocatable || comp.Pointer || !Movable(comp.Type) {
			return false
		}
	}
	return true
}
