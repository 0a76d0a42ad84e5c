package codegen_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/llir/llvm/asm"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// malformed says what is wrong with a module: what LLVM's verifier would refuse of the things that this package makes. clang
// does not verify text that it reads.
func malformed(m *llvm.Module) []string {
	v := &verifier{}
	names := map[string]bool{}
	for _, fn := range m.Funcs {
		if names[fn.Name()] {
			v.report("function %s stands twice", fn.Name())
		}
		names[fn.Name()] = true
		if len(fn.Blocks) > 0 {
			v.function(fn)
		}
	}
	return v.faults
}

type verifier struct {
	fn     *llvm.Func
	preds  map[*llvm.Block][]*llvm.Block
	number map[*llvm.Block]int // in an order in which a block that dominates another comes before it
	idom   map[*llvm.Block]*llvm.Block
	place  map[value.Value]*llvm.Block // of instructions
	index  map[value.Value]int         // of instructions in their blocks
	faults []string
}

func (v *verifier) report(format string, args ...any) {
	where := ""
	if v.fn != nil {
		where = v.fn.Name() + ": "
	}
	v.faults = append(v.faults, where+fmt.Sprintf(format, args...))
}

func (v *verifier) function(fn *llvm.Func) {
	v.fn = fn
	v.place, v.index = map[value.Value]*llvm.Block{}, map[value.Value]int{}
	names := map[string]bool{}
	unique := func(name string) {
		if names[name] {
			v.report("name %s stands twice", name)
		}
		names[name] = name != ""
	}
	for _, p := range fn.Params {
		unique(p.LocalName)
	}
	for _, b := range fn.Blocks {
		unique(b.LocalName)
		if b.Term == nil {
			v.report("block %s does not end", b.LocalName)
			return
		}
		for k, i := range b.Insts {
			if x, ok := i.(value.Named); ok {
				if l, ok := i.(interface{ IsUnnamed() bool }); ok && !l.IsUnnamed() {
					unique(x.Name())
				}
				v.place[x], v.index[x] = b, k
			}
		}
	}
	v.dominators()
	for b := range v.number {
		v.block(b)
	}
	v.fn = nil
}

// dominators follows Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm" (2001).
func (v *verifier) dominators() {
	v.preds, v.number, v.idom = map[*llvm.Block][]*llvm.Block{}, map[*llvm.Block]int{}, map[*llvm.Block]*llvm.Block{}
	for _, b := range v.fn.Blocks { // also those that nothing leads to
		for _, to := range b.Term.Succs() {
			v.preds[to] = append(v.preds[to], b)
		}
	}
	var order []*llvm.Block
	seen := map[*llvm.Block]bool{}
	var visit func(b *llvm.Block)
	visit = func(b *llvm.Block) {
		seen[b] = true
		for _, to := range b.Term.Succs() {
			if !seen[to] {
				visit(to)
			}
		}
		order = append(order, b)
	}
	first := v.fn.Blocks[0]
	visit(first)
	slices.Reverse(order)
	for k, b := range order {
		v.number[b] = k
	}
	v.idom[first] = first
	for changed := true; changed; {
		changed = false
		for _, b := range order[1:] {
			var common *llvm.Block
			for _, p := range v.preds[b] {
				if v.idom[p] != nil {
					common = v.common(p, common)
				}
			}
			if v.idom[b] != common {
				v.idom[b], changed = common, true
			}
		}
	}
}

func (v *verifier) common(x, y *llvm.Block) *llvm.Block {
	for y != nil && x != y {
		if v.number[x] > v.number[y] {
			x = v.idom[x]
		} else {
			y = v.idom[y]
		}
	}
	return x
}

func (v *verifier) block(b *llvm.Block) {
	for k, i := range b.Insts {
		if phi, ok := i.(*llvm.InstPhi); ok {
			v.phi(b, phi)
			continue
		}
		for _, op := range i.Operands() {
			v.operand(*op, b, k)
		}
		v.typesOf(i)
	}
	for _, op := range b.Term.Operands() {
		v.operand(*op, b, len(b.Insts))
	}
	switch t := b.Term.(type) {
	case *llvm.TermRet:
		if got := typeOf(t.X); !got.Equal(v.fn.Sig.RetType) {
			v.report("returns %s, not %s", got, v.fn.Sig.RetType)
		}
	case *llvm.TermCondBr:
		v.same("condition", t.Cond.Type(), types.I1)
	}
}

func typeOf(x value.Value) types.Type {
	if x == nil {
		return types.Void
	}
	return x.Type()
}

// operand checks that a value is computed before instruction k of block b on every way there.
func (v *verifier) operand(x value.Value, b *llvm.Block, k int) {
	switch x := x.(type) {
	case *llvm.Block:
		if !slices.Contains(v.fn.Blocks, x) {
			v.report("jumps to block %s of another function", x.LocalName)
		}
	case *llvm.Param:
		if !slices.Contains(v.fn.Params, x) {
			v.report("uses parameter %s of another function", x.LocalName)
		}
	case llvm.Instruction:
		at, known := v.place[x.(value.Value)]
		if !known {
			v.report("uses %s of another function", x.LLString())
			return
		}
		if at == b && v.index[x.(value.Value)] < k {
			return
		}
		if at == b || v.common(at, b) != at {
			v.report("%s does not dominate its use in %s", x.LLString(), b.LocalName)
		}
	}
}

func (v *verifier) phi(b *llvm.Block, phi *llvm.InstPhi) {
	var from []*llvm.Block
	for _, inc := range phi.Incs {
		p := inc.Pred.(*llvm.Block)
		from = append(from, p)
		if _, reached := v.number[p]; reached {
			v.operand(inc.X, p, len(p.Insts))
		}
		v.same("phi", typeOf(inc.X), phi.Type())
	}
	for _, p := range v.preds[b] {
		if !slices.Contains(from, p) {
			v.report("phi in %s has no value from %s", b.LocalName, p.LocalName)
		}
	}
	if len(from) != len(v.preds[b]) {
		v.report("phi in %s has %d values from %d blocks", b.LocalName, len(from), len(v.preds[b]))
	}
}

func (v *verifier) same(what string, x, y types.Type) {
	if !x.Equal(y) {
		v.report("%s: %s and %s", what, x, y)
	}
}

func (v *verifier) typesOf(i llvm.Instruction) {
	switch i := i.(type) {
	case *llvm.InstStore:
		v.same("store", types.NewPointer(i.Src.Type()), i.Dst.Type())
	case *llvm.InstLoad:
		v.same("load", types.NewPointer(i.ElemType), i.Src.Type())
	case *llvm.InstCall:
		v.call(i)
	case *llvm.InstSelect:
		v.same("select", i.ValueTrue.Type(), i.ValueFalse.Type())
		v.same("select", i.Cond.Type(), types.I1)
	case *llvm.InstAdd, *llvm.InstSub, *llvm.InstMul, *llvm.InstSDiv, *llvm.InstSRem, *llvm.InstFAdd, *llvm.InstFSub, *llvm.InstFMul, *llvm.InstFDiv,
		*llvm.InstAnd, *llvm.InstOr, *llvm.InstXor, *llvm.InstShl, *llvm.InstLShr, *llvm.InstAShr, *llvm.InstICmp, *llvm.InstFCmp:
		v.same(fmt.Sprintf("%T", i), (*i.Operands()[0]).Type(), (*i.Operands()[1]).Type())
	}
}

func (v *verifier) call(i *llvm.InstCall) {
	sig := i.Callee.Type().(*types.PointerType).ElemType.(*types.FuncType)
	if len(i.Args) < len(sig.Params) || len(i.Args) > len(sig.Params) && !sig.Variadic {
		v.report("%s: %d arguments for %d", i.Callee.Ident(), len(i.Args), len(sig.Params))
		return
	}
	for k, p := range sig.Params {
		v.same("argument of "+i.Callee.Ident(), i.Args[k].Type(), p)
	}
}

// TestMalformed plants faults, each of which is to be found.
func TestMalformed(t *testing.T) {
	const head = "declare void @g(i32)\n\ndefine i32 @f(i32 %x, i1 %c) {\nentry:\n"
	for _, c := range []struct{ text, fault string }{
		{"\tret i32 %x\n}\n", ""},
		{"\tbr i1 %c, label %a, label %b\n\na:\n\t%y = add i32 %x, 1\n\tbr label %b\n\nb:\n\t%z = phi i32 [ %y, %a ], [ 0, %entry ]\n\tret i32 %z\n}\n", ""},
		{"\tbr i1 %c, label %a, label %b\n\na:\n\t%y = add i32 %x, 1\n\tbr label %b\n\nb:\n\tret i32 %y\n}\n", "does not dominate"},
		{"\t%y = add i32 %z, 1\n\t%z = add i32 %x, 1\n\tret i32 %y\n}\n", "does not dominate"},
		{"\tbr i1 %c, label %a, label %b\n\na:\n\tbr label %b\n\nb:\n\t%z = phi i32 [ %x, %a ]\n\tret i32 %z\n}\n", "no value from entry"},
		{"\tret i64 0\n}\n", "returns i64"},
		{"\tcall void @g(i64 5)\n\tret i32 0\n}\n", "argument of @g"},
		{"\tcall void @g()\n\tret i32 0\n}\n", "0 arguments for 1"},
		{"\t%p = alloca i64\n\tstore i32 %x, i64* %p\n\tret i32 0\n}\n", "store"},
		{"\t%y = add i32 %x, %c\n\tret i32 0\n}\n", "Add"},
		{"\tbr i1 %x, label %a, label %a\n\na:\n\tret i32 0\n}\n", "condition"},
	} {
		m, err := asm.ParseString("test.ll", head+c.text)
		if err != nil {
			t.Errorf("%v\n%s", err, c.text)
			continue
		}
		faults := malformed(m)
		switch {
		case c.fault == "" && len(faults) > 0:
			t.Errorf("%q in\n%s", faults, c.text)
		case c.fault != "" && (len(faults) == 0 || !strings.Contains(faults[0], c.fault)):
			t.Errorf("%q, want %s in\n%s", faults, c.fault, c.text)
		}
	}
}
