package codegen

import (
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"dhpfgo/ir"
)

// readsTables reports whether a loop is short, but as long as a vector or more, and independent iterations compute with elements of
// arrays that have initial values:
//
//	do q = 0, 8; g(q) = w(q)*(1 + cx(q)*u + cy(q)*v); end do
//
// Unrolled, each iteration has constants of its own. Where these are 0 or 1 nothing is left to be done, no iteration is like another, and
// vectors are put together of single values. As a loop it becomes vectors first, and is unrolled after that.
func readsTables(s *ir.Do) bool {
	const vector, short = 8, 32
	if n, known := mostIterations(s); !s.Parallel || !known || n < vector || n > short {
		return false
	}
	found := false
	for _, st := range s.Body {
		a, ok := st.(*ir.Assign)
		if !ok {
			return false
		}
		if v, isScalar := a.LHS.(*ir.Var); isScalar && ir.Occurrences(a.RHS, v.Sym) > 0 {
			return false // a sum
		}
		found = found || ir.AnyExpr(a.RHS, func(x ir.Expr) bool {
			e, ok := x.(*ir.Elem)
			return ok && len(e.Sym.InitElems) > 0 && ir.Occurrences(e, s.Var) > 0
		})
	}
	return found
}

// mostIterations is a number of iterations that a loop with step 1 does not exceed.
func mostIterations(s *ir.Do) (n int64, known bool) {
	if step, ok := s.ConstantStep(); !ok || step != 1 {
		return 0, false
	}
	for _, lo := range ir.ExtremeArgs("max", s.Lo) {
		for _, hi := range ir.ExtremeArgs("min", s.Hi) {
			if d, ok := ir.Difference(hi, lo); ok && (!known || d+1 < n) {
				n, known = d+1, true
			}
		}
	}
	return n, known
}

// vectorsFirst are the fields of the node of a loop that is not unrolled before it has become vectors.
func (f *function) vectorsFirst() []metadata.Field {
	one := constant.NewInt(types.I32, 1)
	return []metadata.Field{
		f.Tuple(&metadata.String{Value: "llvm.loop.unroll.disable"}),
		f.Tuple(&metadata.String{Value: "llvm.loop.vectorize.followup_all"}, f.Tuple(&metadata.String{Value: "llvm.loop.isvectorized"}, one)),
	}
}
