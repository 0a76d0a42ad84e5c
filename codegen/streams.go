package codegen

import (
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"dhpfgo/ir"
)

// What the arrays of a loop have together where the near caches do not hold them: five points a vector wide lose from here on, and
// every other point earlier.
const (
	farRows  = 28 << 20
	farCombs = 8 << 20
)

// stream is how a loop passes along arrays from far memory.
type stream int

const (
	computes stream = iota // what it computes, or the near caches, set its pace
	rows                   // elements that lie beside each other
	combs                  // elements with gaps between them
)

// streams tells whether far memory sets the pace of an innermost loop: it has at most three operations for two references, and its
// arrays together are longer than the near caches, or as long as the run says. Vectors of 512 bits gain nothing there, and half of
// their loads lie in two lines of the cache:
//
//	do i = 2, n-1; b(i,j) = .25*(a(i-1,j) + a(i+1,j) + a(i,j-1) + a(i,j+1)); end do
func streams(s *ir.Do) stream {
	l := passes{along: s, arrays: map[*ir.Symbol]bool{}}
	for _, st := range s.Body {
		a, ok := st.(*ir.Assign)
		if !ok || ir.Rank(a.LHS) > 0 {
			return computes
		}
		l.sums = l.sums || ir.Occurrences(a.LHS, s.Var) == 0
		l.takes(a.LHS)
		l.takes(a.RHS)
	}
	switch {
	case l.other || 2*l.operations > 3*l.references:
		return computes
	case l.gaps && l.isBeyond(farCombs):
		return combs
	case !l.gaps && !l.sums && s.Parallel && l.isBeyond(farRows):
		return rows
	}
	return computes
}

// passes counts what an iteration of a loop does.
type passes struct {
	along                  *ir.Do
	operations, references int
	arrays                 map[*ir.Symbol]bool
	sums                   bool // it sets what all iterations set: where a width is said LLVM adds up reals in any order
	gaps                   bool // references with gaps between the elements of one iteration and of the next
	other                  bool // what is neither arithmetic nor an element of a real array
}

func (l *passes) takes(e ir.Expr) {
	switch e := e.(type) {
	case *ir.Elem:
		l.takesElem(e)
	case *ir.Binary:
		l.operations++
		l.takes(e.X)
		l.takes(e.Y)
	case *ir.Unary:
		l.takes(e.X)
	case *ir.Const:
	case *ir.Var:
		l.other = l.other || e.Sym == l.along.Var
	default:
		l.other = true
	}
}

func (l *passes) takesElem(e *ir.Elem) {
	if ir.Occurrences(e, l.along.Var) == 0 {
		return
	}
	l.references++
	l.arrays[e.Sym] = true
	l.other = l.other || e.Sym.Type.Base != ir.Real
	step, constant := l.along.ConstantStep()
	a, why := ir.AffineOf(e.Subs[0])
	if why != "" || !constant {
		l.other = true
		return
	}
	distance := a.Coef(l.along.Var) * step
	l.gaps = l.gaps || distance != 1 && distance != -1
	for _, sub := range e.Subs[1:] {
		l.other = l.other || ir.Occurrences(sub, l.along.Var) > 0
	}
}

// isBeyond reports whether the arrays may have more bytes than a limit.
func (l *passes) isBeyond(limit int64) bool {
	sum := int64(0)
	for a := range l.arrays {
		n := a.Bytes()
		if n == 0 {
			return true
		}
		sum += n
	}
	return sum > limit
}

// narrow are the fields of the node of a loop whose vectors have 256 bits.
func (f *function) narrow(s *ir.Do) []metadata.Field {
	size, _ := s.Body[0].(*ir.Assign).LHS.Type().Size()
	return []metadata.Field{f.Tuple(&metadata.String{Value: "llvm.loop.vectorize.width"}, constant.NewInt(types.I32, 32/size))}
}

// isWide reports whether the loops of a unit gain from vectors of 512 bits: iterations of one of them are independent, and none streams
// combs or sets elements with gaps between them, which are taken out of the vector one by one. What has no such loop, as the inverse of a
// matrix of 5 x 5 written out, loses: its vectors are put together of single values.
func (f *function) isWide(body []ir.Stmt) bool {
	some, none := false, false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Do); ok && !f.short[d] && !f.holdsLongLoop(d.Body) {
			some = some || d.Parallel
			none = none || streams(d) == combs || d.Parallel && setsCombs(d)
		}
		return !none
	})
	return some && !none
}

// setsCombs reports whether a loop sets elements with gaps between those of one iteration and of the next.
func setsCombs(d *ir.Do) (found bool) {
	step, _ := d.ConstantStep()
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		a, ok := s.(*ir.Assign)
		if !ok {
			return true
		}
		e, ok := a.LHS.(*ir.Elem)
		if !ok || ir.Occurrences(e, d.Var) == 0 {
			return true
		}
		at, why := ir.AffineOf(e.Subs[0])
		found = found || why != "" || at.Coef(d.Var)*step != 1 && at.Coef(d.Var)*step != -1
		return !found
	})
	return found
}
