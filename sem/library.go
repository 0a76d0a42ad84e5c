package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/library"
	"dhpfgo/sem/mapinfo"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/versions"
)

// useLibrary takes USE HPF_LIBRARY, HPF 2.0, 7.4, with renaming and ONLY. LEADZ, POPCNT, POPPAR, IALL, IANY, IPARITY and
// PARITY are intrinsic functions.
func (c importer) useLibrary(s *parse.Use) {
	if !s.Only {
		for _, name := range slices.Concat(library.Functions, mapinfo.Names) {
			c.useFunction(name, name, s.Pos)
		}
	}
	for _, r := range s.Renames {
		switch name := r.Name.Name; {
		case slices.Contains(library.Functions, name), slices.Contains(mapinfo.Names, name):
			c.useFunction(name, r.Local.Name, r.Local.Pos)
		case intrinsics[name] == nil && !otherIntrinsics[name]:
			d := c.bag.Errorf(r.Name.Pos, "unknown-name", "the module hpf_library has no '%s'", name)
			names.Suggest(d, name, slices.Concat(library.Functions, mapinfo.Names))
		}
	}
}

func (c importer) useFunction(name, local string, pos diag.Span) {
	e := names.New(parse.Ident{Name: name, Pos: pos}, c.checker)
	e.Class, e.Library = names.Generic, name
	c.names[local] = e
}

// librarySpecific gives a generic function of HPF_LIBRARY the specific one for these arguments, if there can be one.
func (c importer) librarySpecific(e *names.Entity, args []parse.Arg, traits []arguments.Trait) {
	text, name := library.Text(e.Library, libraryArguments(library.Arguments(e.Library), args, traits))
	if text == "" {
		return
	}
	p := c.global.library[name]
	if p == nil {
		p = c.global.compileText(name, text)
		p.Name = e.Library
		c.global.library[name] = p
	}
	if !slices.Contains(e.Specifics, p) {
		e.Specifics = append(e.Specifics, p)
	}
}

// libraryArguments gives arguments their places in the order of keywords; nil: as they stand. nil if there is no such argument.
func libraryArguments(order []string, args []parse.Arg, traits []arguments.Trait) []library.Argument {
	out := make([]library.Argument, max(len(order), len(args)))
	for i, a := range args {
		k := i
		if a.Keyword != "" && order != nil {
			k = slices.Index(order, a.Keyword)
		}
		if k < 0 || order != nil && k >= len(order) {
			return nil
		}
		out[k] = library.Argument{Type: traits[i].Type, Rank: traits[i].Rank}
	}
	return out
}

// compileText enters a function that the compiler wrote, and checks it at once.
func (g *globals) compileText(name, text string) *ir.Procedure {
	bag := &diag.Bag{}
	f := parse.Parse(diag.NewFile("hpf_library.f90", []byte(text)), bag)
	saved := g.bag
	g.bag = bag
	g.enter(f, f.Units[0], nil)
	c := g.units[len(g.units)-1]
	c.specification1()
	c.executionPart()
	c.finished = true
	generics{c}.report(saved)
	g.bag = saved
	if bag.HasErrors() {
		diag.Bugf("the library function %s: %s", name, bag.All()[0].Message)
	}
	p := g.external[name]
	p.Explicit = true
	return p
}

// mappingInquiry is CALL HPF_ALIGNMENT, HPF_TEMPLATE or HPF_DISTRIBUTION, HPF 2.0, 12.2: the mapping goes into a table where the directives
// have been followed, and a subroutine hands that out. ok is false for other names.
func (c importer) mappingInquiry(s *parse.Call) (out []ir.Stmt, ok bool) {
	e := c.Lookup(s.Name.Name)
	if e == nil || !slices.Contains(mapinfo.Names, e.Library) {
		return nil, false
	}
	k := slices.IndexFunc(s.Args, func(a parse.Arg) bool { return a.Keyword == mapinfo.Variable(e.Library) })
	if k < 0 && len(s.Args) > 0 && s.Args[0].Keyword == "" {
		k = 0
	}
	of := c.inquired(s, k)
	if of == nil {
		return nil, true
	}
	p := c.global.library[e.Library]
	if p == nil {
		p = c.global.compileText(e.Library, mapinfo.Text(e.Library))
		c.global.library[e.Library] = p
	}
	table := mapinfo.Symbol(c.temp("mapping", ir.Int8, s.Pos), s.Pos)
	x := *s
	x.Args = slices.Clone(s.Args)
	x.Args[k].Value = c.nameFor(table, s.Pos)
	empty := assigner(c).assign(&parse.Assign{Base: s.Base, LHS: x.Args[k].Value, RHS: &parse.IntLit{Node: parse.Node{Pos: s.Pos}, Text: "0"}})
	out = append(append(c.takePre(), empty...), &versions.Inquiry{At: ir.At{Pos: s.Pos}, Of: of, Into: table})
	call := caller(c).callOf(p, &x)
	return append(append(out, c.takePre()...), call...), true
}

// inquired is the variable that an inquiry is about, nil after an error.
func (c importer) inquired(s *parse.Call, k int) *names.Entity {
	var e *names.Entity
	var pos diag.Span
	if k >= 0 && s.Args[k].Value != nil {
		pos = s.Args[k].Pos
		if n, ok := s.Args[k].Value.(*parse.Name); ok {
			e = c.Lookup(n.Ident)
		}
	}
	switch {
	case k < 0:
		c.bag.Errorf(s.Pos, "argument", "'%s' needs the name of a variable", s.Name.Name)
		return nil
	case e == nil || e.Class != names.Variable:
		c.unsupported(pos, "'%s' of anything but a variable's name is not supported", s.Name.Name).Help("give the name of a variable")
		return nil
	}
	e.Symbol()
	root, _, ok := mapping.Ultimate(e, alignmentOf)
	if !ok {
		return nil
	}
	switch {
	case homeOf(e).maps.Inherit[e.Name].Valid():
		c.unsupported(pos, "'%s' of '%s' is not supported, as it has the mapping of the actual argument", s.Name.Name, e.Name).
			Help("ask in the unit that declares the actual argument")
		return nil
	case mapper(c).isDynamic(root):
		mappingUnknown(c.checker, e, pos)
		return nil
	}
	for _, x := range []*names.Entity{e, root} {
		if x.Home == names.Home(c.checker) || len(x.Dims) == 0 {
			continue
		}
		for _, b := range x.Bounds() {
			ir.EverySymbol(func(s *ir.Symbol) { s.Captured = s.Captured || s.Storage == ir.Automatic }, b.Lo, b.Hi)
		}
	}
	return e
}

// mappingUnknown refuses an inquiry whose answer depends on the way that control comes.
func mappingUnknown(c *checker, e *names.Entity, pos diag.Span) {
	c.unsupported(pos, "an inquiry about the mapping of '%s' is not supported here, where it depends on the way that control comes", e.Name).
		Help("write REDISTRIBUTE outside of conditions and loops, or in front of the inquiry in the same block")
}
