package sets

// The tree of a parsed text. Lowering (lower.go) and the enumerator of the
// tests read it; they share nothing else.

// unionTree is [params] -> { pieces }, with conditions on the parameters.
type unionTree struct {
	text   string
	params []string
	given  []formula
	pieces []pieceTree
}

// pieceTree is in -> out : cond.
type pieceTree struct {
	at      int // place in the text
	in, out tupleTree
	isMap   bool
	cond    formula
}

// tupleTree is a named list of elements, or a pair of tuples.
type tupleTree struct {
	name   string
	elems  []elemTree
	pair   *[2]tupleTree
	absent bool // of a piece that starts with its condition
}

// elemTree is a dimension, its name possibly made up. What is nil is not
// given: name = value and low <= name <= high.
type elemTree struct {
	name             string
	value, low, high expr
}

// formula is one of andFormula, orFormula, notFormula, existsFormula,
// chainFormula, boolFormula.
type formula interface{ isFormula() }

type (
	andFormula    struct{ a, b formula }
	orFormula     struct{ a, b formula }
	notFormula    struct{ f formula }
	existsFormula struct {
		vars []boundVar
		f    formula
	}
	// chainFormula is a1, a2 op1 b1, b2 op2 ...: every neighbouring pair of
	// expressions is compared.
	chainFormula struct {
		lists [][]expr
		ops   []string // = != < <= > >=
	}
	boolFormula bool
)

func (andFormula) isFormula()    {}
func (orFormula) isFormula()     {}
func (notFormula) isFormula()    {}
func (existsFormula) isFormula() {}
func (chainFormula) isFormula()  {}
func (boolFormula) isFormula()   {}

// boundVar is an existential with an optional definition.
type boundVar struct {
	name string
	def  expr
}

// expr is one of numExpr, nameExpr, sumExpr, scaleExpr, floorExpr, quotExpr,
// modExpr, extremumExpr, casesExpr.
type expr interface{ isExpr() }

type (
	numExpr   int64
	nameExpr  string
	sumExpr   struct{ a, b expr }
	scaleExpr struct {
		k int64
		e expr
	}
	// floorExpr is floor(e/d), quotExpr the rational e/d and modExpr
	// e - d·floor(e/d), d >= 1.
	floorExpr struct {
		e expr
		d int64
	}
	quotExpr struct {
		e expr
		d int64
	}
	modExpr struct {
		e expr
		d int64
	}
	// extremumExpr is min(list) or max(list).
	extremumExpr struct {
		list  []expr
		isMax bool
	}
	// casesExpr has the value of the case whose condition holds and no value
	// where none holds. Two conditions must not hold at once.
	casesExpr struct {
		at    int // place in the text
		cases []caseExpr
	}
	caseExpr struct {
		e    expr
		cond formula
	}
)

func (numExpr) isExpr()      {}
func (nameExpr) isExpr()     {}
func (sumExpr) isExpr()      {}
func (scaleExpr) isExpr()    {}
func (floorExpr) isExpr()    {}
func (quotExpr) isExpr()     {}
func (modExpr) isExpr()      {}
func (extremumExpr) isExpr() {}
func (casesExpr) isExpr()    {}

// flat returns the elements of the tuple, those of a pair in order.
func (t tupleTree) flat() []elemTree {
	if t.pair == nil {
		return t.elems
	}
	return append(append([]elemTree{}, t.pair[0].flat()...), t.pair[1].flat()...)
}

// tuple returns the tuple that t describes.
func (t tupleTree) tuple() tuple {
	u := tuple{name: t.name, absent: t.absent, pair: t.shape().pair}
	for _, e := range t.flat() {
		u.dims = append(u.dims, e.name)
	}
	return u
}

func (t tupleTree) shape() shape {
	s := shape{name: t.name, size: len(t.elems)}
	if t.pair != nil {
		left, right := t.pair[0].shape(), t.pair[1].shape()
		s.size, s.pair = left.size+right.size, &pair{left, right}
	}
	return s
}

// space returns the space of a piece over parameters, its names as written.
func (p pieceTree) space(params []string) space {
	return space{params: params, in: p.in.tuple(), out: p.out.tuple(), isMap: p.isMap}
}

// ternary returns cond ? yes : no.
func ternary(at int, cond formula, yes, no expr) expr {
	return casesExpr{at, []caseExpr{{yes, cond}, {no, notFormula{cond}}}}
}

// lexicographic returns the formula a << b on lists of equal length, or a <<=
// b if orEqual.
func lexicographic(a, b []expr, orEqual bool) formula {
	pairOf := func(op string) formula {
		return chainFormula{[][]expr{a[:1], b[:1]}, []string{op}}
	}
	if len(a) == 1 {
		if orEqual {
			return pairOf("<=")
		}
		return pairOf("<")
	}
	return orFormula{pairOf("<"), andFormula{pairOf("="), lexicographic(a[1:], b[1:], orEqual)}}
}
