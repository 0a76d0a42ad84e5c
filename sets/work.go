package sets

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

// DefaultLimit is the number of elementary steps (row combinations, pivots)
// that one operation may take before it gives up with ErrLimit.
const DefaultLimit = 2_000_000

// ErrLimit is the cause when an operation needs more steps than it may take.
var ErrLimit = errors.New("step limit reached")

// OpError says which operation could not be computed, on what, and why.
// The cause is ErrLimit, ErrOverflow, a *SpaceError or the error of a context.
type OpError struct {
	Op       string   // method name, as Subtract
	Operands []string // text of the operands, shortened
	Cause    error
}

func (e *OpError) Error() string {
	s := fmt.Sprintf("sets: %s: %v", e.Op, e.Cause)
	for _, o := range e.Operands {
		s += "\n\toperand " + o
	}
	return s
}

// Unwrap returns the cause.
func (e *OpError) Unwrap() error { return e.Cause }

// halt carries the cause from the inner loops to the operation's frame; it
// never leaves the package.
type halt struct{ cause error }

// options bound the work of the operations on a value, and say where results are remembered; results inherit them.
type options struct {
	limit int
	ctx   context.Context
	memo  *Memo
}

// bounded reports whether a value has a limit or a context of its own.
func (o options) bounded() bool { return o.limit != 0 || o.ctx != nil }

// Option bounds the work of reading a text, and of all operations on the value read.
type Option func(*options)

// WithLimit lets the reading of a text and each operation on the value read take at most limit steps; 0
// means DefaultLimit. For values there are methods of the same name.
func WithLimit(limit int) Option { return func(o *options) { o.limit = limit } }

// WithContext stops the reading of a text and operations on the value read when the context is done.
func WithContext(ctx context.Context) Option { return func(o *options) { o.ctx = ctx } }

// optionsOf applies a list of options.
func optionsOf(list []Option) options {
	var o options
	for _, set := range list {
		if set != nil {
			set(&o)
		}
	}
	return o
}

// tighter returns the options of an operation on two values: the smaller
// limit, the first context and the first memo.
func (o options) tighter(p options) options {
	if o.limit == 0 || p.limit != 0 && p.limit < o.limit {
		o.limit = p.limit
	}
	if o.ctx == nil {
		o.ctx = p.ctx
	}
	if o.memo == nil {
		o.memo = p.memo
	}
	return o
}

// budget counts the steps of one operation.
type budget struct {
	left   int
	unpaid int // entries of rows; see cells
	ctx    context.Context
}

// work is one operation: its steps and its memory.
type work struct {
	budget
	byValue bool // existentials with constant bounds get each of their values in turn
	waiting int  // conjuncts whose normal form is to be made after that of the present one
	memo    *Memo
	*scratch
}

// scratch is memory that tests of one operation use one after the other.
type scratch struct {
	own      work
	tableaus []*tableau // spare ones
	solvers  []*solver
	probes   []*probe
	bound    row // see addBound
	spot     row // of leadOut
	arena    []int64
	free     []int64 // what is left of arena
}

// scratches holds memory of finished operations; nothing in it has a meaning.
var scratches = sync.Pool{New: func() any { return new(scratch) }}

// steps returns how many steps an operation may take.
func (o options) steps() int {
	if o.limit == 0 {
		return DefaultLimit
	}
	return o.limit
}

func (o options) begin() *work {
	s := scratches.Get().(*scratch)
	s.free = s.arena
	s.own = work{budget: budget{left: o.steps(), ctx: o.ctx}, memo: o.memo, scratch: s}
	return &s.own
}

// end gives the memory back at the end of an operation.
func (w *work) end() {
	s := w.scratch
	w.scratch = nil
	scratches.Put(s)
}

// step pays for n steps; it halts the operation when the limit is reached or,
// looked at every 1024 steps, the context is done.
func (w *budget) step(n int) {
	before := w.left >> 10
	w.left -= n
	if w.left < 0 {
		panic(halt{ErrLimit})
	}
	if w.ctx != nil && w.left>>10 != before {
		if err := w.ctx.Err(); err != nil {
			panic(halt{err})
		}
	}
}

// within runs f for at most n steps and reports whether it came to its end. What it took is paid.
func within(w *work, n int, f func()) bool {
	kept, byValue := w.left-min(n, w.left), w.byValue
	w.left -= kept
	cause := attempt(f)
	w.byValue = byValue
	if w.left = kept + max(w.left, 0); cause != nil && !errors.Is(cause, ErrLimit) && !errors.Is(cause, ErrOverflow) {
		panic(halt{cause})
	}
	return cause == nil
}

// cellsAStep is how many entries of rows are copied or looked at for a step.
const cellsAStep = 64

// cells pays for n entries of rows that are copied or looked at.
func (w *budget) cells(n int) {
	if w.unpaid += n; w.unpaid >= cellsAStep {
		n, w.unpaid = w.unpaid/cellsAStep, w.unpaid%cellsAStep
		w.step(n)
	}
}

// allowed returns for how many entries of rows can still be paid.
func (w *budget) allowed() int { return w.left*cellsAStep - w.unpaid }

// attempt runs f and returns the cause if f halted.
func attempt(f func()) (cause error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case halt:
			cause = r.cause
		default:
			panic(r)
		}
	}()
	f()
	return nil
}
