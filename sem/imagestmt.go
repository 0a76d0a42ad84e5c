package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// Image control statements, Fortran 2018, 11.6, and the constructs CRITICAL and CHANGE TEAM, as calls of the runtime.

// imageStatus is STAT= and ERRMSG= of a statement: the runtime sets made variables, which the program's take over after it.
type imageStatus struct {
	pos           diag.Span
	stat, message ir.Expr    // of the program, nil for none
	code          *ir.Symbol // takes STAT=
}

// statusOf evaluates STAT= and ERRMSG= among arguments.
func statusOf(c *checker, args []parse.Arg, pos diag.Span) *imageStatus {
	s := &imageStatus{pos: pos}
	for _, a := range args {
		switch a.Keyword {
		case "stat":
			if s.stat = (definitions{c}).variable(a.Value); s.stat.Type().Base != ir.Integer {
				c.bag.Errorf(a.Pos, "type-mismatch", "STAT= needs an integer variable, this is %s", s.stat.Type())
				s.stat = nil
				continue
			}
			s.code = c.temp("stat", ir.Int4, pos)
			c.emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: s.code}, RHS: ir.IntConst(0, pos)})
		case "errmsg":
			if s.message = (definitions{c}).variable(a.Value); s.message.Type().Base != ir.Character {
				c.bag.Errorf(a.Pos, "type-mismatch", "ERRMSG= needs a character variable, this is %s", s.message.Type())
				s.message = nil
			}
		}
	}
	return s
}

func (s *imageStatus) arg() callArg {
	if s.code == nil {
		return noArg(ir.Int4)
	}
	return refArg(&ir.Var{Pos: s.pos, Sym: s.code})
}

func (s *imageStatus) messageArg() callArg {
	if s.message == nil {
		return noArg(ir.Type{Base: ir.Character, Kind: 1, Len: 1})
	}
	return refArg(s.message)
}

// args are the last arguments of a statement: line, stat, errmsg.
func (s *imageStatus) args(c *checker) []callArg {
	return []callArg{lineArg(c, s.pos), s.arg(), s.messageArg()}
}

// after gives the program's variable what the runtime reported.
func (s *imageStatus) after(c *checker) []ir.Stmt {
	if s.code == nil {
		return nil
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.pos}, LHS: s.stat, RHS: c.convert(&ir.Var{Pos: s.pos, Sym: s.code}, s.stat.Type())}}
}

// imageArgs are the arguments of an image control statement or of an atomic or collective subroutine by the names of the dummies.
type imageArgs struct {
	c      *checker
	pos    diag.Span
	by     map[string]parse.Expr
	status *imageStatus
}

// argsOf matches arguments with names; those with '?' may be absent. STAT= and ERRMSG= are always known. Nil after an error.
func argsOf(c *checker, what string, args []parse.Arg, pos diag.Span, names ...string) *imageArgs {
	out := &imageArgs{c: c, pos: pos, by: map[string]parse.Expr{}}
	var status []parse.Arg
	place := 0
	for _, a := range args {
		name := a.Keyword
		if name == "" && place < len(names) {
			name = trimMark(names[place])
			place++
		}
		known := slices.ContainsFunc(names, func(n string) bool { return trimMark(n) == name })
		switch {
		case a.Value == nil || a.Section || !known && name != "stat" && name != "errmsg":
			c.bag.Errorf(a.Pos, "argument", "'%s' has no such argument", what)
			return nil
		case name == "stat" || name == "errmsg":
			status = append(status, parse.Arg{Pos: a.Pos, Keyword: name, Value: a.Value})
		default:
			out.by[name] = a.Value
		}
	}
	for _, n := range names {
		if n == trimMark(n) && out.by[n] == nil {
			c.bag.Errorf(pos, "argument", "'%s' lacks the argument '%s'", what, n)
			return nil
		}
	}
	out.status = statusOf(c, status, pos)
	return out
}

func trimMark(name string) string {
	if n := len(name) - 1; n > 0 && name[n] == '?' {
		return name[:n]
	}
	return name
}

// done is the statement: what was computed for it, the call with stat and errmsg at its end, and what follows.
func (a *imageArgs) done(name string, args []callArg, after ...ir.Stmt) []ir.Stmt {
	st := callRuntime(name, a.pos, append(args, a.status.args(a.c)...)...)
	out := append(a.c.takePre(), st)
	return append(append(out, after...), a.status.after(a.c)...)
}

// imageStatements are the statements by what begins them.
var imageStatements map[string]func(*checker, *parse.Call) []ir.Stmt

func init() {
	imageStatements = map[string]func(*checker, *parse.Call) []ir.Stmt{
		"sync all": syncStmt("hpf_co_sync_all"), "sync memory": syncStmt("hpf_co_sync_memory"), "sync images": syncImages,
		"sync team": syncTeam, " lock": lockStmt, " unlock": lockStmt, "event post": eventPost, "event wait": eventWait, "notify wait": eventWait,
		"form team": formTeam, "fail image": failImage,
		"event_query": eventQuery, "co_sum": collective, "co_min": collective, "co_max": collective, "co_broadcast": collective,
		"co_reduce": collective, "atomic_define": atomicStmt, "atomic_ref": atomicStmt, "atomic_add": atomicStmt, "atomic_and": atomicStmt,
		"atomic_or": atomicStmt, "atomic_xor": atomicStmt, "atomic_fetch_add": atomicStmt, "atomic_fetch_and": atomicStmt,
		"atomic_fetch_or": atomicStmt, "atomic_fetch_xor": atomicStmt, "atomic_cas": atomicStmt,
	}
}

// imageCall is an image control statement, or the call of an atomic or collective subroutine; ok is false for any other call.
func imageCall(c *checker, s *parse.Call) (out []ir.Stmt, ok bool) {
	f := imageStatements[s.Name.Name]
	if f == nil || c.FindProcedure(s.Name) != nil {
		return nil, false
	}
	if e := c.Lookup(s.Name.Name); e != nil && (e.Class == names.Generic || e.Class == names.Procedure && !e.Intrinsic) {
		return nil, false
	}
	usesImages(c)
	return f(c, s), true
}

func syncStmt(name string) func(*checker, *parse.Call) []ir.Stmt {
	return func(c *checker, s *parse.Call) []ir.Stmt {
		a := argsOf(c, s.Name.Name, s.Args, s.Pos)
		if a == nil {
			return nil
		}
		return a.done(name, nil)
	}
}

// syncImages is SYNC IMAGES (*), (i) and ([i, j]).
func syncImages(c *checker, s *parse.Call) []ir.Stmt {
	a := argsOf(c, "sync images", s.Args, s.Pos, "image-set")
	if a == nil {
		return nil
	}
	if _, star := a.by["image-set"].(*parse.AnyLen); star {
		none := callArg{ir.Actual{}, sectionArg(&ir.Section{Sym: &ir.Symbol{Type: ir.Int4}, Single: []bool{false}}, s.Pos).dummy}
		none.dummy.Optional = true
		return a.done("hpf_co_sync_images", []callArg{intArg(c, 1, s.Pos), none})
	}
	e := c.expr(a.by["image-set"])
	if e.Type().Base != ir.Integer || ir.Rank(e) > 1 {
		if e.Type().Base != ir.Invalid {
			c.bag.Errorf(e.Span(), "type-mismatch", "the images of SYNC IMAGES are '*', an integer, or an array of integers with one dimension")
		}
		return nil
	}
	if ir.Rank(e) == 0 {
		e = &ir.Constructor{Pos: s.Pos, Items: []ir.Expr{c.convert(e, ir.Int4)}, T: ir.Int4}
	}
	sec := c.keep(c.convert(e, ir.Int4), s.Pos)
	if sec == nil {
		return nil
	}
	return a.done("hpf_co_sync_images", []callArg{intArg(c, 0, s.Pos), sectionArg(sec, s.Pos)})
}

// teamVariable is a variable of type TEAM_TYPE; nil after an error.
func teamVariable(c *checker, x parse.Expr) ir.Expr { return variableOf(c, x, "team_type") }

// variableOf is a variable of a type of ISO_FORTRAN_ENV; nil after an error.
func variableOf(c *checker, x parse.Expr, name string) ir.Expr {
	e := c.scalar(x)
	switch t := e.Type(); {
	case t.Base == ir.Invalid:
		return nil
	case t.Derived == nil || t.Derived.Name != name || !ir.IsDesignator(e):
		c.bag.Errorf(parse.SpanOf(x), "type-mismatch", "this must be a variable of type(%s), it is %s", name, t).Help("use iso_fortran_env, and declare it 'type(%s)'", name)
		return nil
	}
	return e
}

func syncTeam(c *checker, s *parse.Call) []ir.Stmt {
	a := argsOf(c, "sync team", s.Args, s.Pos, "team")
	if a == nil {
		return nil
	}
	t := teamVariable(c, a.by["team"])
	if t == nil {
		return nil
	}
	return a.done("hpf_co_sync_team", []callArg{refArg(t)})
}

func formTeam(c *checker, s *parse.Call) []ir.Stmt {
	a := argsOf(c, "form team", s.Args, s.Pos, "team-number", "team", "new_index?")
	if a == nil {
		return nil
	}
	number := c.Integer(a.by["team-number"], "the team number")
	t := teamVariable(c, a.by["team"])
	index := ir.Expr(ir.IntConst(0, s.Pos))
	if a.by["new_index"] != nil {
		index = c.Integer(a.by["new_index"], "NEW_INDEX=")
	}
	if t == nil || number.Type().Base == ir.Invalid || index.Type().Base == ir.Invalid {
		return nil
	}
	return a.done("hpf_co_form_team", []callArg{valueArg(c, number, ir.Int8), refArg(t), valueArg(c, index, ir.Int4)})
}

func failImage(c *checker, s *parse.Call) []ir.Stmt {
	return []ir.Stmt{callRuntime("_gfortran_caf_fail_image", s.Pos)}
}

// imageVariable is a variable of a type of ISO_FORTRAN_ENV with the image that it is on, which is this one without selector.
func imageVariable(c *checker, x parse.Expr, name string) (e, image ir.Expr) {
	s := selectorIn(x)
	if s == nil {
		return variableOf(c, x, name), &ir.Call{Pos: parse.SpanOf(x), Fn: "this_image", T: ir.Int4}
	}
	sel := selection(c, s)
	if sel == nil {
		return nil, nil
	}
	return variableOf(c, reached(c, x, s, sel), name), sel.image
}

func lockStmt(c *checker, s *parse.Call) []ir.Stmt {
	what, names := s.Name.Name[1:], []string{"lock-variable"}
	if what == "lock" {
		names = append(names, "acquired_lock?")
	}
	a := argsOf(c, what, s.Args, s.Pos, names...)
	if a == nil {
		return nil
	}
	lock, image := imageVariable(c, a.by["lock-variable"], "lock_type")
	if lock == nil {
		return nil
	}
	args := []callArg{refArg(lock), valueArg(c, image, ir.Int4)}
	if what == "unlock" {
		return a.done("hpf_co_unlock", args)
	}
	if a.by["acquired_lock"] == nil {
		return a.done("hpf_co_lock", append(args, noArg(ir.Int4)))
	}
	acquired := definitions{c}.variable(a.by["acquired_lock"])
	if acquired.Type().Base != ir.Logical {
		c.bag.Errorf(acquired.Span(), "type-mismatch", "ACQUIRED_LOCK= needs a logical variable")
		return nil
	}
	v := &ir.Var{Pos: s.Pos, Sym: c.temp("acquired", ir.Int4, s.Pos)}
	c.emit(&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: v, RHS: ir.IntConst(0, s.Pos)})
	there := c.operate(ir.NE, &ir.Var{Pos: s.Pos, Sym: v.Sym}, ir.IntConst(0, s.Pos), s.Pos)
	set := &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: acquired, RHS: c.convert(there, acquired.Type())}
	return a.done("hpf_co_lock", append(args, refArg(v)), set)
}

func eventPost(c *checker, s *parse.Call) []ir.Stmt {
	a := argsOf(c, "event post", s.Args, s.Pos, "event")
	if a == nil {
		return nil
	}
	event, image := imageVariable(c, a.by["event"], "event_type")
	if event == nil {
		return nil
	}
	return a.done("hpf_co_event_post", []callArg{refArg(event), valueArg(c, image, ir.Int4)})
}

func eventWait(c *checker, s *parse.Call) []ir.Stmt {
	what, _, _ := strings.Cut(s.Name.Name, " ")
	a := argsOf(c, s.Name.Name, s.Args, s.Pos, "event", "until_count?")
	if a == nil {
		return nil
	}
	if sel := selectorIn(a.by["event"]); sel != nil {
		// Fortran 2018, C1178: an image waits for an event of its own.
		c.bag.Errorf(sel.Pos, "coarray", "the variable of %s cannot be coindexed", strings.ToUpper(s.Name.Name)).Help("leave the image selector out")
		return nil
	}
	event := variableOf(c, a.by["event"], what+"_type")
	until := ir.Expr(ir.IntConst(1, s.Pos))
	if a.by["until_count"] != nil {
		until = c.Integer(a.by["until_count"], "UNTIL_COUNT=")
	}
	if event == nil || until.Type().Base == ir.Invalid {
		return nil
	}
	return a.done("hpf_co_event_wait", []callArg{refArg(event), valueArg(c, until, ir.Int8)})
}

func eventQuery(c *checker, s *parse.Call) []ir.Stmt {
	a := argsOf(c, "event_query", s.Args, s.Pos, "event", "count", "stat?")
	if a == nil {
		return nil
	}
	event := variableOf(c, a.by["event"], "event_type")
	count := definitions{c}.variable(a.by["count"])
	if event == nil || count.Type().Base != ir.Integer {
		return nil
	}
	n := askRuntime(c, "hpf_co_event_query", ir.Int8, s.Pos, refArg(event))
	out := append(c.takePre(), &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: count, RHS: c.convert(n, count.Type())})
	return append(out, a.status.after(c)...)
}

// imageConstruct is CRITICAL or CHANGE TEAM.
func imageConstruct(c *checker, s *parse.BlockConstruct) []ir.Stmt {
	usesImages(c)
	noReturn(c, s)
	if s.Images == "critical" {
		return critical(c, s)
	}
	a := argsOf(c, "change team", s.Args, s.Pos, "team")
	if a == nil {
		return nil
	}
	t := teamVariable(c, a.by["team"])
	if t == nil {
		return nil
	}
	out := a.done("hpf_co_change_team", []callArg{refArg(t)})
	restore := renamedCoarrays(c, s.Coarrays)
	out = append(out, c.body(s.Body)...)
	restore()
	out = append(out, freedWithTeam(c, s.Pos)...)
	end := argsOf(c, "end team", s.EndArgs, s.End)
	if end == nil {
		return nil
	}
	return append(out, end.done("hpf_co_end_team", nil)...)
}

// renamedCoarrays lets coarrays have other names and cobounds in a CHANGE TEAM construct, Fortran 2018, 11.1.5.2, until restore is called.
func renamedCoarrays(c *checker, list []parse.CoarrayName) (restore func()) {
	hidden := map[string]*names.Entity{}
	for _, n := range list {
		e := c.Lookup(n.X.Name)
		if e == nil || e.Class != names.Variable || e.Codims == nil {
			c.bag.Errorf(n.X.Pos, "coarray", "'%s' is no coarray", n.X.Name).Help("name a coarray")
			continue
		}
		if !n.Codims[len(n.Codims)-1].Star {
			c.bag.Errorf(n.Pos, "coarray", "the last upper cobound of '%s' is '*'", n.Name).Help("write '*' as the last upper cobound")
			continue
		}
		c.Symbol(e)
		other := *e
		other.Name, other.Pos, other.Allocatable, other.Codims, other.Home = n.Name, n.Pos, diag.Span{}, n.Codims, c
		keepCobounds(c, &other)
		hidden[n.Name] = c.names[n.Name]
		c.names[n.Name] = &other
	}
	return func() {
		for name, e := range hidden {
			if c.names[name] = e; e == nil {
				delete(c.names, name)
			}
		}
	}
}

// noReturn refuses RETURN out of a construct, and image control statements in CRITICAL, Fortran 2018, C1114, C1118 and C1119.
func noReturn(c *checker, s *parse.BlockConstruct) {
	tree.EveryStmt(s.Body, func(x parse.Stmt) {
		if _, is := x.(*parse.Return); is {
			c.bag.Errorf(x.Span(), "coarray", "RETURN cannot leave %s", namesOf(s)).Because(s.Pos, "this is open")
		}
		call, is := x.(*parse.Call)
		block, inner := x.(*parse.BlockConstruct)
		control := is && imageStatements[call.Name.Name] != nil && slices.Contains([]byte(call.Name.Name), ' ') || inner && block.Images != ""
		if control && s.Images == "critical" {
			c.bag.Errorf(x.Span(), "coarray", "an image control statement cannot stand in CRITICAL").Because(s.Pos, "this is open").Note("Fortran 2018, C1118")
		}
	})
}

func namesOf(s *parse.BlockConstruct) string {
	if s.Images == "critical" {
		return "CRITICAL"
	}
	return "CHANGE TEAM"
}

// critical is a CRITICAL construct, which has a lock of its own.
func critical(c *checker, s *parse.BlockConstruct) []ir.Stmt {
	const words = 8 // of a lock
	lock := c.temp("critical", ir.Int8, s.Pos)
	lock.Dims = []ir.Dim{{Lo: ir.IntConst(1, s.Pos), Hi: ir.IntConst(words, s.Pos)}}
	giveCoarray(c, lock)
	at := func() callArg { return refArg(&ir.Elem{Pos: s.Pos, Sym: lock, Subs: []ir.Expr{ir.IntConst(1, s.Pos)}}) }
	a := argsOf(c, "critical", s.Args, s.Pos)
	if a == nil {
		return nil
	}
	out := a.done("hpf_co_critical", []callArg{at()})
	out = append(out, c.body(s.Body)...)
	return append(out, callRuntime("hpf_co_end_critical", s.End, at(), lineArg(c, s.End)))
}

// freedWithTeam deallocates the coarrays that were allocated in a team, when that ends, Fortran 2018, 11.1.5.
func freedWithTeam(c *checker, pos diag.Span) []ir.Stmt {
	var out []ir.Stmt
	for _, name := range visibleNames(c) {
		e := c.Lookup(name)
		if e == nil || e.Codims == nil || e.Class != names.Variable || !e.Allocatable.Valid() {
			continue
		}
		base := addressed(c, &parse.Name{Node: parse.Node{Pos: pos}, Ident: name})
		if base == nil {
			continue
		}
		goes := askRuntime(c, "hpf_co_of_team", ir.Int4, pos, refArg(base))
		free := &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.operate(ir.NE, goes, ir.IntConst(0, pos), pos),
			Body: []ir.Stmt{&ir.Deallocate{At: ir.At{Pos: pos}, Sym: c.Symbol(e)}}}}}
		body := append(c.takePre(), free)
		out = append(out, &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: &ir.Status{Pos: pos, Sym: c.Symbol(e)}, Body: body}}})
	}
	return out
}

// visibleNames are the names of a unit and of those around it, in an order that is the same on all images.
func visibleNames(c *checker) []string {
	var out []string
	for b := c; b != nil; b = b.around {
		for name := range b.names {
			out = append(out, name)
		}
		if b.around == nil {
			for h := b.host; h != nil; h = h.host {
				for name := range h.names {
					out = append(out, name)
				}
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
