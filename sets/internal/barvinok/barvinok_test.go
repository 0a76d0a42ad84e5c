package barvinok

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// inside reports whether y is a positive combination of the generators; generic says that it is on no wall.
func inside(generators [][]int64, y []int64) (in, generic bool) {
	adj, det := adjugate(generators)
	in, generic = true, true
	for _, c := range times(y, adj) {
		generic = generic && c.Sign() != 0
		in = in && c.Sign() == det.Sign()
	}
	return in, generic
}

// TestDecompose checks that the cones of a decomposition are unimodular, have the rays that their normals say, and cover each point of
// the cone once, counted with signs, and no other point.
func TestDecompose(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rapid.IntRange(2, 4).Draw(t, "dimensions")
		vector := rapid.SliceOfN(rapid.Int64Range(-30, 30), d, d)
		var generators [][]int64
		var span echelon
		for len(generators) < d {
			v := vector.Draw(t, "generator")
			wider, ok := span.with(v)
			if !ok {
				t.Skip("dependent")
			}
			span, generators = wider, append(generators, primitive(v))
		}
		cones, err := decompose(generators, func(int) {})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cones {
			for i, n := range c.normals {
				for j, u := range c.rays {
					if want := int64(0); dot(n, u) != want && i != j || i == j && dot(n, u) != 1 {
						t.Fatalf("normals %v rays %v", c.normals, c.rays)
					}
				}
			}
		}
		for range 20 {
			y := vector.Draw(t, "point")
			want, generic := inside(generators, y)
			sum := 0
			for _, c := range cones {
				in, off := inside(c.normals, y)
				generic = generic && off
				if in {
					sum += c.sign
				}
			}
			if generic && (sum == 1) != want || generic && !want && sum != 0 {
				t.Fatalf("%v at %v: sum %d, inside %v", generators, y, sum, want)
			}
		}
	})
}

// TestTodd checks the coefficients 1, -1/2, 1/12, 0, -1/720 of x/(exp(x) - 1).
func TestTodd(t *testing.T) {
	want := []*big.Rat{big.NewRat(1, 1), big.NewRat(-1, 2), big.NewRat(1, 12), new(big.Rat), big.NewRat(-1, 720)}
	for i, c := range todd(4) {
		if c.Cmp(want[i]) != 0 {
			t.Errorf("coefficient %d is %v", i, c)
		}
	}
}
