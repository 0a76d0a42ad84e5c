package sem

import (
	"dhpfgo/diag"
	"dhpfgo/parse"
)

// commonDecl notes the members of common blocks; a block may be continued by a later statement, Fortran 2008, 5.7.2.
func (c *checker) commonDecl(s *parse.Common) {
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
			case e.common:
				c.bag.Errorf(d.Pos, "common", "'%s' is in a common block already", d.Name).Because(e.commonPos, "here")
				continue
			case e.dummy || e == c.result || e.class == constant:
				// Fortran 2008, C5100.
				c.bag.Errorf(d.Pos, "common", "'%s' cannot be in a common block", d.Name).Because(e.pos, "declared here")
				continue
			}
			if d.Dims != nil {
				e.dims = d.Dims
			}
			e.common, e.commonPos = true, d.Pos
			m.list = append(m.list, e)
		}
	}
}

// commonMembers are the members of a block in one unit.
type commonMembers struct {
	pos  diag.Span
	list []*entity
}

// layOutCommons gives the members of common blocks their places, one behind the other and each aligned as gfortran aligns
// it, so that objects of both compilers can share a block.
func (c *checker) layOutCommons() {
	for _, name := range c.commonOrder {
		m := c.commons[name]
		block := c.global.commons[name]
		if block == nil {
			block = &Common{Name: name, Pos: m.pos}
			c.global.commons[name] = block
			c.global.blocks = append(c.global.blocks, block)
		}
		offset := int64(0)
		for _, e := range m.list {
			if e.class != variable {
				continue
			}
			s := c.symbol(e)
			n, ok := c.storageSize(s)
			if !ok {
				continue
			}
			unit := alignmentOf(s.Type)
			offset = (offset + unit - 1) / unit * unit
			s.Storage, s.Common, s.Offset = InCommon, block, offset
			offset += n
		}
		block.Size = max(block.Size, offset)
	}
}

// alignmentOf is the number of bytes that the address of a variable is a multiple of.
func alignmentOf(t Type) int64 {
	if t.Base == Character {
		return 1
	}
	return int64(max(t.Kind, 1))
}

// storageSize is the number of bytes of a variable in a common block, Fortran 2008, C5100 and 5.7.2.
func (c *checker) storageSize(s *Symbol) (int64, bool) {
	n := int64(max(s.Type.Kind, 1))
	switch s.Type.Base {
	case Invalid:
		return 0, false
	case Complex:
		n *= 2
	case Character:
		n = int64(s.Type.Len)
	}
	if s.Allocatable {
		c.bag.Errorf(s.Pos, "common", "the allocatable array '%s' cannot be in a common block", s.Name).Note("Fortran 2008, C5100")
		return 0, false
	}
	for _, d := range s.Dims {
		lo, okLo := d.Lo.(*Const)
		hi, okHi := d.Hi.(*Const)
		if !okLo || !okHi {
			c.bag.Errorf(s.Pos, "common", "the bounds of '%s', which is in a common block, are not constant", s.Name)
			return 0, false
		}
		n *= max(0, hi.I-lo.I+1)
	}
	return n, true
}
