package codegen

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
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
		f.ioBegin(s)
	case *ir.Transfer:
		f.transfer(s)
	case *ir.IOEnd:
		f.ioEnd(s)
	case *ir.Allocate:
		f.allocate(s.Sym)
	case *ir.CopyArray:
		f.copyArray(s)
	case *ir.Redistribute:
		f.redistribute(s)
	case *ir.Deallocate:
		f.deallocate(s.Sym)
	case *ir.Stop:
		f.stop(s)
	case *ir.CallIntrinsic:
		f.callIntrinsic(s)
	case *ir.CallProc:
		f.callProc(s)
	case *ir.View:
		f.view(s)
	case *ir.Reset:
		f.reset(s)
	case *ir.PointTo:
		f.pointTo(s)
	case *ir.AllocateField:
		f.allocateField(s)
	case *ir.DeallocateField:
		f.deallocateField(s)
	case *ir.OnMark:
	case *ir.Return:
		f.asserted.leaveWatches(0)
		f.jump(f.leave)
		f.cur = f.newBlock("after")
	default:
		f.spmdStmt(s)
	}
}

// spmdStmt is a statement that package partition added.
func (f *function) spmdStmt(s ir.Stmt) {
	switch s := s.(type) {
	case *spmd.LayoutInit:
		f.layoutInit(s.Layout)
	case *spmd.ArrayCreate:
		f.arrayCreate(s)
	case *spmd.ArrayDestroy:
		f.arrayDestroy(s)
	case *spmd.ExchangeStep:
		f.exchangeStep(s)
	case *spmd.Inspect, *spmd.Note, *spmd.Gather:
		f.indirect(s)
	case *ir.PutStep:
		f.putStep(s)
	case *ir.Put:
		f.put(s)
	case *ir.Combine:
		combine(f, s)
	case *spmd.Fetch:
		f.fetch(s)
	case *spmd.Share:
		f.shareScalars(s)
	case *ir.GatherAll:
		f.gatherAll(s)
	case *spmd.Reduce:
		f.reduce(s)
	case *spmd.Locate:
		f.locate(s)
	default:
		diag.Bugf("codegen: statement %T", s)
	}
}

func (f *function) assign(s *ir.Assign) {
	if s.LHS.Type().Base == ir.Character {
		f.assignCharacters(s)
		return
	}
	f.allocateTarget(s.LHS)
	if t := s.LHS.Type(); t.Base == ir.Derived {
		f.copyDerived(t.Derived, f.place(s.LHS), f.place(s.RHS))
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
func (f *function) assignValue(lhs ir.Expr, v value.Value) {
	v = f.toMemory(lhs.Type(), v)
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
		f.checkTarget(lhs, p)
		f.store(v, p)
	default:
		diag.Bugf("codegen: assignment to %T", lhs)
	}
}

func (f *function) ifStmt(s *ir.If) {
	end := f.newBlock("endif")
	for _, b := range s.Branches {
		if b.Cond == nil {
			f.block(b.Body)
			break
		}
		if b.Pos.Valid() {
			f.at(b.Pos)
		}
		then, otherwise := f.newBlock("then"), f.newBlock("else")
		f.branch(f.expr(b.Cond), then, otherwise)
		f.cur = then
		f.block(b.Body)
		f.jump(end)
		f.cur = otherwise
	}
	f.jump(end)
	f.cur = end
}

func (f *function) stop(s *ir.Stop) {
	name := "hpf_stop"
	if s.Error {
		name = "hpf_error_stop"
	}
	switch {
	case s.Code == nil:
		f.callRuntime(name, i32(0), i32(0))
	case s.Code.Type().Base == ir.Character:
		p, n := f.chars(s.Code)
		f.callRuntime(name+"_text", p, n)
	default:
		f.callRuntime(name, f.resize(f.expr(s.Code), types.I32), i32(1))
	}
	f.unreachable()
	f.cur = f.newBlock("after")
}

// temporary is memory that is passed to the runtime in place of a scalar variable, so that the variable itself can stay
// in a register.
func (f *function) temporary(t ir.Type) *llvm.InstAlloca { return f.alloca("temporary", memoryType(t)) }
