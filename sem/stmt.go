package sem

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// body checks the statements of a block. What a statement needs to have computed first comes before it.
func (c *checker) body(list []parse.Stmt) []Stmt {
	saved := c.pre
	c.pre = nil
	defer func() { c.pre = saved }()
	if c.labels == nil {
		c.labels = jumpsOf(c.src.Body)
	}
	list = c.labels.structured(list)
	r := c.region(list)
	c.ownBody = false
	if r != nil {
		return c.regionBody(r)
	}
	return c.onList(list)
}

// checked is a statement behind what must run before it.
func (c *checker) checked(s parse.Stmt) []Stmt {
	stmts := c.named(s)
	return append(c.takePre(), stmts...)
}

// named is a statement; a construct that EXIT leaves by its name stands in a loop of one trip.
func (c *checker) named(s parse.Stmt) []Stmt {
	name := exitName(s)
	if name == "" {
		return c.stmt(s)
	}
	w := &While{At: At{s.Span()}}
	c.loops = append(c.loops, loop{name: name, stmt: w, pos: s.Span(), construct: true})
	body := c.stmt(s)
	c.loops = c.loops[:len(c.loops)-1]
	w.Body = append(append(c.takePre(), body...), &Jump{w.At, true, w})
	return []Stmt{w}
}

// exitName is the name of a construct other than a loop that an EXIT inside leaves; "" if there is none.
func exitName(s parse.Stmt) string {
	name := ""
	switch s := s.(type) {
	case *parse.If:
		name = s.Block
	case *parse.SelectCase:
		name = s.Block
	case *parse.Associate:
		name = s.Block
	case *parse.BlockConstruct:
		name = s.Block
	}
	left := false
	for _, b := range blocksIn(s) {
		everyStmt(b, func(x parse.Stmt) {
			j, ok := x.(*parse.Jump)
			left = left || ok && j.Exit && j.Target == name && name != ""
		})
	}
	if !left {
		return ""
	}
	return name
}

func (c *checker) stmt(s parse.Stmt) []Stmt {
	switch s := s.(type) {
	case *parse.Assign:
		return c.assign(s)
	case *parse.If:
		return c.ifStmt(s)
	case *parse.Do:
		return c.do(s)
	case *parse.Forall:
		if s.Concurrent {
			return c.concurrent(s)
		}
		return c.forall(s)
	case *parse.Where:
		return c.where(s)
	case *parse.Jump:
		return c.jump(s)
	case *parse.SelectCase:
		if s.IsType {
			return c.selectType(s)
		}
		return c.selectCase(s)
	case *parse.Goto:
		return c.goTo(s.To, s.Pos)
	case *parse.ComputedGoto:
		return c.computedGoto(s)
	case *parse.AssignedGoto:
		return c.assignedGoto(s)
	case *parse.AssignLabel:
		return c.assignLabel(s)
	case *parse.ArithmeticIf:
		return c.arithmeticIf(s)
	case *parse.Return:
		return c.returnStmt(s)
	case *parse.Entry:
		c.entryStmt(s)
		return nil
	case *parse.Stop:
		return c.stop(s)
	case *parse.Call:
		return c.callStmt(s)
	case *parse.Print:
		return c.transferStmt(WriteOp, s.Pos, s.Unit, s.Format, s.Control, s.Items)
	case *parse.Read:
		return c.transferStmt(ReadOp, s.Pos, s.Unit, s.Format, s.Control, s.Items)
	case *parse.FileStmt:
		return c.fileStmt(s)
	case *parse.Allocate:
		return c.allocate(s)
	case *parse.Deallocate:
		return c.deallocate(s)
	case *parse.PointerAssign:
		return c.pointerAssign(s)
	case *parse.Nullify:
		return c.nullify(s)
	case *parse.Associate:
		return c.associate(s)
	case *parse.BlockConstruct:
		return c.blockConstruct(s)
	case *parse.Distribute:
		return c.redistribute(s)
	case *parse.Align:
		return c.realign(s)
	case *parse.On:
		return []Stmt{c.onMark(s)}
	case *parse.EndOn:
		return []Stmt{&OnMark{At: At{s.Pos}}}
	case *parse.Continue, *parse.Format, *parse.Hint, nil:
		return nil
	}
	c.refuseStmt(s)
	return nil
}

func (c *checker) refuseStmt(s parse.Stmt) {
	hpf, isHPF := s.(*parse.HPFUnsupported)
	switch what := refusedName(s); {
	case isHPF:
		c.refuseDirective(hpf)
	case what != "":
		c.unsupported(s.Span(), "%s is not supported yet", what)
	default:
		c.bag.Errorf(s.Span(), "statement", "this statement cannot stand here")
	}
}

func (c *checker) ifStmt(s *parse.If) []Stmt {
	st := &If{At: At{s.Pos}}
	st.Branches = c.branches(s.Branches, s.Pos)
	return []Stmt{st}
}

// branches checks the arms of an IF. An ELSE IF whose condition must be prepared becomes an IF inside ELSE.
func (c *checker) branches(list []parse.Branch, pos diag.Span) []Branch {
	if len(list) == 0 {
		return nil
	}
	b := list[0]
	if b.Cond == nil {
		return []Branch{{b.Pos, nil, c.body(b.Body)}}
	}
	out := []Branch{{b.Pos, c.condition(b.Cond), nil}}
	pre := c.takePre()
	out[0].Body = c.body(b.Body)
	rest := c.branches(list[1:], pos)
	if inner := c.takePre(); len(inner) > 0 {
		nested := &If{At{list[1].Pos}, rest}
		rest = []Branch{{list[1].Pos, nil, append(inner, nested)}}
	}
	c.pre = pre
	return append(out, rest...)
}

func (c *checker) stop(s *parse.Stop) []Stmt {
	st := &Stop{At: At{s.Pos}, Error: s.Error}
	if s.Code != nil {
		switch e := c.scalar(s.Code); e.Type().Base {
		case Integer:
			st.Code = c.convert(e, Int4)
		case Character:
			st.Code = e
		case Invalid:
		default:
			// Fortran 2008, R857: the stop code is an integer or character value.
			c.bag.Errorf(e.Span(), "type-mismatch", "the stop code must be integer or character, this is %s", e.Type())
		}
	}
	return []Stmt{st}
}

// intrinsicSubs are the intrinsic subroutines: the types of their arguments in order and how many are needed.
var intrinsicSubs = map[string]struct {
	bases []Base
	names []string
	need  int
	read  int // the first arguments that are only read
}{
	"cpu_time":             {[]Base{Real}, []string{"time"}, 1, 0},
	"system_clock":         {[]Base{Integer, Integer, Integer}, []string{"count", "count_rate", "count_max"}, 1, 0},
	"get_command_argument": {[]Base{Integer, Character, Integer, Integer}, []string{"number", "value", "length", "status"}, 2, 1},
}

func (c *checker) callStmt(s *parse.Call) []Stmt {
	if s.Object != nil {
		return c.boundCall(s)
	}
	if s.Name.Name == "mvbits" && c.findProcedure(s.Name) == nil {
		return c.mvbits(s)
	}
	if s.Name.Name == "move_alloc" && c.findProcedure(s.Name) == nil {
		return c.moveAlloc(s)
	}
	if out, ok := c.systemCall(s); ok {
		return out
	}
	if out, done := c.cSubroutine(s); done {
		return out
	}
	sub, ok := intrinsicSubs[s.Name.Name]
	if e := c.lookup(s.Name.Name); !ok || e != nil && (e.class == procedure && !e.intrinsic || e.class == generic) {
		return c.callUser(s)
	}
	st := &CallIntrinsic{At: At{s.Pos}, Name: s.Name.Name, Args: make([]Expr, len(sub.bases))}
	given := 0
	var optional []optionalArg
	for i, a := range s.Args {
		for k, name := range sub.names {
			if a.Keyword == name {
				i = k
			}
		}
		if i >= len(sub.bases) || a.Value == nil {
			c.bag.Errorf(a.Pos, "argument", "'%s' has no such argument", s.Name.Name)
			return nil
		}
		var e Expr
		if i < sub.read {
			e = c.convert(c.integer(a.Value, "the "+sub.names[i]), Int4)
		} else {
			e = c.variable(a.Value)
		}
		if b := e.Type().Base; b != sub.bases[i] && b != Invalid {
			c.bag.Errorf(a.Pos, "type-mismatch", "the argument '%s' of '%s' is %s", sub.names[i], s.Name.Name, e.Type())
		}
		if dummy := c.optionalName(a.Value); dummy != nil && i >= sub.read {
			optional = append(optional, optionalArg{i, dummy})
		}
		st.Args[i] = e
		given++
	}
	if given < sub.need || st.Args[0] == nil && s.Name.Name != "system_clock" {
		c.bag.Errorf(s.Pos, "argument", "'%s' needs the arguments %s", s.Name.Name, strings.Join(sub.names[:sub.need], ", "))
		return nil
	}
	return c.withPresent(st, optional)
}

// variable is a scalar variable or an element that a statement sets.
func (c *checker) variable(x parse.Expr) Expr {
	e := c.scalar(x)
	if !c.settable(e) {
		return bad(spanOf(x))
	}
	return e
}

// settable reports whether e is a variable, Fortran 2008, 16.6.7.
func (c *checker) settable(e Expr) bool {
	switch v := e.(type) {
	case *Var:
		c.definable(v.Sym, v.Pos)
		c.mayDefine(v.Sym, v.Pos)
		return true
	case *Field:
		if r := Root(v); r != nil && !isParameter(r) {
			c.mayDefine(rootOf(v), v.Pos)
			return true
		}
	case *Elem:
		if ent := entityOf(v.Sym); ent == nil || ent.class != constant {
			c.mayDefine(v.Sym, v.Pos)
			return true
		}
	case *Substr:
		return c.settable(v.X)
	}
	if e.Type().Base != Invalid {
		c.bag.Errorf(e.Span(), "not-definable", "'%s' is not a variable", e.Span().Text())
	}
	return false
}

// definable refuses the variable of an active DO, Fortran 2008, 8.1.6.6.2.
func (c *checker) definable(s *Symbol, pos diag.Span) {
	for _, l := range c.loops {
		for _, v := range l.vars {
			if v == s {
				name, _, _ := strings.Cut(s.Name, "%")
				c.bag.Errorf(pos, "do-variable", "the DO variable '%s' must not change inside its loop", name).
					Because(l.pos, "the loop")
			}
		}
	}
}
