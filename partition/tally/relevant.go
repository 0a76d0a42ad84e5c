package tally

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// facts are what is known of a program before it is followed.
type facts struct {
	units    map[*ir.Unit]*spmd.Unit
	moving   map[*spmd.Unit]bool              // units in which, or in what they call, something moves
	noted    map[*ir.Symbol]bool              // variables that are named where it is decided what moves
	relevant map[any]bool                     // storage of those on whose values that depends
	setting  map[*spmd.Unit]bool              // units that set such variables
	busy     map[ir.Stmt]bool                 // constructs that are followed: something moves in them, or such a variable is set
	real     map[ir.Stmt]bool                 // of these, all but those that only set such variables to what nobody knows
	owners   map[*ir.Symbol]map[*ir.Unit]bool // of variables that internal procedures of their unit use: the unit and its clones
	nests    map[ir.Stmt]bool                 // loops whose work is counted; nil where only moves are
	listing  map[ir.Stmt]inspector            // of these, those of inspectors
	followed map[ir.Stmt]bool                 // of these, those that set variables which matter to moves
	sets     map[ir.Stmt][]*ir.Symbol         // by statements that were met: a loop meets its own again and again
	spoils   map[ir.Stmt][]ir.Stmt            // what is followed in a construct, by those that were met
	leaving  map[ir.Stmt]bool                 // whether constructs that were met have a jump out of them
	knowable map[any]bool                     // storage of variables of which a value may be known at times
	commons  map[any]*ir.Symbol               // by storage: arrays in common blocks that are followed, by one of their names
	grown    bool
}

func factsOf(p *spmd.Program, given map[string]int64) *facts {
	f := &facts{units: map[*ir.Unit]*spmd.Unit{}, moving: map[*spmd.Unit]bool{}, noted: map[*ir.Symbol]bool{}, relevant: map[any]bool{}, setting: map[*spmd.Unit]bool{},
		busy: map[ir.Stmt]bool{}, real: map[ir.Stmt]bool{}, spoils: map[ir.Stmt][]ir.Stmt{}, leaving: map[ir.Stmt]bool{}, owners: map[*ir.Symbol]map[*ir.Unit]bool{}, sets: map[ir.Stmt][]*ir.Symbol{}}
	for _, u := range p.Units {
		f.units[u.Source] = u
		for _, s := range u.Source.Symbols {
			if s.Captured {
				if f.owners[s] == nil {
					f.owners[s] = map[*ir.Unit]bool{}
				}
				f.owners[s][u.Source] = true
			}
		}
	}
	f.findCommons(p)
	f.findKnowable(p, given)
	f.grow(p)
	return f
}

// setBy lists the variables that a statement sets or may set, blocks inside not counted.
func (f *facts) setBy(s ir.Stmt) []*ir.Symbol {
	list, known := f.sets[s]
	if !known {
		kept := keptBy(s)
		ir.Mentions(s, func(v *ir.Symbol, r ir.Role) {
			if r.Sets() && !kept[v] {
				list = append(list, v)
			}
		})
		f.sets[s] = list
	}
	return list
}

// keptBy are the arguments of a call that the procedure surely leaves as they are.
func keptBy(s ir.Stmt) map[*ir.Symbol]bool {
	c, ok := s.(*ir.CallProc)
	if !ok {
		return nil
	}
	out, written := map[*ir.Symbol]bool{}, map[*ir.Symbol]bool{}
	for i, a := range c.Args {
		if v := ir.ActualSymbol(a); v != nil && c.Proc.Effects.Arg(i).Written {
			written[v] = true
		} else if v != nil {
			out[v] = true
		}
	}
	for v := range out {
		out[v] = !written[v] && v != c.Into && !c.Proc.Effects.WritesShared(v)
	}
	return out
}

// grow finds what is followed, and the variables that matter for that, until there is nothing more.
func (f *facts) grow(p *spmd.Program) {
	for f.grown = true; f.grown; {
		f.grown = false
		for _, u := range p.Units {
			if f.list(u, u.Source.Entry) {
				f.mark(f.setting, u)
			}
			if f.list(u, u.Body) {
				f.mark(f.setting, u)
			}
		}
	}
}

func (f *facts) mark(set map[*spmd.Unit]bool, u *spmd.Unit) {
	f.grown = f.grown || !set[u]
	set[u] = true
}

func (f *facts) list(u *spmd.Unit, body []ir.Stmt) bool {
	busy := false
	for _, s := range body {
		busy = f.stmt(u, s) || busy
	}
	return busy
}

// stmt reports whether a statement is followed, and notes the variables that matter then.
func (f *facts) stmt(u *spmd.Unit, s ir.Stmt) bool {
	busy := false
	s.EachBlock(func(b []ir.Stmt) { busy = f.list(u, b) || busy })
	switch s := s.(type) {
	case *ir.Jump:
		busy = f.real[s.Loop]
	case *ir.Return:
		busy = f.moving[u] || f.setting[u]
	case *ir.Stop:
		busy = !isFailure(s)
	case *ir.CallProc:
		busy = f.called(u, s) || busy
	}
	if isMove(s) || f.nests[s] {
		f.mark(f.moving, u)
		busy = true
	}
	if f.nests[s] {
		f.control(s)
	}
	isLeaf := ir.BlocksOf(s) == nil
	sets := f.setsRelevant(s)
	if isLeaf && busy || !isLeaf && f.hasReal(s) || sets && f.mayGive(s) || isMove(s) || f.nests[s] {
		f.grown = f.grown || !f.real[s]
		f.real[s] = true
	}
	busy = busy || sets
	if busy {
		f.grown = f.grown || !f.busy[s]
		f.busy[s] = true
	}
	if busy && (isLeaf || f.real[s]) {
		f.uses(s)
	}
	return busy
}

// leaves does what the function of that name does, once.
func (f *facts) leaves(s ir.Stmt) bool {
	is, known := f.leaving[s]
	if !known {
		is = leaves(s)
		f.leaving[s] = is
	}
	return is
}

// mayGive reports whether a statement may set something to a value that a machine knows. The variable of a loop is not meant.
func (f *facts) mayGive(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Assign:
		return f.canKnow(s.RHS)
	case *ir.Do:
		return false
	}
	return true
}

// hasReal reports whether there is something real in a construct.
func (f *facts) hasReal(s ir.Stmt) bool {
	found := false
	s.EachBlock(func(list []ir.Stmt) {
		found = found || slices.ContainsFunc(list, func(x ir.Stmt) bool { return f.real[x] })
	})
	return found
}

// spoiledBy lists the statements in a construct that set something which matters to what nobody knows.
func (f *facts) spoiledBy(s ir.Stmt) []ir.Stmt {
	list, known := f.spoils[s]
	if !known {
		ir.WalkStmts([]ir.Stmt{s}, func(x ir.Stmt) bool {
			if f.setsRelevant(x) {
				list = append(list, x)
			}
			return true
		})
		f.spoils[s] = list
	}
	return list
}

// called looks at what a call is bound to: what matters in the procedure matters in the arguments.
func (f *facts) called(u *spmd.Unit, s *ir.CallProc) bool {
	callee := f.units[s.Proc.Unit]
	if callee == nil {
		return false
	}
	if f.moving[callee] {
		f.mark(f.moving, u)
	}
	for i, a := range s.Args {
		if i >= len(s.Proc.Dummies) {
			break
		}
		sym, d := ir.ActualSymbol(a), s.Proc.Dummies[i]
		if sym != nil && f.relevant[ir.StorageOf(sym)] && s.Proc.Effects.Arg(i).Written {
			f.note(d)
		}
		if f.relevant[ir.StorageOf(d)] {
			for _, e := range ir.ActualExprs([]ir.Actual{a}) {
				f.expr(e)
			}
			if sym != nil {
				f.note(sym)
			}
		}
	}
	return f.moving[callee] || f.setting[callee]
}

func (f *facts) note(s *ir.Symbol) {
	if f.noted[s] {
		return
	}
	f.noted[s], f.grown = true, true
	if f.isKept(s) {
		f.relevant[ir.StorageOf(s)] = true
	}
	for _, d := range s.Dims {
		f.expr(d.Lo)
		f.expr(d.Hi)
	}
}

func (f *facts) expr(e ir.Expr) {
	if e == nil {
		return
	}
	ir.WalkExprs(e, func(x ir.Expr) {
		x.EachSymbol(ir.Use, func(s *ir.Symbol, _ ir.Role) { f.note(s) })
		if r, ok := x.(*ir.FuncRef); ok && r.Proc.Result != nil {
			f.note(r.Proc.Result)
		}
	})
}

// setsRelevant reports whether a statement sets a variable that matters.
func (f *facts) setsRelevant(s ir.Stmt) bool {
	sets := false
	ir.Mentions(s, func(v *ir.Symbol, r ir.Role) { sets = sets || r.Sets() && f.relevant[ir.StorageOf(v)] })
	return sets
}

// uses notes the variables on which it depends what a statement does.
func (f *facts) uses(s ir.Stmt) {
	for _, e := range f.decides(s) {
		f.expr(e)
	}
	for _, v := range f.arraysOf(s) {
		for _, d := range v.Dims {
			f.expr(d.Lo)
			f.expr(d.Hi)
		}
		if v.Map != nil {
			f.layout(v.Map.Layout)
		}
	}
	switch s := s.(type) {
	case *spmd.ExchangeStep:
		for _, x := range s.Exchanges {
			for _, v := range x.Params {
				f.note(v)
			}
			for _, l := range x.Layouts {
				f.layout(l)
			}
		}
	case *spmd.LayoutInit:
		f.layout(s.Layout)
	case *ir.Redistribute:
		f.layout(s.Layout)
	}
}

// decides lists the expressions on whose values it depends what a statement does; those that have none are left out.
func (f *facts) decides(s ir.Stmt) []ir.Expr {
	all := ir.ExprsOf(s)
	switch s := s.(type) {
	case *ir.CallProc:
		return nil
	case *ir.Assign:
		if !f.canKnow(s.RHS) {
			return []ir.Expr{s.LHS}
		}
	case *ir.Do, *ir.While, *ir.If:
		return slices.DeleteFunc(all, func(e ir.Expr) bool { return !f.canKnow(e) })
	}
	return all
}

func (f *facts) layout(l *ir.Layout) {
	for _, d := range l.Dims {
		for _, e := range append([]ir.Expr{d.Lo, d.Hi, d.Fixed, d.Arg}, d.Table.Reads()...) {
			f.expr(e)
		}
		if d.Table != nil && d.Table.Owner != nil {
			f.note(d.Table.Owner.Result)
		}
	}
}

// arraysOf lists the mapped arrays that a statement names.
func (f *facts) arraysOf(s ir.Stmt) []*ir.Symbol {
	var out []*ir.Symbol
	add := func(v *ir.Symbol, _ ir.Role) {
		if v != nil && v.Map != nil {
			out = append(out, v)
		}
	}
	ir.Mentions(s, add)
	if x, ok := s.(*spmd.ExchangeStep); ok {
		for _, e := range x.Exchanges {
			out = append(out, e.Array.Sym)
		}
	}
	return out
}

// isMove reports whether a statement is one with which images send each other something.
func isMove(s ir.Stmt) bool {
	switch s := s.(type) {
	case *spmd.ExchangeStep, *spmd.Fetch, *spmd.Share, *ir.Agree, *spmd.Reduce, *spmd.Locate, *spmd.Gather, *ir.Redistribute, *ir.CopyArray,
		*ir.GatherAll, *ir.Combine, *spmd.Scatter:
		return true
	case *ir.PutStep:
		return s.End
	case *ir.Transfer:
		return s.Input && !s.Everywhere || mappedItem(s.Item) != nil
	case *ir.IOBegin:
		return s.Op == ir.ReadOp || len(s.Results)+len(s.Handles) > 0
	case *ir.IOEnd:
		return s.Input || len(s.Results) > 0 || s.Branch != nil
	case *spmd.LayoutInit, *spmd.ArrayCreate, *spmd.ArrayDestroy, *ir.Allocate, *ir.Deallocate:
		return true
	case *ir.CallProc:
		return s.Proc.Unit == nil
	}
	return false
}
