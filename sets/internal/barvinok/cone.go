package barvinok

import (
	"math/big"
	"slices"
)

// cone is { x : n_j·x >= 0 } with a sign, for the rows n_j of a matrix of determinant 1 or -1. Its rays are the columns of the
// inverse.
type cone struct {
	sign    int
	normals [][]int64
	rays    [][]int64
}

// decompose writes the cone of some normals as a sum of unimodular ones, up to cones that hold lines.
//
// It works on the dual cone, which the normals generate: there what holds lines is of lower dimension, and the index is that of
// the normals, which is small. Replacing each generator b_i in turn by w = sum alpha_i·b_i gives cones of the index
// |alpha_i| times the old one with the sign of alpha_i.
func decompose(generators [][]int64, step func(int)) ([]cone, error) {
	var out []cone
	stack := []cone{{1, generators, nil}}
	for len(stack) > 0 {
		c := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		d := len(c.normals)
		step(d * d)
		adj, det := adjugate(c.normals)
		if det.CmpAbs(big.NewInt(1)) == 0 {
			var ok bool
			if c.rays, ok = columns(adj, det); !ok {
				return nil, ErrLarge
			}
			out = append(out, c)
			continue
		}
		if det.CmpAbs(big.NewInt(1<<61)) > 0 {
			return nil, ErrLarge
		}
		alpha, w := short(c.normals, adj, det, step)
		if alpha == nil {
			return nil, ErrLarge
		}
		for i, a := range alpha {
			if a == 0 {
				continue
			}
			part := cone{c.sign, slices.Clone(c.normals), nil}
			part.normals[i] = w
			if a < 0 {
				part.sign = -part.sign
			}
			stack = append(stack, part)
		}
	}
	return out, nil
}

// short returns an integer vector w = sum (alpha_i/|det|)·b_i other than 0 with |alpha_i| <= |det|/2, as small as a reduced basis of
// these vectors shows, not all alpha_i being negative; nil if a number is too large.
//
// The alpha of such w are the lattice of the rows of the inverse of the matrix of the b_i.
func short(b [][]int64, adj [][]*big.Int, det *big.Int, step func(int)) (alpha, w []int64) {
	d := len(b)
	index := new(big.Int).Abs(det).Int64()
	var lattice [][]int64
	for _, r := range adj {
		v := make([]int64, d)
		for i, x := range r {
			if x.BitLen() > 61 {
				return nil, nil
			}
			v[i] = x.Int64() * int64(det.Sign())
		}
		lattice = append(lattice, v)
	}
	for _, v := range reduce(lattice, step) {
		for i := range v {
			v[i] = centred(v[i]%index, index)
		}
		if slices.Max(v) <= 0 {
			for i := range v {
				v[i] = -v[i]
			}
		}
		if m := largest(v); m > 0 && (alpha == nil || m < largest(alpha)) {
			if whole, ok := combination(b, v, index); ok {
				alpha, w = v, whole
			}
		}
	}
	return alpha, w
}

// combination returns sum (alpha_i/index)·b_i; false if that is not integral or large.
func combination(b [][]int64, alpha []int64, index int64) ([]int64, bool) {
	w := make([]int64, len(b))
	for j := range w {
		sum := new(big.Int)
		for i, a := range alpha {
			sum.Add(sum, new(big.Int).Mul(big.NewInt(a), big.NewInt(b[i][j])))
		}
		rest := new(big.Int)
		if sum.QuoRem(sum, big.NewInt(index), rest); rest.Sign() != 0 || !sum.IsInt64() {
			return nil, false
		}
		w[j] = sum.Int64()
	}
	return w, true
}

// transversal returns a short vector that is orthogonal to no ray of the cones.
func transversal(cones []cone, step func(int)) []int64 {
	if len(cones) == 0 {
		return nil
	}
	d := len(cones[0].rays)
	seed := uint64(1)
	for bound := int64(2); ; bound++ {
		for range 16 {
			v := make([]int64, d)
			for i := range v {
				seed = seed*6364136223846793005 + 1442695040888963407
				v[i] = int64(seed>>33)%(2*bound+1) - bound
			}
			step(1 + len(cones)*d/16)
			if !slices.ContainsFunc(cones, func(c cone) bool {
				return slices.ContainsFunc(c.rays, func(u []int64) bool { return dot(v, u) == 0 })
			}) {
				return v
			}
		}
	}
}
