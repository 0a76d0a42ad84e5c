package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// Atomic and collective subroutines, Fortran 2018, 16.9, and inquiries about images.

// The operations of hpf_co_atomic.
var atomicOps = map[string]int{"add": 1, "and": 2, "or": 3, "xor": 4, "define": 5, "ref": 6, "cas": 7}

// atomicArgs are the dummy arguments of the atomic subroutines.
var atomicArgs = map[string][]string{"define": {"atom", "value"}, "ref": {"value", "atom"}, "cas": {"atom", "old", "compare", "new"}}

// atomicStmt is a call of an atomic subroutine, Fortran 2018, 16.9.20 to 16.9.30.
func atomicStmt(c *checker, s *parse.Call) []ir.Stmt {
	op, fetch := strings.CutPrefix(strings.TrimPrefix(s.Name.Name, "atomic_"), "fetch_")
	names := atomicArgs[op]
	if names == nil {
		names = []string{"atom", "value"}
	}
	if fetch {
		names = append(names, "old")
	}
	a := argsOf(c, s.Name.Name, s.Args, s.Pos, append(names, "stat?")...)
	if a == nil {
		return nil
	}
	atom, image := atomVariable(c, a.by["atom"])
	if atom == nil {
		return nil
	}
	given := a.by["value"]
	if op == "cas" {
		given = a.by["new"]
	}
	value, compare := ir.Expr(ir.IntConst(0, s.Pos)), ir.Expr(ir.IntConst(0, s.Pos))
	if op != "ref" {
		value = atomicValue(c, given)
	}
	if op == "cas" {
		compare = atomicValue(c, a.by["compare"])
	}
	before := askRuntime(c, "hpf_co_atomic", ir.Int4, s.Pos, intArg(c, atomicOps[op], s.Pos), refArg(atom), valueArg(c, image, ir.Int4),
		valueArg(c, value, ir.Int4), valueArg(c, compare, ir.Int4), lineArg(c, s.Pos), a.status.arg())
	result := a.by["old"]
	if op == "ref" {
		result = a.by["value"]
	}
	var out []ir.Stmt
	if result != nil {
		v := definitions{c}.variable(result)
		if v.Type().Base == ir.Logical {
			before = c.convert(c.operate(ir.NE, before, ir.IntConst(0, s.Pos), s.Pos), v.Type())
		}
		out = append(out, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: v, RHS: c.convert(before, v.Type())})
	}
	return append(append(c.takePre(), out...), a.status.after(c)...)
}

// atomVariable is the variable of an atomic subroutine and its image; nil after an error. Fortran 2018, 16.9.20: a coarray or coindexed, of
// kind ATOMIC_INT_KIND or ATOMIC_LOGICAL_KIND.
func atomVariable(c *checker, x parse.Expr) (atom, image ir.Expr) {
	image = &ir.Call{Pos: parse.SpanOf(x), Fn: "this_image", T: ir.Int4}
	if s := selectorIn(x); s != nil {
		sel := selection(c, s)
		if sel == nil {
			return nil, nil
		}
		image, x = sel.image, reached(c, x, s, sel)
	}
	e := c.scalar(x)
	switch t := e.Type(); {
	case t.Base == ir.Invalid:
		return nil, nil
	case t.Base != ir.Integer && t.Base != ir.Logical || t.Kind != 4 || !ir.IsDesignator(e):
		c.bag.Errorf(e.Span(), "type-mismatch", "an atomic variable is an integer(atomic_int_kind) or logical(atomic_logical_kind), this is %s", t)
		return nil, nil
	}
	return e, image
}

// atomicValue is a value for an atomic variable; logical ones are 1 and 0.
func atomicValue(c *checker, x parse.Expr) ir.Expr {
	e := c.scalar(x)
	if e.Type().Base == ir.Logical {
		return c.call("merge", []ir.Expr{ir.IntConst(1, e.Span()), ir.IntConst(0, e.Span()), c.convert(e, ir.Log4)}, ir.Int4, e.Span())
	}
	return c.convert(c.em.MustBeInteger(e, "the value"), ir.Int4)
}

// The collective subroutines as hpf_co_collect numbers them, and the types as descriptors do.
var (
	collectives = map[string]int{"co_broadcast": 0, "co_sum": 1, "co_min": 2, "co_max": 3, "co_reduce": 4}
	typeCodes   = map[ir.Base]int{ir.Integer: 1, ir.Logical: 2, ir.Real: 3, ir.Complex: 4, ir.Derived: 5, ir.Character: 6}
)

// collective is a call of CO_SUM and its like, Fortran 2018, 16.9.45 to 16.9.50.
func collective(c *checker, s *parse.Call) []ir.Stmt {
	name := s.Name.Name
	names := []string{"a", "result_image?"}
	switch name {
	case "co_broadcast":
		names = []string{"a", "source_image"}
	case "co_reduce":
		for i := range s.Args {
			if s.Args[i].Keyword == "operator" {
				s.Args[i].Keyword = "operation"
			}
		}
		names = []string{"a", "operation", "result_image?"}
	}
	names = append(names, "stat?", "errmsg?")
	a := argsOf(c, name, s.Args, s.Pos, names...)
	if a == nil {
		return nil
	}
	if sel := selectorIn(a.by["a"]); sel != nil {
		c.bag.Errorf(sel.Pos, "coarray", "the argument of '%s' cannot be coindexed", name).Note("Fortran 2018, 16.9.46")
		return nil
	}
	image := ir.Expr(ir.IntConst(0, s.Pos))
	for _, n := range []string{"result_image", "source_image"} {
		if a.by[n] != nil {
			image = c.Integer(a.by[n], strings.ToUpper(n)+"=")
		}
	}
	e := c.expr(a.by["a"])
	t := e.Type()
	if t.Base == ir.Invalid || image.Type().Base == ir.Invalid {
		return nil
	}
	if t.Derived != nil && t.Derived.HasAllocatable() && name == "co_broadcast" {
		return broadcastParts(c, a, e, image)
	}
	if t.Derived != nil && t.Derived.HasAllocatable() {
		c.unsupported(e.Span(), "'%s' of %s, which has allocatable components, is not supported yet", name, t).Help("reduce the components one by one")
		return nil
	}
	numbers := t.Base == ir.Integer || t.Base == ir.Real || name == "co_sum" && t.Base == ir.Complex || name != "co_sum" && t.Base == ir.Character
	if !numbers && name != "co_broadcast" && name != "co_reduce" {
		c.bag.Errorf(e.Span(), "type-mismatch", "'%s' does not take %s", name, t)
		return nil
	}
	how := []callArg{intArg(c, collectives[name], s.Pos), valueArg(c, image, ir.Int4)}
	function, ok := operationArgs(c, a.by["operation"], t, s.Pos)
	if !ok {
		return nil
	}
	how = append(how, function...)
	if ref, isArray := e.(*ir.ArrayRef); isArray && ref.Plain() {
		if byBytes(c, ref.Section.Sym) {
			c.unsupported(e.Span(), "a component of each element of an array is not supported here yet").Help("assign it to an array first")
			return nil
		}
		return a.done("hpf_co_collect_array", append([]callArg{sectionArg(ref.Section, s.Pos)}, how...))
	}
	if !(definitions{c}).settable(e) {
		return nil
	}
	args := []callArg{refArg(e), intArg(c, typeCodes[t.Base], s.Pos), valueArg(c, *bytesOf(c, e), ir.Int8)}
	return a.done("hpf_co_collect", append(args, how...))
}

// operationArgs are the function of CO_REDUCE and how it is called: 1 for a result by reference, 4 for arguments by value.
func operationArgs(c *checker, x parse.Expr, t ir.Type, pos diag.Span) ([]callArg, bool) {
	d := dummyOf(t)
	d.Proc = &ir.Procedure{Name: "operation"}
	if x == nil {
		d.Optional = true
		return []callArg{{ir.Actual{}, d}, intArg(c, 0, pos)}, true
	}
	p := caller{c}.procedureArgument(d, x)
	if p == nil || len(p.Dummies) != 2 || p.Result == nil {
		c.bag.Errorf(parse.SpanOf(x), "argument", "the operation of 'co_reduce' is a pure function of two arguments")
		return nil, false
	}
	flags := 0
	if t.Base == ir.Derived {
		flags |= 1
	}
	if p.Dummies[0].ByValue {
		flags |= 4
	}
	return []callArg{{ir.Actual{Pos: pos, Proc: p}, d}, intArg(c, flags, pos)}, true
}

// imagesInquiry is an inquiry about images or cobounds, Fortran 2018, 16.9.
func imagesInquiry(c *checker, x *parse.Ref) ir.Expr {
	if x.Name == "this_image" && len(x.Args) == 0 || x.Name == "num_images" && len(x.Args) == 0 {
		return imageNumber(c, x)
	}
	usesImages(c)
	switch x.Name {
	case "this_image":
		if t, ok := teamGiven(c, x.Args, 0); ok {
			return askTeam(c, "hpf_co_this_image", t, x.Pos)
		}
		return thisCosubscripts(c, x)
	case "num_images":
		return numImages(c, x)
	case "image_index":
		return imageIndexOf(c, x)
	case "lcobound", "ucobound", "coshape":
		return coboundInquiry(c, x)
	case "failed_images", "stopped_images":
		return imageList(c, x)
	case "image_status":
		return imageStatusOf(c, x)
	}
	return teamInquiry(c, x)
}

// imageNumber is THIS_IMAGE() or NUM_IMAGES(). In a program with teams they are not the same everywhere.
func imageNumber(c *checker, x *parse.Ref) ir.Expr {
	if x.Name == "num_images" {
		usesImages(c)
	}
	if c.global.opt.Program.Teams {
		return askTeam(c, "hpf_co_"+x.Name, nil, x.Pos)
	}
	fn := map[string]string{"this_image": "this_image", "num_images": "number_of_processors"}[x.Name]
	return &ir.Call{Pos: x.Pos, Fn: fn, T: ir.Int4}
}

// teamGiven is the team that argument k or TEAM= is; ok is false where it is something else, t nil for none.
func teamGiven(c *checker, args []parse.Arg, k int) (t ir.Expr, ok bool) {
	for i, a := range args {
		if a.Keyword == "team" || a.Keyword == "" && i == k && a.Value != nil {
			if tr := c.traitOf(a.Value); tr.Type.Derived != nil && tr.Type.Derived.Name == "team_type" {
				return valueOfTeam(c, a.Value), true
			}
		}
	}
	return nil, false
}

// teamAsked is argument k or TEAM= of an inquiry, nil for none; ok is false after an error.
func teamAsked(c *checker, x *parse.Ref, k int) (t ir.Expr, ok bool) {
	if t, ok = teamGiven(c, x.Args, k); ok {
		return t, true
	}
	for i, a := range x.Args {
		if a.Keyword == "team" || a.Keyword == "" && i == k {
			c.bag.Errorf(a.Pos, "argument", "the team of '%s' is %s", x.Name, c.traitOf(a.Value).Type).Help("give a variable of type(team_type)")
			return nil, false
		}
	}
	return nil, true
}

// valueOfTeam is a variable with the value of an expression of type TEAM_TYPE.
func valueOfTeam(c *checker, x parse.Expr) ir.Expr {
	e := c.scalar(x)
	if ir.IsDesignator(e) {
		return e
	}
	v, set := heldValue(c, e, e.Type(), parse.SpanOf(x))
	c.emit(set)
	return v
}

// askTeam asks the runtime about a team, nil for the current one.
func askTeam(c *checker, name string, t ir.Expr, pos diag.Span, more ...callArg) ir.Expr {
	arg := noArg(ir.Int8)
	if t != nil {
		arg = refArg(t)
	}
	return askRuntime(c, name, ir.Int4, pos, append([]callArg{arg}, more...)...)
}

func numImages(c *checker, x *parse.Ref) ir.Expr {
	if t, ok := teamGiven(c, x.Args, 0); ok {
		return askTeam(c, "hpf_co_num_images", t, x.Pos)
	}
	n := c.Integer(x.Args[0].Value, "the team number")
	return askRuntime(c, "hpf_co_sibling_images", ir.Int4, x.Pos, valueArg(c, n, ir.Int8))
}

// coarrayArgument is the coarray that an inquiry is about with its codimensions; 0 after an error.
func coarrayArgument(c *checker, x *parse.Ref, k int) (parse.Expr, *names.Entity, int) {
	var arg parse.Expr
	for i, a := range x.Args {
		if a.Keyword == "coarray" || a.Keyword == "" && i == k {
			arg = a.Value
		}
	}
	for part := arg; part != nil; {
		comp, ok := part.(*parse.Component)
		if !ok {
			if e := rootEntity(c, part); e != nil && e.Codims != nil {
				return part, e, len(e.Codims)
			}
			break
		}
		if n := componentCorank(c, comp); n > 0 {
			return part, nil, n
		}
		part = comp.X
	}
	c.bag.Errorf(x.Pos, "coarray", "the argument of '%s' must be a coarray", x.Name)
	return nil, nil, 0
}

// componentCorank is the number of codimensions of a component.
func componentCorank(c *checker, x *parse.Component) int {
	t := c.traitOf(x.X).Type
	if t.Derived == nil {
		return 0
	}
	if comp := ownOrInherited(t.Derived, x.Name); comp != nil {
		return comp.Corank
	}
	return 0
}

// fullCobounds are the cobounds of a coarray, the last upper one such that all images have cosubscripts, Fortran 2018, 16.9.193.
func fullCobounds(c *checker, e *names.Entity, x parse.Expr, corank int, num ir.Expr) []ir.Dim {
	pos := parse.SpanOf(x)
	bounds := cobounds(c, e, x, corank)
	if bounds == nil {
		return nil
	}
	var stride ir.Expr = ir.Int8At(1, pos)
	for k := range corank - 1 {
		stride = c.Arith(ir.Mul, stride, coextent(c, bounds[k], pos), pos)
	}
	if !ir.IsConst(stride) || ir.IsInt(stride, 0) { // a codimension may have no cosubscripts
		stride = c.call("max", []ir.Expr{stride, ir.Int8At(1, pos)}, ir.Int8, pos)
	}
	images := c.convert(num, ir.Int8)
	rest := c.operate(ir.Div, c.Arith(ir.Sub, c.Arith(ir.Add, images, stride, pos), ir.Int8At(1, pos), pos), stride, pos)
	last := &bounds[corank-1]
	last.Hi = c.Arith(ir.Sub, c.Arith(ir.Add, last.Lo, rest, pos), ir.Int8At(1, pos), pos)
	return bounds
}

func coextent(c *checker, d ir.Dim, pos diag.Span) ir.Expr {
	return c.Arith(ir.Add, c.Arith(ir.Sub, d.Hi, d.Lo, pos), ir.Int8At(1, pos), pos)
}

// inquiryKind is what DIM= and KIND= of a reference say, DIM= being argument k.
func inquiryKind(c *checker, x *parse.Ref, k int) (dim ir.Expr, t ir.Type) {
	t = ir.Int4
	for i, a := range x.Args {
		switch {
		case a.Keyword == "kind":
			t, _ = intrinsicArgs{c}.resultKind(a.Value, ir.Integer, t)
		case a.Keyword == "dim" || a.Keyword == "" && i == k:
			dim = c.Integer(a.Value, "DIM")
		}
	}
	return dim, t
}

// listOrOne is one of the values, by dim, or an array of all.
func listOrOne(c *checker, values []ir.Expr, dim ir.Expr, t ir.Type, pos diag.Span) ir.Expr {
	for k := range values {
		values[k] = c.convert(values[k], t)
	}
	if dim == nil {
		return &ir.Constructor{Pos: pos, Items: values, T: t}
	}
	if n, ok := dim.(*ir.Const); ok && (n.I < 1 || n.I > int64(len(values))) {
		c.bag.Errorf(dim.Span(), "dimension", "there is no codimension %d", n.I)
		return ir.Poison(pos)
	}
	out := values[len(values)-1]
	for k := len(values) - 2; k >= 0; k-- {
		is := c.operate(ir.EQ, c.convert(dim, ir.Int8), ir.Int8At(int64(k+1), pos), pos)
		out = c.call("merge", []ir.Expr{values[k], out, is}, t, pos)
	}
	return out
}

func coboundInquiry(c *checker, x *parse.Ref) ir.Expr {
	arg, e, corank := coarrayArgument(c, x, 0)
	if corank == 0 {
		return ir.Poison(x.Pos)
	}
	bounds := fullCobounds(c, e, arg, corank, imagesAsked(c, x, len(x.Args)))
	k := 1
	if x.Name == "coshape" {
		k = -1
	}
	dim, t := inquiryKind(c, x, k)
	var values []ir.Expr
	for _, d := range bounds {
		switch x.Name {
		case "lcobound":
			values = append(values, d.Lo)
		case "ucobound":
			values = append(values, d.Hi)
		default:
			values = append(values, coextent(c, d, x.Pos))
		}
	}
	return listOrOne(c, values, dim, t, x.Pos)
}

// thisCosubscripts is THIS_IMAGE (coarray [, dim] [, team]).
func thisCosubscripts(c *checker, x *parse.Ref) ir.Expr {
	arg, e, corank := coarrayArgument(c, x, 0)
	if corank == 0 {
		return ir.Poison(x.Pos)
	}
	last := len(x.Args) - 1
	team, given := teamGiven(c, x.Args, last)
	if given && last > 0 {
		x = &parse.Ref{Node: x.Node, Name: x.Name, Args: withoutTeam(x.Args)}
	}
	dim, t := inquiryKind(c, x, 1)
	me := imageNumber(c, &parse.Ref{Node: x.Node, Name: "this_image"})
	if given {
		me = askTeam(c, "hpf_co_this_image", team, x.Pos)
	}
	rest := c.Arith(ir.Sub, c.convert(me, ir.Int8), ir.Int8At(1, x.Pos), x.Pos)
	var values []ir.Expr
	for _, d := range cobounds(c, e, arg, corank) {
		at := rest
		if d.Hi != nil {
			n := coextent(c, d, x.Pos)
			at = c.call("mod", []ir.Expr{rest, n}, ir.Int8, x.Pos)
			rest = c.operate(ir.Div, rest, n, x.Pos)
		}
		values = append(values, c.Arith(ir.Add, d.Lo, at, x.Pos))
	}
	return listOrOne(c, values, dim, t, x.Pos)
}

// withoutTeam are the arguments but TEAM, which is given by its keyword or last.
func withoutTeam(args []parse.Arg) []parse.Arg {
	for k, a := range args {
		if a.Keyword == "team" {
			return slices.Concat(args[:k], args[k+1:])
		}
	}
	return args[:len(args)-1]
}

// imagesAsked is the number of images of the team that the last argument of an inquiry is, or of which it is the number; of the current team
// without one.
func imagesAsked(c *checker, x *parse.Ref, k int) ir.Expr {
	if len(x.Args) <= k {
		return imageNumber(c, &parse.Ref{Node: x.Node, Name: "num_images"})
	}
	return numImages(c, &parse.Ref{Node: x.Node, Name: "num_images", Args: x.Args[k:]})
}

// imageIndexOf is IMAGE_INDEX (coarray, sub): 0 for cosubscripts of no image.
func imageIndexOf(c *checker, x *parse.Ref) ir.Expr {
	arg, e, corank := coarrayArgument(c, x, 0)
	if corank == 0 || len(x.Args) < 2 {
		return ir.Poison(x.Pos)
	}
	sec := c.keep(c.expr(x.Args[1].Value), x.Pos)
	if sec == nil || sec.Sym.Type.Base != ir.Integer || sec.Sym.Rank() != 1 {
		c.bag.Errorf(x.Args[1].Pos, "argument", "the cosubscripts of 'image_index' are an array of integers with one dimension")
		return ir.Poison(x.Pos)
	}
	images := c.convert(imagesAsked(c, x, 2), ir.Int8)
	bounds := fullCobounds(c, e, arg, corank, images)
	var index ir.Expr = ir.Int8At(1, x.Pos)
	var stride ir.Expr = ir.Int8At(1, x.Pos)
	var ok ir.Expr = &ir.Const{Pos: x.Pos, T: ir.Log4, L: true}
	for k, d := range bounds {
		s := c.convert(&ir.Elem{Pos: x.Pos, Sym: sec.Sym, Subs: []ir.Expr{ir.Int8At(int64(k+1), x.Pos)}}, ir.Int8)
		index = c.Arith(ir.Add, index, c.Arith(ir.Mul, c.Arith(ir.Sub, s, d.Lo, x.Pos), stride, x.Pos), x.Pos)
		stride = c.Arith(ir.Mul, stride, coextent(c, d, x.Pos), x.Pos)
		within := c.operate(ir.And, c.operate(ir.GE, s, d.Lo, x.Pos), c.operate(ir.LE, s, d.Hi, x.Pos), x.Pos)
		ok = c.operate(ir.And, ok, within, x.Pos)
	}
	ok = c.operate(ir.And, ok, c.operate(ir.LE, index, images, x.Pos), x.Pos)
	return c.convert(c.call("merge", []ir.Expr{index, ir.Int8At(0, x.Pos), ok}, ir.Int8, x.Pos), ir.Int4)
}

// imageList is FAILED_IMAGES ([team, kind]) or STOPPED_IMAGES.
func imageList(c *checker, x *parse.Ref) ir.Expr {
	status := 6000
	if x.Name == "failed_images" {
		status = 6001
	}
	team, ok := teamAsked(c, x, 0)
	if !ok {
		return ir.Poison(x.Pos)
	}
	arg := noArg(ir.Int8)
	if team != nil {
		arg = refArg(team)
	}
	_, t := inquiryKind(c, x, -1)
	n := askRuntime(c, "hpf_co_count", ir.Int4, x.Pos, intArg(c, status, x.Pos), arg)
	v := c.em.Scratch("images", ir.Int4, []ir.Expr{n}, x.Pos)
	c.emit(callRuntime("hpf_co_list", x.Pos, intArg(c, status, x.Pos), arg, sectionArg(shapes.Section(v, shapes.Whole(v), x.Pos).Section, x.Pos)))
	return c.convert(shapes.WholeExpr(v, x.Pos), t)
}

func imageStatusOf(c *checker, x *parse.Ref) ir.Expr {
	if len(x.Args) == 0 {
		c.bag.Errorf(x.Pos, "argument", "'image_status' lacks the argument 'image'")
		return ir.Poison(x.Pos)
	}
	team, ok := teamAsked(c, x, 1)
	if !ok {
		return ir.Poison(x.Pos)
	}
	arg := noArg(ir.Int8)
	if team != nil {
		arg = refArg(team)
	}
	image := c.expr(x.Args[0].Value)
	if k, is := image.(*ir.Const); is && image.Type().Base == ir.Integer && k.I < 1 {
		c.bag.Errorf(x.Args[0].Pos, "argument", "there is no image %d", k.I).Note("Fortran 2018, 16.9.97: images are counted from 1")
	}
	if ir.Rank(image) > 0 {
		c.unsupported(x.Pos, "'image_status' of an array is not supported yet").Help("write a loop over the images")
		return ir.Poison(x.Pos)
	}
	image = c.em.MustBeInteger(image, "the image")
	return askRuntime(c, "hpf_co_image_status", ir.Int4, x.Pos, valueArg(c, image, ir.Int4), arg, lineArg(c, x.Pos))
}

// teamInquiry is GET_TEAM ([level]) or TEAM_NUMBER ([team]).
func teamInquiry(c *checker, x *parse.Ref) ir.Expr {
	if x.Name == "team_number" {
		team, _ := teamGiven(c, x.Args, 0)
		return askTeam(c, "hpf_co_team_number", team, x.Pos)
	}
	level := ir.Expr(ir.IntConst(0, x.Pos))
	if len(x.Args) > 0 {
		level = c.Integer(x.Args[0].Value, "the level")
	}
	if k, is := level.(*ir.Const); len(x.Args) > 1 || is && len(x.Args) > 0 && (k.I < 1 || k.I > 3) {
		c.bag.Errorf(x.Args[len(x.Args)-1].Pos, "argument", "'get_team' takes one of INITIAL_TEAM, PARENT_TEAM and CURRENT_TEAM").Note("Fortran 2018, 16.9.85")
		return ir.Poison(x.Pos)
	}
	m := c.global.modules["iso_fortran_env"]
	if m == nil || m.names["team_type"] == nil {
		c.bag.Errorf(x.Pos, "coarray", "'get_team' gives a value of type(team_type)").Help("write 'use iso_fortran_env'")
		return ir.Poison(x.Pos)
	}
	v := &ir.Var{Pos: x.Pos, Sym: c.temp("team", ir.Type{Base: ir.Derived, Derived: m.names["team_type"].Derived}, x.Pos)}
	c.emit(callRuntime("hpf_co_get_team", x.Pos, valueArg(c, level, ir.Int4), refArg(v)))
	return &ir.Var{Pos: x.Pos, Sym: v.Sym}
}

// askDirect makes the calls that let pointers lead to coarrays of other images.
func askDirect(c *checker) func(pointer, array *ir.Symbol, image ir.Expr, result *ir.Var) *ir.CallProc {
	return func(pointer, array *ir.Symbol, image ir.Expr, result *ir.Var) *ir.CallProc {
		pos := result.Pos
		whole := shapes.Section(array, shapes.Whole(array), pos).Section
		st := callRuntime("hpf_co_direct", pos, pointerArg(pointer, pos), sectionArg(whole, pos), valueArg(c, image, ir.Int4))
		st.Proc.Function, st.Proc.Result = true, &ir.Symbol{Name: "hpf_co_direct", Type: ir.Int4, Pos: pos}
		st.Result = result
		return st
	}
}

// stageDirect makes the calls around loops for which elements of other images are copied in one transfer.
func stageDirect(c *checker) func(elements.Transfer) *ir.CallProc {
	return func(t elements.Transfer) *ir.CallProc {
		put := intArg(c, 0, t.Pos)
		if t.Put {
			put = intArg(c, 1, t.Pos)
		}
		whole := shapes.Section(t.Section.Sym, shapes.Whole(t.Section.Sym), t.Pos).Section
		args := []callArg{pointerArg(t.Pointer, t.Pos), sectionArg(whole, t.Pos), sectionArg(t.Section, t.Pos), valueArg(c, t.Image, ir.Int4), put, lineArg(c, t.Pos)}
		if !t.Begin {
			return callRuntime("hpf_co_end_stage", t.Pos, args...)
		}
		st := callRuntime("hpf_co_begin_stage", t.Pos, args...)
		st.Proc.Function, st.Proc.Result = true, &ir.Symbol{Name: "hpf_co_begin_stage", Type: ir.Int4, Pos: t.Pos}
		st.Result = t.Result
		return st
	}
}
