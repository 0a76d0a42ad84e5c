package sem

import (
	"dhpfgo/ir"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// libraryOps are the operations of the functions SUM_SCATTER, SUM_PREFIX, SUM_SUFFIX and their like of HPF_LIBRARY, HPF 2.0, 7.4.4 and
// 7.4.5: how element x joins the value so far (acc), and the value of no elements, by type.
var libraryOps = map[string]libraryOp{
	"sum":     {on: "irc", join: "acc + x", none: "0"},
	"product": {on: "irc", join: "acc*x", none: "1"},
	"maxval":  {on: "ir", join: "max(acc, x)", none: "-huge(acc)"},
	"minval":  {on: "ir", join: "min(acc, x)", none: "huge(acc)"},
	"iall":    {on: "i", join: "iand(acc, x)", none: "-1"},
	"iany":    {on: "i", join: "ior(acc, x)", none: "0"},
	"iparity": {on: "i", join: "ieor(acc, x)", none: "0"},
	"all":     {on: "l", join: "acc .and. x", none: ".true."},
	"any":     {on: "l", join: "acc .or. x", none: ".false."},
	"parity":  {on: "l", join: "acc .neqv. x", none: ".false."},
	"count":   {on: "l", join: "acc + merge(1, 0, x)", none: "0"},
	"copy":    {on: "ircl", join: "x"},
}

type libraryOp struct{ on, join, none string }

// libraryFunctions are the functions of HPF_LIBRARY that are no intrinsic functions of Fortran 2008 as well.
var libraryFunctions = libraryNames()

func libraryNames() []string {
	out := []string{"grade_up", "grade_down", "sort_up", "sort_down"}
	for op := range libraryOps {
		out = append(out, op+"_scatter", op+"_prefix", op+"_suffix")
	}
	slices.Sort(out)
	return out
}

// useLibrary takes USE HPF_LIBRARY, HPF 2.0, 7.4, with renaming and ONLY. LEADZ, POPCNT, POPPAR, IALL, IANY, IPARITY and
// PARITY are intrinsic functions.
func (c importer) useLibrary(s *parse.Use) {
	if !s.Only {
		for _, name := range libraryFunctions {
			c.useFunction(name, name, s.Pos)
		}
	}
	for _, r := range s.Renames {
		switch name := r.Name.Name; {
		case slices.Contains(libraryFunctions, name):
			c.useFunction(name, r.Local.Name, r.Local.Pos)
		case slices.Contains([]string{"hpf_alignment", "hpf_template", "hpf_distribution"}, name):
			c.unsupported(r.Name.Pos, "the inquiry %s is not supported", strings.ToUpper(name)).
				Help("'dhpfgo plan' shows where arrays lie")
		case intrinsics[name] == nil && !otherIntrinsics[name]:
			d := c.bag.Errorf(r.Name.Pos, "unknown-name", "the module hpf_library has no '%s'", name)
			suggest(d, name, libraryFunctions)
		}
	}
}

func (c importer) useFunction(name, local string, pos diag.Span) {
	c.names[local] = &entity{name: name, pos: pos, class: generic, home: c.checker, library: name}
}

// librarySpecific gives a generic function of HPF_LIBRARY the specific one for these arguments, if there can be one.
func (c importer) librarySpecific(e *entity, args []parse.Arg, traits []trait) {
	text, name := libraryText(e.library, argumentTraits(e.library, args, traits))
	if text == "" {
		return
	}
	p := c.global.library[name]
	if p == nil {
		p = c.global.compileText(name, text)
		c.global.library[name] = p
	}
	if !slices.Contains(e.specifics, p) {
		e.specifics = append(e.specifics, p)
	}
}

// argumentTraits gives arguments their places: those of scatter functions stand in order, of others by name.
func argumentTraits(function string, args []parse.Arg, traits []trait) []trait {
	op, kind, _ := strings.Cut(function, "_")
	if kind == "scatter" {
		return traits
	}
	order := []string{"array", "dim"}
	if kind == "prefix" || kind == "suffix" {
		order = scanArguments(op)
	}
	out := make([]trait, len(order))
	for i, a := range args {
		k := i
		if a.Keyword != "" {
			k = slices.Index(order, a.Keyword)
		}
		if k < 0 || k >= len(order) {
			return nil
		}
		out[k] = traits[i]
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
