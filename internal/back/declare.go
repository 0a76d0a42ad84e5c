package back

import (
	"slices"
	"strings"

	"dhpfgo/ir"
)

// declare writes the declaration of a variable.
func (w *writer) declare(s *ir.Symbol) {
	switch {
	case s.Proc != nil:
		w.dummyProcedure(s)
		return
	case s.Class || s.Tag != nil || s.Absent:
		w.refuse("variable %s", s.Name)
	}
	argument := s.Storage == ir.Argument
	text := w.typeOf(s.Type, w.length(s)) + attributes(s)
	text += " :: " + w.symbol(s) + w.shape(s)
	switch {
	case argument || s.Pointer:
	case s.Init != nil:
		text += " = " + w.constant(s.Init)
	case s.InitElems != nil:
		text += " = reshape([" + w.list(values(s.InitElems)) + "], " + w.extents(s.Dims) + ")"
	}
	w.line("%s", text)
}

// dummyProcedure declares a procedure that is an argument, without an interface.
func (w *writer) dummyProcedure(s *ir.Symbol) {
	p := s.Proc
	switch {
	case s.Storage != ir.Argument || s.Pointer || s.Optional || p.Explicit && p.Result != nil && p.Result.Rank() > 0:
		w.refuse("procedure %s", s.Name)
	case p.Result != nil:
		w.line("procedure(%s) :: %s", w.typeOf(p.Result.Type, ""), w.symbol(s))
	default:
		w.line("external :: %s", w.symbol(s))
	}
}

func (w *writer) length(s *ir.Symbol) string {
	switch {
	case s.Deferred:
		return ":"
	case s.Storage == ir.Argument:
		return "*"
	case s.Len != nil:
		return w.expr(s.Len)
	}
	return ""
}

func attributes(s *ir.Symbol) string {
	var list []string
	note := func(holds bool, word string) {
		if holds {
			list = append(list, ", "+word)
		}
	}
	pointer := s.Pointer || s.View
	grows := s.Allocatable || s.Scratch || automatic(s)
	note(pointer, "pointer")
	note(grows && !pointer, "allocatable")
	note(!pointer && !s.ByValue, "target")
	note(s.Optional, "optional")
	note(s.ByValue, "value")
	note(s.Storage == ir.Static && s.Init == nil && s.InitElems == nil, "save")
	return strings.Join(list, "")
}

// automatic holds for an array with bounds that are no constants, which has no other way to get them.
func automatic(s *ir.Symbol) bool {
	if s.Storage == ir.Argument || s.Pointer || s.View || s.Allocatable || s.Scratch {
		return false
	}
	for _, d := range s.Dims {
		if !ir.IsConst(d.Lo) || !ir.IsConst(d.Hi) {
			return true
		}
	}
	return false
}

func (w *writer) shape(s *ir.Symbol) string {
	switch {
	case s.Rank() == 0:
		return ""
	case s.Allocatable || s.Scratch || s.Pointer || s.View || automatic(s):
		return deferred(s.Rank())
	case s.Size == ir.AssumedShape:
		var out []string
		for _, d := range s.Dims {
			out = append(out, w.expr(w.bound(d.Lo))+":")
		}
		return "(" + strings.Join(out, ",") + ")"
	}
	var out []string
	for k, d := range s.Dims {
		hi := w.expr(w.bound(d.Hi))
		if s.Size == ir.AssumedSize && k == s.Rank()-1 {
			hi = "*"
		}
		out = append(out, w.expr(w.bound(d.Lo))+":"+hi)
	}
	return "(" + strings.Join(out, ",") + ")"
}

// bound puts what variables hold in their place.
func (w *writer) bound(e ir.Expr) ir.Expr {
	return ir.MapExpr(ir.CloneExpr(e), func(x ir.Expr) ir.Expr {
		if v, ok := x.(*ir.Var); ok && w.kept[v.Sym] != nil {
			return w.bound(w.kept[v.Sym])
		}
		return x
	})
}

// procedure writes an internal procedure.
func (w *writer) procedure(u *ir.Unit) {
	p := u.Proc
	w.kept = p.Kept
	if p.Alternates > 0 || p.Hidden > 0 || p.CName != "" {
		w.refuse("procedure %s", p.Name)
	}
	declared := map[*ir.Symbol]bool{}
	var dummies []string
	for _, d := range p.Dummies {
		declared[d] = true
		dummies = append(dummies, w.symbol(d))
	}
	head, kind := "recursive ", "subroutine"
	if p.Result != nil {
		kind = "function"
	}
	head += kind + " " + w.name(p, "p_"+p.Name) + "(" + strings.Join(dummies, ",") + ")"
	if p.Result != nil {
		head += " result(" + w.symbol(p.Result) + ")"
		declared[p.Result] = true
	}
	w.line("%s", head)
	for _, d := range p.Dummies {
		w.declare(d)
	}
	if p.Result != nil {
		w.result(p)
	}
	for _, s := range u.Symbols {
		if !declared[s] && !slices.Contains(w.host, s) {
			w.declare(s)
		}
	}
	w.block(u.Entry)
	w.automatics(u)
	w.block(u.Body)
	w.line("end %s", kind)
}

// result declares the result of a function, in terms of its dummy arguments.
func (w *writer) result(p *ir.Procedure) {
	r := p.Result
	length := ""
	switch {
	case r.Deferred:
		length = ":"
	case p.ResultLen != nil:
		length = w.expr(w.bound(p.ResultLen))
	}
	text := w.typeOf(r.Type, length)
	shape := ""
	switch {
	case r.Pointer:
		text, shape = text+", pointer", deferred(r.Rank())
	case r.Allocatable:
		text, shape = text+", allocatable", deferred(r.Rank())
	case r.Rank() > 0:
		var out []string
		for _, d := range p.ResultDims {
			out = append(out, w.expr(w.bound(d.Lo))+":"+w.expr(w.bound(d.Hi)))
		}
		shape = "(" + strings.Join(out, ",") + ")"
	}
	w.line("%s :: %s%s", text, w.symbol(r), shape)
}

// automatics allocates the arrays whose bounds the entry has computed.
func (w *writer) automatics(u *ir.Unit) {
	for _, s := range u.Symbols {
		if automatic(s) && (u.Proc == nil || s != u.Proc.Result) {
			w.line("if (.not. allocated(%s)) allocate(%s%s)", w.symbol(s), w.symbol(s), w.dims(s.Dims))
		}
	}
}
