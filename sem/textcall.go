package sem

import (
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
)

func init() {
	for name, f := range map[string]func(*checker, *parse.Ref) ir.Expr{
		"adjustl": adjust, "adjustr": adjust, "len_trim": lenTrim, "index": search, "scan": search, "verify": search,
		"char": charOf, "achar": charOf, "ichar": codeOf, "iachar": codeOf,
	} {
		intrinsics[name] = f
	}
	intrinsics["len"], intrinsics["trim"], intrinsics["repeat"], intrinsics["new_line"] = lenInquiry, trim, repeat, newLine
	intrinsicNames = slices.Sorted(maps.Keys(intrinsics))
}

// textArg evaluates an argument of type character; false after an error.
func (c texts) textArg(x *parse.Ref, arg parse.Expr) (ir.Expr, bool) {
	e := c.expr(arg)
	if b := e.Type().Base; b != ir.Character && b != ir.Invalid {
		intrinsicArgs(c).argType(x, e, "character")
	}
	return e, e.Type().Base == ir.Character
}

// kindOf evaluates KIND for an integer result.
func (c texts) kindOf(arg parse.Expr) (ir.Type, bool) {
	if arg == nil {
		return ir.Int4, true
	}
	k, ok := c.ConstInt(arg, "the kind")
	if ok && !ir.HasKind(ir.Integer, k) {
		c.unsupported(arg.Span(), "integer(%d) is not supported", k).Note("the kinds are %s", ir.KindList(ir.Integer))
		ok = false
	}
	return ir.Type{Base: ir.Integer, Kind: int(k)}, ok
}

// lenInquiry is LEN, Fortran 2008, 13.7.88: the value of the argument does not matter.
func lenInquiry(c *checker, x *parse.Ref) ir.Expr {
	args, ok := arguments.InOrder(c.bag, x, 1, "string", "kind")
	if !ok {
		return ir.Poison(x.Pos)
	}
	t, ok := texts{c}.kindOf(args[1])
	pre := c.em.Pre
	e, isText := texts{c}.textArg(x, args[0])
	if !ok || !isText {
		return ir.Poison(x.Pos)
	}
	length := c.lenOf(e)
	if length == nil {
		c.unsupported(x.Pos, "the length of '%s' cannot be computed here", ir.ExprString(e)).Help("give it as an argument")
		return ir.Poison(x.Pos)
	}
	n := c.convert(length, t)
	if ir.IsConst(n) {
		c.em.Pre = pre
	}
	return texts{c}.at(n, x)
}

// at makes the place of a constant that of the reference.
func (c texts) at(e ir.Expr, x *parse.Ref) ir.Expr {
	if k, ok := e.(*ir.Const); ok {
		out := *k
		out.Pos = x.Pos
		return &out
	}
	return e
}

// lenTrim is LEN_TRIM, Fortran 2008, 13.7.89.
func lenTrim(c *checker, x *parse.Ref) ir.Expr {
	args, ok := arguments.InOrder(c.bag, x, 1, "string", "kind")
	if !ok {
		return ir.Poison(x.Pos)
	}
	t, okKind := texts{c}.kindOf(args[1])
	e, ok := texts{c}.textArg(x, args[0])
	if !ok || !okKind {
		return ir.Poison(x.Pos)
	}
	return c.convert(c.call("len_trim", []ir.Expr{e}, ir.Int8, x.Pos), t)
}

// trim is TRIM, Fortran 2008, 13.7.171.
func trim(c *checker, x *parse.Ref) ir.Expr {
	args, ok := arguments.InOrder(c.bag, x, 1, "string")
	if !ok {
		return ir.Poison(x.Pos)
	}
	e, ok := texts{c}.textArg(x, args[0])
	if !ok {
		return ir.Poison(x.Pos)
	}
	return c.call("trim", []ir.Expr{e}, e.Type().OfLength(ir.VarLen), x.Pos)
}

// repeat is REPEAT, Fortran 2008, 13.7.141.
func repeat(c *checker, x *parse.Ref) ir.Expr {
	args, ok := arguments.InOrder(c.bag, x, 2, "string", "ncopies")
	if !ok {
		return ir.Poison(x.Pos)
	}
	e, ok := texts{c}.textArg(x, args[0])
	if ok && ir.Rank(e) > 0 {
		c.bag.Errorf(e.Span(), "rank-mismatch", "the text of 'repeat' must be a scalar")
		return ir.Poison(x.Pos)
	}
	n := c.once(c.convert(c.Integer(args[1], "the number of copies"), ir.Int8))
	if !ok || n.Type().Base == ir.Invalid {
		return ir.Poison(x.Pos)
	}
	t := e.Type().OfLength(ir.VarLen)
	if k, isConst := n.(*ir.Const); isConst {
		if k.I < 0 {
			c.bag.Errorf(n.Span(), "argument", "'repeat' cannot make %d copies", k.I).Note("Fortran 2008, 13.7.141")
			return ir.Poison(x.Pos)
		}
		if m := e.Type().Len; m >= 0 && k.I <= maxLen {
			t.Len = lengths{c}.lengthInRange(int64(m)*k.I, x.Pos)
		}
	}
	return c.call("repeat", []ir.Expr{e, n}, t, x.Pos)
}

// adjust is ADJUSTL or ADJUSTR, Fortran 2008, 13.7.4 and 13.7.5.
func adjust(c *checker, x *parse.Ref) ir.Expr {
	args, ok := arguments.InOrder(c.bag, x, 1, "string")
	if !ok {
		return ir.Poison(x.Pos)
	}
	e, ok := texts{c}.textArg(x, args[0])
	if !ok {
		return ir.Poison(x.Pos)
	}
	return c.call(x.Name, []ir.Expr{e}, e.Type(), x.Pos)
}

// search is INDEX, SCAN or VERIFY, Fortran 2008, 13.7.81, 13.7.147 and 13.7.179.
func search(c *checker, x *parse.Ref) ir.Expr {
	second := map[string]string{"index": "substring", "scan": "set", "verify": "set"}[x.Name]
	args, ok := arguments.InOrder(c.bag, x, 2, "string", second, "back", "kind")
	if !ok {
		return ir.Poison(x.Pos)
	}
	t, okKind := texts{c}.kindOf(args[3])
	a, okA := texts{c}.textArg(x, args[0])
	b, okB := texts{c}.textArg(x, args[1])
	var back ir.Expr = &ir.Const{Pos: x.Pos, T: ir.Log4}
	if args[2] != nil {
		back = c.expr(args[2])
		if back.Type().Base != ir.Logical {
			if back.Type().Base != ir.Invalid {
				intrinsicArgs{c}.argType(x, back, "logical")
			}
			return ir.Poison(x.Pos)
		}
		back = c.em.PresentOr(back, c.convert(back, ir.Log4), &ir.Const{Pos: x.Pos, T: ir.Log4})
	}
	if !okKind || !okA || !okB {
		return ir.Poison(x.Pos)
	}
	return c.convert(c.call(x.Name, []ir.Expr{a, b, back}, ir.Int8, x.Pos), t)
}

// charOf is CHAR or ACHAR, Fortran 2008, 13.7.2 and 13.7.33.
func charOf(c *checker, x *parse.Ref) ir.Expr {
	args, ok := arguments.InOrder(c.bag, x, 1, "i", "kind")
	if !ok {
		return ir.Poison(x.Pos)
	}
	t := ir.TextType(1)
	if args[1] != nil {
		if t.Kind, ok = charKind(c, args[1]); !ok {
			return ir.Poison(x.Pos)
		}
	}
	e := c.expr(args[0])
	switch e.Type().Base {
	case ir.Integer:
	case ir.Invalid:
		return ir.Poison(x.Pos)
	default:
		return intrinsicArgs{c}.argType(x, e, "integer")
	}
	if k, ok := e.(*ir.Const); ok && (k.I < 0 || t.Kind == 1 && k.I > 255) {
		c.bag.Errorf(e.Span(), "argument", "there is no character with the code %d", k.I)
		return ir.Poison(x.Pos)
	}
	return c.call("char", []ir.Expr{c.convert(e, ir.Int4)}, t, x.Pos)
}

// codeOf is ICHAR or IACHAR, Fortran 2008, 13.7.75 and 13.7.80.
func codeOf(c *checker, x *parse.Ref) ir.Expr {
	args, ok := arguments.InOrder(c.bag, x, 1, "c", "kind")
	if !ok {
		return ir.Poison(x.Pos)
	}
	t, okKind := texts{c}.kindOf(args[1])
	e, ok := texts{c}.textArg(x, args[0])
	if !ok || !okKind {
		return ir.Poison(x.Pos)
	}
	if n := e.Type().Len; n >= 0 && n != 1 {
		c.bag.Errorf(e.Span(), "argument", "the argument of '%s' must have length 1, this has %d", x.Name, n)
		return ir.Poison(x.Pos)
	}
	code := c.call("ichar", []ir.Expr{e}, ir.Int4, x.Pos)
	if k, ok := code.(*ir.Const); ok && k.T == ir.Int4 {
		return ir.ConvAnyRange(k, t)
	}
	return c.convert(code, t)
}

// newLine is NEW_LINE, Fortran 2008, 13.7.121.
func newLine(c *checker, x *parse.Ref) ir.Expr {
	args, ok := arguments.InOrder(c.bag, x, 1, "a")
	if !ok {
		return ir.Poison(x.Pos)
	}
	t, ok := inquirer{c}.typeOfArg(x)
	switch {
	case !ok:
		return ir.Poison(x.Pos)
	case t.Base != ir.Character:
		c.bag.Errorf(args[0].Span(), "type-mismatch", "the argument of 'new_line' must be character, this is %s", t)
		return ir.Poison(x.Pos)
	}
	return ir.CharsConst([]rune{'\n'}, t, x.Pos)
}

// textExtremum is MAX or MIN of characters, Fortran 2008, 13.7.106: as long as the longest argument.
func (c texts) textExtremum(x *parse.Ref, args []ir.Expr) ir.Expr {
	for _, e := range args {
		if e.Type().Base != ir.Character || e.Type().CharBytes() != args[0].Type().CharBytes() {
			return intrinsicArgs(c).argType(x, e, "character, as the first one")
		}
	}
	return inquirer(c).extremumOfPresent(x, args)
}

// textMerge is the type of MERGE of two characters, which have the same length.
func textMerge(a, b ir.Type) ir.Type {
	if a.Len < 0 {
		return b
	}
	return a
}
