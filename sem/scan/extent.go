package scan

import (
	"slices"
	"strconv"

	"dhpfgo/parse"
)

// OtherExtent reports whether the form of an expression tells that its extent is not the one that ALLOCATE gave to an array: it packs,
// joins arrays, lists values of another number, gives values a shape in which ALLOCATE has none, takes a section of the array itself,
// or has a whole array as operand that is among those allocated anew.
func OtherExtent(x parse.Expr, name string, allocs []*Allocation, anew map[string]bool) bool {
	inner := func(y parse.Expr) bool { return OtherExtent(y, name, allocs, anew) }
	switch x := x.(type) {
	case *parse.Name:
		return anew[x.Ident]
	case *parse.Paren:
		return inner(x.X)
	case *parse.Unary:
		return inner(x.X)
	case *parse.Binary:
		return inner(x.X) || inner(x.Y)
	case *parse.ArrayCons:
		return otherItems(x, allocs)
	case *parse.Ref:
		if x.Name == "reshape" {
			return otherShape(x, allocs)
		}
		if x.Name == name || x.Name == "pack" {
			return x.Name == "pack" || slices.ContainsFunc(x.Args, func(a parse.Arg) bool { return a.Section })
		}
	}
	return false
}

// otherItems reports whether a constructor has more than one item, and their number is not the extent that each ALLOCATE gives.
func otherItems(x *parse.ArrayCons, allocs []*Allocation) bool {
	if len(x.Items) == 1 {
		return false
	}
	return slices.ContainsFunc(allocs, func(a *Allocation) bool {
		if len(a.Object.Dims) != 1 {
			return true
		}
		lo, known := LiteralBound(a.Object.Dims[0].Lo)
		hi, ok := LiteralBound(a.Object.Dims[0].Hi)
		return !known || !ok || hi-lo+1 != int64(len(x.Items))
	})
}

// otherShape reports whether the shape that RESHAPE gives may be another than that of each ALLOCATE: whether it is no list of the same
// arithmetic over literals and names.
func otherShape(x *parse.Ref, allocs []*Allocation) bool {
	k := slices.IndexFunc(x.Args, func(a parse.Arg) bool { return a.Keyword == "shape" })
	if k < 0 {
		k = 1
	}
	if k >= len(x.Args) {
		return true
	}
	extents, listed := x.Args[k].Value.(*parse.ArrayCons)
	return !listed || slices.ContainsFunc(allocs, func(a *Allocation) bool {
		return !slices.EqualFunc(a.Object.Dims, extents.Items, func(d parse.Dim, n parse.Expr) bool {
			lo, known := LiteralBound(d.Lo)
			return known && lo == 1 && sameExtent(d.Hi, n)
		})
	})
}

// sameExtent reports whether two expressions are the same arithmetic over literals and names.
func sameExtent(x, y parse.Expr) bool {
	switch a := x.(type) {
	case *parse.Name:
		b, ok := y.(*parse.Name)
		return ok && a.Ident == b.Ident
	case *parse.Paren:
		b, ok := y.(*parse.Paren)
		return ok && sameExtent(a.X, b.X)
	case *parse.Binary:
		b, ok := y.(*parse.Binary)
		return ok && a.Op == b.Op && sameExtent(a.X, b.X) && sameExtent(a.Y, b.Y)
	}
	n, ok := LiteralBound(x)
	m, known := LiteralBound(y)
	return x != nil && ok && known && n == m
}

// LiteralBound is the value of a lower bound that is absent or a literal.
func LiteralBound(x parse.Expr) (int64, bool) {
	switch x := x.(type) {
	case nil:
		return 1, true
	case *parse.IntLit:
		n, err := strconv.ParseInt(x.Text, 10, 32)
		return n, err == nil
	case *parse.Unary:
		n, ok := LiteralBound(x.X)
		return -n, ok && x.X != nil && x.Op == "-"
	}
	return 0, false
}
