package sem

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// collectFormats finds the labelled FORMAT statements.
func (c *checker) collectFormats(list []parse.Stmt) {
	everyStmt(list, func(s parse.Stmt) {
		if f, ok := s.(*parse.Format); ok {
			c.formats[f.Label()] = f
		}
	})
}

func (c *checker) print(s *parse.Print) []Stmt {
	c.ioUnit(s.Unit, 6, "the standard output")
	c.ioControl(s.Control)
	st := &Print{At: At{s.Pos}, Format: c.format(s.Format)}
	for _, x := range s.Items {
		st.Items = append(st.Items, c.outputItem(x)...)
	}
	return []Stmt{st}
}

func (c *checker) read(s *parse.Read) []Stmt {
	c.ioUnit(s.Unit, 5, "the standard input")
	c.ioControl(s.Control)
	st := &Read{At: At{s.Pos}, Format: c.format(s.Format)}
	for _, x := range s.Items {
		st.Items = append(st.Items, c.inputItem(x)...)
	}
	return []Stmt{st}
}

// ioUnit takes the preconnected units only, Fortran 2008, 9.5.6.
func (c *checker) ioUnit(x parse.Expr, want int64, name string) {
	if x == nil {
		return
	}
	e := c.scalar(x)
	if e.Type().Base == Invalid || isInt(e, want) {
		return
	}
	what := "unit " + ExprString(e)
	if e.Type().Base == Character {
		what = "an internal file"
	}
	c.unsupported(x.Span(), "input and output on %s is not supported yet", what).Help("use '*', %s", name)
}

func (c *checker) ioControl(list []parse.Arg) {
	for _, a := range list {
		c.unsupported(a.Pos, "'%s=' is not supported yet", a.Keyword).Help("leave it out")
	}
}

// format gives the text of a format: a character constant or the label of a FORMAT statement.
func (c *checker) format(x parse.Expr) *string {
	if x == nil {
		return nil
	}
	if _, star := x.(*parse.AnyLen); star {
		return nil
	}
	if lit, ok := x.(*parse.IntLit); ok {
		label, _ := parseInt(lit.Text)
		if f := c.formats[int(label)]; f != nil {
			return &f.Text
		}
		c.bag.Errorf(x.Span(), "format", "there is no FORMAT with the label %s", lit.Text)
		return nil
	}
	e := c.scalar(x)
	k, ok := e.(*Const)
	switch {
	case e.Type().Base == Invalid:
	case !ok || k.T.Base != Character:
		c.unsupported(x.Span(), "a format that is no character constant is not supported yet").Help("write the format in quotes")
	case !strings.HasPrefix(strings.TrimSpace(k.S), "(") || !strings.HasSuffix(strings.TrimSpace(k.S), ")"):
		// Fortran 2008, 10.2.2.
		c.bag.Errorf(x.Span(), "format", "a format must be in parentheses").Help("write '(%s)'", strings.TrimSpace(k.S))
	default:
		text := strings.TrimSpace(k.S)
		return &text
	}
	return nil
}

// outputItem is a section, or a scalar expression. Other array expressions are computed into an array first.
func (c *checker) outputItem(x parse.Expr) []Item {
	if do, ok := x.(*parse.ImpliedDo); ok {
		return c.impliedItem(do)
	}
	if it, ok := c.sectionItem(x); ok {
		if len(it) == 1 && it[0].Section.Sym.Type.Base == Derived {
			return c.sectionParts(it[0].Section, spanOf(x))
		}
		return it
	}
	if sh := c.shape(x); sh != nil {
		return c.computedItem(x, sh)
	}
	e := c.scalar(x)
	c.typed(e)
	return c.parts(e, spanOf(x))
}

// parts lists a value, or the components of a derived-type value, Fortran 2008, 9.6.3.
func (c *checker) parts(e Expr, pos diag.Span) []Item {
	if e.Type().Base != Derived {
		return []Item{{Pos: pos, X: e}}
	}
	var out []Item
	for _, comp := range e.Type().Derived.Components {
		f := &Field{Pos: pos, X: e, Comp: comp}
		switch {
		case comp.Allocatable || comp.Pointer:
			c.bag.Errorf(pos, "component", "a value with the allocatable or pointer component '%s' cannot be printed as a whole", comp.Name)
		case len(comp.Dims) > 0:
			v := c.viewOf(f)
			out = append(out, c.sectionParts(section(v, whole(v), pos).Section, pos)...)
		default:
			out = append(out, c.parts(f, pos)...)
		}
	}
	return out
}

// sectionParts lists a section; the elements of one of derived type are written out.
func (c *checker) sectionParts(sec *Section, pos diag.Span) []Item {
	if sec.Sym.Type.Base != Derived {
		return []Item{{Pos: pos, Section: sec}}
	}
	var out []Item
	index := make([]Expr, len(sec.Lo))
	ok := c.eachElement(sec, len(sec.Lo)-1, index, func() bool {
		out = append(out, c.parts(&Elem{Pos: pos, Sym: sec.Sym, Subs: append([]Expr(nil), index...)}, pos)...)
		return len(out) <= maxUnrolled
	})
	if !ok {
		c.unsupported(pos, "an array of derived type whose bounds are not small constants cannot be read or written as a whole yet").
			Help("write a loop over its elements")
		return nil
	}
	return out
}

// eachElement runs through the elements of a section in array element order; it fails where bounds are not constant.
func (c *checker) eachElement(sec *Section, k int, index []Expr, f func() bool) bool {
	if k < 0 {
		return f()
	}
	if sec.Single[k] {
		index[k] = sec.Lo[k]
		return c.eachElement(sec, k-1, index, f)
	}
	lo, okLo := sec.Lo[k].(*Const)
	hi, okHi := sec.Hi[k].(*Const)
	step, okStep := sec.Step[k].(*Const)
	if !okLo || !okHi || !okStep || step.I == 0 {
		return false
	}
	r := constRange{lo.I, hi.I, step.I}
	for i := r.lo; r.holds(i); i += r.step {
		index[k] = &Const{Pos: lo.Pos, T: lo.T, I: i}
		if !c.eachElement(sec, k-1, index, f) {
			return false
		}
	}
	return true
}

func (c *checker) inputItem(x parse.Expr) []Item {
	if do, ok := x.(*parse.ImpliedDo); ok {
		items := c.impliedItem(do)
		for _, it := range items {
			if it.Section == nil {
				c.settable(it.X)
			}
		}
		return items
	}
	if it, ok := c.sectionItem(x); ok {
		return it
	}
	return c.parts(c.variable(x), spanOf(x))
}

// sectionItem is a whole array or a section; ok is false for anything else.
func (c *checker) sectionItem(x parse.Expr) ([]Item, bool) {
	switch x := x.(type) {
	case *parse.Name:
		if s := c.arrayOf(c.lookup(x.Ident)); s != nil {
			return []Item{section(s, whole(s), x.Pos)}, true
		}
	case *parse.Component:
		d := c.designate(x)
		if d == nil {
			return nil, true
		}
		if d.e == nil && d.part == nil {
			return []Item{section(d.sym, d.subs, x.Pos)}, true
		}
	case *parse.Ref:
		s := c.arrayOf(c.lookup(x.Name))
		if s == nil || !hasSection(x.Args) {
			return nil, false
		}
		if subs, ok := c.subscripts(s, x); ok {
			return []Item{section(s, subs, x.Pos)}, true
		}
		return nil, true
	}
	return nil, false
}

func section(s *Symbol, subs []triplet, pos diag.Span) Item {
	sec := &Section{Sym: s}
	for _, t := range subs {
		if t.single {
			t.hi, t.step = t.lo, intConst(1, pos)
		}
		sec.Single = append(sec.Single, t.single)
		sec.Lo, sec.Hi, sec.Step = append(sec.Lo, t.lo), append(sec.Hi, t.hi), append(sec.Step, t.step)
	}
	return Item{Pos: pos, Section: sec}
}

// computedItem evaluates an array expression into a compiler-made array.
func (c *checker) computedItem(x parse.Expr, sh *shape) []Item {
	saved := c.nest
	c.nest = nil
	var extents []Expr
	for _, t := range sh.dims {
		extents = append(extents, c.sizeOf(t, x.Span()))
	}
	tmp := c.scratch("t", Int4, extents, x.Span())
	lhs := whole(tmp)
	n := c.newNest(&shape{pos: x.Span(), dims: lhs, others: append([][]triplet{sh.dims}, sh.others...)})
	c.nest = n
	value := c.expr(x)
	at := c.element(tmp, lhs, x.Span())
	c.nest = saved
	tmp.Type = value.Type()
	if value.Type().Base == Invalid {
		tmp.Type = Int4
		return nil
	}
	if t := value.Type(); t.Base == Character && t.Len < 0 {
		if !c.lateTextArray(tmp, value, n) {
			return nil
		}
	}
	c.pre = append(c.pre, n.wrap(c, []Stmt{&Assign{At{x.Span()}, at, value}})...)
	return []Item{section(tmp, lhs, x.Span())}
}

// impliedItem takes implied DOs that are sections of one array: the innermost index is the first subscript that is an
// index, and so on outwards, so that the order is array element order.
func (c *checker) impliedItem(do *parse.ImpliedDo) []Item {
	if it := c.impliedSection(do); it != nil {
		return it
	}
	if it, ok := c.unrolled(do, nil); ok {
		return it
	}
	c.unsupported(do.Pos, "this implied DO is not supported yet").
		Note("taken are constant bounds, and sections such as '(a(i), i = 1, n)' or '((b(i,j), i = 1, n), j = 1, m)'").
		Help("write a DO loop around the statement, or assign to an array and print that")
	return nil
}

// impliedSection is nil for an implied DO that is no section.
func (c *checker) impliedSection(do *parse.ImpliedDo) []Item {
	var loops []*parse.ImpliedDo
	var item parse.Expr = do
	for {
		d, ok := item.(*parse.ImpliedDo)
		if !ok {
			break
		}
		if loops = append(loops, d); len(d.Items) != 1 {
			return nil
		}
		item = d.Items[0]
	}
	ref, ok := item.(*parse.Ref)
	if !ok {
		return nil
	}
	s := c.arrayOf(c.lookup(ref.Name))
	if s == nil || len(ref.Args) != s.Rank() {
		return nil
	}
	args := append([]parse.Arg(nil), ref.Args...)
	inner := len(loops) - 1
	for k, a := range args {
		if inner >= 0 && isName(a.Value, loops[inner].Var.Name) {
			l := loops[inner]
			args[k] = parse.Arg{Pos: a.Pos, Section: true, Lo: l.Lo, Hi: l.Hi, Step: l.Step}
			inner--
		} else if a.Section || mentions(a.Value, loops) {
			return nil
		}
	}
	if inner >= 0 || boundsMention(loops) {
		return nil
	}
	it, _ := c.sectionItem(&parse.Ref{Node: ref.Node, Name: ref.Name, Args: args})
	return it
}

// maxUnrolled bounds the items of an implied DO that is written out.
const maxUnrolled = 1000

// unrolled writes an implied DO with constant bounds out item by item.
func (c *checker) unrolled(do *parse.ImpliedDo, out []Item) ([]Item, bool) {
	ok := c.eachIteration(do, func() bool {
		for _, x := range do.Items {
			inner, isDo := x.(*parse.ImpliedDo)
			if !isDo {
				out = append(out, c.outputItem(x)...)
				continue
			}
			var ok bool
			if out, ok = c.unrolled(inner, out); !ok {
				return false
			}
		}
		return len(out) <= maxUnrolled
	})
	return out, ok
}

func isName(x parse.Expr, name string) bool {
	n, ok := x.(*parse.Name)
	return ok && n.Ident == name
}

func boundsMention(loops []*parse.ImpliedDo) bool {
	for _, l := range loops {
		if mentions(l.Lo, loops) || mentions(l.Hi, loops) || mentions(l.Step, loops) {
			return true
		}
	}
	return false
}

// mentions reports whether an expression contains the variable of one of the loops.
func mentions(x parse.Expr, loops []*parse.ImpliedDo) bool {
	switch x := x.(type) {
	case *parse.Name:
		for _, l := range loops {
			if l.Var.Name == x.Ident {
				return true
			}
		}
	case *parse.Paren:
		return mentions(x.X, loops)
	case *parse.Unary:
		return mentions(x.X, loops)
	case *parse.Binary:
		return mentions(x.X, loops) || mentions(x.Y, loops)
	case *parse.Ref:
		for _, a := range x.Args {
			if mentions(a.Value, loops) || mentions(a.Lo, loops) || mentions(a.Hi, loops) || mentions(a.Step, loops) {
				return true
			}
		}
	}
	return false
}
