package llopt

import (
	"fmt"
	"slices"
	"strings"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// fragment is a region that could be a function: it calls none but LLVM's own, nothing after it uses its registers, and of
// the variables in memory that it sets nothing outside depends.
type fragment struct {
	*Region
	blocks []*llvm.Block
	own    []*llvm.InstAlloca // variables that it alone reads, after where it sets them
	formal []*llvm.Param
	actual []value.Value // what the function is given: registers, addresses, and loads of variables that it does not set
	loads  map[*llvm.InstLoad]int
	index  map[any]int // the argument for a register, an address, or a variable that is loaded
	access []access
	text   string // the same for fragments that differ in arguments only
	size   int
	site   *llvm.Block
}

// access is a load or store of something that is no variable of the fragment's own. base is the argument that the address is
// made from, -1 if that is not known.
type access struct {
	base        int
	store       bool
	own, others metadata.MDNode
}

// mostInstructions and mostArguments bound a fragment.
const (
	mostInstructions = 5000
	mostArguments    = 60
)

// newFragment analyses a region; nil if it can not be a function.
func newFragment(r *Region, uses *useTable, named map[value.Value]bool) *fragment {
	from, to := uses.number[r.first()], uses.number[r.After]
	p := &fragment{Region: r, blocks: slices.Clone(r.Func.Blocks[from:to]), loads: map[*llvm.InstLoad]int{}, index: map[any]int{}}
	if !p.isClosed(uses, from, to) || !p.findOwn(uses, from, to) || !p.findArguments(named, uses) {
		return nil
	}
	p.describe()
	return p
}

// isClosed reports whether control and registers stay inside, and whether all instructions are of kinds that may move.
func (p *fragment) isClosed(uses *useTable, from, to int) bool {
	for _, b := range p.blocks {
		if p.size += len(b.Insts) + 1; p.size > mostInstructions {
			return false
		}
		for _, i := range b.Insts {
			if v, ok := i.(value.Named); ok && !uses.within(v, from, to) || !mayMove(i) {
				return false
			}
		}
		switch b.Term.(type) {
		case *llvm.TermBr, *llvm.TermCondBr:
		default:
			return false
		}
		for _, op := range b.Term.Operands() {
			if t, ok := (*op).(*llvm.Block); ok && t != p.After && !uses.inside(t, from, to) {
				return false
			}
		}
	}
	return true
}

// mayMove reports whether an instruction can stand in another function.
func mayMove(i llvm.Instruction) bool {
	switch i := i.(type) {
	case *llvm.InstAdd, *llvm.InstSub, *llvm.InstMul, *llvm.InstSDiv, *llvm.InstSRem, *llvm.InstUDiv, *llvm.InstURem, *llvm.InstFAdd, *llvm.InstFSub,
		*llvm.InstFMul, *llvm.InstFDiv, *llvm.InstFNeg, *llvm.InstAnd, *llvm.InstOr, *llvm.InstXor, *llvm.InstShl, *llvm.InstLShr, *llvm.InstAShr,
		*llvm.InstICmp, *llvm.InstFCmp, *llvm.InstSelect, *llvm.InstPhi, *llvm.InstTrunc, *llvm.InstSExt, *llvm.InstZExt, *llvm.InstFPExt,
		*llvm.InstFPTrunc, *llvm.InstSIToFP, *llvm.InstFPToSI, *llvm.InstBitCast, *llvm.InstGetElementPtr, *llvm.InstLoad, *llvm.InstStore,
		*llvm.InstExtractValue, *llvm.InstInsertValue:
		return true
	case *llvm.InstCall:
		fn, ok := i.Callee.(*llvm.Func)
		return ok && strings.HasPrefix(fn.Name(), "llvm.") && !strings.HasPrefix(fn.Name(), "llvm.mem")
	}
	return false
}

// findOwn lists the variables that only this fragment reads; false if it sets others, or reads its own before it sets them.
func (p *fragment) findOwn(uses *useTable, from, to int) bool {
	place := map[*llvm.InstAlloca]int{}
	for _, b := range p.blocks {
		for _, i := range b.Insts {
			s, ok := i.(*llvm.InstStore)
			if !ok {
				continue
			}
			a, ok := s.Dst.(*llvm.InstAlloca)
			if _, seen := place[a]; !ok || seen {
				continue
			}
			if uses.escapes[a] || !uses.within(a, from, to) {
				return false
			}
			place[a] = len(p.own)
			p.own = append(p.own, a)
		}
	}
	return p.setsFirst(place)
}

// setsFirst reports whether each load of an own variable comes after a store on every way, by the usual forward analysis.
func (p *fragment) setsFirst(place map[*llvm.InstAlloca]int) bool {
	in := map[*llvm.Block][]bool{p.blocks[0]: make([]bool, len(p.own))}
	for changed := true; changed; {
		changed = false
		for _, b := range p.blocks {
			if in[b] == nil {
				continue
			}
			set := slices.Clone(in[b])
			for _, i := range b.Insts {
				if s, ok := i.(*llvm.InstStore); ok {
					if k, own := place[asAlloca(s.Dst)]; own {
						set[k] = true
					}
				}
			}
			for _, op := range b.Term.Operands() {
				if t, ok := (*op).(*llvm.Block); ok && t != p.After {
					changed = meet(in, t, set) || changed
				}
			}
		}
	}
	return p.loadsSet(place, in)
}

// meet keeps of in[t] what is set, too; it reports a change.
func meet(in map[*llvm.Block][]bool, t *llvm.Block, set []bool) bool {
	if in[t] == nil {
		in[t] = slices.Clone(set)
		return true
	}
	changed := false
	for k, known := range in[t] {
		if known && !set[k] {
			in[t][k], changed = false, true
		}
	}
	return changed
}

func (p *fragment) loadsSet(place map[*llvm.InstAlloca]int, in map[*llvm.Block][]bool) bool {
	for _, b := range p.blocks {
		set := slices.Clone(in[b])
		for _, i := range b.Insts {
			switch i := i.(type) {
			case *llvm.InstStore:
				if k, own := place[asAlloca(i.Dst)]; own && set != nil {
					set[k] = true
				}
			case *llvm.InstLoad:
				if k, own := place[asAlloca(i.Src)]; own && set != nil && !set[k] {
					return false
				}
			}
		}
	}
	return true
}

func asAlloca(v value.Value) *llvm.InstAlloca {
	a, _ := v.(*llvm.InstAlloca)
	return a
}

// findArguments lists what comes from outside; false if the address of a local scalar would have to be given away.
func (p *fragment) findArguments(named map[value.Value]bool, uses *useTable) bool {
	inside := map[value.Value]bool{}
	for _, a := range p.own {
		inside[a] = true
	}
	for _, b := range p.blocks {
		for _, i := range b.Insts {
			if v, ok := i.(value.Value); ok {
				inside[v] = true
			}
		}
	}
	for _, b := range p.blocks {
		for _, i := range b.Insts {
			if load, ok := i.(*llvm.InstLoad); ok && !inside[load.Src] && p.isSteady(named, uses, load) {
				p.loads[load] = p.argument("load "+identity(load.Src), load)
			}
		}
	}
	ok := true
	p.substitute(func(op *value.Value) {
		v := *op
		load, isLoad := v.(*llvm.InstLoad)
		if isLoad && p.isHoisted(load) || inside[v] || !isExternal(v) {
			return
		}
		ok = ok && asAlloca(v) == nil
		p.argument(identity(v), v)
	})
	p.findAccesses(inside)
	return ok && len(p.actual) <= mostArguments
}

// argument gives the number of the argument for what key tells from others; v is its value.
func (p *fragment) argument(key string, v value.Value) int {
	if k, known := p.index[key]; known {
		return k
	}
	k := len(p.actual)
	p.index[key] = k
	p.actual = append(p.actual, v)
	p.formal = append(p.formal, llvm.NewParam(fmt.Sprintf("p%d", k), v.Type()))
	return k
}

// identity is a text that tells a value of one function from others.
func identity(v value.Value) string {
	if c, ok := v.(constant.Constant); ok {
		return c.String()
	}
	return fmt.Sprintf("%p", v)
}

// isExternal reports whether an operand is a register, a variable or an address, as opposed to a number, a function or a block.
func isExternal(v value.Value) bool {
	switch v.(type) {
	case *llvm.Block, *llvm.Func, *constant.Int, *constant.Float, *constant.Null, *constant.Undef, *constant.ZeroInitializer, *constant.Vector:
		return false
	}
	return true
}

// isSteady reports whether a load gives the same value throughout, and could be done before: it is of a variable that no
// store inside sets. No other store than by its name sets a local variable whose address is never taken.
func (p *fragment) isSteady(named map[value.Value]bool, uses *useTable, load *llvm.InstLoad) bool {
	_, isGlobal := load.Src.(*llvm.Global)
	local := asAlloca(load.Src)
	if local == nil && !isGlobal {
		return false
	}
	byName := named[load.Src] || local != nil && !uses.escapes[local]
	for _, b := range p.blocks {
		for _, i := range b.Insts {
			s, ok := i.(*llvm.InstStore)
			if !ok || slices.Contains(p.own, asAlloca(s.Dst)) {
				continue
			}
			if s.Dst == load.Src || !byName && !apart(attached(load.Metadata, "alias.scope"), attached(s.Metadata, "noalias")) {
				return false
			}
		}
	}
	return true
}

func (p *fragment) isHoisted(i llvm.Instruction) bool {
	load, ok := i.(*llvm.InstLoad)
	if !ok {
		return false
	}
	_, ok = p.loads[load]
	return ok
}

// substitute calls f for the operands of all instructions that stay.
func (p *fragment) substitute(f func(op *value.Value)) {
	for _, b := range p.blocks {
		for _, i := range b.Insts {
			if p.isHoisted(i) {
				continue
			}
			for _, op := range i.Operands() {
				f(op)
			}
		}
		for _, op := range b.Term.Operands() {
			f(op)
		}
	}
}

// replacement is the argument that stands for an operand in the function, nil for none.
func (p *fragment) replacement(v value.Value) value.Value {
	if k := p.argumentOf(v); k >= 0 {
		return p.formal[k]
	}
	return nil
}

func (p *fragment) argumentOf(v value.Value) int {
	if load, ok := v.(*llvm.InstLoad); ok && p.isHoisted(load) {
		return p.loads[load]
	}
	if !isExternal(v) {
		return -1
	}
	if k, ok := p.index[identity(v)]; ok {
		return k
	}
	return -1
}

// findAccesses lists the loads and stores of what is not the fragment's own.
func (p *fragment) findAccesses(inside map[value.Value]bool) {
	note := func(address value.Value, md llvm.Metadata, store bool) {
		if a := asAlloca(address); a == nil || !inside[a] {
			p.access = append(p.access, access{p.base(address), store, attached(md, "alias.scope"), attached(md, "noalias")})
		}
	}
	for _, b := range p.blocks {
		for _, i := range b.Insts {
			switch i := i.(type) {
			case *llvm.InstLoad:
				if !p.isHoisted(i) {
					note(i.Src, i.Metadata, false)
				}
			case *llvm.InstStore:
				note(i.Dst, i.Metadata, true)
			}
		}
	}
}

// base is the argument from which an address is made, -1 if that is not known.
func (p *fragment) base(v value.Value) int {
	for {
		if k := p.argumentOf(v); k >= 0 {
			return k
		}
		switch i := v.(type) {
		case *llvm.InstGetElementPtr:
			v = i.Src
		case *llvm.InstBitCast:
			v = i.From
		default:
			return -1
		}
	}
}

// exclusive tells for each argument whether nothing that is made from others overlaps it, or neither of the two is set.
func (p *fragment) exclusive() []bool {
	out := make([]bool, len(p.formal))
	for k, a := range p.formal {
		_, out[k] = a.Typ.(*types.PointerType)
	}
	for _, x := range p.access {
		for _, y := range p.access {
			if x.base >= 0 && x.base != y.base && (x.store || y.store) && !apart(x.own, y.others) && !apart(y.own, x.others) {
				out[x.base] = false
			}
		}
	}
	return out
}

// apart reports whether the scope of one access is among those that another does not touch.
func apart(own, others metadata.MDNode) bool {
	x, okX := own.(*metadata.Tuple)
	y, okY := others.(*metadata.Tuple)
	if !okX || !okY {
		return false
	}
	for _, scope := range x.Fields {
		if !slices.Contains(y.Fields, scope) {
			return false
		}
	}
	return true
}

func attached(md llvm.Metadata, name string) metadata.MDNode {
	for _, a := range md {
		if a.Name == name {
			return a.Node
		}
	}
	return nil
}

// pays reports whether a call is much shorter than the fragment.
func (p *fragment) pays() bool { return p.size >= 40 && p.size >= 3*(len(p.actual)+len(p.loads)) }
