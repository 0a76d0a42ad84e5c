package sets

// The tree of a parsed text. Lowering (lower.go) and the enumerator of the
// tests read it; they share nothing else.

// relationTree is [params] -> { pieces }.
type relationTree struct {
	params []string
	pieces []pieceTree
	isMap  bool
}

// pieceTree is in -> out : cond.
type pieceTree struct {
	in, out tupleTree
	cond    formula
}

// tupleTree is a named list of elements. Each element has a dimension name,
// possibly made up, and may have a defining expression or a range.
type tupleTree struct {
	name   string
	elems  []elemTree
	absent bool // of a piece that starts with its condition
}

type elemTree struct {
	name      string
	low, high expr // name = low; or low <= name <= high; nil: free
}

// formula is one of andFormula, orFormula, notFormula, existsFormula,
// chainFormula, boolFormula.
type formula interface{}

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

// boundVar is an existential with an optional definition.
type boundVar struct {
	name string
	def  expr
}

// expr is one of numExpr, nameExpr, sumExpr, scaleExpr, floorExpr, modExpr,
// extremumExpr.
type expr interface{}

type (
	numExpr   int64
	nameExpr  string
	sumExpr   struct{ a, b expr }
	scaleExpr struct {
		k int64
		e expr
	}
	// floorExpr is floor(e/d) and modExpr e mod d, d >= 1.
	floorExpr struct {
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
)
