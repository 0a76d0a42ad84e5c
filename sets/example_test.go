package sets_test

import (
	"errors"
	"fmt"

	"dhpfgo/sets"
)

// The messages of a(i) = a(i-1) on an array of 100 elements in blocks of 25:
// owner, reader, what each lacks, who sends it, how much, and the loop that
// packs it.
func Example() {
	owns := sets.MustMap("{ [p] -> A[d] : 0 <= p < 4 and 25p < d <= 25p + 25 }")
	computes := sets.MustMap("{ [p] -> S[i] : 0 <= p < 4 and 25p < i <= 25p + 25 and 2 <= i <= 100 }")
	reads := sets.MustMap("{ S[i] -> A[i - 1] }")

	lacks := computes.ApplyRange(reads).Subtract(owns)
	fmt.Println(lacks)
	messages := lacks.ApplyRange(owns.Inverse())
	fmt.Println(messages)
	sent := owns.Intersect(sets.MustMap("{ [p] -> A[d] : p = 2 }")).Range().Intersect(lacks.Range())
	n, err := sent.Count()
	if err != nil {
		panic(err)
	}
	fmt.Println("processor 2 sends", n)
	loops, err := sent.Scan()
	if err != nil {
		panic(err)
	}
	fmt.Print(loops)
	// Output:
	// { [p] -> A[25p] : 1 <= p <= 3 }
	// { [p] -> [p - 1] : 1 <= p <= 3 }
	// processor 2 sends { 1 }
	// d = 75
	// A(d)
}

// What a block must receive for a(i) = a(i-1): the element left of it.
func ExampleSet_Subtract() {
	own := sets.MustSet("[n, v, B] -> { [d] : v <= d < v + B and 1 <= d <= n }")
	need := sets.MustSet("[n, v, B] -> { [d] : exists i : 2 <= i < n and v <= i < v + B and d = i - 1 }")
	fmt.Println(need.Subtract(own))
	// Output: [B, n, v] -> { [d] : d = v - 1 and B >= 1 and 2 <= v < n }
}

// The same set built from affine forms.
func ExampleSetOf() {
	i, n, v, b, d := sets.Var("i"), sets.Var("n"), sets.Var("v"), sets.Var("B"), sets.Var("d")
	need := sets.SetOf([]string{"d"}, []string{"i"},
		sets.GE(i, sets.Const(2)), sets.LT(i, n),
		sets.GE(i, v), sets.LT(i, v.Add(b)),
		sets.EQ(d, i.AddConst(-1)))
	fmt.Println(need)
	// Output: [B, n, v] -> { [d] : 1 <= d <= n - 2 and v - 1 <= d <= B + v - 2 }
}

// The owners of the elements that a strided loop touches.
func ExampleMap_Apply() {
	owner := sets.MustMap("{ [a] -> [p] : 0 <= p < 4 and 25p < a <= 25p + 25 }")
	touched := sets.MustSet("{ [a] : 60 <= a <= 90 and a mod 10 = 0 }")
	fmt.Println(owner.Apply(touched))
	// Output: { [p] : 2 <= p <= 3 }
}

// Union, intersection, complement.
func ExampleSet_Union() {
	a, b := sets.MustSet("{ [i] : 0 <= i < 4 }"), sets.MustSet("{ [i] : 3 <= i < 9 }")
	fmt.Println(a.Union(b))
	fmt.Println(a.Union(b).Coalesce())
	fmt.Println(a.Union(b).MakeDisjoint())
	fmt.Println(a.Intersect(b))
	fmt.Println(a.Complement())
	// Output:
	// { [i] : 0 <= i <= 3; [i] : 3 <= i <= 8 }
	// { [i] : 0 <= i <= 8 }
	// { [i] : 0 <= i <= 3; [i] : 4 <= i <= 8 }
	// { [i] : i = 3 }
	// { [i] : i <= -1; [i] : i >= 4 }
}

// Questions whose answer holds for all values of the parameters.
func ExampleSet_IsSubset() {
	block := sets.MustSet("[n, v] -> { [i] : v <= i < v + 8 and 1 <= i <= n }")
	array := sets.MustSet("[n] -> { [i] : 1 <= i <= n }")
	fmt.Println(block.IsSubset(array))
	fmt.Println(array.IsSubset(block))
	fmt.Println(array.IsEmpty())
	fmt.Println(block.Intersect(sets.MustSet("[v] -> { [i] : i >= v + 9 }")).IsEmpty())
	fmt.Println(sets.MustSet("{ [i] : exists k : i = 6k }").IsEqual(sets.MustSet("{ [i] : i mod 2 = 0 and i mod 3 = 0 }")))
	// Output:
	// true <nil>
	// false <nil>
	// false <nil>
	// true <nil>
	// true <nil>
}

// A projection is exact over the integers: i = 3k + 5l reaches all but some
// small numbers.
func ExampleSet_Project() {
	s := sets.MustSet("{ [i, k, l] : i = 3k + 5l and k >= 0 and l >= 0 }")
	fmt.Println(s.Project("i").Intersect(sets.MustSet("{ [i] : i < 9 }")).Coalesce())
	cyclic := sets.MustSet("[p] -> { [d, c] : d = 12c + 3p + 1 and 0 <= p < 4 and c >= 0 }")
	fmt.Println(cyclic.Project("d"))
	// Output:
	// { [i] : i <= 8 and i <= 3*floor(2i/5) }
	// [p] -> { [d] : (d - 3p) mod 12 = 1 and d > 3p and 0 <= p <= 3 }
}

// First and last iterations, as functions of the parameters.
func ExampleSet_LexMin() {
	s := sets.MustSet("[n, m] -> { [i, j] : 0 <= i <= n and m <= j <= i + 2 }")
	fmt.Println(s.LexMin())
	fmt.Println(s.LexMax())
	last := sets.MustMap("{ W[i] -> A[d] : 0 <= i < 10 and 2d = i - i mod 2 }").Inverse().LexMax()
	fmt.Println(last)
	// Output:
	// [m, n] -> { [i, j] : i = 0 and j = m and m <= 2 and n >= 0; [i, j] : i = m - 2 and j = m and m >= 3 and n >= m - 2 }
	// [m, n] -> { [i, j] : i = n and j = n + 2 and n >= 0 and n >= m - 2 }
	// { A[d] -> W[9] : d = 4; A[d] -> W[2d + 1] : 0 <= d <= 3 }
}

// What remains of a condition where another is known to hold.
func ExampleSet_Gist() {
	guard := sets.MustSet("[n] -> { [i] : 1 <= i <= n and i mod 4 = 1 }")
	loop := sets.MustSet("[n] -> { [i] : 1 <= i <= n and i mod 2 = 1 }")
	fmt.Println(guard.Gist(loop))
	// Output:
	// [n] -> { [i] : i mod 4 = 1 }
}

// Hulls contain the set and are simpler than it.
func ExampleSet_Hull() {
	s := sets.MustSet("{ [i, j] : i = 0 and 0 <= j <= 4; [i, j] : i = 6 and 2 <= j <= 8 }")
	fmt.Println(s.Hull())
	fmt.Println(s.AffineHull())
	fmt.Println(s.SampleSet().IsSubset(s))
	// Output:
	// { [i, j] : 0 <= i <= 6 and 0 <= j <= 8 }
	// { [i, j] : i mod 6 = 0 }
	// true <nil>
}

// The number of points, for all values of the parameters and for some.
func ExampleSet_Count() {
	s := sets.MustSet("[n] -> { [i, j] : 1 <= i <= j <= n and j mod 2 = 0 }")
	c, err := s.Count()
	if err != nil {
		panic(err)
	}
	fmt.Println(c)
	fmt.Println(c.At(map[string]int64{"n": 10}))
	// Output:
	// [n] -> { floor(n/2)^2 + floor(n/2) : n >= 2 }
	// 30 <nil>
}

func ExampleSet_Scan() {
	s := sets.MustSet("[n, v] -> { [i, j] : 1 <= i <= n and v <= i < v + 8 and i <= j <= n and (i + j) mod 2 = 0 }")
	loops, err := s.Scan()
	if err != nil {
		panic(err)
	}
	fmt.Print(loops)
	// Output:
	// do i = max(1, v), min(n, v + 7)
	//   do j = i, n, 2
	//     visit(i, j)
	//   end do
	// end do
}

// Two statements in one order of execution.
func ExampleScan() {
	loops, err := sets.Scan(
		sets.Statement{Name: "S", Domain: sets.MustSet("[n] -> { [i] : 0 <= i < n }"), Schedule: sets.MustMap("{ [i] -> [i, 0] }")},
		sets.Statement{Name: "T", Domain: sets.MustSet("[n] -> { [i] : 0 <= i < n }"), Schedule: sets.MustMap("{ [i] -> [i, 1] }")})
	if err != nil {
		panic(err)
	}
	fmt.Print(loops)
	// Output:
	// do i' = 0, n - 1
	//   o1 = 0
	//   i = i'
	//   S(i)
	//   o1 = 1
	//   i'' = i'
	//   T(i'')
	// end do
}

// Composition, inverse, domain and range, restriction.
func ExampleMap_ApplyRange() {
	reference := sets.MustMap("{ S[i] -> A[2i + 1] }")
	align := sets.MustMap("{ A[d] -> T[d + 3] }")
	onTemplate := reference.ApplyRange(align)
	fmt.Println(onTemplate)
	fmt.Println(onTemplate.Inverse())
	fmt.Println(onTemplate.IntersectDomain(sets.MustSet("{ S[i] : 0 <= i < 5 }")).Range())
	fmt.Println(onTemplate.IsInjective())
	// Output:
	// { S[i] -> T[2i + 4] }
	// { T[o0] -> S[i] : o0 = 2i + 4 }
	// { T[o0] : o0 mod 2 = 0 and 4 <= o0 <= 12 }
	// true <nil>
}

// Dependence distances, and what depends on what through any number of steps.
func ExampleMap_Deltas() {
	flow := sets.MustMap("[n] -> { S[i] -> S[i + 2] : 0 <= i < n - 2 }")
	fmt.Println(flow.Deltas())
	closure, exact := flow.TransitiveClosure()
	fmt.Println(closure, exact)
	// Output:
	// [n] -> { S[i] : i = 2 and n >= 3 }
	// [n] -> { S[i] -> S[o0] : (i + o0) mod 2 = 0 and i >= 0 and i + 2 <= o0 < n } true
}

// Pairs as tuples.
func ExampleMap_Wrap() {
	m := sets.MustMap("{ S[i] -> A[i + 1] }")
	fmt.Println(m.Wrap())
	fmt.Println(m.RangeProduct(sets.MustMap("{ S[i] -> B[2i] }")))
	fmt.Println(m.Wrap().Unwrap().IsEqual(m))
	// Output:
	// { [S[i] -> A[o0]] : o0 = i + 1 }
	// { S[i] -> [A[i + 1] -> B[2i]] }
	// true <nil>
}

// The bounds of a dimension, for code and for the size of a buffer.
func ExamplePiece_Bounds() {
	for _, p := range sets.MustSet("[n] -> { [i, j] : 0 <= i < n and 2i <= 3j <= 2i + 8 }").Pieces() {
		lower, upper, exact, err := p.Bounds("j", "i")
		fmt.Println(lower, upper, exact, err)
		c, ok, err := p.UpperConst(sets.Var("j").Sub(sets.Var("i")))
		fmt.Println(c, ok, err)
	}
	// Output:
	// [{2i 3}] [{2i + 8 3}] true <nil>
	// 2 true <nil>
}

// Iterations of several statements and elements of several arrays at once.
func ExampleParseUnion() {
	iterations, _, _, err := sets.ParseUnion("[n] -> { S[i] : 0 <= i < n; T[i, j] : 0 <= i < j < n }")
	if err != nil {
		panic(err)
	}
	_, reads, _, err := sets.ParseUnion("{ S[i] -> A[i]; T[i, j] -> A[j]; T[i, j] -> B[i, j] }")
	if err != nil {
		panic(err)
	}
	fmt.Println(iterations.Apply(reads).Each(sets.Set.Coalesce))
	// Output:
	// [n] -> { A[i] : 0 <= i < n; B[i, j] : i >= 0 and i < j < n }
}

func ExampleParseSet_error() {
	_, err := sets.ParseSet("[n] -> { [i] : 1 <= i <= m }")
	fmt.Println(err)
	// Output:
	// 1:26: unknown name m (parameters are declared as [m] -> { ... })
	//   [n] -> { [i] : 1 <= i <= m }
	//                            ^
}

// An operation that would take too long says so, and so does all that is
// computed from it.
func ExampleSet_WithLimit() {
	s := sets.MustSet("{ [i, j] : 0 <= i, j <= 9 and (i + 2j) mod 7 = 1 }").WithLimit(50)
	d := s.Subtract(sets.MustSet("{ [i, j] : (i + j) mod 5 = 2 }"))
	fmt.Println(errors.Is(d.Err(), sets.ErrLimit))
	_, err := d.Coalesce().IsEmpty()
	fmt.Println(err == d.Err())
	// Output:
	// true
	// true
}
