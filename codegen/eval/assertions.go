package eval

import (
	"slices"

	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/value"
)

// watch is an INDEPENDENT loop whose assertions are checked when the program runs: elements of arrays that two iterations use
// of which one sets them, and, where assignments alone set scalars, those that carry a value from one iteration to another,
// and NEW variables that an iteration reads before it sets them.
type watch struct {
	loop    *ir.Do
	scalars bool
	counted map[*ir.Symbol]bool // DO variables
	tested  map[*ir.Symbol]bool // set where a test of themselves holds, as an extremum is
}

// Assertions checks what the program asserts of loops of a function.
type Assertions struct {
	f       *Values
	Watches []*watch // the enclosing loops whose assertions are checked
	Updated *joining // the REDUCTION variable that is being updated
}

// Watched gives the loop that begins to be watched at s: s itself, or the loop whose iterations it deals out by tiles. Iterations of
// DO CONCURRENT may set what others set, Fortran 2018, 11.1.7.5, and run in order where they are not known to be independent.
func (a *Assertions) Watched(s *ir.Do) *ir.Do {
	loop := s
	if s.Deals != nil {
		loop = s.Deals
	}
	ind := loop.Independent
	if !a.f.Opt.Check || ind == nil || ind.Array || ind.Concurrent {
		return nil
	}
	if slices.ContainsFunc(a.Watches, func(w *watch) bool { return w.loop == loop }) {
		return nil
	}
	return loop
}

// BeginWatch begins to watch loop, which may be nil; endWatch is its counterpart.
func (a *Assertions) BeginWatch(loop *ir.Do) {
	if loop == nil {
		return
	}
	a.f.CallRuntime("hpf_loop_begin", a.f.Text(loop.Var.Name), a.f.Position(loop.Span()))
	w := &watch{loop: loop, scalars: true, counted: map[*ir.Symbol]bool{loop.Var: true}, tested: map[*ir.Symbol]bool{}}
	ir.WalkStmts(loop.Body, func(s ir.Stmt) bool {
		w.visit(s)
		return true
	})
	a.Watches = append(a.Watches, w)
}

// visit notes DO variables and whether something else than an assignment may set a scalar.
func (w *watch) visit(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Do:
		w.counted[s.Var] = true
	case *ir.If:
		w.noteTests(s)
	case *ir.Assign, *ir.While, *ir.Jump, *ir.OnMark, *spmd.ExchangeStep, *spmd.Fetch,
		*spmd.Inspect, *spmd.Note, *spmd.Renew, *spmd.Gather, *spmd.Scatter, *ir.PutStep, *ir.Put, *ir.Combine:
	default:
		w.scalars = false
	}
	for _, e := range ir.ExprsOf(s) {
		ir.WalkExprs(e, func(x ir.Expr) {
			if ref, ok := x.(*ir.FuncRef); ok && len(ref.Args) > 0 {
				w.scalars = false
			}
		})
	}
}

// noteTests notes the variables that an IF tests and sets.
func (w *watch) noteTests(s *ir.If) {
	for _, b := range s.Branches {
		ir.WalkStmts(b.Body, func(st ir.Stmt) bool {
			if a, ok := st.(*ir.Assign); ok {
				if v := variableOf(a.LHS); v != nil && b.Cond != nil && mentionsOf(b.Cond, v) > 0 {
					w.tested[v] = true
				}
			}
			return true
		})
	}
}

// EndWatch is the counterpart of BeginWatch; together says that all images execute the loop.
func (a *Assertions) EndWatch(loop *ir.Do, together bool) {
	if loop == nil {
		return
	}
	a.Watches = a.Watches[:len(a.Watches)-1]
	a.endLoop(together)
}

func (a *Assertions) endLoop(together bool) {
	flag := int64(0)
	if together {
		flag = 1
	}
	a.f.CallRuntime("hpf_loop_end", build.I32(flag))
}

// LeaveWatches ends what is watched inside of the outermost n watched loops, for a jump out of them.
func (a *Assertions) LeaveWatches(n int) {
	for range a.Watches[n:] {
		a.endLoop(false)
	}
}

// NoteIteration tells the runtime that an iteration of a watched loop begins.
func (a *Assertions) NoteIteration(s *ir.Do, counter value.Value) {
	if n := len(a.Watches); n > 0 && a.Watches[n-1].loop == s {
		a.f.CallRuntime("hpf_loop_iteration", counter)
	}
}

// noteAccess tells the checks that a variable or an element is read or set.
func (a *Assertions) noteAccess(sym *ir.Symbol, subs []value.Value, sets bool) {
	if len(a.Watches) == 0 || sym.Made || len(subs) > abi.RankMax || sym.Type.Base == ir.Derived {
		return
	}
	flag := int64(accessRead)
	if sets {
		flag = accessSet
	}
	if a.Updated != nil && a.Updated.sym == sym {
		if !sets {
			return
		}
		flag = a.Updated.kind
	}
	index := a.f.IndexList(subs)
	name, rank, pos := a.f.Text(sym.Name), build.I32(int64(len(subs))), a.f.Position(a.f.Pos)
	var shared int64
	for up := range a.Watches {
		switch w := a.Watches[len(a.Watches)-1-up]; {
		case !w.scalars && len(subs) == 0 || w.counted[sym] || a.isExempt(sym, up):
		case !slices.Contains(w.loop.Independent.New, sym):
			shared |= 1 << up
		case w.scalars && sym.Map == nil:
			a.f.CallRuntime("hpf_loop_new", name, rank, index, build.I32(flag), build.I32(int64(up)), pos)
		}
	}
	if shared != 0 {
		a.f.CallRuntime("hpf_loop_access", name, rank, index, build.I32(flag), build.I64(shared), pos)
	}
}

// isExempt tells whether LOCALIZE of a loop, or REDUCTION of it or a loop around it for an extremum that an IF finds, allows
// iterations to share sym. Other REDUCTION variables may be updated alone; see beginUpdate.
func (a *Assertions) isExempt(sym *ir.Symbol, up int) bool {
	at := len(a.Watches) - 1 - up
	if slices.Contains(a.Watches[at].loop.Independent.Localize, sym) {
		return true
	}
	return slices.ContainsFunc(a.Watches[:at+1], func(w *watch) bool {
		return slices.Contains(w.loop.Independent.Reductions, sym) && w.tested[sym]
	})
}
