package codegen

import (
	"dhpfgo/diag"
	"dhpfgo/partition"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

func (f *function) block(body []sem.Stmt) {
	for _, s := range body {
		f.at(s.Span())
		if f.outlines(s, body) {
			f.asRegion(s)
		} else {
			f.stmt(s)
		}
	}
}

func (f *function) stmt(s sem.Stmt) {
	switch s := s.(type) {
	case *sem.Assign:
		f.assign(s)
	case *sem.Do:
		f.do(s)
	case *sem.While:
		f.while(s)
	case *sem.If:
		f.ifStmt(s)
	case *sem.Jump:
		f.jumpStmt(s)
	case *sem.IOBegin:
		f.ioBegin(s)
	case *sem.Transfer:
		f.transfer(s)
	case *sem.IOEnd:
		f.ioEnd(s)
	case *sem.Allocate:
		f.allocate(s.Sym)
	case *sem.CopyArray:
		f.copyArray(s)
	case *sem.Redistribute:
		f.redistribute(s)
	case *sem.Deallocate:
		f.deallocate(s.Sym)
	case *sem.Stop:
		f.stop(s)
	case *sem.CallIntrinsic:
		f.callIntrinsic(s)
	case *sem.CallProc:
		f.callProc(s)
	case *sem.View:
		f.view(s)
	case *sem.Reset:
		f.reset(s)
	case *sem.PointTo:
		f.pointTo(s)
	case *sem.AllocateField:
		f.allocateField(s)
	case *sem.DeallocateField:
		f.deallocateField(s)
	case *sem.OnMark:
	case *sem.Return:
		f.asserted.leaveWatches(0)
		f.jump(f.leave)
		f.cur = f.newBlock("after")
	default:
		f.spmdStmt(s)
	}
}

// spmdStmt is a statement that package partition added.
func (f *function) spmdStmt(s sem.Stmt) {
	switch s := s.(type) {
	case *partition.LayoutInit:
		f.layoutInit(s.Layout)
	case *partition.ArrayCreate:
		f.arrayCreate(s)
	case *partition.ArrayDestroy:
		f.arrayDestroy(s)
	case *partition.ExchangeStep:
		f.exchangeStep(s)
	case *partition.Inspect, *partition.Note, *partition.Gather:
		f.indirect(s)
	case *sem.PutStep:
		f.putStep(s)
	case *sem.Put:
		f.put(s)
	case *partition.Fetch:
		f.fetch(s)
	case *partition.Share:
		f.shareScalars(s)
	case *sem.GatherAll:
		f.gatherAll(s)
	case *partition.Reduce:
		f.reduce(s)
	case *partition.Locate:
		f.locate(s)
	default:
		diag.Bugf("codegen: statement %T", s)
	}
}

func (f *function) assign(s *sem.Assign) {
	if s.LHS.Type().Base == sem.Character {
		f.assignCharacters(s)
		return
	}
	f.allocateTarget(s.LHS)
	if t := s.LHS.Type(); t.Base == sem.Derived {
		f.copyDerived(t.Derived, f.place(s.LHS), f.place(s.RHS))
		return
	}
	before := f.asserted.beginUpdate(s)
	defer func() { f.asserted.updated = before }()
	if v, ok := s.LHS.(*sem.Var); ok && f.isReduction(v.Sym, s.RHS) {
		f.assignValue(v, f.accumulation(s.RHS, v.Sym))
		return
	}
	f.assignValue(s.LHS, f.expr(s.RHS))
}

// assignValue stores a register value in a variable or array element.
func (f *function) assignValue(lhs sem.Expr, v value.Value) {
	v = f.toMemory(lhs.Type(), v)
	switch lhs := lhs.(type) {
	case *sem.Var:
		f.asserted.noteAccess(lhs.Sym, nil, true)
		f.storeElem(lhs.Sym, v, f.scalarAddress(lhs.Sym))
	case *sem.Elem:
		subs := f.indices(lhs.Subs)
		f.asserted.noteAccess(lhs.Sym, subs, true)
		f.storeElem(lhs.Sym, v, f.address(lhs.Sym, subs))
	case *sem.Field:
		p := f.fieldAddress(lhs)
		f.checkTarget(lhs, p)
		f.store(v, p)
	default:
		diag.Bugf("codegen: assignment to %T", lhs)
	}
}

func (f *function) ifStmt(s *sem.If) {
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

func (f *function) stop(s *sem.Stop) {
	name := "hpf_stop"
	if s.Error {
		name = "hpf_error_stop"
	}
	switch {
	case s.Code == nil:
		f.callRuntime(name, i32(0), i32(0))
	case s.Code.Type().Base == sem.Character:
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
func (f *function) temporary(t sem.Type) *ir.InstAlloca { return f.alloca("temporary", memoryType(t)) }
