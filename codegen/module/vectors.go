package module

import (
	"strings"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// hasEight are the elementary functions that pgasrt/elementary evaluates for eight doubles at a time. clang knows of its functions for
// two and four, which have the names of those of glibc's libmvec, but of none for eight.
var hasEight = map[string]bool{"sin": true, "cos": true, "exp": true, "log": true, "pow": true}

// OffersEight tells LLVM which function evaluates a call of an elementary function for eight lanes, by the name that the vector ABI of
// x86-64 gives it (LLVM Language Reference, "vector-function-abi-variant").
func (g *Module) OffersEight(call *llvm.InstCall, scalar *llvm.Func, name string) {
	if !g.Opt.Wide || !hasEight[name] || !types.Equal(scalar.Sig.RetType, types.Double) {
		return
	}
	lanes := "N8" + strings.Repeat("v", len(scalar.Params)) + "_"
	vector := "_ZGVe" + lanes + name
	if g.Funcs[vector] == nil {
		eight := types.NewVector(8, types.Double)
		var params []*llvm.Param
		for range scalar.Params {
			params = append(params, llvm.NewParam("", eight))
		}
		g.Funcs[vector] = g.IR.NewFunc(vector, eight, params...)
		g.vectors = append(g.vectors, g.Funcs[vector])
	}
	call.FuncAttrs = append(call.FuncAttrs, llvm.AttrPair{Key: "vector-function-abi-variant", Value: "_ZGV_LLVM_" + lanes + scalar.Name() + "(" + vector + ")"})
}

// KeepVectors holds on to the functions for vectors until loops are vectors: nothing calls them before.
func (g *Module) KeepVectors() {
	if len(g.vectors) == 0 {
		return
	}
	pointer := types.NewPointer(types.I8)
	var list []constant.Constant
	for _, fn := range g.vectors {
		list = append(list, constant.NewBitCast(fn, pointer))
	}
	used := g.IR.NewGlobalDef("llvm.compiler.used", constant.NewArray(types.NewArray(uint64(len(list)), pointer), list...))
	used.Linkage, used.Section = enum.LinkageAppending, "llvm.metadata"
}
