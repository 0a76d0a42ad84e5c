package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// follows reports whether the compiler follows the changes of what a root of alignments is distributed like, or of what an
// array is aligned with (package versions). It does wherever a program uses REALIGN, and where a layout that is described at run
// time would not do: for arguments, members of common blocks, and bounds that are not constant. Else it does where the directives
// stand in one unit and under no condition.
func (g *globals) follows(root *names.Entity) bool {
	remaps := g.remappings()
	r := remaps[root.Name]
	if r == nil {
		return false
	}
	for _, x := range remaps {
		if x.realigned {
			return true
		}
	}
	here := len(r.units) == 1 && r.units[homeOf(root)] && !r.conditional
	fixed := !root.Allocatable.Valid() && !root.Dummy && !root.CommonPos.Valid() && ir.ConstantDims(root.Bounds())
	return here || !fixed || r.byTable
}

// followable reports whether all uses of an array are by its own name.
func followable(e *names.Entity) bool {
	return !e.Pointer && !e.Target && !e.Equivalenced && homeOf(e).entry == nil
}

// remappedNames lists what a REDISTRIBUTE or REALIGN is about; nil for other statements.
func remappedNames(s parse.Stmt) []parse.Ident {
	switch s := s.(type) {
	case *parse.Distribute:
		return s.Names
	case *parse.Align:
		return s.Names
	}
	return nil
}

// eachRemap calls f for the statements of a list and of the blocks inside, and tells which stand under a condition.
func eachRemap(list []parse.Stmt, conditional bool, f func(parse.Stmt, bool)) {
	for _, s := range list {
		if s == nil {
			continue
		}
		f(s, conditional)
		inner := conditional
		switch s.(type) {
		case *parse.If, *parse.SelectCase:
			inner = true
		}
		for _, b := range tree.BlocksIn(s) {
			eachRemap(b, inner, f)
		}
	}
}
