package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// storage is what COMMON and EQUIVALENCE say of the unit.
type storage struct {
	commons     map[string]*commonMembers
	commonOrder []string
	sequences   map[*names.Entity]*sequence // what EQUIVALENCE associates
	localBlocks int
	automatic   map[*names.Entity]bool // AUTOMATIC of DEC's compilers: no SAVE applies to these
}

// associator lays out what COMMON and EQUIVALENCE put into the same storage.
type associator struct{ *checker }

// commonDecl notes the members of common blocks; a block may be continued by a later statement, Fortran 2008, 5.7.2.
func (c associator) commonDecl(s *parse.Common) {
	for _, b := range s.Blocks {
		m := c.commons[b.Name]
		if m == nil {
			m = &commonMembers{pos: b.Pos}
			c.commons[b.Name] = m
			c.commonOrder = append(c.commonOrder, b.Name)
		}
		for _, d := range b.Members {
			e := c.declare(d.Ident)
			switch {
			case e.CommonPos.Valid():
				c.bag.Errorf(d.Pos, "common", "'%s' is in a common block already", d.Name).Because(e.CommonPos, "here")
				continue
			case e.Dummy || e == c.result || e.Class == names.Constant:
				// Fortran 2008, C5100.
				c.bag.Errorf(d.Pos, "common", "'%s' cannot be in a common block", d.Name).Because(e.Pos, "declared here")
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

// commonMembers are the members of a block in one unit.
type commonMembers struct {
	pos  diag.Span
	list []*names.Entity
}

// layOutCommons gives the members of common blocks their places, one behind the other and each aligned as gfortran aligns
// it, so that objects of both compilers can share a block; with them goes what EQUIVALENCE associates with them.
func (c associator) layOutCommons() {
	c.equivalences()
	for _, name := range c.commonOrder {
		m := c.commons[name]
		block := c.global.commons[name]
		if block == nil {
			block = &ir.Common{Name: name, Pos: m.pos}
			c.global.commons[name] = block
			c.global.blocks = append(c.global.blocks, block)
		}
		c.shareMembers(block, m)
		offset := int64(0)
		for _, e := range m.list {
			if e.Class != names.Variable || c.Symbol(e).Map != nil {
				continue
			}
			n, ok := c.storageSize(c.Symbol(e))
			if q := c.sequences[e]; ok && commonDeclOf(block).mapped && q != nil && q.reach(c.checker)-q.at[e] > n {
				c.bag.Errorf(e.CommonPos, "common", "EQUIVALENCE associates more than '%s' with the block '%s', which has distributed members", e.Name, name).
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
	c.localSequences()
	for _, s := range c.unit.Symbols {
		if s.Storage == ir.InCommon {
			c.valueInCommon(s.Common, s)
		}
	}
}

// placeMember puts a member of a common block at byte offset or behind it and returns where it begins.
func (c associator) placeMember(e *names.Entity, block *ir.Common, offset int64) int64 {
	s := c.Symbol(e)
	if s.Storage == ir.InCommon {
		if s.Common != block || s.Offset != offset {
			c.bag.Errorf(e.CommonPos, "equivalence", "EQUIVALENCE associates '%s' with another place in a common block", e.Name).
				Note("Fortran 2008, 5.7.2.5: two places in common blocks cannot be associated")
		}
		return offset
	}
	q := c.sequences[e]
	if q == nil {
		q = &sequence{members: []*names.Entity{e}, at: map[*names.Entity]int64{e: 0}}
	}
	if offset-q.at[e]+q.lowest() < 0 {
		c.bag.Errorf(e.CommonPos, "equivalence", "EQUIVALENCE extends the common block '%s' before its first variable", block.Name).
			Because(q.pos, "associated with '%s'", e.Name).
			Note("Fortran 2008, 5.7.2.5: a common block can only be extended at its end")
		return offset
	}
	c.place(q, block, offset-q.at[e], e.CommonPos)
	return s.Offset
}

// valueInCommon notes a variable with an initial value, which only one variable may give to a byte.
func (c associator) valueInCommon(block *ir.Common, s *ir.Symbol) {
	for _, v := range valuesOf(s) {
		n := v.Size()
		for _, o := range block.Values {
			if v.Offset >= o.Offset+o.Size() || o.Offset >= v.Offset+n || v.Same(o) {
				continue
			}
			// Fortran 2008, 5.4.7: no more than one value for one variable.
			c.bag.Errorf(s.Pos, "common", "'%s' has an initial value where '%s' has one", s.Name, o.Sym.Name).Because(o.Sym.Pos, "the other")
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
func (c associator) storageSize(s *ir.Symbol) (int64, bool) {
	switch {
	case s.Type.Base == ir.Invalid:
		return 0, false
	case s.Allocatable:
		c.bag.Errorf(s.Pos, "common", "the allocatable array '%s' cannot be in a common block", s.Name).Note("Fortran 2008, C5100")
		return 0, false
	case s.Pointer:
		c.unsupported(s.Pos, "the pointer '%s' in a common block is not supported yet", s.Name).Help("put it into a module")
		return 0, false
	case s.Type.Base == ir.Derived && (s.Type.Derived.HasDefault() || s.Type.Derived.HasAllocatable()):
		c.bag.Errorf(s.Pos, "common", "'%s', whose type has default values or allocatable components, cannot be in a common block", s.Name).
			Note("Fortran 2008, C5101")
		return 0, false
	case !ir.ConstantDims(s.Dims):
		c.bag.Errorf(s.Pos, "common", "the bounds of '%s', which is in a common block, are not constant", s.Name)
		return 0, false
	}
	n, _ := s.Type.Size()
	return n * elementsOf(s), true
}

// shareMembers makes the distributed members of a block one array in all units. HPF 2.0, 3.9: a block with distributed
// members has the same members, with the same shapes and mappings, wherever it is declared.
func (c associator) shareMembers(block *ir.Common, m *commonMembers) {
	first := commonDeclOf(block).members
	if first == nil {
		for _, e := range m.list {
			s := c.Symbol(e)
			if s.Map != nil {
				s.Storage, s.Captured = ir.Static, true
				commonDeclOf(block).mapped = true
			}
			commonDeclOf(block).members = append(commonDeclOf(block).members, s)
		}
		return
	}
	same := len(first) == len(m.list)
	for k, e := range m.list {
		mine := c.Symbol(e)
		if !commonDeclOf(block).mapped && mine.Map == nil {
			continue
		}
		if why := memberDiffers(first, k, mine); why != "" || !same {
			if why == "" {
				why = "it has " + count(len(first), "member") + " there and " + itoa(len(m.list)) + " here"
			}
			c.bag.Errorf(e.CommonPos, "common", "the common block '%s' has distributed members and is declared differently in two units: %s", block.Name, why).
				Because(block.Pos, "the other declaration").
				Note("HPF 2.0, 3.9: such a block has the same members with the same mapping wherever it is declared").
				Help("put the declaration and the directives into a file that both units include")
			return
		}
		if mine.Map != nil {
			c.shareInitial(first[k], mine)
			c.drop(mine)
			e.Sym = first[k]
		}
	}
}

// shareInitial gives the one array that stands for a member the initial values of a unit.
func (c associator) shareInitial(shared, mine *ir.Symbol) {
	switch {
	case mine.InitElems == nil:
	case shared.InitElems == nil:
		shared.InitElems = mine.InitElems
	default:
		// Fortran 2008, 5.4.7: no more than one value for one variable.
		c.bag.Errorf(mine.Pos, "common", "'%s' has an initial value where '%s' has one", mine.Name, shared.Name).
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
		if !equalExprs(o.Dims[d].Lo, s.Dims[d].Lo) || !equalExprs(o.Dims[d].Hi, s.Dims[d].Hi) {
			return "'" + s.Name + "' has other bounds"
		}
	}
	if s.Map != nil && !o.Map.Same(s.Map) {
		return "'" + s.Name + "' is distributed in another way"
	}
	return ""
}

// drop removes a variable from the unit.
func (c associator) drop(s *ir.Symbol) {
	for i, t := range c.unit.Symbols {
		if t == s {
			c.unit.Symbols = append(c.unit.Symbols[:i:i], c.unit.Symbols[i+1:]...)
			return
		}
	}
}

// outliveCalls makes the distributed arrays of constant shape that a procedure declares live as long as the program: all
// images make them together at its start. Those whose bounds are known only at a call are allocated at the entry.
func (c associator) outliveCalls() {
	if c.unit.Proc == nil && !c.unit.Module {
		return
	}
	for _, l := range c.unit.Layouts {
		for _, d := range l.Dims {
			for _, s := range d.Variables() {
				if l.IsConstant() || c.unit.Module {
					s.Storage, s.Captured = ir.Static, true
				}
			}
		}
	}
	for _, s := range c.unit.Symbols {
		switch {
		case s.Map != nil && s.Storage == ir.Static:
			s.Captured = true
		case s.Map == nil || s.Storage != ir.Automatic || s.Allocatable:
		case (s.Map.Layout.IsConstant() || c.unit.Module) && ir.ConstantDims(s.Dims) && !c.isRecursive():
			s.Storage, s.Captured = ir.Static, true
		default:
			s.Allocatable = true
			s.Map.Layout.Deferred = !s.Map.Layout.IsConstant()
			c.atEntry = append(c.atEntry, &ir.Allocate{At: ir.At{Pos: s.Pos}, Sym: s})
		}
	}
	if len(c.src.Contains) > 0 {
		c.shareInside()
	}
}

// shareInside puts what describes the distributed arrays that each call makes where internal procedures find it. The
// procedure is not recursive (whyUsedWhole).
func (c associator) shareInside() {
	for _, s := range c.unit.Symbols {
		if s.Map == nil || s.Storage != ir.Automatic || !s.Allocatable {
			continue
		}
		s.Storage, s.Captured, s.PerCall = ir.Static, true, true
		for _, d := range s.Map.Layout.Dims {
			for _, v := range d.Variables() {
				v.Storage, v.Captured = ir.Static, true
			}
		}
	}
}
