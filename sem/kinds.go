package sem

import (
	"maps"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/number"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
)

// cNames are the constants of ISO_C_BINDING, Fortran 2008, 15.2, that name kinds of numbers.
var cNames = map[string]int64{
	"c_int": 4, "c_short": 2, "c_long": 8, "c_long_long": 8, "c_signed_char": 1, "c_size_t": 8, "c_int8_t": 1, "c_int16_t": 2,
	"c_int32_t": 4, "c_int64_t": 8, "c_intptr_t": 8, "c_float": 4, "c_double": 8, "c_float_complex": 4, "c_double_complex": 8,
	"c_long_double": 10, "c_long_double_complex": 10, "c_float128": 16, "c_float128_complex": 16, "c_int128_t": 16,
	"c_int_least128_t": 16, "c_int_fast128_t": 16, "c_bool": 1, "c_char": 1, "c_intmax_t": 8, "c_ptrdiff_t": 8,
	"c_int_least8_t": 1, "c_int_least16_t": 2, "c_int_least32_t": 4, "c_int_least64_t": 8,
	"c_int_fast8_t": 1, "c_int_fast16_t": 8, "c_int_fast32_t": 8, "c_int_fast64_t": 8,
}

// useIntrinsicModule takes USE of ISO_C_BINDING and HPF_LIBRARY, with renaming and ONLY. Other modules of the language are Fortran.
func (c importer) useIntrinsicModule(s *parse.Use) {
	if s.Module.Name == "hpf_library" && s.Nature != "intrinsic" {
		c.useLibrary(s)
		return
	}
	if s.Module.Name != "iso_c_binding" || s.Nature == "non_intrinsic" {
		d := c.bag.Errorf(s.Module.Pos, "unknown-module", "there is no module '%s'", s.Module.Name)
		known := []string{"iso_fortran_env", "iso_c_binding"}
		known = append(known, slices.Sorted(maps.Keys(c.global.modules))...)
		names.Suggest(d, s.Module.Name, known)
		if diag.Nearest(s.Module.Name, known) == "" {
			d.Help("name the file that holds it on the command line, or compile that first with -c and name the folder of '%s.mod' with -I", s.Module.Name)
		}
		return
	}
	if !s.Only {
		for _, name := range slices.Sorted(maps.Keys(cNames)) {
			c.useName(name, cNames[name], s.Pos)
		}
		for _, name := range append(slices.Sorted(maps.Keys(cConstants)), cEntities...) {
			c.useC(name, name, s.Pos)
		}
	}
	for _, r := range s.Renames {
		if value, ok := cNames[r.Name.Name]; ok {
			c.useName(r.Local.Name, value, r.Local.Pos)
		} else if !c.useC(r.Name.Name, r.Local.Name, r.Local.Pos) {
			c.unsupported(r.Name.Pos, "'%s' of the module %s is not supported", r.Name.Name, s.Module.Name)
		}
	}
}

func (c importer) useName(name string, value int64, pos diag.Span) {
	c.names[name] = names.IntegerConstant(parse.Ident{Name: name, Pos: pos}, value, pos)
}

// typeSpec gives the type that a declaration names; Invalid after an error.
func (c declarer) typeSpec(s *parse.TypeSpec) ir.Type {
	switch s.Name {
	case "integer":
		return c.numeric(s, ir.Integer)
	case "real":
		return c.numeric(s, ir.Real)
	case "doubleprecision":
		return ofKind(c.checker, s, ir.Real, c.file.Dialect.Kinds.DoublePrecision())
	case "complex":
		return c.numeric(s, ir.Complex)
	case "doublecomplex":
		return ofKind(c.checker, s, ir.Complex, c.file.Dialect.Kinds.DoublePrecision())
	case "byte":
		return ir.Type{Base: ir.Integer, Kind: 1}
	case "logical":
		return c.numeric(s, ir.Logical)
	case "character":
		t := ir.TextType(1)
		if s.Kind != nil {
			if k, ok := charKind(c.checker, s.Kind); ok {
				t.Kind = k
			}
		}
		if s.Len != nil {
			t.Len = lengths(c).charLen(s.Len)
		}
		return t
	case "type", "class":
		return c.derivedSpec(s)
	}
	c.unsupported(s.Pos, "the type %s is not supported yet", s.Name)
	return ir.Type{}
}

func (c declarer) numeric(s *parse.TypeSpec, base ir.Base) ir.Type {
	written := c.file.Dialect.Kinds
	if s.Kind == nil {
		n := written.DefaultInteger()
		if base == ir.Real || base == ir.Complex {
			n = written.DefaultReal()
		}
		return ofKind(c.checker, s, base, n)
	}
	k, ok := c.ConstInt(s.Kind, "the kind of "+s.Name)
	if !ok {
		return ir.Type{}
	}
	if s.Star && base == ir.Complex {
		k /= 2 // COMPLEX*16 counts both parts
	}
	switch base {
	case ir.Integer:
		k = int64(written.OfInteger(int(k)))
	case ir.Real, ir.Complex:
		k = int64(written.OfReal(int(k)))
	}
	return ofKind(c.checker, s, base, int(k))
}

// ofKind is a type with one of the kinds that there are.
func ofKind(c *checker, s *parse.TypeSpec, base ir.Base, k int) ir.Type {
	at := s.Pos
	if s.Kind != nil {
		at = s.Kind.Span()
	}
	if ir.HasKind(base, int64(k)) {
		return ir.Type{Base: base, Kind: k}
	}
	c.unsupported(at, "%s(%d) is not supported", s.Name, k).
		Note("the kinds of %s are %s", s.Name, ir.KindList(base))
	return ir.Type{}
}

// literalKind evaluates the kind after the underscore of a literal.
func (c declarer) literalKind(text string, pos diag.Span, fallback int, base ir.Base) (int, bool) {
	k := int64(fallback)
	if text == "" {
	} else if e := c.Lookup(text); e != nil && e.Class == names.Constant && e.Value != nil {
		k = e.Value.I
	} else if n, ok := ir.ParseInt(text); ok {
		k = n
	} else {
		d := c.bag.Errorf(pos, "undeclared", "the kind '%s' is not a named constant", text)
		names.Suggest(d, text, c.Known(func(e *names.Entity) bool { return e.Class == names.Constant }))
		return 0, false
	}
	if ir.HasKind(base, k) {
		return int(k), true
	}
	c.unsupported(pos, "kind %d is not supported for this literal", k).Note("the kinds are %s", ir.KindList(base))
	return 0, false
}

// defaultInteger and defaultReal are the types without a kind, defaultLogical that of comparisons.
func defaultInteger(c *checker) ir.Type {
	return ir.Type{Base: ir.Integer, Kind: c.file.Dialect.Kinds.DefaultInteger()}
}

func defaultReal(c *checker) ir.Type {
	return ir.Type{Base: ir.Real, Kind: c.file.Dialect.Kinds.DefaultReal()}
}

func defaultLogical(c *checker) ir.Type {
	return ir.Type{Base: ir.Logical, Kind: c.file.Dialect.Kinds.DefaultInteger()}
}

// promoted is what a type of a specific intrinsic function stands for.
func promoted(c *checker, t ir.Type) ir.Type {
	kinds := c.file.Dialect.Kinds
	switch {
	case kinds == parse.Kinds{}:
	case t.Base == ir.Integer && t.Kind == 4 || t.Base == ir.Logical:
		t.Kind = kinds.DefaultInteger()
	case (t.Base == ir.Real || t.Base == ir.Complex) && t.Kind == 4:
		t.Kind = kinds.DefaultReal()
	case t.Base == ir.Real || t.Base == ir.Complex:
		t.Kind = kinds.DoublePrecision()
	}
	return t
}

// takesKind are the functions with an argument KIND, without which their value is of a default kind; defaultKind are others whose
// value always is.
var (
	takesKind = wordSet(`size shape lbound ubound len len_trim index scan verify count maxloc minloc findloc int nint floor ceiling ichar iachar
		real cmplx logical storage_size maskl maskr`)
	defaultKind = wordSet(`kind rank digits precision range radix maxexponent minexponent selected_int_kind selected_real_kind selected_char_kind
		exponent leadz trailz ilen popcnt poppar allocated associated present lge lgt lle llt btest isnan is_iostat_end is_iostat_eor same_type_as
		extends_type_of is_contiguous command_argument_count iargc num_images this_image`)
)

// ofDefaultKind evaluates a reference of an intrinsic function where options change the default kinds.
func ofDefaultKind(c *checker, x *parse.Ref, f func(*checker, *parse.Ref) ir.Expr) ir.Expr {
	kinds := c.file.Dialect.Kinds
	if ordered := arguments.ByPlace(x.Name, x.Args); len(ordered) > 0 && &ordered[0] != &x.Args[0] {
		x = &parse.Ref{Node: x.Node, Name: x.Name, Args: ordered}
	}
	if kinds == (parse.Kinds{}) {
		return f(c, x)
	}
	most := map[string]int{"cmplx": 2, "index": 3, "scan": 3, "verify": 3, "size": 2, "lbound": 2, "ubound": 2, "count": 2}[x.Name]
	given := len(x.Args) > max(most, 1) && !strings.HasSuffix(x.Name, "loc")
	for _, a := range x.Args {
		given = given || a.Keyword == "kind"
	}
	if takesKind[x.Name] && !given {
		n := kinds.DefaultInteger()
		if isComplex := len(x.Args) > 0 && c.unevaluated(x.Args[0].Value).Type().Base == ir.Complex; x.Name == "cmplx" || x.Name == "real" {
			if n = kinds.DefaultReal(); x.Name == "real" && isComplex {
				return f(c, x)
			}
		}
		y := *x
		kind := &parse.IntLit{Node: x.Node, Text: itoa(n), Kind: "4"}
		y.Args = append(slices.Clone(x.Args), parse.Arg{Pos: x.Pos, Keyword: "kind", Value: kind})
		return f(c, &y)
	}
	e := f(c, x)
	if t := e.Type(); defaultKind[x.Name] && (t.Base == ir.Integer || t.Base == ir.Logical) {
		return c.convert(e, ir.Type{Base: t.Base, Kind: kinds.DefaultInteger()})
	}
	return e
}

// kindSelection is SELECTED_INT_KIND or SELECTED_REAL_KIND, Fortran 2008, 13.7.145 and 13.7.146: a constant where its arguments are.
func kindSelection(c *checker, x *parse.Ref) ir.Expr {
	g, ok := arguments.Match(x, intrinsicArgs{c}.isLogical, c.bag)
	if !ok || len(g) == 0 {
		if ok {
			c.bag.Errorf(x.Pos, "argument", "'%s' lacks an argument", x.Name)
		}
		return ir.Poison(x.Pos)
	}
	n := map[string]ir.Expr{"p": ir.IntConst(0, x.Pos), "r": ir.IntConst(0, x.Pos), "radix": ir.IntConst(2, x.Pos)}
	constant := true
	for _, name := range slices.Sorted(maps.Keys(g)) {
		v := c.Integer(g[name], "the argument of "+x.Name)
		if v.Type().Base == ir.Invalid {
			return ir.Poison(x.Pos)
		}
		n[name] = v
		constant = constant && ir.IsConst(v)
	}
	if !constant {
		return kindAtRun(c, x, n)
	}
	value := func(name string) int64 { return n[name].(*ir.Const).I }
	switch {
	case x.Name == "selected_int_kind":
		return ir.IntConst(number.IntKindFor(value("r")), x.Pos)
	case value("radix") != 2 && value("radix") != 0:
		return ir.IntConst(-5, x.Pos)
	}
	return ir.IntConst(number.RealKindFor(value("p"), value("r")), x.Pos)
}

// kindAtRun is the same of what only the run knows.
func kindAtRun(c *checker, x *parse.Ref, n map[string]ir.Expr) ir.Expr {
	pos := x.Pos
	for _, name := range slices.Sorted(maps.Keys(n)) {
		n[name] = c.once(n[name])
	}
	choose := func(then, otherwise, cond ir.Expr) ir.Expr {
		return c.call("merge", []ir.Expr{then, otherwise, cond}, ir.Int4, pos)
	}
	// first is the first of the kinds whose limit is not below a value, and otherwise what is given.
	first := func(value ir.Expr, kinds []int, limit func(int) int, otherwise int64) ir.Expr {
		out := ir.Expr(ir.IntConst(otherwise, pos))
		for _, kind := range slices.Backward(kinds) {
			fits := c.operate(ir.LE, ir.CloneExpr(value), ir.IntConst(int64(limit(kind)), pos), pos)
			out = choose(ir.IntConst(int64(kind), pos), out, fits)
		}
		return out
	}
	if x.Name == "selected_int_kind" {
		return first(n["r"], number.IntKinds(), number.IntRange, -1)
	}
	p := first(n["p"], number.RealKinds(), func(kind int) int { return number.ModelOf(kind).Precision }, -1)
	r := first(n["r"], number.RealKinds(), func(kind int) int { return number.ModelOf(kind).Range }, -2)
	zero := ir.IntConst(0, pos)
	least := func(e ir.Expr) ir.Expr { return c.call("min", []ir.Expr{ir.CloneExpr(e), zero}, ir.Int4, pos) }
	failed := c.Arith(ir.Add, least(p), least(r), pos)
	both := c.call("max", []ir.Expr{p, r}, ir.Int4, pos)
	kind := choose(both, failed, c.operate(ir.EQ, ir.CloneExpr(failed), zero, pos))
	either := c.operate(ir.EQ, ir.CloneExpr(n["radix"]), zero, pos) // any radix, for gfortran
	known := c.operate(ir.Or, either, c.operate(ir.EQ, n["radix"], ir.IntConst(2, pos), pos), pos)
	return choose(kind, ir.IntConst(-5, pos), known)
}
