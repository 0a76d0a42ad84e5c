package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// blockConstruct is BLOCK, Fortran 2008, 8.1.4: its names hide those around; its variables begin anew each time.
func (c enclosures) blockConstruct(s *parse.BlockConstruct) []ir.Stmt {
	b, em := *c.checker, *c.em
	b.em = &em
	b.around, b.names, b.order, b.em.Pre = c.checker, map[string]*names.Entity{}, nil, nil
	b.outside = outside{loops: len(c.loops), regions: len(c.regions)}
	b.src = &parse.Unit{Kind: c.src.Kind, Name: c.src.Name, Pos: s.Pos, Decls: s.Decls, Body: s.Body}
	for _, d := range s.Decls {
		enclosures{&b}.blockDeclaration(d)
	}
	definitions{&b}.scanDefinitions()
	for _, e := range b.order {
		e.Saved = e.Saved || c.file.Dialect.SaveLocals && c.saveAll && !c.unit.IsRecursive() && e.Class == names.Variable
	}
	for _, e := range b.order {
		if e.Class == names.Variable {
			declarer{&b}.finish(e)
		}
	}
	pre := b.takePre()
	definitions{&b}.allocatedBounds()
	c.global.first = append(c.global.first, pointing{&b}.initialTargets()...)
	c.global.opt.Program.InitProcs = append(c.global.opt.Program.InitProcs, initialTargets(&b)...)
	b.em.Pre = pre
	declarer{&b}.dataValuesOf(s.Decls)
	for _, e := range b.order {
		if e.Class == names.Variable && e.Sym != nil {
			enclosures{&b}.beginAnew(e.Sym)
		}
	}
	out := b.takePre()
	out = append(out, b.body(s.Body)...)
	out = append(out, finalizer{&b}.finalizeBlock(s.Pos)...)
	c.em.Made = b.em.Made
	return out
}

// blockDeclaration checks a declaration of a BLOCK, Fortran 2008, C806.
func (c enclosures) blockDeclaration(s parse.Stmt) {
	what := ""
	switch s := s.(type) {
	case *parse.Common:
		what = "COMMON"
	case *parse.Equivalence:
		what = "EQUIVALENCE"
	case *parse.ImplicitDecl:
		what = "IMPLICIT"
	case *parse.Namelist:
		what = "NAMELIST"
	case *parse.AttrDecl:
		if s.Attr == "intent" || s.Attr == "optional" || s.Attr == "value" {
			what = "this attribute"
		}
	case *parse.Distribute, *parse.Align, *parse.Template, *parse.Processors, *parse.Shadow:
		c.unsupported(s.Span(), "a directive in BLOCK is not supported").Help("declare the array in the procedure")
		return
	}
	if what != "" {
		c.bag.Errorf(s.Span(), "block", "%s cannot stand in BLOCK", what).Note("Fortran 2008, C806")
		return
	}
	declarer(c).declaration(s)
}

// beginAnew gives a variable of a BLOCK the state with which it begins: no memory, default values; arrays whose bounds are not
// constant get their memory.
func (c enclosures) beginAnew(s *ir.Symbol) {
	at := ir.At{Pos: s.Pos}
	switch {
	case s.Storage == ir.Static && s.Init == nil && s.InitElems == nil && ir.ConstantDims(s.Dims) && fillOf(c.checker, s.Type, s.Pos) != nil:
		giveFill(s, fillOf(c.checker, s.Type, s.Pos))
	case s.Storage == ir.Static || s.Proc != nil:
	case s.Allocatable:
		free := &ir.If{At: at, Branches: []ir.Branch{{Pos: s.Pos, Cond: &ir.Status{Pos: s.Pos, Sym: s}, Body: []ir.Stmt{&ir.Deallocate{At: at, Sym: s}}}}}
		c.em.Pre = append(c.em.Pre, free)
	case s.Pointer:
	case s.Rank() == 0 && s.Len != nil:
		s.Scratch = true
		c.em.Pre = append(c.em.Pre, &ir.Allocate{At: at, Sym: s})
	case s.Rank() > 0 && (s.Len != nil || !ir.ConstantDims(s.Dims)):
		s.Allocatable, s.Scratch = true, true
		c.em.Pre = append(c.em.Pre, &ir.Allocate{At: at, Sym: s})
	case fillOf(c.checker, s.Type, s.Pos) != nil:
		c.em.Pre = append(c.em.Pre, fillNow(c.checker, s, fillOf(c.checker, s.Type, s.Pos))...)
	case s.Type.Base != ir.Derived || !s.Type.Derived.HasDefault() && !s.Type.Derived.HasAllocatable():
	case s.Rank() == 0:
		c.em.Pre = append(c.em.Pre, &ir.Reset{At: at, Var: &ir.Var{Pos: s.Pos, Sym: s}})
	default:
		c.em.Pre = append(c.em.Pre, resetter(c).resetArray(s)...)
	}
}
