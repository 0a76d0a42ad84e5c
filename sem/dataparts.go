package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/interpret"
	"dhpfgo/sem/names"
)

// dataSlot is the place of the initial value of a part of a variable, or a substring of it.
type dataSlot struct {
	at   **ir.Const
	t    ir.Type
	name string
	part *parse.Arg
}

// dataParts gives the elements of a section or component of a variable their values in DATA, in array element order.
func (c initializer) dataParts(x parse.Expr, v *dataValues) bool {
	slots, ok := c.dataSlots(x)
	for _, s := range slots {
		if s.part != nil {
			if !c.dataSubstring(s, parse.SpanOf(x), v) {
				return false
			}
			continue
		}
		k, given := c.dataConst(&ir.Symbol{Name: parse.SpanOf(x).Text(), Type: s.t}, parse.SpanOf(x), v)
		if ok = ok && given; !ok {
			return false
		}
		*s.at = k
	}
	return ok
}

// dataSlots lists the places that a designator with constant subscripts names.
func (c initializer) dataSlots(x parse.Expr) ([]dataSlot, bool) {
	switch x := x.(type) {
	case *parse.Name:
		return c.dataVariable(parse.Ident{Name: x.Ident, Pos: x.Pos}, nil, x.Pos)
	case *parse.Ref:
		if texts(c).isSubstring(c.names[x.Name], x.Args) {
			return c.dataSubstrings(&parse.Name{Node: x.Node, Ident: x.Name}, x.Name, &x.Args[0])
		}
		return c.dataVariable(parse.Ident{Name: x.Name, Pos: x.Pos}, x.Args, x.Pos)
	case *parse.Component:
		base, ok := c.dataSlots(x.X)
		if !ok {
			return nil, false
		}
		var out []dataSlot
		for _, b := range base {
			list, ok := c.dataComponent(b, x)
			if !ok {
				return nil, false
			}
			out = append(out, list...)
		}
		return out, true
	case *parse.Substring:
		return c.dataSubstrings(x.X, parse.SpanOf(x.X).Text(), &x.Sub)
	}
	c.unsupported(parse.SpanOf(x), "this part of a variable in DATA is not supported yet").Help("give the whole variable a value")
	return nil, false
}

// dataSubstrings are substrings of what a designator names.
func (c initializer) dataSubstrings(x parse.Expr, name string, part *parse.Arg) ([]dataSlot, bool) {
	slots, ok := c.dataSlots(x)
	for k := range slots {
		slots[k].name, slots[k].part = name, part
	}
	return slots, ok
}

func (c initializer) dataVariable(id parse.Ident, args []parse.Arg, pos diag.Span) ([]dataSlot, bool) {
	e := c.names[id.Name]
	if e == nil || e.Class != names.Variable || e.Dummy || e == c.result || e.Allocatable.Valid() {
		return nil, c.dataSymbol(id) != nil
	}
	s := c.Symbol(e)
	if s.Rank() == 0 {
		return []dataSlot{{at: &s.Init, t: s.Type}}, s.Type.Base != ir.Invalid
	}
	elems := c.dataElems(s, pos)
	if elems == nil {
		return nil, false
	}
	return c.dataSection(elems, s.Type, s.Dims, args, pos)
}

// dataComponent is a component, or some elements of an array component, of the value in a slot.
func (c initializer) dataComponent(b dataSlot, x *parse.Component) ([]dataSlot, bool) {
	comp := structures(c).findComponent(x, b.t)
	if comp == nil {
		return nil, false
	}
	if b.t.Derived == nil {
		c.bag.Errorf(x.Pos, "data", "a part of a complex number cannot stand in DATA").Help("give the whole variable a value")
		return nil, false
	}
	if comp.Pointer || comp.Allocatable {
		c.bag.Errorf(x.Pos, "data", "the component '%s' cannot stand in DATA", comp.Name).Because(comp.Pos, "declared here")
		return nil, false
	}
	part := &ownParts(b, len(b.t.Derived.Components), x.Pos).Parts[comp.Index]
	if len(comp.Dims) == 0 {
		return c.dataScalarComponent(dataSlot{at: part, t: comp.Type, name: comp.Name}, x)
	}
	if *part == nil {
		*part = &ir.Const{Pos: x.Pos, T: comp.Type, Parts: make([]*ir.Const, comp.Elements())}
		for i := range (*part).Parts {
			(*part).Parts[i] = absent(comp.Type, x.Pos)
		}
		copy((*part).Parts, comp.InitElems)
	}
	return c.dataSection((*part).Parts, comp.Type, comp.Dims, x.Args, x.Pos)
}

// dataScalarComponent is a component that is no array, or a substring of it.
func (c initializer) dataScalarComponent(slot dataSlot, x *parse.Component) ([]dataSlot, bool) {
	switch {
	case len(x.Args) == 1 && x.Args[0].Section && slot.t.Base == ir.Character:
		slot.part = &x.Args[0]
	case x.Args != nil:
		c.bag.Errorf(x.Pos, "rank-mismatch", "the component '%s' is no array", slot.name)
		return nil, false
	}
	return []dataSlot{slot}, true
}

// ownParts is the structure in a slot, which shares its parts with no other.
func ownParts(b dataSlot, n int, pos diag.Span) *ir.Const {
	k := &ir.Const{Pos: pos, T: b.t, Parts: make([]*ir.Const, n)}
	if old := *b.at; old != nil && old.Apart {
		return old
	} else if old != nil {
		copy(k.Parts, old.Parts)
	}
	k.Apart = true
	*b.at = k
	return k
}

// absent is the zero or blank value of an element that has no initial value.
func absent(t ir.Type, pos diag.Span) *ir.Const {
	k := &ir.Const{Pos: pos, T: t, Absent: true}
	if t.Base == ir.Character {
		k.S = ir.CharsConst((&ir.Const{T: t}).Chars(), t, pos).S
	}
	if t.Base == ir.Derived {
		k.Parts = make([]*ir.Const, len(t.Derived.Components))
	}
	return k
}

// dataSection lists the elements of an array that constant subscripts and sections select; all without subscripts.
func (c initializer) dataSection(elems []*ir.Const, t ir.Type, dims []ir.Dim, args []parse.Arg, pos diag.Span) ([]dataSlot, bool) {
	places := []int64{0}
	stride := int64(1)
	if args != nil && len(args) != len(dims) {
		c.bag.Errorf(pos, "rank-mismatch", "%s where %s are needed", diag.Count(len(args), "subscript"), diag.Count(len(dims), "subscript"))
		return nil, false
	}
	for k, d := range dims {
		lo, hi := d.Lo.(*ir.Const), d.Hi.(*ir.Const)
		r := interpret.Range{Lo: lo.I, Hi: hi.I, Step: 1}
		if args != nil {
			var ok bool
			if r, ok = c.dataRange(d, args[k]); !ok {
				return nil, false
			}
		}
		var next []int64
		for i := r.Lo; r.Holds(i); i += r.Step {
			for _, p := range places {
				next = append(next, p+(i-lo.I)*stride)
			}
		}
		places = next
		stride *= max(hi.I-lo.I+1, 0)
	}
	var out []dataSlot
	for _, p := range places {
		out = append(out, dataSlot{at: &elems[p], t: t})
	}
	return out, true
}

// dataRange is a constant subscript or section within bounds.
func (c initializer) dataRange(d ir.Dim, a parse.Arg) (interpret.Range, bool) {
	var lo, hi, step *ir.Const
	constants(c).aside(func(v *interpret.Machine) {
		if a.Section {
			t := designators(c).sectionOf(d, a)
			lo, hi, step = valueIn(c.checker, v, t.Lo), valueIn(c.checker, v, t.Hi), valueIn(c.checker, v, t.Step)
			return
		}
		lo = valueIn(c.checker, v, c.Integer(a.Value, "a subscript"))
		hi, step = lo, ir.IntConst(1, a.Pos)
	})
	if lo == nil || hi == nil || step == nil || step.I == 0 {
		c.bag.Errorf(a.Pos, "not-constant", "a subscript in DATA must be constant")
		return interpret.Range{}, false
	}
	r := interpret.Range{Lo: lo.I, Hi: hi.I, Step: step.I}
	first, last := d.Lo.(*ir.Const).I, d.Hi.(*ir.Const).I
	for i := r.Lo; r.Holds(i); i += r.Step {
		if i < first || i > last {
			c.bag.Errorf(a.Pos, "data", "subscript %d is outside %d:%d", i, first, last)
			return interpret.Range{}, false
		}
	}
	return r, true
}

// dataSubstring gives a substring in a slot a value in DATA; the rest is blank where no other DATA sets it.
func (c initializer) dataSubstring(s dataSlot, pos diag.Span, v *dataValues) bool {
	if s.t.Base == ir.Character && s.t.Len < 0 {
		c.unsupported(pos, "this part of a variable in DATA is not supported yet").Help("give the whole variable a value")
		return false
	}
	e, ok := texts(c).substring(&ir.Var{Pos: pos, Sym: &ir.Symbol{Name: s.name, Type: s.t}}, *s.part, pos).(*ir.Substr)
	if !ok {
		return false
	}
	lo, okLo := e.Lo.(*ir.Const)
	hi, okHi := e.Hi.(*ir.Const)
	if !okLo || !okHi {
		c.bag.Errorf(pos, "not-constant", "the positions of a substring in DATA must be constant")
		return false
	}
	k, ok := c.dataConst(&ir.Symbol{Name: s.name, Type: e.T}, pos, v)
	if !ok || e.T.Len == 0 {
		return ok
	}
	old := (&ir.Const{T: s.t}).Chars()
	if *s.at != nil {
		old = (*s.at).Chars()
	}
	copy(old[lo.I-1:hi.I], k.Chars())
	*s.at = ir.CharsConst(old, s.t, pos)
	return true
}
