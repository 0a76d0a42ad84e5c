package ir

import (
	"dhpfgo/diag"
	"dhpfgo/ir/number"
	"math"
	"strconv"
	"strings"
)

// Base is the base type of a Fortran type.
type Base int

// The base types.
const (
	Invalid Base = iota // poison: silences follow-on errors
	Integer
	Real
	Complex
	Logical
	Character
	Derived
)

// Type is a Fortran type. Kind is the size in bytes of a number or logical (of one part for Complex); Len is the
// length of a Character, -1 if it is known only at run time; Derived the definition of a derived type.
type Type struct {
	Base    Base
	Kind    int
	Len     int
	Derived *DerivedType
}

// The types used by the compiler itself.
var (
	Int4  = Type{Base: Integer, Kind: 4}
	Int8  = Type{Base: Integer, Kind: 8}
	Real4 = Type{Base: Real, Kind: 4}
	Real8 = Type{Base: Real, Kind: 8}
	Log4  = Type{Base: Logical, Kind: 4}

	Complex4 = Type{Base: Complex, Kind: 4}
	Complex8 = Type{Base: Complex, Kind: 8}
)

// Size gives the size in bytes of a value of type t in memory, and what its address is a multiple of. Derived types are
// laid out as C and gfortran do: components in order, each aligned.
func (t Type) Size() (size, alignment int64) {
	switch n := bytesOfKind(t); t.Base {
	case Complex:
		return 2 * n, n
	case Character:
		n := int64(max(t.Kind, 1))
		return int64(t.Len) * n, n
	case Derived:
		return t.Derived.Size()
	default:
		return max(n, 1), max(n, 1)
	}
}

// String gives the type as Fortran writes it, "real(8)".
func (t Type) String() string {
	name := [...]string{"unknown type", "integer", "real", "complex", "logical", "character", "type"}[t.Base]
	switch t.Base {
	case Invalid:
		return name
	case Derived:
		if t.IsUnlimited() {
			name = "class"
		}
		return name + "(" + t.Derived.Name + ")"
	case Character:
		length := "*"
		if t.Len >= 0 {
			length = strconv.Itoa(t.Len)
		}
		if t.Kind > 1 {
			length += ",kind=" + strconv.Itoa(t.Kind)
		}
		return name + "(" + length + ")"
	}
	return name + "(" + strconv.Itoa(t.Kind) + ")"
}

// SameType reports whether two types agree; lengths known only at run time agree with all.
func SameType(a, b Type) bool {
	if a.Base == Character && b.Base == Character && (a.Len < 0 || b.Len < 0) {
		return a.CharBytes() == b.CharBytes()
	}
	return a == b
}

// IsNumeric reports whether t is a type of numbers.
func IsNumeric(t Type) bool { return t.Base == Integer || t.Base == Real || t.Base == Complex }

// Assignable holds if a value of type from can be assigned to a variable of type to, Fortran 2008, table 7.8.
func Assignable(from, to Type) bool {
	return IsNumeric(from) && IsNumeric(to) || from.Base == to.Base && from.Derived == to.Derived
}

// Fits reports whether n is a value of integer(kind).
func Fits(n int64, kind int) bool {
	limit := HugeInt(kind)
	return n >= -limit-1 && n <= limit
}

// HugeInt is the largest integer of a kind.
func HugeInt(kind int) int64 { return math.MaxInt64 >> (64 - 8*min(kind, 8)) }

// DerivedType is a derived type. Components are in the order of the declaration, which is their order in memory.
type DerivedType struct {
	Name       string
	Pos        diag.Span
	Components []*Component
	Address    bool // C_PTR or C_FUNPTR
	Parent     *DerivedType
	Abstract   bool
	ID         int64 // the tag of values of this type

	Children []*DerivedType // that extend it
	Decl     any            // what the checker knows of the definition; other packages do not look at it
}

// deferred is the number of components whose length stands after all components, as gfortran lays them out.
func (t *DerivedType) deferred() int64 {
	n := int64(0)
	for _, comp := range t.Components {
		if comp.Deferred {
			n++
		}
	}
	return n
}

// HasDefault reports whether variables of the type begin with values.
func (t *DerivedType) HasDefault() bool {
	for _, comp := range t.Components {
		held := !comp.Pointer && !comp.Allocatable && comp.Type.Derived != nil
		if comp.Null || comp.Init != nil || comp.InitElems != nil || held && comp.Type.Derived.HasDefault() {
			return true
		}
	}
	return false
}

// Recursive reports whether a value of the type can have others of the type in its allocatable components, and in theirs.
func (t *DerivedType) Recursive() bool {
	seen := map[*DerivedType]bool{}
	var reach func(*DerivedType)
	reach = func(from *DerivedType) {
		for _, comp := range from.Components {
			if comp.Pointer || comp.Type.Derived == nil {
				continue
			}
			list := []*DerivedType{comp.Type.Derived}
			if comp.Tag != nil {
				list = comp.Type.Derived.Family()
			}
			for _, d := range list {
				if !seen[d] {
					seen[d] = true
					reach(d)
				}
			}
		}
	}
	reach(t)
	return seen[t]
}

// HasAllocatable reports whether the type has allocatable components, its components' components included.
func (t *DerivedType) HasAllocatable() bool {
	for _, comp := range t.Components {
		if comp.Allocatable || !comp.Pointer && comp.Type.Derived != nil && comp.Type.Derived.HasAllocatable() {
			return true
		}
	}
	return false
}

// Family lists a type and all that extend it, directly or not.
func (t *DerivedType) Family() []*DerivedType {
	out := []*DerivedType{t}
	for _, child := range t.Children {
		out = append(out, child.Family()...)
	}
	return out
}

// Extends reports whether a type is another one or extends it, directly or not.
func (t *DerivedType) Extends(other *DerivedType) bool {
	if other.IsUnlimited() {
		return true
	}
	for ; t != nil; t = t.Parent {
		if t == other {
			return true
		}
	}
	return false
}

// Size gives the size and the alignment of a variable of the type in bytes.
func (t *DerivedType) Size() (size, alignment int64) {
	alignment = 1
	if t.IsUnlimited() {
		return 1, 1
	}
	for _, comp := range t.Components {
		n, a := comp.Size()
		size = (size+a-1)/a*a + n
		alignment = max(alignment, a)
	}
	if n := t.deferred(); n > 0 {
		size, alignment = (size+7)/8*8+8*n, 8
	}
	return (size + alignment - 1) / alignment * alignment, alignment
}

// Component is one component of a derived type: Dims are constant, or empty bounds for an allocatable one. Init is its
// default value, InitElems that of an array in element order.
type Component struct {
	Name        string
	Pos         diag.Span
	Type        Type
	Dims        []Dim
	Allocatable bool
	Pointer     bool
	Dense       bool       // CONTIGUOUS
	Spread      bool       // Symbol.Spread
	Deferred    bool       // the length of the characters is that of the last allocation
	Tag         *Component // of a CLASS component: the component with the tag of its value
	Proc        *Procedure // a pointer to procedures with this interface
	NoPass      bool       // a call does not pass the variable on; else as the argument Pass, the first if that is ""
	Pass        string
	Init        *Const
	InitElems   []*Const
	Null        bool // a pointer whose default value is null()
	Index       int
	Corank      int // the number of codimensions of a coarray
	Decl        any // what the checker knows of the declaration; other packages do not look at it
}

// complexParts are the real and the imaginary part of complex numbers by kind, as components of these.
var complexParts = map[int][2]*Component{}

func init() {
	for _, kind := range KindsOf(Complex) {
		t := Type{Base: Real, Kind: kind}
		complexParts[kind] = [2]*Component{{Name: "re", Type: t}, {Name: "im", Type: t, Index: 1}}
	}
}

// ComplexPart is the part re or im of a complex type where it is a variable; nil for others.
func ComplexPart(t Type, name string) *Component {
	if t.Base != Complex {
		return nil
	}
	for _, part := range complexParts[t.Kind] {
		if part != nil && part.Name == name {
			return part
		}
	}
	return nil
}

// WithPart is a complex number with another real or imaginary part.
func WithPart(z Expr, part *Component, value Expr) Expr {
	args := []Expr{value, &Call{Pos: z.Span(), Fn: "aimag", Args: []Expr{z}, T: part.Type}}
	if part.Name == "im" {
		args = []Expr{&Conv{Pos: z.Span(), X: z, T: part.Type}, value}
	}
	return &Call{Pos: z.Span(), Fn: "cmplx", Args: args, T: Type{Base: Complex, Kind: part.Type.Kind}}
}

// Size gives the size and the alignment of a component in bytes; that of an allocatable or pointer array is the size of its
// descriptor.
func (comp *Component) Size() (size, alignment int64) {
	switch {
	case comp.IsSlot():
		return 8, 8
	case comp.Allocatable || comp.Pointer:
		return 40 + 24*int64(len(comp.Dims)), 8
	}
	size, alignment = comp.Type.Size()
	return size * comp.Elements(), alignment
}

// CountsBytes is Symbol.CountsBytes of an array component.
func (comp *Component) CountsBytes() bool {
	return comp.Spread || comp.Tag != nil && len(comp.Dims) > 0
}

// Elements is the number of elements of a component of constant shape, 1 for a scalar.
func (comp *Component) Elements() int64 {
	n := int64(1)
	for _, d := range comp.Dims {
		lo, okLo := d.Lo.(*Const)
		hi, okHi := d.Hi.(*Const)
		if okLo && okHi {
			n *= max(0, hi.I-lo.I+1)
		}
	}
	return n
}

// IsSlot tells whether a component is only the address of its value: a scalar that is a pointer or allocatable.
func (comp *Component) IsSlot() bool {
	return len(comp.Dims) == 0 && (comp.Pointer || comp.Allocatable)
}

// TextType is the type of n characters; n is VarLen where only the run knows.
func TextType(n int) Type { return Type{Base: Character, Kind: 1, Len: n} }

// OfLength is a type of characters with another length.
func (t Type) OfLength(n int) Type {
	t.Len = n
	return t
}

// CharBytes is the number of bytes of each character of a type of characters.
func (t Type) CharBytes() int64 { return int64(max(t.Kind, 1)) }

// VarLen is the length in the type of characters whose number is known only at run time.
const VarLen = -1

// Poison stands for an expression with an error: it has no type, which silences errors that follow from it.
func Poison(pos diag.Span) *Const { return &Const{Pos: pos} }

// IntConst is a constant of default integer type.
func IntConst(n int64, pos diag.Span) *Const { return &Const{Pos: pos, T: Int4, I: n} }

// Component gives the component of a name that the type itself has, nil for none; the parent is one.
func (t *DerivedType) Component(name string) *Component {
	for _, comp := range t.Components {
		if comp.Name == name {
			return comp
		}
	}
	return nil
}

// IsTag reports whether a component is the tag of the one before it.
func (comp *Component) IsTag() bool { return strings.HasSuffix(comp.Name, "%type") }

// Members are the components of a type in the order of a constructor: those of the parent first, without tags.
func (t *DerivedType) Members() []*Component {
	var out []*Component
	for i, comp := range t.Components {
		switch {
		case i == 0 && t.Parent != nil:
			out = append(out, t.Parent.Members()...)
		case !comp.IsTag():
			out = append(out, comp)
		}
	}
	return out
}

// MayBeOmitted reports whether a structure constructor can leave a component out: it has a default value, or can be unallocated, also in
// its own components, Fortran 2018, 7.5.10.
func (comp *Component) MayBeOmitted() bool {
	if comp.IsTag() || comp.Allocatable || comp.Null || comp.Init != nil || comp.InitElems != nil {
		return true
	}
	held := comp.Type.Derived
	return !comp.Pointer && held != nil && (held.HasDefault() || held.HasAllocatable())
}

// CLASS(*), Fortran 2008, 4.3.1.3: an entity of it is the address of a value of any type. Beside it stands the tag of the dynamic
// type, as beside other CLASS entities: the number of a derived type, or for an intrinsic type what IntrinsicTag gives, in which the
// length of characters is, too. An array of it counts in bytes.

// UnlimitedName is the name of the type that CLASS(*) declares.
const UnlimitedName = "*"

// IsUnlimited reports whether a type is that of CLASS(*), which all types extend.
func (t *DerivedType) IsUnlimited() bool { return t != nil && t.Name == UnlimitedName }

// IsUnlimited reports whether a type is that of CLASS(*).
func (t Type) IsUnlimited() bool { return t.Derived.IsUnlimited() }

// TagScale is how many bases a tag of an intrinsic type tells apart.
const TagScale = 16

// wideBase is what the base of a type counts more where another type of that base has values of the same size: real(10) beside real(16).
const wideBase = TagScale / 2

// IntrinsicTag is the tag of an intrinsic type whose values have so many bytes: it is negative.
func IntrinsicTag(t Type, bytes int64) int64 { return -(TagScale*bytes + TagBase(t)) }

// TagBase tells the types apart whose values may have the same size.
func TagBase(t Type) int64 {
	wide := t.Base == Character && t.CharBytes() > 1 || (t.Base == Real || t.Base == Complex) && int64(t.Kind) != bytesOfKind(t)
	if wide {
		return wideBase + int64(t.Base)
	}
	return int64(t.Base)
}

// KindsOf lists the kinds of an intrinsic type, the smaller first.
func KindsOf(base Base) []int {
	switch base {
	case Integer, Logical:
		return number.IntKinds()
	case Real, Complex:
		return number.RealKinds()
	case Character:
		return number.CharKinds()
	}
	return nil
}

// HasKind reports whether an intrinsic type has a kind.
func HasKind(base Base, kind int64) bool {
	for _, k := range KindsOf(base) {
		if int64(k) == kind {
			return true
		}
	}
	return false
}

// KindList is the kinds of a type as messages name them.
func KindList(base Base) string {
	var list []string
	for _, k := range KindsOf(base) {
		list = append(list, strconv.Itoa(k))
	}
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " and " + list[last]
}

// bytesOfKind is the size of a number or logical in memory, of one part of a complex number.
func bytesOfKind(t Type) int64 {
	if t.Base == Real || t.Base == Complex {
		return int64(number.ModelOf(t.Kind).Bytes)
	}
	return int64(t.Kind)
}
