// Package pw computes with piecewise quasi-affine functions: from integer tuples to integers or tuples of them, each piece an affine
// form with floor terms on a domain that is a set of package sets.
//
//	f := pw.MustParse("[n] -> { [i] -> [floor(i/2)] : 0 <= i < n }")
//	g := pw.MustParse("{ [i] -> [i - 3] : i mod 3 = 0 }")
//	f.Min(g)	on the multiples of 3 from 0 to n-1
//	f.Le(g)	the set of i for which floor(i/2) <= i - 3
//
// A function is a map of which each tuple of the domain has one image. The result of an operation on several functions has their
// common domain. All operations are exact. One that fails returns a function that carries the error, as in package sets; limits and contexts of the maps hold.
package pw

import (
	"fmt"
	"strings"

	"dhpfgo/sets"
)

// Func is an immutable function from tuples to tuples of integers, partial and piecewise quasi-affine. The zero Func has an empty
// domain.
type Func struct{ m sets.Map }

// Of returns the function with the graph m. The name of its image tuple is dropped. The error is a *sets.SpaceError if m is not single-valued or has nested
// images, or that of a computation.
func Of(m sets.Map) (Func, error) {
	if strings.Contains(strings.TrimPrefix(imageOf(m), "["), "[") && m.Range().TupleName() == "" {
		return Func{}, &sets.SpaceError{Reason: "images of a function are tuples of integers: " + m.Tuples()}
	}
	one, err := m.IsSingleValued()
	if err != nil {
		return Func{}, err
	}
	if !one {
		return Func{}, &sets.SpaceError{Reason: "not single-valued: " + m.String()}
	}
	if name := m.Range().TupleName(); name != "" {
		v := names("v", len(m.OutDims()))
		m = m.ApplyRange(sets.MustMap(fmt.Sprintf("{ %s[%s] -> [%s] }", name, v, v)))
	}
	return Func{m}, m.Err()
}

// imageOf returns the text of the image tuple.
func imageOf(m sets.Map) string { return m.Range().Tuple() }

// Parse reads a function in the notation of maps; see sets.ParseMap and Of.
func Parse(text string, opts ...sets.Option) (Func, error) {
	m, err := sets.ParseMap(text, opts...)
	if err != nil {
		return Func{}, err
	}
	return Of(m)
}

// MustParse is Parse for literals in programs; it panics on a bad text.
func MustParse(text string) Func {
	f, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return f
}

// Map returns the graph of f.
func (f Func) Map() sets.Map { return f.m }

// Err returns the error that f carries, or nil.
func (f Func) Err() error { return f.m.Err() }

// String returns the graph in the notation of maps, which Parse reads.
func (f Func) String() string { return f.m.String() }

// Domain returns the tuples on which f is defined.
func (f Func) Domain() sets.Set { return f.m.Domain() }

// Size returns the number of components of an image.
func (f Func) Size() int { return len(f.m.OutDims()) }

// On returns f on the part of its domain that is in s.
func (f Func) On(s sets.Set) Func { return Func{f.m.IntersectDomain(s)} }

// Else returns f, and g where f is not defined.
func (f Func) Else(g Func) Func { return Func{f.m.Union(g.On(g.Domain().Subtract(f.Domain())).m)} }

// After returns the function x -> f(g(x)). The domain of f has a tuple without name.
func (f Func) After(g Func) Func { return Func{g.m.ApplyRange(f.m)} }

// Add returns f + g, component by component.
func (f Func) Add(g Func) Func { return f.combined(g, "+") }

// Sub returns f - g, component by component.
func (f Func) Sub(g Func) Func { return f.combined(g, "-") }

// Neg returns -f.
func (f Func) Neg() Func { return f.each(func(v string) string { return "-" + v }) }

// Scale returns k·f.
func (f Func) Scale(k int64) Func {
	return f.each(func(v string) string { return fmt.Sprintf("%d*%s", k, v) })
}

// AddConst returns f + c, the same number for all components.
func (f Func) AddConst(c int64) Func {
	return f.each(func(v string) string { return fmt.Sprintf("%s + (%d)", v, c) })
}

// FloorDiv returns floor(f/d) for d >= 1, component by component; an error otherwise.
func (f Func) FloorDiv(d int64) Func {
	return f.each(func(v string) string { return fmt.Sprintf("floor(%s/%d)", v, d) })
}

// Mod returns the remainder f - d·floor(f/d) for d >= 1, component by component; an error otherwise.
func (f Func) Mod(d int64) Func {
	return f.each(func(v string) string { return fmt.Sprintf("%s mod %d", v, d) })
}

// Component returns the function whose image is component i of f, from 0 on.
func (f Func) Component(i int) Func {
	if i < 0 || i >= f.Size() {
		return Func{sets.MapOf([]string{"x", "x"}, nil, nil)} // carries an error: a name twice
	}
	v := strings.Split(names("v", f.Size()), ", ")
	return f.image(strings.Join(v, ", "), v[i])
}

// Tuple returns the function whose images have the components of f and then those of g.
func (f Func) Tuple(g Func) Func {
	v, w := names("v", f.Size()), names("w", g.Size())
	return f.both(g, fmt.Sprintf("[%s, %s]", v, w))
}

// Min returns the lexicographic minimum of f and g, of single integers the minimum.
func (f Func) Min(g Func) Func { return Func{f.either(g).LexMin()} }

// Max returns the lexicographic maximum of f and g, of single integers the maximum.
func (f Func) Max(g Func) Func { return Func{f.either(g).LexMax()} }

// either returns the images of f and those of g where both are defined.
func (f Func) either(g Func) sets.Map { return f.On(g.Domain()).m.Union(g.On(f.Domain()).m) }

// Lt returns the tuples on which f is lexicographically less than g.
func (f Func) Lt(g Func) sets.Set { return f.compared(g, "<<") }

// Le returns the tuples on which f is lexicographically less than g or equal.
func (f Func) Le(g Func) sets.Set { return f.compared(g, "<<=") }

// Eq returns the tuples on which f and g have the same value.
func (f Func) Eq(g Func) sets.Set { return f.m.Intersect(g.m).Domain() }

// Equal reports whether f and g are the same function.
func (f Func) Equal(g Func) (bool, error) { return f.m.IsEqual(g.m) }

// At returns the value for the given parameters at a point; ok is false where f is not defined. The error is that of f, or a
// *sets.SpaceError where a parameter or a coordinate is missing.
func (f Func) At(params map[string]int64, point ...int64) (value []int64, ok bool, err error) {
	dims := f.m.InDims()
	if len(dims) != len(point) {
		return nil, false, &sets.SpaceError{Reason: fmt.Sprintf("%d coordinates for %d dimensions", len(point), len(dims))}
	}
	at := f.Domain()
	for i, name := range dims {
		at = at.Fix(name, point[i])
	}
	for image, err := range sets.Points(f.m.Apply(at), params) {
		return append([]int64(nil), image...), err == nil, err
	}
	return nil, false, f.Err()
}

// combined applies an operation to each pair of components.
func (f Func) combined(g Func, op string) Func {
	v, w := strings.Split(names("v", f.Size()), ", "), strings.Split(names("w", g.Size()), ", ")
	if len(v) != len(w) {
		return Func{f.m.Union(g.m)} // carries the error of what does not fit
	}
	for i := range v {
		v[i] += " " + op + " " + w[i]
	}
	return f.both(g, "["+strings.Join(v, ", ")+"]")
}

// both applies an image tuple of the components v0, ... of f and w0, ... of g.
func (f Func) both(g Func, image string) Func {
	pairs := f.m.RangeProduct(g.m)
	text := fmt.Sprintf("{ [[%s] -> [%s]] -> %s }", names("v", f.Size()), names("w", g.Size()), image)
	return apply(pairs, text)
}

// compared returns the tuples on which a lexicographic comparison holds.
func (f Func) compared(g Func, op string) sets.Set {
	v, w := names("v", f.Size()), names("w", g.Size())
	if f.Size() != g.Size() {
		return f.m.Union(g.m).Domain()
	}
	s, err := sets.ParseSet(fmt.Sprintf("{ [[%s] -> [%s]] : %s %s %s }", v, w, v, op, w))
	if err != nil {
		return s
	}
	return f.m.RangeProduct(g.m).IntersectRange(s).Domain()
}

// each applies an expression to each component.
func (f Func) each(expression func(v string) string) Func {
	v := names("v", f.Size())
	var image []string
	for _, name := range strings.Split(v, ", ") {
		image = append(image, expression(name))
	}
	return f.image(v, strings.Join(image, ", "))
}

func (f Func) image(from, to string) Func {
	return apply(f.m, fmt.Sprintf("{ [%s] -> [%s] }", from, to))
}

// apply returns the composition of m and the map of a text.
func apply(m sets.Map, text string) Func {
	if m.Err() != nil {
		return Func{m}
	}
	n, _ := sets.ParseMap(text) // a fault is carried by n
	return Func{m.ApplyRange(n)}
}

// names returns n names that start with a letter, separated by commas.
func names(letter string, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprint(letter, i)
	}
	return strings.Join(list, ", ")
}
