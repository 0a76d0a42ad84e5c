package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/jumps"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// body checks the statements of a block. What a statement needs to have computed first comes before it.
func (c *checker) body(list []parse.Stmt) []ir.Stmt {
	saved := c.em.Pre
	c.em.Pre = nil
	defer func() { c.em.Pre = saved }()
	if c.labels == nil {
		c.labels = jumps.Of(c.src.Body)
	}
	list = c.labels.Structured(list)
	r := jumper{c}.region(list)
	c.ownBody = false
	if r != nil {
		return jumper{c}.regionBody(r)
	}
	return looper{c}.onList(list)
}

// checked is a statement after what must run before it.
func (c *checker) checked(s parse.Stmt) []ir.Stmt {
	stmts := c.named(s)
	return append(c.takePre(), stmts...)
}

// named is a statement; a construct that EXIT leaves by its name stands in a loop of one trip.
func (c *checker) named(s parse.Stmt) []ir.Stmt {
	name := exitName(s)
	if name == "" {
		return c.stmt(s)
	}
	w := &ir.While{At: ir.At{Pos: s.Span()}}
	c.loops = append(c.loops, loop{name: name, stmt: w, pos: s.Span(), construct: true})
	body := c.stmt(s)
	c.loops = c.loops[:len(c.loops)-1]
	w.Body = append(append(c.takePre(), body...), &ir.Jump{At: w.At, Exit: true, Loop: w})
	return []ir.Stmt{w}
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
	for _, b := range tree.BlocksIn(s) {
		tree.EveryStmt(b, func(x parse.Stmt) {
			j, ok := x.(*parse.Jump)
			left = left || ok && j.Exit && j.Target == name && name != ""
		})
	}
	if !left {
		return ""
	}
	return name
}

func (c *checker) stmt(s parse.Stmt) []ir.Stmt {
	switch s := s.(type) {
	case *parse.Assign:
		return assigner{c}.assign(s)
	case *parse.If:
		return c.ifStmt(s)
	case *parse.Do:
		return looper{c}.do(s)
	case *parse.Forall:
		if s.Concurrent {
			return masker{c}.concurrent(s)
		}
		return masker{c}.forall(s)
	case *parse.Where:
		return masker{c}.where(s)
	case *parse.Jump:
		return looper{c}.jump(s)
	case *parse.SelectCase:
		if s.IsType {
			return selecter{c}.selectType(s)
		}
		return selecter{c}.selectCase(s)
	case *parse.Goto:
		return jumper{c}.goTo(s.To, s.Pos)
	case *parse.ComputedGoto:
		return jumper{c}.computedGoto(s)
	case *parse.AssignedGoto:
		return jumper{c}.assignedGoto(s)
	case *parse.AssignLabel:
		return jumper{c}.assignLabel(s)
	case *parse.ArithmeticIf:
		return jumper{c}.arithmeticIf(s)
	case *parse.Return:
		return jumper{c}.returnStmt(s)
	case *parse.Entry:
		heading{c}.entryStmt(s)
		return nil
	case *parse.Stop:
		return stop(c, s)
	case *parse.Call:
		return c.callStmt(s)
	case *parse.Print:
		return c.transferStmt(ir.WriteOp, s.Pos, s.Unit, s.Format, s.Control, s.Items)
	case *parse.Read:
		return c.transferStmt(ir.ReadOp, s.Pos, s.Unit, s.Format, s.Control, s.Items)
	case *parse.FileStmt:
		return c.fileStmt(s)
	case *parse.Allocate:
		return allocator{c}.allocate(s)
	case *parse.Deallocate:
		return allocator{c}.deallocate(s)
	case *parse.PointerAssign:
		return pointing{c}.pointerAssign(s)
	case *parse.Nullify:
		return pointing{c}.nullify(s)
	case *parse.Associate:
		return enclosures{c}.associate(s)
	case *parse.BlockConstruct:
		if s.Images != "" {
			return imageConstruct(c, s)
		}
		return enclosures{c}.blockConstruct(s)
	case *parse.Distribute:
		return mapper{c}.redistribute(s)
	case *parse.Align:
		return mapper{c}.realign(s)
	case *parse.On:
		return []ir.Stmt{looper{c}.onMark(s)}
	case *parse.EndOn:
		return []ir.Stmt{&ir.OnMark{At: ir.At{Pos: s.Pos}}}
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
		mapping.Refuse(hpf, c.bag)
	case what != "":
		c.unsupported(s.Span(), "%s is not supported yet", what)
	default:
		c.bag.Errorf(s.Span(), "statement", "this statement cannot stand here")
	}
}

func (c *checker) ifStmt(s *parse.If) []ir.Stmt {
	st := &ir.If{At: ir.At{Pos: s.Pos}}
	st.Branches = c.branches(s.Branches, s.Pos)
	return []ir.Stmt{st}
}

// branches checks the arms of an IF. An ELSE IF whose condition must be prepared becomes an IF inside ELSE.
func (c *checker) branches(list []parse.Branch, pos diag.Span) []ir.Branch {
	if len(list) == 0 {
		return nil
	}
	b := list[0]
	if b.Cond == nil {
		return []ir.Branch{{Pos: b.Pos, Cond: nil, Body: c.body(b.Body)}}
	}
	out := []ir.Branch{{Pos: b.Pos, Cond: c.condition(b.Cond), Body: nil}}
	pre := c.takePre()
	out[0].Body = c.body(b.Body)
	rest := c.branches(list[1:], pos)
	if inner := c.takePre(); len(inner) > 0 {
		nested := &ir.If{At: ir.At{Pos: list[1].Pos}, Branches: rest}
		rest = []ir.Branch{{Pos: list[1].Pos, Cond: nil, Body: append(inner, nested)}}
	}
	c.em.Pre = pre
	return append(out, rest...)
}

func stop(c *checker, s *parse.Stop) []ir.Stmt {
	st := &ir.Stop{At: ir.At{Pos: s.Pos}, Error: s.Error}
	if s.Code != nil {
		switch e := c.scalar(s.Code); e.Type().Base {
		case ir.Integer:
			st.Code = c.convert(e, ir.Int4)
		case ir.Character:
			if isDefaultText(c, e, "the stop code") {
				st.Code = e
			}
		case ir.Invalid:
		default:
			// Fortran 2008, R857: the stop code is an integer or character value.
			c.bag.Errorf(e.Span(), "type-mismatch", "the stop code must be integer or character, this is %s", e.Type())
		}
	}
	if s.Quiet == nil {
		return []ir.Stmt{st}
	}
	return []ir.Stmt{ir.Guarded(st.At, c.condition(s.Quiet), callRuntime("hpf_quiet_stop", s.Pos)), st} // Fortran 2018, 11.4
}

// intrinsicSubs are the intrinsic subroutines: the types of their arguments in order and how many are needed.
var intrinsicSubs = map[string]struct {
	bases []ir.Base
	names []string
	need  int
	read  int // the first arguments that are only read
}{
	"cpu_time":             {[]ir.Base{ir.Real}, []string{"time"}, 1, 0},
	"system_clock":         {[]ir.Base{ir.Integer, ir.Integer, ir.Integer}, []string{"count", "count_rate", "count_max"}, 1, 0},
	"get_command_argument": {[]ir.Base{ir.Integer, ir.Character, ir.Integer, ir.Integer}, []string{"number", "value", "length", "status"}, 2, 1},
}

func (c *checker) callStmt(s *parse.Call) []ir.Stmt {
	if s.Object != nil {
		return binder{c}.boundCall(s)
	}
	if !renamedCall(c, s) {
		return nil
	}
	if out, ok := (importer{c}).mappingInquiry(s); ok {
		return out
	}
	if !c.hasIntrinsic(s.Name.Name) {
		return caller{c}.callUser(s)
	}
	if s.Name.Name == "mvbits" && c.FindProcedure(s.Name) == nil {
		return caller{c}.mvbits(s)
	}
	if s.Name.Name == "move_alloc" && c.FindProcedure(s.Name) == nil {
		return allocator{c}.moveAlloc(s)
	}
	if out, ok := (systemCaller{c}).systemCall(s); ok {
		return out
	}
	if out, ok := imageCall(c, s); ok {
		return out
	}
	if out, done := (cBinding{c}).cSubroutine(s); done {
		return out
	}
	sub, ok := intrinsicSubs[s.Name.Name]
	if e := c.Lookup(s.Name.Name); !ok || e != nil && e.Class == names.Procedure && !e.Intrinsic || isExtended(c, s) {
		return caller{c}.callUser(s)
	}
	st := &ir.CallIntrinsic{At: ir.At{Pos: s.Pos}, Name: s.Name.Name, Args: make([]ir.Expr, len(sub.bases))}
	given := 0
	var optional []optionalArg
	for i, a := range s.Args {
		if a.Keyword != "" {
			i = slices.Index(sub.names, a.Keyword)
		}
		if i < 0 || i >= len(sub.bases) || a.Value == nil {
			c.bag.Errorf(a.Pos, "argument", "'%s' has no such argument", s.Name.Name)
			return nil
		}
		var e ir.Expr
		if i < sub.read {
			e = c.convert(c.Integer(a.Value, "the "+sub.names[i]), ir.Int4)
		} else {
			e = definitions{c}.variable(a.Value)
		}
		isRate := sub.names[i] == "count_rate" && e.Type().Base == ir.Real
		if b := e.Type().Base; b != sub.bases[i] && b != ir.Invalid && !isRate {
			c.bag.Errorf(a.Pos, "type-mismatch", "the argument '%s' of '%s' is %s", sub.names[i], s.Name.Name, e.Type())
		}
		if dummy := (inquirer{c}).optionalName(a.Value); dummy != nil && i >= sub.read {
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
