package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
)

// C_PTR and C_FUNPTR of ISO_C_BINDING, Fortran 2008, 15.3.3, are types with one hidden component, a pointer; C passes and
// returns them as an address.

func init() {
	intrinsics["c_loc"], intrinsics["c_funloc"], intrinsics["c_associated"] = cLoc, cFunloc, cAssociated
}

// cType gives C_PTR or C_FUNPTR.
func (g *globals) cType(name string) *ir.DerivedType {
	if g.cTypes[name] == nil {
		comp := &ir.Component{Name: "address%", Type: ir.Type{Base: ir.Integer, Kind: 1}, Pointer: true}
		if name == "c_funptr" {
			comp.Proc = &ir.Procedure{Name: name}
		}
		if g.cTypes == nil {
			g.cTypes = map[string]*ir.DerivedType{}
		}
		g.cTypes[name] = &ir.DerivedType{Name: name, Components: []*ir.Component{comp}, Address: true}
	}
	return g.cTypes[name]
}

// cConstants are the characters of ISO_C_BINDING.
var cConstants = map[string]string{
	"c_null_char": "\x00", "c_alert": "\a", "c_backspace": "\b", "c_form_feed": "\f", "c_new_line": "\n",
	"c_carriage_return": "\r", "c_horizontal_tab": "\t", "c_vertical_tab": "\v",
}

// cEntities are the other names of ISO_C_BINDING.
var cEntities = []string{"c_ptr", "c_funptr", "c_null_ptr", "c_null_funptr", "c_loc", "c_funloc", "c_associated", "c_sizeof",
	"c_f_pointer", "c_f_procpointer"}

// useC makes a name of ISO_C_BINDING known that is no kind; false if there is no such name.
func (c importer) useC(name, local string, pos diag.Span) bool {
	e := names.New(parse.Ident{Name: local, Pos: pos}, c.checker)
	e.TypePos = pos
	text, isChar := cConstants[name]
	switch {
	case isChar:
		e.Class, e.Type = names.Constant, ir.Type{Base: ir.Character, Kind: 1, Len: 1}
		e.Value = &ir.Const{Pos: pos, T: e.Type, S: text}
	case name == "c_ptr" || name == "c_funptr":
		e.Class, e.Derived = names.TypeName, c.global.cType(name)
	case name == "c_null_ptr" || name == "c_null_funptr":
		e.Class, e.Type = names.Constant, ir.Type{Base: ir.Derived, Derived: c.global.cType("c_" + name[len("c_null_"):])}
		e.Value = &ir.Const{Pos: pos, T: e.Type, Parts: make([]*ir.Const, 1)}
	default:
		for _, known := range cEntities {
			if known == name {
				e.Name, e.Class, e.Intrinsic = name, names.Procedure, true
				c.names[local] = e
				return true
			}
		}
		return false
	}
	c.names[local] = e
	return true
}

// cBinding types what ISO_C_BINDING has: addresses, C_F_POINTER.
type cBinding struct{ *checker }

// address makes a variable of type C_PTR or C_FUNPTR and the component of it that a statement before the current one sets.
func (c cBinding) address(typ string, pos diag.Span) (*ir.Var, *ir.Field) {
	t := c.global.cType(typ)
	v := &ir.Var{Pos: pos, Sym: c.temp("address", ir.Type{Base: ir.Derived, Derived: t}, pos)}
	return v, &ir.Field{Pos: pos, X: v, Comp: t.Components[0]}
}

func oneArgument(c *checker, x *parse.Ref) bool {
	if len(x.Args) != 1 || x.Args[0].Value == nil {
		c.bag.Errorf(x.Pos, "argument", "'%s' takes one argument", x.Name)
		return false
	}
	return true
}

// cLoc is C_LOC(x), Fortran 2008, 15.2.3.6: the address of a variable with the attribute TARGET or of what a pointer points to.
func cLoc(c *checker, x *parse.Ref) ir.Expr {
	if !oneArgument(c, x) {
		return ir.Poison(x.Pos)
	}
	v, f := cBinding{c}.address("c_ptr", x.Pos)
	st := &ir.PointTo{At: ir.At{Pos: x.Pos}, Field: f}
	if it, ok := (designators{c}).sectionItem(x.Args[0].Value); ok {
		if it == nil || !(pointing{c}).isTarget(it[0].Section.Sym, x.Args[0].Value) {
			return ir.Poison(x.Pos)
		}
		st.Scalar = &ir.Elem{Pos: x.Pos, Sym: it[0].Section.Sym, Subs: it[0].Section.Lo}
	} else {
		st.Scalar = c.scalar(x.Args[0].Value)
		r := ir.Root(st.Scalar)
		if r == nil && st.Scalar.Type().Base != ir.Invalid {
			c.bag.Errorf(x.Args[0].Pos, "argument", "the argument of 'c_loc' must be a variable with TARGET or POINTER, this is a value")
		}
		if r == nil || !ir.ThroughPointer(st.Scalar) && !(pointing{c}).isTarget(r, x.Args[0].Value) {
			return ir.Poison(x.Pos)
		}
	}
	c.em.Pre = append(c.em.Pre, st)
	return v
}

// cFunloc is C_FUNLOC(p), Fortran 2008, 15.2.3.5.
func cFunloc(c *checker, x *parse.Ref) ir.Expr {
	if !oneArgument(c, x) {
		return ir.Poison(x.Pos)
	}
	p := caller{c}.procedureArgument(&ir.Symbol{Proc: &ir.Procedure{}}, x.Args[0].Value)
	if p == nil {
		c.bag.Errorf(x.Args[0].Pos, "argument", "'%s' is no procedure", x.Args[0].Pos.Text())
		return ir.Poison(x.Pos)
	}
	v, f := cBinding{c}.address("c_funptr", x.Pos)
	c.em.Pre = append(c.em.Pre, &ir.PointTo{At: ir.At{Pos: x.Pos}, Field: f, Proc: p})
	return v
}

// cAddress is the address in an expression of type C_PTR or C_FUNPTR; nil after an error.
func (c cBinding) cAddress(a parse.Arg) *ir.Field {
	e := c.scalar(a.Value)
	t := e.Type()
	if t.Base == ir.Invalid {
		return nil
	}
	if t.Derived == nil || !t.Derived.Address {
		c.bag.Errorf(a.Pos, "type-mismatch", "the argument must be of type C_PTR or C_FUNPTR, this is %s", t)
		return nil
	}
	return &ir.Field{Pos: a.Pos, X: e, Comp: t.Derived.Components[0]}
}

// cAssociated is C_ASSOCIATED(a [, b]), Fortran 2008, 15.2.3.2.
func cAssociated(c *checker, x *parse.Ref) ir.Expr {
	if len(x.Args) < 1 || len(x.Args) > 2 {
		c.bag.Errorf(x.Pos, "argument", "'c_associated' takes one or two addresses")
		return ir.Poison(x.Pos)
	}
	out := &ir.Status{Pos: x.Pos, Field: cBinding{c}.cAddress(x.Args[0])}
	if out.Field == nil {
		return ir.Poison(x.Pos)
	}
	if len(x.Args) == 2 {
		with := cBinding{c}.cAddress(x.Args[1])
		if with == nil {
			return ir.Poison(x.Pos)
		}
		out.With = with
	}
	return out
}

// cSubroutine is a call of C_F_POINTER or C_F_PROCPOINTER; done is false for another procedure.
func (c cBinding) cSubroutine(s *parse.Call) (out []ir.Stmt, done bool) {
	e := c.Lookup(s.Name.Name)
	if e == nil || !e.Intrinsic || s.Name.Name != "c_f_pointer" && s.Name.Name != "c_f_procpointer" {
		return nil, false
	}
	if len(s.Args) < 2 || len(s.Args) > 3 {
		c.bag.Errorf(s.Pos, "argument", "'%s' takes an address, a pointer and a shape", s.Name.Name)
		return nil, true
	}
	call := *s
	call.Args = arguments.ByPlace(s.Name.Name, s.Args)
	s = &call
	from := c.cAddress(s.Args[0])
	if from == nil {
		return nil, true
	}
	st := &ir.PointTo{At: ir.At{Pos: s.Pos}}
	if s.Name.Name == "c_f_procpointer" {
		if st.Sym, st.Field = (procPointers(c)).pointedProcedure(s.Args[1].Value); st.Sym == nil && st.Field == nil {
			c.bag.Errorf(s.Args[1].Pos, "not-pointer", "'%s' is no procedure pointer", s.Args[1].Pos.Text())
			return nil, true
		}
		st.From = from
		return []ir.Stmt{st}, true
	}
	if st.Sym, st.Field = (pointing(c)).pointerPart(s.Args[1].Value); st.Sym == nil && st.Field == nil {
		return nil, true
	}
	st.Scalar = from
	if !c.shapeOfPointer(st, s) {
		return nil, true
	}
	return []ir.Stmt{st}, true
}

// shapeOfPointer takes the extents of an array from the last argument of C_F_POINTER.
func (c cBinding) shapeOfPointer(st *ir.PointTo, s *parse.Call) bool {
	rank := 0
	if st.Sym != nil {
		rank = st.Sym.Rank()
	} else {
		rank = len(st.Field.Comp.Dims)
	}
	if rank == 0 || len(s.Args) < 3 {
		if rank > 0 || len(s.Args) == 3 {
			c.bag.Errorf(s.Pos, "argument", "a shape is needed for an array, and for nothing else").Note("Fortran 2008, 15.2.3.3")
		}
		return rank == 0 && len(s.Args) == 2
	}
	dims := c.expr(s.Args[2].Value)
	if ir.Rank(dims) != 1 {
		c.bag.Errorf(s.Args[2].Pos, "argument", "the shape is an array with one dimension")
		return false
	}
	sec := c.keep(dims, parse.SpanOf(s.Args[2].Value))
	if sec == nil {
		return false
	}
	for k := range rank {
		at := c.Arith(ir.Add, sec.Lo[0], ir.IntConst(int64(k), s.Pos), s.Pos)
		n := &ir.Var{Pos: s.Pos, Sym: c.temp("n", ir.Int8, s.Pos)} // a statement of its own: the shape may be distributed
		c.emit(&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: n, RHS: c.convert(&ir.Elem{Pos: s.Pos, Sym: sec.Sym, Subs: []ir.Expr{at}}, ir.Int8)})
		st.Extents = append(st.Extents, n)
	}
	return true
}

// bindVariable takes BIND of a variable, Fortran 2008, 5.3.5 and C552: one of a module, which C may change at any time.
func bindVariable(c *checker, e *names.Entity, pos diag.Span) {
	if !c.unit.Module {
		c.bag.Errorf(pos, "attribute", "the variable '%s' with BIND must be declared in a module", e.Name).Note("Fortran 2008, C552")
		return
	}
	e.Target = true
}

// bindCommon gives a common block its name in C, Fortran 2008, 15.5.2; with a name of no characters it keeps that of Fortran.
func bindCommon(c *checker, args []parse.Arg, d parse.Entity) {
	name := d.Name
	for _, x := range args {
		if x.Keyword == "name" {
			name = strings.TrimSpace(c.constant(x.Value).S)
		}
	}
	block := c.global.blocks.Named(d.Name, d.Pos)
	if block.CName != "" && block.CName != name {
		// Fortran 2008, 15.5.1: all scoping units give the block the same name.
		c.bag.Errorf(d.Pos, "common", "the common block '%s' has the names '%s' and '%s' in C", d.Name, name, block.CName)
		return
	}
	block.CName = name
}

// nameForC gives the variables of a module with BIND(C) their names in C, Fortran 2008, 15.5.2. A name without characters is none.
func nameForC(c *checker) {
	if !c.unit.Module {
		return
	}
	for _, st := range c.src.Decls {
		switch st := st.(type) {
		case *parse.TypeDecl:
			for _, a := range st.Attrs {
				if a.Name == "bind" {
					linkAs(c, a.Args, st.Entities)
				}
			}
		case *parse.AttrDecl:
			if st.Attr == "bind" {
				linkAs(c, st.Args, st.Entities)
			}
		}
	}
}

// linkAs lets variables have the name that BIND gives, or their own.
func linkAs(c *checker, args []parse.Arg, list []parse.Entity) {
	for _, d := range list {
		if d.Common {
			continue
		}
		name, given := d.Name, false
		for _, x := range args {
			if x.Keyword == "name" {
				k := c.constant(x.Value)
				name, given = strings.TrimSpace(k.S), true
			}
		}
		e := c.Lookup(d.Name)
		switch {
		case given && len(list) > 1:
			// Fortran 2008, C551.
			c.bag.Errorf(d.Pos, "attribute", "one name in C for %d variables", len(list)).Help("write a declaration for each")
			return
		case name != "" && e != nil && e.Sym != nil && e.Sym.Map == nil:
			e.Sym.Link = name
		case e != nil && e.Sym != nil && e.Sym.Map != nil:
			c.unsupported(d.Pos, "the distributed variable '%s' with BIND is not supported", d.Name).Help("leave its mapping out")
		}
	}
}

// isContiguous is IS_CONTIGUOUS(array), Fortran 2008, 13.7.87: whether the elements stand one after the other. A distributed array
// does, wherever its tiles are, and so does the value of an expression.
func isContiguous(c *checker, x *parse.Ref) ir.Expr {
	if !oneArgument(c, x) {
		return ir.Poison(x.Pos)
	}
	a := x.Args[0].Value
	it, ok := designators{c}.sectionItem(a)
	if !ok {
		e := c.expr(a)
		if e.Type().Base != ir.Invalid && ir.Rank(e) == 0 {
			return intrinsicArgs{c}.argType(x, e, "an array")
		}
		return &ir.Const{Pos: x.Pos, T: ir.Log4, L: true}
	}
	if it == nil {
		return ir.Poison(x.Pos)
	}
	s := it[0].Section
	if s.Sym.Size == ir.AssumedSize {
		return &ir.Const{Pos: x.Pos, T: ir.Log4, L: true}
	}
	if s.Sym.Type.IsUnlimited() {
		c.unsupported(x.Args[0].Pos, "'is_contiguous' of '%s', which is CLASS(*), is not supported", s.Sym.Name).
			Help("ask inside SELECT TYPE, where its type is known")
		return ir.Poison(x.Pos)
	}
	if s.Sym.CountsBytes() {
		return classIsContiguous(c, s, x.Pos)
	}
	return &ir.Status{Pos: x.Pos, Section: s, Contiguous: true}
}

// classIsContiguous is the same for an array of CLASS, whose elements have the size of their dynamic type.
func classIsContiguous(c *checker, s *ir.Section, pos diag.Span) ir.Expr {
	at, v := ir.At{Pos: pos}, &ir.Var{Pos: pos, Sym: c.temp("dense", ir.Log4, pos)}
	c.emit(&ir.Assign{At: at, LHS: v, RHS: &ir.Const{Pos: pos, T: ir.Log4, L: true}})
	s.Sym.Target = true
	st := &ir.If{At: at}
	for _, t := range s.Sym.Type.Derived.Family() {
		tag := &ir.Var{Pos: pos, Sym: s.Sym.Tag}
		p, body := seenAs(c, s.Sym.Name, ir.Type{Base: ir.Derived, Derived: t}, tag, nil, s, pos)
		whole := shapes.Section(p, shapes.Whole(p), pos).Section
		body = append(body, &ir.Assign{At: at, LHS: v, RHS: &ir.Status{Pos: pos, Section: whole, Contiguous: true}})
		st.Branches = append(st.Branches, ir.Branch{Pos: pos, Cond: ofType(tag, []*ir.DerivedType{t}, pos), Body: body})
	}
	c.emit(st)
	return v
}

// addressOf is GNU's LOC(x): the address of a variable, of the first element of an array or of a procedure as an integer. What has an
// address may be changed through it, as a TARGET may.
func addressOf(c *checker, x *parse.Ref) ir.Expr {
	if !oneArgument(c, x) {
		return ir.Poison(x.Pos)
	}
	a := x.Args[0].Value
	n, named := a.(*parse.Name)
	isProcedure := named && isProcedureName(c, n.Ident)
	v, f := cBinding{c}.address(map[bool]string{false: "c_ptr", true: "c_funptr"}[isProcedure], x.Pos)
	st := &ir.PointTo{At: ir.At{Pos: x.Pos}, Field: f}
	if it, ok := (designators{c}).sectionItem(a); ok {
		if it == nil {
			return ir.Poison(x.Pos)
		}
		s := it[0].Section
		st.Scalar = &ir.Elem{Pos: x.Pos, Sym: s.Sym, Subs: s.Lo}
	} else if isProcedure {
		st.Proc = caller{c}.procedureArgument(&ir.Symbol{Proc: &ir.Procedure{}}, a)
	} else if st.Scalar = c.scalar(a); st.Scalar.Type().Base == ir.Invalid {
		return ir.Poison(x.Pos)
	}
	if st.Proc == nil && !hasAddress(c, st.Scalar, x) {
		return ir.Poison(x.Pos)
	}
	c.em.Pre = append(c.em.Pre, st)
	one := []ir.Expr{ir.IntConst(1, x.Pos)}
	from := elements.ElemAt(c.em.Scratch("address", v.Sym.Type, one, x.Pos), one, x.Pos)
	number := elements.ElemAt(c.em.Scratch("loc", ir.Int8, one, x.Pos), one, x.Pos)
	c.em.Pre = append(c.em.Pre, &ir.Assign{At: st.At, LHS: from, RHS: v},
		&ir.CallIntrinsic{At: st.At, Name: "transfer", Args: []ir.Expr{number, from, c.int8(8, x.Pos)}})
	return number
}

// hasAddress marks a variable as one that may be changed through its address; a value and a distributed variable have none.
func hasAddress(c *checker, e ir.Expr, x *parse.Ref) bool {
	s := ir.Root(e)
	if s != nil && s.View && s.Root != nil && !s.Pointer {
		s = s.Root
	}
	switch {
	case s == nil:
		intrinsicArgs{c}.argType(x, e, "a variable or a procedure")
		return false
	case s.Map != nil:
		c.unsupported(e.Span(), "the address of the distributed variable '%s' is not supported", s.Name).Help("leave its mapping out")
		return false
	}
	s.Target = true
	return true
}

// isProcedureName tells a name that stands for a procedure from that of a variable or a function's result.
func isProcedureName(c *checker, name string) bool {
	e := c.Lookup(name)
	return e != nil && e.Class == names.Procedure && e != c.result
}

// ofC reports whether this is the interface of a procedure that C defines. Its dummy arguments may take any rank, a(..), and any type,
// TYPE(*), Fortran 2018, 8.5.8.7 and 7.3.2.2.
func ofC(c *checker) bool {
	return c.importing != nil && c.unit.Proc != nil && c.unit.Proc.CName != ""
}

// takesAny reports whether a dummy argument of C takes any rank or type.
func takesAny(d *ir.Symbol) bool { return d.Size == ir.AssumedRank || d.Type.IsUnlimited() }

// asCalled is a procedure of C with the ranks and types of the arguments of one call, as what is passed describes these, and of one that
// gets versions when calls ask for them the version for the call.
func asCalled(c *checker, p *ir.Procedure, args []parse.Arg) *ir.Procedure {
	if home := c.global.anyRanked[p.Unit]; p.Unit != nil && home != nil {
		return versionFor(c, home, args)
	}
	if p.CName == "" || p.Unit != nil || !slices.ContainsFunc(p.Dummies, takesAny) {
		return p
	}
	matched, ok := arguments.Of(p, args, &diag.Bag{})
	if !ok {
		return p
	}
	out := *p
	out.Dummies = slices.Clone(p.Dummies)
	for k, d := range p.Visible() {
		if takesAny(d) && matched[k] != nil && matched[k].Value != nil {
			out.Dummies[k] = asGiven(c, d, matched[k].Value)
		}
	}
	return &out
}

// asGiven is a dummy argument of C with the rank and the type of an actual one.
func asGiven(c *checker, d *ir.Symbol, x parse.Expr) *ir.Symbol {
	t, out := c.traitOf(x), *d
	if d.Size == ir.AssumedRank {
		pos := parse.SpanOf(x)
		out.Copied = out.Copied && t.Rank > 0
		out.Dims = slices.Repeat([]ir.Dim{{Lo: ir.IntConst(1, pos), Hi: ir.IntConst(1, pos)}}, t.Rank)
	}
	if d.Type.IsUnlimited() {
		if t.Type.IsUnlimited() {
			c.unsupported(parse.SpanOf(x), "an argument of any type that is passed on to C is not supported").Help("select its type")
		}
		out.Type, out.Class = t.Type, false
	}
	return &out
}
