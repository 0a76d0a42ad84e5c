package codegen

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
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
func (f *messages) exchangeStep(s *spmd.ExchangeStep) {
	n := uint64(len(s.Exchanges))
	list := f.Alloca("params", types.NewArray(n, types.I64Ptr))
	var exchanges []constant.Constant
	for e, x := range s.Exchanges {
		var params []value.Value
		for _, sym := range x.Params {
			params = append(params, f.index(&ir.Var{Sym: sym}))
		}
		if x.Slab != nil {
			params = append(params, f.index(&ir.Var{Sym: x.Slab.Start}))
		}
		f.Store(f.Fill(params), f.Field(list, int64(e)))
		exchanges = append(exchanges, exchangeGlobal(f.coder, x))
	}
	t := types.NewArray(n, types.NewPointer(f.Structs[abi.Exchange.Name]))
	table := f.Private("", constant.NewArray(t, exchanges...))
	f.CallRuntime(exchangeCalls[s.Part], table, list, build.I32(int64(n)))
	for _, x := range s.Exchanges {
		if x.Into != nil && s.Part != spmd.End {
			f.findStorage(f.ArrayGlobal(x.Into), x.Into.Sym, f.homeOf(x.Into.Sym))
		}
	}
}

// exchangeGlobal is the runtime's description of an exchange, made at its first use.
func exchangeGlobal(c *coder, x *spmd.Exchange) constant.Constant {
	if v := c.gen.exchanges[x]; v != nil {
		return v
	}
	var layouts []constant.Constant
	for _, l := range x.Layouts {
		layouts = append(layouts, c.LayoutGlobal(l))
	}
	t := types.NewArray(uint64(len(layouts)), types.NewPointer(c.Structs[abi.Layout.Name]))
	fields := c.PositionFields(x.Ref.Span())
	for name, v := range map[string]constant.Constant{
		"label": c.Text(x.Label), "id": build.I64(int64(x.ID)), "array": c.ArrayGlobal(x.Array),
		"sections": c.gen.sectionsFunc(x), "pieces": build.I64(int64(len(x.Pieces))),
		"nparams": build.I64(int64(len(x.Params)) + slabParam(x)), "slab": build.I64(slabDim(x)), "nlayouts": build.I64(int64(len(layouts))),
		"layouts": c.Private("", constant.NewArray(t, layouts...)), "tiles": tileMarks(c, x),
	} {
		fields[name] = v
	}
	if x.Into != nil {
		fields["into"] = c.ArrayGlobal(x.Into)
	}
	v := c.Internal(fmt.Sprintf("exchange.%d", x.ID), c.Record(abi.Exchange, fields))
	c.gen.exchanges[x] = v
	return v
}

// slabParam is how many parameters name a hyperplane of tiles, behind the others.
func slabParam(x *spmd.Exchange) int64 {
	if x.Slab == nil {
		return 0
	}
	return 1
}

func slabDim(x *spmd.Exchange) int64 {
	if x.Slab == nil {
		return 0
	}
	return int64(x.Slab.Grid) + 1
}

// tileMarks are the marks of the dimensions over whose tiles the sections of an exchange are taken; NULL where sections lie
// within the sender's tile.
func tileMarks(c *coder, x *spmd.Exchange) constant.Constant {
	if x.Tiles == nil {
		return constant.NewNull(build.BytePtr)
	}
	marks := make([]int64, abi.GridMax*len(x.Tiles))
	for l, row := range x.Tiles {
		for g, used := range row {
			if used {
				marks[abi.GridMax*l+g] = 1
			}
		}
	}
	return c.Private("", module.Numbers(len(marks), marks))
}

// sectionsFunc makes the function of type hpf_sections for an exchange.
func (g *generator) sectionsFunc(x *spmd.Exchange) *llvm.Func {
	piece := llvm.NewParam("piece", types.I32)
	params := []*llvm.Param{piece}
	for _, name := range []string{"params", "recv", "send", "lo", "hi"} {
		params = append(params, llvm.NewParam(name, types.I64Ptr))
	}
	fn := g.IR.NewFunc(fmt.Sprintf("sections.%d", x.ID), types.I32, params...)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind}
	f := newFunction(g, fn)
	f.scopes = &aliasScopes{}
	for i, sym := range x.Params {
		f.messages.bind(sym, params[1], i)
	}
	f.messages.bindTiles(x.Recv, params[2])
	if x.Tiles == nil {
		f.messages.bindTiles(x.Send, params[3])
	}
	f.messages.pieces(x, piece, params[4], params[5])
	f.Finish()
	same, err := g.sections.Same(g.IR, fn)
	if err != nil {
		diag.Bugf("codegen: %v", err)
	}
	return same
}

// bind makes a symbol stand for the n-th number of a list.
func (f *messages) bind(sym *ir.Symbol, list value.Value, n int) {
	if f.vars[sym] == nil {
		f.declareScalar(sym)
	}
	f.setVariable(sym, f.Load(f.Gep(list, build.I64(int64(n)))))
}

func (f *messages) bindTiles(tiles [][]spmd.TileVars, list value.Value) {
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
func (f *messages) pieces(x *spmd.Exchange, piece, lo, hi value.Value) {
	none := f.NewBlock("none")
	choice := llvm.NewSwitch(piece, none)
	f.Cur.Term = choice
	for n, p := range x.Pieces {
		f.Cur = f.NewBlock("piece")
		choice.Cases = append(choice.Cases, llvm.NewCase(build.I32(int64(n)), f.Cur))
		for _, guard := range p.Guards {
			f.LeaveIf(f.Icmp(enum.IPredSLT, f.index(guard), build.I64(0)), none)
		}
		for k := range p.Lo {
			first, last := f.index(p.Lo[k]), f.index(p.Hi[k])
			f.LeaveIf(f.Icmp(enum.IPredSGT, first, last), none)
			f.Store(first, f.Gep(lo, build.I64(int64(k))))
			f.Store(last, f.Gep(hi, build.I64(int64(k))))
		}
		f.Ret(build.I32(1))
	}
	f.Cur = none
	f.Ret(build.I32(0))
}

// fetch gets an element from its owner.
func (f *messages) fetch(s *spmd.Fetch) {
	temp := build.Temporary(f.Builder, s.Into.Type)
	array := f.ArrayGlobal(f.arrayOf(s.From.Sym))
	f.CallRuntime("hpf_fetch", array, f.Fill(f.indices(s.From.Subs)), temp, f.Position(s.Span()))
	f.Store(f.Load(temp), f.variable(s.Into))
}

// shareScalars sends scalars from the owner of an element to all images.
func (f *messages) shareScalars(s *spmd.Share) {
	index := f.Fill(f.indices(s.Home.Subs))
	for _, v := range s.Vars {
		bytes, _ := v.Type.Size()
		temp := build.Temporary(f.Builder, v.Type)
		f.Store(f.Load(f.variable(v)), temp)
		f.CallRuntime("hpf_share", f.ArrayGlobal(f.arrayOf(s.Home.Sym)), index, temp, build.I64(bytes), f.Position(s.Span()))
		f.Store(f.Load(temp), f.variable(v))
	}
}

func (f *values) arrayOf(sym *ir.Symbol) *spmd.Array {
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
func (f *messages) reduce(s *spmd.Reduce) {
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
	temp := build.Temporary(f.Builder, wide)
	f.Store(build.ToMemory(f.Builder, wide, build.Widened(f.Builder, f.expr(variable), wide)), temp)
	f.CallRuntime("hpf_reduce", temp, build.I32(1), build.I32(code), build.I32(reduceOps[s.Op]), f.Position(s.Span()))
	f.assignValue(variable, build.Widened(f.Builder, build.FromMemory(f.Builder, wide, f.Load(temp)), s.Var.Type))
}

// reduceArray combines a box of the arrays of all images element by element.
func (f *messages) reduceArray(s *spmd.Reduce) {
	_, code := wireType(s.Var.Type)
	extents, strides := []value.Value{}, []value.Value{}
	stride := value.Value(build.I64(1))
	for k, d := range s.Var.Dims {
		extents = append(extents, extentOf(f.values, s.Lo[k], s.Hi[k]))
		strides = append(strides, stride)
		stride = f.Times(stride, extentOf(f.values, d.Lo, d.Hi))
	}
	first := f.Cast(f.elemAddress(&ir.Elem{Pos: s.Pos, Sym: s.Var, Subs: s.Lo}), build.BytePtr)
	f.CallRuntime("hpf_reduce_array", first, build.I32(int64(len(extents))), f.Fill(extents), f.Fill(strides), build.I32(code), build.I32(reduceOps[s.Op]), f.Position(s.Span()))
}

// extentOf is the number of elements from lo to hi, not negative.
func extentOf(f *values, lo, hi ir.Expr) value.Value {
	n := f.Plus(f.Minus(f.index(hi), f.index(lo)), build.I64(1))
	return f.MaxInt(n, build.I64(0))
}

// reduceComplex adds up both parts.
func (f *messages) reduceComplex(s *spmd.Reduce, variable *ir.Var) {
	t := s.Var.Type
	_, code := wireType(ir.Type{Base: ir.Real, Kind: t.Kind})
	temp := build.Temporary(f.Builder, t)
	f.Store(f.expr(variable), temp)
	f.CallRuntime("hpf_reduce", temp, build.I32(2), build.I32(code), build.I32(reduceOps[s.Op]), f.Position(s.Span()))
	f.assignValue(variable, f.Load(temp))
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
