package ir

import "slices"

// Allocate allocates Sym with the given bounds; if the symbol's Dims are compiler-made variables, they are assigned by
// the statements just before.
// Stacked keeps what an earlier activation of a procedure has under the same name until the Stacked Deallocate. Cut says that
// the layout is there already: an array that is cut alike has been allocated just before.
type Allocate struct {
	At
	Sym     *Symbol `ir:"def"`
	Stacked bool
	Cut     bool `ir:"fact"`
}

// CutsLayout reports whether a layout comes into being with the array.
func (s *Allocate) CutsLayout() bool {
	return s.Sym.Map != nil && s.Sym.Map.Layout.Deferred && !s.Sym.Scratch && !s.Cut
}

// Deallocate frees Sym.
type Deallocate struct {
	At
	Sym     *Symbol `ir:"def"`
	Stacked bool
}

// FillRandom gives all elements of an array numbers of RANDOM_NUMBER in their order: of a distributed one each image draws those of its own
// elements, of others all, which stand one after the other.
type FillRandom struct {
	At
	Sym *Symbol `ir:"def"`
}

// IsRandom reports whether the runtime draws numbers of the kind of a variable.
func (s *Symbol) IsRandom() bool {
	return s.Type.Base == Real && (s.Type.Kind == 4 || s.Type.Kind == 8)
}

// Harvest is the array whose elements a nest of loops gives random numbers in their order, nil for none.
//
//	do j; do i; call random_number(v); u(i,j) = v
func Harvest(d *Do) *Symbol {
	loops := []*Do{d}
	for len(d.Body) == 1 {
		inner, ok := d.Body[0].(*Do)
		if !ok {
			return nil
		}
		loops, d = append(loops, inner), inner
	}
	if len(d.Body) != 2 {
		return nil
	}
	call, ok := d.Body[0].(*CallIntrinsic)
	set, assigns := d.Body[1].(*Assign)
	if !ok || !assigns || call.Name != "hpf_random" || !Equal(set.RHS, call.Args[0]) {
		return nil
	}
	x, ok := set.LHS.(*Elem)
	if _, scalar := set.RHS.(*Var); !ok || !scalar || len(loops) != x.Sym.Rank() {
		return nil
	}
	for k, l := range slices.Backward(loops) {
		step, constant := l.ConstantStep()
		dim := len(loops) - 1 - k
		v, plain := x.Subs[dim].(*Var)
		if !constant || step != 1 || !plain || v.Sym != l.Var || !areEqual(l.Lo, x.Sym.Dims[dim].Lo) || !areEqual(l.Hi, x.Sym.Dims[dim].Hi) {
			return nil
		}
	}
	return x.Sym
}

// areEqual reports whether two integers are equal for certain.
func areEqual(a, b Expr) bool {
	n, ok := Difference(a, b)
	return ok && n == 0
}

func (s *FillRandom) String() string { return "call random_number(" + s.Sym.Name + ")" }

// View makes the compiler-made array Sym another name for data inside derived-type variables: the array component First,
// or with Parent set the component First of every element of that section, First being that of its first element.
type View struct {
	At
	Sym    *Symbol  `ir:"def"`
	First  *Field   `ir:"place"`
	Parent *Section `ir:"place"`
}

// AllocateField allocates a component with the given bounds, or the length Len if that is deferred; DeallocateField frees
// it.
type AllocateField struct {
	At
	Field *Field `ir:"def"`
	Dims  []Dim
	Len   Expr
}

// DeallocateField frees an array component.
type DeallocateField struct {
	At
	Field *Field `ir:"def"`
}

// Reset gives a derived-type variable its default values.
type Reset struct {
	At
	Var *Var `ir:"def"`
}

// PointTo associates a pointer: variable Sym, or component Field. The target is a scalar, a section, or with neither
// nothing. Lo are the lower bounds that a pointer array gets, nil for 1, or for those of a target that is a whole array.
type PointTo struct {
	At
	Sym     *Symbol  `ir:"def"`
	Field   *Field   `ir:"def"`
	Scalar  Expr     `ir:"place"`
	Section *Section `ir:"place"`
	Lo      []Expr
	Extents []Expr // of an array that begins at Scalar
	// Of a procedure pointer: the procedure, or the component that points to it.
	Proc *Procedure
	From *Field
}

// SharesStorage reports whether two variables may have bytes in common, Fortran 2008, 16.5.3: two names for parts of one
// block, views of one component, what pointers may point to, or a dummy argument with TARGET and another such variable,
// Fortran 2008, 12.5.2.13.
func SharesStorage(a, b *Symbol) bool {
	switch {
	case a == b:
		return true
	case a.Pointer && (b.Pointer || b.Target || b.View), b.Pointer && (a.Target || a.View):
		return true
	case a.View || b.View:
		return sharesView(a, b)
	case a.Target && b.Target && (a.Storage == Argument || b.Storage == Argument):
		return true
	case a.Storage != InCommon || b.Storage != InCommon || a.Common != b.Common:
		return false
	}
	if b.Offset < a.Offset {
		a, b = b, a
	}
	size, known := byteSize(a)
	return !known || a.Offset+size > b.Offset
}

// sharesView compares what views show: of one variable, components of which one is not a part of another are apart.
func sharesView(a, b *Symbol) bool {
	rootA, rootB := a, b
	if a.View {
		rootA = a.Root
	}
	if b.View {
		rootB = b.Root
	}
	if rootA != rootB {
		return !(rootA.View || rootB.View) && SharesStorage(rootA, rootB)
	}
	return !Diverge(a.Path, b.Path)
}

// Diverge reports whether two ways through one variable lead to components of which neither is a part of the other.
func Diverge(a, b []*Component) bool {
	for k := range min(len(a), len(b)) {
		if a[k] != b[k] {
			return true
		}
	}
	return false
}

// byteSize is the size of a variable in bytes, if it is constant.
func byteSize(s *Symbol) (int64, bool) {
	if s.Type.Base == Invalid {
		return 0, false
	}
	n, _ := s.Type.Size()
	for _, d := range s.Dims {
		lo, okLo := d.Lo.(*Const)
		hi, okHi := d.Hi.(*Const)
		if !okLo || !okHi {
			return 0, false
		}
		n *= max(0, hi.I-lo.I+1)
	}
	return n, true
}

// ThroughPointer reports whether an expression reaches its data by way of a pointer component.
func ThroughPointer(e Expr) bool {
	f, ok := e.(*Field)
	return ok && (f.Comp.Pointer || ThroughPointer(f.X))
}

// HideCommons marks the common blocks that procedures from outside of a program do not reach: none of its object files and libraries
// names the block, and they call no procedure of the program. Mentioned are all symbols that they name.
func HideCommons(p *Program, mentioned map[string]bool) {
	if callsBack(p, mentioned) {
		return
	}
	for _, b := range p.Commons {
		b.Hidden = !mentioned[b.Link()]
	}
}

// callsBack reports whether procedures from outside may call those of the program: by their names, or as they are told.
func callsBack(p *Program, mentioned map[string]bool) bool {
	for _, u := range p.Units {
		if u.Proc != nil && (mentioned[u.Proc.Link] || u.Proc.CName != "" && mentioned[u.Proc.CName]) {
			return true
		}
	}
	return len(Callbacks(p)) > 0 || len(p.InitProcs) > 0
}

// KnownAs is the name by which a unit knows a variable of another, the variable itself where it names none of its memory; nil for one of
// a common block that the unit divides in another way.
func (u *Unit) KnownAs(s *Symbol) *Symbol {
	for _, x := range u.Symbols {
		if x == s {
			return s
		}
		if x.Storage != InCommon || x.Common != s.Common {
			continue
		}
		if x.Offset == s.Offset && x.Type == s.Type && sameDims(x.Dims, s.Dims) && (x.Map == nil) == (s.Map == nil) {
			return x
		}
		if x.Offset < s.Offset+s.Bytes() && s.Offset < x.Offset+x.Bytes() {
			return nil
		}
	}
	return s
}

func sameDims(x, y []Dim) bool {
	if len(x) != len(y) {
		return false
	}
	for k := range x {
		if !EqualStripped(x[k].Lo, y[k].Lo) || !EqualStripped(x[k].Hi, y[k].Hi) {
			return false
		}
	}
	return true
}

// Declare gives a unit a variable, if it has not got it.
func (u *Unit) Declare(s *Symbol) {
	if !slices.Contains(u.Symbols, s) {
		u.Symbols = append(u.Symbols[:len(u.Symbols):len(u.Symbols)], s)
	}
}
