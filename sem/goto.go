package sem

import (
	"maps"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/jumps"
)

// Jumps become structured control flow. In a statement list a jump forward is the EXIT of a loop of one trip that ends
// before its label, a jump backward the CYCLE of an endless loop that begins at its label; see L. Ramshaw, "Eliminating
// go to's while preserving program structure", JACM 35(4), 1988. A list in which a jump leads into the middle of such a
// loop becomes a loop over its parts, with a variable that says which part comes next.

// region is a statement list with labels that are jumped to, while its statements are checked.
type region struct {
	at       map[int]int // place of each label
	forward  map[int]*ir.While
	backward map[int]*ir.While
	current  int  // place of the statement that is being checked
	loops    int  // how many loops are around the list
	ofLoop   bool // the list is the body of a loop
	list     []parse.Stmt
	parts    *parts
}

// parts is a list as a loop over its parts: state says with which it begins.
type parts struct {
	loop  *ir.While
	state *ir.Symbol
	of    map[int]int64 // the part that begins with each label
}

// interval is the part lo <= i < hi of a list that becomes the body of a loop; a jump forward leaves it, one backward
// begins it anew.
type interval struct {
	lo, hi int
	label  int
	back   bool
	loop   *ir.While
}

// control is where a statement stands while its list is typed.
type control struct {
	asRange  bool // inside the range of a loop or a section
	loops    []loop
	labels   *jumps.Labels              // of the unit
	regions  []*region                  // the lists around with labels that are jumped to
	ownBody  bool                       // the next list is the body of a loop
	asserted map[string]*ir.Independent // loops by variable that a list INDEPENDENT(i,j) still waits for
	outside  outside                    // of the innermost BLOCK
}

// outside counts the loops and the lists with labels around a BLOCK: a jump to one of them leaves it.
type outside struct{ loops, regions int }

// jumper writes jumps out: GO TO in its forms, arithmetic IF, ASSIGN, and RETURN to labels of the caller.
type jumper struct{ *checker }

// region gives the region of a list, nil if nothing jumps to a statement of it.
func (c jumper) region(list []parse.Stmt) *region {
	r := &region{at: map[int]int{}, forward: map[int]*ir.While{}, backward: map[int]*ir.While{}, loops: len(c.loops),
		ofLoop: c.ownBody, list: list}
	for i, s := range list {
		if s == nil {
			continue
		}
		if _, format := s.(*parse.Format); !format && s.Label() != 0 && c.labels.Used[s.Label()] > 0 {
			r.at[s.Label()] = i
		}
	}
	if len(r.at) == 0 {
		return nil
	}
	return r
}

// regionBody checks the statements of a region.
func (c jumper) regionBody(r *region) []ir.Stmt {
	c.regions = append(c.regions, r)
	defer func() { c.regions = c.regions[:len(c.regions)-1] }()
	list, ok := c.intervals(r)
	if !ok {
		return c.partBody(r)
	}
	return c.nested(r, 0, len(r.list), list)
}

// intervals finds the loops that the jumps of a region need; ok is false if they can not be nested.
func (c jumper) intervals(r *region) (list []*interval, ok bool) {
	for _, label := range slices.Sorted(maps.Keys(r.at)) {
		j := r.at[label]
		ahead := &interval{lo: j, hi: j, label: label}
		back := &interval{lo: j, hi: j, label: label, back: true}
		for i, s := range r.list {
			switch {
			case s == nil || c.labels.Inside([]parse.Stmt{s}, label) == 0:
			case i >= j:
				back.hi = i + 1
			case !r.short(i, j):
				ahead.lo = min(ahead.lo, i)
			}
		}
		for _, v := range []*interval{ahead, back} {
			if v.lo < v.hi {
				v.loop = &ir.While{At: ir.At{Pos: r.list[j].Span()}}
				list = append(list, v)
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, a := range list {
			for _, b := range list {
				moved, possible := a.uncross(b)
				if changed = changed || moved; !possible {
					return nil, false
				}
			}
		}
	}
	for _, v := range list {
		if v.back {
			r.backward[v.label] = v.loop
		} else {
			r.forward[v.label] = v.loop
		}
	}
	return list, true
}

// short reports whether a jump from place i to place j needs no loop of its own: it ends the iteration of the loop whose
// body the list is, or leaves the loop at i for the statement after it.
func (r *region) short(i, j int) bool {
	_, loop := r.list[i].(*parse.Do)
	return r.endsIteration(j) || loop && j == i+1
}

// endsIteration reports whether place j is a CONTINUE that ends the body of a loop.
func (r *region) endsIteration(j int) bool {
	_, nothing := r.list[j].(*parse.Continue)
	return nothing && r.ofLoop && j == len(r.list)-1
}

// uncross widens a or b where they cross: the begin of a jump forward may move up, the end of a loop down. It is
// impossible if a leads into the middle of loop b.
func (a *interval) uncross(b *interval) (moved, possible bool) {
	if a.lo >= b.lo || a.hi <= b.lo || a.hi >= b.hi {
		return false, true
	}
	switch {
	case !b.back:
		b.lo = a.lo
	case a.back:
		a.hi = b.hi
	default:
		return false, false
	}
	return true, true
}

// nested checks the statements from lo to hi with the loops around them, the widest outermost.
func (c jumper) nested(r *region, lo, hi int, list []*interval) []ir.Stmt {
	var out []ir.Stmt
	for i := lo; i < hi; {
		var widest *interval
		var rest []*interval
		for _, v := range list {
			if v.lo == i && v.hi <= hi && (widest == nil || v.hi > widest.hi) {
				if widest != nil {
					rest = append(rest, widest)
				}
				widest = v
				continue
			}
			rest = append(rest, v)
		}
		if widest == nil {
			r.current = i
			out = append(out, c.checked(r.list[i])...)
			i++
			continue
		}
		body := c.nested(r, i, widest.hi, rest)
		widest.loop.Body = append(body, &ir.Jump{At: widest.loop.At, Exit: true, Loop: widest.loop})
		out = append(out, widest.loop)
		list, i = rest, widest.hi
	}
	return out
}

// partBody checks a region as a loop over its parts.
func (c jumper) partBody(r *region) []ir.Stmt {
	pos := r.list[0].Span()
	p := &parts{loop: &ir.While{At: ir.At{Pos: pos}}, state: c.temp("part", ir.Int4, pos), of: map[int]int64{}}
	r.parts = p
	starts := []int{0}
	for i, s := range r.list {
		if s != nil && s.Label() != 0 && r.at[s.Label()] == i && c.labels.Used[s.Label()] > 0 {
			if i > 0 {
				starts = append(starts, i)
			}
			p.of[s.Label()] = int64(len(starts) - 1)
		}
	}
	for k, lo := range starts {
		hi := len(r.list)
		if k+1 < len(starts) {
			hi = starts[k+1]
		}
		var body []ir.Stmt
		for i := lo; i < hi; i++ {
			r.current = i
			body = append(body, c.checked(r.list[i])...)
		}
		at := r.list[lo].Span()
		test := &ir.Binary{Pos: at, Op: ir.LE, X: &ir.Var{Pos: at, Sym: p.state}, Y: ir.IntConst(int64(k), at), T: ir.Log4}
		p.loop.Body = append(p.loop.Body, &ir.If{At: ir.At{Pos: at}, Branches: []ir.Branch{{Pos: at, Cond: test, Body: body}}})
	}
	p.loop.Body = append(p.loop.Body, &ir.Jump{At: ir.At{Pos: pos}, Exit: true, Loop: p.loop})
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: p.state}, RHS: ir.IntConst(0, pos)}, p.loop}
}

// goTo makes the jump to a label, Fortran 2008, 8.2.
func (c jumper) goTo(label int, pos diag.Span) []ir.Stmt {
	for k := len(c.regions) - 1; k >= 0; k-- {
		r := c.regions[k]
		j, here := r.at[label]
		if !here {
			continue
		}
		for _, l := range c.loops[r.loops:] {
			if l.concurrent {
				// Fortran 2008, C819.
				c.bag.Errorf(pos, "jump", "GO TO must not leave a DO CONCURRENT").Because(l.pos, "this loop")
				return nil
			}
		}
		left := finalizer(c).leaveBlocks(func(o outside) bool { return k < o.regions }, pos)
		return append(left, c.goWithin(r, j, label, pos)...)
	}
	if at, known := c.labels.Defined[label]; known {
		c.bag.Errorf(pos, "jump", "GO TO %d leads into a block from outside", label).Because(at, "the label stands here").
			Note("Fortran 2008, 8.1.1.3: a block is entered only at its head")
		return nil
	}
	c.bag.Errorf(pos, "jump", "no statement has the label %d", label)
	return nil
}

// goWithin jumps to place j of region r.
func (c jumper) goWithin(r *region, j, label int, pos diag.Span) []ir.Stmt {
	switch {
	case r.parts != nil:
		state := &ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: r.parts.state}, RHS: ir.IntConst(r.parts.of[label], pos)}
		return []ir.Stmt{state, &ir.Jump{At: ir.At{Pos: pos}, Exit: false, Loop: r.parts.loop}}
	case j <= r.current:
		return []ir.Stmt{&ir.Jump{At: ir.At{Pos: pos}, Exit: false, Loop: r.backward[label]}}
	case r.endsIteration(j):
		return []ir.Stmt{&ir.Jump{At: ir.At{Pos: pos}, Exit: false, Loop: c.loops[r.loops-1].stmt}}
	case r.short(r.current, j):
		return []ir.Stmt{&ir.Jump{At: ir.At{Pos: pos}, Exit: true, Loop: c.loops[r.loops].stmt}}
	}
	return []ir.Stmt{&ir.Jump{At: ir.At{Pos: pos}, Exit: true, Loop: r.forward[label]}}
}

// computedGoto is GO TO (10, 20), i.
func (c jumper) computedGoto(s *parse.ComputedGoto) []ir.Stmt {
	return c.choice(c.Integer(s.Index, "the index of GO TO"), s.Labels, nil, s.Pos)
}

// assignedGoto is GO TO i, where ASSIGN has put the number of a label into i.
func (c jumper) assignedGoto(s *parse.AssignedGoto) []ir.Stmt {
	labels := c.labels.From(s)
	values := make([]int64, len(labels))
	for i, l := range labels {
		values[i] = int64(l)
	}
	x := c.Integer(&parse.Name{Node: parse.Node{Pos: s.Var.Pos}, Ident: s.Var.Name}, "the variable of GO TO")
	return c.choice(x, labels, values, s.Pos)
}

// choice jumps to the label whose value x has; without values the first has 1. No jump is made for any other x.
func (c jumper) choice(x ir.Expr, labels []int, values []int64, pos diag.Span) []ir.Stmt {
	if x.Type().Base != ir.Integer {
		return nil
	}
	index := c.temp("go", x.Type(), pos)
	out := []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: index}, RHS: x}}
	st := &ir.If{At: ir.At{Pos: pos}}
	for i, label := range labels {
		value := int64(i + 1)
		if values != nil {
			value = values[i]
		}
		test := &ir.Binary{Pos: pos, Op: ir.EQ, X: &ir.Var{Pos: pos, Sym: index}, Y: &ir.Const{Pos: pos, T: index.Type, I: value}, T: ir.Log4}
		st.Branches = append(st.Branches, ir.Branch{Pos: pos, Cond: test, Body: c.goTo(label, pos)})
	}
	if len(st.Branches) > 0 {
		out = append(out, st)
	}
	return out
}

// assignLabel is ASSIGN 10 TO i.
func (c jumper) assignLabel(s *parse.AssignLabel) []ir.Stmt {
	e := definitions(c).variable(&parse.Name{Node: parse.Node{Pos: s.Var.Pos}, Ident: s.Var.Name})
	if e.Type().Base == ir.Invalid {
		return nil
	}
	if _, known := c.labels.Defined[s.To]; !known && c.formats[s.To] == nil {
		c.bag.Errorf(s.Pos, "jump", "no statement has the label %d", s.To)
		return nil
	}
	if e.Type().Base != ir.Integer || e.Type().Kind < 4 {
		c.bag.Errorf(s.Var.Pos, "type-mismatch", "ASSIGN needs an integer variable, this is %s", e.Type())
		return nil
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: e, RHS: &ir.Const{Pos: s.Pos, T: e.Type(), I: int64(s.To)}}}
}

// arithmeticIf is IF (x) negative, zero, positive.
func (c jumper) arithmeticIf(s *parse.ArithmeticIf) []ir.Stmt {
	x := c.scalar(s.X)
	if b := x.Type().Base; b != ir.Integer && b != ir.Real {
		if b != ir.Invalid {
			c.bag.Errorf(x.Span(), "type-mismatch", "the expression of an arithmetic IF is %s", x.Type())
		}
		return nil
	}
	v := c.temp("if", x.Type(), s.Pos)
	test := func(op ir.Op) ir.Expr {
		return &ir.Binary{Pos: s.Pos, Op: op, X: &ir.Var{Pos: s.Pos, Sym: v}, Y: c.convert(ir.IntConst(0, s.Pos), v.Type), T: ir.Log4}
	}
	return []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: &ir.Var{Pos: s.Pos, Sym: v}, RHS: x},
		&ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{
			{Pos: s.Pos, Cond: test(ir.LT), Body: c.goTo(s.Negative, s.Pos)},
			{Pos: s.Pos, Cond: test(ir.EQ), Body: c.goTo(s.Zero, s.Pos)},
			{Pos: s.Pos, Cond: nil, Body: c.goTo(s.Positive, s.Pos)},
		}},
	}
}
