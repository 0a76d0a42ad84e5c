package specialise

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// lowerCalls gives the passes few forms of calls to know. A function that all images must evaluate alike, because it does
// more than compute a value, becomes a statement of its own in front of the one that uses it. A distributed array that is
// an argument is gathered before the call, and what the procedure may have set is stored back after it.
func lowerCalls(s *ir.Unit, w *Work) {
	l := &lowering{bag: w.Bag, options: w.Opt, remaps: w.remaps, made: map[string]int{}, unit: s}
	s.Body = l.puts(l.scatters(l.list(s.Body)))
}

type lowering struct {
	bag     *diag.Bag
	options Options
	remaps  map[diag.Span]string // see specializer
	unit    *ir.Unit
	made    map[string]int
}

// symbol makes a variable of the unit.
func (l *lowering) symbol(stem string, t ir.Type) *ir.Symbol {
	l.made[stem]++
	s := &ir.Symbol{Name: fmt.Sprintf("%s%%%d", stem, l.made[stem]), Type: t, Made: true, Storage: ir.Static}
	if l.unit.Proc != nil {
		s.Storage = ir.Automatic
	}
	l.unit.Symbols = append(l.unit.Symbols[:len(l.unit.Symbols):len(l.unit.Symbols)], s)
	return s
}

func (l *lowering) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		out = append(out, l.stmt(s)...)
	}
	return out
}

func (l *lowering) stmt(s ir.Stmt) []ir.Stmt {
	var pre []ir.Stmt
	f := func(e ir.Expr) ir.Expr { return l.expr(e, &pre) }
	switch s := s.(type) {
	case *ir.CopyArray:
		return []ir.Stmt{l.copyArray(s)}
	case *ir.Do:
		s.Lo, s.Hi, s.Step = f(s.Lo), f(s.Hi), f(s.Step)
		s.Body = l.list(s.Body)
		return append(pre, s)
	case *ir.While:
		l.while(s)
		return []ir.Stmt{s}
	case *ir.If:
		return l.ifStmt(s)
	case *ir.CallProc:
		return l.call(s)
	}
	s = ir.MapValues(s, f)
	if a, ok := s.(*ir.Assign); ok {
		if e := partOfMapped(a.LHS); e != nil {
			return append(pre, l.assignPart(a, e)...)
		}
	}
	return append(pre, s)
}

// while tests inside the loop if the condition needs statements of its own.
func (l *lowering) while(s *ir.While) {
	s.Body = l.list(s.Body)
	if s.Cond == nil {
		return
	}
	var pre []ir.Stmt
	cond := l.expr(s.Cond, &pre)
	if len(pre) == 0 {
		return
	}
	leave := &ir.If{At: s.At, Branches: []ir.Branch{{Pos: s.Pos, Cond: &ir.Unary{Pos: cond.Span(), Op: ir.Not, X: cond},
		Body: []ir.Stmt{&ir.Jump{At: s.At, Exit: true, Loop: s}}}}}
	s.Cond = nil
	s.Body = append(append(pre, leave), s.Body...)
}

// ifStmt puts what a later condition needs into the ELSE branch before it.
func (l *lowering) ifStmt(s *ir.If) []ir.Stmt {
	var pre []ir.Stmt
	first := &s.Branches[0]
	if first.Cond != nil {
		first.Cond = l.expr(first.Cond, &pre)
	}
	first.Body = l.list(first.Body)
	if len(s.Branches) > 1 {
		rest := l.ifStmt(&ir.If{At: ir.At{Pos: s.Branches[1].Pos}, Branches: s.Branches[1:]})
		inner, plain := rest[0].(*ir.If)
		if plain && len(rest) == 1 {
			s.Branches = append(s.Branches[:1:1], inner.Branches...)
		} else {
			s.Branches = []ir.Branch{*first, {Pos: s.Branches[1].Pos, Body: rest}}
		}
	}
	return append(pre, s)
}

// expr takes the calls that all images must make alike out of an expression, innermost first.
func (l *lowering) expr(e ir.Expr, pre *[]ir.Stmt) ir.Expr {
	if b := guarded(e); b != nil {
		return l.guarded(e, b, pre)
	}
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		ref, ok := x.(*ir.FuncRef)
		if !ok || !alike(ref) {
			return x
		}
		v := &ir.Var{Pos: ref.Pos, Sym: l.symbol("f", ref.T)}
		if ref.Len != nil {
			l.lengthen(v.Sym, ref, pre)
		}
		*pre = append(*pre, l.call(&ir.CallProc{At: ir.At{Pos: ref.Pos}, Proc: ref.Proc, Args: ref.Args, Result: v})...)
		return &ir.Var{Pos: ref.Pos, Sym: v.Sym}
	})
}

// alike tells whether all images must make a call alike.
func alike(ref *ir.FuncRef) bool { return !ref.Proc.LocalValue() || takesMappedArray(ref.Args) }

// guarded finds an operation .and. or .or. whose right operand has calls that all images must make alike.
func guarded(e ir.Expr) *ir.Binary {
	var found *ir.Binary
	ir.WalkExprs(e, func(x ir.Expr) {
		b, ok := x.(*ir.Binary)
		if ok && (b.Op == ir.And || b.Op == ir.Or) && ir.AnyExpr(b.Y, func(y ir.Expr) bool {
			ref, isRef := y.(*ir.FuncRef)
			return isRef && alike(ref)
		}) {
			found = b
		}
	})
	return found
}

// guarded makes the calls in the right operand of b, which stands in e, only where the left one leaves the value open, as gfortran does:
//
//	l = a .and. f(x)   =>   t = a;   if (t) t = f(x);   l = t
func (l *lowering) guarded(e ir.Expr, b *ir.Binary, pre *[]ir.Stmt) ir.Expr {
	at := ir.At{Pos: b.Pos}
	v := &ir.Var{Pos: b.Pos, Sym: l.symbol("l", b.T)}
	x := l.expr(b.X, pre)
	*pre = append(*pre, &ir.Assign{At: at, LHS: v, RHS: x})
	var open ir.Expr = v
	if b.Op == ir.Or {
		open = &ir.Unary{Pos: b.Pos, Op: ir.Not, X: v}
	}
	var right []ir.Stmt
	y := l.expr(b.Y, &right)
	*pre = append(*pre, ir.Guarded(at, open, append(right, &ir.Assign{At: at, LHS: v, RHS: y})...))
	return l.expr(replaced(e, b, v), pre)
}

// replaced is e with v in place of b.
func replaced(e ir.Expr, b *ir.Binary, v *ir.Var) ir.Expr {
	return ir.MapRoles(e, ir.Use, func(old, rebuilt ir.Expr, _ ir.Role) ir.Expr {
		if old == ir.Expr(b) {
			return v
		}
		return rebuilt
	})
}

// lengthen makes a variable for characters whose number is known only at run time.
func (l *lowering) lengthen(s *ir.Symbol, ref *ir.FuncRef, pre *[]ir.Stmt) {
	at := ir.At{Pos: ref.Pos}
	n := l.symbol("len", ir.Int8)
	s.Len, s.Scratch = &ir.Var{Pos: ref.Pos, Sym: n}, true
	*pre = append(*pre, &ir.Assign{At: at, LHS: &ir.Var{Pos: ref.Pos, Sym: n}, RHS: ref.Len}, &ir.Allocate{At: at, Sym: s})
}

func takesMappedArray(args []ir.Actual) bool {
	for _, a := range args {
		if s := ir.ActualSymbol(a); s != nil && s.Map != nil && (a.Section != nil || a.Sequence) {
			return true
		}
	}
	return false
}

// call prepares the arguments of a call that all images make. What goes back to single elements goes after whole arrays.
func (l *lowering) call(s *ir.CallProc) []ir.Stmt {
	var pre, elements []ir.Stmt
	g := &gathering{lowering: l, call: s, copies: map[*ir.Symbol]*ir.Symbol{}, pre: &pre}
	gathered := gatheredArrays(s.Args)
	for i := range s.Args {
		a := &s.Args[i]
		effect := s.Proc.Effects.Arg(i)
		sym := ir.ActualSymbol(*a)
		var d *ir.Symbol
		if i < len(s.Proc.Dummies) {
			d = s.Proc.Dummies[i]
		}
		switch {
		case sym == nil || sym.Map == nil:
			mapped, _ := ir.MapActuals(s.Args[i:i+1], func(e ir.Expr) ir.Expr { return l.expr(e, &pre) })
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
func gatheredArrays(args []ir.Actual) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	for _, a := range args {
		if sym := ir.ActualSymbol(a); sym != nil && sym.Map != nil && (a.Section != nil || a.Sequence) && !isPart(a, sym) {
			out[sym] = true
		}
	}
	return out
}

func isVariable(e ir.Expr) bool {
	switch e.(type) {
	case *ir.Var, *ir.Elem, *ir.Field, *ir.Substr:
		return true
	}
	return false
}

// element passes a copy of an element of a distributed array, or a substring or a part of the complex number in the copy. Where nothing else depends on the call it
// runs on the owner.
func (g *gathering) element(a *ir.Actual, effect ir.ArgEffect, post *[]ir.Stmt) {
	passed := &a.X
	part, isPart := a.X.(*ir.Substr)
	if isPart {
		part.Lo, part.Hi = g.settled(part.Lo), g.settled(part.Hi)
		passed = &part.X
	}
	half, isHalf := a.X.(*ir.Field)
	if isHalf {
		passed = &half.X
	}
	e := (*passed).(*ir.Elem)
	v := &ir.Var{Pos: e.Pos, Sym: g.symbol("e", e.Type())}
	v.Sym.Piece = true
	from := &ir.Elem{Pos: e.Pos, Sym: e.Sym}
	for _, sub := range e.Subs {
		from.Subs = append(from.Subs, ir.CloneExpr(g.settled(sub)))
	}
	*g.pre = append(*g.pre, &ir.Assign{At: ir.At{Pos: e.Pos}, LHS: v, RHS: from})
	*passed = ir.CloneExpr(v)
	store := &ir.Assign{At: ir.At{Pos: e.Pos}, LHS: ir.CloneExpr(from), RHS: ir.CloneExpr(a.X)}
	switch {
	case effect.Written && isPart:
		store.LHS = &ir.Substr{Pos: part.Pos, X: store.LHS, Lo: ir.CloneExpr(part.Lo), Hi: ir.CloneExpr(part.Hi), T: part.T}
		*post = append(*post, g.assignPart(store, from)...)
	case effect.Written && isHalf:
		store.RHS = ir.WithPart(ir.CloneExpr(from), half.Comp, store.RHS)
		*post = append(*post, store)
	case effect.Written:
		*post = append(*post, store)
	}
}

// kept is an element with its subscripts in variables.
func (l *lowering) kept(e *ir.Elem, pre *[]ir.Stmt) *ir.Elem {
	out := &ir.Elem{Pos: e.Pos, Sym: e.Sym}
	for _, sub := range e.Subs {
		v := &ir.Var{Pos: sub.Span(), Sym: l.symbol("k", sub.Type())}
		*pre = append(*pre, &ir.Assign{At: ir.At{Pos: e.Pos}, LHS: v, RHS: l.expr(sub, pre)})
		out.Subs = append(out.Subs, v)
	}
	return out
}

// gathering is the distributed arrays of one call: each is gathered once, however many arguments are parts of it, so that
// what the procedure sets through one of them is seen through the others and goes back once.
type gathering struct {
	*lowering
	call        *ir.CallProc
	copies      map[*ir.Symbol]*ir.Symbol
	stored      []*ir.Symbol
	pre         *[]ir.Stmt
	store, free []ir.Stmt
}

// array passes a copy of a distributed array that every image has in full. There the elements have a sequence, too.
func (g *gathering) array(a *ir.Actual, sym *ir.Symbol, written bool) {
	whole := g.copies[sym]
	if whole == nil {
		whole = g.gathered(sym, a.Pos)
	}
	if a.Sequence {
		first := g.kept(a.X.(*ir.Elem), g.pre)
		first.Sym = whole
		a.X = first
	} else {
		a.Section.Sym = whole
	}
	if written && !slices.Contains(g.stored, sym) {
		g.stored = append(g.stored, sym)
		g.store = append(g.store, sectionLoops(whole, ir.WholeSection(sym), a.Pos, false, g.loopVariable))
	}
}

// gathered makes the copy of an array that every image has in full.
func (g *gathering) gathered(sym *ir.Symbol, pos diag.Span) *ir.Symbol {
	whole := g.symbol(sym.Name, sym.Type)
	whole.Dims, whole.Allocatable = sym.Dims, sym.Allocatable
	g.copies[sym] = whole
	at := ir.At{Pos: pos}
	if whole.Allocatable {
		*g.pre = append(*g.pre, &ir.Allocate{At: at, Sym: whole})
		g.free = append(g.free, &ir.Deallocate{At: at, Sym: whole})
	}
	*g.pre = append(*g.pre, &ir.GatherAll{At: at, From: sym, Into: whole})
	g.warnGathered(sym, pos)
	return whole
}

func (g *gathering) warnGathered(sym *ir.Symbol, pos diag.Span) {
	if slices.ContainsFunc(g.call.Args, func(a ir.Actual) bool { return a.Exception && a.Pos == pos }) {
		return
	}
	w := g.bag.Warnf(pos, "gathered", "the distributed array '%s' is gathered on every image for this call of '%s'", sym.UserName(), g.call.Proc.Name).
		Note("each image receives the whole array%s, and runs the procedure on it", bytesOf(sym))
	for k, a := range g.call.Args {
		if ir.ActualSymbol(a) == sym && (a.Sequence || a.Pos == pos) && (g.adviseSequence(w, sym, a, k) || g.adviseRemap(w, sym, a, k)) {
			return
		}
	}
	w.Help("write the loops over '%s' where the array is distributed, or pass single elements to a pure function", sym.UserName())
}

// adviseRemap says what to write where a procedure wants an argument distributed in another way, with extents that no array can be made of
// before the program runs; false if it does not.
func (g *gathering) adviseRemap(w *diag.Diagnostic, sym *ir.Symbol, a ir.Actual, k int) bool {
	wanted := g.remaps[a.Pos]
	if wanted == "" || k >= len(g.call.Proc.Dummies) {
		return false
	}
	w.Note("'%s' is distributed (%s), and its extents are known only when the program runs", g.call.Proc.Dummies[k].UserName(), wanted).
		Help("write '!hpf$ dynamic %s' beside its directive, and '!hpf$ redistribute %s(%s)' before the call", sym.UserName(), sym.UserName(), wanted)
	return true
}

// formatsOf is how the dimensions of an array are distributed, as a directive gives it; "" if none is or some are by sizes or offsets.
func formatsOf(x *ir.Symbol) string {
	if x.Map == nil || x.Map.Layout.IsDynamic() || len(x.Map.Cells) > 0 || len(x.Map.Layout.Dims) > x.Rank() {
		return ""
	}
	var out []string
	for _, m := range x.Map.Dims {
		if m.Grid < 0 {
			out = append(out, "*")
			continue
		}
		d := &x.Map.Layout.Dims[m.Grid]
		if m.Coef != 1 || d.Arg != nil || d.Table != nil {
			return ""
		}
		out = append(out, d.Format)
	}
	return strings.Join(out, ",")
}

// adviseSequence says what to write where the elements of an array are another array for argument k of a procedure; false if they are not.
func (g *gathering) adviseSequence(w *diag.Diagnostic, sym *ir.Symbol, a ir.Actual, k int) bool {
	rank := sym.Rank()
	if k < len(g.call.Proc.Dummies) && g.call.Proc.Dummies[k].Rank() > 0 {
		d := g.call.Proc.Dummies[k]
		if rank = d.Rank(); rank != sym.Rank() {
			w.Because(d.Pos, "'%s' is of rank %d, '%s' of rank %d", d.UserName(), rank, sym.UserName(), sym.Rank())
		}
	}
	switch {
	case rank > sym.Rank():
		w.Help("give each array that '%s' holds a name of its own, with %d dimensions, and distribute that", sym.UserName(), rank)
	case a.Sequence:
		w.Help("pass the elements that the procedure uses as a section of '%s', as in x(1:n,j)", g.unit.NameOf(sym))
	case rank < sym.Rank():
		w.Help("declare the argument with the dimensions of '%s', and use it so: then the procedure works on that array in place", sym.UserName())
	default:
		return false
	}
	return true
}

// bytesOf says how large an array is where that is known.
func bytesOf(sym *ir.Symbol) string {
	bytes, _ := sym.Type.Size()
	for _, d := range sym.Dims {
		n, ok := constantExtent(extentOf(d.Lo, d.Hi))
		if !ok {
			return ""
		}
		bytes *= n
	}
	return fmt.Sprintf(", %d bytes", bytes)
}

// loopVariable makes the variable of a loop over the elements of an array.
func (l *lowering) loopVariable() *ir.Symbol { return l.symbol("i", ir.Int8) }

// copiesArrays reports whether a unit remaps arrays: also the value of a function that has lost its mapping, as it is called by pointers.
func copiesArrays(u *ir.Unit) bool {
	found := false
	ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
		_, copy := s.(*ir.CopyArray)
		found = found || copy
		return !found
	})
	return found
}

// copyArray leaves a copy between two distributed arrays to the runtime. Into an array that every image has in full the other one is
// gathered; from such an array each image takes what it owns.
func (l *lowering) copyArray(s *ir.CopyArray) ir.Stmt {
	switch {
	case s.To.Map != nil && s.From.Map != nil:
		if s.Base != nil && s.Base.Map == nil { // what every image has in full lies in another way
			s.Base = nil
		}
		return s
	case s.From.Map != nil:
		return &ir.GatherAll{At: s.At, From: s.From, Into: s.To}
	}
	to, from := &ir.Elem{Pos: s.Pos, Sym: s.To}, &ir.Elem{Pos: s.Pos, Sym: s.From}
	var vars []*ir.Symbol
	for range s.To.Dims {
		v := l.symbol("c", ir.Int8)
		vars = append(vars, v)
		to.Subs = append(to.Subs, &ir.Var{Pos: s.Pos, Sym: v})
		from.Subs = append(from.Subs, &ir.Var{Pos: s.Pos, Sym: v})
	}
	var body ir.Stmt = &ir.Assign{At: s.At, LHS: to, RHS: from}
	for k, v := range vars {
		d := s.To.Dims[k]
		body = &ir.Do{At: s.At, Var: v, Lo: ir.Int8Of(ir.CloneExpr(d.Lo)), Hi: ir.Int8Of(ir.CloneExpr(d.Hi)), Step: ir.Int8Const(1), Body: []ir.Stmt{body},
			Independent: &ir.Independent{Pos: s.Pos, Array: true}}
	}
	return body
}
