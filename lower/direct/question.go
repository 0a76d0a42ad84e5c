package direct

import "dhpfgo/ir"

// question is a call that asks for a cobound of an allocatable coarray, which a loop that does not allocate leaves as it is: it is asked once
// before the loop.
type question struct {
	call  *ir.CallProc
	value *ir.Symbol // holds the answer
}

// The arguments of hpf_co_lower and hpf_co_upper (base, codimension, line).
const (
	baseArg = iota
	codimensionArg
)

func isQuestion(s *ir.CallProc) bool {
	return s.Proc.Link == "hpf_co_lower" || s.Proc.Link == "hpf_co_upper"
}

func (q *question) asksSame(s *ir.CallProc) bool {
	return q.call.Proc.Link == s.Proc.Link && ir.Root(q.call.Args[baseArg].X) == ir.Root(s.Args[baseArg].X) &&
		ir.Equal(q.call.Args[codimensionArg].X, s.Args[codimensionArg].X)
}

// before is the question as a statement before the loop.
func (q *question) before() ir.Stmt {
	s := *q.call
	s.Result = q.answer()
	return ir.CopyBody([]ir.Stmt{&s}, nil, nil)[0]
}

func (q *question) answer() *ir.Var { return &ir.Var{Pos: q.call.Pos, Sym: q.value} }

// askedBefore is the number of an image with answers given before the loop in place of what is asked in it about a coarray.
func (l *loop) askedBefore(image ir.Expr, coarray *ir.Symbol) (ir.Expr, []*question) {
	var used []*question
	image = ir.MapExpr(image, func(e ir.Expr) ir.Expr {
		v, ok := e.(*ir.Var)
		if !ok {
			return e
		}
		call := l.asked[v.Sym]
		if call == nil || l.set[v.Sym] != 1 {
			return e
		}
		if base, ok := call.Args[baseArg].X.(*ir.Elem); !ok || base.Sym != coarray || !coarray.Allocatable {
			return e
		}
		q := l.question(call)
		used = append(used, q)
		return q.answer()
	})
	return image, used
}

// question is what a call asks, once for all calls that ask the same.
func (l *loop) question(call *ir.CallProc) *question {
	for _, q := range l.answers {
		if q.asksSame(call) {
			return q
		}
	}
	q := &question{call, l.em.Temp("cobound", ir.Int8, call.Pos)}
	l.answers = append(l.answers, q)
	return q
}

// answered puts answers in the place of the questions of a loop.
func answered(body []ir.Stmt, questions []*question) []ir.Stmt {
	by := map[ir.Stmt]ir.Stmt{}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if call, ok := s.(*ir.CallProc); ok && isQuestion(call) {
			for _, q := range questions {
				if q.asksSame(call) {
					by[s] = &ir.Assign{At: call.At, LHS: call.Result, RHS: q.answer()}
				}
			}
		}
		return true
	})
	return replaced(body, by)
}
