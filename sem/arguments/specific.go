package arguments

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// Trait is what generic resolution knows of an argument.
type Trait struct {
	Type                       ir.Type
	Rank                       int
	Proc, Allocatable, Pointer bool
}

// Differ says how an interface body differs from the procedure that it describes, "" where it does not, Fortran 2008, 12.4.3.2. Arguments
// for which alike holds may have another type and rank.
func Differ(a, b *ir.Procedure, alike func(x, y *ir.Symbol) bool) string {
	switch {
	case (a.Result == nil) != (b.Result == nil):
		return "one is a function, the other a subroutine"
	case a.Result != nil && (a.Result.Type != b.Result.Type || a.Result.Rank() != b.Result.Rank()):
		return fmt.Sprintf("the results are %s and %s", a.Result.Type, b.Result.Type)
	case len(a.Dummies) != len(b.Dummies):
		return fmt.Sprintf("%s and %s", diag.Count(len(a.Dummies), "argument"), diag.Count(len(b.Dummies), "argument"))
	}
	for k, x := range a.Dummies {
		y := b.Dummies[k]
		switch {
		case (x.Proc == nil) != (y.Proc == nil):
			return fmt.Sprintf("only one argument '%s' is a procedure", x.Name)
		case x.Proc == nil && x.Type != y.Type && !alike(x, y):
			return fmt.Sprintf("the argument '%s' is %s, '%s' is %s", x.Name, x.Type, y.Name, y.Type)
		case x.Rank() != y.Rank() && !alike(x, y) || x.Size != y.Size && (x.Size >= ir.AssumedShape || y.Size >= ir.AssumedShape):
			return fmt.Sprintf("the argument '%s' has another shape", x.Name)
		}
	}
	return ""
}

// ArraysOfNumbers holds for two arrays without descriptors: a procedure sees the bytes of one as the other.
func ArraysOfNumbers(x, y *ir.Symbol) bool {
	plain := func(s *ir.Symbol) bool {
		return ir.IsNumeric(s.Type) && s.Rank() > 0 && s.Size < ir.AssumedShape && !s.Pointer && !s.Allocatable
	}
	return plain(x) && plain(y)
}

// Specific picks the procedure that takes the arguments, Fortran 2008, 12.5.5.2: first those that are not elemental with the ranks as
// they are, then the elemental ones; nil where none does. Those for which may does not hold do not count. Of two that differ in
// ALLOCATABLE and POINTER of an argument alone, Fortran 2008, 12.4.3.4.5, the one whose attribute the argument has comes first.
func Specific(list []*ir.Procedure, args []parse.Arg, traits []Trait, may func(*ir.Procedure) bool) *ir.Procedure {
	var fit *ir.Procedure
	for _, elemental := range []bool{false, true} {
		for _, p := range list {
			switch {
			case !may(p) || !Fits(p, args, traits, elemental):
			case hasAttributes(p, args, traits):
				return p
			case fit == nil:
				fit = p
			}
		}
		if fit != nil {
			return fit
		}
	}
	return nil
}

// hasAttributes reports whether arguments are allocatable or pointers where the dummy arguments of a procedure that takes them are.
func hasAttributes(p *ir.Procedure, args []parse.Arg, traits []Trait) bool {
	for i, d := range p.Visible() {
		k := slices.IndexFunc(args, func(a parse.Arg) bool { return a.Keyword == d.Name })
		if k < 0 && i < len(args) && args[i].Keyword == "" {
			k = i
		}
		if k >= 0 && d.Proc == nil && (d.Allocatable && !traits[k].Allocatable || d.Pointer && !traits[k].Pointer) {
			return false
		}
	}
	return true
}

// Fits reports whether a procedure takes the arguments; with elemental also scalars in place of arrays.
func Fits(p *ir.Procedure, args []parse.Arg, traits []Trait, elemental bool) bool {
	dummies := p.Visible()
	if elemental && !p.Elemental || len(args) > len(dummies) {
		return false
	}
	given := make([]bool, len(dummies))
	for i, a := range args {
		k := i
		if a.Keyword != "" {
			k = -1
			for n, d := range dummies {
				if d.Name == a.Keyword {
					k = n
				}
			}
		}
		if k < 0 || given[k] {
			return false
		}
		given[k] = true
		d, t := dummies[k], traits[i]
		switch {
		case t.Proc || d.Proc != nil:
			if t.Proc != (d.Proc != nil) {
				return false
			}
		case d.Type.Base == ir.Character && t.Type.Base == ir.Character:
			if d.Type.CharBytes() != t.Type.CharBytes() {
				return false
			}
		case d.Type.IsUnlimited():
		case d.Class && t.Type.Derived != nil && t.Type.Derived.Extends(d.Type.Derived):
		case d.Type != t.Type:
			return false
		}
		if d.Proc == nil && (d.Size != ir.AssumedRank || d.Rank() > 0) && t.Rank != d.Rank() && !(elemental && d.Rank() == 0) {
			return false
		}
	}
	for k, d := range dummies {
		if !given[k] && !d.Optional {
			return false
		}
	}
	return true
}

// Text describes arguments, for messages.
func Text(list []Trait) string {
	var parts []string
	for _, t := range list {
		switch {
		case t.Proc:
			parts = append(parts, "a procedure")
		case t.Rank > 0:
			parts = append(parts, fmt.Sprintf("%s array of rank %d", t.Type, t.Rank))
		default:
			parts = append(parts, t.Type.String())
		}
	}
	if parts == nil {
		return "none"
	}
	return strings.Join(parts, ", ")
}

// DummiesText describes what a procedure takes.
func DummiesText(p *ir.Procedure) string {
	var list []Trait
	for _, d := range p.Visible() {
		list = append(list, Trait{Type: d.Type, Rank: d.Rank(), Proc: d.Proc != nil})
	}
	return Text(list)
}
