package sets

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestVertices(t *testing.T) {
	for _, c := range []struct {
		set  string
		want []string
	}{
		{"{ [i, j] : 0 <= i <= 2 and 0 <= j <= 1 }", []string{"0 0", "0 1", "2 0", "2 1"}},
		{"[n] -> { [i, j] : 0 <= i and 0 <= 2j <= n - i }", []string{"0 0 where n >= 0", "0 n/2 where n >= 0", "n 0 where n >= 0"}},
		{"[n] -> { [i] : 0 <= i <= n and i <= 5 }", []string{"0 where n >= 0", "5 where n >= 5", "n where 0 <= n <= 5"}},
		{"{ [i, j] : i = 3 and j >= 2i }", []string{"3 6"}},
		{"{ [i, j] : i + j >= 0 }", nil},
		{"[n] -> { [i, j] : i = n and 0 <= j <= 1 }", []string{"n 0", "n 1"}},
	} {
		vertices, err := setOf(c.set).Pieces()[0].Vertices()
		var got []string
		for _, v := range vertices {
			got = append(got, vertexText(v))
		}
		if slices.Sort(got); err != nil || !slices.Equal(got, c.want) {
			t.Errorf("vertices of %s: %q, not %q (%v)", c.set, got, c.want, err)
		}
	}
	if _, err := setOf("{ [i] : 0 <= i and i mod 3 <= 1 }").Pieces()[0].Vertices(); err == nil {
		t.Error("vertices of a piece with floor terms")
	}
}

func vertexText(v Vertex) string {
	var parts []string
	for _, b := range v.Point {
		text := b.Aff.String()
		if b.Div != 1 {
			text = fmt.Sprintf("%s/%d", text, b.Div)
		}
		parts = append(parts, text)
	}
	text := strings.Join(parts, " ")
	if where := v.Where.String(); strings.Contains(where, " : ") && !strings.Contains(where, ": true") {
		_, where, _ = strings.Cut(where, ": ")
		text += " where " + strings.TrimSuffix(strings.TrimSpace(where), " }")
	}
	return text
}

// TestVerticesOfPolygons requires of random polygons that each vertex satisfies all constraints, and that the least and the greatest value of a
// random form over the rationals are those at vertices.
func TestVerticesOfPolygons(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 21))
	for range 60 {
		text := "{ [i, j] : -9 <= i, j <= 9"
		for range 1 + random.IntN(3) {
			text += fmt.Sprintf(" and %di + %dj <= %d", random.IntN(9)-4, random.IntN(9)-4, random.IntN(20))
		}
		p := setOf(text + " }").Pieces()[0]
		vertices, err := p.Vertices()
		if err != nil || len(vertices) == 0 {
			t.Fatalf("%s: %v, %v", text, vertices, err)
		}
		for _, c := range p.Constraints() {
			least := extreme(c.Aff, vertices, -1)
			if least.Sign() < 0 || c.Eq && extreme(c.Aff, vertices, 1).Sign() > 0 {
				t.Fatalf("%v: a vertex violates %v", p, c)
			}
		}
		form := Aff{Const: 3, Terms: []Term{{"i", random.Int64N(9) - 4}, {"j", 1 + random.Int64N(4)}}}
		most, ok, err := p.UpperConst(form)
		top := extreme(form, vertices, 1)
		if floor := new(big.Int).Div(top.Num(), top.Denom()); err != nil || !ok || floor.Int64() != most {
			t.Fatalf("%v: greatest value of %v at a vertex is %v, elsewhere %d (%v)", p, form, top, most, err)
		}
	}
}

// extreme returns the greatest value of a form at the vertices, for sign -1 the least.
func extreme(f Aff, vertices []Vertex, sign int) *big.Rat {
	var best *big.Rat
	for _, v := range vertices {
		sum := big.NewRat(f.Const, 1)
		for _, term := range f.Terms {
			b := v.Point[strings.Index("ij", term.Name)]
			sum.Add(sum, new(big.Rat).Mul(big.NewRat(term.Coef, 1), big.NewRat(b.Aff.Const, b.Div)))
		}
		if best == nil || sum.Cmp(best) == sign {
			best = sum
		}
	}
	return best
}
