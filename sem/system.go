package sem

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
)

// systemArg is an argument of an intrinsic subroutine that asks the system: a scalar, or Elems elements of an array.
type systemArg struct {
	name  string
	typ   ir.Type
	elems int64
	out   bool
}

// systemSub is such a subroutine: call names what the runtime does.
type systemSub struct {
	call string
	need int
	args []systemArg
}

var text = ir.Type{Base: ir.Character}

// seedElems is the number of integers of the seed of libgfortran's generator (xoshiro256**).
const seedElems = 8

// statElems is the number of integers that STAT gives.
const statElems = 13

var environmentArgs = []systemArg{{"name", text, 0, false}, {"value", text, 0, true}, {"length", ir.Int4, 0, true},
	{"status", ir.Int4, 0, true}, {"trim_name", ir.Log4, 0, false}}

// systemSubs are intrinsic subroutines of Fortran 2008, 13.7, and of GNU Fortran.
var systemSubs = map[string]systemSub{
	"get_command":              {"hpf_get_command", 0, []systemArg{{"command", text, 0, true}, {"length", ir.Int4, 0, true}, {"status", ir.Int4, 0, true}}},
	"get_environment_variable": {"hpf_environment", 1, environmentArgs},
	"getenv":                   {"hpf_environment", 2, environmentArgs},
	"date_and_time": {"hpf_date_and_time", 0, []systemArg{{"date", text, 0, true}, {"time", text, 0, true}, {"zone", text, 0, true},
		{"values", ir.Int4, 8, true}}},
	"random_seed": {"hpf_random_seed", 0, []systemArg{{"size", ir.Int4, 0, true}, {"put", ir.Int4, seedElems, false},
		{"get", ir.Int4, seedElems, true}}},
	"etime":  {"hpf_etime", 2, []systemArg{{"values", ir.Real4, 2, true}, {"time", ir.Real4, 0, true}}},
	"dtime":  {"hpf_dtime", 2, []systemArg{{"values", ir.Real4, 2, true}, {"time", ir.Real4, 0, true}}},
	"second": {"hpf_second", 1, []systemArg{{"time", ir.Real4, 0, true}}},
	"exit":   {"hpf_exit", 0, []systemArg{{"status", ir.Int4, 0, false}}},
	"abort":  {"hpf_abort", 0, nil},
	"execute_command_line": {"hpf_execute", 1, []systemArg{{"command", text, 0, false}, {"wait", ir.Log4, 0, false},
		{"exitstat", ir.Int4, 0, true}, {"cmdstat", ir.Int4, 0, true}, {"cmdmsg", text, 0, true}}},
	"random_init": {"hpf_random_init", 2, []systemArg{{"repeatable", ir.Log4, 0, false}, {"image_distinct", ir.Log4, 0, false}}},
	"system":      {"hpf_system", 1, []systemArg{{"command", text, 0, false}, {"status", ir.Int4, 0, true}}},
	"unlink":      {"hpf_unlink", 1, []systemArg{{"path", text, 0, false}, {"status", ir.Int4, 0, true}}},
	"rename":      {"hpf_rename", 2, []systemArg{{"path1", text, 0, false}, {"path2", text, 0, false}, {"status", ir.Int4, 0, true}}},
	"chdir":       {"hpf_chdir", 1, []systemArg{{"name", text, 0, false}, {"status", ir.Int4, 0, true}}},
	"chmod":       {"hpf_chmod", 2, []systemArg{{"name", text, 0, false}, {"mode", text, 0, false}, {"status", ir.Int4, 0, true}}},
	"getcwd":      {"hpf_getcwd", 1, []systemArg{{"c", text, 0, true}, {"status", ir.Int4, 0, true}}},
	"sleep":       {"hpf_sleep", 1, []systemArg{{"seconds", ir.Int4, 0, false}}},
	"itime":       {"hpf_itime", 1, []systemArg{{"values", ir.Int4, 3, true}}},
	"idate":       {"hpf_idate", 1, []systemArg{{"values", ir.Int4, 3, true}}},
	parse.LibraryCall: {"hpf_library", 8, []systemArg{{"warn", ir.Int4, 0, false}, {"allow", ir.Int4, 0, false}, {"pedantic", ir.Int4, 0, false},
		{"sign", ir.Int4, 0, false}, {"convert", ir.Int4, 0, false}, {"marker", ir.Int4, 0, false}, {"subrecord", ir.Int4, 0, false},
		{"formats", ir.Int4, 0, false}}},
	"srand": {"hpf_srand", 1, []systemArg{{"seed", ir.Int4, 0, false}}},
	"ftell": {"hpf_ftell", 2, []systemArg{{"unit", ir.Int4, 0, false}, {"offset", ir.Int8, 0, true}}},
	"fgetc": {"hpf_fgetc", 2, []systemArg{{"unit", ir.Int4, 0, false}, {"c", text, 0, true}, {"status", ir.Int4, 0, true}}},
	"fputc": {"hpf_fputc", 2, []systemArg{{"unit", ir.Int4, 0, false}, {"c", text, 0, false}, {"status", ir.Int4, 0, true}}},
	"fseek": {"hpf_fseek", 3, []systemArg{{"unit", ir.Int4, 0, false}, {"offset", ir.Int8, 0, false}, {"whence", ir.Int4, 0, false},
		{"status", ir.Int4, 0, true}}},
	"hostnm":    {"hpf_hostnm", 1, []systemArg{{"c", text, 0, true}, {"status", ir.Int4, 0, true}}},
	"getlog":    {"hpf_getlog", 1, []systemArg{{"c", text, 0, true}}},
	"fdate":     {"hpf_fdate", 1, []systemArg{{"date", text, 0, true}}},
	"ltime":     {"hpf_ltime", 2, []systemArg{{"time", ir.Int4, 0, false}, {"values", ir.Int4, 9, true}}},
	"gmtime":    {"hpf_gmtime", 2, []systemArg{{"time", ir.Int4, 0, false}, {"values", ir.Int4, 9, true}}},
	"backtrace": {"hpf_backtrace", 0, nil},
	"stat":      {"hpf_stat", 2, []systemArg{{"name", text, 0, false}, {"values", ir.Int4, statElems, true}, {"status", ir.Int4, 0, true}}},
	"lstat":     {"hpf_lstat", 2, []systemArg{{"name", text, 0, false}, {"values", ir.Int4, statElems, true}, {"status", ir.Int4, 0, true}}},
	"fstat":     {"hpf_fstat", 2, []systemArg{{"unit", ir.Int4, 0, false}, {"values", ir.Int4, statElems, true}, {"status", ir.Int4, 0, true}}},
	"free":      {"hpf_free", 1, []systemArg{{"ptr", ir.Int8, 0, false}}},
}

// systemFunctions are functions of GNU Fortran that ask the system; the last argument of the subroutine is their value.
var systemFunctions = map[string]systemSub{
	"etime":   systemSubs["etime"],
	"dtime":   systemSubs["dtime"],
	"second":  systemSubs["second"],
	"system":  systemSubs["system"],
	"unlink":  systemSubs["unlink"],
	"rename":  systemSubs["rename"],
	"chdir":   systemSubs["chdir"],
	"chmod":   systemSubs["chmod"],
	"getcwd":  systemSubs["getcwd"],
	"ftell":   systemSubs["ftell"],
	"fgetc":   systemSubs["fgetc"],
	"fputc":   systemSubs["fputc"],
	"access":  {"hpf_access", 2, []systemArg{{"name", text, 0, false}, {"mode", text, 0, false}, {"value", ir.Int4, 0, true}}},
	"secnds":  {"hpf_secnds", 1, []systemArg{{"x", ir.Real4, 0, false}, {"value", ir.Real4, 0, true}}},
	"time":    {"hpf_time", 0, []systemArg{{"value", ir.Int4, 0, true}}},
	"time8":   {"hpf_time8", 0, []systemArg{{"value", ir.Int8, 0, true}}},
	"mclock":  {"hpf_mclock", 0, []systemArg{{"value", ir.Int4, 0, true}}},
	"mclock8": {"hpf_mclock8", 0, []systemArg{{"value", ir.Int8, 0, true}}},
	"rand":    {"hpf_rand", 0, []systemArg{{"i", ir.Int4, 0, false}, {"value", ir.Real4, 0, true}}},
	"irand":   {"hpf_irand", 0, []systemArg{{"i", ir.Int4, 0, false}, {"value", ir.Int4, 0, true}}},
	"getpid":  {"hpf_getpid", 0, []systemArg{{"value", ir.Int4, 0, true}}},
	"getuid":  {"hpf_getuid", 0, []systemArg{{"value", ir.Int4, 0, true}}},
	"getgid":  {"hpf_getgid", 0, []systemArg{{"value", ir.Int4, 0, true}}},
	"ierrno":  {"hpf_ierrno", 0, []systemArg{{"value", ir.Int4, 0, true}}},
	"isatty":  {"hpf_isatty", 1, []systemArg{{"unit", ir.Int4, 0, false}, {"value", ir.Log4, 0, true}}},
	"malloc":  {"hpf_malloc", 1, []systemArg{{"size", ir.Int8, 0, false}, {"value", ir.Int8, 0, true}}},
	"hostnm":  systemSubs["hostnm"],
	"stat":    systemSubs["stat"],
	"lstat":   systemSubs["lstat"],
	"fstat":   systemSubs["fstat"],
}

// isExtended reports whether the name of an intrinsic subroutine is a generic one of the program too, and a procedure of the program
// takes the arguments of a call.
func isExtended(c *checker, s *parse.Call) bool {
	e := c.Lookup(s.Name.Name)
	if e == nil || e.Class != names.Generic {
		return false
	}
	p, _, _ := specificFor(c, e, s.Args, false)
	return p != nil
}

// systemCaller types calls of intrinsic subroutines that ask or tell the system: time, random numbers, the command line.
type systemCaller struct{ *checker }

// systemCall takes a call of an intrinsic subroutine that asks the system; ok is false for other names.
func (c systemCaller) systemCall(s *parse.Call) (out []ir.Stmt, ok bool) {
	name := s.Name.Name
	sub, known := systemSubs[name]
	if !known && name != "random_number" && name != "flush" && name != "getarg" {
		return nil, false
	}
	if c.FindProcedure(s.Name) != nil || isExtended(c.checker, s) {
		return nil, false
	}
	switch name {
	case "random_number":
		return c.randomNumber(s), true
	case "flush":
		return c.flushCall(s), true
	case "getarg":
		plain := *s
		plain.Name.Name = "get_command_argument"
		return c.callStmt(&plain), true
	}
	st := &ir.CallIntrinsic{At: ir.At{Pos: s.Pos}, Name: sub.call, Args: make([]ir.Expr, len(sub.args))}
	var after []ir.Stmt
	var optional []optionalArg
	for i, a := range s.Args {
		k := i
		if a.Keyword != "" {
			k = slices.IndexFunc(sub.args, func(arg systemArg) bool { return arg.name == a.Keyword })
		}
		if k < 0 || k >= len(sub.args) || a.Value == nil {
			c.bag.Errorf(a.Pos, "argument", "'%s' has no such argument", name)
			return nil, true
		}
		dummy := inquirer(c).optionalName(a.Value)
		before, results := c.takePre(), []ir.Stmt(nil)
		st.Args[k] = c.systemArgument(sub.args[k], a, &results)
		if st.Args[k] == nil {
			return nil, true
		}
		if dummy != nil {
			optional = append(optional, optionalArg{k, dummy})
		}
		c.em.Pre = append(before, c.em.IfPresent(dummy, c.takePre(), a.Pos)...)
		after = append(after, c.em.IfPresent(dummy, results, a.Pos)...)
	}
	for k := range sub.need {
		if st.Args[k] == nil {
			c.bag.Errorf(s.Pos, "argument", "'%s' needs the argument '%s'", name, sub.args[k].name)
			return nil, true
		}
	}
	return append(c.withPresent(st, optional), after...), true
}

// systemArgument prepares an argument: texts stand for themselves, numbers are computed into variables of the type that the
// runtime takes, and results are assigned from there. It is nil after an error.
func (c systemCaller) systemArgument(want systemArg, a parse.Arg, after *[]ir.Stmt) ir.Expr {
	if isSeed := want.name == "put" || want.name == "get"; isSeed && c.unevaluated(a.Value).Type() == ir.Int8 {
		c.unsupported(a.Pos, "a seed of integer(8) is not supported").Help("declare it as integer(4), with the size that RANDOM_SEED gives for that")
		return nil
	}
	if want.elems > 0 {
		return c.systemArray(want, a, after)
	}
	e := c.scalar(a.Value)
	if want.out {
		e = definitions(c).variable(a.Value)
	}
	if e.Type().Base != want.typ.Base {
		if e.Type().Base != ir.Invalid {
			c.bag.Errorf(a.Pos, "type-mismatch", "the argument '%s' is %s", want.name, e.Type())
		}
		return nil
	}
	if want.typ.Base == ir.Character {
		if !isDefaultText(c.checker, e, "the argument '"+want.name+"'") {
			return nil
		}
		return e
	}
	v := c.temp(want.name, want.typ, a.Pos)
	if !want.out || want.name == "exitstat" { // which keeps its value where the command does not end
		c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: &ir.Var{Pos: a.Pos, Sym: v}, RHS: c.convert(e, want.typ)})
	}
	if !want.out {
		return &ir.Var{Pos: a.Pos, Sym: v}
	}
	*after = append(*after, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: e, RHS: c.convert(&ir.Var{Pos: a.Pos, Sym: v}, e.Type())})
	return &ir.Var{Pos: a.Pos, Sym: v}
}

// systemArray passes the elements of a made array, which the program's array is copied to or from.
func (c systemCaller) systemArray(want systemArg, a parse.Arg, after *[]ir.Stmt) ir.Expr {
	sec := c.systemSection(want, a)
	if sec == nil || sec.Sym.Type.Base != want.typ.Base || sectionRank(sec) != 1 {
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' must be an array of rank one and of type %s", want.name, baseName(want.typ.Base))
		return nil
	}
	v := c.temp(want.name, want.typ, a.Pos)
	v.Dims = []ir.Dim{{Lo: ir.IntConst(1, a.Pos), Hi: ir.IntConst(want.elems, a.Pos)}}
	copied := c.copySeveral(sec, v, want, a)
	if want.out {
		*after = append(*after, copied...)
	} else {
		c.em.Pre = append(c.em.Pre, copied...)
	}
	return &ir.Elem{Pos: a.Pos, Sym: v, Subs: []ir.Expr{ir.IntConst(1, a.Pos)}}
}

// systemSection is the array that an argument names, or a made one with its values if it gets no results; nil for others.
func (c systemCaller) systemSection(want systemArg, a parse.Arg) *ir.Section {
	if it, ok := designators(c).sectionItem(a.Value); ok && len(it) == 1 {
		return it[0].Section
	}
	if want.out {
		return nil
	}
	return c.keep(c.expr(a.Value), a.Pos)
}

// copySeveral copies as many elements as the section has, at most those of the made array.
func (c systemCaller) copySeveral(sec *ir.Section, v *ir.Symbol, want systemArg, a parse.Arg) []ir.Stmt {
	at := ir.At{Pos: a.Pos}
	k := c.temp("k", ir.Int8, a.Pos)
	number := func() ir.Expr { return &ir.Var{Pos: a.Pos, Sym: k} }
	one := func() ir.Expr { return &ir.Const{Pos: a.Pos, T: ir.Int8, I: 1} }
	theirs := &ir.Elem{Pos: a.Pos, Sym: sec.Sym}
	var count ir.Expr
	for d := range sec.Lo {
		if sec.Single[d] {
			theirs.Subs = append(theirs.Subs, sec.Lo[d])
			continue
		}
		step := c.convert(sec.Step[d], ir.Int8)
		offset := c.Arith(ir.Mul, c.Arith(ir.Sub, number(), one(), a.Pos), step, a.Pos)
		theirs.Subs = append(theirs.Subs, c.Arith(ir.Add, c.convert(sec.Lo[d], ir.Int8), offset, a.Pos))
		count = c.convert(c.em.SizeOf(shapes.Triplet{Lo: sec.Lo[d], Hi: sec.Hi[d], Step: sec.Step[d]}, a.Pos), ir.Int8)
	}
	limit := c.folded(&ir.Call{Pos: a.Pos, Fn: "min", T: ir.Int8, Args: []ir.Expr{count, &ir.Const{Pos: a.Pos, T: ir.Int8, I: want.elems}}})
	ours := &ir.Elem{Pos: a.Pos, Sym: v, Subs: []ir.Expr{number()}}
	move := &ir.Assign{At: at, LHS: ours, RHS: c.convert(theirs, v.Type)}
	if want.out {
		move = &ir.Assign{At: at, LHS: theirs, RHS: c.convert(ours, sec.Sym.Type)}
	}
	return []ir.Stmt{&ir.Do{At: at, Var: k, Lo: one(), Hi: limit, Step: one(), Body: []ir.Stmt{move}}}
}

// randomNumber fills a variable, or the elements of an array in their order.
func (c systemCaller) randomNumber(s *parse.Call) []ir.Stmt {
	if len(s.Args) != 1 || s.Args[0].Value == nil {
		c.bag.Errorf(s.Pos, "argument", "'random_number' takes one argument")
		return nil
	}
	x := s.Args[0].Value
	io := c.newIO(ir.ReadOp, s.Pos, nil)
	one := func(e ir.Expr) []ir.Stmt {
		if e.Type().Base != ir.Real {
			if e.Type().Base != ir.Invalid {
				c.bag.Errorf(parse.SpanOf(x), "type-mismatch", "the argument of 'random_number' is %s", e.Type())
			}
			return nil
		}
		v := c.temp("random", e.Type(), s.Pos)
		return []ir.Stmt{&ir.CallIntrinsic{At: ir.At{Pos: s.Pos}, Name: "hpf_random", Args: []ir.Expr{&ir.Var{Pos: s.Pos, Sym: v}}},
			&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: e, RHS: &ir.Var{Pos: s.Pos, Sym: v}}}
	}
	if it, ok := designators(c).sectionItem(x); ok {
		if len(it) == 0 {
			return nil
		}
		return ioItems{io}.eachElement(it[0].Section, s.Pos, func(e *ir.Elem) []ir.Stmt { return one(e) })
	}
	return one(definitions(c).variable(x))
}

// flushCall is CALL FLUSH(unit); without a unit all files are written out.
func (c systemCaller) flushCall(s *parse.Call) []ir.Stmt {
	io := c.newIO(ir.FlushOp, s.Pos, nil)
	if len(s.Args) == 0 {
		io.value("unit", &ir.Const{Pos: s.Pos, T: ir.Int8, I: outputUnit})
		return io.complete(nil)
	}
	io.fileUnit(s.Args[0].Value)
	// Unlike the statement, GNU's subroutine does nothing for a unit that is not connected.
	v := c.temp("flush", ir.Int4, s.Pos)
	io.result(parse.Arg{Pos: s.Pos, Keyword: "iostat", Value: c.nameFor(v, s.Pos)}, ir.Int4)
	return io.complete(nil)
}

// argumentCount is COMMAND_ARGUMENT_COUNT() and GNU's IARGC().
func argumentCount(c *checker, x *parse.Ref) ir.Expr {
	if len(x.Args) != 0 {
		c.bag.Errorf(x.Pos, "argument", "'%s' has no arguments", x.Name)
		return ir.Poison(x.Pos)
	}
	return &ir.Call{Pos: x.Pos, Fn: "command_argument_count", T: ir.Int4}
}

// systemFunction is a function of systemFunctions, such as GNU's ETIME(values): a call in front of the statement.
func systemFunction(c *checker, x *parse.Ref) ir.Expr {
	sub := systemFunctions[x.Name]
	last := len(sub.args) - 1
	v := c.temp(x.Name, sub.args[last].typ, x.Pos)
	st := &ir.CallIntrinsic{At: ir.At{Pos: x.Pos}, Name: sub.call, Args: make([]ir.Expr, last+1)}
	if len(x.Args) > last || len(x.Args) < min(sub.need, last) {
		c.bag.Errorf(x.Pos, "argument", "'%s' takes %s", x.Name, arguments.Count(min(sub.need, last), last))
		return ir.Poison(x.Pos)
	}
	var after []ir.Stmt
	for k, a := range x.Args {
		if a.Value == nil {
			c.bag.Errorf(a.Pos, "argument", "a section is no argument")
			return ir.Poison(x.Pos)
		}
		if st.Args[k] = (systemCaller{c}).systemArgument(sub.args[k], a, &after); st.Args[k] == nil {
			return ir.Poison(x.Pos)
		}
	}
	st.Args[last] = &ir.Var{Pos: x.Pos, Sym: v}
	c.em.Pre = append(append(c.em.Pre, st), after...)
	return &ir.Var{Pos: x.Pos, Sym: v}
}
