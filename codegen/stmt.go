package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/message"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/types"
)

func (f *function) block(body []ir.Stmt) {
	for _, s := range body {
		f.At(s.Span())
		if f.outlines(s, body) {
			f.asRegion(s)
		} else {
			f.stmt(s)
		}
	}
}

func (f *function) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Assign:
		f.assign(s)
	case *ir.Do:
		f.do(s)
	case *ir.While:
		f.while(s)
	case *ir.If:
		f.ifStmt(s)
	case *ir.Jump:
		f.jumpStmt(s)
	case *ir.IOBegin:
		f.inOut.ioBegin(s)
	case *ir.Transfer:
		f.inOut.transfer(s)
	case *ir.IOEnd:
		f.inOut.ioEnd(s)
	case *ir.Allocate:
		f.Allocate(s.Sym)
	case *ir.CopyArray:
		f.messages.CopyArray(s)
	case *ir.Borrow:
		message.Borrow(f.messages, s)
	case *ir.Redistribute:
		f.messages.Redistribute(s)
	case *ir.Deallocate:
		f.Deallocate(s.Sym)
	case *ir.Stop:
		f.stop(s)
	case *ir.CallIntrinsic:
		f.callIntrinsic(s)
	case *ir.CallProc:
		f.Calls.CallProc(s)
	case *ir.View:
		f.pointers.View(s)
	case *ir.Reset:
		f.pointers.Reset(s)
	case *ir.PointTo:
		f.pointers.PointTo(s)
	case *ir.AllocateField:
		f.pointers.AllocateField(s)
	case *ir.DeallocateField:
		f.pointers.DeallocateField(s)
	case *ir.Agree:
		f.Calls.Agree(s)
	case *ir.OnMark:
	case *ir.Return:
		f.Asserted.LeaveWatches(0)
		f.Jump(f.leave)
		f.Cur = f.NewBlock("after")
	default:
		f.spmdStmt(s)
	}
}

// spmdStmt is a statement that package partition added.
func (f *function) spmdStmt(s ir.Stmt) {
	switch s := s.(type) {
	case *spmd.LayoutInit:
		f.messages.LayoutInit(s.Layout)
	case *spmd.ArrayCreate:
		f.messages.ArrayCreate(s)
	case *spmd.ArrayDestroy:
		f.messages.ArrayDestroy(s)
	case *spmd.TilesOf:
		message.TilesOf(f.messages, s)
	case *spmd.OwnsCell:
		message.OwnsCell(f.messages, s)
	case *spmd.Clock:
		f.messages.Clock(s)
	case *spmd.ExchangeStep:
		f.messages.ExchangeStep(s)
	case *spmd.Inspect, *spmd.Note, *spmd.Renew, *spmd.Gather, *spmd.Scatter:
		f.messages.Indirect(s)
	case *ir.PutStep:
		f.messages.PutStep(s)
	case *ir.Put:
		f.messages.Put(s)
	case *ir.Combine:
		message.Combine(f.messages, s)
	case *spmd.Fetch:
		f.messages.Fetch(s)
	case *spmd.Share:
		f.messages.ShareScalars(s)
	case *ir.GatherAll:
		f.messages.GatherAll(s)
	case *ir.FillRandom:
		f.fillRandom(s.Sym)
	case *spmd.Reduce:
		f.messages.Reduce(s)
	case *spmd.Locate:
		f.messages.Locate(s)
	default:
		diag.Bugf("codegen: statement %T", s)
	}
}

func (f *function) assign(s *ir.Assign) {
	if s.LHS.Type().Base == ir.Character {
		f.Texts.AssignCharacters(s)
		return
	}
	f.pointers.AllocateTarget(s.LHS)
	if t := s.LHS.Type(); t.Base == ir.Derived {
		derived.CopyDerived(f.Coder, t.Derived, f.Place(s.LHS), f.Place(s.RHS))
		return
	}
	before := f.Asserted.BeginUpdate(s)
	f.Wraps = scrambles(s)
	defer func() { f.Asserted.Updated, f.Wraps = before, false }()
	if v, ok := s.LHS.(*ir.Var); ok && f.IsReduction(v.Sym, s.RHS) {
		f.AssignValue(v, f.Accumulation(s.RHS, v.Sym))
		return
	}
	if joinsCondition(s) {
		f.joinCondition(s)
		return
	}
	if v, ok := s.LHS.(*ir.Var); ok && v.Sym.Piece { // who is called may set it
		f.Trusting = true
		defer func() { f.Trusting = false }()
	}
	f.AssignValue(s.LHS, f.Expr(s.RHS))
}

// scrambles reports whether a statement looks like a step of a hash function or of a random number generator, which want the last bits of
// what is too large for its type: it mixes arithmetic and functions of bits, multiplies by a large constant, or multiplies the variable
// that it sets.
func scrambles(s *ir.Assign) bool {
	if s.LHS.Type().Base != ir.Integer {
		return false
	}
	set, found := ir.Root(s.LHS), false
	ir.WalkExprs(s.RHS, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Call:
			found = found || ofBits[e.Fn]
		case *ir.Binary:
			found = found || e.Op == ir.Mul && (isLarge(e.X) || isLarge(e.Y) || ir.AnyExpr(e, func(x ir.Expr) bool { return ir.SymbolOf(x) == set }))
		}
	})
	return found
}

var ofBits = map[string]bool{"iand": true, "ior": true, "ieor": true, "not": true, "ishft": true, "ishftc": true, "shiftl": true, "shiftr": true,
	"shifta": true}

func isLarge(e ir.Expr) bool {
	const large = 1 << 14
	k, ok := e.(*ir.Const)
	return ok && k.T.Base == ir.Integer && (k.I >= large || k.I <= -large)
}

// joinsCondition reports whether a statement is a step of ANY or ALL, or of an image's part of such a reduction: v = v .or. c or
// v = v .and. c with a variable of the compiler's and a c that calls nothing of the program.
func joinsCondition(s *ir.Assign) bool {
	v, isVar := s.LHS.(*ir.Var)
	op, isBinary := s.RHS.(*ir.Binary)
	if !isVar || !isBinary || !v.Sym.Made || v.Sym.Type.Base != ir.Logical || op.Op != ir.Or && op.Op != ir.And {
		return false
	}
	from, ok := op.X.(*ir.Var)
	return ok && from.Sym == v.Sym && !ir.AnyExpr(op.Y, func(x ir.Expr) bool { _, calls := x.(*ir.FuncRef); return calls })
}

// joinCondition evaluates c in any case and joins integers: where c stands behind a branch clang finds no vectors.
func (f *function) joinCondition(s *ir.Assign) {
	op, place := s.RHS.(*ir.Binary), f.Place(s.LHS)
	c := build.ToMemory(f.Builder, s.LHS.Type(), f.Expr(op.Y))
	if op.Op == ir.Or {
		f.Store(f.Or(f.Load(place), c), place)
		return
	}
	f.Store(f.And(f.Load(place), c), place)
}

func (f *function) ifStmt(s *ir.If) {
	end := f.NewBlock("endif")
	for _, b := range s.Branches {
		if b.Cond == nil {
			f.block(b.Body)
			break
		}
		if b.Pos.Valid() {
			f.At(b.Pos)
		}
		then, otherwise := f.NewBlock("then"), f.NewBlock("else")
		f.Branch(f.Expr(b.Cond), then, otherwise)
		f.Cur = then
		f.block(b.Body)
		f.Jump(end)
		f.Cur = otherwise
	}
	f.Jump(end)
	f.Cur = end
}

func (f *function) stop(s *ir.Stop) {
	name := "hpf_stop"
	if s.Error {
		name = "hpf_error_stop"
	}
	switch {
	case s.Array != "":
		f.CallRuntime("hpf_fail_bounds", f.Position(s.Pos), f.Text(s.Array), build.I32(int64(s.Dim)), f.Index(s.Code), f.Index(s.Lo), f.Index(s.Hi))
	case s.Code == nil:
		f.CallRuntime(name, build.I32(0), build.I32(0))
	case s.Code.Type().Base == ir.Character:
		p, n := f.Texts.Chars(s.Code)
		f.CallRuntime(name+"_text", p, n)
	default:
		f.CallRuntime(name, f.Resize(f.Expr(s.Code), types.I32), build.I32(1))
	}
	f.Unreachable()
	f.Cur = f.NewBlock("after")
}
