package codegen

import (
	"fmt"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// exchangeCalls are the functions of the runtime for an exchange and for the halves of one in a pipeline.
var exchangeCalls = map[spmd.Part]string{
	spmd.Whole: "hpf_exchange_run", spmd.Receive: "hpf_exchange_receive", spmd.Send: "hpf_exchange_send",
	spmd.Begin: "hpf_exchange_begin", spmd.End: "hpf_exchange_end",
}

// exchangeStep runs the exchanges with the present values of their parameters.
func (f *function) exchangeStep(s *spmd.ExchangeStep) {
	n := uint64(len(s.Exchanges))
	list := f.alloca("params", types.NewArray(n, types.I64Ptr))
	var exchanges []constant.Constant
	for e, x := range s.Exchanges {
		var params []value.Value
		for _, sym := range x.Params {
			params = append(params, f.index(&ir.Var{Sym: sym}))
		}
		f.store(f.fill(params), f.field(list, int64(e)))
		exchanges = append(exchanges, f.exchangeGlobal(x))
	}
	t := types.NewArray(n, types.NewPointer(f.structs[abi.Exchange.Name]))
	table := f.private("", constant.NewArray(t, exchanges...))
	f.callRuntime(exchangeCalls[s.Part], table, list, i32(int64(n)))
}

// exchangeGlobal is the runtime's description of an exchange, made at its first use.
func (f *function) exchangeGlobal(x *spmd.Exchange) constant.Constant {
	if v := f.exchanges[x]; v != nil {
		return v
	}
	var layouts []constant.Constant
	for _, l := range x.Layouts {
		layouts = append(layouts, f.layoutGlobal(l))
	}
	t := types.NewArray(uint64(len(layouts)), types.NewPointer(f.structs[abi.Layout.Name]))
	fields := f.positionFields(x.Ref.Span())
	for name, v := range map[string]constant.Constant{
		"label": f.text(x.Label), "id": i64(int64(x.ID)), "array": f.arrayGlobal(x.Array),
		"sections": f.sectionsFunc(x), "pieces": i64(int64(len(x.Pieces))),
		"nparams": i64(int64(len(x.Params))), "nlayouts": i64(int64(len(layouts))),
		"layouts": f.private("", constant.NewArray(t, layouts...)), "tiles": f.tileMarks(x),
	} {
		fields[name] = v
	}
	v := f.internal(fmt.Sprintf("exchange.%d", x.ID), f.record(abi.Exchange, fields))
	f.exchanges[x] = v
	return v
}

// tileMarks are the marks of the dimensions over whose tiles the sections of an exchange are taken; NULL where sections lie
// within the sender's tile.
func (f *function) tileMarks(x *spmd.Exchange) constant.Constant {
	if x.Tiles == nil {
		return constant.NewNull(bytePtr)
	}
	marks := make([]int64, abi.GridMax*len(x.Tiles))
	for l, row := range x.Tiles {
		for g, used := range row {
			if used {
				marks[abi.GridMax*l+g] = 1
			}
		}
	}
	return f.private("", numbers(len(marks), marks))
}

// sectionsFunc makes the function of type hpf_sections for an exchange.
func (g *generator) sectionsFunc(x *spmd.Exchange) *llvm.Func {
	piece := llvm.NewParam("piece", types.I32)
	params := []*llvm.Param{piece}
	for _, name := range []string{"params", "recv", "send", "lo", "hi"} {
		params = append(params, llvm.NewParam(name, types.I64Ptr))
	}
	fn := g.m.NewFunc(fmt.Sprintf("sections.%d", x.ID), types.I32, params...)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind}
	f := newFunction(g, fn)
	f.scopes = &aliasScopes{}
	for i, sym := range x.Params {
		f.bind(sym, params[1], i)
	}
	f.bindTiles(x.Recv, params[2])
	if x.Tiles == nil {
		f.bindTiles(x.Send, params[3])
	}
	f.pieces(x, piece, params[4], params[5])
	f.finish()
	same, err := g.sections.Same(g.m, fn)
	if err != nil {
		diag.Bugf("codegen: %v", err)
	}
	return same
}

// bind makes a symbol stand for the n-th number of a list.
func (f *function) bind(sym *ir.Symbol, list value.Value, n int) {
	if f.vars[sym] == nil {
		f.declareScalar(sym)
	}
	f.setVariable(sym, f.load(f.gep(list, i64(int64(n)))))
}

func (f *function) bindTiles(tiles [][]spmd.TileVars, list value.Value) {
	for l, row := range tiles {
		for dim, t := range row {
			f.bind(t.Start, list, abi.TileElems*l+dim)
			if t.Extent != nil {
				f.bind(t.Extent, list, abi.TileElems*l+abi.GridMax+dim)
			}
		}
	}
}

// pieces makes one case for each piece: 1 with its bounds stored, or 0 if it is empty.
func (f *function) pieces(x *spmd.Exchange, piece, lo, hi value.Value) {
	none := f.newBlock("none")
	choice := llvm.NewSwitch(piece, none)
	f.cur.Term = choice
	for n, p := range x.Pieces {
		f.cur = f.newBlock("piece")
		choice.Cases = append(choice.Cases, llvm.NewCase(i32(int64(n)), f.cur))
		for _, guard := range p.Guards {
			f.leaveIf(f.icmp(enum.IPredSLT, f.index(guard), i64(0)), none)
		}
		for k := range p.Lo {
			first, last := f.index(p.Lo[k]), f.index(p.Hi[k])
			f.leaveIf(f.icmp(enum.IPredSGT, first, last), none)
			f.store(first, f.gep(lo, i64(int64(k))))
			f.store(last, f.gep(hi, i64(int64(k))))
		}
		f.ret(i32(1))
	}
	f.cur = none
	f.ret(i32(0))
}

// fetch gets an element from its owner.
func (f *function) fetch(s *spmd.Fetch) {
	temp := f.temporary(s.Into.Type)
	array := f.arrayGlobal(f.arrayOf(s.From.Sym))
	f.callRuntime("hpf_fetch", array, f.fill(f.indices(s.From.Subs)), temp, f.position(s.Span()))
	f.store(f.load(temp), f.variable(s.Into))
}

// shareScalars sends scalars from the owner of an element to all images.
func (f *function) shareScalars(s *spmd.Share) {
	index := f.fill(f.indices(s.Home.Subs))
	for _, v := range s.Vars {
		bytes, _ := v.Type.Size()
		temp := f.temporary(v.Type)
		f.store(f.load(f.variable(v)), temp)
		f.callRuntime("hpf_share", f.arrayGlobal(f.arrayOf(s.Home.Sym)), index, temp, i64(bytes), f.position(s.Span()))
		f.store(f.load(temp), f.variable(v))
	}
}

func (f *function) arrayOf(sym *ir.Symbol) *spmd.Array {
	a := f.storage[sym]
	if a == nil {
		diag.Bugf("codegen: array %s is not mapped", sym.Name)
	}
	return a
}

var reduceOps = map[ir.ReduceOp]int64{
	ir.ReduceSum: abi.OpSum, ir.ReduceProd: abi.OpProd, ir.ReduceMin: abi.OpMin,
	ir.ReduceMax: abi.OpMax, ir.ReduceAnd: abi.OpAnd, ir.ReduceOr: abi.OpOr,
	ir.ReduceEqv: abi.OpEqv, ir.ReduceNeqv: abi.OpNeqv,
}

// reduce combines a scalar over all images.
func (f *function) reduce(s *spmd.Reduce) {
	variable := &ir.Var{Sym: s.Var}
	if s.Var.Rank() > 0 {
		f.reduceArray(s)
		return
	}
	if s.Var.Type.Base == ir.Complex {
		f.reduceComplex(s, variable)
		return
	}
	wide, code := wireType(s.Var.Type)
	temp := f.temporary(wide)
	f.store(f.toMemory(wide, f.widened(f.expr(variable), wide)), temp)
	f.callRuntime("hpf_reduce", temp, i32(1), i32(code), i32(reduceOps[s.Op]), f.position(s.Span()))
	f.assignValue(variable, f.widened(f.fromMemory(wide, f.load(temp)), s.Var.Type))
}

// reduceArray combines the arrays of all images element by element, in pieces that the runtime can count.
func (f *function) reduceArray(s *spmd.Reduce) {
	_, code := wireType(s.Var.Type)
	first := &ir.Elem{Pos: s.Pos, Sym: s.Var}
	count := value.Value(i64(1))
	for _, d := range s.Var.Dims {
		first.Subs = append(first.Subs, d.Lo)
		extent := f.plus(f.minus(f.index(d.Hi), f.index(d.Lo)), i64(1))
		count = f.times(count, f.choose(f.icmp(enum.IPredSGT, extent, i64(0)), extent, i64(0)))
	}
	f.callRuntime("hpf_reduce_array", f.cast(f.elemAddress(first), bytePtr), count, i32(code), i32(reduceOps[s.Op]), f.position(s.Span()))
}

// reduceComplex adds up both parts.
func (f *function) reduceComplex(s *spmd.Reduce, variable *ir.Var) {
	t := s.Var.Type
	_, code := wireType(ir.Type{Base: ir.Real, Kind: t.Kind})
	temp := f.temporary(t)
	f.store(f.expr(variable), temp)
	f.callRuntime("hpf_reduce", temp, i32(2), i32(code), i32(reduceOps[s.Op]), f.position(s.Span()))
	f.assignValue(variable, f.load(temp))
}

// wireType is the type by which the runtime knows values of type t, and its code.
func wireType(t ir.Type) (ir.Type, int64) {
	switch {
	case t.Base == ir.Integer && t.Kind <= 4:
		return ir.Int4, abi.TypeI4
	case t.Base == ir.Integer:
		return ir.Int8, abi.TypeI8
	case t.Base == ir.Real && t.Kind == 4:
		return t, abi.TypeR4
	case t.Base == ir.Real:
		return t, abi.TypeR8
	case t.Base == ir.Logical:
		return ir.Log4, abi.TypeL4
	}
	diag.Bugf("codegen: the runtime has no type %+v", t)
	return t, 0
}

// widened changes the width of an integer.
func (f *function) widened(v value.Value, t ir.Type) value.Value {
	if t.Base != ir.Integer {
		return v
	}
	return f.resize(v, memoryType(t).(*types.IntType))
}
