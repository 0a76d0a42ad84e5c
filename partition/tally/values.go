package tally

import (
	"fmt"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// value is what is known of a scalar: a constant, or why there is none.
type value struct {
	c      *ir.Const
	why    string
	likely *ir.Const // where there is none: the one that a run is likely to have
}

// number is a whole number, if it is one and known.
func (v value) number() (int64, bool) {
	if v.c == nil || v.c.T.Base != ir.Integer {
		return 0, false
	}
	return v.c.I, true
}

func unknown(format string, args ...any) value { return value{why: fmt.Sprintf(format, args...)} }

// memory is what is known of the variables at a time.
type memory struct {
	images  int
	values  map[string]int64 // of the user's variables, where the program's are unknown
	facts   *facts
	frame   *frame
	statics map[any]*value
	stores  map[*ir.Symbol]*store
	exists  map[*ir.Symbol]value      // whether allocatable arrays are allocated
	result  func(e *ir.FuncRef) value // follows a function
	texts   map[ir.Expr]value         // of what has no value
	likely  bool                      // likely values count as known ones
}

func newMemory(images int, values map[string]int64, f *facts) *memory {
	return &memory{images: images, values: values, facts: f, statics: map[any]*value{}, stores: map[*ir.Symbol]*store{}, exists: map[*ir.Symbol]value{},
		texts: map[ir.Expr]value{}}
}

// frame is an activation of a procedure.
type frame struct {
	unit    *spmd.Unit
	vars    map[*ir.Symbol]*value
	stores  map[*ir.Symbol]*store
	outer   *frame // of the caller
	absent  map[*ir.Symbol]bool
	extents map[*ir.Symbol][]value // of assumed-shape dummy arguments
}

func newFrame(u *spmd.Unit) *frame {
	return &frame{unit: u, vars: map[*ir.Symbol]*value{}, stores: map[*ir.Symbol]*store{}, absent: map[*ir.Symbol]bool{},
		extents: map[*ir.Symbol][]value{}}
}

// isLocal reports whether each activation has its own.
func isLocal(s *ir.Symbol) bool { return s.Storage == ir.Argument || s.Storage == ir.Automatic }

// frameOf is the activation that has a variable: of a variable of a host the last one of that.
func (m *memory) frameOf(s *ir.Symbol) *frame {
	owners := m.facts.owners[s]
	for f := m.frame; f != nil && owners != nil; f = f.outer {
		if owners[f.unit.Source] {
			return f
		}
	}
	return m.frame
}

// cell is where the value of a scalar is kept.
func (m *memory) cell(s *ir.Symbol) *value {
	if isLocal(s) {
		f := m.frameOf(s)
		if f.vars[s] == nil {
			f.vars[s] = &value{why: fmt.Sprintf("'%s' has no value that the plan knows", s.UserName())}
		}
		return f.vars[s]
	}
	key := ir.StorageOf(s)
	if m.statics[key] == nil {
		v := initial(s)
		m.statics[key] = &v
	}
	return m.statics[key]
}

// initial is the value of a variable that lives as long as the program when that begins.
func initial(s *ir.Symbol) value {
	if s.Init != nil {
		return value{c: s.Init}
	}
	if s.Storage == ir.InCommon {
		for _, v := range s.Common.Values {
			if v.Offset == s.Offset && len(v.List) == 1 && v.List[0].T == s.Type {
				return value{c: v.List[0]}
			}
		}
	}
	return unknown("'%s' has no value that the plan knows", s.UserName())
}

// follows reports whether assignments to a variable are all that changes it.
func follows(s *ir.Symbol) bool {
	return !s.Pointer && !s.Target && !s.View && !s.Overlaid && s.Type.Base != ir.Derived && s.Type.Base != ir.Complex
}

// load is the value of a scalar: where the program's own is unknown that which the user gives.
func (m *memory) load(s *ir.Symbol) value {
	v := *m.cell(s)
	if !follows(s) {
		v = unknown("'%s' may be reached by another name", s.UserName())
	}
	if v.c == nil && m.likely && v.likely != nil {
		return value{c: v.likely}
	}
	if v.c == nil && !s.HasMadeName() && s.Type.Base == ir.Integer {
		if n, ok := m.values[s.UserName()]; ok {
			return value{c: &ir.Const{T: s.Type, I: n}}
		}
	}
	return v
}

func (m *memory) store(s *ir.Symbol, v value) {
	if v.c != nil && v.c.T != s.Type {
		c, why := ir.ConvConst(v.c, s.Type)
		v = value{c: c, why: why}
		if c == nil && why == "" {
			v.why = fmt.Sprintf("the value of '%s' does not fit", s.UserName())
		}
	}
	*m.cell(s) = v
}

// eval computes a scalar expression.
func (m *memory) eval(e ir.Expr) value {
	switch e := e.(type) {
	case *ir.Const:
		return value{c: e}
	case *ir.Var:
		return m.load(e.Sym)
	case *ir.Elem:
		return m.element(e)
	case *ir.Binary:
		return m.binary(e)
	case *ir.Unary:
		return m.fold(e, e.X)
	case *ir.Conv:
		return m.fold(e, e.X)
	case *ir.Call:
		return m.call(e)
	case *ir.Extent:
		if x := m.frameOf(e.Sym).extents[e.Sym]; e.Dim <= len(x) {
			return x[e.Dim-1]
		}
	case *ir.Status:
		return m.status(e)
	case *ir.FuncRef:
		return m.result(e)
	}
	return m.unfolded(e)
}

// unfolded is that of an expression which a machine cannot compute; the text is made once.
func (m *memory) unfolded(e ir.Expr) value {
	return m.once(e, "the value of '%s' is computed when the program runs")
}

func (m *memory) once(e ir.Expr, format string) value {
	v, seen := m.texts[e]
	if !seen {
		v = unknown(format, ir.UserText(e))
		m.texts[e] = v
	}
	return v
}

func (m *memory) fold(e ir.Expr, operands ...ir.Expr) value {
	var list []*ir.Const
	for _, x := range operands {
		v := m.eval(x)
		if v.c == nil {
			return v
		}
		list = append(list, v.c)
	}
	c, _ := ir.FoldNode(e, list, false)
	if c == nil {
		return m.unfolded(e)
	}
	return value{c: c}
}

// binary knows the value of a conjunction of which one part is false.
func (m *memory) binary(e *ir.Binary) value {
	x, y := m.eval(e.X), m.eval(e.Y)
	for _, v := range []value{x, y} {
		if v.c != nil && (e.Op == ir.And && !v.c.L || e.Op == ir.Or && v.c.L) {
			return v
		}
	}
	switch {
	case x.c == nil:
		return x
	case y.c == nil:
		return y
	case e.Op == ir.FloorDiv || e.Op == ir.CeilDiv:
		if n, ok := ir.FoldInt8(e.Op, x.c.I, y.c.I); ok {
			return value{c: &ir.Const{T: e.T, I: n}}
		}
	}
	c, _ := ir.FoldNode(e, []*ir.Const{x.c, y.c}, false)
	if c == nil {
		return m.unfolded(e)
	}
	return value{c: c}
}

func (m *memory) call(e *ir.Call) value {
	switch e.Fn {
	case "number_of_processors":
		return value{c: &ir.Const{T: e.T, I: int64(m.images)}}
	case "message_cost":
		return value{c: &ir.Const{T: e.T, I: ir.MessageCost}}
	case "this_image":
		return unknown("images differ in it")
	case "mod":
		x, y := m.eval(e.Args[0]), m.eval(e.Args[1])
		if x.c != nil && y.c != nil && e.T.Base == ir.Integer && y.c.I != 0 {
			return value{c: &ir.Const{T: e.T, I: x.c.I % y.c.I}}
		}
	}
	return m.fold(e, e.Args...)
}

func (m *memory) status(e *ir.Status) value {
	switch {
	case e.Sym == nil:
	case e.Present:
		if e.Sym.Storage != ir.Argument {
			return truth(true) // the actual argument in place of the dummy one
		}
		absent, passed := m.frameOf(e.Sym).absent[e.Sym]
		return truth(passed && !absent)
	case e.Sym.Allocatable && e.With == nil && e.Section == nil && isTracked(e.Sym):
		if v, seen := m.exists[e.Sym]; seen {
			return v
		}
		return truth(false)
	}
	return m.unfolded(e)
}

// truth is a logical value.
func truth(l bool) value { return value{c: &ir.Const{T: ir.Log4, L: l}} }

// isTracked reports whether ALLOCATE and DEALLOCATE of a variable are all that changes whether it is allocated.
func isTracked(s *ir.Symbol) bool {
	return s.Storage != ir.Argument && !s.Pointer && !s.View && s.Storage != ir.InCommon
}

// number is the value of an integer expression.
func (m *memory) number(e ir.Expr) (int64, string) {
	v := m.eval(e)
	if v.c == nil {
		return 0, v.why
	}
	return v.c.I, ""
}

// numbers are the values of a list.
func (m *memory) numbers(list []ir.Expr) ([]int64, string) {
	var out []int64
	for _, e := range list {
		n, why := m.number(e)
		if why != "" {
			return nil, why
		}
		out = append(out, n)
	}
	return out, ""
}

// forget drops the values of what a statement may set.
func (m *memory) forget(s ir.Stmt, why string) {
	for _, v := range m.facts.setBy(s) {
		if why == "" {
			m.drop(v, value{why: setting(s, v)})
		} else {
			m.drop(v, value{why: why})
		}
	}
}

// setting says why nobody knows the value that a statement gives a variable.
func setting(s ir.Stmt, v *ir.Symbol) string {
	name, line := "'"+v.UserName()+"'", s.Span().Line()
	if v.HasMadeName() {
		name = "a value"
	}
	switch s := s.(type) {
	case *ir.Transfer:
		return fmt.Sprintf("%s is read at line %d", name, line)
	case *spmd.Reduce, *spmd.Locate:
		return fmt.Sprintf("%s comes of distributed data at line %d", name, line)
	case *spmd.Fetch:
		return fmt.Sprintf("'%s' is distributed data at line %d", ir.ReferenceText(s.From), line)
	case *spmd.Share:
		return fmt.Sprintf("%s is computed by one image at line %d", name, line)
	}
	return fmt.Sprintf("%s is set at line %d", name, line)
}

func (m *memory) drop(v *ir.Symbol, why value) {
	if v.Rank() == 0 {
		*m.cell(v) = why
	} else if x := m.storeOf(v); x != nil {
		x.forget(why)
	}
}
