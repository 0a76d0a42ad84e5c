// Package storage lays out what COMMON and EQUIVALENCE put into the same memory: each variable gets its place in a block, as
// gfortran would place it, so that objects of both compilers can share the block.
package storage

import (
	"strconv"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// Scope is what is asked of the unit that has the statements.
type Scope interface {
	// Declare finds or makes the entity of a name.
	Declare(parse.Ident) *names.Entity
	// ConstInt is the value of a constant integer expression; false after an error, which says what it is.
	ConstInt(x parse.Expr, what string) (int64, bool)
}

// Blocks are the blocks of memory of a program.
type Blocks struct {
	List  []*ir.Common
	named map[string]*ir.Common
}

// Named gives the common block of a name, whose first declaration may be at pos.
func (b *Blocks) Named(name string, pos diag.Span) *ir.Common {
	if b.named[name] == nil {
		if b.named == nil {
			b.named = map[string]*ir.Common{}
		}
		b.named[name] = b.Add(&ir.Common{Name: name, Pos: pos})
	}
	return b.named[name]
}

// Add adds a block that has no name in the program.
func (b *Blocks) Add(block *ir.Common) *ir.Common {
	b.List = append(b.List, block)
	return block
}

// Unit is what COMMON and EQUIVALENCE say of one unit.
type Unit struct {
	commons   map[string]*members
	order     []string
	groups    [][]parse.Expr              // of EQUIVALENCE
	sequences map[*names.Entity]*sequence // what EQUIVALENCE associates
}

// members are the members of a block in one unit.
type members struct {
	pos  diag.Span
	list []*names.Entity
}

// Common notes the members of common blocks; a block may be continued by a later statement, Fortran 2008, 5.7.2. The result of
// a function cannot be one of them.
func (u *Unit) Common(s *parse.Common, in Scope, result *names.Entity, bag *diag.Bag) {
	for _, b := range s.Blocks {
		m := u.commons[b.Name]
		if m == nil {
			m = &members{pos: b.Pos}
			if u.commons == nil {
				u.commons = map[string]*members{}
			}
			u.commons[b.Name] = m
			u.order = append(u.order, b.Name)
		}
		for _, d := range b.Members {
			e := in.Declare(d.Ident)
			switch {
			case e.CommonPos.Valid():
				bag.Errorf(d.Pos, "common", "'%s' is in a common block already", d.Name).Because(e.CommonPos, "here")
				continue
			case e.Dummy || e == result || e.Class == names.Constant:
				// Fortran 2008, C5100.
				bag.Errorf(d.Pos, "common", "'%s' cannot be in a common block", d.Name).Because(e.Pos, "declared here")
				continue
			}
			if d.Dims != nil {
				e.Dims = d.Dims
			}
			e.CommonPos = d.Pos
			m.list = append(m.list, e)
		}
	}
}

// Members lists the members of a common block of the unit; false if it has no such block.
func (u *Unit) Members(name string) ([]*names.Entity, bool) {
	m := u.commons[name]
	if m == nil {
		return nil, false
	}
	return m.list, true
}

// Frame is the unit whose variables get their places.
type Frame struct {
	Unit    *ir.Unit
	Home    names.Home
	Scope   Scope
	Names   []*names.Entity // in the order of their declarations
	Result  *names.Entity   // of a function
	Results []*names.Entity // of further entries of the function: they have the memory of its result
	SaveAll bool            // SAVE without a list
	Blocks  *Blocks         // of the program
	Bag     *diag.Bag
}

// layouter lays out one unit.
type layouter struct {
	*Unit
	Frame
	local int // how many blocks have been made for EQUIVALENCE alone
}

// LayOut gives the members of common blocks their places, one after the other and each aligned as gfortran aligns it; with them
// goes what EQUIVALENCE associates with them. What EQUIVALENCE associates with no common block gets a block of its own.
func (u *Unit) LayOut(f Frame) {
	c := &layouter{Unit: u, Frame: f}
	c.equivalences()
	for _, name := range u.order {
		c.layOutCommon(name)
	}
	c.localSequences()
	for _, s := range f.Unit.Symbols {
		if s.Storage == ir.InCommon {
			c.valueInCommon(s.Common, s)
		}
	}
}

func (c *layouter) layOutCommon(name string) {
	m := c.commons[name]
	block := c.Blocks.Named(name, m.pos)
	c.shareMembers(block, m)
	offset := int64(0)
	for _, e := range m.list {
		if e.Class != names.Variable || e.Symbol().Map != nil {
			continue
		}
		n, ok := c.storageSize(e.Symbol())
		if q := c.sequences[e]; ok && originalOf(block).mapped && q != nil && c.reach(q)-q.at[e] > n {
			c.Bag.Errorf(e.CommonPos, "common", "EQUIVALENCE associates more than '%s' with the block '%s', which has distributed members", e.Name, name).
				Because(q.pos, "associated here").
				Note("HPF 2.0, 3.8: a mapped variable is not associated with the storage of another").
				Help("leave the distributed arrays of the block out of DISTRIBUTE and ALIGN, or declare them SEQUENCE")
			continue
		}
		if ok {
			offset = c.placeMember(e, block, offset) + n
		}
	}
}

// placeMember puts a member of a common block at byte offset or after it and returns where it begins.
func (c *layouter) placeMember(e *names.Entity, block *ir.Common, offset int64) int64 {
	s := e.Symbol()
	if s.Storage == ir.InCommon {
		if s.Common != block || s.Offset != offset {
			c.Bag.Errorf(e.CommonPos, "equivalence", "EQUIVALENCE associates '%s' with another place in a common block", e.Name).
				Note("Fortran 2008, 5.7.2.5: two places in common blocks cannot be associated")
		}
		return offset
	}
	q := c.sequences[e]
	if q == nil {
		q = &sequence{members: []*names.Entity{e}, at: map[*names.Entity]int64{e: 0}}
	}
	if offset-q.at[e]+q.lowest() < 0 {
		c.Bag.Errorf(e.CommonPos, "equivalence", "EQUIVALENCE extends the common block '%s' before its first variable", block.Name).
			Because(q.pos, "associated with '%s'", e.Name).
			Note("Fortran 2008, 5.7.2.5: a common block can only be extended at its end")
		return offset
	}
	c.place(q, block, offset-q.at[e], e.CommonPos)
	return s.Offset
}

// valueInCommon notes a variable with an initial value, which only one variable may give to a byte.
func (c *layouter) valueInCommon(block *ir.Common, s *ir.Symbol) {
	for _, v := range valuesOf(s) {
		n := v.Size()
		for _, o := range block.Values {
			if v.Offset >= o.Offset+o.Size() || o.Offset >= v.Offset+n || v.Same(o) {
				continue
			}
			// Fortran 2008, 5.4.7: no more than one value for one variable.
			c.Bag.Errorf(s.Pos, "common", "'%s' has an initial value where '%s' has one", s.Name, o.Sym.Name).Because(o.Sym.Pos, "the other")
			return
		}
		block.Values = append(block.Values, v)
	}
}

// valuesOf lists the initial values of a variable, without the elements that have none.
func valuesOf(s *ir.Symbol) []ir.InitialValues {
	if s.Init != nil {
		return []ir.InitialValues{{Offset: s.Offset, List: []*ir.Const{s.Init}, Sym: s}}
	}
	var out []ir.InitialValues
	size, _ := s.Type.Size()
	open := false
	for i, k := range s.InitElems {
		switch {
		case k.Absent:
		case open:
			v := &out[len(out)-1]
			v.List = append(v.List, k)
		default:
			out = append(out, ir.InitialValues{Offset: s.Offset + int64(i)*size, List: []*ir.Const{k}, Sym: s})
		}
		open = !k.Absent
	}
	return out
}

// storageSize is the number of bytes of a variable in a common block, Fortran 2008, C5100 and 5.7.2.
func (c *layouter) storageSize(s *ir.Symbol) (int64, bool) {
	switch {
	case s.Type.Base == ir.Invalid:
		return 0, false
	case s.Allocatable:
		c.Bag.Errorf(s.Pos, "common", "the allocatable array '%s' cannot be in a common block", s.Name).Note("Fortran 2008, C5100")
		return 0, false
	case s.Pointer:
		c.Bag.Errorf(s.Pos, "unsupported", "the pointer '%s' in a common block is not supported yet", s.Name).Help("put it into a module")
		return 0, false
	case s.Type.Base == ir.Derived && (s.Type.Derived.HasDefault() || s.Type.Derived.HasAllocatable()):
		c.Bag.Errorf(s.Pos, "common", "'%s', whose type has default values or allocatable components, cannot be in a common block", s.Name).
			Note("Fortran 2008, C5101")
		return 0, false
	case !ir.ConstantDims(s.Dims):
		c.Bag.Errorf(s.Pos, "common", "the bounds of '%s', which is in a common block, are not constant", s.Name)
		return 0, false
	}
	n, _ := s.Type.Size()
	return n * Elements(s), true
}

// original is what the first unit that declares a common block has in it.
type original struct {
	members []*ir.Symbol
	mapped  bool
}

func originalOf(b *ir.Common) *original {
	if b.Decl == nil {
		b.Decl = &original{}
	}
	return b.Decl.(*original)
}

// shareMembers makes the distributed members of a block one array in all units. HPF 2.0, 3.9: a block with distributed
// members has the same members, with the same shapes and mappings, wherever it is declared.
func (c *layouter) shareMembers(block *ir.Common, m *members) {
	first := originalOf(block)
	if first.members == nil {
		for _, e := range m.list {
			s := e.Symbol()
			if s.Map != nil {
				s.Storage, s.Captured = ir.Static, true
				first.mapped = true
			}
			first.members = append(first.members, s)
		}
		return
	}
	same := len(first.members) == len(m.list)
	for k, e := range m.list {
		mine := e.Symbol()
		if !first.mapped && mine.Map == nil {
			continue
		}
		if why := memberDiffers(first.members, k, mine); why != "" || !same {
			if why == "" {
				why = "it has " + diag.Count(len(first.members), "member") + " there and " + strconv.Itoa(len(m.list)) + " here"
			}
			c.Bag.Errorf(e.CommonPos, "common", "the common block '%s' has distributed members and is declared differently in two units: %s", block.Name, why).
				Because(block.Pos, "the other declaration").
				Note("HPF 2.0, 3.9: such a block has the same members with the same mapping wherever it is declared").
				Help("put the declaration and the directives into a file that both units include")
			return
		}
		if mine.Map != nil {
			c.shareInitial(first.members[k], mine)
			c.Frame.Unit.Remove(mine)
			e.Sym = first.members[k]
		}
	}
}

// shareInitial gives the one array that stands for a member the initial values of a unit.
func (c *layouter) shareInitial(shared, mine *ir.Symbol) {
	switch {
	case mine.InitElems == nil:
	case shared.InitElems == nil:
		shared.InitElems = mine.InitElems
	default:
		// Fortran 2008, 5.4.7: no more than one value for one variable.
		c.Bag.Errorf(mine.Pos, "common", "'%s' has an initial value where '%s' has one", mine.Name, shared.Name).
			Because(shared.Pos, "the other")
	}
}

// memberDiffers says how member k of a block differs from what another unit declares.
func memberDiffers(first []*ir.Symbol, k int, s *ir.Symbol) string {
	if k >= len(first) {
		return ""
	}
	o := first[k]
	switch {
	case o.Type != s.Type || o.Rank() != s.Rank():
		return "'" + s.Name + "' has another type or rank"
	case (o.Map == nil) != (s.Map == nil):
		return "'" + s.Name + "' is distributed in one of them only"
	}
	for d := range s.Dims {
		if !ir.EqualValues(o.Dims[d].Lo, s.Dims[d].Lo) || !ir.EqualValues(o.Dims[d].Hi, s.Dims[d].Hi) {
			return "'" + s.Name + "' has other bounds"
		}
	}
	if s.Map != nil && !o.Map.Same(s.Map) {
		return "'" + s.Name + "' is distributed in another way"
	}
	return ""
}
