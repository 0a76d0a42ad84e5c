package storage

import (
	"maps"
	"slices"

	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
)

// AliasScopes state Fortran's rule that distinct arrays, common variables and dummy arguments do not overlap: an access to
// one carries its own scope, and the scopes of all others that share no storage with it as those it does not touch (a receive
// buffer may be its array, and an array may borrow the memory of another). What a pointer or a view leads to has no scope, so it may
// be any variable: those with TARGET, and coarrays, which other images set between segments only, have scopes too. groups are the access groups of the enclosing INDEPENDENT loops.
type AliasScopes struct {
	own, others map[*ir.Symbol]*metadata.Tuple
	groups      []*AccessGroup
}

// AccessGroup names the accesses of an INDEPENDENT loop that do not interfere between iterations; private arrays do.
type AccessGroup struct {
	Node    *metadata.Tuple
	private []*ir.Symbol
}

// NewAliasScopes gives each array of a unit, and each scalar that others could share memory with, a scope of its own.
func NewAliasScopes(g *Shared, symbols []*ir.Symbol, u *spmd.Unit) *AliasScopes {
	held, shown := newHolders(symbols, u), shownInLoops(u)
	s := &AliasScopes{own: map[*ir.Symbol]*metadata.Tuple{}, others: map[*ir.Symbol]*metadata.Tuple{}}
	domain := g.SelfNode(&metadata.String{Value: "arrays"})
	var arrays []*ir.Symbol
	scope := map[*ir.Symbol]*metadata.Tuple{}
	for _, sym := range symbols {
		if sym.Proc == nil && !sym.View && !sym.Pointer && sym.Type.Base != ir.Derived &&
			(sym.Rank() > 0 || sym.Storage == ir.InCommon || sym.Storage == ir.Argument || sym.Captured || shown[sym]) {
			arrays = append(arrays, sym)
			scope[sym] = g.SelfNode(domain, &metadata.String{Value: sym.Name})
		}
	}
	for _, sym := range arrays {
		s.own[sym] = g.Tuple(scope[sym])
		var others []metadata.Field
		for _, other := range arrays {
			if !held.meet(other, sym) {
				others = append(others, scope[other])
			}
		}
		if len(others) > 0 {
			s.others[sym] = g.Tuple(others...)
		}
	}
	return s
}

// shownInLoops lists the scalars that a loop sets and whose address another statement may have given away: they stay in memory, and a
// loop keeps them in registers only if nothing else that it stores can be they.
func shownInLoops(u *spmd.Unit) map[*ir.Symbol]bool {
	set, named := map[*ir.Symbol]bool{}, map[*ir.Symbol]bool{}
	ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Do:
			ir.EachMention(s.Body, func(v *ir.Symbol, r ir.Role) {
				if (r == ir.Def || r == ir.Update) && v.Rank() == 0 {
					set[v] = true
				}
			})
		case *ir.Assign, *ir.If, *ir.While:
		default:
			ir.Mentions(s, func(v *ir.Symbol, _ ir.Role) { named[v] = v.Rank() == 0 })
		}
		return true
	})
	maps.DeleteFunc(set, func(v *ir.Symbol, _ bool) bool { return !named[v] })
	return set
}

// holders tell of each array in whose memory its elements may stand.
type holders map[*ir.Symbol][]*ir.Symbol

// lendersOf adds x and in whose memory it may stand to those known: what it borrows from may have borrowed itself.
func lendersOf(lenders map[*ir.Symbol][]*ir.Symbol, known []*ir.Symbol, x *ir.Symbol) []*ir.Symbol {
	if slices.Contains(known, x) {
		return known
	}
	known = append(known, x)
	for _, y := range lenders[x] {
		known = lendersOf(lenders, known, y)
	}
	return known
}

func newHolders(symbols []*ir.Symbol, u *spmd.Unit) holders {
	h := holders{}
	for _, sym := range symbols {
		h[sym] = []*ir.Symbol{sym}
	}
	lenders := Borrowers(u)
	for x := range lenders {
		h[x] = lendersOf(lenders, nil, x)
	}
	for _, a := range u.Arrays {
		if a.Of != nil {
			h[a.Sym] = h[a.Of]
		}
	}
	return h
}

// meet reports whether two arrays may have elements in the same memory.
func (h holders) meet(a, b *ir.Symbol) bool {
	for _, x := range h[a] {
		for _, y := range h[b] {
			if ir.SharesStorage(x, y) {
				return true
			}
		}
	}
	return false
}

func (s *AliasScopes) attachments(f *Memory, sym *ir.Symbol) llvm.Metadata {
	if s == nil {
		return nil
	}
	var list llvm.Metadata
	if own := s.own[sym]; own != nil {
		list = append(list, &metadata.Attachment{Name: "alias.scope", Node: own})
	}
	if others := s.others[sym]; others != nil {
		list = append(list, &metadata.Attachment{Name: "noalias", Node: others})
	}
	if group := s.accessGroups(f, sym); group != nil {
		list = append(list, &metadata.Attachment{Name: "llvm.access.group", Node: group})
	}
	return list
}

func (s *AliasScopes) accessGroups(f *Memory, sym *ir.Symbol) *metadata.Tuple {
	var nodes []metadata.Field
	for _, group := range s.groups {
		if !contains(group.private, sym) {
			nodes = append(nodes, group.Node)
		}
	}
	switch len(nodes) {
	case 0:
		return nil
	case 1:
		return nodes[0].(*metadata.Tuple)
	}
	return f.Tuple(nodes...)
}

func contains(list []*ir.Symbol, sym *ir.Symbol) bool {
	for _, s := range list {
		if s == sym {
			return true
		}
	}
	return false
}

// EnterIndependent makes the accesses of a loop body members of its group. Vectors are made of innermost loops only, which
// a loop around a short one becomes when that is unrolled: groups of loops further out would only take time.
func (a *AliasScopes) EnterIndependent(g *module.Module, s *ir.Do) *AccessGroup {
	if s.Independent == nil && !s.Parallel && !s.Forward || depthOf(s.Body) > 1 {
		return nil
	}
	group := &AccessGroup{Node: &metadata.Tuple{MetadataID: -1, Distinct: true}}
	if ind := s.Independent; ind != nil {
		group.private = slices.Concat(ind.New, ind.Reductions, ind.Disproved)
	}
	ir.EachMention(s.Body, func(v *ir.Symbol, r ir.Role) {
		if (r == ir.Def || r == ir.Update) && v.Rank() == 0 { // reductions among them; one whose address is known stays in memory
			group.private = append(group.private, v)
		}
	})
	g.Define(group.Node)
	a.groups = append(a.groups, group)
	return group
}

// depthOf is the number of loops inside each other in a list of statements.
func depthOf(body []ir.Stmt) int {
	depth := 0
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			depth = max(depth, 1+depthOf(s.Body))
		case *ir.While:
			depth = max(depth, 1+depthOf(s.Body))
		case *ir.If:
			for _, b := range s.Branches {
				depth = max(depth, depthOf(b.Body))
			}
		}
	}
	return depth
}

// LeaveIndependent ends what EnterIndependent began; group is nil where that was nothing.
func (a *AliasScopes) LeaveIndependent(group *AccessGroup) {
	if group != nil {
		a.groups = a.groups[:len(a.groups)-1]
	}
}
