package ir

import "slices"

// Effects is what a call of a procedure may do besides computing its result. Args[i] belongs to dummy argument i. Shared
// are the variables of common blocks (by block) and hosts that it reads or sets. Opaque holds for a procedure that is not in
// the program: it may touch everything that it can reach. Impure holds if a call does anything that must happen the same
// number of times as in the sequential program: input and output, STOP, clocks, a change of a variable that outlives it. Alters
// holds for a function that sets dummy arguments: it has to be called where the program says, but concerns only who uses these.
type Effects struct {
	Args    []ArgEffect
	Reads   map[any]bool
	Writes  map[any]bool
	Impure  bool
	Alters  bool
	Opaque  bool
	Once    bool             // it is impure for more than setting the variables of Writes
	Mapped  bool             // it touches distributed arrays, so all images must call it together
	Own     map[*Symbol]bool // variables of the program that calls neither read nor set for others
	changed bool
}

// ArgEffect tells whether a procedure reads or sets a dummy argument, and whether it is certain to set it before it may read it.
type ArgEffect struct{ Read, Written, First bool }

// Arg is the effect on argument i; what is not known may be read and set.
func (e *Effects) Arg(i int) ArgEffect {
	if e == nil || e.Opaque || i >= len(e.Args) {
		return ArgEffect{Read: true, Written: true}
	}
	return e.Args[i]
}

// Pointed stands for all storage that pointers may point to, as a key of Effects.
type Pointed struct{}

var targets any = Pointed{}

// SharedKey identifies storage that several units can reach: a common block or a variable of a host; nil for other
// variables.
func SharedKey(s *Symbol) any {
	switch {
	case s.Pointer || s.Target:
		return targets
	case s.Storage == InCommon && s.Common.Local && !s.Captured:
		return nil
	case s.Storage == InCommon:
		return s.Common
	case s.Captured:
		return s
	}
	return nil
}

// place is a byte of a common block.
type place struct {
	block  *Common
	offset int64
}

// StorageOf is the same for the names that several units have for one variable: the variable itself, or its place in a common block.
func StorageOf(s *Symbol) any {
	if s.Storage == InCommon && !s.Common.Local {
		return place{s.Common, s.Offset}
	}
	return s
}

// ReadsShared and WritesShared report whether a call may read or set a variable by another way than its arguments.
func (e *Effects) ReadsShared(s *Symbol) bool {
	key := SharedKey(s)
	return key != nil && (e == nil && !s.IsHidden() || e != nil && (e.Opaque && s.IsOpen() || e.Reads[key] && !e.Own[s]))
}

// WritesShared reports whether a call may set a variable by another way than its arguments.
func (e *Effects) WritesShared(s *Symbol) bool {
	key := SharedKey(s)
	return key != nil && (e == nil && !s.IsHidden() || e != nil && (e.Opaque && s.IsOpen() || e.Writes[key] && !e.Own[s]))
}

// IsOpen reports whether procedures from outside of the program may reach a variable by the name of its common block.
func (s *Symbol) IsOpen() bool { return s.Storage == InCommon && !s.Common.Hidden }

// IsHidden reports whether a variable is in a common block that procedures from outside of the program do not reach.
func (s *Symbol) IsHidden() bool { return s.Storage == InCommon && s.Common.Hidden }

// FindEffects computes the effects of all procedures: a fixed point over the calls. Variables in p.Own have none.
func FindEffects(p *Program) {
	for _, u := range p.Units {
		if u.Proc != nil {
			u.Proc.Effects = newEffects(len(u.Proc.Dummies), p.Own)
		}
	}
	for _, d := range p.Dispatchers {
		d.Effects = newEffects(len(d.Dummies), p.Own)
	}
	findPureEffects(p)
	reached := Callbacks(p)
	for changed := true; changed; {
		changed = false
		for _, d := range p.Dispatchers {
			changed = d.Effects.join(d) || changed
		}
		for _, u := range p.Units {
			if u.Proc == nil {
				continue
			}
			f := &effectFinder{unit: u, clocks: p.Clocks, out: u.Proc.Effects, dummy: map[*Symbol]int{}, callbacks: reached}
			for i, d := range u.Proc.Dummies {
				f.dummy[d] = i
				f.out.Args[i].First = setsFirst(u, d)
			}
			f.out.changed = false
			f.find()
			changed = changed || f.out.changed
		}
	}
}

func newEffects(n int, own map[*Symbol]bool) *Effects {
	return &Effects{Args: make([]ArgEffect, n), Reads: map[any]bool{}, Writes: map[any]bool{}, Own: own}
}

// findPureEffects gives procedures from outside of the program whose interface says PURE (Fortran 2018, 15.7) the effects that their
// dummy arguments let them have. Those of all others from outside stay unknown.
func findPureEffects(p *Program) {
	commons := commonsOf(p)
	for _, u := range p.Units {
		EveryProc(func(called *Procedure) {
			if called.IsOutside() && called.Pure {
				called.Effects = pureEffects(called, p.Own, commons)
			}
		}, u.Entry, u.Body)
	}
}

// pureEffects are known from the intents: what has not INTENT(IN) may be set, all common blocks may be read. Nil, unknown, where an address is passed, after
// which a procedure may do what it likes.
func pureEffects(p *Procedure, own map[*Symbol]bool, commons map[any]bool) *Effects {
	e := newEffects(len(p.Dummies), own)
	e.Reads = commons
	for i, d := range p.Dummies {
		if d.Pointer || d.Proc != nil || d.Type.Base == Derived {
			return nil
		}
		e.Args[i] = ArgEffect{Read: d.Intent != "out", Written: !d.ByValue && d.Intent != "in"}
		e.Alters = e.Alters || e.Args[i].Written && p.IsFunction()
	}
	return e
}

// commonsOf has the keys of all common blocks of a program.
func commonsOf(p *Program) map[any]bool {
	keys := map[any]bool{}
	for _, u := range p.Units {
		for _, s := range u.Symbols {
			if s.Storage == InCommon && !s.Common.Local {
				keys[s.Common] = true
			}
		}
	}
	return keys
}

// effectFinder collects the effects of one unit.
type effectFinder struct {
	unit      *Unit
	out       *Effects
	dummy     map[*Symbol]int
	clocks    map[string]bool
	callbacks []*Procedure // what a call may reach of which only the run knows the procedure
}

func (f *effectFinder) set(flag *bool) {
	if !*flag {
		*flag, f.out.changed = true, true
	}
}

// once notes what must happen the same number of times as in the sequential program.
func (f *effectFinder) once() {
	if !f.alone() {
		f.set(&f.out.Impure)
		f.set(&f.out.Once)
	}
}

func (f *effectFinder) setKey(m map[any]bool, key any) {
	if key != nil && !m[key] {
		m[key], f.out.changed = true, true
	}
}

func (f *effectFinder) find() {
	for _, s := range f.unit.Symbols {
		if s.Map != nil {
			f.set(&f.out.Mapped)
		}
	}
	visit := func(s Stmt) bool {
		f.stmt(s)
		return true
	}
	WalkStmts(f.unit.Entry, visit)
	WalkStmts(f.unit.Body, visit)
	f.throughPointers()
}

// throughPointers adds what pointers may do to the dummy arguments that they may point to.
func (f *effectFinder) throughPointers() {
	for d, i := range f.dummy {
		if !d.Target {
			continue
		}
		if f.out.Reads[targets] {
			f.set(&f.out.Args[i].Read)
		}
		if f.out.Writes[targets] {
			f.set(&f.out.Args[i].Written)
		}
	}
}

func (f *effectFinder) stmt(s Stmt) {
	switch s := s.(type) {
	case *Assign:
		f.write(s.LHS)
		f.reads(s.RHS)
		return
	case *IOBegin, *Transfer, *IOEnd:
		f.io(s)
	case *Stop:
		f.once()
	case *CallIntrinsic:
		if s.Name != "transfer" {
			f.once()
		}
		for _, a := range s.Args {
			f.write(a)
		}
	case *PointTo:
		f.pointedArgument(s)
		f.setKey(f.out.Writes, targets)
		f.once()
		if s.Sym != nil {
			f.writeSymbol(s.Sym)
		} else {
			f.write(s.Field)
		}
	case *Redistribute:
		for _, x := range append(s.Layout.Variables(), s.Arrays...) {
			f.readSymbol(x)
			f.writeSymbol(x)
		}
	case *Allocate:
		if s.CutsLayout() {
			for _, v := range s.Sym.Map.Layout.Variables() {
				f.writeSymbol(v)
			}
		}
		f.byRoles(s)
	case *Borrow:
		for _, x := range slices.Concat(s.Into, s.From) {
			f.readSymbol(x)
			f.writeSymbol(x)
		}
		f.write(s.Flag)
	case *Agree, *FillRandom: // a generator goes on
		f.once()
		f.byRoles(s)
	case *CallProc:
		f.call(s.Proc, s.Args)
		if s.Result != nil {
			f.write(s.Result)
		}
		if s.Into != nil {
			f.writeSymbol(s.Into)
		}
	case *View: // a name for what is there
	default:
		f.byRoles(s)
	}
	for _, e := range ExprsOf(s) {
		f.reads(e)
	}
}

// byRoles adds what the declaration of a statement says that it reads and sets, but for the values of its expressions.
func (f *effectFinder) byRoles(s Stmt) {
	s.EachSymbol(Use, func(x *Symbol, r Role) {
		if r.Reads() {
			f.readSymbol(x)
		}
		if r.Sets() {
			f.writeSymbol(x)
		}
	})
	EachExprOf(s, func(e Expr, r Role) {
		if e != nil && r.Sets() {
			f.write(e)
		}
	})
}

// pointedArgument notes that a dummy argument may be read and set by way of a pointer.
func (f *effectFinder) pointedArgument(s *PointTo) {
	var r *Symbol
	switch {
	case s.Scalar != nil:
		r = Root(s.Scalar)
	case s.Section != nil:
		r = ActualSymbol(Actual{Section: s.Section})
	}
	if i, ok := f.dummy[r]; ok {
		f.set(&f.out.Args[i].Read)
		if r.Intent != "in" {
			f.set(&f.out.Args[i].Written)
		}
	}
}

func (f *effectFinder) reads(e Expr) {
	WalkExprs(e, func(x Expr) {
		switch x := x.(type) {
		case *Status:
			if x.Sym != nil {
				f.readSymbol(x.Sym)
			}
		case *Var:
			f.readSymbol(x.Sym)
		case *Elem:
			f.readSymbol(x.Sym)
		case *Field:
			if ThroughPointer(x) {
				f.setKey(f.out.Reads, targets)
			}
		case *FuncRef:
			f.call(x.Proc, x.Args)
		}
	})
}

func (f *effectFinder) readSymbol(s *Symbol) {
	if s.View && s.Root != nil {
		s = s.Root
	}
	if s.Map != nil {
		f.set(&f.out.Mapped)
	}
	if i, ok := f.dummy[s]; ok && !f.out.Args[i].First {
		f.set(&f.out.Args[i].Read)
	}
	if !f.out.Own[s] {
		f.setKey(f.out.Reads, SharedKey(s))
	}
}

func (f *effectFinder) write(e Expr) {
	switch e := e.(type) {
	case *Var:
		f.writeSymbol(e.Sym)
	case *Field:
		if r := Root(e); r != nil {
			f.writeSymbol(r)
		}
		if ThroughPointer(e) {
			f.setKey(f.out.Writes, targets)
			f.once()
		}
		for _, x := range OperandsOf(e) {
			f.reads(x)
		}
	case *Substr:
		f.write(e.X)
		f.reads(e.Lo)
		f.reads(e.Hi)
	case *Elem:
		f.writeSymbol(e.Sym)
		for _, sub := range e.Subs {
			f.reads(sub)
		}
	}
}

func (f *effectFinder) writeSymbol(s *Symbol) {
	if s.View && s.Root != nil {
		s = s.Root
	}
	if s.Map != nil {
		f.set(&f.out.Mapped)
	}
	if s.Pointer || s.Target {
		f.setKey(f.out.Writes, targets)
	}
	if i, ok := f.dummy[s]; ok {
		f.set(&f.out.Args[i].Written)
		if f.unit.Proc.IsFunction() && !f.unit.Proc.Pure {
			f.set(&f.out.Alters)
		}
		return
	}
	if f.out.Own[s] || f.alone() {
		return
	}
	if key := SharedKey(s); key != nil && (s.Storage == InCommon || key == targets || !f.own(s)) {
		f.setKey(f.out.Writes, key)
		f.set(&f.out.Impure)
		if key == targets || s.Allocatable {
			f.once()
		}
	} else if s.Storage == Static || s.Storage == InCommon && s.Common.Saved {
		f.once()
	}
}

// alone reports whether each image runs the unit for itself; there is none for what a dispatcher may call.
func (f *effectFinder) alone() bool { return f.unit != nil && f.unit.Alone }

// own reports whether a variable belongs to the unit itself.
func (f *effectFinder) own(s *Symbol) bool { return slices.Contains(f.unit.Symbols, s) }

// call adds what a called procedure does, seen from here.
func (f *effectFinder) call(p *Procedure, args []Actual) {
	e := p.Effects
	if e == nil && f.clocks[p.Link] && p.IsOutside() {
		f.once()
	} else if e == nil {
		f.set(&f.out.Opaque)
		f.once()
		for _, q := range f.callbacks {
			if p.mayBe(q) {
				f.take(q.Effects)
			}
		}
	} else {
		f.take(e)
	}
	for i, a := range args {
		effect := e.Arg(i)
		if s := ActualSymbol(a); s != nil {
			if effect.Read {
				f.readSymbol(s)
			}
			if effect.Written {
				f.writeSymbol(s)
			}
		}
	}
}

// take adds what a called procedure does to variables that are no arguments of its own; those of this unit may be among them.
func (f *effectFinder) take(e *Effects) {
	for key := range e.Reads {
		f.setKey(f.out.Reads, key)
		if i, ok := f.dummyOf(key); ok {
			f.set(&f.out.Args[i].Read)
		}
	}
	for key := range e.Writes {
		f.setKey(f.out.Writes, key)
		if i, ok := f.dummyOf(key); ok {
			f.set(&f.out.Args[i].Written)
		}
	}
	for _, flag := range []struct{ from, to *bool }{
		{&e.Impure, &f.out.Impure}, {&e.Once, &f.out.Once}, {&e.Opaque, &f.out.Opaque}, {&e.Mapped, &f.out.Mapped}} {
		if *flag.from {
			f.set(flag.to)
		}
	}
}

// dummyOf is the number of the dummy argument of this unit that a key stands for.
func (f *effectFinder) dummyOf(key any) (int, bool) {
	s, ok := key.(*Symbol)
	if !ok {
		return 0, false
	}
	i, ok := f.dummy[s]
	return i, ok
}

// io finds the effects of a statement of input or output. That on an internal file concerns its variables alone.
func (f *effectFinder) io(s Stmt) {
	everywhere := false
	switch s := s.(type) {
	case *IOBegin:
		everywhere = s.Everywhere
		f.ioFile(s)
		for _, r := range s.Results {
			f.write(r.X)
		}
		for _, m := range s.Members {
			f.readSymbol(Root(m.X))
		}
	case *Transfer:
		everywhere = s.Everywhere
		f.transfer(s)
	case *IOEnd:
		everywhere = s.Everywhere
		for _, x := range s.Results {
			f.write(x)
		}
		for _, m := range s.Members {
			if s.Input {
				f.writeSymbol(Root(m.X))
			}
		}
	}
	if !everywhere {
		f.once()
	}
}

func (f *effectFinder) ioFile(s *IOBegin) {
	switch {
	case s.Pieces != nil:
		f.readSymbol(s.Pieces.Sym)
	case s.File == nil:
	case s.File.Section != nil:
		f.readSymbol(s.File.Section.Sym)
		if s.Op == WriteOp {
			f.writeSymbol(s.File.Section.Sym)
		}
	case s.Op == WriteOp:
		f.write(s.File.X)
	}
}

func (f *effectFinder) transfer(s *Transfer) {
	switch {
	case s.Item.Section == nil && s.Input:
		f.write(s.Item.X)
	case s.Item.Section == nil:
	case s.Input:
		f.writeSymbol(s.Item.Section.Sym)
	default:
		f.readSymbol(s.Item.Section.Sym)
	}
}

// join adds what the procedures may do that a dispatcher calls.
func (e *Effects) join(p *Procedure) bool {
	f := &effectFinder{out: e}
	for _, t := range p.Targets {
		from := t.Proc.Effects
		if from == nil {
			f.set(&e.Opaque)
			f.once()
			continue
		}
		f.take(from)
		for i := range e.Args {
			to := p.TargetArg(i)
			if to < 0 {
				f.set(&e.Args[i].Read)
				continue
			}
			if a := from.Arg(to); a.Read {
				f.set(&e.Args[i].Read)
			}
			if a := from.Arg(to); a.Written {
				f.set(&e.Args[i].Written)
			}
		}
	}
	changed := e.changed
	e.changed = false
	return changed
}

// Callbacks lists the procedures of a program that calls may reach which do not name them: those that are arguments, or that pointers to
// procedures point to.
func Callbacks(p *Program) []*Procedure {
	uses := map[*Procedure]int{} // how often one is named, but for its calls
	for _, u := range p.Units {
		for _, body := range [][]Stmt{u.Entry, u.Body} {
			EveryProc(func(proc *Procedure) { uses[proc]++ }, body)
			EachCall(body, func(proc *Procedure, _ []Actual) { uses[proc]-- })
		}
	}
	initial := map[*Procedure]bool{}
	for _, target := range p.InitProcs {
		initial[target.Proc] = true
	}
	var out []*Procedure
	for _, u := range p.Units {
		if u.Proc != nil && (uses[u.Proc] > 0 || initial[u.Proc]) {
			out = append(out, u.Proc)
		}
	}
	return out
}

// mayBe reports whether a call of a dummy procedure or through a pointer, or a procedure from outside, may be one of q: it takes as
// many arguments, where that is known.
func (p *Procedure) mayBe(q *Procedure) bool {
	return p.IsOutside() || !p.Known && !p.Explicit || len(p.Dummies) == len(q.Dummies) && p.IsFunction() == q.IsFunction()
}
