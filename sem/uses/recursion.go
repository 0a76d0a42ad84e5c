package uses

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// ComesBack reports, in a program that maps arrays, whether calls that name procedures lead from a unit to others and back to it, so that
// it is recursive without the word RECURSIVE (Fortran 2018, 15.6.2.1). Names of several procedures do not count.
func (p *Program) ComesBack(u *parse.Unit) bool {
	if slices.ContainsFunc(u.Prefixes, func(a parse.Attr) bool { return a.Name == "non_recursive" }) {
		return false
	}
	if p.calls == nil {
		p.calls = callsOf(p.units())
	}
	seen := map[*parse.Unit]bool{}
	var reaches func(from *parse.Unit) bool
	reaches = func(from *parse.Unit) bool {
		seen[from] = true
		return slices.ContainsFunc(p.calls[from], func(to *parse.Unit) bool { return to == u && from != u || !seen[to] && reaches(to) })
	}
	return reaches(u)
}

// callsOf finds what the units of a program that maps arrays call by names, also generic ones.
func callsOf(units []Unit) map[*parse.Unit][]*parse.Unit {
	calls := map[*parse.Unit][]*parse.Unit{}
	if !slices.ContainsFunc(units, func(c Unit) bool { return slices.ContainsFunc(c.Tree.Decls, isMapping) }) {
		return calls
	}
	named, generics := map[string][]*parse.Unit{}, map[string][]string{}
	for _, c := range units {
		if !slices.Contains(named[c.Tree.Name], c.Tree) {
			named[c.Tree.Name] = append(named[c.Tree.Name], c.Tree)
		}
		for _, s := range c.Tree.Decls {
			if i, ok := s.(*parse.Interface); ok {
				noteGeneric(generics, i)
			}
		}
	}
	for _, c := range units {
		EveryCall(c.Tree.Body, func(name string, _ []parse.Arg) {
			for _, of := range append(slices.Clone(generics[name]), name) {
				if len(named[of]) == 1 && !tree.IsDummy(c.Tree, of) {
					calls[c.Tree] = append(calls[c.Tree], named[of][0])
				}
			}
		})
	}
	return calls
}
