package llopt

import (
	"fmt"
	"slices"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// place is the kind of metadata that says where in the source an instruction is from. A function made of several regions has none:
// its calls have.
const place = "dbg"

// leastCopies is the number of equal regions of which a function is made.
const leastCopies = 3

// Region is a statement of a program as a part of a function: the blocks that stand one after the other from the target of
// Enter up to After, which is outside. Control comes in by Enter alone.
type Region struct {
	Func  *llvm.Func
	Enter *llvm.TermBr
	After *llvm.Block
	Inner []*Region
}

func (r *Region) first() *llvm.Block { return r.Enter.Target.(*llvm.Block) }

// Outlining says which parts of a module are to be compared, and what its text does not tell.
type Outlining struct {
	Regions []*Region
	// Attributes are those of the functions that are made.
	Attributes []llvm.FuncAttribute
	// Named holds the global variables that no store sets but by their name.
	Named map[value.Value]bool
}

// outliner makes functions of equal regions of one module.
type outliner struct {
	Outlining
	m     *llvm.Module
	known map[string]*llvm.Func // by the text of their fragments
}

// Outline makes one function of regions that are equal but for the arguments that it can be given: loop nests and conditions
// that a program has several times, such as the loops of array assignments and shifts. clang's time for a procedure grows
// faster than its length. Outer regions come first; the inner ones of those that stay are compared next.
func Outline(m *llvm.Module, what Outlining) {
	o := &outliner{Outlining: what, m: m, known: map[string]*llvm.Func{}}
	for level := o.Regions; len(level) > 0; {
		level = o.level(level)
	}
	if len(o.Regions) > 0 {
		dropUnusedMetadata(m)
	}
}

// level replaces the equal ones of regions none of which is inside another, and returns those to look at next.
func (o *outliner) level(regions []*Region) []*Region {
	groups := map[string][]*fragment{}
	var keys []string
	var next []*Region
	uses := map[*llvm.Func]*useTable{}
	for _, r := range regions {
		if uses[r.Func] == nil {
			uses[r.Func] = newUseTable(r.Func)
		}
		p := newFragment(r, uses[r.Func], o.Named)
		if p == nil {
			next = append(next, r.Inner...)
			continue
		}
		if groups[p.text] == nil {
			keys = append(keys, p.text)
		}
		groups[p.text] = append(groups[p.text], p)
	}
	for _, key := range keys {
		next = append(next, o.replace(groups[key])...)
	}
	return next
}

// replace calls a function in place of equal fragments where that pays, and returns the regions to look at next.
func (o *outliner) replace(group []*fragment) []*Region {
	var next []*Region
	key := group[0].text
	if o.known[key] == nil && (len(group) < leastCopies || !group[0].pays()) {
		for _, p := range group {
			next = append(next, p.Inner...)
		}
		return next
	}
	for _, p := range group {
		p.cutOut()
		if o.known[key] == nil {
			o.known[key] = o.functionOf(p)
			p.moveTo(o.known[key])
			next = p.Inner
		}
		p.call(o.known[key])
	}
	return next
}

// moveTo notes that the code of the region is now in another function.
func (r *Region) moveTo(fn *llvm.Func) {
	for _, inner := range r.Inner {
		inner.Func = fn
		inner.moveTo(fn)
	}
}

// functionOf makes a function of a fragment's blocks.
func (o *outliner) functionOf(p *fragment) *llvm.Func {
	fn := o.m.NewFunc(fmt.Sprintf("nest.%d", len(o.known)+1), types.Void, p.formal...)
	fn.FuncAttrs = append(slices.Clone(o.Attributes), enum.FuncAttrNoInline)
	fn.Linkage = enum.LinkageInternal
	for k, only := range p.exclusive() {
		if only {
			p.formal[k].Attrs = append(p.formal[k].Attrs, enum.ParamAttrNoAlias)
		}
	}
	entry, end := llvm.NewBlock(p.freeName("entry")), llvm.NewBlock(p.freeName("behind"))
	own := map[value.Value]value.Value{}
	for _, a := range p.own {
		v := llvm.NewAlloca(a.ElemType)
		v.SetName(a.LocalName)
		entry.Insts = append(entry.Insts, v)
		own[a] = v
	}
	entry.Term, end.Term = llvm.NewBr(p.blocks[0]), llvm.NewRet(nil)
	p.substitute(func(op *value.Value) {
		if to := p.replacement(*op); to != nil {
			*op = to
		}
		if to := own[*op]; to != nil {
			*op = to
		}
		if *op == value.Value(p.After) {
			*op = end
		}
	})
	fn.Blocks = slices.Concat([]*llvm.Block{entry}, p.blocks, []*llvm.Block{end})
	for _, b := range fn.Blocks {
		b.Parent = fn
		b.Insts = slices.DeleteFunc(b.Insts, func(i llvm.Instruction) bool { return p.isHoisted(i) })
		for _, i := range b.Insts {
			if md := metadataOf(i); md != nil {
				*md = slices.DeleteFunc(*md, func(a *metadata.Attachment) bool {
					return a.Name == "alias.scope" || a.Name == "noalias" || a.Name == place
				})
			}
		}
		if md := metadataOf(b.Term); md != nil {
			*md = slices.DeleteFunc(*md, func(a *metadata.Attachment) bool { return a.Name == place })
		}
	}
	return fn
}

// freeName is a name that no block of the fragment has.
func (p *fragment) freeName(stem string) string {
	for n := 0; ; n++ {
		name := fmt.Sprintf("%s.%d", stem, n)
		if !slices.ContainsFunc(p.blocks, func(b *llvm.Block) bool { return b.LocalName == name }) {
			return name
		}
	}
}

// cutOut takes the blocks of a fragment out of its function, and puts an empty block in their place.
func (p *fragment) cutOut() {
	first := p.first()
	from := slices.Index(p.Func.Blocks, first)
	p.site = llvm.NewBlock(first.LocalName)
	p.site.Parent = p.Func
	p.Func.Blocks = slices.Replace(p.Func.Blocks, from, from+len(p.blocks), p.site)
	p.Enter.Target, p.Enter.Successors = p.site, nil
}

// call fills the place of a fragment with a call of the function made of it.
func (p *fragment) call(fn *llvm.Func) {
	for _, v := range p.actual {
		if load, ok := v.(*llvm.InstLoad); ok && p.isHoisted(load) {
			p.site.Insts = append(p.site.Insts, load)
		}
	}
	call := llvm.NewCall(fn, p.actual...)
	for _, a := range p.Enter.Metadata {
		if a.Name == place {
			call.Metadata = append(call.Metadata, a)
		}
	}
	p.site.Insts = append(p.site.Insts, call)
	p.site.Term = llvm.NewBr(p.After)
}

// dropUnusedMetadata removes the nodes that belonged to code which is no more.
func dropUnusedMetadata(m *llvm.Module) {
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
	for _, fn := range m.Funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Insts {
				markAll(metadataOf(i), mark)
			}
			markAll(metadataOf(b.Term), mark)
		}
	}
	for _, def := range m.NamedMetadataDefs {
		for _, node := range def.Nodes {
			mark(node)
		}
	}
	for _, def := range m.MetadataDefs {
		if signature, ok := def.(*metadata.DISubroutineType); ok {
			mark(signature.Types)
		}
	}
	m.MetadataDefs = slices.DeleteFunc(m.MetadataDefs, func(d metadata.Definition) bool {
		t, ok := d.(*metadata.Tuple)
		return ok && !used[t]
	})
}

func markAll(list *llvm.Metadata, mark func(any)) {
	if list == nil {
		return
	}
	for _, a := range *list {
		mark(a.Node)
	}
}

// metadataOf gives the attachments of an instruction or terminator that may have some.
func metadataOf(i any) *llvm.Metadata {
	switch i := i.(type) {
	case *llvm.InstLoad:
		return &i.Metadata
	case *llvm.InstStore:
		return &i.Metadata
	case *llvm.InstCall:
		return &i.Metadata
	case *llvm.TermBr:
		return &i.Metadata
	case *llvm.TermCondBr:
		return &i.Metadata
	}
	return nil
}
