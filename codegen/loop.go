package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/storage"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// jumpTargets are where CYCLE and EXIT of a loop go.
type jumpTargets struct {
	cycle, exit *llvm.Block
	watches     int // watched loops up to and with this one
}

// do makes a counted loop, tested at its end after one test before it. The counter is an i64 in a register; the DO
// variable itself follows it and has Fortran's value after the loop.
func (f *function) do(s *ir.Do) {
	lo, hi, step := f.Index(s.Lo), f.Index(s.Hi), f.Index(s.Step)
	watched := f.Asserted.Watched(s)
	f.Asserted.BeginWatch(watched)
	f.SetVariable(s.Var, lo)
	body, latch := f.NewBlock("do"), f.NewBlock("latch")
	done, exit := f.NewBlock("done"), f.NewBlock("enddo")
	trips, runs := tripTest(f.Coder, lo, hi, step)
	tiles := storage.CountTiles(f.Memory, s, lo)
	before := f.Cur
	f.Branch(runs, body, exit)

	f.Cur = body
	counter := f.Phi(lo, before, nil, latch)
	var left *llvm.InstPhi
	if trips != nil {
		left = f.Phi(trips, before, nil, latch)
	}
	tiles.Enter(f.Memory, s, counter, before, latch)
	f.loopBody(s, counter, jumpTargets{f.checkedLatch(s, latch), exit, len(f.Asserted.Watches)}, func(group *storage.AccessGroup) {
		f.closeIteration(s, counter, latch)
		next := f.Plus(counter, step)
		tiles.Leave(f.Memory, s)
		counter.Incs[1].X = next
		again := build.LatchTest(f.Builder, counter, next, hi, step, left)
		t := llvm.NewCondBr(again, body, done)
		t.Metadata = llvm.Metadata{f.loopNode(s, group)}
		f.Terminate(t, &t.Metadata)
		f.Cur = done
		f.SetVariable(s.Var, next)
		f.Jump(exit)
	})
	f.Cur = exit
	f.Asserted.EndWatch(watched, s.Together)
}

// checksVariable reports whether the run ends, with --check, where an iteration has changed the variable of a loop.
func (f *function) checksVariable(s *ir.Do) bool { return f.Opt.Check && !s.Var.Made && s.Deals == nil }

// checkedLatch is where CYCLE goes: the end of the iteration, or the tests before it.
func (f *function) checkedLatch(s *ir.Do, latch *llvm.Block) *llvm.Block {
	if f.checksVariable(s) {
		return f.NewBlock("check")
	}
	return latch
}

// closeIteration goes to the end of an iteration, by way of the tests of the variable: that it is as it was, and that its kind has a value
// for the next iteration.
func (f *function) closeIteration(s *ir.Do, counter value.Value, latch *llvm.Block) {
	if f.checksVariable(s) {
		check := f.targets[s].cycle
		f.Jump(check)
		f.Cur = check
		held := f.Resize(f.Load(f.Variable(s.Var)), types.I64)
		f.FailIf(f.Icmp(enum.IPredNE, held, counter), "an iteration has changed the variable of its DO loop")
		if k, constant := s.Step.(*ir.Const); constant && s.Var.Type.Kind <= 4 && (k.I == 1 || k.I == -1) {
			last := int64(1)<<(8*s.Var.Type.Kind-1) - 1
			if k.I < 0 {
				last = -last - 1
			}
			f.FailIf(f.Icmp(enum.IPredEQ, counter, build.I64(last)), "the variable of the DO loop has no value for the next iteration: its kind has none")
		}
	}
	f.Jump(latch)
	f.Cur = latch
}

// tripTest tells whether the loop runs at all; for a step that is not constant it also gives the number of trips.
func tripTest(c *module.Coder, lo, hi, step value.Value) (trips, runs value.Value) {
	n, ok := build.ConstInt(step)
	switch {
	case ok && n > 0:
		return nil, c.Icmp(enum.IPredSLE, lo, hi)
	case ok && n < 0:
		return nil, c.Icmp(enum.IPredSGE, lo, hi)
	}
	c.FailIf(c.Icmp(enum.IPredEQ, step, build.I64(0)), "the step of the loop is zero")
	trips = c.Sdiv(c.Plus(c.Minus(hi, lo), step), step)
	return trips, c.Icmp(enum.IPredSGT, trips, build.I64(0))
}

// loopBody makes the statements of a DO loop and then what close does.
func (f *function) loopBody(s *ir.Do, counter value.Value, targets jumpTargets, close func(*storage.AccessGroup)) {
	f.targets[s] = targets
	leave, leavePlaces := f.Nest.Enter(s, counter), storage.EnterPlaces(f.Memory, s)
	group := f.Scopes.EnterIndependent(f.Module, s)
	f.SetVariable(s.Var, counter)
	f.Asserted.NoteIteration(s, counter)
	f.block(s.Body)
	f.Scopes.LeaveIndependent(group)
	f.At(s.Span())
	close(group)
	leavePlaces()
	leave()
}

func (f *function) while(s *ir.While) {
	head, exit := f.NewBlock("while"), f.NewBlock("endwhile")
	f.targets[s] = jumpTargets{head, exit, len(f.Asserted.Watches)}
	f.Jump(head)
	f.Cur = head
	if s.Cond != nil {
		body := f.NewBlock("body")
		f.Branch(f.Expr(s.Cond), body, exit)
		f.Cur = body
	}
	around := f.Nest.Inner
	f.Nest.Inner = nil
	f.block(s.Body)
	f.Nest.Inner = around
	f.Jump(head)
	f.Cur = exit
}

func (f *function) jumpStmt(s *ir.Jump) {
	to, ok := f.targets[s.Loop]
	if !ok {
		diag.Bugf("codegen: jump to a loop that is not around it")
	}
	f.Asserted.LeaveWatches(to.watches)
	if s.Exit {
		f.Jump(to.exit)
	} else {
		f.Jump(to.cycle)
	}
	f.Cur = f.NewBlock("after")
}

// manyLoops is the number of loops of a procedure beyond which they are not unrolled: for each loop that it unrolls clang
// forgets what it knows of the others, and the time that takes grows with the square of their number.
const manyLoops = 1000

func countLoops(body []ir.Stmt) (count int) {
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Do, *ir.While:
			count++
		}
		return true
	})
	return count
}

// loopNode describes a loop to LLVM; group is nil for loops without INDEPENDENT. A loop around longer ones gains nothing from
// being unrolled, and its copies multiply: loops over 3 x 3 matrices around a lattice became nine lattices.
func (f *function) loopNode(s *ir.Do, group *storage.AccessGroup) *metadata.Attachment {
	fields := []metadata.Field{f.Tuple(&metadata.String{Value: "llvm.loop.mustprogress"})}
	if group != nil {
		parallel := &metadata.String{Value: "llvm.loop.parallel_accesses"}
		fields = append(fields, f.Tuple(parallel, group.Node))
	}
	switch {
	case f.loops > manyLoops || f.holdsLongLoop(s.Body):
		fields = append(fields, f.Tuple(&metadata.String{Value: "llvm.loop.unroll.disable"}))
	case readsTables(s):
		fields = append(fields, f.vectorsFirst()...)
	}
	if f.Opt.Wide && streams(s) == rows {
		fields = append(fields, f.narrow(s)...)
	}
	if sumsIndexed(s) {
		fields = append(fields, f.Tuple(&metadata.String{Value: "llvm.loop.vectorize.enable"}, constant.False))
	}
	return &metadata.Attachment{Name: "llvm.loop", Node: f.SelfNode(fields...)}
}

// holdsLongLoop reports whether statements hold a loop that is not known to be of few iterations.
func (f *function) holdsLongLoop(body []ir.Stmt) bool {
	long := false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Do:
			long = long || !f.short[s]
		case *ir.While:
			long = true
		}
		return !long
	})
	return long
}
