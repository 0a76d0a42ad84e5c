package specialise

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
	"dhpfgo/specialise/returns"
)

// embedCalls puts what a procedure does in place of its calls in loops, where it works on distributed arrays at a place that the loops
// choose: then the messages of all these calls can be sent together, and sweeps along the lines that it works on become pipelines.
//
//	do j; do i; call line(i, j); end do   →   do j; do i; do k = 2, n; x(i,j,k) = x(i,j,k) - x(i,j,k-1); end do; end do
//
// So is what a procedure sets that is NEW in a loop, so that each image sets what it uses. (Hall, Kennedy, McKinley, Interprocedural transformations for parallel code generation, Supercomputing 1991.) Procedures that no call
// is left of are dropped. It reports whether it has embedded any.
func embedCalls(prog *ir.Program) bool {
	embedded := map[*ir.Procedure]bool{}
	named := map[*ir.Procedure]int{}
	for _, u := range prog.Units {
		ir.EveryProc(func(p *ir.Procedure) { named[p]++ }, u.Entry, u.Body)
	}
	for _, u := range prog.Units {
		e := &embedder{unit: u, done: embedded, named: named, chosen: map[*ir.Do]map[*ir.Symbol]bool{}}
		u.Body = e.list(u.Body, nil)
	}
	if len(embedded) == 0 {
		return false
	}
	dropUncalled(prog, embedded)
	ir.FindEffects(prog)
	return true
}

// dropUncalled drops embedded procedures that others than this program cannot call.
func dropUncalled(prog *ir.Program, embedded map[*ir.Procedure]bool) {
	called := map[*ir.Procedure]bool{}
	for _, u := range prog.Units {
		ir.EveryProc(func(p *ir.Procedure) { called[p] = true }, u.Entry, u.Body)
	}
	for _, d := range prog.Dispatchers {
		for _, t := range d.Targets {
			called[t.Proc] = true
		}
	}
	for _, p := range prog.InitProcs {
		called[p.Proc] = true
	}
	for _, u := range prog.Units {
		if u.Host != nil && u.Host.Proc != nil && called[u.Proc] {
			called[u.Host.Proc] = true
		}
	}
	var kept []*ir.Unit
	for _, u := range prog.Units {
		if u.Proc == nil || !embedded[u.Proc] || called[u.Proc] || !u.Proc.Internal && !isVersion(u.Proc) {
			kept = append(kept, u)
		}
	}
	prog.Units = kept
}

// isVersion reports whether a procedure is one of those made of another: their names are none that other languages have.
func isVersion(p *ir.Procedure) bool { return strings.Contains(p.Link, ".") }

// embedder works on a unit. done are the procedures of which it has embedded calls.
type embedder struct {
	unit  *ir.Unit
	done  map[*ir.Procedure]bool
	named map[*ir.Procedure]int // how often a procedure is named in the program
	made  int

	chosen map[*ir.Do]map[*ir.Symbol]bool // what iterations of a loop around choose, see chosenIn; nil for loops that choose nothing
}

// list embeds the calls in statements inside the loops in around.
func (e *embedder) list(body []ir.Stmt, around []*ir.Do) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Do:
			st.Body = e.list(st.Body, append(around[:len(around):len(around)], st))
		case *ir.While:
			st.Body = e.list(st.Body, around)
		case *ir.If:
			out = append(out, e.conditions(st, around)...)
			for i := range st.Branches {
				st.Branches[i].Body = e.list(st.Branches[i].Body, around)
			}
		case *ir.CallProc:
			if e.wants(st, around) && !st.Proc.Function && e.canEmbed(st.Proc) {
				known := len(e.unit.Symbols)
				if body := e.embedded(st); body != nil {
					belong(e.unit.Symbols[known:], around)
					e.done[st.Proc] = true
					out = append(out, e.list(body, around)...)
					continue
				}
			}
			if body := e.structure(st, around); body != nil {
				out = append(out, body...)
				continue
			}
		case *ir.Assign:
			if len(around) > 0 {
				out = append(append(out, e.indices(st, around)...), e.values(&st.RHS, around)...)
			}
		}
		out = append(out, st)
	}
	return out
}

// wants reports whether something is won where the statements of a procedure take the place of a call.
func (e *embedder) wants(call *ir.CallProc, around []*ir.Do) bool {
	if call.Result != nil || call.Into != nil || call.Proc == nil || takesFromIteration(call.Proc, around) {
		return false
	}
	return e.chooses(call.Args, around) && (worksOnMapped(call.Proc) || addsUp(call)) || setsNew(call.Proc, around) || e.fillsWork(call, around) ||
		hasStructures(call.Proc) && e.made < mostLocals && inMappedLoop(around)
}

// addsUp reports whether a call reads elements of distributed arrays, and gives a variable that every image has a value made of the one
// before: the loop around may do a reduction.
//
//	do i; call add(s, x(i)); end do   →   do i; s = s + x(i); end do
func addsUp(call *ir.CallProc) bool {
	reads, adds := false, false
	for k, a := range call.Args {
		effect := call.Proc.Effects.Arg(k)
		switch {
		case a.X == nil:
		case effect.Read && effect.Written:
			v, _ := placeOf(a.X)
			adds = adds || v != nil && v.Map == nil
		case effect.Read:
			reads = reads || ir.AnyExpr(a.X, func(x ir.Expr) bool {
				e, ok := x.(*ir.Elem)
				return ok && e.Sym.Map != nil
			})
		}
	}
	return reads && adds
}

// takesFromIteration reports whether a procedure names a distributed array that an iteration of a loop without dependences sets before the call,
// as arrays that stand for arguments are. The iterations share that array, which is not known of the statements of the procedure.
func takesFromIteration(p *ir.Procedure, around []*ir.Do) bool {
	k := slices.IndexFunc(around, func(l *ir.Do) bool { return l.Independent != nil })
	if k < 0 || p.Unit == nil {
		return false
	}
	set, found := map[*ir.Symbol]bool{}, false
	ir.EachMention(around[k].Body, func(s *ir.Symbol, r ir.Role) { set[s] = set[s] || r.Sets() && s.Map != nil })
	ir.EachMention(p.Unit.Body, func(s *ir.Symbol, _ ir.Role) { found = found || set[s] })
	return found
}

// worksOnMapped reports whether a procedure uses elements of distributed arrays.
func worksOnMapped(p *ir.Procedure) bool {
	found := false
	if p.Unit != nil {
		ir.EachMention(p.Unit.Body, func(s *ir.Symbol, r ir.Role) { found = found || s.Map != nil && r != ir.Directive })
	}
	return found
}

// setsNew reports whether a procedure sets variables in common memory that are NEW in a loop around its call: each image sets its own
// where it uses them, which is known of statements of the loop.
func setsNew(p *ir.Procedure, around []*ir.Do) bool {
	for _, l := range around {
		if l.Independent == nil {
			continue
		}
		for _, s := range l.Independent.New {
			if p.Effects.WritesShared(s) {
				return true
			}
		}
	}
	return false
}

// mostEmbedded is how many statements a procedure may have that is embedded, onlyEmbedded how many if nothing else names it: then the
// program grows by none.
const (
	mostEmbedded = 60
	onlyEmbedded = 400
)

// canEmbed reports whether another unit can do the work of a procedure.
func (e *embedder) canEmbed(p *ir.Procedure) bool {
	if p.Unit == nil || p.Unit == e.unit || p.Recursive || p.Alternates > 0 || p.Effects == nil {
		return false
	}
	views := componentViews(p.Unit)
	for _, s := range p.Unit.Symbols {
		if views[s] == nil && !e.canMove(p, s) {
			return false
		}
	}
	count, plain := 0, returns.CanGo(p.Unit.Body)
	ir.WalkStmts(p.Unit.Body, func(st ir.Stmt) bool {
		count++
		switch st := st.(type) {
		case *ir.Assign, *ir.If, *ir.CallProc, *ir.Do, *ir.While, *ir.Jump, *ir.Return, *ir.Reset:
		case *ir.Stop:
			plain = plain && st.Error
		case *ir.View:
			plain = plain && views[st.Sym] != nil
		default:
			plain = false
		}
		return true
	})
	return plain && (count <= mostEmbedded || count <= onlyEmbedded && e.named[p] == 1)
}

// canMove reports whether a variable of a procedure can be one of another unit: one in common memory that does not know these bytes by
// another name, or one that begins anew with each call.
func (e *embedder) canMove(p *ir.Procedure, s *ir.Symbol) bool {
	plain := s.Proc == nil && !s.Pointer && !s.Target && !s.View && !s.Allocatable && !s.Overlaid && !s.Class && s.Len == nil && !s.Optional
	switch {
	case !plain:
		return false
	case s.Storage == ir.Argument:
		return s.Map == nil && !s.ByValue && !s.Captured && (s.Rank() == 0 || usesElements(p, s))
	case s.Storage == ir.InCommon:
		return e.unit.KnownAs(s) != nil
	case s.Map != nil:
		return s.Storage == ir.Static && s.Captured // an array of the program in place of a dummy argument
	}
	return s.Storage == ir.Automatic && !s.Captured && !s.Saved && s.Init == nil && s.InitElems == nil
}

// embedded is what a call does as statements of the unit; nil if an argument is in the way.
func (e *embedder) embedded(call *ir.CallProc) []ir.Stmt {
	return e.embeddedBy(call.Proc, call.Args, &ir.Substitution{Symbols: map[*ir.Symbol]*ir.Symbol{}, Values: map[*ir.Symbol]ir.Expr{}})
}

// embeddedBy is embedded for a procedure and its arguments; by gets what stands for its variables.
func (e *embedder) embeddedBy(p *ir.Procedure, args []ir.Actual, by *ir.Substitution) []ir.Stmt {
	sets := ir.ChangesOf(append(p.Unit.Body[:len(p.Unit.Body):len(p.Unit.Body)], &ir.CallProc{Proc: p, Args: args}))
	var before, behind []ir.Stmt
	sections := map[*ir.Symbol]*ir.Section{}
	by.Views = map[*ir.Symbol]*ir.ArrayView{}
	for k, d := range p.Dummies {
		a := args[k]
		written := p.Effects.Arg(k).Written
		if d.Rank() > 0 {
			if by.Symbols[d] = e.wholeActual(p, args, k); by.Symbols[d] != nil {
				continue
			}
			delete(by.Symbols, d)
			if v := viewOf(p, args, k, sets); v != nil {
				by.Views[d] = v
				sections[d] = a.Section
				continue
			}
			copied := e.copyOf(p, a, d, by)
			if copied == nil {
				return nil
			}
			before = append(before, copied)
			continue
		}
		switch x := affine.ScalarOf(a.X); {
		case a.X == nil || a.Sequence || a.X.Type().Base != d.Type.Base:
			return nil
		case !written && (costsNothing(a.X, sets) || p.Function && ofScalars(a.X) || x != nil && x.Type == d.Type && x.Map == nil && !sets.Hit(x, false)):
			by.Values[d] = affine.OfType(a.X, d.Type)
			continue
		case !written && d.Type.Base == ir.Integer: // a place that no set describes inside the loop, and all do inside the procedure
			return nil
		case written && !a.Copy && x != nil && x.Type == d.Type: // the procedure does not know it by another name, Fortran 2008, 12.5.2.13
			by.Symbols[d] = x
			continue
		case written && !a.Copy && standsFor(a.X, d, p, sets):
			by.Values[d] = a.X
			continue
		case written && !a.Copy && (!isVariable(a.X) || moves(a.X, sets)):
			return nil
		}
		v := &ir.Var{Pos: a.Pos, Sym: e.local(d)}
		by.Symbols[d] = v.Sym
		before = append(before, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: v, RHS: affine.OfType(a.X, d.Type)})
		if written && !a.Copy {
			behind = append(behind, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: ir.CloneExpr(a.X), RHS: ir.CloneExpr(v)})
		}
	}
	if !e.adopt(p.Unit, by) {
		return nil
	}
	resets, ok := defaults(p, by)
	if !ok {
		return nil
	}
	return append(append(append(before, resets...), e.body(p.Unit, by, sections)...), behind...)
}

// defaults gives the variables of derived type their default values that have these whenever the procedure begins; ok is false for an argument
// that is no variable of its own.
func defaults(p *ir.Procedure, by *ir.Substitution) (out []ir.Stmt, ok bool) {
	for _, s := range p.Unit.Symbols {
		dummy := slices.Contains(p.Dummies, s)
		if s.Type.Base != ir.Derived || !s.Type.Derived.HasDefault() || s.View || dummy && s.Intent != "out" {
			continue
		}
		v := by.Symbols[s]
		if v == nil || s.Rank() > 0 {
			return nil, false
		}
		out = append(out, &ir.Reset{At: ir.At{Pos: p.Unit.Pos}, Var: &ir.Var{Pos: s.Pos, Sym: v}})
	}
	return out, true
}

// costsNothing reports whether a value is the same throughout statements, and costs nothing.
func costsNothing(x ir.Expr, sets *ir.Changes) bool {
	if x.Type().Base != ir.Integer {
		return ir.IsConst(x)
	}
	if _, why := ir.AffineOf(x); why != "" {
		return false
	}
	return !sets.AnyHit(affine.Mentions(x), false)
}

// adopt makes the variables of a procedure ones of the unit; false if it cannot be said how large one is.
//
//	subroutine line(x, n);  real x(n), c(n)   and   call line(x(i,:), 100)   give   c(100)
func (e *embedder) adopt(from *ir.Unit, by *ir.Substitution) bool {
	bounds := boundsBy(from, by)
	views := componentViews(from)
	for _, s := range from.Symbols {
		if views[s] == nil && s.Map == nil && s.Storage == ir.Automatic && !ir.ConstantDims(boundDims(s.Dims, bounds)) {
			return false
		}
	}
	for _, s := range from.Symbols {
		switch {
		case s.Storage == ir.Argument || views[s] != nil:
		case s.Map != nil && s.Storage == ir.Static: // the program makes it as long as a unit has it
			e.unit.Declare(s)
		case s.Storage == ir.InCommon:
			if x := e.unit.KnownAs(s); x != s {
				by.Symbols[s] = x
			} else {
				e.unit.Declare(s)
			}
		case s.Map == nil && s.Storage == ir.Automatic:
			v := e.local(s)
			v.Dims = boundDims(s.Dims, bounds)
			by.Symbols[s] = v
		}
	}
	for _, l := range from.Layouts {
		e.unit.Layouts = ir.AppendLayout(e.unit.Layouts, l)
	}
	return true
}

// boundsBy gives the variables that hold bounds of the arrays of a procedure their values in a call, where these are constant.
func boundsBy(from *ir.Unit, by *ir.Substitution) map[*ir.Symbol]int64 {
	out := map[*ir.Symbol]int64{}
	for _, st := range from.Entry {
		a, ok := st.(*ir.Assign)
		if !ok {
			continue
		}
		v := affine.ScalarOf(a.LHS)
		if v == nil || !v.Made || a.RHS.Type().Base != ir.Integer {
			continue
		}
		if value, why := ir.AffineOf(by.CopyExpr(a.RHS)); why == "" && len(value.Terms) == 0 {
			out[v] = value.Const
		}
	}
	return out
}

// boundDims are dimensions with values in place of the variables that hold bounds.
func boundDims(dims []ir.Dim, values map[*ir.Symbol]int64) []ir.Dim {
	out := slices.Clone(dims)
	for k := range out {
		for _, bound := range []*ir.Expr{&out[k].Lo, &out[k].Hi} {
			if n, known := values[affine.ScalarOf(*bound)]; known {
				*bound = ir.Int8Const(n)
			}
		}
	}
	return out
}

// local is a variable of the unit for one of a procedure.
func (e *embedder) local(s *ir.Symbol) *ir.Symbol {
	e.made++
	v := &ir.Symbol{Name: fmt.Sprintf("%s%%e%d", s.Name, e.made), Pos: s.Pos, Type: s.Type, Dims: s.Dims, Made: true, Piece: s.Piece, Storage: ir.Static}
	if !s.HasMadeName() {
		v.Source = s.UserName()
	}
	if e.unit.Proc != nil {
		v.Storage = ir.Automatic
	}
	e.unit.Declare(v)
	return v
}

// body is a copy of the statements of a procedure, without tests of bounds that are known to hold and without values that nothing uses.
func (e *embedder) body(from *ir.Unit, by *ir.Substitution, sections map[*ir.Symbol]*ir.Section) []ir.Stmt {
	body := returns.Without(by.Copy(plainBody(from, sections)))
	var out []ir.Stmt
	for k, st := range body {
		a, isAssign := st.(*ir.Assign)
		test, isTest := st.(*ir.If)
		unused := k < len(from.Entry) && isAssign && isOnce(affine.ScalarOf(a.LHS), body)
		if !unused && !(isTest && len(test.Branches) == 1 && neverHolds(test.Branches[0].Cond)) {
			out = append(out, st)
		}
	}
	return out
}

// isOnce reports whether statements name a variable in one place only.
func isOnce(s *ir.Symbol, body []ir.Stmt) bool {
	count := 0
	ir.EachNamed(body, func(x *ir.Symbol) {
		if x == s {
			count++
		}
	})
	return count == 1
}

// neverHolds reports whether a condition says that equal integers differ.
func neverHolds(cond ir.Expr) bool {
	b, ok := cond.(*ir.Binary)
	if !ok || b.Op != ir.NE || b.X.Type().Base != ir.Integer {
		return false
	}
	n, ok := ir.Difference(b.X, b.Y)
	return ok && n == 0
}
