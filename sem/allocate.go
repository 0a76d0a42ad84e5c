package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/scan"
)

// allocControl is what stands after the objects of ALLOCATE or DEALLOCATE: STAT= and ERRMSG= variables, and the expression
// of SOURCE= or MOLD=, from which the object takes its shape, and with SOURCE= its value.
type allocControl struct {
	stat, message ir.Expr
	model         parse.Expr
	copied        bool
}

// The values of STAT= and the texts of ERRMSG= are libgfortran's.
const (
	statAllocated   = 5014
	statUnallocated = 1
)

// allocator writes ALLOCATE, DEALLOCATE and MOVE_ALLOC out, and what assignments allocate: deferred lengths and values of CLASS.
type allocator struct{ *checker }

func (c allocator) allocControl(list []parse.Arg) allocControl {
	var out allocControl
	for _, a := range list {
		switch a.Keyword {
		case "stat":
			out.stat = definitions(c).variable(a.Value)
			if t := out.stat.Type(); t.Base != ir.Integer {
				if out.stat = nil; t.Base != ir.Invalid {
					c.bag.Errorf(a.Pos, "type-mismatch", "STAT= needs an integer variable, this is %s", t)
				}
			}
		case "errmsg":
			out.message = definitions(c).variable(a.Value)
			if t := out.message.Type(); t.Base != ir.Character {
				if out.message = nil; t.Base != ir.Invalid {
					c.bag.Errorf(a.Pos, "type-mismatch", "ERRMSG= needs a character variable, this is %s", t)
				}
			}
		case "source", "mold":
			out.model, out.copied = a.Value, a.Keyword == "source"
		default:
			c.bag.Errorf(a.Pos, "syntax", "'%s=' cannot stand here", a.Keyword).Help("write stat=, errmsg=, source= or mold=")
		}
	}
	return out
}

// guarded runs statements for one object with STAT=: if no object before has failed, and the object is (de)allocated
// as they need it.
func (c allocator) guarded(k allocControl, wrong ir.Expr, code int64, text string, body []ir.Stmt, pos diag.Span) []ir.Stmt {
	if k.stat == nil || wrong == nil {
		return body
	}
	at := ir.At{Pos: pos}
	failed := []ir.Stmt{&ir.Assign{At: at, LHS: k.stat, RHS: c.convert(ir.IntConst(code, pos), k.stat.Type())}}
	if k.message != nil {
		failed = append(failed, &ir.Assign{At: at, LHS: k.message, RHS: &ir.Const{Pos: pos, T: ir.Type{Base: ir.Character, Kind: 1, Len: len(text)}, S: text}})
	}
	choice := &ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: wrong, Body: failed}, {Pos: pos, Cond: nil, Body: body}}}
	ok := &ir.Binary{Pos: pos, Op: ir.EQ, X: k.stat, Y: c.convert(ir.IntConst(0, pos), k.stat.Type()), T: ir.Log4}
	return []ir.Stmt{&ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: ok, Body: []ir.Stmt{choice}}}}}
}

// begin sets STAT= to 0.
func (k allocControl) begin(c *checker, pos diag.Span) []ir.Stmt {
	if k.stat == nil {
		return nil
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: k.stat, RHS: c.convert(ir.IntConst(0, pos), k.stat.Type())}}
}

// allocate is ALLOCATE, Fortran 2008, 6.7.1.
func (c allocator) allocate(s *parse.Allocate) []ir.Stmt {
	k := c.allocControl(s.Control)
	k.model = c.modelOnce(k.model)
	out := append(c.takePre(), k.begin(c.checker, s.Pos)...)
	for _, o := range s.Objects {
		if k.model != nil && o.Dims == nil {
			o.Dims = c.modelDims(k.model)
		}
		c.fitsModel(o, k.model)
		var body []ir.Stmt
		var there ir.Expr
		if class := c.allocatedClass(o); class != nil {
			if class.declared().IsUnlimited() || class.rank() > 0 {
				body, there = allocateAny(c, s, class, o, k)
			} else {
				body, there = c.allocateClass(class, s.Type, k)
			}
			body, after := aroundCoarray(c.checker, o, body, s.Pos)
			body = append(body, after...)
			out = append(append(out, c.takePre()...), c.guarded(k, there, statAllocated, "Attempt to allocate an allocated object", body, s.Pos)...)
			continue
		}
		if o.Object != nil {
			body, there = structures(c).allocateComponent(o, s.Type, k.model, s.Pos)
		} else {
			body, there = c.allocateOne(s, o, k)
		}
		body, after := aroundCoarray(c.checker, o, body, s.Pos)
		if body != nil && k.copied {
			body = append(body, c.copySource(s, o, k.model)...)
		}
		body = append(body, after...)
		out = append(append(out, c.takePre()...), c.guarded(k, there, statAllocated, "Attempt to allocate an allocated object", body, s.Pos)...)
	}
	return append(out, finalizer(c).finalizeSource(k.model)...)
}

// allocateOne allocates a variable, and gives the test whether it is allocated already; nil for a pointer.
func (c allocator) allocateOne(s *parse.Allocate, o parse.Entity, k allocControl) (out []ir.Stmt, there ir.Expr) {
	e := c.resolve(o.Ident)
	sym := c.allocatable(e, o.Ident)
	if sym == nil {
		return nil, nil
	}
	// Fortran 2008, C635: as many bounds as dimensions.
	if len(o.Dims) != sym.Rank() {
		c.bag.Errorf(o.Pos, "rank-mismatch", "'%s' has %s, ALLOCATE gives %s", o.Name,
			diag.Count(sym.Rank(), "dimension"), diag.Count(len(o.Dims), "bound")).Because(e.Pos, "declared here")
		return nil, nil
	}
	for d, bounds := range o.Dims {
		if bounds.Hi == nil {
			c.bag.Errorf(bounds.Pos, "bounds", "the upper bound of dimension %d of '%s' is missing", d+1, o.Name)
			return nil, nil
		}
		lo, hi := c.boundsOfOther(bounds)
		out = append(append(out, c.setBound(sym.Dims[d].Lo, bounds.Lo, lo, o.Pos)...), c.setBound(sym.Dims[d].Hi, bounds.Hi, hi, o.Pos)...)
	}
	length, ok := c.allocateType(s.Type, k.model, sym, o)
	if !ok {
		return nil, nil
	}
	if !sym.Pointer {
		there = &ir.Status{Pos: o.Pos, Sym: sym}
	}
	return append(append(out, length...), &ir.Allocate{At: ir.At{Pos: s.Pos}, Sym: sym}), there
}

// modelDims are the bounds of the expression of SOURCE= or MOLD=, in the source language.
func (c allocator) modelDims(x parse.Expr) []parse.Dim {
	var out []parse.Dim
	for k := range c.traitOf(x).Rank {
		bound := func(fn string) parse.Expr {
			at := parse.Node{Pos: parse.SpanOf(x)}
			dim := &parse.IntLit{Node: at, Text: itoa(k + 1)}
			return &parse.Ref{Node: at, Name: fn, Args: []parse.Arg{{Pos: at.Pos, Value: x}, {Pos: at.Pos, Value: dim}}}
		}
		d := parse.Dim{Pos: parse.SpanOf(x), Hi: bound("size")}
		if wholeArray(x) {
			d.Lo, d.Hi = bound("lbound"), bound("ubound")
		}
		out = append(out, d)
	}
	return out
}

// fitsModel checks that the expression of SOURCE= or MOLD= has the intrinsic type and the kind of an object, Fortran 2018, C945 and C948.
func (c allocator) fitsModel(o parse.Entity, model parse.Expr) {
	if model == nil {
		return
	}
	object := o.Object
	if object == nil {
		object = &parse.Name{Node: parse.Node{Pos: o.Pos}, Ident: o.Name}
	}
	want, have := c.traitOf(object).Type, c.traitOf(model).Type
	if want.Derived == nil && have.Derived == nil && want.Base != ir.Invalid && have.Base != ir.Invalid && ir.Assignable(have, want) && (want.Base != have.Base || want.Kind != have.Kind) {
		c.bag.Errorf(parse.SpanOf(model), "type-mismatch", "the object is %s, SOURCE= or MOLD= is %s", want, have).Because(o.Pos, "the object").
			Note("Fortran 2018, C945 and C948").Help("convert it: the types and kinds must be the same")
	}
}

// copySource gives an allocated object the value of SOURCE=.
func (c allocator) copySource(s *parse.Allocate, o parse.Entity, x parse.Expr) []ir.Stmt {
	left := o.Object
	if left == nil {
		left = &parse.Name{Node: parse.Node{Pos: o.Pos}, Ident: o.Name}
	}
	st := &parse.Assign{Base: s.Base, LHS: left, RHS: x}
	before := c.takePre()
	var copied []ir.Stmt
	if t := assigner(c).target(left); t != nil && t.e != nil {
		copied = assigner(c).copyValue(st)
	} else if t != nil {
		rhs := c.expr(x)
		copied = assignArray(c.checker, st, t, rhs)
	}
	copied = append(c.takePre(), copied...)
	c.em.Pre = before
	return copied
}

// setBound assigns a compiler-made bound variable: a known value, or else that of an expression.
func (c allocator) setBound(bound ir.Expr, x parse.Expr, known ir.Expr, pos diag.Span) []ir.Stmt {
	v, ok := bound.(*ir.Var)
	if !ok || !v.Sym.Made {
		return nil
	}
	if known == nil {
		known = definitions(c).allocBound(x, pos)
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: v.Sym}, RHS: c.convert(known, ir.Int8)}}
}

// boundsOfOther are the bounds that an allocatable array keeps, where a dimension is given those of it: what LBOUND, UBOUND and SIZE make of an
// empty dimension is as empty. nil for others.
//
//	lbound(a,1):ubound(a,1)    1:ubound(a,1) and 1:size(a,1) where a begins at 1      a%lb1:a%ub1
func (c allocator) boundsOfOther(d parse.Dim) (lo, hi ir.Expr) {
	upper := c.askedDim(d.Hi, "ubound", "size")
	if upper == nil {
		return nil, nil
	}
	if lower := c.askedDim(d.Lo, "lbound"); lower == upper && d.Hi.(*parse.Ref).Name == "ubound" {
		return ir.CloneExpr(lower.Lo), ir.CloneExpr(lower.Hi)
	}
	first, constant := upper.Lo.(*ir.Const)
	if n, literal := scan.LiteralBound(d.Lo); literal && n == 1 && constant && first.I == 1 {
		return ir.CloneExpr(upper.Lo), ir.CloneExpr(upper.Hi)
	}
	return nil, nil
}

// askedDim is the dimension of an allocatable array that an inquiry is about, nil for other expressions.
func (c allocator) askedDim(x parse.Expr, inquiries ...string) *ir.Dim {
	r, ok := x.(*parse.Ref)
	if !ok || !slices.Contains(inquiries, r.Name) || len(r.Args) != 2 || r.Args[0].Keyword != "" || r.Args[1].Keyword != "" || c.names[r.Name] != nil || !c.hasIntrinsic(r.Name) {
		return nil
	}
	array, named := r.Args[0].Value.(*parse.Name)
	k, literal := scan.LiteralBound(r.Args[1].Value)
	if !named || !literal || r.Args[1].Value == nil {
		return nil
	}
	e := c.Lookup(array.Ident)
	if e == nil || e.Class != names.Variable || !e.Allocatable.Valid() || e.Pointer {
		return nil
	}
	if s := c.Symbol(e); s != nil && 0 < k && k <= int64(s.Rank()) && s.Dims[k-1].Hi != nil {
		return &s.Dims[k-1]
	}
	return nil
}

// allocatable gives the array of an ALLOCATE or DEALLOCATE, Fortran 2008, C632.
func (c allocator) allocatable(e *names.Entity, id parse.Ident) *ir.Symbol {
	if e.Class == names.Variable {
		if s := c.Symbol(e); s.Allocatable || s.Pointer {
			return s
		}
	}
	if !e.Misspelt && e.TypePos.Valid() {
		c.bag.Errorf(id.Pos, "not-allocatable", "'%s' is not allocatable", id.Name).Because(e.Pos, "declared here").
			Help("declare it with 'allocatable' and ':' for each dimension")
	} else if !e.Misspelt {
		d := c.bag.Errorf(id.Pos, "not-allocatable", "'%s' is not declared as an allocatable array", id.Name)
		names.Suggest(d, id.Name, c.Known(func(e *names.Entity) bool { return e.Allocatable.Valid() }))
	}
	return nil
}

// deallocate is DEALLOCATE, Fortran 2008, 6.7.3.
func (c allocator) deallocate(s *parse.Deallocate) []ir.Stmt {
	k := c.allocControl(s.Control)
	if k.model != nil {
		c.bag.Errorf(parse.SpanOf(k.model), "syntax", "DEALLOCATE takes no value").Note("Fortran 2008, R640").Help("write stat= or errmsg=")
	}
	out := append(c.takePre(), k.begin(c.checker, s.Pos)...)
	for _, x := range s.Objects {
		var body []ir.Stmt
		var gone ir.Expr
		if o := c.classVariable(x); o != nil {
			body = append(c.freeClass(o), o.setTag(o.declared()))
			gone = &ir.Unary{Pos: s.Pos, Op: ir.Not, X: o.status()}
		} else if name, ok := x.(*parse.Name); ok {
			o := parse.Ident{Name: name.Ident, Pos: name.Pos}
			sym := c.allocatable(c.resolve(o), o)
			if sym == nil {
				continue
			}
			body = []ir.Stmt{&ir.Deallocate{At: ir.At{Pos: s.Pos}, Sym: sym}}
			gone = &ir.Unary{Pos: s.Pos, Op: ir.Not, X: &ir.Status{Pos: s.Pos, Sym: sym}}
		} else if f := structures(c).wholeComponent(x); f != nil {
			body = []ir.Stmt{&ir.DeallocateField{At: ir.At{Pos: s.Pos}, Field: f}}
			gone = &ir.Unary{Pos: s.Pos, Op: ir.Not, X: &ir.Status{Pos: s.Pos, Field: f}}
		}
		body = append(finalizer(c).finalizeDeallocated(x, s.Pos), body...)
		out = append(append(out, c.takePre()...),
			c.guarded(k, gone, statUnallocated, "Attempt to deallocate an unallocated object", body, s.Pos)...)
	}
	return out
}
