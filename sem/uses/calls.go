package uses

import (
	"maps"
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// PassedToAllocatable lists the arrays of a unit that are actual arguments of a procedure with allocatable dummy arguments,
// or of one that may be: it may allocate them anew.
func (p *Program) PassedToAllocatable(u Unit) map[string]bool {
	p.allocatableTakers()
	return p.passedTo(u, p.takers)
}

// AllocatedByCalls reports whether any unit passes something of this name to a procedure with allocatable dummy arguments, or to one that
// may be, even if those are only read: whether it is allocated can be asked there. Those that Lends tells of do not count.
func (p *Program) AllocatedByCalls(name string) bool {
	if p.passed == nil {
		p.passed = map[string]bool{}
		p.allocatableTakers()
		kept := maps.Clone(p.askers)
		maps.DeleteFunc(kept, func(name string, _ bool) bool { return p.lends(name) })
		for _, u := range p.units() {
			maps.Copy(p.passed, p.passedTo(u, kept))
		}
	}
	return p.passed[name]
}

// Receiver is a procedure to which something of a name is passed and of which no version for distributed arrays can be made, and why not; "" where
// there is none.
func (p *Program) Receiver(name string) (procedure, why string) {
	p.allocatableTakers()
	for _, c := range p.units() {
		EveryCall(c.Tree.Body, func(called string, args []parse.Arg) {
			isIt := func(a parse.Arg) bool { n, ok := a.Value.(*parse.Name); return ok && n.Ident == name }
			known := p.procedures[called] || p.intrinsic(called)
			if procedure == "" && slices.ContainsFunc(args, isIt) && !c.IsArray(called) && (!known || p.askers[called] && !p.lends(called)) {
				procedure, why = called, p.whyNotLent(called)
			}
		})
	}
	return procedure, why
}

// whyNotLent says why no versions for distributed arrays can be made of the procedures of a name.
func (p *Program) whyNotLent(name string) string {
	why := "which passes or moves it on, or is used other than in calls"
	if !p.procedures[name] {
		why = "of which the statements are not known"
	}
	for _, c := range p.units() {
		if c.Tree.Name != name && !slices.Contains(p.generics[name], c.Tree.Name) || p.lenders[c.Tree.Name] != nil {
			continue
		}
		switch {
		case slices.ContainsFunc(c.Tree.Prefixes, func(a parse.Attr) bool { return a.Name == "recursive" }):
			return "which is recursive"
		case p.askers[c.Tree.Name] && !isLender(c.Tree):
			why = "where the argument has more than an intent"
		}
	}
	return why
}

// passedTo lists the names that a unit passes to some procedures, or to unknown ones if there are some.
func (p *Program) passedTo(u Unit, takers map[string]bool) map[string]bool {
	out := map[string]bool{}
	if len(takers) == 0 {
		return out
	}
	EveryCall(u.Tree.Body, func(name string, args []parse.Arg) {
		if (p.procedures[name] || p.intrinsic(name)) && !takers[name] || u.IsArray(name) {
			return
		}
		for _, a := range args {
			if n, ok := a.Value.(*parse.Name); ok {
				out[n.Ident] = true
			}
		}
	})
	return out
}

// allocatableTakers finds the names of the procedures of the program, and of interface bodies, that have allocatable dummy
// arguments (askers), those of the ones that may set them (takers), and the names of all procedures.
func (p *Program) allocatableTakers() {
	if p.takers != nil {
		return
	}
	p.takers, p.askers, p.procedures, p.generics = map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string][]string{}
	for _, c := range p.units() {
		p.noteTaker(c.Tree)
		for _, s := range c.Tree.Decls {
			if i, ok := s.(*parse.Interface); ok {
				for _, body := range i.Bodies {
					p.noteTaker(body)
				}
				noteGeneric(p.generics, i)
			}
		}
	}
	for name, list := range p.generics {
		takes := func(set map[string]bool) bool {
			return slices.ContainsFunc(list, func(of string) bool { return set[of] })
		}
		p.procedures[name], p.takers[name], p.askers[name] = true, p.takers[name] || takes(p.takers), p.askers[name] || takes(p.askers)
	}
	p.findLenders()
}

// noteGeneric notes the procedures of modules that a generic name stands for.
func noteGeneric(generics map[string][]string, i *parse.Interface) {
	if i.Abstract || i.Name.Name == "" || len(i.Bodies) > 0 {
		return
	}
	for _, s := range i.Procs {
		if d, ok := s.(*parse.ProcDecl); ok {
			for _, e := range d.Entities {
				generics[i.Name.Name] = append(generics[i.Name.Name], e.Name)
			}
		}
	}
}

func (p *Program) noteTaker(u *parse.Unit) {
	p.procedures[u.Name] = true
	note := func(set map[string]bool, is bool) {
		if is {
			set[u.Name] = true
		}
	}
	for _, s := range u.Decls {
		switch s := s.(type) {
		case *parse.TypeDecl:
			asks := slices.ContainsFunc(s.Attrs, func(a parse.Attr) bool { return a.Name == "allocatable" })
			takes := asks && !slices.ContainsFunc(s.Attrs, func(a parse.Attr) bool { return a.Name == "intent" && a.Text == "in" })
			for _, e := range s.Entities {
				note(p.askers, asks && tree.IsDummy(u, e.Name))
				note(p.takers, takes && tree.IsDummy(u, e.Name))
			}
		case *parse.AttrDecl:
			for _, e := range s.Entities {
				note(p.askers, s.Attr == "allocatable" && tree.IsDummy(u, e.Name))
				note(p.takers, s.Attr == "allocatable" && tree.IsDummy(u, e.Name))
			}
		}
	}
}

// EveryCall calls f for the calls and references name(args) in a part of the tree.
func EveryCall(part any, f func(string, []parse.Arg)) {
	tree.EveryPart(part, func(x any) {
		switch x := x.(type) {
		case *parse.Ref:
			f(x.Name, x.Args)
		case *parse.Call:
			f(x.Name.Name, x.Args)
		case *parse.Component:
			f("", x.Args)
		}
	})
}
