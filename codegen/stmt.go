package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

func (f *function) block(body []ir.Stmt) {
	for _, s := range body {
		f.at(s.Span())
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
		f.allocate(s.Sym)
	case *ir.CopyArray:
		f.messages.copyArray(s)
	case *ir.Borrow:
		borrow(f.messages, s)
	case *ir.Redistribute:
		f.messages.redistribute(s)
	case *ir.Deallocate:
		f.deallocate(s.Sym)
	case *ir.Stop:
		f.stop(s)
	case *ir.CallIntrinsic:
		f.callIntrinsic(s)
	case *ir.CallProc:
		f.calls.callProc(s)
	case *ir.View:
		f.pointers.view(s)
	case *ir.Reset:
		f.pointers.reset(s)
	case *ir.PointTo:
		f.pointers.pointTo(s)
	case *ir.AllocateField:
		f.pointers.allocateField(s)
	case *ir.DeallocateField:
		f.pointers.deallocateField(s)
	case *ir.OnMark:
	case *ir.Return:
		f.asserted.leaveWatches(0)
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
		f.messages.layoutInit(s.Layout)
	case *spmd.ArrayCreate:
		f.messages.arrayCreate(s)
	case *spmd.ArrayDestroy:
		f.messages.arrayDestroy(s)
	case *spmd.TilesOf:
		tilesOf(f.messages, s)
	case *spmd.OwnsCell:
		ownsCell(f.messages, s)
	case *spmd.ExchangeStep:
		f.messages.exchangeStep(s)
	case *spmd.Inspect, *spmd.Note, *spmd.Gather:
		f.messages.indirect(s)
	case *ir.PutStep:
		f.messages.putStep(s)
	case *ir.Put:
		f.messages.put(s)
	case *ir.Combine:
		combine(f.messages, s)
	case *spmd.Fetch:
		f.messages.fetch(s)
	case *spmd.Share:
		f.messages.shareScalars(s)
	case *ir.GatherAll:
		f.messages.gatherAll(s)
	case *spmd.Reduce:
		f.messages.reduce(s)
	case *spmd.Locate:
		f.messages.locate(s)
	default:
		diag.Bugf("codegen: statement %T", s)
	}
}

func (f *function) assign(s *ir.Assign) {
	if s.LHS.Type().Base == ir.Character {
		f.texts.assignCharacters(s)
		return
	}
	f.pointers.allocateTarget(s.LHS)
	if t := s.LHS.Type(); t.Base == ir.Derived {
		copyDerived(f.coder, t.Derived, f.place(s.LHS), f.place(s.RHS))
		return
	}
	before := f.asserted.beginUpdate(s)
	defer func() { f.asserted.updated = before }()
	if v, ok := s.LHS.(*ir.Var); ok && f.isReduction(v.Sym, s.RHS) {
		f.assignValue(v, f.accumulation(s.RHS, v.Sym))
		return
	}
	f.assignValue(s.LHS, f.expr(s.RHS))
}

// assignValue stores a register value in a variable or array element.
func (f *values) assignValue(lhs ir.Expr, v value.Value) {
	v = build.ToMemory(f.Builder, lhs.Type(), v)
	switch lhs := lhs.(type) {
	case *ir.Var:
		f.asserted.noteAccess(lhs.Sym, nil, true)
		f.storeElem(lhs.Sym, v, f.scalarAddress(lhs.Sym))
	case *ir.Elem:
		subs := f.indices(lhs.Subs)
		f.asserted.noteAccess(lhs.Sym, subs, true)
		f.storeElem(lhs.Sym, v, f.address(lhs.Sym, subs))
	case *ir.Field:
		p := f.fieldAddress(lhs)
		checkTarget(f.coder, lhs, p)
		f.Store(v, p)
	default:
		diag.Bugf("codegen: assignment to %T", lhs)
	}
}

func (f *function) ifStmt(s *ir.If) {
	end := f.NewBlock("endif")
	for _, b := range s.Branches {
		if b.Cond == nil {
			f.block(b.Body)
			break
		}
		if b.Pos.Valid() {
			f.at(b.Pos)
		}
		then, otherwise := f.NewBlock("then"), f.NewBlock("else")
		f.Branch(f.expr(b.Cond), then, otherwise)
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
	case s.Code == nil:
		f.CallRuntime(name, build.I32(0), build.I32(0))
	case s.Code.Type().Base == ir.Character:
		p, n := f.texts.chars(s.Code)
		f.CallRuntime(name+"_text", p, n)
	default:
		f.CallRuntime(name, f.Resize(f.expr(s.Code), types.I32), build.I32(1))
	}
	f.Unreachable()
	f.Cur = f.NewBlock("after")
}
