package ir

import (
	"fmt"
	"strings"

	"dhpfgo/diag"
)

// Statements that later levels add (see doc.go).

// GatherAll copies the whole of a mapped array into an array of the same bounds that every image has in full.
type GatherAll struct {
	At
	From *Symbol
	Into *Symbol `ir:"def"`
}

// Combine combines the elements of a mapped array with those of an array of the same bounds that every image has in full and has
// accumulated into. With Partial each image has accumulated a share of its own; else all have the same.
type Combine struct {
	At
	Into    *Symbol `ir:"update"`
	From    *Symbol
	Op      ReduceOp
	Partial bool
}

// Borrow lets arrays stand in the memory of others of the same shape before a call, Into[k] in that of From[k], if this run cuts each
// as the other, as it does on one image: then nothing has to be copied. Flag says whether they do. With End they have their own again.
type Borrow struct {
	At
	Into []*Symbol `ir:"place"`
	From []*Symbol `ir:"place"`
	Flag *Var      `ir:"def"`
	End  bool
}

// Agree gives all images what image 1 has of variables that each image has set for itself: values of clocks.
type Agree struct {
	At
	Vars []*Symbol `ir:"update"`
}

// Puts names one such assignment: an array, and where the assignment stands.
//
//ir:part
type Puts struct {
	Sym *Symbol `ir:"same"`
	Pos diag.Span
}

// Statements of such a loop: PutStep begins, or with End sends, the list of values; Put adds one, on the image that owns Home.
type (
	PutStep struct {
		At
		Puts Puts  `ir:"def"`
		Home *Elem `ir:"place"`
		End  bool
	}
	Put struct {
		At
		Puts  Puts `ir:"place"`
		Subs  []Expr
		Value Expr
		Home  *Elem `ir:"place"`
	}
)

// String is the statement as programs are printed.
func (s *GatherAll) String() string { return "gather " + s.Into.Name + " <- " + s.From.Name }

// String is the statement as programs are printed.
func (s *Borrow) String() string {
	var names []string
	for _, x := range s.Into {
		names = append(names, x.Name)
	}
	if s.End {
		return "give back " + strings.Join(names, ", ")
	}
	for k, x := range s.From {
		names[k] += " from " + x.Name
	}
	return fmt.Sprintf("%s = borrow %s", s.Flag.Sym.Name, strings.Join(names, ", "))
}

// String is the statement as programs are printed.
func (s *Agree) String() string {
	var names []string
	for _, v := range s.Vars {
		names = append(names, v.Name)
	}
	return "agree on " + strings.Join(names, ", ")
}

// String is the statement as programs are printed.
func (s *Combine) String() string {
	return "combine " + s.Into.Name + " " + s.Op.String() + " " + s.From.Name
}

// String is the statement as programs are printed.
func (s *PutStep) String() string {
	if s.End {
		return "send puts " + s.Puts.Sym.Name
	}
	return "begin puts " + s.Puts.Sym.Name
}

// String is the statement as programs are printed.
func (s *Put) String() string {
	return "put " + ExprString(s.Value) + " at " + ExprString(&Elem{Sym: s.Puts.Sym, Subs: s.Subs})
}
