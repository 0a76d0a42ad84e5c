package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/library"
	"dhpfgo/sem/names"
)

// useLibrary takes USE HPF_LIBRARY, HPF 2.0, 7.4, with renaming and ONLY. LEADZ, POPCNT, POPPAR, IALL, IANY, IPARITY and
// PARITY are intrinsic functions.
func (c importer) useLibrary(s *parse.Use) {
	if !s.Only {
		for _, name := range library.Functions {
			c.useFunction(name, name, s.Pos)
		}
	}
	for _, r := range s.Renames {
		switch name := r.Name.Name; {
		case slices.Contains(library.Functions, name):
			c.useFunction(name, r.Local.Name, r.Local.Pos)
		case slices.Contains([]string{"hpf_alignment", "hpf_template", "hpf_distribution"}, name):
			c.unsupported(r.Name.Pos, "the inquiry %s is not supported", strings.ToUpper(name)).
				Help("'dhpfgo plan' shows where arrays lie")
		case intrinsics[name] == nil && !otherIntrinsics[name]:
			d := c.bag.Errorf(r.Name.Pos, "unknown-name", "the module hpf_library has no '%s'", name)
			names.Suggest(d, name, library.Functions)
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
	c.report(saved)
	g.bag = saved
	if bag.HasErrors() {
		diag.Bugf("the library function %s: %s", name, bag.All()[0].Message)
	}
	p := g.external[name]
	p.Explicit = true
	return p
}
