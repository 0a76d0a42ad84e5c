package ir

import (
	"dhpfgo/diag"
	"slices"
)

// On says which images execute the statements up to its end, HPF 2.0, 9: the owners of the home references; with Ext also
// the images that have them in their shadow (HPF/JA). Homes is empty where the directive names only processors, which does
// not change the partition. Directives never change an answer: an owner who does not execute gets the values sent.
//
//ir:part
type On struct {
	Pos   diag.Span
	Ext   bool
	Homes []*Home   `ir:"directive"`
	New   []*Symbol `ir:"directive"`
	Local []Local   `ir:"directive"`
}

// Local is an array of a LOCAL clause (HPF/JA), whose elements the statements read from their owner's tile and its shadow.
//
//ir:part
type Local struct {
	Pos diag.Span
	Sym *Symbol `ir:"directive"`
}

// Independent is the INDEPENDENT directive of a loop. Reductions lists the variables of its REDUCTION clause.
//
//ir:part
type Independent struct {
	Pos        diag.Span
	Array      bool      // made from an array statement
	Concurrent bool      // a DO CONCURRENT says so
	New        []*Symbol `ir:"directive"`
	Reductions []*Symbol `ir:"directive"`
	Localize   []*Symbol `ir:"directive"` // arrays whose elements every image computes that reads them (dHPF)
	On         *On       `ir:"directive"` // clause ON HOME
	Disproved  []*Symbol `ir:"directive"` // arrays for which the assertion is known to be false
}

// Trusted reports whether iterations may be taken to be independent as far as array s goes; ind may be nil.
func (ind *Independent) Trusted(s *Symbol) bool {
	return ind != nil && !slices.Contains(ind.Disproved, s)
}

// Home is one reference of ON HOME: element Elem, or where Hi[k] is not nil all elements with the k-th index from
// Elem.Subs[k] to Hi[k].
//
//ir:part
type Home struct {
	Elem *Elem  `ir:"directive"`
	Hi   []Expr `ir:"directive"`
}

// IsElement reports whether the home is one element.
func (h *Home) IsElement() bool {
	return !slices.ContainsFunc(h.Hi, func(e Expr) bool { return e != nil })
}

// OnMark begins (On not nil) or ends the statements of an ON directive in a statement list.
type OnMark struct {
	At
	On *On `ir:"directive"`
}
