package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// mappings are the mapping directives of a unit by the name that they are about.
type mappings struct {
	aligns  map[string]*alignment
	dists   map[string]*distribution
	shadows map[string]*parse.Shadow
	dynamic map[string]diag.Span // DYNAMIC
	inherit map[string]diag.Span // INHERIT, and DISTRIBUTE or ALIGN with '*' for the mapping of the actual argument
}

// alignment is one array of an ALIGN directive: its dimension k lies along dimension dims[k].target of the target. why says
// why the alignment is known only at run time.
type alignment struct {
	id     parse.Ident
	self   *names.Entity
	target *names.Entity
	dims   []alignDim
	fixed  map[int]int64 // target dimensions with one cell for the whole array
	why    diag.Reason
}

// alignDim is one dimension of an alignee: target cell = coef*index + offset; target is -1 where the dimension is collapsed.
type alignDim struct {
	target       int
	coef, offset int64
	dummy        string
	pos          diag.Span // the subscript of the target
}

// distribution is one array or template of a DISTRIBUTE directive.
type distribution struct {
	id      parse.Ident
	self    *names.Entity
	stmt    *parse.Distribute
	onto    *names.Entity
	asBlock bool              // MULTI is taken for BLOCK
	grid    []ir.Expr         // extents of the arrangement, or of the section of it that is named
	args    map[int]ir.Expr   // of BLOCK(m) and CYCLIC(k), by dimension
	tables  map[int]*ir.Table // of GEN_BLOCK and INDIRECT
}

// mapper takes the mapping directives of a unit, and gives each array the mapping that follows from all of them.
type mapper struct{ *checker }

// directives checks the mapping directives, which may come in any order, and gives each array its mapping.
func (c mapper) directives() {
	c.maps = mappings{map[string]*alignment{}, map[string]*distribution{}, map[string]*parse.Shadow{},
		map[string]diag.Span{}, map[string]diag.Span{}}
	for _, s := range c.src.Decls {
		switch s := s.(type) {
		case *parse.Processors:
			c.declareSpaces(s.Entities, names.Arrangement)
		case *parse.Template:
			c.declareSpaces(s.Entities, names.Template)
		}
	}
	for _, s := range c.src.Decls {
		switch s := s.(type) {
		case *parse.Distribute:
			for _, id := range s.Names {
				c.distribute(s, id)
			}
		case *parse.MapAttr:
			c.mapAttr(s)
		case *parse.Align:
			aligner(c).align(s)
		case *parse.HPFUnsupported:
			c.refuseDirective(s)
		}
	}
	for _, s := range c.src.Decls {
		if s, ok := s.(*parse.Shadow); ok {
			c.shadow(s)
		}
	}
	c.mapArrays()
	c.checkSequence()
}

func (c mapper) refuseDirective(s *parse.HPFUnsupported) {
	c.unsupported(s.Pos, "the directive %s is not supported yet", s.What)
}

// declareSpaces enters processor arrangements or templates, HPF 2.0, 3.7 and 3.8.
func (c mapper) declareSpaces(list []parse.Entity, cl names.Class) {
	for _, d := range list {
		if old := c.names[d.Name]; old != nil {
			c.bag.Errorf(d.Pos, "redeclared", "'%s' is %s already", d.Name, old.Describe()).Because(old.Pos, "declared here").
				Help("choose another name for %s", cl)
			continue
		}
		e := c.Declare(d.Ident)
		e.Class, e.Dims, e.TypePos = cl, d.Dims, d.Pos
		for _, dim := range d.Dims {
			if dim.Hi == nil {
				c.bag.Errorf(dim.Pos, "bounds", "the upper bound of '%s' is missing", d.Name)
				continue
			}
			lo := ir.Expr(ir.IntConst(1, dim.Pos))
			if dim.Lo != nil {
				lo = c.templateBound(e, dim.Lo)
			}
			e.Extents = append(e.Extents, ir.Dim{Lo: lo, Hi: c.templateBound(e, dim.Hi)})
		}
		if cl == names.Arrangement {
			c.checkArrangement(e)
		}
	}
}

// templateBound is a bound of a template or of a processor arrangement. That of a template whose value is known at the entry of
// a procedure is kept there, as bounds of arrays are.
func (c mapper) templateBound(e *names.Entity, x parse.Expr) ir.Expr {
	b := c.specification(x)
	if e.Class == names.Template && c.unit.Proc != nil && !ir.IsConst(b) {
		return c.keptBound(e, b)
	}
	return b
}

// checkArrangement refuses extents below one, HPF 2.0, 3.7.
func (c mapper) checkArrangement(e *names.Entity) {
	for k, d := range e.Extents {
		if n, ok := ir.Difference(d.Hi, d.Lo); ok && n < 0 {
			c.bag.Errorf(e.Dims[k].Pos, "bounds", "the processor arrangement '%s' has no processors", e.Name)
		}
	}
}

// specification is an integer over constants, NUMBER_OF_PROCESSORS() and, in a procedure, dummy arguments and variables of
// others, HPF 2.0, 3.7.
func (c *checker) specification(x parse.Expr) ir.Expr {
	if (lengths{c}).constantForm(x) {
		if k, ok := (constants{c}).constantScalar(x).(*ir.Const); ok && k.T.Base == ir.Integer {
			return k
		}
	}
	e := c.em.Resolve(c.integer(x, "a bound"))
	ok := e.Type().Base != ir.Invalid
	ir.WalkExprs(e, func(e ir.Expr) {
		switch e.(type) {
		case *ir.Var, *ir.Elem:
			if s := ir.Root(e); c.unit.Proc != nil && (s.Storage != ir.Automatic || names.Of(s) == nil || names.Of(s).Home != c) {
				return
			}
			if ok {
				c.bag.Errorf(spanOf(x), "not-constant", "'%s' is not a constant expression", spanOf(x).Text()).
					Note("bounds may hold constants and number_of_processors()")
			}
			ok = false
		}
	})
	if !ok {
		return ir.IntConst(1, spanOf(x))
	}
	return e
}

// mappee finds the array or template that a directive is about, HPF 2.0, 3.3 and 3.4; nil after an error.
func (c mapper) mappee(id parse.Ident, directive string) *names.Entity {
	e := c.names[id.Name]
	mappable := func(e *names.Entity) bool {
		return e.Class == names.Template || e.Class == names.Variable && e.Dims != nil
	}
	switch {
	case e == nil:
		d := c.bag.Errorf(id.Pos, "undeclared", "'%s' in %s is not declared", id.Name, directive)
		names.Suggest(d, id.Name, c.known(mappable))
	case e.Class == names.Variable && e.Dims == nil && directive == "ALIGN":
		return e
	case e.Class == names.Template && directive != "SHADOW" || e.Class == names.Variable && e.Dims != nil:
		return e
	case e.Class == names.Variable:
		c.bag.Errorf(id.Pos, "not-array", "'%s' in %s is a scalar", id.Name, directive).Because(e.Pos, "declared here").
			Note("HPF 2.0, %s: only arrays can be mapped; scalars are replicated", directive)
	default:
		c.bag.Errorf(id.Pos, "not-array", "'%s' in %s is %s", id.Name, directive, e.Describe()).Because(e.Pos, "declared here")
	}
	return nil
}

// dimsOf are the bounds of an array or template.
func (c *checker) dimsOf(e *names.Entity) []ir.Dim {
	if e.Class == names.Template {
		return e.Extents
	}
	return c.Symbol(e).Dims
}

func (c mapper) shadow(s *parse.Shadow) {
	for _, id := range s.Names {
		e := c.mappee(id, "SHADOW")
		if e == nil {
			continue
		}
		if old := c.maps.shadows[id.Name]; old != nil {
			c.bag.Errorf(id.Pos, "mapped-twice", "'%s' has two SHADOW directives", id.Name).Because(old.Pos, "the first")
			continue
		}
		// HPF 2.0, SHADOW: a width for each dimension.
		if len(s.Widths) != len(e.Dims) {
			c.bag.Errorf(s.Pos, "rank-mismatch", "SHADOW gives %s, '%s' has %s", diag.Count(len(s.Widths), "width"), id.Name,
				diag.Count(len(e.Dims), "dimension")).Because(e.Declared(), "declared here")
			continue
		}
		c.maps.shadows[id.Name] = s
	}
}

// width evaluates a shadow width: a constant that is not negative, HPF 2.0, SHADOW.
func (c mapper) width(x parse.Expr) int64 {
	n, ok := c.ConstInt(x, "a shadow width")
	if ok && n < 0 {
		c.bag.Errorf(spanOf(x), "shadow", "a shadow width must not be negative")
		return 0
	}
	return n
}
