package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/edits"
)

// Preconnected units of gfortran.
const (
	inputUnit  = 5
	outputUnit = 6
)

// ioStatement collects what one statement becomes.
type ioStatement struct {
	c        *checker
	pos      diag.Span
	begin    *ir.IOBegin
	after    []ir.Stmt // assignments of results to variables
	labels   map[string]int
	branch   *ir.Symbol
	depth    int           // implied DOs around the item
	handled  bool          // the program itself takes a failure, by IOSTAT= or ERR=
	edits    *edits.Format // what takes the items, where that is known
	formatAt diag.Span     // where it is given
}

func (c *checker) newIO(op ir.IOOp, pos diag.Span, control []parse.Arg) *ioStatement {
	handled := slices.ContainsFunc(control, func(a parse.Arg) bool { return a.Keyword == "iostat" || a.Keyword == "err" })
	for i, a := range control {
		if a.Keyword != "" && slices.ContainsFunc(control[:i], func(b parse.Arg) bool { return b.Keyword == a.Keyword }) {
			c.bag.Errorf(a.Pos, "specifier", "'%s=' is given twice", a.Keyword)
		}
	}
	return &ioStatement{c: c, pos: pos, begin: &ir.IOBegin{At: ir.At{Pos: pos}, Op: op}, labels: map[string]int{}, handled: handled}
}

// transferStmt is READ, WRITE or PRINT.
func (c *checker) transferStmt(op ir.IOOp, pos diag.Span, unit, format parse.Expr, control []parse.Arg, items []parse.Expr) []ir.Stmt {
	s := c.newIO(op, pos, control)
	preconnected := int64(inputUnit)
	if op == ir.WriteOp {
		preconnected = outputUnit
	}
	s.unit(unit, preconnected)
	s.format(format)
	if _, star := unit.(*parse.AnyLen); (star || unit == nil) && format == nil && !slices.ContainsFunc(control, namesFormat) {
		// Fortran 2008, C922: the units that are connected at the start are formatted.
		c.bag.Errorf(pos, "format", "this statement needs a format").Help("write '*' after the unit for a format that fits all items")
	}
	if s.begin.File != nil && format == nil && !slices.ContainsFunc(control, namesFormat) {
		c.bag.Errorf(pos, "format", "a statement with an internal file needs a format").Note("Fortran 2008, C931").
			Help("write '*' after the unit for a format that fits all items")
	}
	for _, a := range control {
		s.specifier(a)
	}
	if s.begin.Group != "" && len(items) > 0 {
		// Fortran 2008, C928.
		c.bag.Errorf(parse.SpanOf(items[0]), "items", "a statement with a namelist has no other items")
	}
	if s.begin.Op == ir.ReadOp && len(s.begin.Members) > 0 {
		for _, m := range s.begin.Members {
			if m.Sym != nil {
				definitions{c}.definable(m.Sym, pos)
			}
		}
	}
	return s.complete(items)
}

func namesFormat(a parse.Arg) bool { return a.Keyword == "fmt" || a.Keyword == "nml" }

// fileStmt is OPEN, CLOSE and the like.
func (c *checker) fileStmt(st *parse.FileStmt) []ir.Stmt {
	op := ir.ReadOp
	for k, name := range ir.IONames {
		if name == st.Keyword {
			op = ir.IOOp(k)
			break
		}
	}
	s := c.newIO(op, st.Pos, st.Control)
	for _, a := range st.Control {
		if a.Keyword == "iolength" {
			s.begin.Op = ir.LengthOp
		}
	}
	hasUnit := false
	for _, a := range st.Control {
		if a.Keyword == "unit" {
			hasUnit = true
			s.fileUnit(a.Value)
			continue
		}
		hasUnit = hasUnit || a.Keyword == "file" && op == ir.InquireOp || a.Keyword == "newunit" || a.Keyword == "iolength"
		s.specifier(a)
	}
	if !hasUnit {
		c.bag.Errorf(st.Pos, "unit", "this statement names no unit").Help("write '%s(unit=...)'", st.Keyword)
	}
	if len(st.Items) > 0 && s.begin.Op != ir.LengthOp {
		c.bag.Errorf(parse.SpanOf(st.Items[0]), "items", "this statement has no items")
	}
	return s.complete(st.Items)
}

// complete puts the parts together: what must be computed before, the beginning, the items, the end, and what its results
// are for.
func (s *ioStatement) complete(items []parse.Expr) []ir.Stmt {
	c := s.c
	end := &ir.IOEnd{At: ir.At{Pos: s.pos}, Input: s.begin.Op == ir.ReadOp, Everywhere: s.begin.Everywhere}
	if len(s.labels) > 0 {
		s.branch = c.temp("branch", ir.Int4, s.pos)
		end.Branch = &ir.Var{Pos: s.pos, Sym: s.branch}
	}
	for _, r := range s.begin.Results {
		end.Results = append(end.Results, ir.CloneExpr(r.X))
	}
	for _, m := range s.begin.Members {
		m.X = ir.CloneExpr(m.X)
		end.Members = append(end.Members, m)
	}
	before := c.takePre()
	var list []ir.Stmt
	for _, x := range items {
		transfers := ioItems{s}.item(x)
		if s.begin.Op == ir.ReadOp {
			list = append(list, c.takePre()...) // it may depend on what the items before have read
		} else {
			before = append(before, c.takePre()...)
		}
		list = append(list, transfers...)
	}
	compareEdits(s, list)
	out := append(append(before, s.begin), list...)
	out = append(append(out, end), s.after...)
	return append(out, s.jumps()...)
}

// jumps are the branches of ERR=, END= and EOR=.
func (s *ioStatement) jumps() []ir.Stmt {
	if s.branch == nil {
		return nil
	}
	st := &ir.If{At: ir.At{Pos: s.pos}}
	for k, word := range []string{"err", "end", "eor"} {
		label, given := s.labels[word]
		if !given {
			continue
		}
		test := &ir.Binary{Pos: s.pos, Op: ir.EQ, X: &ir.Var{Pos: s.pos, Sym: s.branch}, Y: ir.IntConst(int64(k+1), s.pos), T: ir.Log4}
		st.Branches = append(st.Branches, ir.Branch{Pos: s.pos, Cond: test, Body: jumper{s.c}.goTo(label, s.pos)})
	}
	return []ir.Stmt{st}
}
