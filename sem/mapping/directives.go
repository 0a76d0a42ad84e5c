package mapping

import (
	"cmp"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// Scope is what is asked of the unit that has the directives.
type Scope interface {
	// Declare makes the entity of a name.
	Declare(parse.Ident) *names.Entity
	// Own gives the entity of a name of this unit, Lookup also that of a host, nil for none.
	Own(name string) *names.Entity
	Lookup(name string) *names.Entity
	// Known lists the declared names for which ok holds.
	Known(ok func(*names.Entity) bool) []string
	// FindProcedure gives the procedure that a name stands for; nil if there is none.
	FindProcedure(parse.Ident) *ir.Procedure

	// ConstInt is the value of a constant integer expression; false after an error, which says what it is.
	ConstInt(x parse.Expr, what string) (int64, bool)
	// Integer is an integer expression.
	Integer(x parse.Expr, what string) ir.Expr
	// Specification is one over constants and what is known where the unit begins. Bound keeps its value there for a template.
	Specification(x parse.Expr) ir.Expr
	Bound(of *names.Entity, x parse.Expr) ir.Expr
	// AlignSubscript is an integer expression in which some names are dummies of ALIGN; fresh is a name in it that nobody has declared.
	AlignSubscript(x parse.Expr, dummies []string) (e ir.Expr, fresh string)
	// Arith is folded integer arithmetic.
	Arith(op ir.Op, x, y ir.Expr, pos diag.Span) ir.Expr
}

// Reader reads the directives of a unit.
type Reader struct {
	Scope   Scope
	Bag     *diag.Bag
	Proc    bool                                      // the unit is a procedure, in which bounds and subscripts may hold variables
	Commons func(name string) ([]*names.Entity, bool) // the members of its common blocks
}

// Directives are the mapping directives of a unit by the name that they are about.
type Directives struct {
	Aligns  map[string]*Alignment
	Dists   map[string]*Distribution
	Shadows map[string]*parse.Shadow
	Dynamic map[string]diag.Span // DYNAMIC
	Inherit map[string]diag.Span // INHERIT, and DISTRIBUTE or ALIGN with '*' for the mapping of the actual argument
}

// Alignment is one array of an ALIGN directive: its dimension k lies along dimension Dims[k].Target of the target. Why says
// why the alignment is known only at run time.
type Alignment struct {
	ID     parse.Ident
	Self   *names.Entity
	Target *names.Entity
	Dims   []AlignDim
	Fixed  map[int]int64 // target dimensions with one cell for the whole array
	Why    diag.Reason
}

// AlignDim is one dimension of an alignee: target cell = Coef*index + Offset; Target is -1 where the dimension is collapsed.
type AlignDim struct {
	Target       int
	Coef, Offset int64
	Dummy        string
	Pos          diag.Span // the subscript of the target
}

// Distribution is one array or template of a DISTRIBUTE directive.
type Distribution struct {
	ID      parse.Ident
	Self    *names.Entity
	Stmt    *parse.Distribute
	Onto    *names.Entity
	AsBlock bool              // MULTI is taken for BLOCK
	Grid    []ir.Expr         // extents of the arrangement, or of the section of it that is named
	Parts   []Part            // of the arrangement that are named
	Args    map[int]ir.Expr   // of BLOCK(m) and CYCLIC(k), by dimension
	Tables  map[int]*ir.Table // of GEN_BLOCK and INDIRECT
}

// Part is what ONTO names of a dimension of the arrangement.
type Part struct{ Lo, Hi, Step ir.Expr }

// Read takes the directives of a unit, which may come in any order.
func (r Reader) Read(decls []parse.Stmt) *Directives {
	m := &Directives{map[string]*Alignment{}, map[string]*Distribution{}, map[string]*parse.Shadow{},
		map[string]diag.Span{}, map[string]diag.Span{}}
	for _, s := range decls {
		switch s := s.(type) {
		case *parse.Processors:
			r.declareSpaces(s.Entities, names.Arrangement)
		case *parse.Template:
			r.declareSpaces(s.Entities, names.Template)
		}
	}
	for _, s := range decls {
		switch s := s.(type) {
		case *parse.Distribute:
			for _, id := range s.Names {
				r.distribute(m, s, id)
			}
		case *parse.MapAttr:
			r.mapAttr(m, s)
		case *parse.Align:
			r.align(m, s)
		case *parse.HPFUnsupported:
			Refuse(s, r.Bag)
		}
	}
	for _, s := range decls {
		if s, ok := s.(*parse.Shadow); ok {
			r.shadow(m, s)
		}
	}
	return m
}

// Refuse refuses a directive by its name.
func Refuse(s *parse.HPFUnsupported, bag *diag.Bag) {
	bag.Errorf(s.Pos, "unsupported", "the directive %s is not supported yet", s.What)
}

// declareSpaces enters processor arrangements or templates, HPF 2.0, 3.7 and 3.8.
func (r Reader) declareSpaces(list []parse.Entity, cl names.Class) {
	for _, d := range list {
		if old := r.Scope.Own(d.Name); old != nil {
			r.Bag.Errorf(d.Pos, "redeclared", "'%s' is %s already", d.Name, old.Describe()).Because(old.Pos, "declared here").
				Help("choose another name for %s", cl)
			continue
		}
		e := r.Scope.Declare(d.Ident)
		e.Class, e.Dims, e.TypePos = cl, d.Dims, d.Pos
		for _, dim := range d.Dims {
			if dim.Hi == nil {
				r.Bag.Errorf(dim.Pos, "bounds", "the upper bound of '%s' is missing", d.Name)
				continue
			}
			lo := ir.Expr(ir.IntConst(1, dim.Pos))
			if dim.Lo != nil {
				lo = r.Scope.Bound(e, dim.Lo)
			}
			e.Extents = append(e.Extents, ir.Dim{Lo: lo, Hi: r.Scope.Bound(e, dim.Hi)})
		}
		if cl == names.Arrangement {
			r.checkArrangement(e)
		}
	}
}

// checkArrangement refuses extents below one, HPF 2.0, 3.7.
func (r Reader) checkArrangement(e *names.Entity) {
	for k, d := range e.Extents {
		if n, ok := ir.Difference(d.Hi, d.Lo); ok && n < 0 {
			r.Bag.Errorf(e.Dims[k].Pos, "bounds", "the processor arrangement '%s' has no processors", e.Name)
		}
	}
}

// Mappee finds the array or template that a directive is about, HPF 2.0, 3.3 and 3.4; nil after an error.
func (r Reader) Mappee(id parse.Ident, directive string) *names.Entity {
	e := r.Scope.Own(id.Name)
	mappable := func(e *names.Entity) bool {
		return e.Class == names.Template || e.Class == names.Variable && e.Dims != nil
	}
	switch {
	case e == nil:
		d := r.Bag.Errorf(id.Pos, "undeclared", "'%s' in %s is not declared", id.Name, directive)
		names.Suggest(d, id.Name, r.Scope.Known(mappable))
	case e.Class == names.Variable && e.Dims == nil && directive == "ALIGN":
		return e
	case e.Class == names.Template && directive != "SHADOW" || e.Class == names.Variable && e.Dims != nil:
		return e
	case e.Class == names.Variable:
		r.Bag.Errorf(id.Pos, "not-array", "'%s' in %s is a scalar", id.Name, directive).Because(e.Pos, "declared here").
			Note("HPF 2.0, %s: only arrays can be mapped; scalars are replicated", directive)
	default:
		r.Bag.Errorf(id.Pos, "not-array", "'%s' in %s is %s", id.Name, directive, e.Describe()).Because(e.Pos, "declared here")
	}
	return nil
}

func (r Reader) shadow(m *Directives, s *parse.Shadow) {
	for _, id := range s.Names {
		e := r.Mappee(id, "SHADOW")
		if e == nil {
			continue
		}
		if old := m.Shadows[id.Name]; old != nil {
			r.Bag.Errorf(id.Pos, "mapped-twice", "'%s' has two SHADOW directives", id.Name).Because(old.Pos, "the first")
			continue
		}
		// HPF 2.0, SHADOW: a width for each dimension.
		if len(s.Widths) != len(e.Dims) {
			r.Bag.Errorf(s.Pos, "rank-mismatch", "SHADOW gives %s, '%s' has %s", diag.Count(len(s.Widths), "width"), id.Name,
				diag.Count(len(e.Dims), "dimension")).Because(e.Declared(), "declared here")
			continue
		}
		m.Shadows[id.Name] = s
	}
}

// width evaluates a shadow width: a constant that is not negative, HPF 2.0, SHADOW.
func (r Reader) width(x parse.Expr) int64 {
	n, ok := r.Scope.ConstInt(x, "a shadow width")
	if ok && n < 0 {
		r.Bag.Errorf(parse.SpanOf(x), "shadow", "a shadow width must not be negative")
		return 0
	}
	return n
}

// Widen gives the mapping of an array the shadow that the directives give it.
func (r Reader) Widen(e *names.Entity, by *Directives) {
	s := by.Shadows[e.Name]
	if s == nil {
		return
	}
	m := cmp.Or(e.Symbol().Map, e.Symbol().PartMap)
	if m == nil && (e.Symbol().Whole || by.Inherit[e.Name].Valid()) {
		return
	}
	if m == nil {
		r.Bag.Warnf(s.Pos, "shadow", "SHADOW has no effect: '%s' is not distributed", e.Name).Because(e.Declared(), "declared here")
		return
	}
	for k, w := range s.Widths {
		m.Dims[k].ShadowLo, m.Dims[k].ShadowHi = r.width(w.Lo), r.width(w.Hi)
	}
}
