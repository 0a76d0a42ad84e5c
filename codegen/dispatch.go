package codegen

import (
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/eval"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// dispatcher makes the function that calls, of the procedures bound to the types of a family, that of the dynamic type of its
// argument. All of them take the same arguments, but for the type of the object that its address is passed for; with NOPASS they do
// not take the object.
func (g *generator) dispatcher(p *ir.Procedure) {
	fn := g.Funcs[p.Link]
	tag := fn.Params[len(convention.HiddenParams(p))+tagIndex(p)]
	none := fn.NewBlock("none.0")
	none.NewUnreachable()
	var cases []*llvm.Case
	calls := map[*llvm.Func]*llvm.Block{}
	for _, t := range p.Targets {
		to := eval.ProcedureAddress(g.Module, t.Proc)
		if calls[to] == nil {
			calls[to] = g.forward(p, to)
		}
		cases = append(cases, llvm.NewCase(constant.NewInt(types.I64, t.Tag), calls[to]))
	}
	entry := fn.NewBlock("entry.0")
	entry.NewSwitch(tag, none, cases...)
	last := len(fn.Blocks) - 1
	fn.Blocks = append([]*llvm.Block{entry}, fn.Blocks[:last]...)
}

// tagIndex is the number of the argument with the tag of the object.
func tagIndex(p *ir.Procedure) int {
	for i, d := range p.Dummies {
		if d == p.Dummies[p.Passed].Tag {
			return i
		}
	}
	return 0
}

// forward calls a procedure with the arguments of the dispatcher and gives back what it gives.
func (g *generator) forward(p *ir.Procedure, to *llvm.Func) *llvm.Block {
	fn, hidden := g.Funcs[p.Link], len(convention.HiddenParams(p))
	b := fn.NewBlock("call." + to.Name())
	var args []value.Value
	for i, q := range fn.Params {
		if k := i - hidden; k >= 0 && k < len(p.Dummies) && p.TargetArg(k) < 0 {
			continue
		}
		var v value.Value = q
		if i := len(args); i < len(to.Params) && !to.Params[i].Type().Equal(q.Type()) {
			v = b.NewBitCast(q, to.Params[i].Type())
		}
		args = append(args, v)
	}
	v := b.NewCall(to, args...)
	if to.Sig.RetType.Equal(types.Void) {
		b.NewRet(nil)
	} else {
		b.NewRet(v)
	}
	return b
}
