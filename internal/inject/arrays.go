package inject

import (
	"fmt"
	"strconv"
	"strings"

	"dhpfgo/parse"
)

// array is a declared array that may be mapped.
type array struct {
	name     string
	dims     []parse.Dim
	key      []string // what the random choices for it depend on
	deferred bool     // allocatable
	dummy    bool
	common   bool   // a member of a common block, mapped alike in all units
	shared   bool   // of a common block or an EQUIVALENCE
	realign  string // a REALIGN statement for it
	onto     string // an arrangement of rank one
}

// scope is a unit with its arrays.
type scope struct {
	*injector
	unit     *parse.Unit
	arrays   []*array
	declared map[string]bool
	shapes   map[string][]parse.Dim
	barred   map[string]bool
	block    map[string]string // common block and position of a member
	members  map[string]int    // number of members of a common block
	tied     map[string]bool   // in EQUIVALENCE
	allocs   map[string]bool
	order    []string
	movable  []*array
}

func (j *injector) newScope(u *parse.Unit) *scope {
	return &scope{injector: j, unit: u, declared: map[string]bool{}, shapes: map[string][]parse.Dim{}, barred: map[string]bool{},
		block: map[string]string{}, members: map[string]int{}, tied: map[string]bool{}, allocs: map[string]bool{}}
}

func (j *injector) scope(u *parse.Unit) *scope {
	s := j.newScope(u)
	for _, a := range u.Args {
		s.declared[a.Name] = true
	}
	for _, d := range u.Decls {
		s.declaration(d)
	}
	for _, name := range s.order {
		if a := s.array(name); a != nil {
			s.arrays = append(s.arrays, a)
		}
	}
	return s
}

// barring are the attributes of what is not mapped.
var barring = map[string]bool{"parameter": true, "pointer": true, "target": true, "external": true, "intrinsic": true, "bind": true,
	"value": true, "optional": true, "volatile": true, "asynchronous": true, "codimension": true}

func (s *scope) declaration(d parse.Stmt) {
	switch d := d.(type) {
	case *parse.TypeDecl:
		var shape []parse.Dim
		barred, alloc := d.Type.Name == "class", false
		for _, a := range d.Attrs {
			if a.Name == "dimension" {
				shape = a.Dims
			}
			barred = barred || barring[a.Name]
			alloc = alloc || a.Name == "allocatable"
		}
		s.entities(d.Entities, shape, barred, alloc)
	case *parse.AttrDecl:
		s.entities(d.Entities, nil, barring[d.Attr], d.Attr == "allocatable")
	case *parse.ParameterDecl:
		s.entities(d.Entities, nil, true, false)
	case *parse.Common:
		for _, b := range d.Blocks {
			s.entities(b.Members, nil, false, false)
			for _, m := range b.Members {
				s.members[b.Name]++
				s.block[m.Name] = b.Name + "|" + strconv.Itoa(s.members[b.Name])
			}
		}
	case *parse.Equivalence:
		for _, g := range d.Groups {
			for _, x := range g {
				s.tied[nameOf(x)] = true
			}
		}
	case *parse.Namelist, *parse.Data:
	}
}

func (s *scope) entities(list []parse.Entity, shape []parse.Dim, barred, alloc bool) {
	for _, e := range list {
		if !s.declared[e.Name] || s.shapes[e.Name] == nil {
			s.order = append(s.order, e.Name)
		}
		s.declared[e.Name] = true
		if len(e.Dims) > 0 {
			s.shapes[e.Name] = e.Dims
		} else if s.shapes[e.Name] == nil && shape != nil {
			s.shapes[e.Name] = shape
		}
		s.barred[e.Name] = s.barred[e.Name] || barred
		s.allocs[e.Name] = s.allocs[e.Name] || alloc
	}
}

func nameOf(x parse.Expr) string {
	switch x := x.(type) {
	case *parse.Name:
		return x.Ident
	case *parse.Ref:
		return x.Name
	}
	return ""
}

// array gives an array that may be mapped, or nil. Names that occur twice in order give one array.
func (s *scope) array(name string) *array {
	for _, a := range s.arrays {
		if a.name == name {
			return nil
		}
	}
	dims := s.shapes[name]
	if len(dims) == 0 || s.barred[name] || s.options.Skip[name] {
		return nil
	}
	a := &array{name: name, dims: dims, deferred: s.allocs[name], common: s.block[name] != "", shared: s.tied[name] || s.block[name] != ""}
	for _, arg := range s.unit.Args {
		a.dummy = a.dummy || arg.Name == name
	}
	result := s.unit.Kind == parse.Function && (name == s.unit.Name || s.unit.Result != nil && name == s.unit.Result.Name)
	if (a.dummy || result) && s.bodies[s.unit.Name] || result && a.deferred {
		return nil
	}
	a.key = []string{s.unit.Name, name}
	if a.common {
		a.key = []string{"common", s.block[name]}
	}
	if s.tied[name] && s.random("tied", name).Intn(8) > 0 {
		return nil
	}
	return a
}

// explicit says whether all bounds are given by expressions.
func (a *array) explicit() bool {
	for _, d := range a.dims {
		if d.Deferred || d.Star || d.Hi == nil {
			return false
		}
	}
	return !a.deferred
}

func (a *array) assumedSize() bool { return a.dims[len(a.dims)-1].Star }

// bounds give the text of both bounds of a dimension of an explicit shape.
func (a *array) bounds(dim int) (lo, hi string) {
	d := a.dims[dim]
	if d.Lo == nil {
		return "1", parse.ExprString(d.Hi)
	}
	return parse.ExprString(d.Lo), parse.ExprString(d.Hi)
}

// extent gives the text of the length of a dimension of an explicit shape.
func (a *array) extent(dim int) string {
	lo, hi := a.bounds(dim)
	if lo == "1" {
		return "(" + hi + ")"
	}
	return fmt.Sprintf("(%s-(%s)+1)", hi, lo)
}

// literal gives the length of a dimension whose bounds are literal constants.
func (a *array) literal(dim int) (n int, ok bool) {
	lo, hi := a.bounds(dim)
	l, errL := strconv.Atoi(lo)
	h, errH := strconv.Atoi(hi)
	return h - l + 1, errL == nil && errH == nil && h >= l
}

// shape is a text that two arrays of the same explicit shape share.
func (a *array) shape(order ...int) string {
	var all []string
	for _, d := range order {
		lo, hi := a.bounds(d)
		all = append(all, lo+":"+hi)
	}
	return strings.Join(all, ",")
}

func (a *array) shapeText() string {
	order := make([]int, len(a.dims))
	for i := range order {
		order[i] = i
	}
	return a.shape(order...)
}
