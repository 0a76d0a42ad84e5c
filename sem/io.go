package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// Preconnected units of gfortran.
const (
	inputUnit  = 5
	outputUnit = 6
)

// ioStatement collects what one statement becomes.
type ioStatement struct {
	c      *checker
	pos    diag.Span
	begin  *IOBegin
	after  []Stmt // assignments of results to variables
	labels map[string]int
	branch *Symbol
	depth  int // implied DOs around the item
}

func (c *checker) newIO(op IOOp, pos diag.Span) *ioStatement {
	return &ioStatement{c: c, pos: pos, begin: &IOBegin{At: At{pos}, Op: op}, labels: map[string]int{}}
}

// transferStmt is READ, WRITE or PRINT.
func (c *checker) transferStmt(op IOOp, pos diag.Span, unit, format parse.Expr, control []parse.Arg, items []parse.Expr) []Stmt {
	s := c.newIO(op, pos)
	preconnected := int64(inputUnit)
	if op == WriteOp {
		preconnected = outputUnit
	}
	s.unit(unit, preconnected)
	s.format(format)
	for _, a := range control {
		s.specifier(a)
	}
	if s.begin.Group != "" && len(items) > 0 {
		// Fortran 2008, C928.
		c.bag.Errorf(spanOf(items[0]), "items", "a statement with a namelist has no other items")
	}
	if s.begin.Op == ReadOp && len(s.begin.Members) > 0 {
		for _, m := range s.begin.Members {
			if m.Sym != nil {
				c.definable(m.Sym, pos)
			}
		}
	}
	return s.complete(items)
}

// fileStmt is OPEN, CLOSE and the like.
func (c *checker) fileStmt(st *parse.FileStmt) []Stmt {
	op := ReadOp
	for k, name := range ir.IONames {
		if name == st.Keyword {
			op = IOOp(k)
			break
		}
	}
	s := c.newIO(op, st.Pos)
	for _, a := range st.Control {
		if a.Keyword == "iolength" {
			s.begin.Op = LengthOp
		}
	}
	hasUnit := false
	for _, a := range st.Control {
		if a.Keyword == "unit" {
			hasUnit = true
			s.fileUnit(a.Value)
			continue
		}
		hasUnit = hasUnit || a.Keyword == "file" && op == InquireOp || a.Keyword == "newunit" || a.Keyword == "iolength"
		s.specifier(a)
	}
	if !hasUnit {
		c.bag.Errorf(st.Pos, "unit", "this statement names no unit").Help("write '%s(unit=...)'", st.Keyword)
	}
	if len(st.Items) > 0 && s.begin.Op != LengthOp {
		c.bag.Errorf(spanOf(st.Items[0]), "items", "this statement has no items")
	}
	return s.complete(st.Items)
}

// complete puts the parts together: what must be computed before, the beginning, the items, the end, and what its results
// are for.
func (s *ioStatement) complete(items []parse.Expr) []Stmt {
	c := s.c
	end := &IOEnd{At: At{s.pos}, Input: s.begin.Op == ReadOp, Everywhere: s.begin.Everywhere}
	if len(s.labels) > 0 {
		s.branch = c.temp("branch", Int4, s.pos)
		end.Branch = &Var{s.pos, s.branch}
	}
	for _, r := range s.begin.Results {
		end.Results = append(end.Results, cloneExpr(r.X))
	}
	for _, m := range s.begin.Members {
		m.X = cloneExpr(m.X)
		end.Members = append(end.Members, m)
	}
	before := c.takePre()
	var list []Stmt
	for _, x := range items {
		transfers := s.item(x)
		if s.begin.Op == ReadOp {
			list = append(list, c.takePre()...) // it may depend on what the items before have read
		} else {
			before = append(before, c.takePre()...)
		}
		list = append(list, transfers...)
	}
	out := append(append(before, s.begin), list...)
	out = append(append(out, end), s.after...)
	return append(out, s.jumps()...)
}

// jumps are the branches of ERR=, END= and EOR=.
func (s *ioStatement) jumps() []Stmt {
	if s.branch == nil {
		return nil
	}
	st := &If{At: At{s.pos}}
	for k, word := range []string{"err", "end", "eor"} {
		label, given := s.labels[word]
		if !given {
			continue
		}
		test := &Binary{s.pos, EQ, &Var{s.pos, s.branch}, intConst(int64(k+1), s.pos), Log4}
		st.Branches = append(st.Branches, Branch{s.pos, test, s.c.goTo(label, s.pos)})
	}
	return []Stmt{st}
}
