// Package barvinok writes the number of integer points of a parametric polytope as a sum over its vertices.
//
// The polytope is { x : a_i·x + f_i(p) >= 0 } with affine f_i in parameters p. By Brion's theorem the generating function of its
// integer points is the sum of those of the cones at its vertices, and by Barvinok's signed decomposition (Math. of OR 1994) each
// is a sum of a number of unimodular cones that is polynomial in the length of the input when the dimension is fixed. The value at
// 1 comes from an exponential substitution (De Loera et al., J. Symb. Comp. 2004), with parameters as in Verdoolaege et al.
// (Algorithmica 2007).
//
// Vertices are made simple by a perturbation f_i + e^i for an infinitely small e, which adds no integer point: so no cone has
// to be triangulated, and the domain of a vertex is one conjunction with strict inequalities in some places, such that
// the sum holds for all parameters, those on the walls between chambers included.
package barvinok

import (
	"errors"
	"math/big"
	"slices"
)

// ErrLarge says that a determinant does not fit in int64.
var ErrLarge = errors.New("determinant beyond int64")

// Polytope is { x : Normals[i]·x + Offsets[i]·(1, p) >= 0 for all i }. It has to be bounded for all p.
type Polytope struct {
	Normals, Offsets [][]int64
	Step             func(n int) // pays for n row operations; it may panic to end the computation
}

// Vertex is a vertex of the perturbed polytope where the parameters are in its domain.
type Vertex struct {
	Domain [][]*big.Int // rows over (1, p) that are >= 0
	basis  []int        // constraints that are equalities at the vertex
	adj    [][]*big.Int // adjugate of the matrix of their normals
	det    *big.Int     // their determinant, positive
	cones  []cone
}

// Index returns the number of unimodular cones that fill the dual cone of v, which bounds how many signed ones are needed.
func (v *Vertex) Index() *big.Int { return v.det }

// Ceiling is Coef·ceil(Num·(1, p)/Den).
type Ceiling struct {
	Coef int64
	Num  []*big.Int
	Den  *big.Int
}

// Part is the polynomial sum over k of Powers[k]·L^k of the sum L of ceilings; one unimodular cone.
type Part struct {
	Powers []*big.Rat
	Apex   []Ceiling
}

// Vertices returns the vertices of the polytope for all parameters.
//
// Each set of d constraints with independent normals is one.
func (p *Polytope) Vertices() []*Vertex {
	if len(p.Normals) == 0 {
		return nil
	}
	d := len(p.Normals[0])
	var out []*Vertex
	chosen := make([]int, 0, d)
	var choose func(first int, span echelon)
	choose = func(first int, span echelon) {
		if len(chosen) == d {
			if v := p.vertex(chosen); v != nil {
				out = append(out, v)
			}
			return
		}
		for i := first; i <= len(p.Normals)-(d-len(chosen)); i++ {
			p.Step(1 + len(chosen))
			if wider, ok := span.with(p.Normals[i]); ok {
				chosen = append(chosen, i)
				choose(i+1, wider)
				chosen = chosen[:len(chosen)-1]
			}
		}
	}
	choose(0, nil)
	return out
}

// vertex returns the vertex of a basis, nil if it is one for no parameters.
func (p *Polytope) vertex(basis []int) *Vertex {
	d := len(basis)
	p.Step(d * d)
	rows := make([][]int64, d)
	for k, i := range basis {
		rows[k] = p.Normals[i]
	}
	v := &Vertex{basis: append([]int(nil), basis...)}
	v.adj, v.det = adjugate(rows)
	if v.det.Sign() < 0 {
		v.det.Neg(v.det)
		negate(v.adj)
	}
	for j := range p.Normals {
		if !slices.Contains(basis, j) && !p.admit(v, j) {
			return nil
		}
	}
	return v
}

// admit adds to the domain of v that constraint j holds there; false if it never does.
//
// The slack of j is f_j - sum b_i·f_i / det with b = a_j·adj, for the perturbed f_i + e^i. Where the sum of the f_i is 0, the sign of
// the least power of e decides.
func (p *Polytope) admit(v *Vertex, j int) bool {
	p.Step(1 + len(v.basis))
	b := times(p.Normals[j], v.adj)
	slack := make([]*big.Int, len(p.Offsets[j]))
	for c := range slack {
		slack[c] = new(big.Int).Mul(v.det, big.NewInt(p.Offsets[j][c]))
		for k, i := range v.basis {
			slack[c].Sub(slack[c], new(big.Int).Mul(b[k], big.NewInt(p.Offsets[i][c])))
		}
	}
	positive := true
	for k, i := range v.basis {
		if i < j && b[k].Sign() != 0 {
			positive = b[k].Sign() < 0
			break
		}
	}
	if !positive {
		slack[0].Sub(slack[0], big.NewInt(1))
	}
	constant := true
	for _, c := range slack[1:] {
		constant = constant && c.Sign() == 0
	}
	if constant {
		return slack[0].Sign() >= 0
	}
	v.Domain = append(v.Domain, slack)
	return true
}

// Decompose finds the unimodular cones of the vertices, which have to be all of one polytope that count, and returns the parts
// of each vertex.
func (p *Polytope) Decompose(vertices []*Vertex) ([][]Part, error) {
	var all []cone
	for _, v := range vertices {
		rows := make([][]int64, len(v.basis))
		for k, i := range v.basis {
			rows[k] = primitive(p.Normals[i])
		}
		var err error
		if v.cones, err = decompose(rows, p.Step); err != nil {
			return nil, err
		}
		all = append(all, v.cones...)
	}
	direction, terms := transversal(all, p.Step), todd(len(p.Normals[0]))
	out := make([][]Part, len(vertices))
	for i, v := range vertices {
		for _, c := range v.cones {
			p.Step(len(v.basis) * len(v.basis))
			out[i] = append(out[i], p.part(v, c, direction, terms))
		}
	}
	return out, nil
}

// part evaluates the generating function of a cone at exp(t·direction) and takes what does not depend on t.
//
// The rays u_j of the cone are the columns of the inverse of its normals n_j, its apex is sum ceil(n_j·v)·u_j. With s_j =
// direction·u_j it is exp(t·L) / prod (1 - exp(t·s_j)), L = sum s_j·ceil(n_j·v), and
// 1/(1 - exp(x)) = -(1/x)·sum B_n x^n/n! with Bernoulli's numbers B_n.
func (p *Polytope) part(v *Vertex, c cone, direction []int64, terms []*big.Rat) Part {
	d := len(c.normals)
	powers, scale := scaled(terms, 0), big.NewRat(int64(c.sign), 1)
	out := Part{}
	for j, n := range c.normals {
		s := dot(direction, c.rays[j])
		powers = product(powers, scaled(terms, s))
		scale.Quo(scale, new(big.Rat).SetInt64(-s))
		out.Apex = append(out.Apex, p.ceiling(v, n, s))
	}
	factorial := big.NewRat(1, 1)
	for k := 0; k <= d; k++ {
		if k > 0 {
			factorial.Quo(factorial, big.NewRat(int64(k), 1))
		}
		coef := new(big.Rat).Mul(powers[d-k], factorial)
		out.Powers = append(out.Powers, coef.Mul(coef, scale))
	}
	return out
}

// ceiling returns s·ceil(n·v).
func (p *Polytope) ceiling(v *Vertex, n []int64, s int64) Ceiling {
	b := times(n, v.adj)
	c := Ceiling{Coef: s, Den: new(big.Int).Set(v.det), Num: make([]*big.Int, len(p.Offsets[0]))}
	g := new(big.Int).Set(v.det)
	for col := range c.Num {
		sum := new(big.Int)
		for k, i := range v.basis {
			sum.Sub(sum, new(big.Int).Mul(b[k], big.NewInt(p.Offsets[i][col])))
		}
		c.Num[col] = sum
		if sum.Sign() != 0 {
			g.GCD(nil, nil, g, new(big.Int).Abs(sum))
		}
	}
	for _, x := range c.Num {
		x.Quo(x, g)
	}
	c.Den.Quo(c.Den, g)
	return c
}

// todd returns the coefficients B_n/n! of x/(exp(x) - 1) up to x^d, from x = (exp(x) - 1)·sum c_n·x^n.
func todd(d int) []*big.Rat {
	var c []*big.Rat
	for n := 0; n <= d; n++ {
		next := new(big.Rat)
		if n == 0 {
			next.SetInt64(1)
		}
		factorial := big.NewRat(1, 1)
		for k := n - 1; k >= 0; k-- {
			factorial.Quo(factorial, big.NewRat(int64(n-k+1), 1))
			next.Sub(next, new(big.Rat).Mul(c[k], factorial))
		}
		c = append(c, next)
	}
	return c
}

// scaled returns the series of f(s·x) for that of f(x).
func scaled(f []*big.Rat, s int64) []*big.Rat {
	out := make([]*big.Rat, len(f))
	power := big.NewRat(1, 1)
	for n := range out {
		if n > 0 {
			power.Mul(power, big.NewRat(s, 1))
		}
		out[n] = new(big.Rat).Mul(f[n], power)
	}
	return out
}

// product multiplies two series up to their length.
func product(a, b []*big.Rat) []*big.Rat {
	out := make([]*big.Rat, len(a))
	for n := range out {
		out[n] = new(big.Rat)
		for k := 0; k <= n; k++ {
			if a[k].Sign() != 0 && b[n-k].Sign() != 0 {
				out[n].Add(out[n], new(big.Rat).Mul(a[k], b[n-k]))
			}
		}
	}
	return out
}
