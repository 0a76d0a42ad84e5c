package reuse

import (
	"fmt"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// classes are the arrays that calls bind to one another: what is set by one name may be read by another one of the class.
type classes struct {
	parent map[*ir.Symbol]*ir.Symbol
	lost   map[*ir.Symbol]bool         // of the first of a class: something may set an array that no statement shows
	copied map[*ir.Symbol]bool         // dummy arguments whose elements may be a copy, or not one after the other: their place tells nothing
	passed map[*ir.Symbol][]*ir.Symbol // the dummy arguments to which a dummy argument is passed on
}

func newClasses(p *spmd.Program) *classes {
	c := &classes{parent: map[*ir.Symbol]*ir.Symbol{}, lost: map[*ir.Symbol]bool{}, copied: map[*ir.Symbol]bool{}, passed: map[*ir.Symbol][]*ir.Symbol{}}
	direct, named := map[*ir.Procedure]int{}, map[*ir.Procedure]int{}
	reached := false // whether procedures from outside may reach common blocks
	for _, u := range p.Units {
		ir.EachCall(u.Body, func(proc *ir.Procedure, args []ir.Actual) {
			direct[proc]++
			reached = reached || proc.IsOutside() && proc.Effects == nil && !p.Source.IsClock(proc)
			c.bind(proc, args)
		})
		ir.EveryProc(func(proc *ir.Procedure) { named[proc]++ }, u.Body)
	}
	for _, d := range p.Source.Dispatchers {
		for _, t := range d.Targets {
			named[t.Proc]++
		}
	}
	for proc, n := range named {
		if n != direct[proc] {
			c.loseAll(proc)
		}
	}
	c.joinBlocks(p, reached)
	return c
}

// bind joins the arrays of a call with the dummy arguments.
func (c *classes) bind(proc *ir.Procedure, args []ir.Actual) {
	if proc.Unit == nil {
		return
	}
	for i, d := range proc.Dummies {
		if d.Rank() == 0 {
			continue
		}
		var from *ir.Symbol
		inPlace := false
		if i < len(args) {
			from, inPlace = boundTo(args[i])
		}
		if from != nil {
			c.join(d, from)
			c.passed[from] = append(c.passed[from], d)
		}
		if from == nil || !inPlace || c.copied[from] {
			c.copy(d)
		}
	}
}

// boundTo is the variable of which a dummy argument takes elements, and whether these are surely the elements themselves, one after the
// other from the place of the dummy argument on.
func boundTo(a ir.Actual) (from *ir.Symbol, inPlace bool) {
	if a.Section != nil {
		return a.Section.Sym, a.Section.IsWhole() && !a.Copy
	}
	switch x := a.X.(type) {
	case nil:
		return nil, false
	case *ir.Var:
		return x.Sym, !a.Copy
	case *ir.Elem:
		return ir.Root(x), x.Sym.Size == ir.ExplicitShape && !a.Copy
	}
	return ir.Root(a.X), false
}

// copy notes that the elements of a dummy argument may be a copy, and so those of the arguments to which it is passed on.
func (c *classes) copy(d *ir.Symbol) {
	if c.copied[d] {
		return
	}
	c.copied[d] = true
	for _, e := range c.passed[d] {
		c.copy(e)
	}
}

func (c *classes) loseAll(proc *ir.Procedure) {
	for _, d := range proc.Dummies {
		c.lost[c.first(d)] = true
	}
}

func (c *classes) first(s *ir.Symbol) *ir.Symbol {
	p := c.parent[s]
	if p == nil {
		c.parent[s] = s
		c.lost[s] = c.lost[s] || !isPlain(s)
		return s
	}
	if p != s {
		c.parent[s] = c.first(p)
	}
	return c.parent[s]
}

func (c *classes) join(a, b *ir.Symbol) {
	x, y := c.first(a), c.first(b)
	if x != y {
		c.parent[x] = y
		c.lost[y] = c.lost[y] || c.lost[x]
	}
}

// whyUnknown says why statements do not show all changes of an array, or its place does not tell which array it is; "" if they do.
func (c *classes) whyUnknown(s *ir.Symbol) string {
	switch {
	case c.lost[c.first(s)]:
		return fmt.Sprintf("'%s' may be set by another name", s.UserName())
	case c.copied[s]:
		return fmt.Sprintf("'%s' is a section or a copy in some call", s.UserName())
	}
	return ""
}

// counter is the variable that counts the changes of a class.
func (c *classes) counter(s *ir.Symbol, counted map[*ir.Symbol]*ir.Symbol) *ir.Symbol {
	f := c.first(s)
	if counted[f] == nil {
		counted[f] = &ir.Symbol{Name: s.Name + "%changes", Pos: s.Pos, Type: ir.Int8, Storage: ir.Static, Made: true, Captured: true}
	}
	return counted[f]
}

// isPlain reports whether an array is reached by no other name than those that calls give it.
func isPlain(s *ir.Symbol) bool {
	number := s.Type.Base == ir.Integer || s.Type.Base == ir.Logical
	named := !s.Pointer && !s.Target && !s.View && !s.Overlaid && !s.IsBoundToC() && s.Proc == nil
	return number && named && !s.Optional && !s.Absent && s.Size != ir.AssumedRank && !s.Copied && s.Rank() > 0
}

// isOwnBlock reports whether a block is more than a common block.
func isOwnBlock(b *ir.Common) bool { return b.Local || b.PerCall || b.Coarray != nil }
