package sem

import (
	"dhpfgo/parse"
)

// transfer is TRANSFER, Fortran 2008, 13.7.170: the bytes of SOURCE as a value of the type of MOLD.
func transfer(c *checker, x *parse.Ref, g given) *computed {
	to, ok := c.typeOfMold(g["mold"])
	if !ok {
		return nil
	}
	g["source"] = c.throughLogical(g["source"])
	sourceArray, moldArray := c.shape(g["source"]) != nil, c.shape(g["mold"]) != nil
	if !sourceArray && !moldArray && g["size"] == nil {
		return c.transferScalar(x, g["source"], to)
	}
	from, bytes := c.bytesOf(x, g["source"])
	if from == nil {
		return nil
	}
	if !movable(to) {
		c.refuseTransfer(x, to)
		return nil
	}
	size := c.int8(bytesPer(to), x.Pos)
	var n Expr = c.int8(1, x.Pos)
	switch {
	case g["size"] != nil:
		if n = c.integer(g["size"], "the size"); n.Type().Base != Integer {
			return nil
		}
		n = c.convert(n, Int8)
	case moldArray:
		round := c.arith(Add, bytes, c.int8(size.I-1, x.Pos), x.Pos)
		n = c.operate(Div, round, &Const{Pos: x.Pos, T: Int8, I: max(size.I, 1)}, x.Pos)
	}
	r := c.resultArray(to, []Expr{n}, x.Pos)
	one := []Expr{c.int8(1, x.Pos)}
	room := c.arith(Mul, extentsOfResult(r)[0], size, x.Pos)
	count := c.call("min", []Expr{c.convert(bytes, Int8), c.convert(room, Int8)}, Int8, x.Pos)
	first := elemAt(r, one, x.Pos)
	c.emit(&CallIntrinsic{At: At{x.Pos}, Name: "transfer", Args: []Expr{first, elemAt(from, one, x.Pos), count}})
	if moldArray || g["size"] != nil {
		return arrayValue(r)
	}
	return &computed{e: first}
}

// typeOfMold is the type of an argument whose value does not matter.
func (c *checker) typeOfMold(x parse.Expr) (Type, bool) {
	t := c.traitOf(x).typ
	if t.Base == Invalid && c.shape(x) == nil {
		t = c.scalar(x).Type()
	}
	return t, t.Base != Invalid
}

// transferScalar is TRANSFER of a scalar to a scalar.
func (c *checker) transferScalar(x *parse.Ref, source parse.Expr, to Type) *computed {
	e := c.scalar(source)
	from := e.Type()
	if from.Base == Invalid {
		return nil
	}
	simple := func(t Type) bool {
		return t.Base == Integer || t.Base == Real || t.Base == Complex || t.Base == Logical
	}
	if simple(from) && simple(to) && bytesPer(from) >= bytesPer(to) {
		return &computed{e: c.call("transfer", []Expr{e}, to, x.Pos)}
	}
	if !movable(from) || !movable(to) {
		c.refuseTransfer(x, from)
		return nil
	}
	a := c.scratch("from", from, []Expr{intConst(1, x.Pos)}, x.Pos)
	one := []Expr{intConst(1, x.Pos)}
	c.emit(&Assign{At{x.Pos}, elemAt(a, one, x.Pos), e})
	r := c.scratch("to", to, []Expr{intConst(1, x.Pos)}, x.Pos)
	n := c.int8(min(bytesPer(from), bytesPer(to)), x.Pos)
	c.emit(&CallIntrinsic{At: At{x.Pos}, Name: "transfer", Args: []Expr{elemAt(r, one, x.Pos), elemAt(a, one, x.Pos), n}})
	return &computed{e: elemAt(r, one, x.Pos)}
}

// bytesOf puts a value into an array of one dimension, and tells its number of bytes.
func (c *checker) bytesOf(x *parse.Ref, source parse.Expr) (*Symbol, Expr) {
	if c.shape(source) == nil {
		e := c.scalar(source)
		if e.Type().Base == Invalid || !c.transferable(x, e.Type()) {
			return nil, nil
		}
		s := c.scratch("from", e.Type(), []Expr{intConst(1, x.Pos)}, x.Pos)
		c.emit(&Assign{At{x.Pos}, elemAt(s, []Expr{intConst(1, x.Pos)}, x.Pos), e})
		return s, c.int8(bytesPer(e.Type()), x.Pos)
	}
	o := c.operand(x.Name, source)
	if o == nil || !c.transferable(x, o.sym.Type) {
		return nil, nil
	}
	bytes := c.arith(Mul, o.elements(c), c.int8(bytesPer(o.sym.Type), x.Pos), x.Pos)
	if o.rank() > 1 {
		return c.flattened(o).sym, bytes
	}
	if o.sym.Made && !o.sym.View && !o.sym.Pointer && o.isWhole() {
		return o.sym, bytes // its elements are not looked at, as logical values keep one bit only
	}
	s := c.scratch("from", o.sym.Type, o.extents(c), x.Pos)
	c.fill(s, func(i []Expr) Expr { return o.at(c, i) })
	return s, bytes
}

func (c *checker) transferable(x *parse.Ref, t Type) bool {
	if !movable(t) {
		c.refuseTransfer(x, t)
		return false
	}
	return true
}

func (c *checker) refuseTransfer(x *parse.Ref, t Type) {
	c.unsupported(x.Pos, "'transfer' of %s is not supported", t).
		Note("its values hold addresses, or their size is not known here")
}

// movable reports whether the bytes of a value are all of it: it holds no addresses of others.
func movable(t Type) bool {
	if t.Base != Derived {
		return true
	}
	for _, comp := range t.Derived.Components {
		if comp.Allocatable || comp.Pointer || !movable(comp.Type) {
			return false
		}
	}
	return true
}

// transfer copies the bytes of constants.
func (v *evaluator) transfer(args []Expr) bool {
	to, _ := v.element(args[0].(*Elem))
	from, _ := v.element(args[1].(*Elem))
	n := v.eval(args[2])
	if to == nil || from == nil || n == nil {
		return false
	}
	var bytes []byte
	for _, k := range from.elems {
		b := bytesOfConst(k)
		if b == nil {
			return false
		}
		bytes = append(bytes, b...)
	}
	t := args[0].Type()
	size := bytesPer(t)
	for i := range to.elems {
		at := int64(i) * size
		if at+size > min(n.I, int64(len(bytes))) {
			break
		}
		if to.elems[i] = constOfBytes(bytes[at:at+size], t, args[0].Span()); to.elems[i] == nil {
			return false
		}
	}
	return true
}

// throughLogical is the argument of an inner TRANSFER to a logical value of the same size: a logical value in a register has one
// bit, but in gfortran the bytes go through it unchanged.
func (c *checker) throughLogical(x parse.Expr) parse.Expr {
	ref, ok := stripParens(x).(*parse.Ref)
	if !ok || ref.Name != "transfer" || len(ref.Args) != 2 || ref.Args[0].Keyword != "" || ref.Args[1].Keyword != "" {
		return x
	}
	if e := c.lookup(ref.Name); e != nil && !e.intrinsic {
		return x
	}
	from, to := c.traitOf(ref.Args[0].Value), c.traitOf(ref.Args[1].Value)
	if to.typ.Base != Logical || from.rank > 0 || to.rank > 0 || !movable(from.typ) || bytesPer(from.typ) != bytesPer(to.typ) {
		return x
	}
	return ref.Args[0].Value
}
