package depend

import (
	"math/rand"
	"testing"

	"dhpfgo/sets"
)

// TestBitsAgainstValues checks what facts tell of the bits of sums and differences against all numbers and masks of a few bits for which the facts hold.
func TestBitsAgainstValues(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	x, names := sets.Var("x"), []string{"p", "q", "r"}
	told := map[[2]bool]int{} // a minus in the value or none, and what is told
	for range 4000 {
		var f facts
		value, minus := x, false
		for k, name := range names {
			m := sets.Var(name)
			if r.Intn(4) > 0 {
				f = append(f, bits{x, m, r.Intn(2) == 0})
			}
			if r.Intn(3) == 0 {
				f = append(f, bits{m, m.AddConst(-1), true})
			}
			if o := sets.Var(names[(k+1)%3]); r.Intn(3) == 0 {
				f = append(f, bits{m, o, true}, bits{o, m, true})
			}
			sign := int64(r.Intn(3) - 1)
			value, minus = value.Add(m.Scale(sign)), minus || sign < 0
		}
		mask := sets.Var(names[r.Intn(3)])
		if none, known := f.of(value, mask); known {
			told[[2]bool{minus, none}]++
			holds(t, f, value, mask, none)
		}
	}
	for _, minus := range []bool{false, true} {
		for _, none := range []bool{false, true} {
			if told[[2]bool{minus, none}] == 0 {
				t.Errorf("nothing is told of values with a minus %v that have no bits of a mask %v", minus, none)
			}
		}
	}
}

// holds checks what was told for all numbers below 32 and masks below 8.
func holds(t *testing.T, f facts, value, mask sets.Aff, none bool) {
	for x := range int64(32) {
		for masks := range int64(512) {
			v := map[string]int64{"x": x, "p": masks & 7, "q": masks >> 3 & 7, "r": masks >> 6}
			is := func(a sets.Aff) int64 {
				sum := a.Const
				for _, term := range a.Terms {
					sum += term.Coef * v[term.Name]
				}
				return sum
			}
			agrees := true
			for _, k := range f {
				agrees = agrees && (is(k.x)&is(k.mask) == 0) == k.none
			}
			if agrees && is(mask) != 0 && (is(value)&is(mask) == 0) != none {
				t.Fatalf("facts %v: %v with %v told %v, not so for %v", f, value, mask, none, v)
			}
		}
	}
}
