package sem

import (
	"regexp"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
)

// vlistElements and iotypeLength bound what the edit descriptor DT passes to a procedure, as the runtime does.
const (
	vlistElements = 64
	iotypeLength  = 256
)

// definedTransfer moves a value of derived type by the procedure that the program defines for that, Fortran 2008, 9.6.4.8: in
// list-directed and unformatted statements, and by the edit descriptor DT. The library says what to call it with, and whether it is
// to be called at all:
//
//	call hpf_io_defined(unformatted, unit, iotype, length, vlist, elements, called, iomsg)
//	if (called /= 0) then
//	  call procedure(object, unit, iotype(1:length), vlist(1:elements), iostat, iomsg)
//	  call hpf_io_defined_end(iostat, iomsg)
//	end if
//
// x is the object as the program names it, nil for a part of one. It reports false where no procedure is defined.
func (s ioItems) definedTransfer(e ir.Expr, pos diag.Span, x parse.Expr) ([]ir.Stmt, bool) {
	p, form := s.definedProcedure(e.Type())
	if p == nil {
		return nil, false
	}
	c := s.c
	before := c.takePre()
	object, store := s.definedObject(e, pos, x)
	if object == nil {
		return nil, true
	}
	out := append(c.takePre(), s.callDefined(p, form == "unformatted", object, store, pos)...)
	c.em.Pre = before
	return out, true
}

// definedProcedure is the procedure that moves values of a type in this statement, nil for none, and what it is for.
func (s *ioStatement) definedProcedure(t ir.Type) (p *ir.Procedure, form string) {
	form = s.definedForm(t)
	if t.Derived == nil || t.IsUnlimited() || form == "" {
		return nil, ""
	}
	name := "write(" + form + ")"
	if s.input() {
		name = "read(" + form + ")"
	}
	return binder{s.c}.transferProcedure(name, t), form
}

// refusesDefined refuses a member of a namelist with such a procedure.
func (s *ioStatement) refusesDefined(t ir.Type, pos diag.Span) bool {
	p, _ := s.definedProcedure(t)
	if p == nil {
		return false
	}
	s.c.unsupported(pos, "values of type '%s' have a procedure for input or output, which a statement with a namelist does not call", t.Derived.Name).
		Because(p.Pos, "defined here").Help("name the components one by one, or call '%s'", p.Name)
	return true
}

// definedObject is the object of a call: a variable as the program names it, else one with its value, which takes what is read.
func (s ioItems) definedObject(e ir.Expr, pos diag.Span, x parse.Expr) (object parse.Expr, store []ir.Stmt) {
	calls := false
	ir.WalkExprs(e, func(x ir.Expr) {
		_, call := x.(*ir.FuncRef)
		calls = calls || call
	})
	if x != nil && ir.IsDesignator(e) && !calls {
		return x, nil
	}
	if dynamicTag(e) != nil {
		s.c.unsupported(pos, "defined input and output of this CLASS value is not supported").Help("point to it, and name the pointer")
		return nil, nil
	}
	v := s.c.temp("object", e.Type(), pos)
	name := s.c.nameFor(v, pos)
	s.c.emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: v}, RHS: e})
	if s.input() {
		store = []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: ir.CloneExpr(e), RHS: &ir.Var{Pos: pos, Sym: v}}}
	}
	return name, store
}

// callDefined makes the statements around the call of the procedure.
func (s ioItems) callDefined(p *ir.Procedure, unformatted bool, object parse.Expr, store []ir.Stmt, pos diag.Span) []ir.Stmt {
	c, at := s.c, ir.At{Pos: pos}
	number := func(stem string) *ir.Var { return &ir.Var{Pos: pos, Sym: c.temp(stem, ir.Int4, pos)} }
	set := func(v ir.Expr, n int64) ir.Stmt { return &ir.Assign{At: at, LHS: v, RHS: ir.IntConst(n, pos)} }
	kind, unit, length, elements, called, iostat := number("form"), number("unit"), number("length"), number("elements"), number("called"), number("iostat")
	iotype := &ir.Var{Pos: pos, Sym: c.temp("iotype", ir.TextType(iotypeLength), pos)}
	iomsg := &ir.Var{Pos: pos, Sym: c.temp("iomsg", ir.TextType(iotypeLength), pos)}
	vlist := c.temp("vlist", ir.Int4, pos)
	vlist.Dims = []ir.Dim{{Lo: ir.IntConst(1, pos), Hi: ir.IntConst(vlistElements, pos)}}
	first := &ir.Elem{Pos: pos, Sym: vlist, Subs: []ir.Expr{ir.IntConst(1, pos)}}

	name := func(v *ir.Symbol) *parse.Name { return c.nameFor(v, pos) }
	upTo := func(v *ir.Var) []parse.Arg {
		one := &parse.IntLit{Node: parse.Node{Pos: pos}, Text: "1", Kind: "4"}
		return []parse.Arg{{Pos: pos, Section: true, Lo: one, Hi: name(v.Sym)}}
	}
	args := []parse.Expr{object, name(unit.Sym)}
	if !unformatted {
		text := &parse.Ref{Node: parse.Node{Pos: pos}, Name: name(iotype.Sym).Ident, Args: upTo(length)}
		list := &parse.Ref{Node: parse.Node{Pos: pos}, Name: name(vlist).Ident, Args: upTo(elements)}
		args = append(args, text, list)
	}
	args = append(args, name(iostat.Sym), name(iomsg.Sym))
	call := &parse.Call{Base: parse.Base{Pos: pos}, Name: parse.Ident{Name: p.Name, Pos: pos}}
	for _, x := range args {
		call.Args = append(call.Args, parse.Arg{Pos: pos, Value: x})
	}
	outer := c.takePre()
	body := caller{c}.callOf(p, call)
	body = append(append(c.takePre(), body...), store...)
	c.em.Pre = outer
	body = slices.Concat([]ir.Stmt{set(iostat, 0)}, body,
		[]ir.Stmt{&ir.CallIntrinsic{At: at, Name: "hpf_io_defined_end", Args: []ir.Expr{iostat, iomsg}}})
	form := set(kind, 0)
	if unformatted {
		form = set(kind, 1)
	}
	wanted := &ir.Binary{Pos: pos, Op: ir.NE, X: called, Y: ir.IntConst(0, pos), T: ir.Log4}
	return []ir.Stmt{form, set(unit, 0), set(length, 0), set(elements, 0), set(called, 0),
		&ir.CallIntrinsic{At: at, Name: "hpf_io_defined", Args: []ir.Expr{kind, unit, iotype, length, first, elements, called, iomsg}},
		&ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: wanted, Body: body}}}}
}

// definedForm is the form of the statement as far as procedures can be defined for it; "" for a format without DT, by which
// components are moved one by one, if they can be, and for the inquiry of a length.
func (s *ioStatement) definedForm(t ir.Type) string {
	switch {
	case s.begin.Op == ir.LengthOp || s.begin.Pieces != nil || s.begin.Formats != nil:
		return ""
	case s.begin.List || s.begin.Group != "":
		return "formatted"
	}
	for _, v := range s.begin.Values {
		if v.Keyword != "fmt" {
			continue
		}
		if k, ok := v.X.(*ir.Const); ok && (hasDT(k.S) || t.Derived != nil && t.Derived.HasAllocatable()) {
			return "formatted"
		}
		return ""
	}
	return "unformatted"
}

var quotedText = regexp.MustCompile(`'[^']*'|"[^"]*"`)

// hasDT reports whether a format has the edit descriptor DT.
func hasDT(format string) bool {
	return strings.Contains(strings.ToLower(quotedText.ReplaceAllString(format, "")), "dt")
}

// transferProcedure is the procedure that moves values of a type: bound to the type, or of an interface; nil if there is none.
func (c binder) transferProcedure(name string, t ir.Type) *ir.Procedure {
	for _, p := range (binder(c)).operatorsFor(c.Lookup(name), name, []arguments.Trait{{Type: t}}) {
		if len(p.Dummies) == 0 {
			continue
		}
		d := p.Dummies[0]
		if d.Type == t || d.Class && d.Type.Derived != nil && t.Derived.Extends(d.Type.Derived) {
			return p
		}
	}
	return nil
}
