package arguments

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// Of matches the arguments of a call with the visible dummy arguments of a procedure, Fortran 2008, 12.5.2.2: nil for those that are
// not given. It is false after an error.
func Of(p *ir.Procedure, args []parse.Arg, bag *diag.Bag) (matched []*parse.Arg, ok bool) {
	matched, ok = make([]*parse.Arg, len(p.Visible())), KeywordsLast(args, bag)
	if !ok {
		return matched, ok
	}
	for i := range args {
		k := position(p, args, i, bag)
		if k < 0 {
			ok = false
			continue
		}
		if matched[k] != nil {
			bag.Errorf(args[i].Pos, "argument", "the argument '%s' of '%s' is given twice", p.Dummies[k].Name, p.Name)
			ok = false
		}
		matched[k] = &args[i]
	}
	return matched, ok
}

// KeywordsLast refuses an argument without a keyword after one that has it, Fortran 2018, C1525.
func KeywordsLast(args []parse.Arg, bag *diag.Bag) bool {
	keyword := ""
	for _, a := range args {
		if a.Keyword == "" && keyword != "" {
			bag.Errorf(a.Pos, "argument", "an argument without a keyword cannot follow '%s='", keyword).Note("Fortran 2018, C1525")
			return false
		}
		keyword = a.Keyword
	}
	return true
}

// position is the number of the dummy argument that actual argument i belongs to, -1 after an error.
func position(p *ir.Procedure, args []parse.Arg, i int, bag *diag.Bag) int {
	a := args[i]
	if a.Keyword == "" {
		if i >= len(p.Visible()) {
			bag.Errorf(a.Pos, "argument", "'%s' takes %s, this call has %d", p.Name, diag.Count(len(p.Visible()), "argument"), len(args)).
				Because(p.Pos, "declared here")
			return -1
		}
		return i
	}
	if !p.Explicit {
		// Fortran 2008, 12.4.2.2: a keyword needs an explicit interface.
		bag.Errorf(a.Pos, "argument", "the keyword '%s' needs an explicit interface of '%s'", a.Keyword, p.Name).
			Help("move '%s' into a module, or leave the keyword out", p.Name)
		return -1
	}
	var known []string
	for k, d := range p.Visible() {
		if d.Name == a.Keyword {
			return k
		}
		known = append(known, d.Name)
	}
	d := bag.Errorf(a.Pos, "argument", "'%s' has no argument '%s'", p.Name, a.Keyword).Because(p.Pos, "declared here")
	names.Suggest(d, a.Keyword, known)
	return -1
}
