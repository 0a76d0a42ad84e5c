package codegen

import (
	"fmt"
	"slices"

	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Outlining makes one function of loop nests and conditions that a program has several times but for the variables in them,
// such as the loops of array assignments and shifts that package sem writes out: clang's time for a procedure grows faster
// than its length. It looks at long procedures only, from the outermost statements inward.

// longProcedure is the number of loops of a procedure beyond which its statements are compared with others.
const longProcedure = 250

// leastCopies is the number of equal statements of which a function is made.
const leastCopies = 3

// region is a statement of a long procedure: the blocks from first up to after, which is outside.
type region struct {
	fn           *ir.Func
	enter        *ir.TermBr
	first, after *ir.Block
	inner        []*region
}

// outlines reports whether statement s of a body is to be compared with others. The only statement of a loop is compared as
// part of it.
func (f *function) outlines(s sem.Stmt, body []sem.Stmt) bool {
	if f.loops <= longProcedure || f.opt.Debug || f.opt.Check || f.opt.Undefined || f.inner != nil && len(body) == 1 {
		return false
	}
	switch s.(type) {
	case *sem.Do, *sem.If:
		return true
	}
	return false
}

// asRegion makes the code of a statement so that it can be taken out.
func (f *function) asRegion(s sem.Stmt) {
	r := &region{fn: f.fn, first: f.newBlock("region")}
	r.enter = ir.NewBr(r.first)
	f.terminate(r.enter, &r.enter.Metadata)
	f.cur = r.first
	around := f.regions
	f.regions = &r.inner
	f.stmt(s)
	f.regions = around
	*around = append(*around, r)
	r.after = f.newBlock("behind")
	f.jump(r.after)
	f.cur = r.after
}

// outline makes functions of equal regions, outer ones first.
func (g *generator) outline() {
	known := map[string]*ir.Func{}
	made := len(g.regions) > 0
	for level := g.regions; len(level) > 0; {
		groups := map[string][]*fragment{}
		var keys []string
		var next []*region
		uses := map[*ir.Func]*useTable{}
		for _, r := range level {
			if uses[r.fn] == nil {
				uses[r.fn] = newUseTable(r.fn)
			}
			p := g.fragment(r, uses[r.fn])
			if p == nil {
				next = append(next, r.inner...)
				continue
			}
			if groups[p.text] == nil {
				keys = append(keys, p.text)
			}
			groups[p.text] = append(groups[p.text], p)
		}
		for _, key := range keys {
			next = append(next, g.replace(groups[key], key, known)...)
		}
		level = next
	}
	if made {
		g.dropUnusedMetadata()
	}
}

// replace calls a function in place of equal fragments where that pays, and returns the regions to look at next.
func (g *generator) replace(group []*fragment, key string, known map[string]*ir.Func) []*region {
	var next []*region
	if fn := known[key]; fn == nil && (len(group) < leastCopies || !group[0].pays()) {
		for _, p := range group {
			next = append(next, p.inner...)
		}
		return next
	}
	for _, p := range group {
		p.cutOut()
		if known[key] == nil {
			known[key] = g.functionOf(p, len(known))
			p.moveTo(known[key])
			next = p.inner
		}
		p.call(known[key])
	}
	return next
}

// moveTo notes that the code of the region is now in another function.
func (r *region) moveTo(fn *ir.Func) {
	for _, inner := range r.inner {
		inner.fn = fn
		inner.moveTo(fn)
	}
}

// functionOf makes a function of a fragment's blocks.
func (g *generator) functionOf(p *fragment, number int) *ir.Func {
	fn := g.m.NewFunc(fmt.Sprintf("nest.%d", number+1), types.Void, p.formal...)
	fn.FuncAttrs = append(g.attributes(), enum.FuncAttrNoInline)
	fn.Linkage = enum.LinkageInternal
	for k, only := range p.exclusive() {
		if only {
			p.formal[k].Attrs = append(p.formal[k].Attrs, enum.ParamAttrNoAlias)
		}
	}
	entry, end := ir.NewBlock("entry.0"), ir.NewBlock("behind.0")
	own := map[value.Value]value.Value{}
	for _, a := range p.own {
		v := ir.NewAlloca(a.ElemType)
		v.SetName(a.LocalName)
		entry.Insts = append(entry.Insts, v)
		own[a] = v
	}
	entry.Term, end.Term = ir.NewBr(p.first), ir.NewRet(nil)
	p.substitute(func(op *value.Value) {
		if to := p.replacement(*op); to != nil {
			*op = to
		}
		if to := own[*op]; to != nil {
			*op = to
		}
		if *op == value.Value(p.after) {
			*op = end
		}
	})
	fn.Blocks = slices.Concat([]*ir.Block{entry}, p.blocks, []*ir.Block{end})
	for _, b := range fn.Blocks {
		b.Parent = fn
		b.Insts = slices.DeleteFunc(b.Insts, func(i ir.Instruction) bool { return p.isHoisted(i) })
		for _, i := range b.Insts {
			if md := metadataOf(i); md != nil {
				*md = slices.DeleteFunc(*md, func(a *metadata.Attachment) bool { return a.Name == "alias.scope" || a.Name == "noalias" })
			}
		}
	}
	return fn
}

// cutOut takes the blocks of a fragment out of its function, and puts an empty block in their place.
func (p *fragment) cutOut() {
	from := slices.Index(p.fn.Blocks, p.first)
	p.site = ir.NewBlock(p.first.LocalName)
	p.site.Parent = p.fn
	p.fn.Blocks = slices.Replace(p.fn.Blocks, from, from+len(p.blocks), p.site)
	p.enter.Target, p.enter.Successors = p.site, nil
}

// call fills the place of a fragment with a call of the function made of it.
func (p *fragment) call(fn *ir.Func) {
	for _, v := range p.actual {
		if load, ok := v.(*ir.InstLoad); ok && p.isHoisted(load) {
			p.site.Insts = append(p.site.Insts, load)
		}
	}
	p.site.Insts = append(p.site.Insts, ir.NewCall(fn, p.actual...))
	p.site.Term = ir.NewBr(p.after)
}

// dropUnusedMetadata removes the nodes that belonged to code which is no more.
func (g *generator) dropUnusedMetadata() {
	used := map[any]bool{}
	var mark func(x any)
	mark = func(x any) {
		t, ok := x.(*metadata.Tuple)
		if !ok || used[t] {
			return
		}
		used[t] = true
		for _, field := range t.Fields {
			mark(field)
		}
	}
	for _, fn := range g.m.Funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Insts {
				markAll(metadataOf(i), mark)
			}
			markAll(metadataOf(b.Term), mark)
		}
	}
	g.m.MetadataDefs = slices.DeleteFunc(g.m.MetadataDefs, func(d metadata.Definition) bool {
		t, ok := d.(*metadata.Tuple)
		return ok && !used[t]
	})
}

func markAll(list *ir.Metadata, mark func(any)) {
	if list == nil {
		return
	}
	for _, a := range *list {
		mark(a.Node)
	}
}

// metadataOf gives the attachments of an instruction or terminator that may have some.
func metadataOf(i any) *ir.Metadata {
	switch i := i.(type) {
	case *ir.InstLoad:
		return &i.Metadata
	case *ir.InstStore:
		return &i.Metadata
	case *ir.InstCall:
		return &i.Metadata
	case *ir.TermBr:
		return &i.Metadata
	case *ir.TermCondBr:
		return &i.Metadata
	}
	return nil
}
