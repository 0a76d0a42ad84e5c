package sem

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/scan"
)

// Coindexed objects, Fortran 2018, 9.6: a get before the statement that needs the value, a put after the one that computes it.
//
//	y = a(2:5)[p] + x[p]%c(i)   =>   call get_array(t, a(2:5), p);  call part(q, x%c, p);  call get(u, q(i), p);  y = t + u
//	a(i)[p] = e                 =>   v = e;  call put(a(i), v, p)
//
// The object is named by its own copy here. Behind an allocatable or pointer component only the other image knows where things are:
// a pointer here takes its descriptor, and the rest of the reference goes through that.

// callArg is an argument of a call of the runtime with the dummy argument that says how it is passed.
type callArg struct {
	actual ir.Actual
	dummy  *ir.Symbol
}

func dummyOf(t ir.Type) *ir.Symbol { return &ir.Symbol{Name: "x", Type: t, Storage: ir.Argument} }

func valueArg(c *checker, e ir.Expr, t ir.Type) callArg {
	d := dummyOf(t)
	d.ByValue, d.Intent = true, "in"
	return callArg{ir.Actual{Pos: e.Span(), X: c.convert(e, t)}, d}
}

func intArg(c *checker, n int, pos diag.Span) callArg {
	return valueArg(c, ir.IntConst(int64(n), pos), ir.Int4)
}

// lineArg is the line of a statement, for messages at run time.
func lineArg(c *checker, pos diag.Span) callArg {
	line, _ := pos.LineCol()
	return intArg(c, line, pos)
}

// refArg passes the address of a variable.
func refArg(e ir.Expr) callArg { return callArg{ir.Actual{Pos: e.Span(), X: e}, dummyOf(e.Type())} }

// sectionArg passes the description of a section.
func sectionArg(s *ir.Section, pos diag.Span) callArg {
	d := dummyOf(s.Sym.Type)
	d.Size = ir.AssumedShape
	for _, single := range s.Single {
		if !single {
			d.Dims = append(d.Dims, ir.Dim{Lo: ir.Int8At(1, pos), Hi: &ir.Extent{Pos: pos, Sym: d, Dim: len(d.Dims) + 1}})
		}
	}
	return callArg{ir.Actual{Pos: pos, Section: s}, d}
}

// noArg is an absent argument.
func noArg(t ir.Type) callArg {
	d := dummyOf(t)
	d.Optional = true
	return callArg{ir.Actual{}, d}
}

// callRuntime is the call of a function of pgasrt/caf.
func callRuntime(name string, pos diag.Span, args ...callArg) *ir.CallProc {
	p := &ir.Procedure{Name: name, Link: name, Pos: pos, Known: true, Explicit: true}
	st := &ir.CallProc{At: ir.At{Pos: pos}, Proc: p}
	for _, a := range args {
		p.Dummies = append(p.Dummies, a.dummy)
		st.Args = append(st.Args, a.actual)
	}
	return st
}

// askRuntime calls a function of pgasrt/caf before the current statement, and gives its value.
func askRuntime(c *checker, name string, t ir.Type, pos diag.Span, args ...callArg) ir.Expr {
	st := callRuntime(name, pos, args...)
	st.Proc.Function, st.Proc.Result = true, &ir.Symbol{Name: name, Type: t, Pos: pos}
	v := &ir.Var{Pos: pos, Sym: c.temp("asked", t, pos)}
	st.Result = v
	c.emit(st)
	return &ir.Var{Pos: pos, Sym: v.Sym}
}

// selectorIn is the image selector of a reference; nil for none.
func selectorIn(x parse.Expr) *parse.Coindexed {
	switch x := x.(type) {
	case *parse.Coindexed:
		return x
	case *parse.Component:
		return selectorIn(x.X)
	case *parse.Substring:
		return selectorIn(x.X)
	}
	return nil
}

// selected is what an image selector says: the image, as the runtime takes it, and STAT=, which a made variable holds until the access is
// done.
type selected struct {
	image  ir.Expr
	stat   *imageStatus
	notify ir.Expr // the variable of NOTIFY=
	pos    diag.Span
}

// after is what follows an access: the post of NOTIFY=, Fortran 2023, 9.6, and STAT=.
func (s *selected) after(c *checker) []ir.Stmt {
	if s.notify == nil {
		return s.stat.after(c)
	}
	args := append([]callArg{refArg(s.notify), valueArg(c, s.image, ir.Int4)}, s.stat.args(c)...)
	return append([]ir.Stmt{callRuntime("hpf_co_event_post", s.pos, args...)}, s.stat.after(c)...)
}

// tail are the last arguments of an access: image, and with bytes set that, stat, line.
func (s *selected) tail(c *checker, bytes *ir.Expr) []callArg {
	out := []callArg{valueArg(c, s.image, ir.Int4)}
	if bytes != nil {
		out = append(out, valueArg(c, *bytes, ir.Int8))
	}
	return append(out, s.stat.arg(), lineArg(c, s.pos))
}

// coindexed is the value of a coindexed object x with selector s.
func coindexed(c *checker, x parse.Expr, s *parse.Coindexed) ir.Expr {
	if part, ok := x.(*parse.Component); ok {
		if call := typeInquiry(c, part); call != nil {
			return c.expr(call)
		}
	}
	sel := selection(c, s)
	if sel == nil {
		return ir.Poison(parse.SpanOf(x))
	}
	if sel.notify != nil {
		c.bag.Errorf(s.Pos, "coarray", "NOTIFY= stands where a coindexed object is assigned to, not where it is read").Note("Fortran 2023, 9.6")
		return ir.Poison(parse.SpanOf(x))
	}
	ref := c.expr(reached(c, x, s, sel))
	t := ref.Type()
	switch {
	case t.Derived != nil && t.Derived.HasAllocatable():
		return wholeValue(c, ref, sel, parse.SpanOf(x))
	case t.Base == ir.Invalid:
		return ir.Poison(parse.SpanOf(x))
	}
	if ir.Rank(ref) > 0 {
		return coindexedArray(c, ref, sel)
	}
	if !ir.IsDesignator(ref) {
		c.bag.Errorf(parse.SpanOf(x), "coarray", "'%s' is no variable of another image", parse.SpanOf(x).Text())
		return ir.Poison(parse.SpanOf(x))
	}
	v := &ir.Var{Pos: parse.SpanOf(x), Sym: c.textTemp(gotten, ref)}
	get := callRuntime("hpf_co_get", sel.pos, append([]callArg{refArg(v), refArg(ref)}, sel.tail(c, bytesOf(c, ref))...)...)
	c.emit(append([]ir.Stmt{get}, sel.stat.after(c)...)...)
	return &ir.Var{Pos: parse.SpanOf(x), Sym: v.Sym}
}

// designateCoindexed is the copy that has come as a designator; nil after an error.
func designateCoindexed(e ir.Expr) *designator {
	a, ok := e.(*ir.ArrayRef)
	switch {
	case e.Type().Base == ir.Invalid:
		return nil
	case !ok:
		return &designator{e: e}
	}
	d := &designator{sym: a.Section.Sym}
	for k := range a.Section.Lo {
		d.subs = append(d.subs, shapes.Triplet{Lo: a.Section.Lo[k], Hi: a.Section.Hi[k], Step: a.Section.Step[k], Single: a.Section.Single[k]})
	}
	return d
}

// gotten is the stem of variables that hold values of other images.
const gotten = "coindexed"

// refuseCoindexed reports a coindexed object that a statement sets in another way than by assignment.
func refuseCoindexed(c *checker, s *ir.Symbol, pos diag.Span) bool {
	if !s.Made || len(s.Name) <= len(gotten) || s.Name[:len(gotten)+1] != gotten+"%" {
		return false
	}
	refuseSetting(c, pos)
	return true
}

func refuseSetting(c *checker, pos diag.Span) {
	c.unsupported(pos, "this statement cannot set an object of another image").Help("set a variable, and assign that to '%s'", pos.Text())
}

// bytesOf is the size of a scalar or an element of an array.
func bytesOf(c *checker, x ir.Expr) *ir.Expr {
	t := x.Type()
	n, _ := t.Size()
	var e ir.Expr = ir.Int8At(n, x.Span())
	if t.Base == ir.Character && t.Len < 0 {
		e = c.Arith(ir.Mul, c.convert(c.lenOf(x), ir.Int8), c.int8(t.CharBytes(), x.Span()), x.Span())
	}
	return &e
}

// settableThere checks the type of what is assigned to on another image, Fortran 2018, 10.2.1.2.
func settableThere(c *checker, t ir.Type, pos diag.Span) bool {
	if t.Derived == nil || !t.Derived.HasAllocatable() {
		return true
	}
	c.bag.Errorf(pos, "coarray", "%s has allocatable components, so a coindexed object of it cannot be assigned to", t).
		Note("Fortran 2018, 10.2.1.2").Help("assign the components one by one")
	return false
}

// scratchLike is an array for elements of the type, and of the length, that those of x have.
func scratchLike(c *checker, stem string, x ir.Expr, extents []ir.Expr, pos diag.Span) *ir.Symbol {
	v := c.em.Scratch(stem, x.Type(), extents, pos)
	if t := x.Type(); t.Base == ir.Character && t.Len < 0 {
		elements.AllocateLate(c.em, v, c.lenOf(x))
	}
	return v
}

// coindexedArray gets a section of another image.
func coindexedArray(c *checker, ref ir.Expr, sel *selected) ir.Expr {
	a, ok := ref.(*ir.ArrayRef)
	if !ok || picked(a.Section.Sym) {
		c.unsupported(sel.pos, "this section of another image is not supported yet").Help("write a loop over its elements")
		return ir.Poison(sel.pos)
	}
	if byBytes(c, a.Section.Sym) {
		return gottenElements(c, a, sel)
	}
	theirs, vectors := fullSection(c, a)
	var extents []ir.Expr
	for k, single := range theirs.Single {
		if !single {
			extents = append(extents, c.em.SizeOf(shapes.Triplet{Lo: theirs.Lo[k], Hi: theirs.Hi[k], Step: theirs.Step[k]}, sel.pos))
		}
	}
	v := scratchLike(c, gotten, ref, extents, sel.pos)
	ours := shapes.Section(v, shapes.Whole(v), sel.pos).Section
	get := callRuntime("hpf_co_get_array", sel.pos, append([]callArg{sectionArg(ours, sel.pos), sectionArg(theirs, sel.pos)}, sel.tail(c, nil)...)...)
	c.emit(append([]ir.Stmt{get}, sel.stat.after(c)...)...)
	if vectors == nil {
		return shapes.WholeExpr(v, sel.pos)
	}
	picked := &ir.ArrayRef{Pos: sel.pos, Section: vectors(v), Vectors: shiftedVectors(c, a, sel.pos)}
	if sec := c.keep(picked, sel.pos); sec != nil {
		return shapes.WholeExpr(sec.Sym, sel.pos)
	}
	return ir.Poison(sel.pos)
}

// gottenElements gets the elements of a section one by one.
func gottenElements(c *checker, a *ir.ArrayRef, sel *selected) ir.Expr {
	n := elements.NewNest(c.em, shapes.Of(a))
	var extents []ir.Expr
	for _, d := range shapes.Of(a).Dims {
		extents = append(extents, c.em.SizeOf(d, sel.pos))
	}
	v := scratchLike(c, gotten, a, extents, sel.pos)
	ours, theirs := n.At(c.em, shapes.WholeExpr(v, sel.pos)), n.At(c.em, a)
	get := callRuntime("hpf_co_get", sel.pos, append([]callArg{refArg(ours), refArg(theirs)}, sel.tail(c, bytesOf(c, a))...)...)
	inOrder := func(int) bool { return true }
	c.emit(append(n.Loops(c.em, []ir.Stmt{get}, inOrder), sel.stat.after(c)...)...)
	return shapes.WholeExpr(v, sel.pos)
}

// fullSection is the section to get for an array with vector subscripts: all elements in their dimensions. vectors is the part of what has
// come that is wanted, nil for all of it.
func fullSection(c *checker, a *ir.ArrayRef) (*ir.Section, func(*ir.Symbol) *ir.Section) {
	if a.Plain() {
		return a.Section, nil
	}
	full := *a.Section
	full.Lo, full.Hi, full.Step = append([]ir.Expr(nil), full.Lo...), append([]ir.Expr(nil), full.Hi...), append([]ir.Expr(nil), full.Step...)
	for k := range full.Lo {
		if a.Vector(k) != nil {
			full.Lo[k], full.Hi[k], full.Step[k] = full.Sym.Dims[k].Lo, full.Sym.Dims[k].Hi, ir.IntConst(1, a.Pos)
		}
	}
	return &full, func(v *ir.Symbol) *ir.Section {
		whole := shapes.Section(v, shapes.Whole(v), a.Pos).Section
		n := 0
		for k, single := range a.Section.Single {
			if single {
				continue
			}
			if a.Vector(k) != nil {
				whole.Lo[n], whole.Hi[n], whole.Step[n] = a.Section.Lo[k], a.Section.Hi[k], a.Section.Step[k]
			}
			n++
		}
		return whole
	}
}

// shiftedVectors are the vector subscripts of an array for a copy of it whose bounds begin with 1.
func shiftedVectors(c *checker, a *ir.ArrayRef, pos diag.Span) []ir.Expr {
	var out []ir.Expr
	for k, single := range a.Section.Single {
		switch v := a.Vector(k); {
		case single:
		case v == nil:
			out = append(out, nil)
		default:
			shift := c.Arith(ir.Sub, c.convert(a.Section.Sym.Dims[k].Lo, ir.Int8), ir.Int8At(1, pos), pos)
			if moved := c.keep(c.operate(ir.Sub, c.convert(v, ir.Int8), shift, pos), pos); moved != nil {
				out = append(out, shapes.WholeExpr(moved.Sym, pos))
			}
		}
	}
	return out
}

// byBytes reports whether an array is a component of the elements of another one, which no descriptor describes.
func byBytes(c *checker, s *ir.Symbol) bool {
	for _, st := range c.em.Pre {
		if v, ok := st.(*ir.View); ok && v.Sym == s && v.Parent != nil {
			return true
		}
	}
	return false
}

// reached is a coindexed reference without its selector, as the object is named here.
func reached(c *checker, x parse.Expr, s *parse.Coindexed, sel *selected) parse.Expr {
	switch x := x.(type) {
	case *parse.Coindexed:
		return x.X
	case *parse.Substring:
		return &parse.Substring{Node: x.Node, X: reached(c, x.X, s, sel), Sub: x.Sub}
	case *parse.Component:
		base := reached(c, x.X, s, sel)
		whole := &parse.Component{Node: x.Node, X: base, Name: x.Name}
		if p := throughPart(c, whole, sel); p != nil && x.Args != nil {
			return &parse.Ref{Node: x.Node, Name: p.Ident, Args: x.Args}
		} else if p != nil {
			return p
		}
		return &parse.Component{Node: x.Node, X: base, Name: x.Name, Args: x.Args}
	}
	return x
}

// throughPart is a pointer to what an allocatable or pointer component has on the other image; nil for any other component.
func throughPart(c *checker, x *parse.Component, sel *selected) *parse.Name {
	t := c.traitOf(x.X)
	if t.Type.Derived == nil || t.Rank > 0 {
		return nil
	}
	probe := c.takePre()
	base := polymorph{c}.baseOf(x)
	made := c.takePre()
	c.em.Pre = probe
	if base == nil || base.e == nil || base.e.Type().Derived == nil {
		return nil
	}
	comp := base.e.Type().Derived.Component(x.Name)
	if comp == nil || !comp.Allocatable && !comp.Pointer || comp.Proc != nil {
		return nil
	}
	if comp.Deferred || comp.Tag != nil {
		c.unsupported(x.Pos, "the component '%s' of another image, whose length or type is not constant, is not supported yet", comp.Name)
		return nil
	}
	c.em.Pre = append(c.em.Pre, made...)
	field := &ir.Field{Pos: x.Pos, X: base.e, Comp: comp}
	p := c.pointerTemp(comp.Name, comp.Type, len(comp.Dims), x.Pos)
	c.emit(callRuntime("hpf_co_part", sel.pos, pointerArg(p, x.Pos), slotArg(field, comp), valueArg(c, sel.image, ir.Int4), intArg(c, len(comp.Dims), x.Pos), sel.stat.arg(), lineArg(c, sel.pos)))
	return c.nameFor(p, x.Pos)
}

// pointerArg passes a pointer itself.
func pointerArg(p *ir.Symbol, pos diag.Span) callArg {
	d := dummyOf(p.Type)
	d.Pointer, d.Dims = true, p.Dims
	if p.Rank() == 0 {
		return callArg{ir.Actual{Pos: pos, X: &ir.Var{Pos: pos, Sym: p}}, d}
	}
	return callArg{ir.Actual{Pos: pos, Section: shapes.Section(p, shapes.Whole(p), pos).Section}, d}
}

// slotArg passes the address of the descriptor of a component.
func slotArg(f *ir.Field, comp *ir.Component) callArg {
	d := dummyOf(comp.Type)
	d.Pointer, d.Dims = true, comp.Dims
	return callArg{ir.Actual{Pos: f.Pos, X: f}, d}
}

// rootEntity is the coarray that a reference names first, nil for a component that is one.
func rootEntity(c *checker, x parse.Expr) *names.Entity {
	id, ok := scan.Designated(x)
	if !ok {
		return nil
	}
	e := c.Lookup(id.Name)
	if e != nil && e.Coarray != nil {
		return e.Coarray
	}
	return e
}

// misplaced reports a specifier of an image selector that stands twice, or before a cosubscript.
func misplaced(c *checker, before []parse.Arg, a parse.Arg) bool {
	for _, b := range before {
		switch {
		case b.Keyword != "" && a.Keyword == "":
			c.bag.Errorf(a.Pos, "coarray", "a cosubscript stands behind %s=", strings.ToUpper(b.Keyword)).Note("Fortran 2018, R924").Help("write the cosubscripts first")
		case b.Keyword != "" && b.Keyword == a.Keyword:
			c.bag.Errorf(a.Pos, "coarray", "%s= stands twice in an image selector", strings.ToUpper(a.Keyword)).Because(b.Pos, "here").Note("Fortran 2018, C929")
		case strings.HasPrefix(b.Keyword, "team") && strings.HasPrefix(a.Keyword, "team"):
			c.bag.Errorf(a.Pos, "coarray", "an image selector has either TEAM= or TEAM_NUMBER=").Because(b.Pos, "here").Note("Fortran 2018, C929")
		default:
			continue
		}
		return true
	}
	return false
}

// selection evaluates an image selector, Fortran 2018, 9.6; nil after an error.
func selection(c *checker, x *parse.Coindexed) *selected {
	usesImages(c)
	out := &selected{pos: x.Pos}
	var subs []parse.Arg
	var team, number parse.Expr
	var status []parse.Arg
	var notify parse.Expr
	for k, a := range x.Images {
		if misplaced(c, x.Images[:k], a) {
			return nil
		}
		switch {
		case a.Keyword == "" && a.Value != nil && !a.Section:
			subs = append(subs, a)
		case a.Keyword == "team":
			team = a.Value
		case a.Keyword == "team_number":
			number = a.Value
		case a.Keyword == "notify":
			notify = a.Value
		case a.Keyword == "stat":
			status = append(status, a)
		default:
			c.bag.Errorf(a.Pos, "coarray", "'%s' cannot stand in an image selector", a.Pos.Text()).Help("write cosubscripts, then team=, team_number= or stat=")
			return nil
		}
	}
	e := rootEntity(c, x.X)
	if _, comp := x.X.(*parse.Component); !comp && (e == nil || e.Codims == nil) {
		d := c.bag.Errorf(x.Pos, "coarray", "'%s' is no coarray", parse.SpanOf(x.X).Text())
		if e != nil {
			d.Because(e.Pos, "declared here")
			if e.Dims != nil {
				d.Help("write parentheses for an element; a coarray is declared with '[*]'")
			} else {
				d.Help("declare it with '[*]'")
			}
		}
		return nil
	}
	if n, named := x.X.(*parse.Name); named && e.Dims != nil {
		// Fortran 2018, C925: a whole array is named by a section.
		c.bag.Errorf(x.Pos, "coarray", "the array '%s' of another image is written with subscripts", n.Ident).
			Help("write '%s(%s)[...]'", n.Ident, strings.TrimSuffix(strings.Repeat(":, ", len(e.Dims)), ", "))
		return nil
	}
	if e != nil && len(subs) != len(e.Codims) {
		// Fortran 2018, C922: as many cosubscripts as codimensions.
		c.bag.Errorf(x.Pos, "coarray", "'%s' has %s, this reference has %s", e.Name, diag.Count(len(e.Codims), "codimension"), diag.Count(len(subs), "cosubscript")).
			Because(e.Pos, "declared here")
		return nil
	}
	out.stat = statusOf(c, status, x.Pos)
	if notify != nil {
		if out.notify = variableOf(c, notify, "notify_type"); out.notify == nil {
			return nil
		}
	}
	index := imageIndex(c, e, x.X, subs, x.Pos)
	if index == nil {
		return nil
	}
	if out.image = imageInTeam(c, index, team, number, out); out.image == nil {
		return nil
	}
	return out
}

// imageInTeam is the image of that number in the team that a selector names, as the runtime takes it.
func imageInTeam(c *checker, index ir.Expr, team, number parse.Expr, sel *selected) ir.Expr {
	switch {
	case team != nil:
		t := teamVariable(c, team)
		if t == nil {
			return nil
		}
		return askRuntime(c, "hpf_co_team_image", ir.Int4, sel.pos, refArg(t), valueArg(c, index, ir.Int4), sel.stat.arg(), lineArg(c, sel.pos))
	case number != nil:
		n := c.Integer(number, "the team number")
		return askRuntime(c, "hpf_co_sibling_image", ir.Int4, sel.pos, valueArg(c, n, ir.Int8), valueArg(c, index, ir.Int4), sel.stat.arg(), lineArg(c, sel.pos))
	}
	if _, simple := index.(*ir.Var); simple || ir.IsConst(index) {
		return index
	}
	v, set := heldValue(c, index, ir.Int4, sel.pos)
	c.emit(set)
	return v
}
