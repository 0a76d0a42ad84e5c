package message

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/eval"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/storage"
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

// ExchangeStep runs the exchanges with the present values of their parameters.
func (f *Messages) ExchangeStep(s *spmd.ExchangeStep) {
	n := uint64(len(s.Exchanges))
	list := f.Alloca("params", types.NewArray(n, types.I64Ptr))
	var exchanges []constant.Constant
	for e, x := range s.Exchanges {
		var params []value.Value
		for _, sym := range x.Params {
			params = append(params, f.Index(&ir.Var{Sym: sym}))
		}
		if x.Slab != nil {
			params = append(params, f.Index(&ir.Var{Sym: x.Slab.Start}))
		}
		f.Store(f.Fill(params), f.Field(list, int64(e)))
		exchanges = append(exchanges, f.exchangeGlobal(x))
	}
	t := types.NewArray(n, types.NewPointer(f.Structs[abi.Exchange.Name]))
	table := f.Private("", constant.NewArray(t, exchanges...))
	f.CallRuntime(exchangeCalls[s.Part], table, list, build.I32(int64(n)))
	for _, x := range s.Exchanges {
		if x.Into != nil && s.Part != spmd.End {
			f.findStorage(f.ArrayGlobal(x.Into), x.Into.Sym, f.HomeOf(x.Into.Sym))
		}
	}
}

// exchangeGlobal is the runtime's description of an exchange, made at its first use.
func (f *Messages) exchangeGlobal(x *spmd.Exchange) constant.Constant {
	if v := f.made.exchanges[x]; v != nil {
		return v
	}
	var layouts []constant.Constant
	for _, l := range x.Layouts {
		layouts = append(layouts, f.LayoutGlobal(l))
	}
	t := types.NewArray(uint64(len(layouts)), types.NewPointer(f.Structs[abi.Layout.Name]))
	fields := f.PositionFields(x.Ref.Span())
	for name, v := range map[string]constant.Constant{
		"label": f.Text(x.Label), "id": build.I64(int64(x.ID)), "array": f.ArrayGlobal(x.Array),
		"sections": f.sectionsFunc(x), "pieces": build.I64(int64(len(x.Pieces))),
		"nparams": build.I64(int64(len(x.Params)) + slabParam(x)), "slab": build.I64(slabDim(x)), "nlayouts": build.I64(int64(len(layouts))),
		"layouts": f.Private("", constant.NewArray(t, layouts...)), "tiles": tileMarks(f.Coder, x),
	} {
		fields[name] = v
	}
	if x.Into != nil {
		fields["into"] = f.ArrayGlobal(x.Into)
	}
	v := f.Internal(fmt.Sprintf("exchange.%d", x.ID), f.Record(abi.Exchange, fields))
	f.made.exchanges[x] = v
	return v
}

// slabParam is how many parameters name a hyperplane of tiles, after the others.
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
func tileMarks(c *module.Coder, x *spmd.Exchange) constant.Constant {
	if x.Tiles == nil {
		return constant.NewNull(build.BytePtr)
	}
	marks := make([]int64, abi.GridMax*len(x.Tiles))
	for l, row := range x.Tiles {
		for g, use := range row {
			marks[abi.GridMax*l+g] = int64(use)
		}
	}
	return c.Private("", module.Numbers(len(marks), marks))
}

// sectionsFunc makes the function of type hpf_sections for an exchange.
func (f *Messages) sectionsFunc(x *spmd.Exchange) *llvm.Func {
	piece := llvm.NewParam("piece", types.I32)
	params := []*llvm.Param{piece}
	for _, name := range []string{"params", "recv", "send", "lo", "hi"} {
		params = append(params, llvm.NewParam(name, types.I64Ptr))
	}
	fn := f.IR.NewFunc(fmt.Sprintf("sections.%d", x.ID), types.I32, params...)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind}
	in := New(eval.New(f.Shared, fn), f.made)
	in.Scopes = &storage.AliasScopes{}
	for i, sym := range x.Params {
		in.bind(sym, params[1], i)
	}
	in.bindTiles(x.Recv, params[2])
	if x.Tiles == nil {
		in.bindTiles(x.Send, params[3])
	}
	in.pieces(x, piece, params[4], params[5])
	in.Finish()
	same, err := f.made.sections.Same(f.IR, fn)
	if err != nil {
		diag.Bugf("codegen: %v", err)
	}
	return same
}

func (f *Messages) bindTiles(tiles [][]spmd.TileVars, list value.Value) {
	for l, row := range tiles {
		for dim, t := range row {
			f.bind(t.Start, list, abi.TileElems*l+dim)
			if t.Extent != nil {
				f.bind(t.Extent, list, abi.TileElems*l+abi.GridMax+dim)
			}
		}
	}
}

// pieces makes one case for each piece: 1 with its bounds stored, or 0 if it is empty; and one after them for the ranges of tiles.
func (f *Messages) pieces(x *spmd.Exchange, piece, lo, hi value.Value) {
	none := f.NewBlock("none")
	choice := llvm.NewSwitch(piece, none)
	f.Cur.Term = choice
	for n, p := range x.Pieces {
		f.Cur = f.NewBlock("piece")
		choice.Cases = append(choice.Cases, llvm.NewCase(build.I32(int64(n)), f.Cur))
		for _, guard := range p.Guards {
			f.LeaveIf(f.Icmp(enum.IPredSLT, f.Index(guard), build.I64(0)), none)
		}
		for k := range p.Lo {
			first, last := f.Index(p.Lo[k]), f.Index(p.Hi[k])
			f.LeaveIf(f.Icmp(enum.IPredSGT, first, last), none)
			f.Store(first, f.Gep(lo, build.I64(int64(k))))
			f.Store(last, f.Gep(hi, build.I64(int64(k))))
		}
		f.Ret(build.I32(1))
	}
	if len(x.Ranges) > 0 {
		f.Cur = f.NewBlock("ranges")
		choice.Cases = append(choice.Cases, llvm.NewCase(build.I32(int64(len(x.Pieces))), f.Cur))
		for i, r := range x.Ranges {
			f.Store(f.Index(r.Lo), f.Gep(lo, build.I64(int64(i))))
			f.Store(f.Index(r.Hi), f.Gep(hi, build.I64(int64(i))))
		}
		f.Ret(build.I32(1))
	}
	f.Cur = none
	f.Ret(build.I32(0))
}
