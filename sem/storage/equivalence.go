package storage

import (
	"strconv"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/scan"
)

// sequence is a storage sequence: the variables of a unit that EQUIVALENCE puts into one piece of memory, with the byte
// relative to each other at which they begin, Fortran 2008, 5.7.1.
type sequence struct {
	pos     diag.Span
	members []*names.Entity
	at      map[*names.Entity]int64
}

// Equivalence notes the groups of a statement. Its variables are known before any variable is fixed.
func (u *Unit) Equivalence(s *parse.Equivalence, in Scope) {
	for _, group := range s.Groups {
		for _, x := range group {
			if id, ok := scan.Designated(x); ok {
				in.Declare(id).Equivalenced = true
			}
		}
		u.groups = append(u.groups, group)
	}
}

// equivalences joins the variables of the EQUIVALENCE statements to storage sequences.
func (c *layouter) equivalences() {
	c.sequences = map[*names.Entity]*sequence{}
	for _, e := range c.Results {
		c.overlay(c.Result, 0, e, 0, e.Pos)
	}
	for _, group := range c.groups {
		var first *names.Entity
		var start int64
		for _, x := range group {
			e, at, ok := c.equivalenceObject(x)
			switch {
			case !ok:
			case first == nil:
				first, start = e, at
				c.sequenceOf(e)
			default:
				c.overlay(first, start, e, at, x.Span())
			}
		}
	}
}

// sequenceOf is the storage sequence of a variable, one of its own if it has none yet.
func (c *layouter) sequenceOf(e *names.Entity) *sequence {
	if c.sequences[e] == nil {
		c.sequences[e] = &sequence{pos: e.Pos, members: []*names.Entity{e}, at: map[*names.Entity]int64{e: 0}}
	}
	return c.sequences[e]
}

// overlay lets byte m of a be byte n of b.
func (c *layouter) overlay(a *names.Entity, m int64, b *names.Entity, n int64, pos diag.Span) {
	s, t := c.sequenceOf(a), c.sequenceOf(b)
	shift := s.at[a] + m - n - t.at[b]
	if s == t {
		if shift != 0 {
			c.Bag.Errorf(pos, "equivalence", "'%s' and '%s' are associated already, %s apart from this", a.Name, b.Name,
				diag.Count(int(max(shift, -shift)), "byte")).
				Note("Fortran 2008, 5.7.1.5: EQUIVALENCE gives a variable one place only")
		}
		return
	}
	for _, e := range t.members {
		s.members = append(s.members, e)
		s.at[e] = t.at[e] + shift
		c.sequences[e] = s
	}
}

// equivalenceObject is a variable of an EQUIVALENCE statement and the byte of it that is meant.
func (c *layouter) equivalenceObject(x parse.Expr) (*names.Entity, int64, bool) {
	id, ok := scan.Designated(x)
	if !ok {
		c.Bag.Errorf(x.Span(), "equivalence", "EQUIVALENCE takes variables, elements and substrings").
			Note("Fortran 2008, C592")
		return nil, 0, false
	}
	e := c.Scope.Declare(id)
	if !c.mayBeEquivalenced(e, id) {
		return nil, 0, false
	}
	at, ok := c.equivalencePlace(e.Symbol(), x)
	return e, at, ok
}

// mayBeEquivalenced checks Fortran 2008, C592, C593 and C594, and HPF 2.0, 3.8.
func (c *layouter) mayBeEquivalenced(e *names.Entity, id parse.Ident) bool {
	why := ""
	if e.Class != names.Variable {
		why = "it is " + e.Describe()
	} else if s := e.Symbol(); s.Type.Base == ir.Invalid {
		return false
	} else {
		why = c.whyNoEquivalence(e, s)
	}
	if why == "" {
		return true
	}
	d := c.Bag.Errorf(id.Pos, "equivalence", "'%s' cannot stand in EQUIVALENCE: %s", id.Name, why).Because(e.Pos, "declared here")
	if e.Sym != nil && e.Sym.Map != nil {
		d.Note("HPF 2.0, 3.8: a variable in EQUIVALENCE is sequential and cannot be mapped").Help("leave the directive out")
	} else {
		d.Note("Fortran 2008, C592 to C594")
	}
	return false
}

func (c *layouter) whyNoEquivalence(e *names.Entity, s *ir.Symbol) string {
	switch {
	case s.Map != nil:
		return "it is distributed"
	case e.Dummy:
		return "it is a dummy argument"
	case e == c.Result:
		return "it is the result of the function"
	case e.Home != c.Home:
		return "it belongs to another unit"
	case s.Allocatable:
		return "it is allocatable"
	case s.Pointer:
		return "it is a pointer"
	case !ir.ConstantDims(s.Dims):
		return "its bounds are not constant"
	case s.Type.Base == ir.Derived && (s.Type.Derived.HasDefault() || s.Type.Derived.HasAllocatable()):
		return "its type has default values or allocatable components"
	}
	return ""
}

// equivalencePlace is the byte of variable s that a designator begins with.
func (c *layouter) equivalencePlace(s *ir.Symbol, x parse.Expr) (int64, bool) {
	size, _ := s.Type.Size()
	switch x := x.(type) {
	case *parse.Ref:
		if s.Rank() == 0 {
			return c.substringPlace(s, x.Args, x.Pos)
		}
		n, ok := c.elementPlace(s, x)
		return n * size, ok
	case *parse.Substring:
		n, ok := c.equivalencePlace(s, x.X)
		first, fits := c.substringPlace(s, []parse.Arg{x.Sub}, x.Pos)
		return n + first, ok && fits
	}
	return 0, true
}

// substringPlace is the byte with which a substring of s begins.
func (c *layouter) substringPlace(s *ir.Symbol, args []parse.Arg, pos diag.Span) (int64, bool) {
	if s.Type.Base != ir.Character || len(args) != 1 || !args[0].Section {
		c.Bag.Errorf(pos, "rank-mismatch", "'%s' is a scalar", s.Name).Because(s.Pos, "declared here")
		return 0, false
	}
	if args[0].Hi != nil {
		if last, ok := c.Scope.ConstInt(args[0].Hi, "the last character"); ok && last > int64(s.Type.Len) {
			c.Bag.Errorf(args[0].Pos, "equivalence", "'%s' has %s", s.Name, diag.Count(s.Type.Len, "character"))
			return 0, false
		}
	}
	if args[0].Lo == nil {
		return 0, true
	}
	n, ok := c.Scope.ConstInt(args[0].Lo, "the first character")
	if ok && (n < 1 || n > int64(s.Type.Len)) {
		c.Bag.Errorf(args[0].Pos, "equivalence", "'%s' has %s", s.Name, diag.Count(s.Type.Len, "character"))
		return 0, false
	}
	return n - 1, ok
}

// elementPlace is the number of elements of array s before the one that a reference names. One subscript counts the elements,
// as in Fortran 66.
func (c *layouter) elementPlace(s *ir.Symbol, x *parse.Ref) (int64, bool) {
	dims := s.Dims
	if len(x.Args) == 1 && len(dims) > 1 {
		dims = []ir.Dim{{Lo: ir.IntConst(1, x.Pos), Hi: ir.IntConst(Elements(s), x.Pos)}}
	}
	if len(x.Args) != len(dims) {
		c.Bag.Errorf(x.Pos, "rank-mismatch", "'%s' has %s, this reference has %s", s.Name, diag.Count(s.Rank(), "dimension"),
			diag.Count(len(x.Args), "subscript")).Because(s.Pos, "declared here")
		return 0, false
	}
	at, stride := int64(0), int64(1)
	for k, a := range x.Args {
		if a.Section || a.Value == nil {
			c.Bag.Errorf(a.Pos, "equivalence", "a section cannot stand in EQUIVALENCE").Note("Fortran 2008, C592")
			return 0, false
		}
		i, ok := c.Scope.ConstInt(a.Value, "the subscript")
		lo, hi := dims[k].Lo.(*ir.Const).I, dims[k].Hi.(*ir.Const).I
		if ok && (i < lo || i > hi) {
			c.Bag.Errorf(a.Pos, "equivalence", "subscript %d of '%s' must be from %d to %d", k+1, s.Name, lo, hi)
			ok = false
		}
		if !ok {
			return 0, false
		}
		at += (i - lo) * stride
		stride *= hi - lo + 1
	}
	return at, true
}

// Elements is the number of elements of an array of constant shape, 1 for a scalar.
func Elements(s *ir.Symbol) int64 {
	n := int64(1)
	for _, d := range s.Dims {
		n *= max(0, d.Hi.(*ir.Const).I-d.Lo.(*ir.Const).I+1)
	}
	return n
}

// localSequences gives the storage sequences that are not in common memory of their own. It lives as long as the program,
// but in a recursive procedure as long as the activation if none of the variables is saved.
func (c *layouter) localSequences() {
	for _, e := range c.Names {
		s := c.sequences[e]
		if s == nil || e.Symbol().Storage == ir.InCommon {
			continue
		}
		c.local++
		block := &ir.Common{Name: c.Frame.Unit.Name + ".equivalence." + strconv.Itoa(c.local), Pos: s.pos, Local: true}
		saved := c.SaveAll || c.Frame.Unit.Proc == nil
		for _, m := range s.members {
			saved = saved || m.Symbol().Storage == ir.Static || m.Symbol().Init != nil || m.Symbol().InitElems != nil
		}
		block.Saved = saved
		block.PerCall = !saved && c.Frame.Unit.Proc != nil && c.Frame.Unit.Proc.Recursive
		c.Blocks.Add(block)
		c.place(s, block, -s.lowest(), s.pos)
	}
}

// lowest is the smallest place in a storage sequence.
func (s *sequence) lowest() int64 {
	low := int64(0)
	for _, n := range s.at {
		low = min(low, n)
	}
	return low
}

// reach is the number of bytes from byte 0 of a storage sequence to its end.
func (c *layouter) reach(s *sequence) int64 {
	end := int64(0)
	for _, e := range s.members {
		n, _ := c.storageSize(e.Symbol())
		end = max(end, s.at[e]+n)
	}
	return end
}

// place puts the variables of a storage sequence into a block, where its byte 0 gets to byte at or, for the alignment of the
// variables, a little after; it returns the byte. gfortran pads in the same way.
func (c *layouter) place(s *sequence, block *ir.Common, at int64, pos diag.Span) int64 {
	at += c.padding(s, at, pos)
	for _, e := range s.members {
		v := e.Symbol()
		v.Storage, v.Common, v.Offset = ir.InCommon, block, at+s.at[e]
		n, _ := c.storageSize(v)
		block.Size = max(block.Size, v.Offset+n)
	}
	return at
}

// padding is the number of bytes to leave before a storage sequence so that all its variables are aligned.
func (c *layouter) padding(s *sequence, at int64, pos diag.Span) int64 {
	for shift := int64(0); shift < 16; shift++ {
		fits := true
		for _, e := range s.members {
			_, unit := e.Symbol().Type.Size()
			fits = fits && (at+shift+s.at[e])%unit == 0
		}
		if fits {
			return shift
		}
	}
	c.Bag.Errorf(pos, "unsupported", "EQUIVALENCE that places variables at addresses which are no multiples of their size is not supported").
		Note("no padding before '%s' aligns all variables that are associated with it", s.members[0].Name)
	return 0
}
