package specialise

import (
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// lowerCalls gives the passes few forms of calls to know. A function that all images must evaluate alike, because it does
// more than compute a value, becomes a statement of its own in front of the one that uses it. A distributed array that is
// an argument is gathered before the call, and what the procedure may have set is stored back behind it.
func lowerCalls(s *sem.Unit, opt Options, bag *diag.Bag) {
	l := &lowering{bag: bag, options: opt, made: map[string]int{}, unit: s}
	s.Body = l.puts(l.scatters(l.list(s.Body)))
}

type lowering struct {
	bag     *diag.Bag
	options Options
	unit    *sem.Unit
	made    map[string]int
}

// symbol makes a variable of the unit.
func (l *lowering) symbol(stem string, t sem.Type) *sem.Symbol {
	l.made[stem]++
	s := &sem.Symbol{Name: fmt.Sprintf("%s%%%d", stem, l.made[stem]), Type: t, Made: true, Storage: sem.Static}
	if l.unit.Proc != nil {
		s.Storage = sem.Automatic
	}
	l.unit.Symbols = append(l.unit.Symbols[:len(l.unit.Symbols):len(l.unit.Symbols)], s)
	return s
}

func (l *lowering) list(body []sem.Stmt) []sem.Stmt {
	var out []sem.Stmt
	for _, s := range body {
		out = append(out, l.stmt(s)...)
	}
	return out
}

func (l *lowering) stmt(s sem.Stmt) []sem.Stmt {
	var pre []sem.Stmt
	f := func(e sem.Expr) sem.Expr { return l.expr(e, &pre) }
	switch s := s.(type) {
	case *sem.CopyArray:
		return []sem.Stmt{l.copyArray(s)}
	case *sem.Do:
		s.Lo, s.Hi, s.Step = f(s.Lo), f(s.Hi), f(s.Step)
		s.Body = l.list(s.Body)
		return append(pre, s)
	case *sem.While:
		l.while(s)
		return []sem.Stmt{s}
	case *sem.If:
		return l.ifStmt(s)
	case *sem.CallProc:
		return l.call(s)
	}
	s = ir.MapValues(s, f)
	return append(pre, s)
}

// while tests inside the loop if the condition needs statements of its own.
func (l *lowering) while(s *sem.While) {
	s.Body = l.list(s.Body)
	if s.Cond == nil {
		return
	}
	var pre []sem.Stmt
	cond := l.expr(s.Cond, &pre)
	if len(pre) == 0 {
		return
	}
	leave := &sem.If{At: s.At, Branches: []sem.Branch{{Pos: s.Pos, Cond: &sem.Unary{Pos: cond.Span(), Op: sem.Not, X: cond},
		Body: []sem.Stmt{&sem.Jump{At: s.At, Exit: true, Loop: s}}}}}
	s.Cond = nil
	s.Body = append(append(pre, leave), s.Body...)
}

// ifStmt puts what a later condition needs into the ELSE branch before it.
func (l *lowering) ifStmt(s *sem.If) []sem.Stmt {
	var pre []sem.Stmt
	first := &s.Branches[0]
	if first.Cond != nil {
		first.Cond = l.expr(first.Cond, &pre)
	}
	first.Body = l.list(first.Body)
	if len(s.Branches) > 1 {
		rest := l.ifStmt(&sem.If{At: sem.At{Pos: s.Branches[1].Pos}, Branches: s.Branches[1:]})
		inner, plain := rest[0].(*sem.If)
		if plain && len(rest) == 1 {
			s.Branches = append(s.Branches[:1:1], inner.Branches...)
		} else {
			s.Branches = []sem.Branch{*first, {Pos: s.Branches[1].Pos, Body: rest}}
		}
	}
	return append(pre, s)
}

// expr takes the calls that all images must make alike out of an expression, innermost first.
func (l *lowering) expr(e sem.Expr, pre *[]sem.Stmt) sem.Expr {
	return sem.MapExpr(e, func(x sem.Expr) sem.Expr {
		ref, ok := x.(*sem.FuncRef)
		if !ok || ref.Proc.LocalValue() && !takesMappedArray(ref.Args) {
			return x
		}
		v := &sem.Var{Pos: ref.Pos, Sym: l.symbol("f", ref.T)}
		if ref.Len != nil {
			l.lengthen(v.Sym, ref, pre)
		}
		*pre = append(*pre, l.call(&sem.CallProc{At: sem.At{Pos: ref.Pos}, Proc: ref.Proc, Args: ref.Args, Result: v})...)
		return &sem.Var{Pos: ref.Pos, Sym: v.Sym}
	})
}

// lengthen makes a variable for characters whose number is known only at run time.
func (l *lowering) lengthen(s *sem.Symbol, ref *sem.FuncRef, pre *[]sem.Stmt) {
	at := sem.At{Pos: ref.Pos}
	n := l.symbol("len", sem.Int8)
	s.Len, s.Scratch = &sem.Var{Pos: ref.Pos, Sym: n}, true
	*pre = append(*pre, &sem.Assign{At: at, LHS: &sem.Var{Pos: ref.Pos, Sym: n}, RHS: ref.Len}, &sem.Allocate{At: at, Sym: s})
}

func takesMappedArray(args []sem.Actual) bool {
	for _, a := range args {
		if s := sem.ActualSymbol(a); s != nil && s.Map != nil && (a.Section != nil || a.Sequence) {
			return true
		}
	}
	return false
}

// call prepares the arguments of a call that all images make. What goes back to single elements goes behind whole arrays.
func (l *lowering) call(s *sem.CallProc) []sem.Stmt {
	var pre, elements []sem.Stmt
	g := &gathering{lowering: l, call: s, copies: map[*sem.Symbol]*sem.Symbol{}, pre: &pre}
	gathered := gatheredArrays(s.Args)
	for i := range s.Args {
		a := &s.Args[i]
		effect := s.Proc.Effects.Arg(i)
		sym := sem.ActualSymbol(*a)
		var d *sem.Symbol
		if i < len(s.Proc.Dummies) {
			d = s.Proc.Dummies[i]
		}
		switch {
		case sym == nil || sym.Map == nil:
			mapped, _ := sem.MapActuals(s.Args[i:i+1], func(e sem.Expr) sem.Expr { return l.expr(e, &pre) })
			if a.X == nil || !isVariable(a.X) || a.Copy {
				*a = mapped[0]
			}
		case a.Section == nil && !a.Sequence:
			g.element(a, effect, &elements)
		case !gathered[sym]:
			g.piece(a, d, effect.Written)
		default:
			g.array(a, sym, effect.Written)
		}
	}
	return append(append(append(append(pre, s), g.store...), elements...), g.free...)
}

// gatheredArrays are the distributed arrays among arguments of which more than single elements and pieces are passed.
func gatheredArrays(args []sem.Actual) map[*sem.Symbol]bool {
	out := map[*sem.Symbol]bool{}
	for _, a := range args {
		if sym := sem.ActualSymbol(a); sym != nil && sym.Map != nil && (a.Section != nil || a.Sequence) && !isPiece(a, sym) {
			out[sym] = true
		}
	}
	return out
}

func isVariable(e sem.Expr) bool {
	switch e.(type) {
	case *sem.Var, *sem.Elem, *sem.Field, *sem.Substr:
		return true
	}
	return false
}

// element passes a copy of an element of a distributed array. Where nothing else depends on the call it runs on the owner.
func (g *gathering) element(a *sem.Actual, effect sem.ArgEffect, post *[]sem.Stmt) {
	e := a.X.(*sem.Elem)
	v := &sem.Var{Pos: e.Pos, Sym: g.symbol("e", e.Type())}
	from := &sem.Elem{Pos: e.Pos, Sym: e.Sym}
	for _, sub := range e.Subs {
		from.Subs = append(from.Subs, ir.CloneExpr(g.settled(sub)))
	}
	*g.pre = append(*g.pre, &sem.Assign{At: sem.At{Pos: e.Pos}, LHS: v, RHS: from})
	if effect.Written {
		*post = append(*post, &sem.Assign{At: sem.At{Pos: e.Pos}, LHS: ir.CloneExpr(from), RHS: ir.CloneExpr(v)})
	}
	a.X = ir.CloneExpr(v)
}

// kept is an element with its subscripts in variables.
func (l *lowering) kept(e *sem.Elem, pre *[]sem.Stmt) *sem.Elem {
	out := &sem.Elem{Pos: e.Pos, Sym: e.Sym}
	for _, sub := range e.Subs {
		v := &sem.Var{Pos: sub.Span(), Sym: l.symbol("k", sub.Type())}
		*pre = append(*pre, &sem.Assign{At: sem.At{Pos: e.Pos}, LHS: v, RHS: l.expr(sub, pre)})
		out.Subs = append(out.Subs, v)
	}
	return out
}

// gathering is the distributed arrays of one call: each is gathered once, however many arguments are parts of it, so that
// what the procedure sets through one of them is seen through the others and goes back once.
type gathering struct {
	*lowering
	call        *sem.CallProc
	copies      map[*sem.Symbol]*sem.Symbol
	stored      []*sem.Symbol
	pre         *[]sem.Stmt
	store, free []sem.Stmt
}

// array passes a copy of a distributed array that every image has in full. There the elements have a sequence, too.
func (g *gathering) array(a *sem.Actual, sym *sem.Symbol, written bool) {
	whole := g.copies[sym]
	if whole == nil {
		whole = g.gathered(sym, a.Pos)
	}
	if a.Sequence {
		first := g.kept(a.X.(*sem.Elem), g.pre)
		first.Sym = whole
		a.X = first
	} else {
		a.Section.Sym = whole
	}
	if written && !slices.Contains(g.stored, sym) {
		g.stored = append(g.stored, sym)
		g.store = append(g.store, sectionLoops(whole, wholeSection(sym), a.Pos, false, g.loopVariable))
	}
}

// gathered makes the copy of an array that every image has in full.
func (g *gathering) gathered(sym *sem.Symbol, pos diag.Span) *sem.Symbol {
	whole := g.symbol(sym.Name, sym.Type)
	whole.Dims, whole.Allocatable = sym.Dims, sym.Allocatable
	g.copies[sym] = whole
	at := sem.At{Pos: pos}
	if whole.Allocatable {
		*g.pre = append(*g.pre, &sem.Allocate{At: at, Sym: whole})
		g.free = append(g.free, &sem.Deallocate{At: at, Sym: whole})
	}
	*g.pre = append(*g.pre, &ir.GatherAll{At: at, From: sym, Into: whole})
	g.bag.Warnf(pos, "gathered", "the distributed array '%s' is gathered on every image for this call of '%s'", sym.UserName(), g.call.Proc.Name).
		Note("each image receives the whole array, and runs the procedure on it").
		Help("write the loops over '%s' where the array is distributed, or pass single elements to a pure function", sym.UserName())
	return whole
}

// loopVariable makes the variable of a loop over the elements of an array.
func (l *lowering) loopVariable() *sem.Symbol { return l.symbol("i", sem.Int8) }
