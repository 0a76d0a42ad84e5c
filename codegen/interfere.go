package codegen

import (
	"slices"

	"dhpfgo/partition"
	"dhpfgo/pgasrt/abi"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// watch is an INDEPENDENT loop whose assertions are checked when the program runs: elements of arrays that two iterations use
// of which one sets them, and, where assignments alone set scalars, those that carry a value from one iteration to another,
// and NEW variables that an iteration reads before it sets them.
type watch struct {
	loop    *sem.Do
	scalars bool
	counted map[*sem.Symbol]bool // DO variables
	tested  map[*sem.Symbol]bool // set where a test of themselves holds, as an extremum is
}

// watched gives the loop that begins to be watched at s: s itself, or the loop whose iterations it deals out by tiles.
func (f *function) watched(s *sem.Do) *sem.Do {
	loop := s
	if s.Deals != nil {
		loop = s.Deals
	}
	ind := loop.Independent
	if !f.opt.Check || ind == nil || ind.Array {
		return nil
	}
	if slices.ContainsFunc(f.watches, func(w *watch) bool { return w.loop == loop }) {
		return nil
	}
	return loop
}

// beginWatch begins to watch loop, which may be nil; endWatch is its counterpart.
func (f *function) beginWatch(loop *sem.Do) {
	if loop == nil {
		return
	}
	f.callRuntime("hpf_loop_begin", f.text(loop.Var.Name), f.position(loop.Span()))
	w := &watch{loop: loop, scalars: true, counted: map[*sem.Symbol]bool{loop.Var: true}, tested: map[*sem.Symbol]bool{}}
	sem.WalkStmts(loop.Body, func(s sem.Stmt) bool {
		w.visit(s)
		return true
	})
	f.watches = append(f.watches, w)
}

// visit notes DO variables and whether something else than an assignment may set a scalar.
func (w *watch) visit(s sem.Stmt) {
	switch s := s.(type) {
	case *sem.Do:
		w.counted[s.Var] = true
	case *sem.If:
		w.noteTests(s)
	case *sem.Assign, *sem.While, *sem.Jump, *sem.OnMark, *partition.ExchangeStep, *partition.Fetch,
		*partition.Inspect, *partition.Note, *partition.Gather, *partition.PutStep, *partition.Put:
	default:
		w.scalars = false
	}
	for _, e := range sem.ExprsOf(s) {
		sem.WalkExprs(e, func(x sem.Expr) {
			if ref, ok := x.(*sem.FuncRef); ok && len(ref.Args) > 0 {
				w.scalars = false
			}
		})
	}
}

// noteTests notes the variables that an IF tests and sets.
func (w *watch) noteTests(s *sem.If) {
	for _, b := range s.Branches {
		sem.WalkStmts(b.Body, func(st sem.Stmt) bool {
			if a, ok := st.(*sem.Assign); ok {
				if v := variableOf(a.LHS); v != nil && b.Cond != nil && mentionsOf(b.Cond, v) > 0 {
					w.tested[v] = true
				}
			}
			return true
		})
	}
}

func (f *function) endWatch(loop *sem.Do, together bool) {
	if loop == nil {
		return
	}
	f.watches = f.watches[:len(f.watches)-1]
	f.endLoop(together)
}

func (f *function) endLoop(together bool) {
	flag := int64(0)
	if together {
		flag = 1
	}
	f.callRuntime("hpf_loop_end", i32(flag))
}

// leaveWatches ends what is watched inside of the outermost n watched loops, for a jump out of them.
func (f *function) leaveWatches(n int) {
	for range f.watches[n:] {
		f.endLoop(false)
	}
}

func (f *function) noteIteration(s *sem.Do, counter value.Value) {
	if n := len(f.watches); n > 0 && f.watches[n-1].loop == s {
		f.callRuntime("hpf_loop_iteration", counter)
	}
}

// noteAccess tells the checks that a variable or an element is read or set.
func (f *function) noteAccess(sym *sem.Symbol, subs []value.Value, sets bool) {
	if len(f.watches) == 0 || sym.Made || len(subs) > abi.RankMax || sym.Type.Base == sem.Derived {
		return
	}
	flag := int64(accessRead)
	if sets {
		flag = accessSet
	}
	if f.updated != nil && f.updated.sym == sym {
		if !sets {
			return
		}
		flag = f.updated.kind
	}
	index := f.indexList(subs)
	name, rank, pos := f.text(sym.Name), i32(int64(len(subs))), f.position(f.pos)
	var shared int64
	for up := range f.watches {
		switch w := f.watches[len(f.watches)-1-up]; {
		case !w.scalars && len(subs) == 0 || w.counted[sym] || f.isExempt(sym, up):
		case !slices.Contains(w.loop.Independent.New, sym):
			shared |= 1 << up
		case w.scalars && sym.Map == nil:
			f.callRuntime("hpf_loop_new", name, rank, index, i32(flag), i32(int64(up)), pos)
		}
	}
	if shared != 0 {
		f.callRuntime("hpf_loop_access", name, rank, index, i32(flag), i64(shared), pos)
	}
}

// isExempt tells whether LOCALIZE of a loop, or REDUCTION of it or a loop around it for an extremum that an IF finds, allows
// iterations to share sym. Other REDUCTION variables may be updated alone; see beginUpdate.
func (f *function) isExempt(sym *sem.Symbol, up int) bool {
	at := len(f.watches) - 1 - up
	if slices.Contains(f.watches[at].loop.Independent.Localize, sym) {
		return true
	}
	return slices.ContainsFunc(f.watches[:at+1], func(w *watch) bool {
		return slices.Contains(w.loop.Independent.Reductions, sym) && w.tested[sym]
	})
}

// indexList is the address of subscripts in memory.
func (f *function) indexList(subs []value.Value) value.Value {
	if len(subs) == 0 {
		return constant.NewNull(types.I64Ptr)
	}
	memory := f.alloca("index", types.NewArray(uint64(len(subs)), types.I64))
	for k, sub := range subs {
		f.store(sub, f.field(memory, int64(k)))
	}
	return f.field(memory, 0)
}
