package sem

// Size gives the size in bytes of a value of type t in memory, and what its address is a multiple of. Derived types are
// laid out as C and gfortran do: components in order, each aligned.
func (t Type) Size() (size, alignment int64) {
	switch n := int64(t.Kind); t.Base {
	case Complex:
		return 2 * n, n
	case Character:
		return int64(t.Len), 1
	case Derived:
		return t.Derived.Size()
	default:
		return max(n, 1), max(n, 1)
	}
}

// Size gives the size and the alignment of a variable of the type in bytes.
func (t *DerivedType) Size() (size, alignment int64) {
	alignment = 1
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

// deferred is the number of components whose length stands behind all components, as gfortran lays them out.
func (t *DerivedType) deferred() int64 {
	n := int64(0)
	for _, comp := range t.Components {
		if comp.Deferred {
			n++
		}
	}
	return n
}
