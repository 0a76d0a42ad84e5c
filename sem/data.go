package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/interpret"
	"dhpfgo/sem/names"
)

// initializer gives variables the values of DATA statements.
type initializer struct{ *checker }

// dataNames makes the variables of DATA known before any variable is fixed: they live as long as the program, Fortran
// 2008, 5.4.7.
func (c initializer) dataNames(list []parse.Expr) {
	for _, x := range list {
		switch x := x.(type) {
		case *parse.Name:
			c.dataName(parse.Ident{Name: x.Ident, Pos: x.Pos})
		case *parse.Ref:
			c.dataName(parse.Ident{Name: x.Name, Pos: x.Pos})
		case *parse.Substring:
			c.dataNames([]parse.Expr{x.X})
		case *parse.Component:
			c.dataNames([]parse.Expr{x.X})
		case *parse.ImpliedDo:
			c.dataNames(x.Items)
		}
	}
}

// dataName makes one of them known. In a BLOCK it is one of its own, Fortran 2018, C876.
func (c initializer) dataName(id parse.Ident) {
	if around := c.Lookup(id.Name); c.around != nil && c.names[id.Name] == nil && around != nil {
		c.bag.Errorf(id.Pos, "data", "'%s' cannot stand in DATA here: it is no variable of this BLOCK", id.Name).
			Because(around.Pos, "declared here").Note("Fortran 2018, C876").Help("declare it in the BLOCK, or write the statement before it")
		return
	}
	c.Declare(id).Saved = true
}

// dataValues hands out the values of one list, repeated ones again and again.
type dataValues struct {
	pos   diag.Span
	list  []dataValue
	total int64
	last  map[*ir.Const]*ir.Const // a value converted to the type of the last variable
}

type dataValue struct {
	left int64
	k    *ir.Const
}

func (v *dataValues) next() *ir.Const {
	for len(v.list) > 0 && v.list[0].left == 0 {
		v.list = v.list[1:]
	}
	if len(v.list) == 0 {
		return nil
	}
	v.list[0].left--
	v.total--
	return v.list[0].k
}

// dataDecl gives the variables of a DATA statement their values.
func (c initializer) dataDecl(s *parse.Data) {
	for _, set := range s.Sets {
		c.dataSet(set.Objects, set.Values, s.Pos)
	}
}

func (c initializer) dataSet(objects []parse.Expr, values []parse.DataValue, pos diag.Span) {
	objects, values = c.dataPointers(objects, values)
	v, ok := c.dataList(values, pos)
	if !ok {
		return
	}
	for _, x := range objects {
		if !c.dataObject(x, v) {
			return
		}
	}
	if v.total > 0 {
		// Fortran 2008, 5.4.7: as many values as variables.
		c.bag.Errorf(pos, "data", "%s too many", diag.Count(int(v.total), "value"))
	}
}

// dataPointers takes the pointers out of a set, which begin with their targets as if their declarations said so, or with none.
func (c initializer) dataPointers(objects []parse.Expr, values []parse.DataValue) ([]parse.Expr, []parse.DataValue) {
	repeated := slices.ContainsFunc(values, func(v parse.DataValue) bool { return v.Repeat != nil })
	if len(objects) != len(values) || repeated {
		return objects, values
	}
	var left []parse.Expr
	var of []parse.DataValue
	for k, x := range objects {
		n, isName := x.(*parse.Name)
		if isName && c.names[n.Ident] != nil && c.names[n.Ident].Pointer && (isNull(values[k].Value) || c.pointInDecl(n.Ident, values[k].Value)) {
			continue
		}
		left, of = append(left, x), append(of, values[k])
	}
	return left, of
}

// pointInDecl gives a pointer a target in the declaration of its type; false if there is none.
func (c initializer) pointInDecl(name string, target parse.Expr) bool {
	switch target.(type) {
	case *parse.Name, *parse.Ref, *parse.Component:
	default:
		return false
	}
	for _, s := range c.src.Decls {
		decl, ok := s.(*parse.TypeDecl)
		if !ok {
			continue
		}
		for k := range decl.Entities {
			if decl.Entities[k].Name == name {
				decl.Entities[k].Target = target
				return true
			}
		}
	}
	return false
}

func (c initializer) dataList(values []parse.DataValue, pos diag.Span) (*dataValues, bool) {
	v := &dataValues{pos: pos, last: map[*ir.Const]*ir.Const{}}
	for _, x := range values {
		n := int64(1)
		if x.Repeat != nil {
			k, ok := c.ConstInt(x.Repeat, "the repeat count")
			if !ok {
				return nil, false
			}
			if n = k; n < 0 {
				c.bag.Errorf(x.Repeat.Span(), "data", "the repeat count is negative")
				return nil, false
			}
		}
		k := c.constant(x.Value)
		if k.T.Base == ir.Invalid {
			return nil, false
		}
		v.list = append(v.list, dataValue{n, k})
		v.total += n
	}
	return v, true
}

// dataObject gives one variable, element or implied DO its values; false after an error.
func (c initializer) dataObject(x parse.Expr, v *dataValues) bool {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.names[x.Ident]; e != nil && e.Class == names.Variable && c.TypeOf(e).Base == ir.Derived {
			return c.dataParts(x, v)
		}
		s := c.dataSymbol(parse.Ident{Name: x.Ident, Pos: x.Pos})
		switch {
		case s == nil:
			return false
		case s.Rank() > 0:
			return c.dataArray(s, x.Pos, v)
		}
		var ok bool
		s.Init, ok = c.dataConst(s, x.Pos, v)
		return ok
	case *parse.Ref:
		if e := c.names[x.Name]; hasSection(x.Args) || e != nil && e.Class == names.Variable && c.TypeOf(e).Base == ir.Derived {
			return c.dataParts(x, v)
		}
		return c.dataElement(x, v)
	case *parse.ImpliedDo:
		return c.dataLoop(x, v)
	}
	return c.dataParts(x, v)
}

// dataSymbol is a variable that DATA may set, Fortran 2008, C566.
func (c initializer) dataSymbol(id parse.Ident) *ir.Symbol {
	e := c.names[id.Name]
	if e == nil && c.around != nil {
		return nil // dataName has reported it
	}
	if e == nil || e.Class != names.Variable {
		c.bag.Errorf(id.Pos, "data", "'%s' is no variable of this unit", id.Name)
		return nil
	}
	s := c.Symbol(e)
	switch {
	case s.Type.Base == ir.Invalid:
		return nil
	case e.Dummy || e == c.result || s.Allocatable || s.Pointer || s.Type.Base == ir.Derived:
		c.bag.Errorf(id.Pos, "data", "'%s' cannot stand in DATA", id.Name).Because(e.Pos, "declared here").
			Note("Fortran 2008, C566: no dummy argument, function result, allocatable variable or pointer with a value")
		return nil
	}
	return s
}

// dataConst is the next value in the type of s.
func (c initializer) dataConst(s *ir.Symbol, pos diag.Span, v *dataValues) (*ir.Const, bool) {
	k := v.next()
	if k == nil {
		c.bag.Errorf(pos, "data", "there are fewer values than variables").Because(v.pos, "the statement")
		return nil, false
	}
	if done := v.last[k]; done != nil && done.T == s.Type {
		return done, true
	}
	if s.Type.Base == ir.Derived && k.T == s.Type {
		return k, true
	}
	out := declarer(c).initial(k, s.Type, s.Name)
	v.last[k] = out
	return out, out.T.Base != ir.Invalid
}

// dataElems is the list of initial values of an array, zero or blank where DATA gives none.
func (c initializer) dataElems(s *ir.Symbol, pos diag.Span) []*ir.Const {
	if s.InitElems != nil {
		return s.InitElems
	}
	n := int64(1)
	for _, d := range s.Dims {
		extent, ok := shapes.Triplet{Lo: d.Lo, Hi: d.Hi, Step: ir.IntConst(1, pos)}.Extent()
		if !ok || n*extent > interpret.MaxElements {
			c.unsupported(pos, "'%s' has no constant shape of at most %d elements, as DATA needs it", s.Name, interpret.MaxElements)
			return nil
		}
		n *= extent
	}
	s.InitElems = make([]*ir.Const, n)
	none := absent(s.Type, pos)
	for i := range s.InitElems {
		s.InitElems[i] = none
	}
	return s.InitElems
}

func (c initializer) dataArray(s *ir.Symbol, pos diag.Span, v *dataValues) bool {
	elems := c.dataElems(s, pos)
	for i := range elems {
		k, ok := c.dataConst(s, pos, v)
		if !ok {
			return false
		}
		elems[i] = k
	}
	return elems != nil
}

// dataElement gives the element of an array a value.
func (c initializer) dataElement(x *parse.Ref, v *dataValues) bool {
	s := c.dataSymbol(parse.Ident{Name: x.Name, Pos: x.Pos})
	if s == nil {
		return false
	}
	if s.Rank() == 0 {
		c.bag.Errorf(x.Pos, "data", "'%s' is no array", x.Name).Because(s.Pos, "declared here")
		return false
	}
	elems, at, ok := c.dataIndex(s, x)
	if !ok {
		return false
	}
	k, ok := c.dataConst(s, x.Pos, v)
	if ok {
		elems[at] = k
	}
	return ok
}

// dataIndex is the number of an element in the list of initial values of its array.
func (c initializer) dataIndex(s *ir.Symbol, x *parse.Ref) (elems []*ir.Const, at int64, ok bool) {
	var places []*ir.Const
	constants(c).aside(func(v *interpret.Machine) {
		var subs []shapes.Triplet
		subs, ok = designators(c).subscripts(s, x)
		for _, sub := range subs {
			places = append(places, valueIn(c.checker, v, sub.Lo))
		}
	})
	elems = c.dataElems(s, x.Pos)
	if !ok || elems == nil {
		return nil, 0, false
	}
	stride := int64(1)
	for k, i := range places {
		lo, hi := s.Dims[k].Lo.(*ir.Const), s.Dims[k].Hi.(*ir.Const)
		if i == nil || i.I < lo.I || i.I > hi.I {
			c.bag.Errorf(x.Args[k].Pos, "data", "subscript %d of '%s' must be a constant from %d to %d", k+1, s.Name, lo.I, hi.I)
			return nil, 0, false
		}
		at += (i.I - lo.I) * stride
		stride *= hi.I - lo.I + 1
	}
	return elems, at, true
}

// valueIn is the value of an expression with all that it needs computed first; nil if that is not constant.
func valueIn(c *checker, v *interpret.Machine, e ir.Expr) *ir.Const {
	if k, ok := e.(*ir.Const); ok {
		return k
	}
	if e = c.em.Resolve(e); !v.Run(c.em.Arrays(c.takePre())) {
		return nil
	}
	return v.Value(e)
}

// dataLoop runs an implied DO.
func (c initializer) dataLoop(do *parse.ImpliedDo, v *dataValues) bool {
	ok := true
	constant := constants(c).eachIteration(do, func() bool {
		for _, x := range do.Items {
			if ok = ok && c.dataObject(x, v); !ok {
				return false
			}
		}
		return true
	})
	if !constant && ok {
		c.bag.Errorf(do.Pos, "not-constant", "the bounds of this implied DO are not constant")
	}
	return ok && constant
}
