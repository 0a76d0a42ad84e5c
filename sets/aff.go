package sets

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Term is Coef·Name.
type Term struct {
	Name string
	Coef int64
}

// Aff is the affine form Const + sum Coef·Name over names of parameters or
// dimensions. Terms are sorted by name, each name occurs once, no coefficient
// is zero. The arithmetic does not check for overflow: operands are source
// subscripts and bounds.
type Aff struct {
	Const int64
	Terms []Term
}

// Var returns the form that is the value of a name.
func Var(name string) Aff { return Aff{Terms: []Term{{name, 1}}} }

// Const returns a constant form.
func Const(c int64) Aff { return Aff{Const: c} }

// Add returns a + b.
func (a Aff) Add(b Aff) Aff { return newAff(a.Const+b.Const, slices.Concat(a.Terms, b.Terms)) }

// Sub returns a - b.
func (a Aff) Sub(b Aff) Aff { return a.Add(b.Neg()) }

// Neg returns -a.
func (a Aff) Neg() Aff { return a.Scale(-1) }

// AddConst returns a + c.
func (a Aff) AddConst(c int64) Aff { return Aff{a.Const + c, a.Terms} }

// Scale returns k·a.
func (a Aff) Scale(k int64) Aff {
	terms := slices.Clone(a.Terms)
	for i := range terms {
		terms[i].Coef *= k
	}
	return newAff(a.Const*k, terms)
}

// newAff sorts and merges terms, which it may change.
func newAff(c int64, terms []Term) Aff {
	slices.SortFunc(terms, func(s, t Term) int { return cmp.Compare(s.Name, t.Name) })
	var out []Term
	for _, t := range terms {
		if n := len(out); n > 0 && out[n-1].Name == t.Name {
			out[n-1].Coef += t.Coef
		} else {
			out = append(out, t)
		}
	}
	return Aff{c, slices.DeleteFunc(out, func(t Term) bool { return t.Coef == 0 })}
}

// Coef returns the coefficient of a name, 0 if it does not occur.
func (a Aff) Coef(name string) int64 {
	for _, t := range a.Terms {
		if t.Name == name {
			return t.Coef
		}
	}
	return 0
}

// IsConst reports whether no name occurs.
func (a Aff) IsConst() bool { return len(a.Terms) == 0 }

// String prints the form as 2i - n + 1: positive terms first, the constant
// last unless it is the only positive one.
func (a Aff) String() string {
	var w sumWriter
	rest := a.Const
	if !slices.ContainsFunc(a.Terms, func(t Term) bool { return t.Coef > 0 }) && rest > 0 && len(a.Terms) > 0 {
		w.number(rest)
		rest = 0
	}
	for _, sign := range []bool{true, false} {
		for _, t := range a.Terms {
			if t.Coef > 0 == sign {
				w.term(t.Coef, t.Name)
			}
		}
	}
	return w.finish(rest)
}

// sumWriter prints a sum term by term.
type sumWriter struct{ b strings.Builder }

func (w *sumWriter) term(coef int64, name string) {
	w.sign(coef < 0)
	if c := abs(coef); c != 1 {
		w.b.WriteString(strconv.FormatInt(c, 10))
		if strings.HasPrefix(name, "floor(") {
			w.b.WriteByte('*')
		}
	}
	w.b.WriteString(name)
}

func (w *sumWriter) sign(negative bool) {
	switch {
	case w.b.Len() == 0 && negative:
		w.b.WriteByte('-')
	case w.b.Len() > 0 && negative:
		w.b.WriteString(" - ")
	case w.b.Len() > 0:
		w.b.WriteString(" + ")
	}
}

// finish adds the constant and returns the text.
func (w *sumWriter) finish(c int64) string {
	if c != 0 || w.b.Len() == 0 {
		w.number(c)
	}
	return w.b.String()
}

func (w *sumWriter) number(c int64) {
	w.sign(c < 0)
	w.b.WriteString(strconv.FormatInt(abs(c), 10))
}

// Constraint is Aff = 0 if Eq holds, else Aff >= 0.
type Constraint struct {
	Aff Aff
	Eq  bool
}

// GE returns a >= b.
func GE(a, b Aff) Constraint { return Constraint{Aff: a.Sub(b)} }

// LE returns a <= b.
func LE(a, b Aff) Constraint { return GE(b, a) }

// LT returns a < b.
func LT(a, b Aff) Constraint { return GE(b, a.AddConst(1)) }

// EQ returns a = b.
func EQ(a, b Aff) Constraint { return Constraint{Aff: a.Sub(b), Eq: true} }

// String prints the constraint as Aff >= 0 or Aff = 0.
func (c Constraint) String() string {
	if c.Eq {
		return c.Aff.String() + " = 0"
	}
	return c.Aff.String() + " >= 0"
}

// SetOf returns { [dims] : exists (exists : cs) }. Every name in cs that is
// neither a dimension nor an existential is a parameter; parameters are sorted
// by name. Existentials are eliminated exactly; costs as Project.
func SetOf(dims []string, exists []string, cs ...Constraint) Set {
	return makeSet(build("SetOf", space{out: tuple{dims: slices.Clone(dims)}}, exists, cs, options{}))
}

// MapOf returns { [in] -> [out] : exists (exists : cs) }; see SetOf.
func MapOf(in, out []string, exists []string, cs ...Constraint) Map {
	s := space{in: tuple{dims: slices.Clone(in)}, out: tuple{dims: slices.Clone(out)}, isMap: true}
	return makeMap(build("MapOf", s, exists, cs, options{}))
}

// UniverseSet returns { [dims] }.
func UniverseSet(dims ...string) Set { return SetOf(dims, nil) }

// EmptySet returns { [dims] : false }.
func EmptySet(dims ...string) Set {
	return makeSet(relation{space: space{out: tuple{dims: slices.Clone(dims)}}})
}

// build makes a relation of one conjunction given by constraints over names.
func build(op string, s space, exists []string, cs []Constraint, opt options) relation {
	bound := slices.Concat(s.dims(), exists)
	for _, c := range cs {
		for _, t := range c.Aff.Terms {
			if !slices.Contains(bound, t.Name) && !slices.Contains(s.params, t.Name) {
				s.params = append(s.params, t.Name)
			}
		}
	}
	slices.Sort(s.params)
	columns := slices.Concat([]string{""}, s.names(), exists)
	c := conjunct{named: s.named(), divs: make([]div, len(exists))}
	for k := range c.divs {
		c.divs[k].num = make(row, len(columns))
	}
	for _, x := range cs {
		r := make(row, len(columns))
		r[0] = x.Aff.Const
		for _, t := range x.Aff.Terms {
			r[slices.Index(columns, t.Name)] = t.Coef
		}
		if x.Eq {
			c.eqs = append(c.eqs, r)
		} else {
			c.ins = append(c.ins, r)
		}
	}
	start := relation{space: s, parts: []conjunct{c}, opt: opt}
	return unary(op, start, func(w *work, a relation) relation {
		requireDistinct(columns[1:])
		a.parts = w.normal(a.parts)
		return a
	})
}

func requireDistinct(names []string) {
	for i, n := range names {
		if slices.Contains(names[:i], n) {
			misfit("name %s occurs twice", n)
		}
	}
}
