package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// jumpTargets are where CYCLE and EXIT of a loop go.
type jumpTargets struct {
	cycle, exit *llvm.Block
	watches     int // watched loops up to and with this one
}

// loopNest is what statements know of the loops around them.
type loopNest struct {
	counters map[*ir.Symbol]value.Value // the DO variables, as i64
	targets  map[ir.Stmt]jumpTargets
	inner    *ir.Do                   // the innermost loop, unless that is a DO WHILE
	shifts   map[tiledDim]value.Value // in loops over tiles
}

func newLoopNest() *loopNest {
	return &loopNest{counters: map[*ir.Symbol]value.Value{}, targets: map[ir.Stmt]jumpTargets{}, shifts: map[tiledDim]value.Value{}}
}

// enter makes s the innermost loop, until the function that it returns is called.
func (n *loopNest) enter(s *ir.Do, counter value.Value, targets jumpTargets) (leave func()) {
	outer, around := n.counters[s.Var], n.inner
	n.counters[s.Var] = counter
	n.targets[s] = targets
	n.inner = s
	return func() {
		n.counters[s.Var] = outer
		n.inner = around
	}
}

// do makes a counted loop, tested at its end after one test before it. The counter is an i64 in a register; the DO
// variable itself follows it and has Fortran's value behind the loop.
func (f *function) do(s *ir.Do) {
	lo, hi, step := f.index(s.Lo), f.index(s.Hi), f.index(s.Step)
	watched := f.asserted.watched(s)
	f.asserted.beginWatch(watched)
	f.setVariable(s.Var, lo)
	body, latch := f.NewBlock("do"), f.NewBlock("latch")
	done, exit := f.NewBlock("done"), f.NewBlock("enddo")
	trips, runs := tripTest(f.coder, lo, hi, step)
	tiles := countTiles(f.memory, s, lo)
	before := f.Cur
	f.Branch(runs, body, exit)

	f.Cur = body
	counter := f.Phi(lo, before, nil, latch)
	var left *llvm.InstPhi
	if trips != nil {
		left = f.Phi(trips, before, nil, latch)
	}
	tiles.enter(f.memory, s, counter, before, latch)
	f.loopBody(s, counter, jumpTargets{latch, exit, len(f.asserted.watches)}, func(group *accessGroup) {
		f.Jump(latch)
		f.Cur = latch
		next := f.Plus(counter, step)
		tiles.leave(f.memory, s)
		counter.Incs[1].X = next
		again := build.LatchTest(f.Builder, counter, next, hi, step, left)
		t := llvm.NewCondBr(again, body, done)
		t.Metadata = llvm.Metadata{f.loopNode(s, group)}
		f.Terminate(t, &t.Metadata)
		f.Cur = done
		f.setVariable(s.Var, next)
		f.Jump(exit)
	})
	f.Cur = exit
	f.asserted.endWatch(watched, s.Together)
}

// tripTest tells whether the loop runs at all; for a step that is not constant it also gives the number of trips.
func tripTest(c *coder, lo, hi, step value.Value) (trips, runs value.Value) {
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
func (f *function) loopBody(s *ir.Do, counter value.Value, targets jumpTargets, close func(*accessGroup)) {
	leave := f.nest.enter(s, counter, targets)
	group := f.enterIndependent(s)
	f.setVariable(s.Var, counter)
	f.asserted.noteIteration(s, counter)
	f.block(s.Body)
	f.leaveIndependent(group)
	f.at(s.Span())
	close(group)
	leave()
}

// setVariable stores an i64 into an integer variable of any kind.
func (f *values) setVariable(sym *ir.Symbol, v value.Value) {
	f.storeElem(sym, f.Resize(v, build.MemoryType(sym.Type).(*types.IntType)), f.variable(sym))
}

func (f *function) while(s *ir.While) {
	head, exit := f.NewBlock("while"), f.NewBlock("endwhile")
	f.nest.targets[s] = jumpTargets{head, exit, len(f.asserted.watches)}
	f.Jump(head)
	f.Cur = head
	if s.Cond != nil {
		body := f.NewBlock("body")
		f.Branch(f.expr(s.Cond), body, exit)
		f.Cur = body
	}
	around := f.nest.inner
	f.nest.inner = nil
	f.block(s.Body)
	f.nest.inner = around
	f.Jump(head)
	f.Cur = exit
}

func (f *function) jumpStmt(s *ir.Jump) {
	to, ok := f.nest.targets[s.Loop]
	if !ok {
		diag.Bugf("codegen: jump to a loop that is not around it")
	}
	f.asserted.leaveWatches(to.watches)
	if s.Exit {
		f.Jump(to.exit)
	} else {
		f.Jump(to.cycle)
	}
	f.Cur = f.NewBlock("after")
}
